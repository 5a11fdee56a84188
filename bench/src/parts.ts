import type { Effort } from './effort.ts'
import type { Row } from './row.ts'

type Measure = (effort: Effort) => readonly Row[] | Promise<readonly Row[]>

/** Each part is loaded only when it is wanted, so that its imports do not slow down the others. */
const LOADED = {
  synthetic: async () => (await import('./rows/synthetic.ts')).syntheticRows,
  length: async () => (await import('./rows/length.ts')).lengthRows,
  route: async () => (await import('./rows/route.ts')).routeRows,
  cryptids: async () => (await import('./rows/cryptids.ts')).cryptidsRows,
  trickerion: async () => (await import('./rows/trickerion.ts')).trickerionRows,
  checkpoints: async () => (await import('./rows/checkpoints.ts')).checkpointRows,
  rerun: async () => (await import('./rows/rerun.ts')).rerunRows,
  memory: async () => (await import('./rows/memory.ts')).memoryRows,
  'final-route': async () => (await import('./rows/final-route.ts')).finalRouteRows,
  primitives: async () => (await import('./rows/primitives.ts')).primitiveRows,
  server: async () => (await import('./rows/server.ts')).serverRows,
  web: async () => (await import('./rows/web.ts')).webRows,
} as const satisfies Readonly<Record<string, () => Promise<Measure>>>

export type Part = keyof typeof LOADED
export const PARTS = Object.keys(LOADED) as readonly Part[]

export async function measurePart(part: Part, effort: Effort): Promise<readonly Row[]> {
  const measure: Measure = await LOADED[part]()
  return measure(effort)
}
