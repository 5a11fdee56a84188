import { parentPort, workerData } from 'node:worker_threads'
import { endPosition } from './self-play.ts'

/** Which games this worker plays. */
export interface Share {
  readonly seeds: readonly number[]
}

/** The state at the end of a game, as text. */
export interface Played {
  readonly seed: number
  readonly state: string
}

for (const seed of (workerData as Share).seeds) {
  const played: Played = { seed, state: JSON.stringify(endPosition(seed)) }
  parentPort?.postMessage(played)
}
