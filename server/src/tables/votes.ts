import type { Vote } from '@curio/protocol'

/** Votes to let a bot play for somebody who is away. */
export class Votes {
  readonly #by = new Map<number, Set<number>>()

  /** Everybody who is there, apart from the absent one, must agree. */
  cast(absent: number, voter: number, yes: boolean): void {
    const by = this.#by.get(absent) ?? new Set()
    if (yes) by.add(voter)
    else by.delete(voter)
    this.#by.set(absent, by)
  }

  isCarried(absent: number, present: readonly number[]): boolean {
    const by = this.#by.get(absent)
    return by !== undefined && present.length > 0 && present.every((seat) => by.has(seat))
  }

  clear(absent: number): void {
    this.#by.delete(absent)
  }

  list(needed: number): Vote[] {
    return [...this.#by].flatMap(([seat, by]) =>
      by.size === 0 ? [] : [{ seat, by: [...by].sort(), needed }],
    )
  }
}
