import type { Advice } from '@curio/bots/players'
import { Mirror, type Moment, type ServerMessage, type TableInfo } from '@curio/protocol'
import type { TableState } from '@curio/ui'
import { settings } from '../store/settings.ts'
import type { ChatLine, Connection, Done, PeopleActs, Refusal, Snapshot, TableLink } from '../table/link.ts'
import { DICTIONARIES, type Words } from '../words/index.ts'
import { doneBy, fetchRecord, playAgain, sendReport, takeSeat } from './api.ts'
import { snapshotOf, tableOf } from './snapshot.ts'
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
  #ahead = 0
  #snapshot: Snapshot | null = null
  #failure: Refusal | null = null

  constructor(seat: number | null, info: TableInfo) {
    this.#match = info.match
    this.#seat = seat
    this.#info = info
    // Bots and free seats are called by words of the language.
    const forget = settings.subscribe(() => this.#changed())
    const hurry = (): void => this.#socket.hurry()
    const drop = (): void => this.#socket.drop()
    window.addEventListener('online', hurry)
    window.addEventListener('offline', drop)
    this.#forget = () => {
      forget()
      window.removeEventListener('online', hurry)
      window.removeEventListener('offline', drop)
    }
    this.link = this.#makeLink()
    this.#socket = new Socket({
      opened: (ahead) => {
        this.#ahead = ahead
        void this.#watch()
      },
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

  readonly failure = (): Refusal | null => this.#failure

  close(): void {
    this.#forget()
    this.#socket.close()
  }

  #makeLink(): TableLink {
    const c = CHANNEL
    return {
      where: 'online',
      snapshot: () => this.#snapshot,
      failure: this.failure,
      subscribe: this.subscribe,
      answer: (q, v) => this.#socket.send({ t: 'answer', c, q, v }).then(done),
      undo: () => this.#socket.send({ t: 'undo', c, count: this.#undone() }).then(done),
      hint: async () => {
        const reply = await this.#socket.send({ t: 'hint', c })
        // The server's own bots write it, so its shape is known.
        return reply.ok && reply.result !== undefined ? (reply.result as unknown as Advice) : null
      },
      look: () => {},
      moment: (note) => this.#moment(note),
      record: () => fetchRecord(this.#match),
      people: this.#peopleActs(),
      rematch: async () => `/table/${await playAgain(this.#match)}`,
      close: () => this.close(),
    }
  }

  #peopleActs(): PeopleActs {
    const c = CHANNEL
    return {
      askUndo: () => this.#socket.send({ t: 'ask-undo', c, count: this.#undone() }).then(done),
      agreeUndo: (seat, yes) => this.#socket.send({ t: 'agree-undo', c, seat, yes }).then(done),
      replace: (seat, yes) => this.#socket.send({ t: 'replace', c, seat, yes }).then(done),
      comeBack: () => doneBy(takeSeat(this.#match, this.#seat ?? 0)),
      resign: () => this.#socket.send({ t: 'resign', c }).then(done),
      say: (text) => this.#socket.send({ t: 'chat', c, text }).then(done),
      report: (text) => sendReport(this.#match, text),
    }
  }

  #undone(): number {
    return this.#mirror.document?.undone ?? 0
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
      this.#failure = null
      this.#connected('live')
      this.#socket.sendPendingAgain()
    } else {
      this.#failure = reply
      this.#changed()
    }
  }

  #receive(message: ServerMessage): void {
    if (message.t === 'state' || message.t === 'update') {
      if (!this.#mirror.receive(message)) {
        void this.#watch()
        return
      }
    } else if (message.t === 'table') {
      this.#info = message.table
      this.#ahead = message.now - Date.now()
    } else if (message.t === 'chat') this.#chat = joined(this.#chat, message.lines)
    this.#changed()
  }

  #connected(connection: Connection): void {
    this.#connection = connection
    this.#changed()
  }

  #changed(): void {
    this.#snapshot = snapshotOf(
      {
        mirror: this.#mirror,
        info: this.#info,
        seat: this.#seat,
        connection: this.#connection,
        ahead: this.#ahead,
        chat: this.#chat,
      },
      currentWords(),
    )
    for (const listener of this.#listeners) listener()
  }

  async #moment(note: number): Promise<TableState | null> {
    const reply = await this.#socket.send({ t: 'moment', c: CHANNEL, note })
    const { notes, document } = this.#mirror
    if (!reply.ok || reply.result === undefined || note >= notes.length) return null
    // The server's own room writes it, so its shape is known.
    const { view, awaited } = reply.result as unknown as Moment
    return {
      ...tableOf(this.#info, this.#seat, currentWords()),
      view,
      questions: [],
      awaited,
      // What was told together with the end is already a look at the end.
      outcome: awaited.length === 0 ? (document?.outcome ?? null) : null,
      told: notes.slice(0, note + 1),
    }
  }
}

const currentWords = (): Words => DICTIONARIES[settings.get().language]

const done = (reply: Reply): Done => (reply.ok ? { ok: true } : reply)

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
