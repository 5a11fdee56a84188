import { type BotName, type BotPool, isBotName } from '@curio/bots'
import { isHuman, type Session, saveSession } from './session.ts'

/** Where bots think. */
export type BotThreads = Pick<BotPool, 'decide' | 'consider' | 'advise'>

/** The bots of a match. They think in threads of their own while people do, as soon as they are asked. */
export class BotSeats {
  readonly #session: Session
  readonly #pool: BotThreads
  readonly #busy = new Set<number>()
  /** By seat, how long the match was when the bot last declined what it is offered. */
  readonly #declined = new Map<number, number>()
  #failure: unknown = null
  #wake: (() => void) | null = null

  constructor(session: Session, pool: BotThreads) {
    this.#session = session
    this.#pool = pool
  }

  /** Lets every bot that is asked something begin to think. Call it after every change of the match. */
  attend(): void {
    const { match } = this.#session
    const isFree = (seat: number): boolean => !isHuman(this.#session, seat) && !this.#busy.has(seat)
    const takesOffers = this.#session.game.advice.offers === true
    if (takesOffers)
      for (const seat of match.offered())
        if (isFree(seat) && this.#declined.get(seat) !== match.length) this.#take(seat)
    for (const seat of match.awaited()) if (isFree(seat)) this.#answer(seat)
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
    this.#think(seat, this.#pool.decide(this.#request(seat)), (value) => {
      // A question that somebody's undo has closed meanwhile is refused, and the bot is asked anew.
      if (match.answer({ seat, question: question.id, value }).ok) saveSession(this.#session)
    })
  }

  /** The bot takes something that it is offered, or leaves it alone until the match has changed. */
  #take(seat: number): void {
    const { match } = this.#session
    const { length } = match
    const ids = match.questionIds(seat)
    this.#think(seat, this.#pool.consider(this.#request(seat)), (taken) => {
      const answer = taken && { seat, question: ids[taken.ask], value: taken.answer }
      if (answer && match.answer(answer).ok) saveSession(this.#session)
      else this.#declined.set(seat, length)
    })
  }

  #think<T>(seat: number, thought: Promise<T>, play: (thought: T) => void): void {
    this.#busy.add(seat)
    thought
      .then((found) => {
        this.#busy.delete(seat)
        play(found)
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

  #request(seat: number): DecisionRequest {
    const name = this.#session.players[seat] ?? ''
    if (!isBotName(name)) throw new Error(`no bot "${name}"`)
    return requestFor(this.#session, seat, name)
  }
}

type DecisionRequest = Parameters<BotPool['decide']>[0]

/** What a bot is asked when it decides at a seat, or advises the person there. */
export function requestFor({ match, packs }: Session, seat: number, name: BotName): DecisionRequest {
  const { header } = match
  // A resumed match meets the same bots.
  const seed = Number.parseInt(header.commitment.slice(0, 8), 16) + seat
  return { header, ...match.continuation(), packs, seat, bot: { name, seed } }
}
