import { type Flow, poolSize } from '@curio/kernel'
import type { PoacherCard } from '../content/pack.ts'
import type { LowerAction, UpperAction } from '../content/vocabulary.ts'
import { known } from './content.ts'
import type { PoacherReason } from './notes.ts'
import { catchCandidates, catchCryptid } from './poacher-catch.ts'
import { HUMAN, hasRoom, mapCandidates, poacherOf, takeOnMap } from './poacher-evidence.ts'
import { canRefresh, refreshMap, settle } from './refresh.ts'
import { type CryptidsTable, tell } from './table.ts'

export function activeCard(t: CryptidsTable): PoacherCard {
  return known(t.content.poacherCards, poacherOf(t.state).card ?? '')
}

/** CR-POA-1: a new card, one action of its upper part, and the pawn moves to the right. */
export function* poacherTurn(t: CryptidsTable): Flow {
  const { state } = t
  revealPoacherCard(t)
  const poacher = poacherOf(state)
  const row = poacher.evidence.length
  const actions = activeCard(t).up[row] ?? []
  tell(t, { kind: 'poacher.row', row, actions: [...actions], rule: 'CR-POA-2' })
  yield* settle(t, HUMAN)
  yield* doLeftmost(t, actions, upperPlan)
  if (state.lost) return
  yield* settle(t, HUMAN)
  poacher.side = 'right'
  tell(t, { kind: 'poacher.ended', phase: state.phase, row: poacher.row, rule: 'CR-POA-1' })
}

/** CR-SOLO-14: an empty deck is made of the used cards again. */
function revealPoacherCard(t: CryptidsTable): void {
  const poacher = poacherOf(t.state)
  if (poacher.card !== null) poacher.used.push(poacher.card)
  if (poolSize(poacher.deck) === 0) {
    poacher.deck.rest.push(...poacher.used)
    poacher.used.length = 0
  }
  poacher.card = t.draw(poacher.deck) ?? null
  if (poacher.card !== null) tell(t, { kind: 'poacher.card', card: poacher.card, rule: 'CR-POA-1' })
}

/** Whether an action of a row can be carried out, by which rule, and how. */
export interface Plan {
  readonly why: PoacherReason
  readonly rule: string
  /** Only if it can be carried out; returns a flow if the human has to choose. */
  readonly act?: () => Flow | undefined
}

/** CR-POA-3: the leftmost action that can be carried out, and only that one. */
export function* doLeftmost<A extends UpperAction | LowerAction>(
  t: CryptidsTable,
  actions: readonly A[],
  planFor: (t: CryptidsTable, action: A) => Plan,
): Flow {
  for (const action of actions) {
    const { why, rule, act } = planFor(t, action)
    tell(t, { kind: 'poacher.action', action, done: act !== undefined, why, rule })
    if (!act) continue
    const rest = act()
    if (rest) yield* rest
    return
  }
  tell(t, { kind: 'poacher.idle', rule: 'CR-POA-3' })
}

function upperPlan(t: CryptidsTable, action: UpperAction): Plan {
  const { state, content } = t
  const card = activeCard(t)
  switch (action) {
    case 'ref':
      if (!canRefresh(state, content)) return { why: 'map-is-full', rule: 'CR-POA-9' }
      return { why: 'done', rule: 'CR-POA-8', act: () => refreshMap(t, HUMAN, 'poacher') }
    case 'c2':
    case 'c3':
    case 'c4': {
      const candidates = catchCandidates(state, content, action, card.cryptids)
      if (candidates.length === 0) return { why: 'no-catch', rule: 'CR-POA-19' }
      const rule = action === 'c4' ? 'CR-POA-11' : 'CR-POA-10'
      return { why: 'done', rule, act: () => catchCryptid(t, action, candidates, 'CR-POA-21') }
    }
    default: {
      if (!hasRoom(state, content)) return { why: 'no-free-slot', rule: 'CR-POA-28' }
      const candidates = mapCandidates(state, content, action, card.regions)
      if (candidates.length === 0) return { why: 'no-eligible-evidence', rule: 'CR-POA-13' }
      const order = action === 'low' || action === 'high' ? 'CR-POA-17' : 'CR-POA-13'
      return { why: 'done', rule: TAKING_RULES[action], act: () => takeOnMap(t, candidates, order) }
    }
  }
}

const TAKING_RULES = { bid: 'CR-POA-4', con: 'CR-POA-5', low: 'CR-POA-7', high: 'CR-POA-7' } as const
