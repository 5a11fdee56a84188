import type { Advice } from '@curio/kernel'
import { worthOf } from './bot/judge.ts'
import { priorsOf } from './bot/priors.ts'
import { reasonFor } from './bot/reason.ts'
import type { TrickerionContent } from './rules/content.ts'
import type { TrickerionState } from './rules/state.ts'

/** How programs that know nothing of Trickerion may judge it: by the Fame that is there, and that may be expected. */
export const trickerionAdvice: Advice<TrickerionState, TrickerionContent> = {
  evaluate: worthOf,
  priors: priorsOf,
  reason: reasonFor,
  rehearses: true,
  turnOver: ({ placement }, seat) => placement?.seat !== seat,
  settled: ({ phase }) => phase === 'over',
}
