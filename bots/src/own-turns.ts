import type { Run } from '@curio/kernel'

/** Follows the turns of a seat from a moment on. */
export class OwnTurns {
  readonly #run: Run
  readonly #seat: number
  readonly #before: number | undefined
  #inTurn: boolean
  #completed = 0

  constructor(run: Run, seat: number) {
    const { advice } = run.game
    this.#run = run
    this.#seat = seat
    this.#before = advice.turns?.(run.state, seat)
    this.#inTurn = !advice.turnOver(run.state, seat)
  }

  /** Whether the seat has completed what it was doing at first, or was doing nothing. */
  isOver(): boolean {
    const { game, state } = this.#run
    return game.advice.turnOver(state, this.#seat) || game.advice.turns?.(state, this.#seat) !== this.#before
  }

  /** How many turns it has completed; to be asked after every answer. */
  completed(): number {
    const { game, state } = this.#run
    if (game.advice.turns && this.#before !== undefined)
      return game.advice.turns(state, this.#seat) - this.#before
    const inTurn = !game.advice.turnOver(state, this.#seat)
    if (this.#inTurn && !inTurn) this.#completed += 1
    this.#inTurn = inTurn
    return this.#completed
  }
}
