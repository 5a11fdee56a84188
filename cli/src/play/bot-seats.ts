import { type BotPool, isBotName } from '@curio/bots'
import type { Json } from '@curio/kernel'
import { isHuman, type Session, saveSession } from './session.ts'

/** The bots of a match. They decide in threads of their own while people think, as soon as they are asked. */
export class BotSeats {
  readonly #session: Session
  readonly #pool: BotPool
  readonly #busy = new Set<number>()
  #failure: unknown = null
  #wake: (() => void) | null = null

  constructor(session: Session, pool: BotPool) {
    this.#session = session
    this.#pool = pool
  }

  /** Lets every bot that is asked something begin; to be called after every change of the match. */
  attend(): void {
    for (const seat of this.#session.match.awaited()) {
      if (!isHuman(this.#session, seat) && !this.#busy.has(seat)) this.#answer(seat)
    }
  }

  /** Waits until a bot has answered. */
  async changed(): Promise<void> {
    if (this.#failure === null) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    if (this.#failure !== null) throw this.#failure
  }

  #answer(seat: number): void {
    const { match } = this.#session
    const question = match.questions(seat)[0]
    if (!question) return
    this.#busy.add(seat)
    this.#decide(seat)
      .then((value) => {
        this.#busy.delete(seat)
        // A question that somebody's undo has closed meanwhile is refused, and the bot is asked anew.
        if (match.answer({ seat, question: question.id, value }).ok) saveSession(this.#session)
        this.attend()
      })
      .catch((cause: unknown) => {
        this.#failure ??= cause
      })
      .finally(() => {
        const wake = this.#wake
        this.#wake = null
        wake?.()
      })
  }

  #decide(seat: number): Promise<Json> {
    const { match, packs, players } = this.#session
    const { header } = match
    const name = players[seat] ?? ''
    if (!isBotName(name)) throw new Error(`no bot "${name}"`)
    // The same match meets the same bots, whoever resumes it.
    const seed = Number.parseInt(header.commitment.slice(0, 8), 16) + seat
    return this.#pool.decide({ header, ...match.continuation(), packs, seat, bot: { name, seed } })
  }
}
