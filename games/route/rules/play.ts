import type { Flow } from '@curio/kernel'
import { endGame } from './end.ts'
import { playRound } from './round.ts'
import { setUp } from './setup.ts'
import type { RouteTable } from './table.ts'

/** The whole game, in the order of the rulebook. */
export function* playRoute(t: RouteTable): Flow {
  yield* setUp(t)
  while (t.state.round < t.content.pack.rounds.value) yield* playRound(t)
  yield* endGame(t)
}
