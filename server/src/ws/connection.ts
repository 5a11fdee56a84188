import type { Duplex } from 'node:stream'
import {
  type ChannelMessage,
  type ClientMessage,
  messageText,
  type Person,
  PROTOCOL,
  type RefusalCode,
  type RefusalFacts,
  readClientMessage,
  refuse,
} from '@curio/protocol'
import type { WebSocket } from 'ws'
import type { Context } from '../context.ts'
import { failureOf } from '../failure.ts'
import { lastLines } from '../tables/chat.ts'
import { chatText } from '../tables/publish.ts'
import type { Tables } from '../tables/tables.ts'
import { Unloadable } from '../tables/unloadable.ts'
import type { Tally } from '../tally.ts'
import { Channel, Channels } from './channel.ts'
import { type Costs, Pace, type PaceVerdict } from './limits.ts'
import { asciiFrame, type Outbox } from './outbox.ts'
import type { Replies, Reply } from './replies.ts'

/** If more characters than this wait to be sent, the client does not read; it is better off reconnecting. */
const MOST_UNSENT = 1 << 20
/** More characters than this are sent at once, so that we notice in time how much the client has not read. */
const MOST_TOGETHER = 1 << 16
/** Milliseconds in which a client must answer our close. */
const PATIENCE = 5_000
/** The most messages of one client that are carried out at once. */
const MOST_UNFINISHED = 256

/** Why we close connections; codes from 4000 on are free for applications. */
export const CLOSE = { version: 4001, tooFast: 4002, slow: 4003, session: 4004, failure: 1011 } as const

export interface ConnectionParts {
  readonly context: Context
  readonly tables: Tables
  readonly replies: Replies
  readonly costs: Costs
  readonly outbox: Outbox
  /** By network, how many tables are followed from it. */
  readonly watched: Tally
  readonly socket: WebSocket
  /** What the socket writes to. */
  readonly stream: Duplex
  readonly person: Person
  /** Where it comes from. */
  readonly network: string
  /** The browser it comes from; null for a program with a token. */
  readonly session: string | null
}

/** One client. Whatever it sends, the worst that happens is that it is closed. */
export class Connection {
  readonly #parts: ConnectionParts
  readonly #channels = new Channels()
  readonly #pace: Pace
  #isWelcome = false
  /** Messages that go out together. */
  #unsent = ''
  /** Messages that are being carried out. */
  #unfinished = 0
  /** Whether it answered the last heartbeat. */
  #isAlive = true
  #hasBeaten = false

  constructor(parts: ConnectionParts) {
    this.#parts = parts
    const { clock, settings } = parts.context
    this.#pace = new Pace(settings.messagesPerSecond, clock)
    parts.socket.on('ping', (data) => this.#pinged(data))
    parts.socket.on('pong', () => {
      // A pong that nobody asked for counts as a message.
      if (this.#isAlive) this.#keepsPace()
      this.#isAlive = true
    })
    parts.socket.on('message', (data, isBinary) => this.#receive(isBinary ? null : String(data)))
    // A bad frame is the client's fault; the socket closes itself.
    parts.socket.on('error', () => {})
    parts.socket.on('close', () => this.#channels.closeAll())
  }

  get player(): string {
    return this.#parts.person.id
  }

  get session(): string | null {
    return this.#parts.session
  }

  /** Cuts off a client that has not answered the last heartbeat, or has not said hello between two. */
  beat(): void {
    const isSilent = !this.#isAlive || (this.#hasBeaten && !this.#isWelcome)
    this.#hasBeaten = true
    this.#isAlive = false
    if (isSilent) this.terminate()
    else this.#parts.socket.ping()
  }

  /** A client that does not answer the close, because it does not read, is cut off. */
  close(code: number): void {
    const { socket } = this.#parts
    if (socket.readyState !== socket.OPEN) return
    this.flush()
    this.#parts.context.metrics.closed.add(`${code}`)
    socket.close(code)
    // The rest of a flood is not even read.
    if (code === CLOSE.tooFast || code === CLOSE.slow) socket.pause()
    const patience = setTimeout(() => socket.terminate(), PATIENCE)
    socket.once('close', () => clearTimeout(patience))
  }

  terminate(): void {
    this.#parts.socket.terminate()
  }

  #receive(text: string | null): void {
    const { socket, context } = this.#parts
    if (socket.readyState !== socket.OPEN) return
    const pace = this.#keepsPace()
    if (pace === 'close') return
    const input = text === null ? undefined : parsed(text)
    if (pace === 'refuse' || this.#unfinished >= MOST_UNFINISHED) {
      this.#refuse(idOf(input), 'too-fast', 'too many messages; wait a little')
      return
    }
    const message = readClientMessage(input)
    if (message === null) {
      this.#refuse(idOf(input), 'malformed', 'this is not a message of this protocol')
      return
    }
    context.metrics.messagesIn.add(message.t)
    if (this.#isWelcome || message.t === 'hello') void this.#handle(message)
    else this.#refuse(message.id, 'version', 'say hello with your protocol version first')
  }

  /** Answers pings, but no faster than other messages, and not for somebody who does not read. */
  #pinged(data: Buffer): void {
    const { socket } = this.#parts
    if (socket.readyState !== socket.OPEN || this.#keepsPace() !== 'go') return
    if (socket.bufferedAmount > MOST_UNSENT) this.close(CLOSE.slow)
    else socket.pong(data)
  }

  #keepsPace(): PaceVerdict {
    const verdict = this.#pace.next()
    if (verdict === 'close') this.close(CLOSE.tooFast)
    return verdict
  }

  async #handle(message: ClientMessage): Promise<void> {
    this.#unfinished += 1
    try {
      switch (message.t) {
        case 'hello':
          this.#hello(message)
          return
        case 'ping':
          this.#send(messageText({ t: 'pong', id: message.id }))
          return
        case 'watch':
          await this.#watch(message)
          return
        case 'unwatch':
          await this.#channels.close(message.c)
          this.#reply(message.id, { ok: true })
          return
        default: {
          const found = this.#channels.get(message.c)
          const channel = found instanceof Promise ? await found : found
          this.#reply(message.id, await this.#onChannel(channel, message))
        }
      }
    } catch (cause) {
      this.#failed(message, cause)
    } finally {
      this.#unfinished -= 1
    }
  }

  #failed(message: ClientMessage, cause: unknown): void {
    const { context, replies, person } = this.#parts
    replies.forget(person.id, message.id)
    if (cause instanceof Unloadable) {
      this.#refuse(message.id, 'unloadable', cause.message)
      return
    }
    context.log.error({ ...failureOf(cause), type: message.t }, 'a message failed')
    this.#refuse(message.id, 'failed', 'something failed; look at the table again')
  }

  #hello({ id, v }: Extract<ClientMessage, { t: 'hello' }>): void {
    if (v !== PROTOCOL) {
      this.#refuse(id, 'version', `this server speaks version ${PROTOCOL}`)
      this.close(CLOSE.version)
      return
    }
    this.#isWelcome = true
    const { id: player, name } = this.#parts.person
    const now = this.#parts.context.time.now()
    this.#send(messageText({ t: 'welcome', id, v: PROTOCOL, now, player: { id: player, name } }))
  }

  async #watch(message: Extract<ClientMessage, { t: 'watch' }>): Promise<void> {
    const { context, tables, person, network, costs, watched } = this.#parts
    if (!costs.allows(message.t, person.id, network)) {
      this.#refuse(message.id, 'too-fast', 'too often; wait a little')
      return
    }
    const parts = {
      context,
      tables,
      person,
      network,
      watched,
      send: (text: string) => this.#send(text),
      drop: () => this.close(CLOSE.failure),
    }
    const opened = await this.#channels.open(message.c, () => Channel.open(parts, message))
    if ('fault' in opened) {
      this.#reply(message.id, opened.fault)
      return
    }
    const lines = await lastLines(context.database, message.match)
    if (lines.length > 0) this.#send(chatText(message.c, lines))
    this.#reply(message.id, { ok: true })
  }

  #onChannel(
    channel: Channel | null,
    message: Exclude<ChannelMessage, { t: 'watch' | 'unwatch' }>,
  ): Reply | Promise<Reply> {
    const { replies, person, network, costs } = this.#parts
    if (!channel) return refuse('no-channel', 'no table is watched on this channel')
    if (!costs.allows(message.t, person.id, network)) return refuse('too-fast', 'too often; wait a little')
    // Looking twice does no harm, and the replies are too large to be worth remembering.
    const isLook = message.t === 'moment' || message.t === 'hint'
    if (isLook) return channel.handle(message)
    return replies.once(person.id, message.id, () => channel.handle(message))
  }

  #reply(id: string, reply: Reply): void {
    if (reply.ok) this.#send(JSON.stringify({ t: 'ok', id, result: reply.result }))
    else this.#refuse(id, reply.code, reply.text, reply.facts)
  }

  #refuse(id: string | null, code: RefusalCode, text: string, facts?: RefusalFacts): void {
    this.#parts.context.metrics.refusals.add(code)
    this.#send(messageText({ t: 'no', id, code, text, ...(facts ? { facts } : {}) }))
  }

  /** Messages of one turn of the event loop go out together, each as a line of one frame. */
  #send(text: string): void {
    const { socket, context, outbox } = this.#parts
    if (socket.readyState !== socket.OPEN) return
    context.metrics.messagesOut.add()
    context.metrics.charactersOut.add('', text.length)
    if (this.#unsent === '') outbox.add(this)
    this.#unsent += this.#unsent === '' ? text : `\n${text}`
    if (this.#unsent.length > MOST_TOGETHER) this.flush()
  }

  flush(): void {
    const { socket } = this.#parts
    const unsent = this.#unsent
    this.#unsent = ''
    if (unsent === '' || socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_UNSENT) this.close(CLOSE.slow)
    else this.#write(unsent)
  }

  #write(text: string): void {
    const { socket, stream } = this.#parts
    const frame = asciiFrame(text)
    if (frame === null) socket.send(text)
    else stream.write(frame, 'latin1')
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The id of a malformed message, so that its sender knows which one is meant. */
function idOf(input: unknown): string | null {
  const id = typeof input === 'object' && input !== null && 'id' in input ? input.id : null
  return typeof id === 'string' && id.length <= 40 ? id : null
}
