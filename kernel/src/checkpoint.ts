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

/**
 * A copy of plain data, members in the same order. Whatever is the same in an earlier copy that nobody changes is taken
 * from there: from one checkpoint to the next most of a table stays as it is.
 */
export function copyState<T>(value: T, earlier?: unknown): T {
  return copied(value, earlier) as T
}

function copied(value: unknown, earlier: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return copiedList(value, Array.isArray(earlier) ? earlier : undefined)
  const isRecord = typeof earlier === 'object' && earlier !== null && !Array.isArray(earlier)
  return copiedRecord(value as Plain, isRecord ? (earlier as Plain) : undefined)
}

type Plain = Readonly<Record<string, unknown>>

function copiedList(value: readonly unknown[], earlier: readonly unknown[] | undefined): unknown {
  const list = new Array<unknown>(value.length)
  let isSame = value.length === earlier?.length
  for (let index = 0; index < value.length; index++) {
    list[index] = copied(value[index], earlier?.[index])
    isSame &&= list[index] === earlier?.[index]
  }
  return isSame ? earlier : list
}

function copiedRecord(value: Plain, earlier: Plain | undefined): unknown {
  // Spread, because the engine packs the members of such a copy more closely than those added one by one.
  const record: Record<string, unknown> = { ...value }
  const keys = earlier && Object.keys(earlier)
  let isSame = keys !== undefined
  let count = 0
  for (const key in value) {
    record[key] = copied(value[key], earlier?.[key])
    isSame &&= keys?.[count] === key && record[key] === earlier?.[key]
    count += 1
  }
  return isSame && count === keys?.length ? earlier : record
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
