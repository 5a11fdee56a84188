import '../no-eval.ts'
import type { Json } from '@curio/kernel'
import { type ClientMessage, PROTOCOL, readServerMessage, type ServerMessage } from '@curio/protocol'
import { delayBefore } from '../online/retry.ts'
import { randomHex } from '../random-hex.ts'
import type { RefusedAct } from '../table/link.ts'

type Sent = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never

/** What became of a message. */
export type Reply =
  | { readonly ok: true; readonly result: Json | undefined }
  | ({ readonly ok: false } & RefusedAct)

interface Pending {
  readonly message: ClientMessage
  readonly resolve: (reply: Reply) => void
  /** Over how many connections it was sent: over more than one, it may have been carried out already. */
  sent: number
}

export interface SocketListener {
  /** Connected and greeted; the other side's clock is this many milliseconds ahead of ours. */
  opened(ahead: number): void
  lost(): void
  /** The server speaks another version of the protocol: the page has to be reloaded. */
  outdated(): void
  received(message: ServerMessage): void
}

/** Milliseconds between two pings. A server that has not answered one before the next is considered gone. */
const HEARTBEAT = 15_000

/** Messages that belong to one connection and are not sent again over the next. */
const OF_CONNECTION: readonly ClientMessage['t'][] = ['hello', 'watch', 'ping']

/** Carries texts to the host of the tables and back. */
export interface Wire {
  readonly isOpen: () => boolean
  send(text: string): void
  close(): void
}

/** None of these is called before the wire exists. */
export interface WireEvents {
  opened(): void
  /** One message, or several, one per line. */
  received(text: unknown): void
  closed(): void
}

export type OpenWire = (events: WireEvents) => Wire

/**
 * A connection that reconnects by itself. A message without a reply is sent again under the same id after a reconnection,
 * and the server carries it out once.
 */
export class Socket {
  readonly #listener: SocketListener
  readonly #open: OpenWire
  readonly #pending = new Map<string, Pending>()
  readonly #prefix = randomHex(4)
  #wire: Wire | null = null
  #count = 0
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  readonly #heart: ReturnType<typeof setInterval>
  #isUnanswered = false
  /** Whether the tables are watched over this connection; before that, the server refuses whatever is about them. */
  #isWatching = false
  /** Milliseconds that the server's clock is ahead of this one. */
  #ahead = 0

  constructor(listener: SocketListener, open: OpenWire) {
    this.#listener = listener
    this.#open = open
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT)
    this.#connect()
  }

  send(message: Sent): Promise<Reply> {
    const whole = { ...message, id: `${this.#prefix}-${++this.#count}` } as ClientMessage
    return new Promise((resolve) => {
      const pending = { message: whole, resolve, sent: 0 }
      this.#pending.set(whole.id, pending)
      if (this.#isWatching || OF_CONNECTION.includes(message.t)) this.#transmit(pending)
    })
  }

  /** Sends what had no reply over an earlier connection, or had to wait; called when the tables are watched. */
  sendPending(): void {
    const isFirst = !this.#isWatching
    this.#isWatching = true
    for (const pending of this.#pending.values())
      if (isFirst && !OF_CONNECTION.includes(pending.message.t)) this.#transmit(pending)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#heart)
    this.#wire?.close()
  }

  /** The network is back, so there is no reason to wait. */
  hurry(): void {
    if (this.#wire !== null || this.#closed) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** The network is gone; the connection itself would not notice for a while. */
  drop(): void {
    const wire = this.#wire
    if (wire === null) return
    this.#lost(wire)
    wire.close()
  }

  #beat(): void {
    if (!this.#wire?.isOpen()) return
    if (this.#isUnanswered) {
      this.drop()
      return
    }
    this.#isUnanswered = true
    void this.send({ t: 'ping' })
  }

  #connect(): void {
    this.#isUnanswered = false
    this.#isWatching = false
    const wire = this.#open({
      opened: () => void this.#greet(),
      received: (text) => this.#receive(text),
      closed: () => this.#lost(wire),
    })
    this.#wire = wire
  }

  async #greet(): Promise<void> {
    for (const [id, { message }] of this.#pending)
      if (OF_CONNECTION.includes(message.t)) this.#pending.delete(id)
    const reply = await this.send({ t: 'hello', v: PROTOCOL })
    if (!reply.ok) {
      if (reply.code === 'version') this.#listener.outdated()
      return
    }
    this.#failures = 0
    this.#listener.opened(this.#ahead)
  }

  #lost(wire: Wire): void {
    if (this.#wire !== wire) return
    this.#wire = null
    if (this.#closed) return
    this.#listener.lost()
    this.#failures += 1
    this.#timer = setTimeout(() => this.#connect(), delayBefore(this.#failures, Math.random()))
  }

  #transmit(pending: Pending): void {
    if (!this.#wire?.isOpen()) return
    pending.sent += 1
    this.#wire.send(JSON.stringify(pending.message))
  }

  #receive(data: unknown): void {
    this.#isUnanswered = false
    if (typeof data !== 'string') return
    for (const line of data.split('\n')) this.#hear(line)
  }

  #hear(line: string): void {
    const message = readServerMessage(JSON.parse(line))
    if (message === null) return
    if (message.t === 'welcome') this.#ahead = message.now - Date.now()
    if (message.t === 'welcome' || message.t === 'pong')
      this.#settle(message.id, { ok: true, result: undefined })
    else if (message.t === 'ok') this.#settle(message.id, { ok: true, result: message.result })
    else if (message.t === 'no') this.#refused(message)
    else this.#listener.received(message)
  }

  #refused({ id, code, text, facts }: Extract<ServerMessage, { t: 'no' }>): void {
    if (id === null) return
    // If a repeated answer is stale, the first one was carried out.
    const done = code === 'stale' && (this.#pending.get(id)?.sent ?? 0) > 1
    const wait = facts?.wait
    const refusal: RefusedAct = { code, message: text, ...(wait === undefined ? {} : { wait }) }
    this.#settle(id, done ? { ok: true, result: undefined } : { ok: false, ...refusal })
  }

  #settle(id: string, reply: Reply): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    pending?.resolve(reply)
  }
}
