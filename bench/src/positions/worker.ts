import { parentPort, workerData } from 'node:worker_threads'
import { greedyBot } from '@curio/bots'
import type { Game } from '@curio/kernel'
import { route } from '@curio/route'
import { newRouteMatch, ROUTE_SETUP, type RouteState } from '../route-play.ts'

/** Plays a game of four greedy bots up to the choice of final routes. */
function endPosition(seed: number): RouteState {
  const { match } = newRouteMatch(seed)
  const bot = greedyBot({ seed })
  while (match.state.phase !== 'route') {
    const [seat] = match.awaited()
    const question = seat === undefined ? undefined : match.questions(seat)[0]
    if (!question) throw new Error('nobody is asked')
    const value = bot.decide({
      game: route as Game,
      setup: ROUTE_SETUP,
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
