import type { Advice } from '@curio/kernel'
import { endingWorth } from './bot/encounter.ts'
import { judgeFor } from './bot/judge.ts'
import { priorsOf } from './bot/priors.ts'
import { reasonFor } from './bot/reason.ts'
import { playerOf } from './rules/board.ts'
import { cityContent, type RouteContent } from './rules/content.ts'
import { initialRounds } from './rules/round.ts'
import type { RouteState } from './rules/state.ts'

/** How programs that know nothing of Route may judge it: in expected points. */
export const routeAdvice: Advice<RouteState, RouteContent> = {
  evaluate(state, seat, match) {
    const content = cityContent(match, state)
    const { ending } = playerOf(state, seat)
    return ending ? endingWorth(state, seat, ending, content) : judgeFor(state, seat, content).worth()
  },
  priors: (state, seat, kind, options, content) =>
    priorsOf(state, seat, kind, options, cityContent(content, state)),
  reason: (state, seat, kind, answer, options, content) =>
    reasonFor(state, seat, kind, answer, options, cityContent(content, state)),
  turnOver(state, seat) {
    if (state.phase === 'encounter') return !state.encounterOrder.includes(seat)
    return (
      isSettled(state) ||
      state.phase === 'events' ||
      playerOf(state, seat).turn?.done === true ||
      isBetweenRounds(state)
    )
  },
  settled: isSettled,
}

/** From here on only luck decides, and choices for which the rules propose an answer. */
function isSettled({ phase }: RouteState): boolean {
  return phase === 'route' || phase === 'encounter' || phase === 'over'
}

/** The dice lie ready, and nobody has taken one yet. */
function isBetweenRounds({ phase, round, players, roundDice, dice }: RouteState): boolean {
  if (phase !== 'dice') return false
  if (round <= initialRounds(players.length)) return dice.every(({ zone }) => zone === 'waiting')
  return roundDice.length === 0
}
