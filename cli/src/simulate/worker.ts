import { parentPort, workerData } from 'node:worker_threads'
import { type Plan, simulateGame } from './game.ts'

/** One thread's share of a plan: every `step`-th game, from `first` on. */
export interface Share {
  readonly plan: Plan
  readonly games: number
  readonly first: number
  readonly step: number
}

// Each result is sent as soon as it is ready.
const { plan, games, first, step } = workerData as Share
for (let number = first; number < games; number += step) parentPort?.postMessage(simulateGame(plan, number))
