import type { Json } from '@curio/kernel'
import { TOMES, TOURIST_TYPES, type Tome, type TouristType } from '../content/pack.ts'
import { candidates } from '../rules/block.ts'
import { playerOf } from '../rules/board.ts'
import { END_TURN, NO_SEGMENT } from '../rules/drawing.ts'
import type { RouteContent, RouteState, Turn } from '../rules/state.ts'
import { type Drawing, drawingGains, turnWorth } from './drawings.ts'
import { fateOf } from './fate.ts'
import { type Judge, judgeFor, roundsLeftFor } from './judge.ts'
import { siteWorth } from './sites.ts'
import { WEIGHTS } from './weights.ts'

/** Where there are more blocks to choose from, only so many are looked at closely. */
const BLOCKS_JUDGED = 6
/** By how much less than the worst judged block a block counts that was not judged. */
const UNJUDGED = 2

/** RT-P3-1 to RT-P3-7: blocks, and changes of coordinates. */
export function blockWorths(
  state: RouteState,
  seat: number,
  options: readonly Json[],
  content: RouteContent,
): number[] | null {
  const judge = judgeFor(state, seat, content)
  judge.findLine()
  const { turn } = playerOf(state, seat)
  if (!turn) return null
  const { city } = judge.atlas
  const { board } = judge
  const coordCost = Math.min(WEIGHTS.storedCoordinate, judge.roundsLeft - 1) + HESITATION
  const normal = typesOf(judge, state, turn)
  const isFallback = candidates(city, board, turn).length === 0
  const single = [bestType(judge)]
  const worthOf = (types: readonly number[]): number => types.reduce((sum, type) => sum + judge.touristWorth(type), 0)
  const normalWorth = worthOf(normal)
  const singleWorth = worthOf(single)
  interface Site { block: number; types: readonly number[]; guess: number; worth: number }
  const sites: Site[] = []
  const site = (block: number, fallback: boolean): Site => {
    const types = fallback ? single : normal
    const known = sites.find((each) => each.block === block && each.types === types)
    if (known) return known
    const made = { block, types, guess: siteWorth(judge, block, fallback ? singleWorth : normalWorth), worth: 0 }
    sites.push(made)
    return made
  }
  const sitesOf = options.map((option) => {
    const block = city.blockAt.get(option as string)
    if (block !== undefined) return [site(block, isFallback)]
    const numbers = changed(turn.numbers, option as string)
    return candidates(city, board, { numbers }).map((each) => site(each, false))
  })
  const order = [...sites].sort((one, other) => other.guess - one.guess)
  const judged = order.slice(0, BLOCKS_JUDGED)
  for (const each of judged) each.worth = turnWorth(state, seat, content, each.block, each.types)
  const least = Math.min(...judged.map(({ worth }) => worth))
  const lastGuess = judged.at(-1)?.guess ?? 0
  for (const each of order.slice(BLOCKS_JUDGED)) each.worth = least - UNJUDGED + each.guess - lastGuess
  return options.map((option, index) => {
    const list = sitesOf[index] ?? []
    const cost = city.blockAt.has(option as string) ? 0 : coordCost
    return Math.max(least - 10, ...list.map(({ worth }) => worth)) - cost
  })
}

function bestType(judge: Judge): number {
  let best = 0
  for (let type = 1; type < 4; type++) if (judge.touristWorth(type) > judge.touristWorth(best)) best = type
  return best
}

function typesOf(judge: Judge, state: RouteState, turn: Turn): number[] {
  const types: number[] = []
  for (const die of turn.dice) types.push(...(judge.atlas.city.dice[die]?.faces[(state.dice[die]?.number ?? 0) - 1]?.tourists ?? []))
  if (turn.effect !== null) {
    let best = types[0] ?? 0
    for (const type of types) if (judge.touristWorth(type) > judge.touristWorth(best)) best = type
    types.push(best)
    if (turn.effect === 'FX_REPEAT') types.push(best)
  }
  return types
}

/** A change of coordinates should bring a little more than it costs. */
const HESITATION = 1

/** RT-BON-17: `coord:` with the die and the direction. */
function changed([x, y]: readonly [number, number], option: string): [number, number] {
  const step = option.endsWith('+') ? 1 : -1
  const turnedTo = (number: number): number => ((number - 1 + step + 6) % 6) + 1
  return option.startsWith('coord:0') ? [turnedTo(x), y] : [x, turnedTo(y)]
}

/** RT-P2-9, RT-P3-5, RT-EFG-1: types of tourists. */
export function touristWorths(
  state: RouteState,
  seat: number,
  options: readonly Json[],
  content: RouteContent,
): number[] {
  const judge = judgeFor(state, seat, content)
  judge.findLine()
  return options.map((type) => judge.touristWorth(TOURIST_TYPES.indexOf(type as TouristType)))
}

const NOTHING: Drawing = { segments: [], cost: 0 }

/** Phase 5. */
export function drawWorths(
  state: RouteState,
  seat: number,
  options: readonly Json[],
  content: RouteContent,
): number[] {
  const { byId } = content.sections[state.ancient]
  const goesOn = roundsLeftFor(state, seat, content) > 1
  const cost = {
    a: 0,
    b: 0,
    segment: goesOn ? WEIGHTS.storedSegment : 0,
    diagonal: goesOn ? WEIGHTS.storedDiagonal : 0,
  }
  const drawings = options.map((option): Drawing => {
    const section = option === END_TURN || option === NO_SEGMENT ? undefined : byId.get(option as string)
    return section ? { segments: section.segments, cost: cost[section.source] } : NOTHING
  })
  return drawingGains(state, seat, content, drawings)
}

/** RT-EFG-3: the road that a correction adds. */
export function addedRoadWorths(
  state: RouteState,
  seat: number,
  options: readonly Json[],
  content: RouteContent,
): number[] {
  const { segmentAt } = content.cities[state.ancient]
  const drawings = options.map((id): Drawing => {
    const segment = segmentAt.get(id as string)
    return segment === undefined ? NOTHING : { segments: [segment], cost: 0 }
  })
  return drawingGains(state, seat, content, drawings)
}

/** What the road is worth on average that a correction adds. */
const ADDED_ROAD = 9

/** RT-EFG-3: the segment that a correction erases, or none. */
export function erasedWorths(
  state: RouteState,
  seat: number,
  options: readonly Json[],
  content: RouteContent,
): number[] {
  const judge: Judge = judgeFor(state, seat, content)
  const { segmentAt } = content.cities[state.ancient]
  const { drawn } = judge.board
  return options.map((id) => {
    const segment = segmentAt.get(id as string)
    if (segment === undefined) return judge.worth()
    drawn[segment] = 0
    const worth = judge.worth() + ADDED_ROAD
    drawn[segment] = 1
    return worth
  })
}

/** RT-BON-8: tomes, by how they would change the encounter of the line. */
export function tomeWorths(
  state: RouteState,
  seat: number,
  options: readonly Json[],
  content: RouteContent,
): number[] {
  const judge = judgeFor(state, seat, content)
  judge.findLine()
  const { tomes } = judge.board
  const { points, madness } = judge.line
  return options.map((option) => {
    const tome = TOMES.find((each) => each === option) as Tome
    const { survival, successes } = fateOf(content.pack, state.ancient, { ...tomes, [tome]: 'held' })
    return points * (survival[madness] ?? 0) + REWARD * (successes[madness] ?? 0)
  })
}

/** What a success usually brings. */
const REWARD = 9
