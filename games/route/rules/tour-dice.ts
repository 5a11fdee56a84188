import type { Flow } from '@curio/kernel'
import type { CoordinateSource } from './city-rules.ts'
import {
  chooseSoloDice,
  dieId,
  NUMBERS,
  ownPair,
  rollAll,
  takeAndRollInitialDice,
  takeRoundDice,
  turnSoloDice,
} from './dice.ts'
import { changeRatings, markPurpleCorners, raiseRatings } from './ratings.ts'
import { cityAt, type RouteTable } from './table.ts'

/** Sections 4.11 and 4.12: the dice of the booklet, whose half-stars move the ratings. */
export const TOUR_DICE: CoordinateSource = {
  prepare: (t) => (t.seats === 1 ? rollTourSoloDice(t) : markPurpleCorners(t)),
  led: rollRateAndTake,
  alone: chooseAndRaise,
  initial: takeAndRollInitialDice,
  ownPair,
  refresh: turnSoloDice,
}

function* rollRateAndTake(t: RouteTable): Flow {
  rollAll(t)
  yield* changeRatings(t)
  yield* takeRoundDice(t)
}

function* chooseAndRaise(t: RouteTable): Flow {
  yield* chooseSoloDice(t)
  raiseRatings(t)
}

/** RT-SDI-2. */
const AVAILABLE_FIRST: readonly string[] = ['red', 'blue', 'green']

/** RT-SDI-2: unlike in the Guide, it is said which dice are available first. */
function rollTourSoloDice(t: RouteTable): void {
  const city = cityAt(t)
  for (const [index, die] of t.state.dice.entries()) {
    die.zone = AVAILABLE_FIRST.includes(dieId(city, index)) ? 'available' : 'unavailable'
    die.number = t.roll(NUMBERS)
  }
}
