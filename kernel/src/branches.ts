import type { Together } from './flow.ts'

const ROOT = 0

/** Which flows of a run went side by side: what undo must know, in numbers, of flows that may be long over. */
export class Branches {
  /** For each branch the first branch of its group, which stands for the group. */
  readonly #group: number[] = [ROOT]
  /** For each branch the one that waits for its group. */
  readonly #parent: number[] = [ROOT]
  readonly #open = new Set<number>()

  opened(group: Together<unknown>): void {
    const first = this.#group.length
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
  }

  /** Whether two branches belong to different flows of a group that is still open, however deep within them. */
  sideBySide(one: number, other: number): boolean {
    for (let above = other; above !== ROOT; above = this.#parent[above] as number) {
      const group = this.#group[above] as number
      const twin = this.#within(group, one)
      if (twin !== ROOT) return twin !== above && this.#open.has(group)
    }
    return false
  }

  /** The branch of that group in which a branch lies. */
  #within(group: number, branch: number): number {
    let above = branch
    while (above !== ROOT && this.#group[above] !== group) above = this.#parent[above] as number
    return above
  }
}
