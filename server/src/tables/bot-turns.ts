import type { Json } from '@curio/kernel'
import type { BotPosition, Level } from '@curio/protocol'
import type { Context } from '../context.ts'

/** One decision that a bot has been asked for. */
interface Turn {
  readonly number: number
  callOff(): void
}

/** What bots play at: one table, as far as they are concerned. */
export interface BotTable {
  readonly id: string
  /** Plays a bot's decision, or any acceptable answer for want of one; false when it was refused. */
  playBot(seat: number, turn: number, decision: { readonly value: Json } | null): Promise<boolean>
}

/** Asks bots for their decisions and does not rely on getting any. */
export class BotTurns {
  readonly #context: Context
  readonly #table: BotTable
  readonly #turns = new Map<number, Turn>()

  constructor(context: Context, table: BotTable) {
    this.#context = context
    this.#table = table
  }

  get isThinking(): boolean {
    return this.#turns.size > 0
  }

  /** The table waits for a bot. The same turn is asked for once. */
  ask(seat: number, level: Level, turn: number, position: () => BotPosition): void {
    const { clock, settings, thinker, metrics } = this.#context
    if (this.#turns.get(seat)?.number === turn) return
    this.stop(seat)
    const started = clock.now()
    const callOff = clock.after(settings.botSeconds * 1000, () => this.#decide(seat, turn, null, 'time'))
    this.#turns.set(seat, { number: turn, callOff })
    thinker.decide(position(), level).then(
      (value) => {
        metrics.botSeconds.observe((clock.now() - started) / 1000)
        this.#decide(seat, turn, { value }, null)
      },
      () => this.#decide(seat, turn, null, 'failure'),
    )
  }

  /** The seat is not a bot's any more, or its question is gone. */
  stop(seat: number): void {
    this.#turns.get(seat)?.callOff()
    this.#turns.delete(seat)
  }

  stopAll(): void {
    for (const seat of [...this.#turns.keys()]) this.stop(seat)
  }

  /** Whatever comes first counts: the decision, its failure, or the end of patience. */
  #decide(
    seat: number,
    number: number,
    decision: { readonly value: Json } | null,
    reason: string | null,
  ): void {
    const turn = this.#turns.get(seat)
    if (turn?.number !== number) return
    turn.callOff()
    if (reason !== null) this.#context.metrics.botFailures.add(reason)
    void this.#play(seat, number, decision)
  }

  async #play(seat: number, number: number, decision: { readonly value: Json } | null): Promise<void> {
    const { metrics, log } = this.#context
    try {
      if (await this.#table.playBot(seat, number, decision)) return
      if (decision === null) throw new Error('no answer is accepted')
      metrics.botFailures.add('refused')
      await this.#play(seat, number, null)
    } catch (cause) {
      metrics.botFailures.add('stuck')
      const error = cause instanceof Error ? cause.name : 'unknown'
      log.error({ match: this.#table.id, seat, error }, 'a bot cannot play')
    }
  }
}
