import type { Flow } from '@curio/kernel'
import { DIE_BONUSES, type DieBonus, type LowerAction, type Terrain } from '../content/vocabulary.ts'
import { actOf, type TextOf, write } from './acts.ts'
import { tileOf } from './content.ts'
import { refillMarket, replaceMarket } from './evidence.ts'
import { activeCard, doLeftmost, type Plan } from './poacher.ts'
import { eligible, HUMAN, hasRoom, poacherOf } from './poacher-evidence.ts'
import { settle } from './refresh.ts'
import { fitterOf, tileSpots } from './reserve.ts'
import type { CryptidsState, HelperDie } from './state.ts'
import { type CryptidsTable, choose, faceOf, playerOf, tell } from './table.ts'
import { isFinished, lay, refillBoards, removeFrom, retireTypes } from './terrain.ts'

/** CR-POH-1 to CR-POH-12: the lower part of the active card. */
export function* poacherHelperTurn(t: CryptidsTable): Flow {
  const poacher = poacherOf(t.state)
  const isAbove = poacher.row < playerOf(t.state, HUMAN).row
  const { actions, move } = isAbove ? activeCard(t).above : activeCard(t).below
  tell(t, { kind: 'poacher.row', row: isAbove ? 'above' : 'below', actions: [...actions], rule: 'CR-POH-1' })
  yield* settle(t, HUMAN)
  yield* doLeftmost(t, actions, lowerPlan)
  movePawn(t, move)
  yield* placeForPoacher(t)
  poacher.side = 'left'
  tell(t, { kind: 'poacher.ended', phase: t.state.phase, row: poacher.row, rule: 'CR-POH-11' })
}

const isDie = (action: LowerAction): action is DieBonus => DIE_BONUSES.some((bonus) => bonus === action)

function lowerPlan(t: CryptidsTable, action: LowerAction): Plan {
  const { state, content } = t
  if (action === 'mkt') return { why: 'done', rule: 'CR-POH-3', act: () => refreshMarket(t) }
  if (isDie(action)) {
    const die = dearestDie(state, action)
    if (!die) return { why: 'no-such-die', rule: 'CR-POH-7' }
    return { why: 'done', rule: 'CR-POH-7', act: () => removeDie(t, die) }
  }
  if (!hasRoom(state, content)) return { why: 'no-free-slot', rule: 'CR-POH-9' }
  const { kind, refreshes } = MARKET_ACTIONS[action]
  const canTake = marketCandidates(t, kind).length > 0
  if (refreshes) {
    return canTake
      ? { why: 'done', rule: 'CR-POH-4', act: () => takeThenRefresh(t, kind) }
      : { why: 'done', rule: 'CR-POH-5', act: () => refreshThenTake(t, kind) }
  }
  if (!canTake) return { why: 'no-eligible-evidence', rule: 'CR-POH-9' }
  return { why: 'done', rule: 'CR-POH-2', act: () => takeAndRefill(t, kind) }
}

/** CR-POH-2, CR-POH-4: what he takes evidence for, and whether he refreshes the market as well. */
const MARKET_ACTIONS = {
  bid: { kind: 'bid', refreshes: false },
  con: { kind: 'con', refreshes: false },
  'bid+mkt': { kind: 'bid', refreshes: true },
  'con+mkt': { kind: 'con', refreshes: true },
} as const

function refreshMarket(t: CryptidsTable): undefined {
  replaceMarket(t)
}

function* takeAndRefill(t: CryptidsTable, kind: 'bid' | 'con'): Flow {
  yield* takeFromMarket(t, kind)
  refillMarket(t, 'refilled')
}

function* takeThenRefresh(t: CryptidsTable, kind: 'bid' | 'con'): Flow {
  yield* takeFromMarket(t, kind)
  replaceMarket(t)
}

function* refreshThenTake(t: CryptidsTable, kind: 'bid' | 'con'): Flow {
  replaceMarket(t)
  if (marketCandidates(t, kind).length > 0) yield* takeAndRefill(t, kind)
}

/** CR-POH-9: the market slots among which the human chooses, one for each sort of evidence. */
function marketCandidates({ state, content }: CryptidsTable, kind: 'bid' | 'con'): TextOf<'poacher.take'>[] {
  const tokenIn = (slot: number): string => state.market[slot] as string
  const faceIn = (slot: number): string => faceOf(content, tokenIn(slot))
  const filled = state.market.flatMap((token, slot) => (token === null ? [] : [slot]))
  const slots = eligible(state, content, kind, filled, tokenIn)
  return slots
    .filter((slot, index) => slots.findIndex((other) => faceIn(other) === faceIn(slot)) === index)
    .map((slot) => write.poacherBuys({ slot }))
}

/** CR-POH-2. */
function* takeFromMarket(t: CryptidsTable, kind: 'bid' | 'con'): Flow {
  const { state, content } = t
  const candidates = marketCandidates(t, kind)
  const [only = ''] = candidates
  const answer =
    candidates.length === 1 ? only : yield* choose(t, HUMAN, 'poacher.take', () => marketCandidates(t, kind))
  const act = actOf('poacher.take', answer)
  if (act.type !== 'poacherBuys') throw new Error(`"${answer}" is no market slot`)
  const { slot } = act
  const token = state.market[slot]
  if (!token) throw new Error(`market slot ${slot} is empty`)
  state.market[slot] = null
  poacherOf(state).evidence.push(token)
  const face = faceOf(content, token)
  tell(t, { kind: 'poacher.took', from: 'market', at: slot, face, candidates, rule: 'CR-POH-9' })
}

function dearestDie({ dice }: CryptidsState, bonus: DieBonus): HelperDie | undefined {
  const available = dice.filter((die) => !die.taken && die.bonus === bonus)
  return available.sort((one, other) => other.n - one.n)[0]
}

/** CR-POH-7, CR-POH-8. */
function removeDie(t: CryptidsTable, die: HelperDie): undefined {
  const { state, content } = t
  const { bonus, n } = die
  die.taken = true
  const token = bonus === 'rumour' && hasRoom(state, content) ? state.bonusRumours.pop() : undefined
  if (token !== undefined) poacherOf(state).evidence.push(token)
  const rule = bonus === 'rumour' ? 'CR-POH-8' : 'CR-POH-7'
  tell(t, { kind: 'poacher.die', bonus, n, gained: token !== undefined, rule })
}

/** CR-POH-10. */
function movePawn(t: CryptidsTable, move: 'above' | 'below'): void {
  const poacher = poacherOf(t.state)
  const from = poacher.row
  const to = playerOf(t.state, HUMAN).row + (move === 'above' ? -1 : 1)
  if (to >= 1 && to <= t.content.pack.constants.track.rows) poacher.row = to
  tell(t, { kind: 'poacher.moved', from, to: poacher.row, rule: 'CR-POH-10' })
}

/** CR-POH-12: tiles of the type shown, or of another living type where none of them fits. */
function tilesForPoacher({ state, content }: CryptidsTable, type: Terrain): string[] {
  const { living, stacks } = state.reserve
  const fitting = (each: Terrain): string[] => stacks[each].filter(fitterOf(state, content, each))
  const shown = living.includes(type) ? fitting(type) : []
  return shown.length > 0 ? shown : living.flatMap(fitting)
}

/** CR-POH-11, CR-POH-12. */
function* placeForPoacher(t: CryptidsTable): Flow {
  const { state, content } = t
  if (isFinished(state)) return
  const { terrain } = activeCard(t)
  const [only, ...more] = tilesForPoacher(t, terrain)
  if (only === undefined) {
    tell(t, { kind: 'terrain.skipped', seat: HUMAN })
    return
  }
  const answer =
    more.length === 0 ? only : yield* choose(t, HUMAN, 'poacher.tile', () => tilesForPoacher(t, terrain))
  const { tile } = actOf('poacher.tile', answer)
  state.placing = tile
  const placed = yield* choose(t, HUMAN, 'poacher.place', () => tileSpots(state, content, tile))
  const { spot } = actOf('poacher.place', placed)
  state.placing = null
  removeFrom(state.reserve.stacks[tileOf(content, tile).type], tile)
  lay(t, HUMAN, tile, spot, 'poacher')
  yield* refillBoards(t, HUMAN, retireTypes(t))
}
