import { poolSize, type Viewer } from '@curio/kernel'
import type {
  Evidence,
  Skill,
  StartPlace,
  Terrain,
  TrackingResult,
  WolpertingerFace,
} from './content/vocabulary.ts'
import type { Cover } from './rules/acts.ts'
import { type CryptidsContent, type Face, known } from './rules/content.ts'
import type {
  CryptidsState,
  Direction,
  Found,
  HelperDie,
  LaidCryptid,
  LaidTile,
  Marker,
  Phase,
  Player,
  Poacher,
  Reserve,
  Side,
  SkillState,
  Slot,
  Turn,
} from './rules/state.ts'
import { faceOf } from './rules/table.ts'

// What is seen is made of types and not of interfaces, so that it is JSON data for the compiler too.

/** The table as one seat, or somebody who only watches, may see it (CR-GEN-6). */
export type CryptidsView = {
  readonly phase: Phase
  readonly round: number
  /** Known once the end is triggered. */
  readonly finalRound: number | null
  readonly wolpertinger: boolean
  readonly noBids: boolean
  readonly surcharge: boolean
  readonly players: readonly PlayerView[]
  readonly turn: TurnView | null
  /** The cryptid (`relocate.place`) or tile (`poacher.place`) that is being placed. */
  readonly placing: string | null
  /** The card whose ability is being carried out. */
  readonly ability: string | null
  /** How many tokens are in the bag. */
  readonly bag: number
  /** Used evidence beside the bag, sorted. */
  readonly discard: readonly Face[]
  /** How many are in the supply. */
  readonly bonusRumours: number
  readonly market: readonly (Face | null)[]
  readonly map: readonly { readonly at: string; readonly face: Face }[]
  /** Cards left, by level. */
  readonly decks: readonly number[]
  readonly cardDiscards: readonly (readonly string[])[]
  readonly display: readonly (SlotView | null)[]
  readonly commonContract: string | null
  readonly contractDiscards: readonly string[]
  readonly dice: readonly HelperDie[]
  readonly reserve: ReserveView
  /** Cities where a Wolpertinger token still lies. */
  readonly wolpertingerCities: readonly string[]
  readonly poacher: PoacherView | null
  readonly lost: 'contract' | 'five' | null
}

export type SlotView = {
  readonly card: string
  /** Null while it waits for a token. */
  readonly location: string | null
  readonly evidence: readonly (Evidence | '?')[]
  /** Seats with a bid token on the card. */
  readonly bids: readonly number[]
}

export type PlayerView = {
  readonly place: string | null
  readonly row: number
  readonly side: Side
  readonly movement: Marker
  readonly action: Marker
  readonly skills: Readonly<Record<Skill, SkillState>>
  readonly coins: number
  readonly experience: number
  readonly evidence: readonly Face[]
  readonly freeBids: number
  readonly found: readonly Found[]
  readonly requests: readonly string[]
  readonly tiles: readonly (string | null)[]
  /** Null where they are hidden from the viewer. */
  readonly contracts: readonly string[] | null
  readonly wolpertingers: readonly WolpertingerFace[]
}

type TurnView = {
  readonly seat: number
  /** Steps left of a movement that was begun. */
  readonly mainSteps: number
  readonly actionSteps: number
  readonly attempt: AttemptView | null
  readonly startedOnTop: boolean
  readonly moved: Direction | null
  readonly changedBid: boolean
  readonly placedBids: readonly string[]
  /** Places on the player's board whose token was bought in this phase and cannot be sold. */
  readonly bought: readonly number[]
  /** Market slots whose token was sold in this phase and cannot be bought back. */
  readonly sold: readonly number[]
}

type AttemptView = {
  readonly card: string
  readonly cover: readonly Cover[]
  readonly dice: readonly TrackingResult[]
  readonly secondChance: boolean
}

type ReserveView = {
  readonly tiles: readonly LaidTile[]
  /** In laying order. */
  readonly cryptids: readonly LaidCryptid[]
  readonly starts: Readonly<Record<Terrain, StartPlace | null>>
  /** Types that are not exhausted. */
  readonly living: readonly Terrain[]
  readonly stacks: Readonly<Record<Terrain, readonly string[]>>
  readonly requests: readonly string[]
}

type PoacherView = {
  readonly row: number
  readonly side: Side
  readonly evidence: readonly Face[]
  readonly caught: readonly Found[]
  readonly card: string | null
  readonly used: readonly string[]
  /** How many cards are in his deck. */
  readonly deck: number
}

/** Who sees what. Tokens are shown by face: which one of its type a token is would tell its back. */
export function viewCryptids(state: CryptidsState, viewer: Viewer, content: CryptidsContent): CryptidsView {
  const { options } = state
  return {
    phase: state.phase,
    round: state.round,
    finalRound: state.finalRound,
    wolpertinger: options.wolpertinger,
    noBids: options.noBids,
    surcharge: options.surcharge,
    players: state.players.map((player, seat) => viewPlayer(state, player, seat === viewer, content)),
    turn: state.turn && viewTurn(state, state.turn),
    placing: state.placing,
    ability: state.ability,
    bag: poolSize(state.bag),
    discard: facesOf(content, state.discard).sort(),
    bonusRumours: state.bonusRumours.length,
    market: state.market.map((token) => (token === null ? null : faceOf(content, token))),
    map: state.map.map(({ at, token }) => ({ at, face: faceOf(content, token) })),
    decks: state.decks.map((deck) => poolSize(deck)),
    cardDiscards: state.cardDiscards.map((cards) => [...cards]),
    display: state.display.map((slot) => slot && viewSlot(slot)),
    commonContract: state.commonContract,
    contractDiscards: [...state.contractDiscards],
    dice: state.dice.map((die) => ({ ...die })),
    reserve: viewReserve(state.reserve),
    wolpertingerCities: [...state.wolpertingerCities],
    poacher: state.poacher && viewPoacher(state.poacher, content),
    lost: state.lost,
  }
}

const facesOf = (content: CryptidsContent, tokens: readonly string[]): Face[] =>
  tokens.map((token) => faceOf(content, token))

const copyFound = (found: Found): Found => ({ ...found, evidence: [...found.evidence] })

function viewSlot({ card, location, evidence, bids }: Slot): SlotView {
  return { card, location, evidence: [...evidence], bids: [...bids] }
}

function viewPlayer(
  state: CryptidsState,
  player: Player,
  own: boolean,
  content: CryptidsContent,
): PlayerView {
  // CR-PSET-7, CR-SOLO-3: secret to the end, but open where one plays alone.
  const isOpen = own || state.phase === 'over' || state.poacher !== null
  return {
    place: player.place,
    row: player.row,
    side: player.side,
    movement: player.movement,
    action: player.action,
    skills: { ...player.skills },
    coins: player.coins,
    experience: player.experience,
    evidence: facesOf(content, player.evidence),
    freeBids: player.freeBids,
    found: player.found.map(copyFound),
    requests: [...player.requests],
    tiles: [...player.tiles],
    contracts: isOpen ? [...player.contracts] : null,
    wolpertingers: player.wolpertingers.map((token) => known(content.wolpertingers, token).face),
  }
}

function viewTurn(state: CryptidsState, turn: Turn): TurnView {
  const { attempt } = turn
  const evidence = state.players[turn.seat]?.evidence ?? []
  return {
    seat: turn.seat,
    mainSteps: turn.mainSteps,
    actionSteps: turn.actionSteps,
    attempt: attempt && { ...attempt, cover: [...attempt.cover], dice: [...attempt.dice] },
    startedOnTop: turn.startedOnTop,
    moved: turn.moved,
    changedBid: turn.changedBid,
    placedBids: [...turn.placedBids],
    bought: evidence.flatMap((token, place) => (turn.bought.includes(token) ? [place] : [])),
    sold: state.market.flatMap((token, slot) => (token !== null && turn.sold.includes(token) ? [slot] : [])),
  }
}

function viewReserve(reserve: Reserve): ReserveView {
  const { water, forest, mountain } = reserve.stacks
  return {
    tiles: reserve.tiles.map((tile) => ({ ...tile })),
    cryptids: reserve.cryptids.map((cryptid) => ({ ...cryptid })),
    starts: { ...reserve.starts },
    living: [...reserve.living],
    stacks: { water: [...water], forest: [...forest], mountain: [...mountain] },
    requests: [...reserve.requests],
  }
}

function viewPoacher(poacher: Poacher, content: CryptidsContent): PoacherView {
  return {
    row: poacher.row,
    side: poacher.side,
    evidence: facesOf(content, poacher.evidence),
    caught: poacher.caught.map(copyFound),
    card: poacher.card,
    used: [...poacher.used],
    deck: poolSize(poacher.deck),
  }
}
