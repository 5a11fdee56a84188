import type { RouteBoard } from './final-route.ts'
import type { Measure } from './measure.ts'
import { fillPayoffs } from './payoffs.ts'
import { type Remains, sumsOf } from './remains.ts'
import {
  ENCOUNTER_DICE,
  EXPECTATION_PARTS,
  expectedParts,
  highestFailing,
  newPayoffs,
  payoffAt,
} from './rolls.ts'

/** RT-END-3: what a player meets the Ancient with; tourists of other blocks are gone. */
export function remainsOf(board: RouteBoard, measure: Measure): Remains {
  const { blocks, task, tolls, madness, gateLinks } = measure
  const kept = new Set(measure.sites)
  const tourists = board.tourists.map((count, at) => (kept.has(Math.floor(at / 4)) ? count : 0))
  const { stars, perTourist, call } = board
  const left = { tourists, blocks, stars, crossed: [], task, tolls, madness, gateLinks, call }
  return perTourist ? { ...left, perTourist } : left
}

/**
 * RT-OPT-2, RT-OPT-3: the expected final total of a measured route, and the chance of elimination when playing
 * for it; of two ways of playing that expect the same, the one eliminated less often counts.
 */
export function expectedTotal(
  board: RouteBoard,
  measure: Measure,
): { readonly expected: number; readonly eliminated: number } {
  const payoffs = newPayoffs()
  fillPayoffs(sumsOf(board.city, remainsOf(board, measure)), false, payoffs)
  // One number orders both: the total, and below it the eliminations, which never add up to the factor.
  const factor = 2 * EXPECTATION_PARTS
  for (let at = 0; at < payoffs.length; at++) payoffs[at] = (payoffs[at] ?? 0) * factor
  payoffs[payoffAt(ENCOUNTER_DICE, 0)] = -1
  const both = expectedParts(payoffs, highestFailing(board.city.pack, measure.madness), board.tomes)
  const total = Math.ceil(both / factor)
  return {
    expected: total / EXPECTATION_PARTS,
    eliminated: (total * factor - both) / EXPECTATION_PARTS,
  }
}
