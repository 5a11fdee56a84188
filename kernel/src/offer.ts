import { type Ask, Choose } from './ask.ts'
import type { Flow } from './flow.ts'
import type { Json } from './json.ts'

/**
 * Something that seats may do meanwhile: a reaction, a free act, a token. Nobody waits for it. Whoever is asked
 * something is still asked it afterwards, with the options worked out again.
 */
export interface Offer<T extends Json = Json> {
  readonly kind: string
  /**
   * Whether the seat may take it now. Asked at every pause of the rules, for each seat; `isAwaited` says whether the
   * table waits for an answer of that seat. Depends only on what the seat knows.
   */
  open(seat: number, isAwaited: boolean): boolean
  /** Never empty while it is open. */
  options(seat: number): readonly T[]
  /** What taking it does. A flow may ask the seat more; until it is over the seat cannot take the same offer again. */
  act(seat: number, answer: T): Flow | undefined
}

/** An offer that is open to one seat. */
export class OpenOffer extends Choose<Json> {
  constructor(seat: number, offer: Offer) {
    super(seat, offer.kind, () => offer.options(seat))
  }
}

/** One offer as it stands for one seat. */
export interface OfferPlace {
  readonly offer: Offer
  readonly seat: number
  /** What the seat may answer now: the offer itself or, once it is taken, a question of its flow. */
  ask: Ask<unknown> | null
  /** The offer is taken and its flow is not over. */
  isUnderWay: boolean
}
