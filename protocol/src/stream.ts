import type { Json, Viewer } from '@curio/kernel'
import { Describer, type RoomState } from './describe.ts'
import { StepFinder } from './diff.ts'
import { membersOf, type TableDocument } from './document.ts'
import type { Views } from './views.ts'

/** A change for one viewer, as JSON text for every window in which that viewer follows the table. */
export interface Update {
  readonly n: number
  readonly document: string | null
  readonly notes: string | null
}

/** What one viewer has been sent. `n` counts only what this viewer was sent, never what happened in secret. */
export class Stream {
  readonly #describer: Describer
  #document: TableDocument
  #n = 0
  watchers = 0

  /** `others` may have the same view, which is then shared. */
  constructor(viewer: Viewer, state: RoomState, others: Iterable<Stream>) {
    this.#describer = new Describer(viewer)
    const view = this.#describer.look(state)
    const document = plain(this.#describer.describe(state, view, null))
    this.#document = { ...document, view: sharedView(document.view, others) }
  }

  get n(): number {
    return this.#n
  }

  get document(): TableDocument {
    return this.#document
  }

  /** What this viewer has to be told now; null when nothing has changed for it. */
  publish(state: RoomState, views: Views, notes: string | null): Update | null {
    const document = this.#change(state, views)
    if (document === null && notes === null) return null
    this.#n += 1
    return { n: this.#n, document, notes }
  }

  #change(state: RoomState, views: Views): string | null {
    const before = this.#document
    const viewStep = views.step(before.view, this.#describer.look(state))
    const finder = new StepFinder(membersOf(before), 'view', viewStep)
    const next = membersOf(this.#describer.describe(state, viewStep.value, before))
    for (const key in next) if (key !== 'view') finder.compare(key, next[key] as Json)
    const step = finder.step()
    if (step === null) return null
    this.#document = step.document as unknown as TableDocument
    return step.delta
  }
}

/** The same view of somebody else, if there is one, so that both can share it from now on. */
function sharedView(view: Json, others: Iterable<Stream>): Json {
  const text = JSON.stringify(view)
  for (const { document } of others) if (JSON.stringify(document.view) === text) return document.view
  return view
}

const plain = (document: TableDocument): TableDocument => JSON.parse(JSON.stringify(document))
