import { TOURIST_TYPES } from '../content/pack.ts'
import { ancientOf } from '../rules/city.ts'
import { cityIn } from '../rules/content.ts'
import { readAct } from '../rules/vocabulary.ts'
import { drawingGains } from './drawings.ts'
import { fateOf } from './fate.ts'
import type { Drawing } from './guesser.ts'
import { judgeFor, roundsLeftFor } from './judge.ts'
import { type RouteWorths, WEIGHTS } from './weights.ts'

/** RT-P2-9, RT-P3-5, RT-EFG-1: types of tourists. */
export const touristWorths: RouteWorths = (state, seat, options, content) => {
  const judge = judgeFor(state, seat, content)
  judge.findLine()
  return options.map((option) => {
    const act = readAct(content.vocabulary, 'tourist.any', option)
    return act ? judge.touristWorth(TOURIST_TYPES.indexOf(act.type)) : 0
  })
}

const NOTHING: Drawing = { segments: [], cost: 0 }

/** Phase 5. */
export const drawWorths: RouteWorths = (state, seat, options, content) => {
  const goesOn = roundsLeftFor(state, seat, content) > 1
  const cost = {
    a: 0,
    b: 0,
    segment: goesOn ? WEIGHTS.storedSegment : 0,
    diagonal: goesOn ? WEIGHTS.storedDiagonal : 0,
  }
  const drawings = options.map((option): Drawing => {
    const act = readAct(content.vocabulary, 'draw', option)
    return act?.act === 'section' ? { segments: act.segments, cost: cost[act.source] } : NOTHING
  })
  return drawingGains(state, seat, content, drawings)
}

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
  const judge = judgeFor(state, seat, content)
  const { segmentAt } = cityIn(content, state)
  const { drawn } = judge.board
  return options.map((option) => {
    const act = readAct(content.vocabulary, 'correction.erase', option)
    const segment = act?.act === 'erase' ? segmentAt.get(act.segment) : undefined
    if (segment === undefined) return judge.worth()
    drawn[segment] = 0
    const worth = judge.worth() + ADDED_ROAD
    drawn[segment] = 1
    return worth
  })
}

/** RT-BON-8: tomes, by how they would change the encounter of the line. */
export const tomeWorths: RouteWorths = (state, seat, options, content) => {
  const judge = judgeFor(state, seat, content)
  judge.findLine()
  const { tomes } = judge.board
  const { points, madness } = judge.line
  return options.map((option) => {
    const act = readAct(content.vocabulary, 'tome', option)
    const held = act ? { ...tomes, [act.tome]: 'held' as const } : tomes
    const { survival, successes } = fateOf(content.pack, ancientOf(state), held)
    return points * (survival[madness] ?? 0) + REWARD * (successes[madness] ?? 0)
  })
}

/** What a success usually brings. */
const REWARD = 9
