import { playerOf } from '../rules/board.ts'
import type { RouteContent } from '../rules/content.ts'
import { NUMBERS } from '../rules/dice.ts'
import { fillPayoffs } from '../rules/payoffs.ts'
import { sumsOf } from '../rules/remains.ts'
import {
  countResults,
  EXPECTATION_PARTS,
  expectedParts,
  highestFailing,
  newPayoffs,
  type Payoffs,
  payoffAt,
  UPGRADE,
} from '../rules/rolls.ts'
import { remainsIn, routeBoardIn } from '../rules/route-board.ts'
import type { Ending, RouteState } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import type { RouteWorths } from './weights.ts'

/** What a player who has chosen a final route expects to score. */
export function endingWorth(state: RouteState, seat: number, ending: Ending, content: RouteContent): number {
  const isDone =
    state.phase === 'over' || (state.phase === 'encounter' && !state.encounterOrder.includes(seat))
  if (isDone || state.ancient === null) return content.rules.points(state, content)[seat]?.total ?? 0
  const encounter = encounterOf(state, seat, ending, content)
  if (ending.dice.length > 0) return bestUse(encounter, ending.dice)
  const { payoffs, failing, reroll, upgrade, blessing } = encounter
  return expectedParts(payoffs, failing, { reroll, upgrade, blessing }) / EXPECTATION_PARTS
}

/** RT-BON-11: what each choice of dice to roll again leads to on average. */
export const rerollWorths: RouteWorths = (state, seat, options, content) => {
  const { ending } = playerOf(state, seat)
  if (!ending) return null
  const encounter = encounterOf(state, seat, ending, content)
  return options.map((option) =>
    afterReroll(encounter, ending.dice, readAct(content.vocabulary, 'encounter.reroll', option)?.dice ?? []),
  )
}

/** RT-BON-12. */
export const upgradeWorths: RouteWorths = (state, seat, options, content) => {
  const { ending } = playerOf(state, seat)
  if (!ending) return null
  const encounter = encounterOf(state, seat, ending, content)
  return options.map((option) => {
    const act = readAct(content.vocabulary, 'encounter.upgrade', option)
    return payoff(encounter, act?.act === 'upgrade' ? upgraded(ending.dice, act.die) : ending.dice)
  })
}

interface Encounter {
  readonly payoffs: Payoffs
  readonly failing: number
  readonly reroll: boolean
  readonly upgrade: boolean
  readonly blessing: boolean
}

function encounterOf(state: RouteState, seat: number, ending: Ending, content: RouteContent): Encounter {
  const board = routeBoardIn(state, seat, content)
  const { reroll, upgrade, blessing } = board.tomes
  const payoffs = newPayoffs()
  fillPayoffs(sumsOf(board.city, remainsIn(board, ending)), false, payoffs)
  return {
    payoffs,
    failing: highestFailing(content.pack, ending.madness),
    reroll,
    upgrade,
    blessing,
  }
}

function afterReroll(encounter: Encounter, dice: readonly number[], chosen: readonly number[]): number {
  const [die, ...others] = chosen
  if (die === undefined) return bestUse(encounter, dice)
  let sum = 0
  for (const number of NUMBERS) sum += afterReroll(encounter, dice.with(die, number), others)
  return sum / NUMBERS.length
}

/** When no die is rolled again. */
function bestUse(encounter: Encounter, dice: readonly number[]): number {
  const plain = payoff(encounter, dice)
  if (!encounter.upgrade) return plain
  return Math.max(plain, ...dice.map((_, die) => payoff(encounter, upgraded(dice, die))))
}

const upgraded = (dice: readonly number[], die: number): number[] =>
  dice.with(die, (dice[die] ?? 0) + UPGRADE)

function payoff({ payoffs, failing, blessing }: Encounter, dice: readonly number[]): number {
  const { failures, successes } = countResults(dice, failing, blessing)
  return payoffs[payoffAt(failures, successes)] ?? 0
}
