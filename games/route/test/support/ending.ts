import assert from 'node:assert/strict'
import type { Json } from '@curio/kernel'
import type { Ending } from '../../rules/state.ts'
import { setupChance, TestGame, type TestOptions } from './table.ts'

export interface EndPosition extends TestOptions {
  /** Changes each board before the final routes are chosen. */
  readonly position?: (game: TestGame) => void
}

/** A game whose ten rounds are over: everybody passed them without drawing, then the position was set. */
export function atEnd({ seats = 2, options = {}, chance, position }: EndPosition = {}): TestGame {
  const game = new TestGame({
    seats,
    options,
    chance: chance ?? (seats > 1 ? setupChance(seats) : []),
  }).keepTasks()
  while (game.state.round < 10 || game.state.phase === 'dice') passStep(game)
  clearBoards(game)
  position?.(game)
  while (game.state.phase === 'turns') passStep(game, true)
  assert.equal(game.state.phase, 'route')
  return game
}

/** In the last round the tourists stay where the position put them. */
function passStep(game: TestGame, last = false): void {
  const [ask] = game.run.questions
  assert.ok(ask)
  const before = last ? [...game.board(ask.seat).tourists] : null
  const options = ask.candidates()
  const quiet = options.includes('end') ? 'end' : options.includes('c') ? 'c' : options[0]
  game.answer(ask.seat, quiet as Json)
  if (before && game.player(ask.seat).pencil) game.board(ask.seat).tourists = before
}

function clearBoards(game: TestGame): void {
  game.state.players.forEach((_, seat) => {
    game.board(seat).tourists.fill(0)
    game.board(seat).drawn.fill(0)
  })
}

/** Every seat keeps the proposed route. */
export function keepBest(game: TestGame): TestGame {
  game.state.players.forEach((_, seat) => {
    game.answer(seat, game.options(seat)[0] as Json)
  })
  return game
}

export function ending(game: TestGame, seat: number): Ending {
  const { ending: found } = game.player(seat)
  assert.ok(found, `seat ${seat} has no final route yet`)
  return found
}
