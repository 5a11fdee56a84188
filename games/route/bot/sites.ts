import { isEmpty } from '../rules/board.ts'
import type { PlayedEffect } from '../rules/played.ts'
import type { RouteState } from '../rules/state.ts'
import { TYPES } from './atlas.ts'
import type { Judge } from './judge.ts'
import { WEIGHTS } from './weights.ts'

/** What an effect brings beside the extra tourist of its die. */
const EFFECT_WORTH: Readonly<Record<PlayedEffect, number>> = {
  FX_REPEAT: 0,
  FX_CORRECTION: 5,
  FX_SECRET_ALLEY: 3,
  FX_NEW_TURN: 2,
  FX_T_JUNCTION: 4,
  FX_JOINING_PATHS: 2,
}

/** What the tourists of two dice are worth on the judge's line, with the effect they put in force. */
function pairTourists(judge: Judge, state: RouteState, one: number, other: number): number {
  let worth = 0
  let best = 0
  for (const die of [one, other]) {
    const face = judge.atlas.city.dice[die]?.faces[(state.dice[die]?.number ?? 0) - 1]
    for (const type of face?.tourists ?? []) {
      const tourist = judge.touristWorth(type)
      worth += tourist
      best = Math.max(best, tourist)
    }
  }
  const effect = effectOfPair(judge, state, one, other)
  if (effect === null) return worth
  return worth + best * (effect === 'FX_REPEAT' ? 2 : 1) + EFFECT_WORTH[effect]
}

function effectOfPair(judge: Judge, state: RouteState, one: number, other: number): PlayedEffect | null {
  for (const die of [one, other]) {
    const symbol = judge.atlas.city.dice[die]?.faces[(state.dice[die]?.number ?? 0) - 1]?.symbol
    if (symbol) return state.effects[symbol]
  }
  return null
}

/**
 * RT-P3-2, RT-P3-3, RT-P3-5: what a round with two dice is worth to the player whom the judge looks at, by the
 * better of their blocks.
 */
export function pairWorth(judge: Judge, state: RouteState, one: number, other: number): number {
  const x = state.dice[one]?.number ?? 0
  const y = state.dice[other]?.number ?? 0
  if (x === 0 || y === 0) return 0
  const tourists = pairTourists(judge, state, one, other)
  const { grid } = judge.atlas.city
  let best = bestTourist(judge)
  for (const cell of [(y - 1) * 6 + x - 1, (x - 1) * 6 + y - 1]) {
    const block = grid[cell] as number
    if (isEmpty(judge.board, block)) best = Math.max(best, siteWorth(judge, block, tourists))
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
