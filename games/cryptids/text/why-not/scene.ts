import type { Question } from '@curio/kernel'
import type { Skill } from '../../content/vocabulary.ts'
import type { Reason } from '../../rules/reasons.ts'
import type { Names } from '../names.ts'
import type { CryptidsView, PlayerView } from '../view.ts'
import type { ReasonFacts } from '../words.ts'

/** Somebody taps something that the open question does not offer. */
export interface Scene {
  readonly names: Names
  readonly view: CryptidsView
  readonly player: PlayerView
  readonly question: Question
}

/** A reason and what its words need. */
export type Told = readonly [Reason, Partial<ReasonFacts>?]

/** Whether neither the main action nor a skill that does the same can be used any more; says so. */
export function spent({ names, player }: Scene, skill: Skill): Told | null {
  if (player.action === 'ready' || player.skills[skill] === 'ready') return null
  return ['actionSpent', { name: names.skill(skill) }]
}

/** Why nothing of a cryptozoologist turn can be chosen now. */
export function notInTurn({ question }: Scene): Told | null {
  if (question.kind === 'turn') return null
  return question.kind === 'helper' ? ['notInHelperPhase'] : ['openChoice']
}

/** CR-HELP-5: whether paying so much would leave the helper on the top row for good. */
export function isLastCoin({ view, player }: Scene, price: number): boolean {
  const { turn } = view
  if (!turn?.startedOnTop || turn.moved === null) return false
  return player.row === 1 && player.coins === price
}
