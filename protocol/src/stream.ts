import type { Json, Viewer } from '@curio/kernel'
import { Describer, type Position } from './describe.ts'
import { StepFinder } from './diff.ts'
import { membersOf, type TableDocument } from './document.ts'

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
    this.#document = plain(this.#describer.describe(position, this.#describer.look(position), null))
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
    const finder = new StepFinder(membersOf(this.#document))
    const view = finder.compare('view', this.#describer.look(position))
    const next = membersOf(this.#describer.describe(position, view, this.#document))
    for (const key in next) if (key !== 'view') finder.compare(key, next[key] as Json)
    const step = finder.step()
    if (step === null) return null
    this.#document = step.document as unknown as TableDocument
    return step.delta
  }
}

const plain = (document: TableDocument): TableDocument => JSON.parse(JSON.stringify(document))
