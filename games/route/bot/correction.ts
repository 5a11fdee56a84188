import { playerOf } from '../rules/board.ts'
import { hasSupport } from '../rules/campaign/support.ts'
import { cityIn, type RouteContent } from '../rules/content.ts'
import { isByEffect, newRoads } from '../rules/correction.ts'
import type { Board, RouteState, Turn } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import { drawingGains } from './drawings.ts'
import { type Drawing, NOTHING } from './guesser.ts'
import { judgeFor } from './judge.ts'
import { type RouteWorths, SUPPORT_WORTH, WEIGHTS } from './weights.ts'

/** RT-EFG-3: the road that a correction adds. */
export const addedRoadWorths: RouteWorths = (state, seat, options, content) => {
  const { segmentAt } = cityIn(content, state)
  const drawings = options.map((option): Drawing => {
    const act = readAct(content.vocabulary, 'correction.draw', option)
    const segment = act ? segmentAt.get(act.segment) : undefined
    return segment === undefined ? NOTHING : { segments: [segment], cost: 0 }
  })
  return drawingGains(state, seat, content, drawings)
}

/** What the road that a correction adds is worth on average. */
const ADDED_ROAD = 9

/** RT-EFG-3: the segment that a correction erases, or none. */
export const erasedWorths: RouteWorths = (state, seat, options, content) => {
  const { turn } = playerOf(state, seat)
  const judge = judgeFor(state, seat, content)
  const { segmentAt } = cityIn(content, state)
  const { drawn } = judge.board
  const now = judge.worth()
  // Before the location a correction is asked for; whoever thought better of it would be asked the same again.
  const none = turn && turn.block < 0 ? now - REGRET : now
  return options.map((option) => {
    const act = readAct(content.vocabulary, 'correction.erase', option)
    const segment = act?.act === 'erase' ? segmentAt.get(act.segment) : undefined
    if (segment === undefined) return none
    drawn[segment] = 0
    const worth = judge.worth() + ADDED_ROAD
    drawn[segment] = 1
    return worth
  })
}

/** More than any segment could be worth. */
const REGRET = 100 * WEIGHTS.clearly

/** Segments for which another road is looked for: those that would be missed least. */
const SPARE_SEGMENTS = 3

/** RT-CAMP-13: what the best correction by support would bring, beyond the support itself; none where the round has one for free. */
export function supportedCorrection(
  state: RouteState,
  seat: number,
  content: RouteContent,
  turn: Turn,
): number | null {
  const judge = judgeFor(state, seat, content)
  const { board } = judge
  if (isByEffect(turn) || !hasSupport(board, 'SUP_CORRECTION')) return null
  const now = judge.worth()
  const spare = board.drawn.flatMap((isDrawn, segment) => {
    if (isDrawn !== 1) return []
    board.drawn[segment] = 0
    const left = judge.worth()
    board.drawn[segment] = 1
    return [{ segment, left }]
  })
  spare.sort((one, other) => other.left - one.left)
  const gains = spare
    .slice(0, SPARE_SEGMENTS)
    .map(({ segment, left }) => left - now + bestNewRoad(state, seat, content, board, segment))
  return Math.max(...gains) - (judge.roundsLeft > 1 ? SUPPORT_WORTH.SUP_CORRECTION : 0)
}

/** What the best road in the place of a segment adds to the board without it. */
function bestNewRoad(
  state: RouteState,
  seat: number,
  content: RouteContent,
  board: Board,
  erased: number,
): number {
  board.drawn[erased] = 0
  const roads = newRoads(cityIn(content, state), board, erased)
  const gains = drawingGains(
    state,
    seat,
    content,
    roads.map((road) => ({ segments: [road], cost: 0 })),
  )
  board.drawn[erased] = 1
  return Math.max(...gains)
}
