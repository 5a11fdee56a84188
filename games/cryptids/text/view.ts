import type { Json, Points } from '@curio/kernel'
import type { CryptidsPack } from '../content/pack.ts'
import { EVIDENCE, type Evidence } from '../content/vocabulary.ts'
import { type CryptidsContent, cardOf } from '../rules/content.ts'
import { chanceOfSuccess as chanceWith } from '../rules/odds.ts'
import { layCryptid, layTile } from '../rules/reserve.ts'
import { pointsOf } from '../rules/scoring.ts'
import { type CryptidsState, firstState, type Slot, type Turn } from '../rules/state.ts'
import type { CryptidsView, PlayerView, SlotView } from '../view.ts'

export type { CryptidsView, PlayerView } from '../view.ts'

/** A view comes from `viewCryptids` and nowhere else, so its shape is known. */
export function asCryptidsView(view: Json): CryptidsView {
  return view as unknown as CryptidsView
}

const states = new WeakMap<CryptidsView, CryptidsState>()

/**
 * A state in which everything a viewer sees is as it is seen, so that the rules themselves can say what is possible and
 * what it is worth. What is hidden stays as at the beginning: nothing may be asked about it. A view is looked at many
 * times; its state is made once, and nobody changes it.
 */
export function stateOfView(view: CryptidsView, content: CryptidsContent): CryptidsState {
  const state = states.get(view) ?? readView(view, content)
  states.set(view, state)
  return state
}

function readView(view: CryptidsView, content: CryptidsContent): CryptidsState {
  const options = {
    wolpertinger: view.wolpertinger,
    noBids: view.noBids,
    surcharge: view.surcharge,
    seating: 'random',
  } as const
  const state = firstState(options, view.players.length, content)
  const token = tokenTaker(content)
  state.phase = view.phase
  state.round = view.round
  state.finalRound = view.finalRound
  state.commonContract = view.commonContract
  state.dice = view.dice.map((die) => ({ ...die }))
  state.map = view.map.map(({ at, face }) => ({ at, token: token(face) }))
  state.market = view.market.map((face) => (face === null ? null : token(face)))
  state.display = view.display.map((slot) => slot && slotOf(slot))
  state.players.forEach((player, seat) => {
    const seen = view.players[seat]
    if (seen) Object.assign(player, playerOf(seen, token, content))
  })
  layReserve(state, view, content)
  state.turn = turnOf(state, view)
  state.placing = view.placing
  state.ability = view.ability
  state.wolpertingerCities = [...view.wolpertingerCities]
  state.lost = view.lost
  if (state.poacher && view.poacher) {
    const { row, side, caught, card, evidence } = view.poacher
    Object.assign(state.poacher, { row, side, card, caught: [...caught], evidence: evidence.map(token) })
  }
  return state
}

function turnOf({ players, market }: CryptidsState, { turn }: CryptidsView): Turn | null {
  if (turn === null) return null
  const evidence = players[turn.seat]?.evidence ?? []
  return {
    ...turn,
    attempt: turn.attempt && { ...turn.attempt, dice: [...turn.attempt.dice] },
    placedBids: [...turn.placedBids],
    bought: turn.bought.flatMap((place) => evidence[place] ?? []),
    sold: turn.sold.flatMap((slot) => market[slot] ?? []),
  }
}

/** Tokens with a face, each taken once; nobody can see which token it is. */
function tokenTaker({ tokens }: CryptidsContent): (face: string) => string {
  const left = [...tokens.values()]
  return (face) => {
    const index = left.findIndex((each) => each.face === face)
    const [taken] = index < 0 ? [] : left.splice(index, 1)
    if (!taken) throw new Error(`there is no other token "${face}"`)
    return taken.id
  }
}

const isEvidence = (entry: string): entry is Evidence => EVIDENCE.some((type) => type === entry)

function slotOf({ card, location, evidence, bids }: SlotView): Slot {
  const known = evidence.map((entry) => (isEvidence(entry) ? entry : '?'))
  return { card, location, evidence: known, bids: [...bids], locationToken: null, evidenceTokens: [] }
}

function playerOf(
  seen: PlayerView,
  token: (face: string) => string,
  { pack }: CryptidsContent,
): Partial<CryptidsState['players'][number]> {
  const tokens = [...pack.wolpertinger.tokens]
  const wolpertingers = seen.wolpertingers.map((face) => {
    const index = tokens.findIndex((each) => each.face === face)
    return index < 0 ? '' : (tokens.splice(index, 1)[0]?.id ?? '')
  })
  return {
    ...seen,
    skills: { ...seen.skills },
    evidence: seen.evidence.map(token),
    found: [...seen.found],
    requests: [...seen.requests],
    tiles: [...seen.tiles],
    contracts: [...(seen.contracts ?? [])],
    wolpertingers,
  }
}

function layReserve(state: CryptidsState, { reserve }: CryptidsView, content: CryptidsContent): void {
  for (const { tile, x, y, turn } of reserve.tiles) layTile(state, content, tile, { x, y, turn })
  for (const laid of reserve.cryptids) if (cardOf(content, laid.card)) layCryptid(state, content, { ...laid })
  state.reserve.starts = { ...reserve.starts }
  state.reserve.living = [...reserve.living]
  state.reserve.requests = [...reserve.requests]
  const { water, forest, mountain } = reserve.stacks
  state.reserve.stacks = { water: [...water], forest: [...forest], mountain: [...mountain] }
}

const pointsOfViews = new WeakMap<CryptidsView, readonly Points[]>()

/** The points of all seats if the game ended now; hidden contracts of others count nothing. */
export function livePoints(view: CryptidsView, content: CryptidsContent): readonly Points[] {
  const before = pointsOfViews.get(view)
  if (before) return before
  const state = stateOfView(view, content)
  const points = view.players.map((_, seat) => pointsOf(state, content, seat))
  pointsOfViews.set(view, points)
  return points
}

/** The chance that a player's Try with this many dice succeeds. */
export function chanceOfSuccess(pack: CryptidsPack, player: PlayerView, dice: number): number {
  const { skills, wolpertingers } = player
  const tokens = wolpertingers.filter((face) => face === 'reroll').length
  const rerolls = tokens + Number(skills.secondChance === 'ready')
  return chanceWith(pack, { rerolls, luck: skills.luck === 'ready' }, dice)
}
