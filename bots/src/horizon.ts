import type { Ask, Run } from '@curio/kernel'
import { OwnTurns } from './own-turns.ts'

/** A playout ends when the seat has completed this many turns after the current one. */
const TURNS_AHEAD = 2

/** How far a playout goes. */
export class Horizon {
  readonly #run: Run
  readonly #turns: OwnTurns

  constructor(run: Run, seat: number) {
    this.#run = run
    this.#turns = new OwnTurns(run, seat)
  }

  /** To be asked after every answer. */
  isReached(): boolean {
    const { game, over, state } = this.#run
    return over || game.advice.settled(state) || this.#turns.completed() > TURNS_AHEAD
  }
}

/** The seat that decides is asked first: its own answers stay together. */
export function nextQuestion(run: Run, seat: number): Ask<unknown> {
  const ask = run.questions.find((each) => each.seat === seat) ?? run.questions[0]
  if (!ask) throw new Error('nobody is asked, but the game is not over')
  return ask
}
