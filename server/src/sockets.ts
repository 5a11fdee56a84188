import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from './clock.ts'
import type { Metrics } from './metrics.ts'
import { networkOf } from './network.ts'
import type { Settings } from './settings.ts'
import { Tally } from './tally.ts'

/** Milliseconds between two checks of what clients have left unread. */
const SWEEP = 1_000
/** A client that leaves something unread must take this many bytes in this many milliseconds, or it is cut off. */
const LEAST_PROGRESS = 65_536
const PROGRESS_TIME = 30_000
const MEGABYTE = 1 << 20

/** Why a socket was turned away or cut off. */
type Reason = 'crowded-address' | 'crowded' | 'pipelined' | 'stalled' | 'unread-address' | 'unread'

/** What is known about one socket. */
interface Held {
  readonly socket: Socket
  readonly network: string
  /** How many bytes it had read when it last made progress, and when that was. */
  taken: number
  at: number
}

interface Parts {
  readonly settings: Settings
  readonly clock: Clock
  readonly metrics: Metrics
}

/**
 * Bounds how many sockets there are and how much they leave unread, whatever protocol they use: each socket, all sockets
 * of one address, and all together. Behind a proxy every socket has the proxy's address, so the bounds by address are
 * left to the proxy.
 */
export class Sockets {
  readonly #parts: Parts
  readonly #held = new Map<Socket, Held>()
  readonly #byNetwork = new Tally()
  readonly #answering = new WeakSet<Socket>()
  #sweeping: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    parts.metrics.sockets.from(() => this.#held.size)
    parts.metrics.unreadBytes.from(() =>
      [...this.#held.keys()].reduce((sum, each) => sum + unreadBy(each), 0),
    )
  }

  guard(server: Server): void {
    server.prependListener('connection', (socket) => this.#admit(socket))
    this.#sweeping = setInterval(() => this.#sweep(), SWEEP).unref()
  }

  stop(): void {
    clearInterval(this.#sweeping)
  }

  /**
   * Lets a socket have one request at a time. False when it sends the next one before it has the answer, which no
   * browser does: then it is cut off, because every answer that waits behind another takes memory.
   */
  answersOne(socket: Socket, response: ServerResponse): boolean {
    if (this.#answering.has(socket)) {
      this.#cut(socket, 'pipelined')
      return false
    }
    this.#answering.add(socket)
    const done = (): void => void this.#answering.delete(socket)
    response.once('finish', done).once('close', done)
    return true
  }

  #admit(socket: Socket): void {
    const { settings, clock } = this.#parts
    const network = networkOf(socket.remoteAddress ?? '')
    const isCrowded = !settings.trustProxy && this.#byNetwork.of(network) >= settings.socketsPerAddress
    if (isCrowded || this.#held.size >= settings.sockets) {
      this.#cut(socket, isCrowded ? 'crowded-address' : 'crowded')
      return
    }
    this.#held.set(socket, { socket, network, taken: 0, at: clock.ran() })
    this.#byNetwork.add(network, 1)
    socket.once('close', () => {
      this.#held.delete(socket)
      this.#byNetwork.add(network, -1)
    })
  }

  #sweep(): void {
    const now = this.#parts.clock.ran()
    const unread = [...this.#held.values()].filter((held) => {
      if (isStalled(held, now)) this.#cut(held.socket, 'stalled')
      return unreadBy(held.socket) > 0 && !held.socket.destroyed
    })
    const { settings } = this.#parts
    if (!settings.trustProxy)
      for (const ofOne of Map.groupBy(unread, ({ network }) => network).values())
        this.#cutLargest(ofOne, settings.unreadMegabytesPerAddress, 'unread-address')
    this.#cutLargest(unread, settings.unreadMegabytes, 'unread')
  }

  /** Cuts off the sockets that hold most, until the rest is within the bound. */
  #cutLargest(held: readonly Held[], megabytes: number, reason: Reason): void {
    const sizes = held.map(({ socket }) => ({ socket, size: unreadBy(socket) }))
    let excess = sizes.reduce((sum, { size }) => sum + size, 0) - megabytes * MEGABYTE
    if (excess <= 0) return
    for (const { socket, size } of sizes.sort((one, other) => other.size - one.size)) {
      if (excess <= 0) return
      excess -= size
      this.#cut(socket, reason)
    }
  }

  #cut(socket: Socket, reason: Reason): void {
    // Requests that came together are still read after the socket is gone.
    if (socket.destroyed) return
    this.#parts.metrics.cut.add(reason)
    socket.destroy()
  }
}

/** Bytes that wait for the client, without those in the buffers of the operating system. */
const unreadBy = (socket: Socket): number => (socket.destroyed ? 0 : socket.writableLength)

/** Also remembers whether the socket makes progress. */
function isStalled(held: Held, now: number): boolean {
  const { socket } = held
  const taken = socket.bytesWritten - socket.writableLength
  const isGoingOn = unreadBy(socket) === 0 || taken - held.taken >= LEAST_PROGRESS
  if (isGoingOn) {
    held.taken = taken
    held.at = now
  }
  return !isGoingOn && now - held.at > PROGRESS_TIME
}
