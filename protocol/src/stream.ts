import type { Viewer } from '@curio/kernel'
import { Describer, type Position } from './describe.ts'
import { diff } from './diff.ts'
import { membersOf, patched, type TableDocument } from './document.ts'

/** A change for one viewer, as JSON text: it goes to every window in which that viewer follows the table. */
export interface Update {
  readonly n: number
  readonly document: string | null
  readonly notes: string | null
}

/** What one viewer has been sent. Numbers count what this viewer was sent, never what happened in secret. */
export class Stream {
  readonly #describer: Describer
  #document: TableDocument
  #n = 0
  watchers = 0

  constructor(viewer: Viewer, position: Position) {
    this.#describer = new Describer(viewer)
    this.#document = plain(this.#describer.describe(position, null))
  }

  get n(): number {
    return this.#n
  }

  get document(): TableDocument {
    return this.#document
  }

  /** What this viewer has to be told now; null when nothing has changed for it. */
  publish(position: Position, notes: string | null): Update | null {
    const document = this.#change(position)
    if (document === null && notes === null) return null
    this.#n += 1
    return { n: this.#n, document, notes }
  }

  #change(position: Position): string | null {
    const next = this.#describer.describe(position, this.#document)
    const change = diff(membersOf(this.#document), membersOf(next))
    if (change === null) return null
    const text = JSON.stringify(change)
    // Exactly what the clients do, so that both sides always have the same; and nothing of the state is shared.
    this.#document = patched(this.#document, JSON.parse(text))
    return text
  }
}

const plain = (document: TableDocument): TableDocument => JSON.parse(JSON.stringify(document))
