import { refuseStroke } from '../../rules/drawing.ts'
import type { Forbidden } from '../../rules/reasons.ts'
import { atTourEnd, atTourTurns, type TourGame } from './tour.ts'

const VENICE = { city: 'venice', mode: 'dice' }
const GOAL = ['A1']

export interface VeniceTurn {
  /** The numbers of the round dice: they lead to the block. */
  readonly at?: readonly [number, number]
  readonly effect?: 'FX_CORRECTION' | 'FX_SECRET_ALLEY' | 'FX_JOINING_PATHS'
  readonly before?: (game: TourGame) => void
}

/** The first player's turn in Venice, with an effect on the second die where one is asked for. */
export function atVenice({ at: [one, other] = [3, 2], effect, before }: VeniceTurn = {}): TourGame {
  const plain = 'FX_REPEAT'
  return atTourTurns({
    options: { ...VENICE, effects: effect ? { dark: effect, light: effect } : { dark: plain, light: plain } },
    cards: GOAL,
    numbers: effect ? [6, one, 4, 5, other] : [other, one, 4, 5, 6],
    dice: effect ? ['green', 'effect'] : ['green', 'red'],
    ...(before && { before }),
  })
}

/** A game of two in Venice whose rounds are over. */
export function atVeniceEnd(position: (game: TourGame) => void): TourGame {
  return atTourEnd({ options: VENICE, chance: GOAL, position })
}

/** Why the second segment cannot follow the first, or null. */
export function refuseSecond(game: TourGame, first: string, second: string): Forbidden | null {
  const sketch = { group: 'a' as const, ids: [first] }
  return refuseStroke(game.city, game.board(0), game.turn(0), sketch, game.segment(second))
}
