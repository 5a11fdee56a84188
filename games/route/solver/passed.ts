/** The task crossings that a line has passed, each with the number of segments before it. */
export class PassedCrossings {
  readonly #passed: { readonly vertex: number; readonly position: number }[] = []

  enter(vertex: number, position: number): void {
    this.#passed.push({ vertex, position })
  }

  leave(): void {
    this.#passed.pop()
  }

  first(other: number | null): { readonly vertex: number; readonly position: number } | undefined {
    return this.#passed.find(({ vertex }) => vertex !== other)
  }

  /** RT-TASK-2, RT-TASK-4: the longest stretch between two of them; `closed` is the length of a closed line, or -1. */
  longest(closed: number): number {
    let most = 0
    for (const one of this.#passed) {
      for (const other of this.#passed) {
        if (one.vertex === other.vertex) continue
        const between = Math.abs(one.position - other.position)
        most = Math.max(most, between, closed - between)
      }
    }
    return most
  }
}
