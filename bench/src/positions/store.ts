import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { packHash } from '@curio/kernel'
import { route } from '@curio/route'
import type { BenchCity, RouteState } from '../route-play.ts'
import type { Played, Share } from './worker.ts'

const FOLDER = new URL('../../.cache/', import.meta.url)

/** How many games are played before they are saved. */
const BATCH = 100

/**
 * States at the end of games. Playing takes far longer than measuring, so they are kept, a line for each game, as long
 * as rules, content and bots do not change: the first game is played each time, and if it differs from the kept one,
 * all the others are played again.
 */
export async function endPositions(city: BenchCity, games: number): Promise<RouteState[]> {
  const file = new URL(`greedy-${city}-${route.rules}-${contentHash()}.jsonl`, FOLDER)
  const first = await playGames(city, 0, 1)
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  const states = kept[0] === first[0] ? kept : first
  while (states.length < games) {
    console.error(`playing games of greedy bots, ${city}: ${states.length} of ${games} …`)
    states.push(...(await playGames(city, states.length, Math.min(games, states.length + BATCH))))
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, `${states.join('\n')}\n`)
  }
  return states.slice(0, games).map((state) => JSON.parse(state) as RouteState)
}

function contentHash(): string {
  return packHash(route.packs).slice(0, 16)
}

/** Plays the games from one number up to another in worker threads; gives their final states in order. */
async function playGames(city: BenchCity, from: number, to: number): Promise<string[]> {
  const count = Math.min(availableParallelism(), to - from)
  const states: string[] = []
  const crew = Array.from({ length: count }, (_, worker) => {
    const seeds = Array.from({ length: to - from }, (_, game) => from + game)
    return work({ city, seeds: seeds.filter((seed) => seed % count === worker) }, ({ seed, state }) => {
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
