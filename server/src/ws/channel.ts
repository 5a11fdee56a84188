import {
  type ChannelMessage,
  type ClientMessage,
  DONE,
  type Person,
  type Result,
  refuse,
} from '@curio/protocol'
import { mayLookOn } from '../achievements/seeing.ts'
import { NoDecision } from '../bots/thinking.ts'
import type { Context } from '../context.ts'
import type { Watcher } from '../tables/audience.ts'
import { say } from '../tables/chat.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { LiveTableState } from '../tables/live-table-state.ts'
import { agreeUndo, answer, askUndo, undo } from '../tables/play.ts'
import { resign, vote } from '../tables/seating.ts'
import { belongsTo, isPersons } from '../tables/seats.ts'
import type { Tables } from '../tables/tables.ts'
import type { Tally } from '../tally.ts'
import type { Reply } from './replies.ts'

interface Parts {
  readonly context: Context
  readonly tables: Tables
  readonly person: Person
  readonly network: string
  /** By network, how many tables are followed from it, by their weight. */
  readonly watched: Tally
  send(text: string): void
  drop(): void
}

type Watch = Extract<ClientMessage, { t: 'watch' }>

/** How many tables the connections of one address may follow on average; a live table takes memory. */
const TABLES_PER_CONNECTION = 4

const NOT_ASKED = refuse('no-question', 'you are not asked anything')

const CROWDED = refuse('crowded', 'too many tables are watched from your address')

const hasRoom = ({ watched, network, context }: Parts, more: number): boolean =>
  watched.of(network) + more <= context.settings.connectionsPerAddress * TABLES_PER_CONNECTION

export type OpenedChannel = { readonly channel: Channel } | { readonly fault: Result }

/** One table that a connection follows, from one seat or as a spectator. */
export class Channel {
  readonly #parts: Parts
  readonly #table: LiveTable
  readonly #watcher: Watcher
  #isClosed = false

  private constructor(parts: Parts, table: LiveTable, watcher: Watcher) {
    this.#parts = parts
    this.#table = table
    this.#watcher = watcher
  }

  static async open(parts: Parts, message: Watch): Promise<OpenedChannel> {
    const { watched, network, tables } = parts
    if (!hasRoom(parts, 1)) return { fault: CROWDED }
    watched.add(network, 1)
    let counted = 1
    let isOpen = false
    try {
      const table = await tables.get(message.match)
      if (table === null) return { fault: refuse('no-match', 'there is no such table') }
      const more = table.weight - 1
      // Whatever the settings are, one table can be followed.
      if (watched.of(network) > 1 && !hasRoom(parts, more)) return { fault: CROWDED }
      watched.add(network, more)
      counted += more
      const opened = await Channel.#join(parts, table, message)
      isOpen = 'channel' in opened
      return opened
    } finally {
      if (!isOpen) watched.add(network, -counted)
    }
  }

  static async #join(parts: Parts, table: LiveTable, message: Watch): Promise<OpenedChannel> {
    const { seat, c, resume } = message
    const watcher: Watcher = {
      viewer: seat,
      player: parts.person.id,
      looksOn: await mayLookOn(parts.context, parts.person.id, table.terms),
      network: parts.network,
      channel: c,
      send: parts.send,
      drop: parts.drop,
    }
    const joined = await table.watch(watcher, resume)
    return joined.ok ? { channel: new Channel(parts, table, watcher) } : { fault: joined }
  }

  /** Even if the table fails, the watcher is gone. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#parts.watched.add(this.#parts.network, -this.#table.weight)
    await this.#table.unwatch(this.#watcher).catch(() => {})
  }

  handle(message: Exclude<ChannelMessage, { t: 'watch' | 'unwatch' }>): Promise<Reply> {
    switch (message.t) {
      case 'answer':
        return this.#act((table, seat) => answer(table, seat, message.q, message.v, message.id))
      case 'undo':
        return this.#act((table, seat) => undo(table, seat, message.count))
      case 'ask-undo':
        return this.#act((table, seat) => askUndo(table, seat, message.count))
      case 'agree-undo':
        return this.#act((table, seat) => agreeUndo(table, seat, message.seat, message.yes))
      case 'replace':
        return this.#act((table, seat) => vote(table, seat, message.seat, message.yes))
      case 'resign':
        return this.#act((table, seat) => resign(table, seat))
      case 'chat':
        return say(this.#parts.context, this.#table, this.#parts.person, message)
      case 'moment':
        return this.#moment(message.note, message.before)
      case 'hint':
        return this.#hint()
    }
  }

  /** Only the person who sits there may act, and not while a bot plays for them. */
  #act(move: (table: LiveTableState, seat: number) => Result): Promise<Reply> {
    const { viewer, player } = this.#watcher
    return this.#table.perform((table) => {
      const seat = viewer === null ? undefined : table.seats[viewer]
      if (viewer === null || !seat || !isPersons(seat) || !belongsTo(seat, player))
        return refuse('not-yours', 'you do not play from here')
      return move(table, viewer)
    })
  }

  #moment(note: number, before: boolean | undefined): Promise<Reply> {
    return this.#table.perform(({ room }) => {
      const moment = room?.moment(this.#watcher.viewer, note, before)
      return moment === undefined ? refuse('nothing', 'there is no such moment') : { ...DONE, result: moment }
    })
  }

  /** What a bot would do here, and why. */
  async #hint(): Promise<Reply> {
    const { viewer } = this.#watcher
    const asked = await this.#table.perform(({ room, record }) => {
      if (record.rated) return 'rated'
      return viewer !== null && room?.awaited.includes(viewer) ? viewer : null
    })
    if (asked === 'rated') return refuse('no-hints', 'there are no hints at a rated table')
    if (asked === null) return NOT_ASKED
    const advice = this.#parts.context.thinking.decide({
      // Whoever has left or answered needs no hint any more.
      isWanted: () => !this.#isClosed && this.#table.isAsked(asked),
      position: () => this.#table.positionFor(asked),
      isUrgent: () => true,
      payers: () => [this.#parts.network, this.#table.id],
      think: (thinker, given) => thinker.advise(given, 'normal'),
    })
    const result = await advice.catch((cause) => {
      if (this.#isClosed || (cause instanceof NoDecision && cause.reason === 'unwanted')) return null
      throw cause
    })
    return result === null ? NOT_ASKED : { ...DONE, result }
  }
}

/** The tables that one connection follows, by channel. */
export class Channels {
  /** A promise while the channel is being opened. */
  readonly #channels = new Map<number, Channel | Promise<Channel | null>>()
  #isClosed = false

  /** Follows a table on a channel, instead of the one that was followed there before. */
  async open(c: number, open: () => Promise<OpenedChannel>): Promise<OpenedChannel> {
    const opening = this.#replace(c, open)
    // Set at once, because the next message about this channel must wait for it.
    const entry = opening.then(
      (opened) => ('channel' in opened ? opened.channel : null),
      () => null,
    )
    this.#channels.set(c, entry)
    const opened = await opening.catch((cause) => {
      this.#forget(c, entry)
      throw cause
    })
    if ('fault' in opened) this.#forget(c, entry)
    else if (this.#isClosed) await opened.channel.close()
    else if (this.#channels.get(c) === entry) this.#channels.set(c, opened.channel)
    return opened
  }

  get(c: number): Channel | null | Promise<Channel | null> {
    return this.#channels.get(c) ?? null
  }

  async close(c: number): Promise<void> {
    const before = this.#channels.get(c)
    this.#channels.delete(c)
    await (await before)?.close()
  }

  /** The connection is gone. */
  closeAll(): void {
    this.#isClosed = true
    for (const entry of this.#channels.values())
      void Promise.resolve(entry).then((channel) => channel?.close())
    this.#channels.clear()
  }

  async #replace(c: number, open: () => Promise<OpenedChannel>): Promise<OpenedChannel> {
    await (await this.#channels.get(c))?.close()
    return open()
  }

  #forget(c: number, entry: Promise<Channel | null>): void {
    if (this.#channels.get(c) === entry) this.#channels.delete(c)
  }
}
