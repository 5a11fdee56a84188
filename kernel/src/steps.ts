import type { Flow } from './flow.ts'
import type { Json } from './json.ts'
import type { Table } from './table.ts'

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
