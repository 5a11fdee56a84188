import type { TestOptions } from './table.ts'
import { TourGame } from './tour.ts'

/** The goals that are drawn, one of each deck. */
const GOALS = ['A1', 'B1', 'C1']

/** The cards in the order in which they are dealt or opened. */
export const CARDS = ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6', 'Y7', 'Y8', 'Y9', 'Y10', 'Y11', 'Y12']

const DICE = ['red', 'green', 'blue', 'effect'] as const
type DieId = (typeof DICE)[number]

/** By die what it shows when it is rolled. */
type Rolled = Readonly<Record<DieId, number>>

/** A match in Sydney: the cards are dealt in their order, three to each player from the first one on. */
export function sydney({ seats = 2, options = {}, chance = [] }: TestOptions = {}): TourGame {
  const dealt = seats === 1 ? [] : CARDS.slice(0, 3 * seats)
  return new TourGame({
    seats,
    options: { city: 'sydney', ...options },
    chance: [...GOALS, ...dealt, ...chance],
  })
}

/** What somebody who plays alone meets at setup: the rolls of the dice, and by open card its die. */
export function sydneyAlone(rolled: Rolled, open: readonly (readonly [string, DieId])[]): TourGame {
  return new TourGame({
    seats: 1,
    options: { city: 'sydney' },
    chance: [
      ...GOALS,
      ...DICE.map((die) => rolled[die]),
      ...open.map(([card]) => card),
      ...open.map(([, die]) => DICE.indexOf(die)),
    ],
  })
}

export interface Selected extends TestOptions {
  readonly card?: string
  /** The dice of the right neighbour; the others are the left one's. */
  readonly right?: readonly [DieId, DieId]
  readonly rolled: Rolled
  /** The dice that the left and the right neighbour offer. */
  readonly offered: readonly [string, string]
  /** Of them the round die. */
  readonly die: string
  readonly cover: string
  readonly before?: (game: TourGame) => void
}

/** A game of two in the turns of its first round. */
export function atHarbourTurns({ card = 'Y1', right = ['blue', 'effect'], ...round }: Selected): TourGame {
  const game = sydney(round)
  const { rolled, offered, die, cover, before } = round
  before?.(game)
  game.answer(0, card)
  const left = DICE.filter((each) => !right.includes(each))
  game.answer(1, right[0])
  game.script(...[...left, ...right].map((each) => rolled[each])).answer(1, right[1], ...offered)
  return game.answer(0, die, cover)
}

/** Answers by the first options until a question of a kind is open. */
export function untilAsked(game: TourGame, kind: string): TourGame {
  while (!game.run.questions.some((ask) => ask.kind === kind)) {
    const [ask] = game.run.questions
    if (!ask) throw new Error(`nobody is ever asked ${kind}`)
    const options = ask.candidates()
    game.answer(ask.seat, ['end', 'c'].find((each) => options.includes(each)) ?? options[0] ?? null)
  }
  return game
}
