import { type Flow, inSteps } from '@curio/kernel'
import { chooseRoutes, endGame, meetNext } from './end.ts'
import { setUpModules } from './module.ts'
import { openRound, playTurns } from './round.ts'
import type { RouteTable } from './table.ts'

/** What a game consists of; the state tells which round it is, and who still meets the Ancient. */
export type PlayStep = 'setup' | 'round' | 'turns' | 'routes' | 'encounter'

/** The whole game, in the order of the rulebook. */
export function playRoute(t: RouteTable, from: PlayStep = 'setup'): Flow {
  return inSteps(t, from, (step) => playStep(t, step))
}

export function* playStep(t: RouteTable, step: PlayStep): Flow<PlayStep | null> {
  const { state, content } = t
  switch (step) {
    case 'setup':
      yield* content.rules.setUp(t)
      yield* setUpModules(t)
      return 'round'
    case 'round':
      yield* openRound(t)
      return 'turns'
    case 'turns':
      yield* playTurns(t)
      return state.round < content.pack.rounds.value ? 'round' : 'routes'
    case 'routes':
      yield* chooseRoutes(t)
      return 'encounter'
    case 'encounter':
      yield* meetNext(t)
      if (state.encounterOrder.length > 0) return 'encounter'
      endGame(t)
      return null
  }
}
