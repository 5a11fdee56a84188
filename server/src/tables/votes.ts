import type { Vote } from '@curio/protocol'

/** Votes to let a bot play for somebody who is away. */
export class Votes {
  readonly #by: Map<number, Set<number>>

  constructor(stored: readonly (readonly [number, readonly number[]])[] = []) {
    this.#by = new Map(stored.map(([seat, by]) => [seat, new Set(by)]))
  }

  cast(absent: number, voter: number, yes: boolean): void {
    const by = this.#by.get(absent) ?? new Set()
    if (yes) by.add(voter)
    else by.delete(voter)
    if (by.size > 0) this.#by.set(absent, by)
    else this.#by.delete(absent)
  }

  /** Everybody who may vote must agree. */
  isCarried(absent: number, electors: readonly number[]): boolean {
    const by = this.#by.get(absent)
    return by !== undefined && electors.length > 0 && electors.every((seat) => by.has(seat))
  }

  clear(absent: number): void {
    this.#by.delete(absent)
  }

  list(needed: (absent: number) => number): Vote[] {
    return [...this.#by].map(([seat, by]) => ({ seat, by: [...by].sort(), needed: needed(seat) }))
  }

  /** As JSON text for the database; null when there are none. */
  stored(): string | null {
    return this.#by.size === 0 ? null : JSON.stringify([...this.#by].map(([seat, by]) => [seat, [...by]]))
  }
}
