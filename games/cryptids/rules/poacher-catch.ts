import type { Flow } from '@curio/kernel'
import type { CatchCategory, Evidence } from '../content/vocabulary.ts'
import { replaceBidsInSolo } from './bids.ts'
import { type CryptidsContent, cardOf, type Face } from './content.ts'
import { countSatisfying, type Shown, satisfies } from './contracts.ts'
import { isComplete, revealNextLevel, takeFromDisplay } from './display.ts'
import { discardToken, takeFace } from './evidence.ts'
import { HUMAN, poacherOf } from './poacher-evidence.ts'
import type { CryptidsState, Found } from './state.ts'
import { type CryptidsTable, choose, faceOf, playerOf, tell } from './table.ts'

/** CR-SEND-1. */
const CAUGHT_OF_ONE_CONTRACT = 3
const CAUGHT_IN_ALL = 5

export type CatchAction = 'c2' | 'c3' | 'c4'

interface Target extends Shown {
  readonly category: CatchCategory
}

/**
 * CR-POA-12, CR-POA-25: the faces he spends on a cryptid, or null where he lacks something. Exact evidence first, a
 * pair of rumours for each missing type, bonus rumours before others.
 */
export function payment(required: readonly (Evidence | '?')[], held: readonly Face[]): Face[] | null {
  const left = [...held]
  const spent: Face[] = []
  const spend = (face: Face | '?'): boolean => {
    if (face === '?' || !left.includes(face)) return false
    left.splice(left.indexOf(face), 1)
    spent.push(face)
    return true
  }
  const spendRumour = (): boolean => spend(left.includes('r') ? 'r' : 'R')
  let missing = 0
  for (const entry of required) {
    if (entry === 'R') {
      if (!spendRumour()) return null
    } else if (!spend(entry)) missing += 1
  }
  for (; missing > 0; missing--) if (!spendRumour() || !spendRumour()) return null
  return spent
}

function held(state: CryptidsState, content: CryptidsContent): Face[] {
  return poacherOf(state).evidence.map((token) => faceOf(content, token))
}

/** CR-POA-19, CR-POA-20, CR-POA-24, CR-POA-26: all cryptids of a category. */
function targetsIn(
  state: CryptidsState,
  content: CryptidsContent,
  category: CatchCategory,
): readonly Target[] {
  const player = playerOf(state, HUMAN)
  if (category === 'found') {
    return player.found.filter(({ relocated }) => relocated === null).map((each) => ({ ...each, category }))
  }
  return state.display.flatMap((slot) => {
    if (!slot || !isComplete(slot)) return []
    const isTarget =
      category === 'bid'
        ? slot.bids.length > 0
        : player.contracts.some((contract) => satisfies(state, content, slot, contract))
    return isTarget ? [{ card: slot.card, evidence: slot.evidence, category }] : []
  })
}

/** CR-POA-10, CR-POA-11: whether an action can catch it. */
function canCatch(
  state: CryptidsState,
  content: CryptidsContent,
  action: CatchAction,
  target: Target,
): boolean {
  if (action === 'c4') return poacherOf(state).evidence.length >= content.pack.constants.evidenceSlots.poacher
  const size = action === 'c2' ? 2 : 3
  return target.evidence.length === size && payment(target.evidence, held(state, content)) !== null
}

/** CR-POA-19, CR-POA-21: the best cryptids of the first category where he can catch any. */
export function catchCandidates(
  state: CryptidsState,
  content: CryptidsContent,
  action: CatchAction,
  categories: readonly CatchCategory[],
): readonly Target[] {
  for (const category of categories) {
    const targets = targetsIn(state, content, category).filter((target) =>
      canCatch(state, content, action, target),
    )
    if (targets.length === 0) continue
    const nearest = best(targets, (target) => nearness(state, content, target))
    return best(nearest, ({ card }) => cardOf(content, card).entry.found)
  }
  return []
}

function best<T>(items: readonly T[], worth: (item: T) => number): readonly T[] {
  const most = Math.max(...items.map(worth))
  return items.filter((item) => worth(item) === most)
}

/** CR-POA-22. */
function nearness(state: CryptidsState, content: CryptidsContent, target: Target): number {
  const { caught } = poacherOf(state)
  const counts = playerOf(state, HUMAN)
    .contracts.filter((contract) => satisfies(state, content, target, contract))
    .map((contract) => countSatisfying(state, content, caught, contract) + 1)
  return Math.max(0, ...counts)
}

/** CR-POA-10, CR-POA-11, CR-POA-23, CR-POA-24. */
export function* catchCryptid(
  t: CryptidsTable,
  action: CatchAction,
  candidates: readonly Target[],
  rule: string,
): Flow {
  const { state } = t
  const names = candidates.map(({ card }) => card)
  const answer = names.length === 1 ? names[0] : yield* choose(t, HUMAN, 'poacher.catch', () => names)
  const target = candidates.find(({ card }) => card === answer)
  if (!target) throw new Error(`the Poacher cannot catch ${answer}`)
  const { card, category } = target
  const spent = spendOn(t, action, target)
  const index = state.display.findIndex((slot) => slot?.card === card)
  const caught = category === 'found' ? loseFound(t, card) : takeFromDisplay(t, index)
  poacherOf(state).caught.push(caught)
  tell(t, { kind: 'poacher.caught', card, category, spent, candidates: names, rule })
  if (checkLoss(t) || category === 'found') return
  revealNextLevel(t, index, card)
  yield* replaceBidsInSolo(t)
}

function spendOn(t: CryptidsTable, action: CatchAction, target: Target): Face[] {
  const { evidence } = poacherOf(t.state)
  const all = held(t.state, t.content)
  const faces = action === 'c4' ? all : (payment(target.evidence, all) ?? [])
  return faces.map((face) => {
    discardToken(t, takeFace(t, evidence, face))
    return face
  })
}

function loseFound(t: CryptidsTable, card: string): Found {
  const { found } = playerOf(t.state, HUMAN)
  const [lost] = found.splice(
    found.findIndex((each) => each.card === card),
    1,
  )
  if (!lost) throw new Error(`${card} is not found`)
  return lost
}

/** CR-SEND-1: at once, even in the middle of a round. */
function checkLoss(t: CryptidsTable): boolean {
  const { state, content } = t
  const { caught } = poacherOf(state)
  const isComplete = playerOf(state, HUMAN).contracts.some(
    (contract) => countSatisfying(state, content, caught, contract) >= CAUGHT_OF_ONE_CONTRACT,
  )
  if (isComplete) state.lost = 'contract'
  else if (caught.length >= CAUGHT_IN_ALL) state.lost = 'five'
  if (state.lost) tell(t, { kind: 'lost', why: state.lost, rule: 'CR-SEND-1' })
  return state.lost !== null
}
