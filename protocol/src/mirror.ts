import type { Note } from '@curio/kernel'
import { membersOf, type TableDocument } from './document.ts'
import { type Delta, Patched } from './patch.ts'
import type { StateMessage, UpdateMessage } from './server-messages.ts'

/** A client's copy of what it may know of one table. */
export class Mirror {
  #patched: Patched | null = null
  #notes: readonly Note[] = []
  #epoch = ''
  #n = 0

  get document(): TableDocument | null {
    return this.#patched && (this.#patched.document as unknown as TableDocument)
  }

  get notes(): readonly Note[] {
    return this.#notes
  }

  /** What to send when the client watches the table again, so that it gets only the notes it lacks. */
  get resume(): { readonly epoch: string; readonly notes: number } {
    return { epoch: this.#epoch, notes: this.#notes.length }
  }

  /** False when the message does not follow the last one; then the client must watch the table again. */
  receive(message: StateMessage | UpdateMessage): boolean {
    if (message.t === 'state') {
      this.#patched = new Patched(membersOf(message.document))
      this.#takeNotes(message.notes)
    } else {
      if (this.#patched === null || message.n !== this.#n + 1) return false
      if (message.d !== undefined && !this.#change(message.d)) return false
      if (message.notes !== undefined) this.#takeNotes(message.notes)
    }
    this.#n = message.n
    return true
  }

  #change(delta: Delta): boolean {
    try {
      this.#patched?.change(delta)
      return true
    } catch {
      // The delta was made for another document.
      return false
    }
  }

  #takeNotes(notes: StateMessage['notes'] | readonly Note[]): void {
    if (isAdded(notes)) {
      this.#notes = [...this.#notes, ...notes]
      return
    }
    this.#notes = [...this.#notes.slice(0, notes.from), ...notes.list]
    this.#epoch = notes.epoch
  }
}

function isAdded(notes: StateMessage['notes'] | readonly Note[]): notes is readonly Note[] {
  return Array.isArray(notes)
}
