import { parentPort, workerData } from 'node:worker_threads'
import { greedyBot } from '@curio/bots'
import type { Game } from '@curio/kernel'
import { route } from '@curio/route'
import { type BenchCity, newRouteMatch, type RouteState, setupIn } from '../route-play.ts'

/** Plays a game of four greedy bots up to the choice of final routes. */
function endPosition(seed: number, city: BenchCity): RouteState {
  const { match } = newRouteMatch(seed, city)
  const setup = setupIn(city)
  const bot = greedyBot({ seed })
  while (match.state.phase !== 'route') {
    const [seat] = match.awaited()
    const question = seat === undefined ? undefined : match.questions(seat)[0]
    if (!question) throw new Error('nobody is asked')
    const value = bot.decide({
      game: route as Game,
      setup,
      rules: route.rules,
      ...match.continuation(),
      seat: question.seat,
    })
    const done = match.answer({ seat: question.seat, question: question.id, value })
    if (!done.ok) throw new Error(done.refusal.message)
  }
  return match.state
}

/** Which games this worker plays. */
export interface Share {
  readonly city: BenchCity
  readonly seeds: readonly number[]
}

/** The state at the end of a game, as text. */
export interface Played {
  readonly seed: number
  readonly state: string
}

const { city, seeds } = workerData as Share
for (const seed of seeds) {
  const played: Played = { seed, state: JSON.stringify(endPosition(seed, city)) }
  parentPort?.postMessage(played)
}
