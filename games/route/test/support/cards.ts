import assert from 'node:assert/strict'
import { cardsOf } from '../../rules/cards.ts'
import type { Cards } from '../../rules/state.ts'
import type { TestGame, TestOptions } from './table.ts'
import { TourGame } from './tour.ts'

/** The goal of Venice, which is drawn first. */
export const GOAL = 'A1'

export interface Dealt extends TestOptions {
  /** By seat from the first player on; what is left open comes as it comes. */
  readonly hands?: readonly (readonly string[])[]
}

/** A game of Venice with cards and without tasks: the hands are dealt. */
export function dealt({ seats = 2, options = {}, hands = [] }: Dealt = {}): TourGame {
  return new TourGame({
    seats,
    options: { city: 'venice', mode: 'cards', effects: 'none', ...options },
    chance: [GOAL, ...hands.flat()],
  })
}

export const cardsIn = (game: TourGame): Cards => cardsOf(game.state)

export interface CardTurn extends Dealt {
  /** The two round cards. */
  readonly cards: readonly [string, string]
  readonly before?: (game: TourGame) => void
}

/** Two players in the turns of the first round: seat 0 leads with the first card and takes the second. */
export function atCardTurns({ cards: [played, taken], before, ...rest }: CardTurn): TourGame {
  const spare = ['T18', 'T17', 'T16', 'T12'].filter((card) => card !== played && card !== taken)
  const [a = '', b = '', c = '', d = ''] = spare
  const game = dealt({
    ...rest,
    hands: [
      [played, a, b],
      [taken, c, d],
    ],
  })
  before?.(game)
  return game.answer(0, played).answer(1, taken, c).answer(0, taken)
}

/** Answers open questions by their first options until the test says stop. */
export function playUntil<G extends TestGame>(game: G, isThere: (game: G) => boolean): G {
  while (!isThere(game)) {
    const [ask] = game.run.questions
    assert.ok(ask, 'the game is over')
    const options = ask.candidates()
    const answer = ['end', 'c'].find((each) => options.includes(each)) ?? options[0]
    game.answer(ask.seat, answer ?? null)
  }
  return game
}

/** At the question of the lead player for the first card of a round. */
export const isSelecting =
  (round: number) =>
  (game: TourGame): boolean =>
    game.state.round === round && game.kind(game.state.lead) === 'card.play'
