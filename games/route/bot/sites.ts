import { isEmpty } from '../rules/board.ts'
import type { Face } from '../rules/city.ts'
import { cardOf } from '../rules/dice.ts'
import { refuseFerry } from '../rules/ferries.ts'
import type { PlayedEffect } from '../rules/played.ts'
import type { RouteState, Turn } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import { NONE, TYPES } from './atlas.ts'
import { type Judge, judgeFor } from './judge.ts'
import { type RouteWorths, WEIGHTS } from './weights.ts'

/** What an effect brings beside the extra tourist of its die. */
const EFFECT_WORTH: Readonly<Record<PlayedEffect, number>> = {
  FX_REPEAT: 0,
  FX_CORRECTION: 5,
  FX_SECRET_ALLEY: 3,
  FX_NEW_TURN: 2,
  FX_T_JUNCTION: 4,
  FX_JOINING_PATHS: 2,
}
/** Of one that is known to nobody who has not unlocked it. */
const SECRET_WORTH = 2

const effectWorth = (effect: PlayedEffect): number => EFFECT_WORTH[effect] ?? SECRET_WORTH

/** What a die or a card shows; a die that was not rolled shows nothing. */
function shownOn(judge: Judge, state: RouteState, piece: number): Face | undefined {
  const { city } = judge.atlas
  return city.dice[piece]?.faces[(state.dice[piece]?.number ?? 0) - 1] ?? cardOf(city, piece)
}

/** RT-BASE-11, RT-FX-8: a card that shows nobody brings two of one type. */
const BY_EMPTY_CARD = 2

/** What the tourists of two dice or cards are worth on the judge's line, with the effect they put in force. */
function pairTourists(judge: Judge, state: RouteState, one: number, other: number): number {
  let worth = 0
  let best = 0
  let shown = 0
  for (const piece of [one, other]) {
    for (const type of shownOn(judge, state, piece)?.tourists ?? []) {
      const tourist = judge.touristWorth(type)
      worth += tourist
      best = Math.max(best, tourist)
      shown += 1
    }
  }
  const effect = effectOfPair(judge, state, one, other)
  if (shown === 0) return (effect === 'FX_REPEAT' ? BY_EMPTY_CARD + 1 : BY_EMPTY_CARD) * bestTourist(judge)
  if (effect !== null) return worth + best * (effect === 'FX_REPEAT' ? 2 : 1) + effectWorth(effect)
  const isRepeated = [one, other].some((piece) => cardOf(judge.atlas.city, piece)?.tourists.length === 0)
  return isRepeated ? worth + BY_EMPTY_CARD * best : worth
}

function effectOfPair(judge: Judge, state: RouteState, one: number, other: number): PlayedEffect | null {
  for (const piece of [one, other]) {
    const symbol = shownOn(judge, state, piece)?.symbol
    if (symbol) return state.effects[symbol]
  }
  return null
}

/** RT-P4-1, RT-P2-9, RT-EFG-1, RT-BASE-11: the tourists of a round, with the best extra ones. */
export function shownTypes(judge: Judge, state: RouteState, { dice, effect }: Turn): number[] {
  const types = dice.flatMap((piece) => shownOn(judge, state, piece)?.tourists ?? [])
  const isRepeated = dice.some((piece) => cardOf(judge.atlas.city, piece)?.tourists.length === 0)
  if (effect === null && !isRepeated) return types
  const best = bestOf(judge, types.length > 0 ? types : ALL_TYPES)
  const extras = types.length === 0 || effect === null ? BY_EMPTY_CARD : 1
  return [...types, ...new Array<number>(effect === 'FX_REPEAT' ? extras + 1 : extras).fill(best)]
}

export const ALL_TYPES = Array.from({ length: TYPES }, (_, type) => type)

export function bestOf(judge: Judge, types: readonly number[]): number {
  return types.reduce(
    (best, type) => (judge.touristWorth(type) > judge.touristWorth(best) ? type : best),
    types[0] ?? 0,
  )
}

/** RT-FX-8. */
export const effectWorths: RouteWorths = (state, seat, options, content) => {
  const judge = judgeFor(state, seat, content)
  judge.findLine()
  return options.map((option) => {
    const act = readAct(content.vocabulary, 'effect', option)
    if (!act) return 0
    return effectWorth(act.effect) + (act.effect === 'FX_REPEAT' ? bestTourist(judge) : 0)
  })
}

/**
 * RT-P3-2, RT-P3-3, RT-P3-5: what a round with two dice is worth to the player whom the judge looks at, by the
 * better of their blocks.
 */
export function pairWorth(judge: Judge, state: RouteState, one: number, other: number): number {
  const x = shownOn(judge, state, one)?.number ?? 0
  const y = shownOn(judge, state, other)?.number ?? 0
  if (x === 0 || y === 0) return 0
  const tourists = pairTourists(judge, state, one, other)
  const { grid } = judge.atlas.city
  let best = bestTourist(judge)
  for (const cell of [(y - 1) * 6 + x - 1, (x - 1) * 6 + y - 1]) {
    const block = landingOf(judge, grid[cell] as number, tourists)
    if (block !== NONE && isEmpty(judge.board, block))
      best = Math.max(best, siteWorth(judge, block, tourists))
  }
  return best
}

/** The worth of a tourist whose type can be chosen freely. */
function bestTourist(judge: Judge): number {
  let best = 0
  for (let type = 0; type < TYPES; type++) best = Math.max(best, judge.touristWorth(type))
  return best
}

/** The worth of placing tourists in a block and drawing beside it. */
export function siteWorth(judge: Judge, block: number, tourists: number): number {
  if (judge.line.passes(block)) return tourists * ON_THE_LINE
  const sight = judge.sightWorth(block) * WEIGHTS.siteLandmark
  return (tourists + sight) * nearness(judge, block)
}

/** RT-SYD-18: where the tourists of a block are placed: there, or where its ferry lands best; NONE where it cannot leave. */
export function landingOf(judge: Judge, block: number, tourists: number): number {
  const { atlas, board } = judge
  const { blocks } = atlas.city
  if (!blocks[block]?.ferry) return block
  if (refuseFerry(atlas.city, board, block) !== null) return NONE
  let best = NONE
  for (let coast = 0; coast < blocks.length; coast++) {
    if (!blocks[coast]?.coastal || !isEmpty(board, coast)) continue
    if (best === NONE || siteWorth(judge, coast, tourists) > siteWorth(judge, best, tourists)) best = coast
  }
  return best
}

/** A block along the line leaves the new segments free for something else. */
const ON_THE_LINE = 1.05
/** Roads that the last round surely draws. */
const LAST_ROADS = 2

/** The chance that the line will pass a block when the player draws beside it now. */
export function nearness(judge: Judge, block: number): number {
  if (judge.line.passes(block)) return 1
  const distance = judge.distanceTo(block)
  if (judge.roundsLeft > 1) return WEIGHTS.siteDecay ** (distance - 1)
  return distance <= LAST_ROADS
    ? WEIGHTS.siteDecay ** (distance - 1)
    : WEIGHTS.siteDecayInLastRound ** (distance - 1)
}
