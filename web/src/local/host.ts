import { isRecord } from '@curio/kernel'
import {
  type ChannelMessage,
  type ClientMessage,
  LIMITS,
  messageText,
  PROTOCOL,
  Receipts,
  type RefusalCode,
  readClientMessage,
  refuse,
} from '@curio/protocol'
import { HostedTable, type HostParts, PLAYER, type Reply, type Watcher } from './hosted-table.ts'
import { WrittenElsewhere } from './save.ts'
import type { TableSource } from './table-source.ts'

/** How many replies are remembered, at least. */
const LEAST_RECEIPTS = 32

interface Channel {
  readonly table: HostedTable
  readonly watcher: Watcher
}

type OnChannel = Exclude<ChannelMessage, { t: 'watch' | 'unwatch' }>

/** A server for one page, without a network: texts of client messages in, texts of server messages out. */
export class Host {
  readonly #find: (match: string) => TableSource
  readonly #parts: HostParts
  readonly #tables = new Map<string, Promise<HostedTable | null>>()
  readonly #channels = new Map<number, Promise<Channel | null>>()
  readonly #receipts = new Receipts<Promise<Reply>>(LEAST_RECEIPTS)
  #isWelcome = false

  constructor(find: (match: string) => TableSource, parts: HostParts) {
    this.#find = find
    this.#parts = parts
  }

  receive(text: string): void {
    const input = parsed(text)
    const message = readClientMessage(input)
    if (message === null) this.#refuse(idOf(input), 'malformed', 'this is not a message of this protocol')
    else if (message.t === 'hello') this.#hello(message)
    else if (!this.#isWelcome)
      this.#refuse(message.id, 'version', 'say hello with your protocol version first')
    else void this.#handle(message)
  }

  #hello({ id, v }: Extract<ClientMessage, { t: 'hello' }>): void {
    if (v !== PROTOCOL) {
      this.#refuse(id, 'version', `this server speaks version ${PROTOCOL}`)
      return
    }
    this.#isWelcome = true
    this.#parts.send(messageText({ t: 'welcome', id, v, now: Date.now(), player: PLAYER }))
  }

  async #handle(message: Exclude<ClientMessage, { t: 'hello' }>): Promise<void> {
    if (message.t === 'ping') {
      this.#parts.send(messageText({ t: 'pong', id: message.id }))
      return
    }
    try {
      this.#reply(message.id, await this.#carryOut(message))
    } catch (cause) {
      this.#receipts.forget(message.id)
      if (cause instanceof WrittenElsewhere) {
        this.#refuse(message.id, 'elsewhere', `${cause.message}; look at the table again`)
        return
      }
      console.error(cause)
      this.#refuse(message.id, 'failed', 'something failed; look at the table again')
    }
  }

  async #carryOut(message: ChannelMessage): Promise<Reply> {
    switch (message.t) {
      case 'watch':
        return this.#watch(message)
      case 'unwatch':
        await this.#close(message.c)
        return { ok: true }
      // Looking twice does no harm, and these replies are too large to remember.
      case 'moment':
      case 'hint':
        return this.#onChannel(message)
      default:
        return this.#once(message)
    }
  }

  /** A repeated message gets the reply of the first. */
  #once(message: OnChannel): Promise<Reply> {
    const known = this.#receipts.get(message.id)
    if (known) return known
    const reply = this.#onChannel(message)
    this.#receipts.keep(message.id, reply)
    return reply
  }

  async #watch({ c, match, seat, resume }: Extract<ClientMessage, { t: 'watch' }>): Promise<Reply> {
    const before = this.#close(c)
    const { promise, resolve } = Promise.withResolvers<Channel | null>()
    // Set at once: later messages on this channel have to wait for it.
    this.#channels.set(c, promise)
    let channel: Channel | null = null
    try {
      await before
      const table = await this.#table(match)
      if (table === null) return refuse('no-match', 'there is no such table')
      const watcher = { viewer: seat, channel: c }
      if (!(await table.watch(watcher, resume))) return refuse('not-yours', 'this is not your seat')
      channel = { table, watcher }
      return { ok: true }
    } catch (cause) {
      console.error(cause)
      return refuse('unloadable', 'the table cannot be loaded')
    } finally {
      if (channel === null) this.#channels.delete(c)
      resolve(channel)
    }
  }

  async #close(c: number): Promise<void> {
    const before = this.#channels.get(c)
    this.#channels.delete(c)
    const channel = await before
    await channel?.table.unwatch(channel.watcher)
  }

  /** A table that could not be opened gets another try. */
  #table(match: string): Promise<HostedTable | null> {
    const known = this.#tables.get(match)
    if (known) return known
    const opening = HostedTable.open(this.#find(match), this.#parts)
    this.#tables.set(match, opening)
    const forget = (): void => void this.#tables.delete(match)
    opening.then((table) => table ?? forget(), forget)
    return opening
  }

  async #onChannel(message: OnChannel): Promise<Reply> {
    const channel = await this.#channels.get(message.c)
    if (!channel) return refuse('no-channel', 'no table is watched on this channel')
    const { table, watcher } = channel
    const { viewer } = watcher
    switch (message.t) {
      case 'answer':
        return table.answer(viewer, message.q, message.v)
      case 'undo':
        return table.undo(viewer, message.count)
      case 'ask-undo':
        return table.askUndo(viewer, message.count)
      case 'agree-undo':
        return table.agreeUndo(viewer, message.seat, message.yes)
      case 'moment':
        return table.moment(viewer, message.note, message.before)
      case 'hint':
        return table.hint(viewer)
      case 'chat':
      case 'resign':
      case 'replace':
        return refuse('not-possible', 'everybody at this table sits before the same screen')
    }
  }

  #reply(id: string, reply: Reply): void {
    if (reply.ok) this.#parts.send(JSON.stringify({ t: 'ok', id, result: reply.result }))
    else this.#refuse(id, reply.code, reply.text)
  }

  #refuse(id: string | null, code: RefusalCode, text: string): void {
    this.#parts.send(messageText({ t: 'no', id, code, text }))
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The id in something that is not a valid message, so that the sender knows which one was refused. */
function idOf(input: unknown): string | null {
  const id = isRecord(input) ? input.id : null
  return typeof id === 'string' && id.length <= LIMITS.messageId ? id : null
}
