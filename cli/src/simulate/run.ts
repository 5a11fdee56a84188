import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Plan, type Simulated, simulateGame } from './game.ts'
import type { Share } from './worker.ts'

/** Fewer games than this are not worth another thread. */
const GAMES_PER_WORKER = 8

/** Plays that many games of a plan, on as many threads as are useful; the results are in order. */
export async function simulate(
  plan: Plan,
  games: number,
  onResult: (result: Simulated) => void,
): Promise<Simulated[]> {
  const results: Simulated[] = []
  const take = (result: Simulated): void => {
    results.push(result)
    onResult(result)
  }
  const workers = Math.min(availableParallelism(), Math.floor(games / GAMES_PER_WORKER))
  if (workers <= 1) for (let number = 0; number < games; number++) take(simulateGame(plan, number))
  else {
    const shares = Array.from(
      { length: workers },
      (_, first): Share => ({ plan, games, first, step: workers }),
    )
    await Promise.all(shares.map((share) => playShare(share, take)))
  }
  return results.sort((one, other) => one.number - other.number)
}

function playShare(share: Share, take: (result: Simulated) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share })
    worker.on('message', take)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
