import { type Ask, Choose } from './ask.ts'
import type { Checkpoint } from './checkpoint.ts'
import { Fiber, type Flow, type Watcher } from './flow.ts'
import type { Json } from './json.ts'

/**
 * Something that seats may do at any time, such as a reaction or a free act. Nobody waits for it. Whoever is asked
 * something is asked the same afterwards, with the options worked out again.
 */
export interface Offer<T extends Json = Json> {
  readonly kind: string
  /**
   * Whether the seat may take it now. Called for each seat whenever the rules pause. `isAwaited` says whether the table
   * waits for that seat. Must depend only on what the seat knows.
   */
  open(seat: number, isAwaited: boolean): boolean
  /** Never empty while it is open. */
  options(seat: number): readonly T[]
  /** Does what taking it means. A flow may ask the seat more; until it is over the seat cannot take the offer again. */
  act(seat: number, answer: T): Flow | undefined
}

/** One offer as it stands for one seat. */
interface Place {
  readonly offer: Offer
  readonly seat: number
  /** What the seat may answer now: the offer itself or, once it is taken, a question of its flow. */
  ask: Ask<unknown> | null
  /** Whether the offer was taken and its flow is not over. */
  isUnderWay: boolean
}

/** The offers of a run, as they stand for each seat. */
export class Offers {
  readonly #seats: number
  readonly #number: (ask: Ask<unknown>) => void
  /** Offer by offer in the order they were made, and seat by seat. */
  readonly #places: Place[] = []

  /** `number` gives a question its number among those of its seat. */
  constructor(seats: number, number: (ask: Ask<unknown>) => void) {
    this.#seats = seats
    this.#number = number
  }

  add(offer: Offer): void {
    for (let seat = 0; seat < this.#seats; seat++)
      this.#places.push({ offer, seat, ask: null, isUnderWay: false })
  }

  /** See `Table.withdraw`. */
  withdraw(kind: string, seats: readonly number[]): readonly number[] {
    const places = this.#places.filter(({ offer }) => offer.kind === kind)
    if (places.length === 0) throw new Error(`the rules withdraw "${kind}", which they do not offer`)
    // The flow that is running now, which may be the one that withdraws, has no open question.
    const waiting = places.filter(
      ({ seat, ask, isUnderWay }) => isUnderWay && ask !== null && seats.includes(seat),
    )
    for (const place of waiting) {
      place.ask = null
      place.isUnderWay = false
    }
    return waiting.map(({ seat }) => seat)
  }

  isAnyUnderWay(): boolean {
    return this.#places.some((place) => place.isUnderWay)
  }

  /** For each place the number of its open question, or null. */
  ordinals(): Checkpoint['offered'] {
    return this.#places.map(({ ask }) => ask?.ordinal ?? null)
  }

  /** Plays an answer to an offer or to a question of its flow; false if the question is neither. */
  take(ask: Ask<unknown>, value: Json): boolean {
    const place = this.#places.find((each) => each.ask === ask)
    if (!place) return false
    place.ask = null
    if (ask.fiber) ask.fiber.resume(value)
    else this.#begin(place, value)
    return true
  }

  #begin(place: Place, value: Json): void {
    place.isUnderWay = true
    const flow = place.offer.act(place.seat, value)
    if (flow) new Fiber(flow, this.#watcher(place), null, 0).resume(undefined)
    else place.isUnderWay = false
  }

  #watcher(place: Place): Watcher {
    const { offer, seat } = place
    const alone = (): never => {
      throw new Error(
        `offer "${offer.kind}": nobody waits for its flow, so it asks only the seat that took it`,
      )
    }
    return {
      asked: (ask) => {
        if (ask.seat !== seat) alone()
        this.#number(ask)
        place.ask = ask
      },
      opened: alone,
      closed: alone,
      finished: () => {
        place.isUnderWay = false
      },
    }
  }

  /**
   * Opens and closes offers as the state now demands, and fills `open` with all open questions. Those that were open at
   * the checkpoint from which the run began keep their numbers (`offered`).
   */
  reopen(
    open: Ask<unknown>[],
    awaited: readonly Ask<unknown>[],
    isOver: boolean,
    offered?: Checkpoint['offered'],
  ): void {
    if (this.#places.length === 0) return
    open.length = 0
    for (let index = 0; index < this.#places.length; index++) {
      const place = this.#places[index] as Place
      const { offer, seat, isUnderWay } = place
      const isAwaited = awaited.some((ask) => ask.seat === seat)
      if (isOver || (!isUnderWay && !offer.open(seat, isAwaited))) place.ask = null
      else if (place.ask === null && !isUnderWay) place.ask = this.#ask(place, offered?.[index])
      if (place.ask) open.push(place.ask)
    }
  }

  #ask({ seat, offer }: Place, ordinal?: number | null): Ask<unknown> {
    const ask = new Choose(seat, offer.kind, () => offer.options(seat))
    if (typeof ordinal === 'number') ask.ordinal = ordinal
    else this.#number(ask)
    return ask
  }
}
