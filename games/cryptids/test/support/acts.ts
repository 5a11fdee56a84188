import type { Json } from '@curio/kernel'
import { type Act, type ActType, isQuestionKind, readAct } from '../../rules/acts.ts'

/** What an answer means, where it means anything. */
export function actIn(kind: string, answer: Json): Act | null {
  return isQuestionKind(kind) ? readAct(kind, answer) : null
}

const EAGER: readonly ActType[] = [
  'track',
  'relocate',
  'request',
  'search',
  'collect',
  'refresh',
  'refreshNow',
  'reroll',
  'luck',
  'buy',
  'learn',
  'bid',
  'cash',
]

/** Whether an answer makes something happen, which players without a plan seldom manage. */
export function isEager(kind: string, answer: Json): boolean {
  const act = actIn(kind, answer)
  return act !== null && EAGER.includes(act.type)
}
