import type { Taken } from '@curio/bots'
import type { Json } from '@curio/kernel'
import type { Level } from '@curio/protocol'
import { NoDecision, type Wish } from '../bots/thinking.ts'
import type { Context } from '../context.ts'

/** One decision that a bot has been asked for. */
interface Turn {
  readonly seat: number
  /** A question that the table waits for, or the offers that the bot may take. */
  readonly about: 'question' | 'offers'
  /** The turn of the seat for a question; for offers, how often the match had changed. */
  readonly number: number
  /** A thread has begun to think. */
  hasBegun: boolean
  /** No answer could be played; the bot is asked again later. */
  isStuck: boolean
}

const NEW_TURN = { hasBegun: false, isStuck: false }

type Decision = { readonly value: Json } | null
type TakePosition = Wish<unknown>['position']
type Think<T> = Wish<T>['think']

/** A table as bots see it. */
export interface BotTable {
  readonly id: string
  /** Whether a player of this table is there and waits. */
  readonly isAwaited: boolean
  /** Who pays for the bots' time here. */
  readonly payers: readonly string[]
  /** Plays a bot's decision, or any acceptable answer if there is none; false when it was refused. */
  playBot(seat: number, turn: number, decision: Decision): Promise<boolean>
  /** Plays the offer that a bot takes; false when it was refused. */
  takeForBot(seat: number, changes: number, taken: Taken | null): Promise<boolean>
  /** Asks for the decisions that the match waits for. */
  considerBots(): void
}

/** Milliseconds after which a bot that could not play is asked again. */
const SECOND_THOUGHTS = 60_000

/** Asks bots for their decisions, and copes without them. */
export class BotTurns {
  readonly #context: Context
  readonly #table: BotTable
  readonly #turns = new Map<number, Turn>()
  #callOffRetry: (() => void) | null = null

  constructor(context: Context, table: BotTable) {
    this.#context = context
    this.#table = table
  }

  get isThinking(): boolean {
    return [...this.#turns.values()].some(({ isStuck }) => !isStuck)
  }

  /** Whether all decisions that are wanted here still wait for a thread. */
  get isWaiting(): boolean {
    return this.#turns.size > 0 && [...this.#turns.values()].every(({ hasBegun }) => !hasBegun)
  }

  /** Called when the table waits for a bot. Each turn is asked for once. */
  ask(seat: number, level: Level, number: number, position: TakePosition): void {
    const think: Think<Json> = (thinker, given) => thinker.decide(given, level)
    this.#begin({ ...NEW_TURN, seat, about: 'question', number }, position, think, (turn, decision) =>
      this.#play(turn, decision),
    )
  }

  /** Called when a bot has offers to consider. Each position is asked for once. */
  consider(seat: number, level: Level, changes: number, position: TakePosition): void {
    const think: Think<Taken | null> = (thinker, given) => thinker.consider(given, level)
    this.#begin({ ...NEW_TURN, seat, about: 'offers', number: changes }, position, think, (turn, decision) =>
      this.#take(turn, decision?.value ?? null),
    )
  }

  #begin<T>(
    turn: Turn,
    position: TakePosition,
    think: Think<T>,
    play: (turn: Turn, decision: { readonly value: T } | null) => Promise<void>,
  ): void {
    const before = this.#turns.get(turn.seat)
    if (before?.about === turn.about && before.number === turn.number) return
    this.#turns.set(turn.seat, turn)
    const decided = this.#context.thinking.decide<T>({
      isWanted: () => this.#isWanted(turn),
      position: () => {
        turn.hasBegun = true
        return position()
      },
      isUrgent: () => this.#table.isAwaited,
      payers: () => this.#table.payers,
      think,
    })
    decided.then(
      (value) => play(turn, { value }),
      (cause: unknown) => {
        const isUnwanted = cause instanceof NoDecision && cause.reason === 'unwanted'
        if (!isUnwanted) void play(turn, null)
      },
    )
  }

  /** Called when the seat is not a bot's any more, or its question is gone. */
  stop(seat: number): void {
    this.#turns.delete(seat)
  }

  stopAll(): void {
    this.#callOffRetry?.()
    this.#callOffRetry = null
    this.#turns.clear()
  }

  #isWanted(turn: Turn): boolean {
    return this.#turns.get(turn.seat) === turn
  }

  async #play(turn: Turn, decision: Decision): Promise<void> {
    const { metrics } = this.#context
    const { seat, number } = turn
    if (!this.#isWanted(turn)) return
    try {
      if (await this.#table.playBot(seat, number, decision)) return
      if (decision === null) throw new Error('no answer is accepted')
      metrics.botFailures.add('refused')
      await this.#play(turn, null)
    } catch (cause) {
      this.#fail(turn, cause)
    }
  }

  async #take(turn: Turn, taken: Taken | null): Promise<void> {
    if (!this.#isWanted(turn)) return
    try {
      const isTaken = await this.#table.takeForBot(turn.seat, turn.number, taken)
      if (!isTaken) this.#context.metrics.botFailures.add('refused')
    } catch (cause) {
      this.#fail(turn, cause)
    }
  }

  #fail(turn: Turn, cause: unknown): void {
    const { metrics, log } = this.#context
    metrics.botFailures.add('stuck')
    const error = cause instanceof Error ? cause.name : 'unknown'
    log.error({ match: this.#table.id, seat: turn.seat, error }, 'a bot cannot play')
    // If the table was loaded again, it has already asked anew; if that failed, it asks no more.
    if (this.#isWanted(turn)) this.#retry(turn)
  }

  /** The obstacle may be gone later, for example a full disk. */
  #retry(turn: Turn): void {
    turn.isStuck = true
    this.#callOffRetry?.()
    this.#callOffRetry = this.#context.clock.after(SECOND_THOUGHTS, () => {
      for (const { seat, isStuck } of [...this.#turns.values()]) if (isStuck) this.stop(seat)
      this.#table.considerBots()
    })
  }
}
