import { Choose } from './ask.ts'
import type { Json } from './json.ts'

/**
 * A question that stands open beside the flow. Nobody waits for its answer, and an answer moves no flow: it is
 * acted upon at once, and whoever was asked something is still asked it, with the options worked out again.
 */
export interface Aside<T extends Json = Json> {
  readonly kind: string
  /** Whether the seat may answer now; asked whenever the flow waits, for each seat that it asks nothing. */
  open(seat: number): boolean
  /** Never empty while it is open. */
  options(seat: number): readonly T[]
  act(seat: number, answer: T): void
}

/** An aside that is open to one seat. */
export class OpenAside extends Choose<Json> {
  readonly aside: Aside

  constructor(seat: number, aside: Aside) {
    super(seat, aside.kind, () => aside.options(seat))
    this.aside = aside
  }
}
