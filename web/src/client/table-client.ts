import type { Advice } from '@curio/bots/players'
import { type Log, type Moment, type Packs, reasonOf, type Viewer } from '@curio/kernel'
import { Mirror, type RatingForecast, type ServerMessage, type TableInfo } from '@curio/protocol'
import type { TableState } from '@curio/ui'
import { settings } from '../store/settings.ts'
import type {
  ChatLine,
  Connection,
  Done,
  PeopleActs,
  RefusedAct,
  Snapshot,
  TableLink,
} from '../table/link.ts'
import { DICTIONARIES, type Words } from '../words/index.ts'
import { snapshotOf, tableOf } from './snapshot.ts'
import { type OpenWire, type Reply, Socket } from './socket.ts'

/** What only a table on a server can do, apart from the messages of the protocol. */
export interface ServerActs {
  comeBack(): Promise<Done>
  resignForecast(): Promise<RatingForecast | null>
  report(text: string): Promise<string>
}

export interface TableParts {
  readonly where: TableLink['where']
  readonly match: string
  /** The seats played at this screen; none for a spectator. */
  readonly seats: readonly number[]
  /** Opens the wire to the host of the room. */
  readonly open: OpenWire
  readonly record: () => Promise<Log | null>
  /** Loads the packs that the table uses instead of those that come with the game. */
  readonly packs: (info: TableInfo) => Promise<Packs>
  readonly rematch?: () => Promise<string>
  /** What is known about the table before it is watched. */
  readonly info?: TableInfo
  /** The id of the lesson that the match belongs to. */
  readonly tutorial?: string | null
  readonly server?: ServerActs
}

/**
 * Follows a table from each seat of this screen, with a mirror for each. Only the wire knows whether the room is on a
 * server or in a worker of this browser.
 */
export class TableClient {
  readonly #parts: TableParts
  readonly #mirrors = new Map<Viewer, Mirror>()
  readonly #socket: Socket
  readonly #forget: () => void
  readonly #listeners = new Set<() => void>()
  readonly link: TableLink
  /** Resolves when the table was opened or refused. */
  readonly #settled = Promise.withResolvers<void>()
  /** Where the table is seen from; undefined until it is known who begins. */
  #viewer: Viewer | undefined
  /** The seat of this screen to which the table turns as soon as it knows that it is awaited. */
  #next: number | null = null
  #info: TableInfo | null
  /** Null until they are here: without them the board would draw other content than is played. */
  #packs: Packs | null = null
  /** Which packs were requested last, and whether they have arrived. */
  #wanted: { readonly packs: string; readonly found: Promise<boolean> } | null = null
  #chat: readonly ChatLine[] = []
  #connection: Connection = 'connecting'
  #ahead = 0
  #snapshot: Snapshot | null = null
  #failure: RefusedAct | null = null

  constructor(parts: TableParts) {
    this.#parts = parts
    this.#info = parts.info ?? null
    for (const viewer of parts.seats.length === 0 ? [null] : parts.seats)
      this.#mirrors.set(viewer, new Mirror())
    this.link = this.#makeLink()
    this.#socket = new Socket(
      {
        opened: (ahead) => {
          this.#ahead = ahead
          void this.#watchAll()
        },
        lost: () => this.#lost(),
        outdated: () => location.reload(),
        received: (message) => this.#receive(message),
      },
      parts.open,
    )
    // The names of bots and free seats depend on the language.
    const forget = settings.subscribe(() => this.#changed())
    const forgetNetwork = parts.server ? followNetwork(this.#socket) : null
    this.#forget = () => {
      forget()
      forgetNetwork?.()
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly info = (): TableInfo | null => this.#info

  readonly failure = (): RefusedAct | null => this.#failure

  close(): void {
    this.#forget()
    this.#socket.close()
  }

  #makeLink(): TableLink {
    const { where, record, rematch, server } = this.#parts
    return {
      where,
      snapshot: () => this.#snapshot,
      failure: this.failure,
      subscribe: this.subscribe,
      answer: (q, v) => this.#socket.send({ t: 'answer', c: this.#channel, q, v }).then(done),
      undo: () => this.#socket.send({ t: 'undo', c: this.#channel, count: this.#undone }).then(done),
      askUndo: () => this.#socket.send({ t: 'ask-undo', c: this.#channel, count: this.#undone }).then(done),
      agreeUndo: (seat, yes) =>
        this.#socket.send({ t: 'agree-undo', c: this.#channel, seat, yes }).then(done),
      hint: async () => {
        const reply = await this.#socket.send({ t: 'hint', c: this.#channel })
        // Our own bots write it, so its shape is known.
        return reply.ok && reply.result !== undefined ? (reply.result as unknown as Advice) : null
      },
      look: (viewer) => this.#look(viewer),
      turnTo: (seat) => {
        this.#next = seat
        this.#turn()
      },
      moment: (note, before) => this.#moment(note, before),
      record,
      ...(rematch ? { rematch } : {}),
      ...(server ? { people: this.#peopleActs(server) } : {}),
      close: () => this.close(),
    }
  }

  #peopleActs(server: ServerActs): PeopleActs {
    return {
      replace: (seat, yes) => this.#socket.send({ t: 'replace', c: this.#channel, seat, yes }).then(done),
      resign: () => this.#socket.send({ t: 'resign', c: this.#channel }).then(done),
      say: (text) => this.#socket.send({ t: 'chat', c: this.#channel, text }).then(done),
      ...server,
    }
  }

  get #channel(): number {
    return channelOf(this.#viewer ?? null)
  }

  get #undone(): number {
    return this.#mirrors.get(this.#viewer ?? null)?.document?.undone ?? 0
  }

  async #watchAll(): Promise<void> {
    const replies = await Promise.all([...this.#mirrors.keys()].map((viewer) => this.#watch(viewer)))
    if (replies.includes(false) || !(await this.#havePacks())) {
      // What waited for the table comes to nothing.
      this.#socket.sendPending()
      return
    }
    this.#failure = null
    if (this.#viewer === undefined) this.#viewer = this.#firstViewer()
    this.#connection = 'live'
    this.#settled.resolve()
    this.#changed()
    this.#socket.sendPending()
  }

  /** Among people who share a screen, one the table waits for begins. */
  #firstViewer(): Viewer {
    const { seats } = this.#parts
    const [mirror] = this.#mirrors.values()
    return seats.find((seat) => mirror?.document?.awaited.includes(seat)) ?? seats[0] ?? null
  }

  /** False if it was refused. */
  async #watch(viewer: Viewer): Promise<boolean> {
    const mirror = this.#mirrors.get(viewer)
    const known = mirror && mirror.document !== null ? { resume: mirror.resume } : {}
    const { match } = this.#parts
    const reply = await this.#socket.send({
      t: 'watch',
      c: channelOf(viewer),
      match,
      seat: viewer,
      ...known,
    })
    if (!reply.ok) this.#fail(reply)
    return reply.ok
  }

  /** Players look from any seat of this screen; a record can be seen from everywhere. */
  #look(viewer: Viewer): void {
    const { where, seats } = this.#parts
    const isOpen = where === 'record' || (viewer !== null && seats.includes(viewer))
    if (!isOpen) return
    this.#viewer = viewer
    this.#next = null
    if (!this.#mirrors.has(viewer)) {
      this.#mirrors.set(viewer, new Mirror())
      void this.#settled.promise.then(() => this.#watch(viewer))
    }
    this.#changed()
  }

  /** A copy that is behind would still wait for whoever has just answered, and the table would turn back at once. */
  #turn(): void {
    const next = this.#next
    if (next !== null && this.#mirrors.get(next)?.document?.awaited.includes(next)) this.#look(next)
  }

  #receive(message: ServerMessage): void {
    if (message.t === 'state' || message.t === 'update') {
      const viewer = viewerOn(message.c)
      if (this.#mirrors.get(viewer)?.receive(message) === false) void this.#watch(viewer)
      else if (viewer === this.#viewer) this.#changed()
      this.#turn()
    } else if (message.t === 'table') {
      this.#info = message.table
      this.#ahead = message.now - Date.now()
      void this.#havePacks()
      this.#changed()
    } else if (message.t === 'chat') {
      this.#chat = joined(this.#chat, message.lines)
      this.#changed()
    }
  }

  /** The table is held back until its packs are here. When the match begins more packs may be listed. */
  #havePacks(): Promise<boolean> {
    const info = this.#info
    if (info === null) return Promise.resolve(true)
    const packs = JSON.stringify(info.packs)
    if (this.#wanted?.packs === packs) return this.#wanted.found
    this.#packs = null
    const found = this.#findPacks(info, packs)
    this.#wanted = { packs, found }
    return found
  }

  async #findPacks(info: TableInfo, wanted: string): Promise<boolean> {
    try {
      const packs = await this.#parts.packs(info)
      if (this.#wanted?.packs !== wanted) return this.#havePacks()
      this.#packs = packs
      this.#changed()
      return true
    } catch (cause) {
      if (this.#wanted?.packs !== wanted) return this.#havePacks()
      // The next connection requests them again.
      this.#wanted = null
      this.#fail({ code: 'no-pack', message: reasonOf(cause) })
      return false
    }
  }

  /** A network comes and goes, but a worker that is gone has failed. */
  #lost(): void {
    this.#connection = 'lost'
    if (this.#parts.server) this.#changed()
    else this.#fail({ code: 'failed', message: 'the table has stopped' })
  }

  #fail({ code, message }: RefusedAct): void {
    this.#failure = { code, message }
    this.#settled.resolve()
    this.#changed()
  }

  #changed(): void {
    const mirror = this.#viewer === undefined ? undefined : this.#mirrors.get(this.#viewer)
    if (mirror && this.#viewer !== undefined && this.#info !== null && this.#packs !== null) {
      const known = {
        mirror,
        info: this.#info,
        packs: this.#packs,
        viewer: this.#viewer,
        here: this.#parts.seats,
        connection: this.#connection,
        ahead: this.#ahead,
        chat: this.#chat,
        tutorial: this.#parts.tutorial ?? null,
        isShared: this.#parts.server !== undefined,
      }
      // Until the view of the other seat arrives, the last one stays.
      this.#snapshot = snapshotOf(known, currentWords()) ?? this.#snapshot
    }
    for (const listener of this.#listeners) listener()
  }

  async #moment(note: number, before = false): Promise<TableState | null> {
    await this.#settled.promise
    const viewer = this.#viewer ?? null
    const c = channelOf(viewer)
    const reply = await this.#socket.send({ t: 'moment', c, note, ...(before ? { before } : {}) })
    const mirror = this.#mirrors.get(viewer)
    if (!reply.ok || reply.result === undefined || !mirror) return null
    if (this.#info === null || this.#packs === null) return null
    // The room writes it, so its shape is known.
    const { view, awaited, told, over } = reply.result as unknown as Moment
    return {
      ...tableOf(this.#info, this.#packs, { viewer, here: this.#parts.seats }, currentWords()),
      view,
      questions: [],
      awaited,
      // Notes told together with the end already show the end.
      outcome: over ? (mirror.document?.outcome ?? null) : null,
      told: mirror.notes.slice(0, told),
    }
  }
}

/** One channel for each seat, and one for a spectator. */
const channelOf = (viewer: Viewer): number => (viewer === null ? 0 : viewer + 1)
const viewerOn = (channel: number): Viewer => (channel === 0 ? null : channel - 1)

const currentWords = (): Words => DICTIONARIES[settings.get().language]

const done = (reply: Reply): Done => (reply.ok ? { ok: true } : reply)

/** The browser notices the network before the connection does. */
function followNetwork(socket: Socket): () => void {
  const hurry = (): void => socket.hurry()
  const drop = (): void => socket.drop()
  window.addEventListener('online', hurry)
  window.addEventListener('offline', drop)
  return () => {
    window.removeEventListener('online', hurry)
    window.removeEventListener('offline', drop)
  }
}

/** The lines so far and the new ones; after a reconnection the server repeats the last ones. */
function joined(
  before: readonly ChatLine[],
  lines: readonly {
    readonly at: number
    readonly seat: number | null
    readonly name: string
    readonly text: string
  }[],
): readonly ChatLine[] {
  const known = new Set(before.map(({ id }) => id))
  const added = lines.map(({ at, seat, name, text }) => ({ id: `${at}.${seat}.${text}`, seat, name, text }))
  return [...before, ...added.filter(({ id }) => !known.has(id))]
}
