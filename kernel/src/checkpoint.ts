import type { Flow } from './flow.ts'
import type { Json } from './json.ts'
import type { Table } from './table.ts'

/**
 * A moment at which the state and the name of the next step say how the match goes on (`Table.checkpoint`), and what
 * else it takes to go on from there exactly as the log would. Only ever a cache: the log stays the truth.
 */
export interface Checkpoint {
  /** The entry during which the rules came here. */
  readonly entry: number
  /** Outcomes of chance that this entry had used by then, notes it had told, and its undo mark so far. */
  readonly outcomes: number
  readonly told: number
  readonly mark: number
  readonly step: Json
  /** A copy; whoever begins here makes another. */
  readonly state: unknown
  /** Seat by seat, how many questions it had been asked. */
  readonly asked: readonly number[]
  /** Offer by offer and seat by seat, how many questions the seat had been asked when it was opened; null: not open. */
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
 * Plays a game as a chain of steps. Each step is a flow that says which step comes next, null after the last; before
 * each stands a checkpoint, so a run can begin at any of them.
 */
export function* inSteps<Step extends Json>(
  table: Pick<Table, 'checkpoint'>,
  first: Step,
  play: (step: Step) => Flow<Step | null>,
): Flow {
  for (let step: Step | null = first; step !== null; step = yield* play(step)) table.checkpoint(step)
}
