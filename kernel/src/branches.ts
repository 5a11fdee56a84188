import type { Together } from './flow.ts'

const ROOT = 0

/**
 * Remembers which flows of a run went side by side, because undo must know it even of flows that are over. Each flow in a
 * group is a branch. Branches are numbered through the whole match, and forgotten when no group is open any more.
 */
export class Branches {
  /** For each branch since `#from`, the first branch of its group, which stands for the group. */
  readonly #group: number[] = []
  /** For each branch since `#from`, the branch that waits for its group. */
  readonly #parent: number[] = []
  readonly #open = new Set<number>()
  #from: number

  /** The number of the first branch. */
  constructor(from = 1) {
    this.#from = from
  }

  /** The number that the next branch gets. */
  get next(): number {
    return this.#from + this.#group.length
  }

  opened(group: Together<unknown>): void {
    const first = this.next
    const parent = group.fiber?.branch ?? ROOT
    for (let index = 0; index < group.seats.length; index++) {
      this.#group.push(first)
      this.#parent.push(parent)
    }
    group.firstBranch = first
    this.#open.add(first)
  }

  closed(group: Together<unknown>): void {
    this.#open.delete(group.firstBranch)
    if (this.#open.size > 0) return
    this.#from += this.#group.length
    this.#group.length = 0
    this.#parent.length = 0
  }

  /** Whether two branches belong to different flows of a group that is still open, however deep within them. */
  sideBySide(one: number, other: number): boolean {
    for (let above = other; above >= this.#from; above = this.#parentOf(above)) {
      const group = this.#groupOf(above)
      const twin = this.#within(group, one)
      if (twin >= this.#from) return twin !== above && this.#open.has(group)
    }
    return false
  }

  /**
   * Whether the branch in which somebody is asked belongs to a group that was opened since an answer in another branch:
   * it is neither side by side with that answer nor its direct continuation.
   */
  isOpenedSince(answered: number, asked: number): boolean {
    for (let above = asked; above >= this.#from; above = this.#parentOf(above)) {
      const twin = this.#within(this.#groupOf(above), answered)
      if (twin >= this.#from) return twin === above && above !== asked
    }
    return asked >= this.#from
  }

  /** Whether a branch lies in a group that is still open, however deep within it. */
  isRunning(branch: number): boolean {
    for (let above = branch; above >= this.#from; above = this.#parentOf(above))
      if (this.#open.has(this.#groupOf(above))) return true
    return false
  }

  /** The branch of that group which contains this branch; the root if none does. */
  #within(group: number, branch: number): number {
    let above = branch
    while (above >= this.#from && this.#groupOf(above) !== group) above = this.#parentOf(above)
    return above
  }

  #groupOf(branch: number): number {
    return this.#group[branch - this.#from] ?? ROOT
  }

  #parentOf(branch: number): number {
    return this.#parent[branch - this.#from] ?? ROOT
  }
}
