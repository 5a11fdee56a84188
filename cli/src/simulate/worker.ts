import { parentPort, workerData } from 'node:worker_threads'
import { type Plan, simulateGame } from './game.ts'

/** Plays every so many-th game of a plan and sends each result as it comes. */
export interface Share {
  readonly plan: Plan
  readonly games: number
  readonly first: number
  readonly step: number
}

const { plan, games, first, step } = workerData as Share
for (let number = first; number < games; number += step) parentPort?.postMessage(simulateGame(plan, number))
