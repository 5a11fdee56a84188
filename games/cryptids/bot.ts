import type { Advice } from '@curio/kernel'
import { worthOf } from './bot/judge.ts'
import { priorsOf } from './bot/priors.ts'
import { reasonFor } from './bot/reason.ts'
import type { CryptidsContent } from './rules/content.ts'
import type { CryptidsState } from './rules/state.ts'
import { playerOf } from './rules/table.ts'

/** How programs that know nothing of Cryptids may judge it: in points that are made, and that may be expected. */
export const cryptidsAdvice: Advice<CryptidsState, CryptidsContent> = {
  evaluate: worthOf,
  priors: priorsOf,
  reason: reasonFor,
  turnOver: ({ turn, phase }, seat) => phase === 'over' || turn?.seat !== seat,
  turns(state, seat) {
    const { round, phase, lost } = state
    const { side } = playerOf(state, seat)
    const before = TURNS_OF_A_ROUND * Math.max(0, round - 1)
    if (side === 'right') return before + 1
    // CR-SEND-1: the Poacher ends the game in the first phase, the reserve after both.
    const isRoundDone = phase === 'helpers' || (phase === 'over' && lost === null)
    return isRoundDone ? before + TURNS_OF_A_ROUND : before
  },
  settled: ({ phase }) => phase === 'over',
}

/** CR-ROUND-1. */
const TURNS_OF_A_ROUND = 2
