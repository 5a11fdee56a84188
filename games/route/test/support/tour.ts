import assert from 'node:assert/strict'
import type { Game, Json } from '@curio/kernel'
import { route } from '../../index.ts'
import type { RouteContent } from '../../rules/content.ts'
import { roundBoardOf } from '../../rules/ratings.ts'
import type { RoundBoard, RouteState } from '../../rules/state.ts'
import { TestGame, type TestOptions } from './table.ts'

/** Route with shorter games, because a campaign is long. */
export const toursOf = (rounds: number): Game<RouteState, RouteContent> => ({
  ...route,
  packs: { ...route.packs, booklet: { ...(route.packs.booklet as object), rounds: { value: rounds } } },
})

export const shortTours = toursOf(3)

/** A match in a city of the booklet under a test's control. */
export class TourGame extends TestGame {
  constructor({ seats = 2, options = {}, chance = [] }: TestOptions = {}, game = route) {
    super({ seats, options: { ...FIXED, ...options }, chance }, game)
  }

  get roundBoard(): RoundBoard {
    return roundBoardOf(this.state)
  }
}

const FIXED = {
  edition: 'booklet',
  city: 'las-vegas',
  effects: { dark: 'FX_REPEAT', light: 'FX_JOINING_PATHS' },
  first: 0,
  tasks: false,
}

/** The goals that are drawn, one of each deck. */
export const GOALS = ['A1', 'B1', 'C1']

/** The numbers of the dice: red, green, blue, purple, effect. */
type Numbers = readonly [number, number, number, number, number]

export interface TourRound extends TestOptions {
  /** What the setup draws before the dice are rolled. */
  readonly cards?: readonly Json[]
  readonly numbers: Numbers
  /** The two round dice, for the turns of a game of two. */
  readonly dice?: readonly [string, string]
  /** Answers to what the half-stars ask. */
  readonly ratings?: readonly string[]
  readonly before?: (game: TourGame) => void
}

/** A game of two or more in its first round with a lead player: the dice are rolled. */
export function atRoll({ numbers, before, seats = 2, cards = GOALS, ...rest }: TourRound): TourGame {
  const game = new TourGame({ ...rest, seats, chance: [...cards, ...numbers] })
  before?.(game)
  return game
}

/** The same in the turns, with the given round dice. */
export function atTourTurns({ dice = ['green', 'red'], ratings = [], ...round }: TourRound): TourGame {
  const game = atRoll(round)
  for (const rating of ratings) game.answer(0, rating)
  const others = ['red', 'green', 'blue', 'purple', 'effect'].filter((die) => !dice.includes(die))
  game.answer(0, dice[0]).answer(1, others[0] as string, others[1] as string)
  return game.answer(0, dice[1])
}

export interface TourEnd extends TestOptions {
  readonly game?: Game<RouteState, RouteContent>
  readonly position?: (game: TourGame) => void
}

/** A game whose rounds are over; everybody passed them, then the position was set. */
export function atTourEnd(end: TourEnd = {}): TourGame {
  const { seats = 2, options = {}, chance = GOALS, position } = end
  const game = new TourGame({ seats, options, chance }, end.game)
  while (game.state.phase !== 'route') {
    const [ask] = game.run.questions
    assert.ok(ask)
    const answers = ask.candidates()
    const quiet = ['end', 'c'].find((each) => answers.includes(each)) ?? answers[0]
    if (game.state.round === 10 && game.state.phase === 'turns' && quiet === 'end') settle(game, position)
    game.answer(ask.seat, quiet as Json)
  }
  return game
}

/** Empties all boards and sets the position, in the last turn of the game. */
function settle(game: TourGame, position?: (game: TourGame) => void): void {
  if (game.run.questions.length > 1) return
  for (const player of game.state.players) {
    for (const board of [player.board, player.pencil]) {
      board?.tourists.fill(0)
      board?.drawn.fill(0)
    }
  }
  position?.(game)
}
