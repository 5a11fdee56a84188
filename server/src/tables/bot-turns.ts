import type { Json } from '@curio/kernel'
import type { BotPosition, Level } from '@curio/protocol'
import { NoDecision } from '../bots/thinking.ts'
import type { Context } from '../context.ts'

/** One decision that a bot has been asked for. */
interface Turn {
  readonly seat: number
  readonly number: number
  /** No answer could be played; it rests. */
  isStuck: boolean
}

type Decision = { readonly value: Json } | null

/** What bots play at: one table, as far as they are concerned. */
export interface BotTable {
  readonly id: string
  /** Somebody who plays here is there and waits. */
  readonly isAwaited: boolean
  /** Who pays for the bots' time here. */
  readonly payers: readonly string[]
  /** Plays a bot's decision, or any acceptable answer for want of one; false when it was refused. */
  playBot(seat: number, turn: number, decision: Decision): Promise<boolean>
  /** Asks for the decisions that the match waits for. */
  considerBots(): void
}

/** Milliseconds after which a bot that could not play is asked again. */
const SECOND_THOUGHTS = 60_000

/** Asks bots for their decisions and does not rely on getting any. */
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

  /** The table waits for a bot. The same turn is asked for once. */
  ask(seat: number, level: Level, number: number, position: () => BotPosition | null): void {
    if (this.#turns.get(seat)?.number === number) return
    const turn = { seat, number, isStuck: false }
    this.#turns.set(seat, turn)
    const decided = this.#context.thinking.decide({
      position: () => (this.#isWanted(turn) ? position() : null),
      isUrgent: () => this.#table.isAwaited,
      payers: () => this.#table.payers,
      think: (thinker, given) => thinker.decide(given, level),
    })
    decided.then(
      (value) => this.#play(turn, { value }),
      (cause: unknown) => {
        const isUnwanted = cause instanceof NoDecision && cause.reason === 'unwanted'
        if (!isUnwanted) void this.#play(turn, null)
      },
    )
  }

  /** The seat is not a bot's any more, or its question is gone. */
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
    const { metrics, log } = this.#context
    const { seat, number } = turn
    if (!this.#isWanted(turn)) return
    try {
      if (await this.#table.playBot(seat, number, decision)) return
      if (decision === null) throw new Error('no answer is accepted')
      metrics.botFailures.add('refused')
      await this.#play(turn, null)
    } catch (cause) {
      metrics.botFailures.add('stuck')
      const error = cause instanceof Error ? cause.name : 'unknown'
      log.error({ match: this.#table.id, seat, error }, 'a bot cannot play')
      // A table that was loaded again, or could not be, has asked anew or asks no more.
      if (this.#isWanted(turn)) this.#retry(turn)
    }
  }

  /** Whatever was in the way may be gone later: a full disk, a fault in the rules that has been mended. */
  #retry(turn: Turn): void {
    turn.isStuck = true
    this.#callOffRetry?.()
    this.#callOffRetry = this.#context.clock.after(SECOND_THOUGHTS, () => {
      for (const { seat, isStuck } of [...this.#turns.values()]) if (isStuck) this.stop(seat)
      this.#table.considerBots()
    })
  }
}
