import { TOURIST_TYPES } from '../content/pack.ts'
import { tourOf } from '../rules/played.ts'
import { readAct } from '../rules/vocabulary.ts'
import { betWorth, folly } from './bets.ts'
import { drawingGains } from './drawings.ts'
import { fateOf } from './fate.ts'
import { type Drawing, NOTHING } from './guesser.ts'
import { judgeFor, roundsLeftFor } from './judge.ts'
import { supportCost } from './support.ts'
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

/** Phase 5. */
export const drawWorths: RouteWorths = (state, seat, options, content) => {
  const goesOn = roundsLeftFor(state, seat, content) > 1
  const cost = {
    a: 0,
    long: 0,
    b: 0,
    segment: goesOn ? WEIGHTS.storedSegment : 0,
    diagonal: goesOn ? WEIGHTS.storedDiagonal : 0,
  }
  const travelled = content.pack.tour?.travelled
  const drawings = options.map((option): Drawing => {
    const act = readAct(content.vocabulary, 'draw', option)
    if (act?.act !== 'section') return NOTHING
    const transfer = act.transfer && goesOn ? WEIGHTS.storedTransfer : 0
    const support = travelled && goesOn ? supportCost(state, seat, act) : 0
    return { segments: act.segments, cost: cost[act.source] + transfer + support }
  })
  return drawingGains(state, seat, content, drawings)
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
    const { survival, successes } = fateOf(content.pack, state.ancient, held)
    return points * (survival[madness] ?? 0) + REWARD * (successes[madness] ?? 0)
  })
}

/** What a success usually brings. */
const REWARD = 9

/** RT-VEG-BET-3: what each bet would pay; all casinos are alike. */
export const betWorths: RouteWorths = (state, seat, options, content) => {
  const judge = judgeFor(state, seat, content)
  judge.findLine()
  const types = tourOf(content.pack).bets
  const known = new Map<string, number>()
  return options.map((option) => {
    const act = readAct(content.vocabulary, 'bet', option)
    const type = types.find(({ id }) => id === act?.bet)
    if (!act || !type) return 0
    const key = `${act.bet}:${act.number}`
    const worth =
      known.get(key) ??
      betWorth(judge, state, seat, content, type, act.number) - folly(judge, state, content, type, act.number)
    known.set(key, worth)
    return worth
  })
}
