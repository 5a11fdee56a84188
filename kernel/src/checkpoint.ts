import type { Flow } from './flow.ts'
import type { Json } from './json.ts'
import type { Table } from './table.ts'

/**
 * A moment at which the state and the next step say how the match goes on (`Table.checkpoint`), with everything needed to
 * go on from there exactly as the log would. It is only a cache: the log is the truth.
 */
export interface Checkpoint {
  /** The entry during which the rules reached it. */
  readonly entry: number
  /** What the entry had done by then: outcomes used, notes told, and its mark for undo. */
  readonly outcomes: number
  readonly told: number
  readonly mark: number
  readonly step: Json
  /** A copy; whoever begins here makes another. */
  readonly state: unknown
  /** How many questions each seat had been asked. */
  readonly asked: readonly number[]
  /** For each offer and seat the number of its open question, or null. */
  readonly offered: readonly (number | null)[]
  /** The number that the next branch gets. */
  readonly branch: number
}

/** A copy of plain data, members in the same order. */
export function copyState<T>(value: T): T {
  return copied(value) as T
}

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = new Array<unknown>(value.length)
    for (let index = 0; index < value.length; index++) list[index] = copied(value[index])
    return list
  }
  const record: Record<string, unknown> = {}
  for (const key in value) record[key] = copied((value as Record<string, unknown>)[key])
  return record
}

/**
 * Plays a game as a chain of steps, with a checkpoint before each. A step is a flow that says which step comes next, or
 * null at the end.
 */
export function* inSteps<Step extends Json>(
  table: Pick<Table, 'checkpoint'>,
  first: Step,
  play: (step: Step) => Flow<Step | null>,
): Flow {
  for (let step: Step | null = first; step !== null; step = yield* play(step)) table.checkpoint(step)
}
