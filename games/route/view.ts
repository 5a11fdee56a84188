import { type Chance, type Json, shuffle, type Viewer } from '@curio/kernel'
import { type CampaignView, viewCampaign } from './campaign-view.ts'
import { type CardsView, redealCards, viewCards } from './card-view.ts'
import type { SupportBonus } from './content/booklet/terms.ts'
import type { AncientId, EffectSymbol, Tome } from './content/pack.ts'
import { type EventView, viewEvents } from './event-view.ts'
import { redealBets } from './rules/bets.ts'
import { playerOf } from './rules/board.ts'
import type { City } from './rules/city.ts'
import { cityContent, cityIn, type RouteContent } from './rules/content.ts'
import { pieceId } from './rules/dice.ts'
import { hasEffects } from './rules/options.ts'
import type { PlayedEffect } from './rules/played.ts'
import { roundBoardOf } from './rules/ratings.ts'
import type {
  Board,
  CardAndDie,
  Casinos,
  Deed,
  Ending,
  Phase,
  Player,
  RouteState,
  Stored,
  Turn,
  Zone,
} from './rules/state.ts'

// What is seen is made of types and not of interfaces, so that it is JSON data for the compiler too.

/** The table as one seat, or somebody who only watches, may see it. */
export type RouteView = {
  /** Null in cities that have none. */
  readonly ancient: AncientId | null
  readonly effects: Readonly<Record<EffectSymbol, PlayedEffect>>
  readonly challenge: { readonly row: number; readonly column: number } | null
  readonly first: number
  readonly lead: number
  readonly round: number
  readonly phase: Phase
  readonly openShop: string | null
  readonly usedShops: readonly string[]
  readonly shopsLeft: number
  readonly dice: readonly DieView[]
  readonly roundDice: readonly string[]
  readonly encounterOrder: readonly number[]
  readonly players: readonly PlayerView[]
  /** In cities of the booklet (RT-BASE-55). */
  readonly roundBoard?: RoundBoardView
  /** Where cards are played. */
  readonly cards?: CardsView
  /** With the module Starting Events. */
  readonly events?: { readonly opened: readonly string[]; readonly numbers: readonly number[] }
  /** Where a card is played with a die. */
  readonly cardAndDie?: CardAndDieView
  /** Of a campaign; everything else is the game in the city that it has come to. */
  readonly campaign?: CampaignView
}

type RoundBoardView = {
  readonly ratings: readonly number[]
  readonly next: number
  readonly goals: readonly string[]
  readonly halfStars: number
  readonly sevens: readonly number[]
  readonly marked?: readonly (readonly number[])[]
}

type CardAndDieView = {
  readonly pairs: readonly (readonly string[])[]
  readonly offered: readonly string[]
  readonly landmarkDie: string | null
  readonly waiting: readonly string[]
  readonly onCards: readonly (string | null)[]
}

/** A view comes from `viewRoute` and nowhere else, so its shape is known. */
export const asRouteView = (view: Json): RouteView => view as RouteView

export type DieView = {
  readonly id: string
  /** 0 while it is not rolled. */
  readonly number: number
  readonly zone: Zone
}

/** Who sees what. */
export function viewRoute(state: RouteState, viewer: Viewer, match: RouteContent): RouteView {
  const content = cityContent(match, state)
  const { ancient, roundBoard } = state
  const seen = tableSeen(state, viewer, cityIn(content, state))
  if (ancient !== null && !roundBoard) return { ancient, ...seen }
  const { cards, cardAndDie, events, campaign } = state
  return {
    ancient,
    ...seen,
    roundBoard: structuredClone(roundBoardOf(state)),
    ...(cards && { cards: viewCards(cards, viewer, hasEffects(state)) }),
    ...(events && { events: structuredClone(events) }),
    ...(cardAndDie && { cardAndDie: viewCardAndDie(cardAndDie, cityIn(content, state)) }),
    ...(campaign && { campaign: viewCampaign(campaign, state) }),
  }
}

function viewCardAndDie(selection: CardAndDie, { dice }: City): CardAndDieView {
  const { pairs, offered, landmarkDie, waiting, onCards } = selection
  const ids = (list: readonly number[]): string[] => list.map((die) => dice[die]?.id ?? '')
  return {
    pairs: pairs.map(ids),
    offered: ids(offered),
    landmarkDie: dice[landmarkDie]?.id ?? null,
    waiting: ids(waiting),
    onCards: onCards.map((die) => dice[die]?.id ?? null),
  }
}

function tableSeen(state: RouteState, viewer: Viewer, city: City): Omit<RouteView, 'ancient'> {
  return {
    effects: { ...state.effects },
    challenge: state.options.challenge,
    first: state.first,
    lead: state.lead,
    round: state.round,
    phase: state.phase,
    openShop: state.openShop,
    usedShops: [...state.usedShops],
    shopsLeft: state.shopDeck.rest.length,
    dice: state.dice.map((die, index) => ({
      id: city.dice[index]?.id ?? '',
      number: die.number,
      zone: die.zone,
    })),
    roundDice: state.roundDice.map((piece) => pieceId(city, piece)),
    encounterOrder: [...state.encounterOrder],
    players: state.players.map((player, seat) => viewPlayer(state, player, seat, viewer, city)),
  }
}

export type PlayerView = {
  readonly dealt: readonly string[] | null
  readonly task: string | null
  readonly taskShown: boolean
  readonly call: string | null
  readonly board: BoardView
  readonly turn: TurnView | null
  readonly done: boolean
  readonly kept: readonly string[] | null
  readonly roundsMarked: number
  readonly ending: EndingView | null
  /** Where the player is going to mark the open event. */
  readonly marking?: string
}

/** RT-ANC-CTH-1: its consequences are being applied, or it has met the Ancient already. */
function isCallShown({ phase, encounterOrder }: RouteState, { ending }: Player, seat: number): boolean {
  if (phase === 'over' || ending === null) return phase === 'over'
  return ending.failures > 0 || (phase === 'encounter' && !encounterOrder.includes(seat))
}

function viewPlayer(state: RouteState, player: Player, seat: number, viewer: Viewer, city: City): PlayerView {
  const own = seat === viewer
  const { ending } = player
  // RT-GEN-9: tasks stay secret to the end; a Call is shown earlier.
  const taskKnown = own || state.phase === 'over' || (player.taskShown && state.phase !== 'setup')
  const callKnown = own || isCallShown(state, player, seat)
  const routeKnown = own || state.phase === 'encounter' || state.phase === 'over'
  return {
    dealt: own ? [...player.dealt] : null,
    task: taskKnown ? player.task : null,
    taskShown: taskKnown && player.taskShown,
    call: callKnown ? player.call : null,
    board: viewBoard((own && player.pencil) || player.board, city, own || state.phase === 'over'),
    turn: own && player.turn ? viewTurn(player, player.turn, city) : null,
    done: player.turn?.done ?? false,
    kept: own && player.kept ? player.kept.map((piece) => pieceId(city, piece)) : null,
    roundsMarked: player.roundsMarked,
    ending: ending && routeKnown ? viewEnding(ending, city, taskKnown) : null,
    ...(own && player.marking !== undefined && { marking: player.marking }),
  }
}

export type BoardView = {
  readonly segments: readonly string[]
  readonly tourists: TouristsView
  readonly circledShops: readonly string[]
  readonly stored: Readonly<Stored>
  readonly tomes: Readonly<Record<Tome, 'free' | 'held' | 'used'>>
  readonly events?: readonly EventView[]
  /** In Las Vegas; bets without what is secret of them (RT-VEG-BET-3). */
  readonly casinos?: {
    readonly visited: readonly string[]
    readonly bets: readonly BetView[]
  }
  /** In Sydney. */
  readonly harbour?: { readonly crossed: readonly string[]; readonly remote: readonly number[] }
  /** In a campaign. */
  readonly support?: readonly SupportBonus[]
}

type BetView = {
  readonly casino: string
  readonly round: number
  readonly bet: string | null
  readonly number: number | null
}

function viewBoard(board: Board, city: City, betsKnown: boolean): BoardView {
  const segments: string[] = []
  for (const { id, index } of city.segments) if (board.drawn[index] === 1) segments.push(id)
  return {
    segments,
    tourists: viewTourists(board.tourists, city),
    circledShops: board.circledShops.map((vertex) => city.vertices[vertex]?.id ?? ''),
    stored: { ...board.stored },
    tomes: { ...board.tomes },
    ...(board.events && { events: viewEvents(board.events, city) }),
    ...(board.casinos && { casinos: viewCasinos(board.casinos, city, betsKnown) }),
    ...(board.support && { support: [...board.support] }),
    ...(board.harbour && {
      harbour: {
        crossed: board.harbour.crossed.map((block) => city.blocks[block]?.id ?? ''),
        remote: [...board.harbour.remote],
      },
    }),
  }
}

function viewCasinos(
  { visited, bets }: Casinos,
  city: City,
  betsKnown: boolean,
): NonNullable<BoardView['casinos']> {
  const id = (block: number): string => city.blocks[block]?.id ?? ''
  return {
    visited: visited.map(id),
    bets: bets.map(({ casino, bet, number, round }) => ({
      casino: id(casino),
      round,
      bet: betsKnown ? bet : null,
      number: betsKnown ? number : null,
    })),
  }
}

/** By block, a count for each tourist type; blocks without tourists are left out. */
type TouristsView = { readonly [block: string]: readonly number[] }

function viewTourists(tourists: readonly number[], city: City): TouristsView {
  const seen: { [block: string]: readonly number[] } = {}
  city.blocks.forEach(({ id }, index) => {
    const from = index * 4
    let count = 0
    for (let type = from; type < from + 4; type++) count += tourists[type] ?? 0
    if (count > 0) seen[id] = tourists.slice(from, from + 4)
  })
  return seen
}

export type TurnView = {
  readonly dice: readonly string[]
  readonly numbers: readonly number[]
  readonly effect: PlayedEffect | null
  readonly effectUsed: boolean
  readonly block: string | null
  readonly fallback: boolean
  readonly shopVisited: boolean
  readonly regularsWait?: true
  readonly way: 'a' | 'b' | 'c' | null
  /** The segment that a correction has erased in this turn. */
  readonly erased: string | null
  readonly acts: readonly Deed[]
}

function viewTurn({ board, pencil }: Player, turn: Turn, city: City): TurnView {
  const erased = pencil ? board.drawn.findIndex((mark, index) => mark === 1 && pencil.drawn[index] === 0) : -1
  return {
    dice: turn.dice.map((piece) => pieceId(city, piece)),
    numbers: [...turn.numbers],
    effect: turn.effect,
    effectUsed: turn.effectUsed,
    block: city.blocks[turn.block]?.id ?? null,
    fallback: turn.fallback,
    shopVisited: turn.shopVisited,
    ...(turn.regularsWait && { regularsWait: true as const }),
    way: turn.way,
    erased: city.segments[erased]?.id ?? null,
    acts: turn.acts.map((act) => ({ ...act })),
  }
}

export type RoutePartView = { readonly start: string; readonly segments: readonly string[] }

type EndingView = {
  readonly route: readonly RoutePartView[]
  readonly madness: number
  readonly gateLinks: number
  readonly dice: readonly number[]
  readonly failures: number
  readonly successes: number
  readonly eliminated: boolean
  readonly riverLinks: number
  /** Null while the task is secret. */
  readonly task: number | null
  readonly crossed: readonly string[]
  readonly tourists: TouristsView
  readonly encounter: number
}

function viewEnding(ending: Ending, city: City, taskKnown: boolean): EndingView {
  return {
    route: ending.route.map((part) => ({
      start: city.vertices[part.start]?.id ?? '',
      segments: part.segments.map((index) => city.segments[index]?.id ?? ''),
    })),
    madness: ending.madness,
    gateLinks: ending.gateLinks,
    dice: [...ending.dice],
    failures: ending.failures,
    successes: ending.successes,
    eliminated: ending.eliminated,
    riverLinks: ending.riverLinks,
    task: taskKnown ? ending.task : null,
    crossed: ending.crossed.map((block) => city.blocks[block]?.id ?? ''),
    tourists: viewTourists(ending.tourists, city),
    encounter: ending.encounter,
  }
}

/** Deals anew what the viewer cannot know: others' tasks and Calls, and the shop card that was removed. */
export function determinizeRoute(
  state: RouteState,
  viewer: Viewer,
  chance: Chance,
  match: RouteContent,
): void {
  const content = cityContent(match, state)
  redealTasks(state, viewer, chance)
  redealCalls(state, viewer, chance)
  redealRemovedShop(state, chance, content)
  redealAllBets(state, viewer, chance, content)
  if (state.cards) redealCards(state.cards, viewer, chance)
  for (const module of content.modules) module.redeal(state, viewer, chance, content)
}

function redealTasks(state: RouteState, viewer: Viewer, chance: Chance): void {
  if (state.phase === 'over') return
  const others = hiddenSeats(state, viewer)
  const isShown = (player: Player, card: string): boolean =>
    player.taskShown && state.phase !== 'setup' && card === player.task
  const unknown = [...state.taskDeck.rest]
  for (const player of others) unknown.push(...player.dealt.filter((card) => !isShown(player, card)))
  shuffle(unknown, chance)
  for (const player of others) {
    const isSecret = player.task !== null && !isShown(player, player.task)
    player.dealt = player.dealt.map((card) => (isShown(player, card) ? card : (unknown.pop() as string)))
    // Nor is it known which of them is kept; they are shuffled, so it may as well be the first.
    if (isSecret) player.task = player.dealt[0] as string
  }
  state.taskDeck.rest.splice(0, state.taskDeck.rest.length, ...unknown)
}

function redealCalls(state: RouteState, viewer: Viewer, chance: Chance): void {
  const secret = state.players.filter(
    (player, seat) => seat !== viewer && player.call !== null && !isCallShown(state, player, seat),
  )
  const unknown = [...state.callDeck.rest, ...secret.map((player) => player.call as string)]
  shuffle(unknown, chance)
  for (const player of secret) player.call = unknown.pop() as string
  state.callDeck.rest.splice(0, state.callDeck.rest.length, ...unknown)
}

function redealRemovedShop(state: RouteState, chance: Chance, content: RouteContent): void {
  if (state.removedShop === null) return
  const unknown = [...state.shopDeck.rest, state.removedShop]
  const tourists = (id: string): boolean =>
    content.pack.shopCards.some((card) => card.id === id && card.kind === 'BON_TOURISTS')
  const removable = state.ancient === 'CTHULHU' ? unknown.filter((id) => !tourists(id)) : unknown
  const removed = removable[chance.below(removable.length)] as string
  state.removedShop = removed
  const rest = unknown.filter((id) => id !== removed)
  state.shopDeck.rest.splice(0, state.shopDeck.rest.length, ...rest)
}

/** Until the end, bets are known to those who made them. */
function redealAllBets(state: RouteState, viewer: Viewer, chance: Chance, { pack }: RouteContent): void {
  if (state.phase === 'over') return
  for (const { board, pencil } of hiddenSeats(state, viewer)) {
    const latest = pencil ?? board
    if (!latest.casinos || !board.casinos) continue
    redealBets(state, pack, latest.casinos, chance)
    board.casinos.bets = latest.casinos.bets.slice(0, board.casinos.bets.length)
  }
}

function hiddenSeats(state: RouteState, viewer: Viewer): Player[] {
  return state.players.flatMap((_, seat) => (seat === viewer ? [] : [playerOf(state, seat)]))
}
