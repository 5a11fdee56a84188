import type { Viewer } from '@curio/kernel'
import { belongsTo, type Seat } from './seats.ts'

/** A window in which somebody follows a table. */
export interface Watcher {
  /** The seat from which it looks; null for a spectator. Whoever leaves a seat becomes a spectator. */
  viewer: Viewer
  readonly player: string
  /** Whether a spectator may see what the match is played with. */
  readonly looksOn: boolean
  /** Where it comes from. */
  readonly network: string
  readonly channel: number
  /** The text of a message. */
  send(text: string): void
  /** Cuts the window off; it may connect again. */
  drop(): void
}

/** Who follows a table, and which of its players are there. */
export class Audience {
  readonly #watchers = new Map<Viewer, Set<Watcher>>()

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

  /** False when it did not follow the table. */
  remove(watcher: Watcher): boolean {
    const others = this.#watchers.get(watcher.viewer)
    if (!others?.delete(watcher)) return false
    if (others.size === 0) this.#watchers.delete(watcher.viewer)
    return true
  }

  /** Makes everybody who looks from a seat a spectator. */
  vacate(index: number): void {
    const watchers = this.#watchers.get(index) ?? []
    this.#watchers.delete(index)
    for (const watcher of watchers) {
      watcher.viewer = null
      this.add(watcher)
    }
  }

  of(viewer: Viewer): Iterable<Watcher> {
    return this.#watchers.get(viewer) ?? []
  }

  *all(): Iterable<Watcher> {
    for (const watchers of this.#watchers.values()) yield* watchers
  }

  /** Whether the person of a seat is looking at the table. */
  isConnected(index: number, seat: Seat): boolean {
    return this.networkOf(index, seat) !== null
  }

  /** The network from which the person of a seat follows the table; null when they do not. */
  networkOf(index: number, seat: Seat): string | null {
    for (const { player, network } of this.of(index)) if (belongsTo(seat, player)) return network
    return null
  }
}
