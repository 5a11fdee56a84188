import type { Game, Log, Told, Viewer } from '@curio/kernel'
import type { SeatInfo, TableState } from '@curio/ui'
import type { Done, Snapshot } from '../table/link.ts'
import { entryOf, momentAt, runUpTo } from './moment.ts'

const RECORD: Done = { ok: false, code: 'over', message: 'this is a record' }

/** A recorded match to look at: from any seat, at any moment; nothing can be answered. */
export class RecordTable {
  readonly #game: Game
  readonly #log: Log
  readonly #names: readonly string[]
  #viewer: Viewer = null
  /** Everything told, worked out once. */
  #notes: readonly Told[] | null = null

  constructor(game: Game, log: Log, names: readonly string[]) {
    this.#game = game
    this.#log = log
    this.#names = names
  }

  look(viewer: Viewer): void {
    this.#viewer = viewer
  }

  answer(): Done {
    return RECORD
  }

  undo(): Done {
    return RECORD
  }

  log(): Log {
    return this.#log
  }

  snapshot(): Snapshot {
    return {
      table: this.#at(this.#log.entries.length - 1),
      undo: 'committed',
      connection: 'live',
      here: [],
      chat: [],
      tutorial: null,
      undoRequest: null,
      people: null,
    }
  }

  moment(note: number): TableState | null {
    const entry = this.#entryOf(note)
    return entry === null ? null : this.#at(entry)
  }

  /** The table just before the entry in which a note was told. */
  before(note: number): TableState | null {
    const entry = this.#entryOf(note)
    return entry === null || entry === 0 ? null : this.#at(entry - 1)
  }

  #entryOf(note: number): number | null {
    const { header, entries } = this.#log
    this.#notes ??= runUpTo(this.#game, header, entries, entries.length - 1).notes
    return entryOf(this.#viewer, this.#notes, note)
  }

  #at(entry: number): TableState {
    const { header, entries } = this.#log
    return momentAt(this.#game, header, entries, entry, this.#viewer, this.#seats())
  }

  #seats(): SeatInfo[] {
    return this.#names.map((name, seat) => ({
      seat,
      name,
      kind: 'person',
      you: seat === this.#viewer,
      online: true,
    }))
  }
}
