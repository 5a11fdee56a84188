import type { Chance } from './chance.ts'
import type { Json } from './json.ts'

/**
 * A lazy deck. `rest` has no order: which of its cards comes next is decided by chance when it is drawn, so
 * the future is nowhere in the state. Only what somebody put there knowingly lies on the top or the bottom.
 */
export interface Pool<T extends Json = Json> {
  /** The last item is drawn first. */
  readonly top: T[]
  readonly rest: T[]
  /** The first item is drawn first, after everything else. */
  readonly bottom: T[]
}

export function pool<T extends Json>(items: readonly T[]): Pool<T> {
  return { top: [], rest: [...items], bottom: [] }
}

export function poolSize(from: Pool): number {
  return from.top.length + from.rest.length + from.bottom.length
}

/** The next card, or undefined when none is left. */
export function drawFrom<T extends Json>(from: Pool<T>, chance: Chance): T | undefined {
  if (from.top.length > 0) return from.top.pop()
  if (from.rest.length === 0) return from.bottom.shift()
  const index = chance.below(from.rest.length, (outcome) => from.rest[outcome] as T)
  const drawn = from.rest[index] as T
  from.rest.splice(index, 1)
  return drawn
}
