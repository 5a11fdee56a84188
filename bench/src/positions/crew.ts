import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Played, Share } from './worker.ts'

/** Plays the games from one number up to another in worker threads; the states at their ends, in order. */
export async function playGames(from: number, to: number): Promise<string[]> {
  const count = Math.min(availableParallelism(), to - from)
  const states: string[] = []
  const crew = Array.from({ length: count }, (_, worker) => {
    const seeds = Array.from({ length: to - from }, (_, game) => from + game)
    return work({ seeds: seeds.filter((seed) => seed % count === worker) }, ({ seed, state }) => {
      states[seed - from] = state
    })
  })
  await Promise.all(crew)
  return states
}

function work(share: Share, played: (game: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share })
    worker.on('message', played)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
