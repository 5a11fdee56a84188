import type { Game, Log, Viewer } from '@curio/kernel'
import type { SeatInfo, TableState } from '@curio/ui'
import type { Done, Snapshot } from '../table/link.ts'
import { entryOf, momentAt, runUpTo, visibleTo } from './moment.ts'

const RECORD: Done = { ok: false, message: 'this is a record' }

/** A recorded match to look at: from any seat, at any moment; nothing can be answered. */
export class RecordTable {
  readonly #game: Game
  readonly #log: Log
  readonly #names: readonly string[]
  #viewer: Viewer = null

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
    const { header, entries } = this.#log
    const run = runUpTo(this.#game, header, entries, entries.length - 1)
    return {
      table: momentAt(this.#game, header, entries, entries.length - 1, this.#viewer, this.#seats()),
      notes: visibleTo(this.#viewer, run.notes),
      undo: 'committed',
      connection: 'live',
      here: [],
      chat: [],
      tutorial: null,
      undoRequest: null,
    }
  }

  moment(note: number): TableState | null {
    const { header, entries } = this.#log
    const run = runUpTo(this.#game, header, entries, entries.length - 1)
    const entry = entryOf(this.#viewer, run.notes, note)
    return entry === null ? null : momentAt(this.#game, header, entries, entry, this.#viewer, this.#seats())
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
