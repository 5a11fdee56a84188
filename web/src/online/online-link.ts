import type { Json } from '@curio/kernel'
import { Mirror, questionOf, type ServerMessage, type TableInfo } from '@curio/protocol'
import type { SeatInfo, TableState } from '@curio/ui'
import { settings } from '../store/settings.ts'
import type { ChatLine, Connection, Done, Snapshot, TableLink, UndoReason } from '../table/link.ts'
import { UNDO_REASONS } from '../table/link.ts'
import { DICTIONARIES } from '../words/index.ts'
import { fetchRecord, requestRematch } from './api.ts'
import { personName } from './names.ts'
import { type Reply, Socket } from './socket.ts'

const CHANNEL = 0

/** A table on the server, watched from one seat or as a spectator. */
export class OnlineTable {
  readonly #match: string
  readonly #seat: number | null
  readonly #forget: () => void
  readonly #socket: Socket
  readonly #mirror = new Mirror()
  readonly #listeners = new Set<() => void>()
  readonly link: TableLink
  #info: TableInfo
  #chat: readonly ChatLine[] = []
  #connection: Connection = 'connecting'
  #latest = 0
  #snapshot: Snapshot | null = null
  #failure: string | null = null

  constructor(seat: number | null, info: TableInfo) {
    this.#match = info.match
    this.#seat = seat
    this.#info = info
    // Bots and free seats are called by words of the language.
    const forget = settings.subscribe(() => this.#changed())
    const hurry = (): void => this.#socket.hurry()
    window.addEventListener('online', hurry)
    this.#forget = () => {
      forget()
      window.removeEventListener('online', hurry)
    }
    this.link = this.#makeLink()
    this.#socket = new Socket({
      opened: () => void this.#watch(),
      lost: () => this.#connected('lost'),
      outdated: () => location.reload(),
      received: (message) => this.#receive(message),
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly info = (): TableInfo => this.#info

  readonly failure = (): string | null => this.#failure

  close(): void {
    this.#forget()
    this.#socket.close()
  }

  #makeLink(): TableLink {
    const count = (): number => this.#mirror.document?.undone ?? 0
    const c = CHANNEL
    return {
      where: 'online',
      snapshot: () => this.#snapshot,
      failure: this.failure,
      subscribe: this.subscribe,
      answer: (q, v) => this.#socket.send({ t: 'answer', c, q, v }).then(done),
      undo: () => this.#socket.send({ t: 'undo', c, count: count() }).then(done),
      askUndo: () => this.#socket.send({ t: 'ask-undo', c, count: count() }).then(done),
      agreeUndo: (seat, yes) => void this.#socket.send({ t: 'agree-undo', c, seat, yes }),
      replace: (seat) => void this.#socket.send({ t: 'replace', c, seat, yes: true }),
      resign: () => void this.#socket.send({ t: 'resign', c }),
      hint: async () => {
        const reply = await this.#socket.send({ t: 'hint', c })
        return reply.ok && reply.result !== undefined
          ? { value: reply.result, among: null, rival: null }
          : null
      },
      look: () => {},
      moment: (note) => this.#moment(note),
      record: () => fetchRecord(this.#match),
      say: (text) => void this.#socket.send({ t: 'chat', c, text }),
      rematch: async () => `/table/${await requestRematch(this.#match)}`,
      close: () => this.close(),
    }
  }

  async #watch(): Promise<void> {
    const known = this.#mirror.document === null ? {} : { resume: this.#mirror.resume }
    const reply = await this.#socket.send({
      t: 'watch',
      c: CHANNEL,
      match: this.#match,
      seat: this.#seat,
      ...known,
    })
    if (reply.ok) {
      this.#connected('live')
      this.#socket.sendPendingAgain()
    } else {
      this.#failure = reply.text
      this.#changed()
    }
  }

  #receive(message: ServerMessage): void {
    if (message.t === 'state' || message.t === 'update') {
      const before = this.#mirror.notes.length
      if (!this.#mirror.receive(message)) {
        void this.#watch()
        return
      }
      const now = this.#mirror.notes.length
      if (now !== before) this.#latest = message.t === 'state' ? Math.max(0, now - 1) : Math.min(before, now)
    } else if (message.t === 'table') this.#info = message.table
    else if (message.t === 'chat') this.#chat = joined(this.#chat, message.lines)
    this.#changed()
  }

  #connected(connection: Connection): void {
    this.#connection = connection
    this.#changed()
  }

  #changed(): void {
    this.#snapshot = this.#shown()
    for (const listener of this.#listeners) listener()
  }

  #shown(): Snapshot | null {
    const { document, notes } = this.#mirror
    if (document === null) return null
    const question = this.#seat === null ? null : questionOf(document, this.#seat)
    return {
      table: {
        ...this.#common(),
        view: document.view,
        questions: question === null ? [] : [question],
        awaited: document.awaited,
        outcome: document.outcome,
        latest: notes.slice(this.#latest),
      },
      notes,
      undo: this.#undoReason(this.#seat === null ? 'nothing' : document.undo),
      connection: this.#connection,
      here: this.#seat === null ? [] : [this.#seat],
      chat: this.#chat,
      tutorial: null,
      undoRequest: document.undoRequest,
    }
  }

  #undoReason(refusal: string | null): UndoReason | null {
    if (this.#connection !== 'live') return 'offline'
    if (refusal === null) return null
    return UNDO_REASONS.find((each) => each === refusal) ?? 'committed'
  }

  async #moment(note: number): Promise<TableState | null> {
    const reply = await this.#socket.send({ t: 'moment', c: CHANNEL, note })
    const told = this.#mirror.notes[note]
    if (!reply.ok || reply.result === undefined || !told) return null
    return {
      ...this.#common(),
      view: reply.result,
      questions: [],
      awaited: [],
      outcome: note === this.#mirror.notes.length - 1 ? (this.#mirror.document?.outcome ?? null) : null,
      latest: [told],
    }
  }

  #common(): Pick<TableState, 'game' | 'options' | 'viewer' | 'seats'> {
    const { game, options } = this.#info
    return { game, options: options as Json, viewer: this.#seat, seats: this.#seats() }
  }

  #seats(): SeatInfo[] {
    const words = DICTIONARIES[settings.get().language]
    return this.#info.seats.map(({ person, bot, connected }, seat) => ({
      seat,
      name:
        bot !== null
          ? words.create.botName(seat + 1)
          : person === null
            ? words.create.open
            : personName(person, words),
      kind: bot !== null ? 'bot' : person === null ? 'open' : 'person',
      you: seat === this.#seat,
      online: bot !== null || connected,
    }))
  }
}

function done(reply: Reply): Done {
  return reply.ok ? { ok: true } : { ok: false, message: reply.text }
}

/** The lines so far and the new ones; after a reconnection the server tells the last ones again. */
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
