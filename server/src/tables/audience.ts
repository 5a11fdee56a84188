import type { Viewer } from '@curio/kernel'
import type { Clock } from '../clock.ts'
import { belongsTo, type Seat } from './seats.ts'

/** A window in which somebody follows a table. */
export interface Watcher {
  readonly viewer: Viewer
  readonly player: string
  readonly channel: number
  /** The text of a message. */
  send(text: string): void
  /** Cuts it off; it may come again. */
  drop(): void
}

/** Who follows a table, and who of its players does not. */
export class Audience {
  readonly #clock: Clock
  readonly #watchers = new Map<Viewer, Set<Watcher>>()
  /** When the last window of a seat was closed; what is not here has been closed since the beginning. */
  readonly #leftAt = new Map<Viewer, number>()
  readonly #begin: number

  constructor(clock: Clock) {
    this.#clock = clock
    this.#begin = clock.now()
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0
  }

  get spectators(): number {
    return this.#watchers.get(null)?.size ?? 0
  }

  add(watcher: Watcher): void {
    const others = this.#watchers.get(watcher.viewer) ?? new Set()
    this.#watchers.set(watcher.viewer, others.add(watcher))
  }

  /** False when it was not there. */
  remove(watcher: Watcher): boolean {
    const others = this.#watchers.get(watcher.viewer)
    if (!others?.delete(watcher)) return false
    if (others.size === 0) this.#watchers.delete(watcher.viewer)
    this.#leftAt.set(watcher.viewer, this.#clock.now())
    return true
  }

  has(watcher: Watcher): boolean {
    return this.#watchers.get(watcher.viewer)?.has(watcher) ?? false
  }

  of(viewer: Viewer): Iterable<Watcher> {
    return this.#watchers.get(viewer) ?? []
  }

  *all(): Iterable<Watcher> {
    for (const watchers of this.#watchers.values()) yield* watchers
  }

  /** Whether the person of a seat has it before them. */
  isConnected(index: number, seat: Seat): boolean {
    for (const { player } of this.of(index)) if (belongsTo(seat, player)) return true
    return false
  }

  /** For how many milliseconds the person of a seat has been away. */
  absentFor(index: number, seat: Seat): number {
    if (this.isConnected(index, seat)) return 0
    return this.#clock.now() - (this.#leftAt.get(index) ?? this.#begin)
  }
}
