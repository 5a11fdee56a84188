import { type Json, type Match, type Note, noteFor, sameJson, type Told, type Viewer } from '@curio/kernel'
import type { NotesPart } from './server-messages.ts'

/** Which notes of a table a client has. */
export interface KnownNotes {
  readonly epoch: string
  readonly notes: number
}

/** What was published of the entries from `from` on. */
export interface NotesBefore {
  readonly from: number
  readonly told: readonly Told[]
}

/**
 * The notes of a room as its viewers know them. The notes of each viewer are numbered from 0, so that no number reveals
 * what others did in secret. A viewer's epoch changes when notes that it has seen are undone; a number of another epoch
 * means nothing.
 */
export class Story {
  readonly #life: string
  readonly #viewers: readonly Viewer[]
  readonly #rewrites = new Map<Viewer, number>()
  /** Entries whose notes have been published. */
  #published: number
  /** The published notes that may have been undone since. */
  #before: NotesBefore | null = null

  constructor(life: string, match: Match) {
    this.#life = life
    this.#viewers = [null, ...Array.from({ length: match.header.seats }, (_, seat) => seat)]
    this.#published = match.length
  }

  /** Called before the entries from `from` on are undone: what was published of them. */
  before(match: Match, from: number): NotesBefore {
    const kept = this.#before
    const until = kept?.from ?? this.#published
    if (from >= until) return kept ?? { from, told: [] }
    const told = match.notesFrom(from).filter(({ entry }) => entry < until)
    return { from, told: [...told, ...(kept?.told ?? [])] }
  }

  tookBack(before: NotesBefore): void {
    this.#before = before
  }

  /** What is new since the last call, as JSON text for each viewer; null when nothing is. */
  publish(match: Match): (viewer: Viewer) => string | null {
    const news = this.#before === null ? this.#added(match) : this.#rewritten(this.#before, match)
    this.#published = match.length
    this.#before = null
    return news
  }

  /** The notes that a client lacks, or all of them when what it knows is out of date. */
  since(match: Match, viewer: Viewer, known?: KnownNotes): NotesPart {
    const epoch = this.#epoch(viewer)
    const all = match.countNotes(viewer)
    const from = known && known.epoch === epoch && known.notes <= all ? known.notes : 0
    const entry = match.entryOfNote(viewer, from)
    if (entry === undefined) return { from, list: [], epoch }
    const list = visible(match.notesFrom(entry), viewer)
    return { from, list: list.slice(from - match.countNotes(viewer, entry)), epoch }
  }

  #added(match: Match): (viewer: Viewer) => string | null {
    const added = match.length > this.#published ? match.notesFrom(this.#published) : []
    if (added.length === 0) return nothing
    return (viewer) => textOf(visible(added, viewer))
  }

  /** For every viewer, even those who are not here, because what they remember may no longer be true. */
  #rewritten(before: NotesBefore, match: Match): (viewer: Viewer) => string | null {
    const now = match.notesFrom(before.from)
    const news = new Map(
      this.#viewers.map((viewer) => {
        const unchanged = match.countNotes(viewer, before.from)
        return [viewer, this.#rewrittenFor(viewer, before.told, now, unchanged)]
      }),
    )
    return (viewer) => news.get(viewer) ?? null
  }

  #rewrittenFor(
    viewer: Viewer,
    before: readonly Told[],
    now: readonly Told[],
    unchanged: number,
  ): string | null {
    const old = visible(before, viewer)
    const all = visible(now, viewer)
    let from = 0
    while (from < old.length && from < all.length && sameJson(old[from] as Json, all[from] as Json)) from += 1
    const list = all.slice(from)
    if (from === old.length) return textOf(list)
    this.#rewrites.set(viewer, (this.#rewrites.get(viewer) ?? 0) + 1)
    const part: NotesPart = { from: unchanged + from, list, epoch: this.#epoch(viewer) }
    return JSON.stringify(part)
  }

  #epoch(viewer: Viewer): string {
    return `${this.#life}.${this.#rewrites.get(viewer) ?? 0}`
  }
}

const nothing = (): null => null

const textOf = (notes: readonly Note[]): string | null => (notes.length === 0 ? null : JSON.stringify(notes))

function visible(told: readonly Told[], viewer: Viewer): Note[] {
  return told.flatMap((each) => noteFor(each, viewer) ?? [])
}
