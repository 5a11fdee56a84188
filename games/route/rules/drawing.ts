import { type Flow, oncePer } from '@curio/kernel'
import { type DrawAct, type DrawGroup, writeAct } from './acts.ts'
import { NO_LONG_WAY, refuseAlley, refuseSupported, spendAlleys } from './alleys.ts'
import { boardOf } from './board.ts'
import { spendSupport } from './campaign/support.ts'
import type { City } from './city.ts'
import { reachPlaces } from './module.ts'
import type { Forbidden } from './reasons.ts'
import { type Family, type Section, type SectionSource, type Sections, sectionsOf } from './sections.ts'
import { BLOCKED, type Board, type Turn } from './state.ts'
import { actOf, type RouteTable, sectionsAt } from './table.ts'
import { refuseJoint, refuseTransfer, spendTransfer } from './transfers.ts'

/** RT-P5-6: no segment, said explicitly. */
const NO_SEGMENT = writeAct('draw', { act: 'pass' })
const END_TURN = writeAct('draw', { act: 'end' })

/** Phase 5: one of the three ways, stored segments before or after it (RT-P5-12), then the confirmation. */
export function* drawSegments(t: RouteTable, seat: number, turn: Turn): Flow {
  const board = boardOf(t.state, seat)
  const sections = sectionsAt(t)
  let reached: Flow | null
  for (;;) {
    const act = actOf(t, 'draw', yield* t.choose(seat, 'draw', () => drawOptions(sections, board, turn)))
    switch (act.act) {
      case 'end':
        return
      case 'pass':
        turn.way = 'c'
        break
      case 'section':
        drawSection(board, turn, act)
        reached = reachPlaces(t, seat, turn, act)
        if (reached) yield* reached
    }
  }
}

const BONUS_FAMILIES = ['extraSegments', 'extraAlleys', 'extraDiagonals'] as const

/** Everything the player may draw now; ending the turn only after one of the ways was used (RT-P5-2). */
function drawOptions(sections: Sections, board: Board, turn: Turn): string[] {
  const options: string[] = []
  if (refuseEnd(turn) === null) options.push(END_TURN)
  for (const family of sections.ways) offer(options, sections, board, turn, family)
  if (refusePass(turn) === null) options.push(NO_SEGMENT)
  for (const family of BONUS_FAMILIES) offer(options, sections, board, turn, family)
  return options
}

/** The lists hold only what exists with the Ancient and, in way (a), lies along the block. */
function offer(options: string[], sections: Sections, board: Board, turn: Turn, family: Family): void {
  if (refuseFamily(family, board, turn) !== null) return
  const list = sectionsIn(sections, family, turn.block)
  const { drawn } = board
  for (let i = 0; i < list.length; i++) {
    const section = list[i] as Section
    if (isUndrawn(drawn, section)) options.push(section.text)
  }
}

const NOTHING: readonly Section[] = []

function sectionsIn(sections: Sections, family: Family, block: number): readonly Section[] {
  switch (family) {
    case 'pairs':
    case 'alleyPairs':
    case 'transferPairs':
    case 'transferAlleys':
    case 'tShapes':
    case 'twoAlleys':
    case 'longWays':
    case 'longAlleys':
    case 'longTwoAlleys':
    case 'transferLongWays':
    case 'transferLongAlleys':
    case 'transferLongTwoAlleys':
      return sections[family][block] ?? NOTHING
    default:
      return sections[family]
  }
}

/** RT-DM-13: a road carries at most one segment of a player. */
function isUndrawn(drawn: readonly number[], section: Section): boolean {
  return drawn[section.first] === 0 && drawn[section.second] === 0 && drawn[section.third] === 0
}

const WAY_USED: Forbidden = { why: 'wayUsed', rule: 'RT-P5-2' }
const WAY_MISSING: Forbidden = { why: 'wayMissing', rule: 'RT-P5-2' }
const NO_TEE: Forbidden = { why: 'noTee', rule: 'RT-EFG-12' }
const NO_TURN: Forbidden = { why: 'noTurn', rule: 'RT-EFG-11' }
const NO_EXTRA_SEGMENT: Forbidden = { why: 'noBonus', rule: 'RT-BON-20' }
const NO_EXTRA_DIAGONAL: Forbidden = { why: 'noBonus', rule: 'RT-BON-21' }
const NO_ROAD: Forbidden = { why: 'noRoad', rule: 'RT-DM-36' }
const NO_SUCH_DIAGONAL: Forbidden = { why: 'noSuchDiagonal', rule: 'RT-BON-25' }
const ALREADY_DRAWN: Forbidden = { why: 'alreadyDrawn', rule: 'RT-DM-13' }
const IN_THE_WAY: Forbidden = { why: 'blocked', rule: 'RT-EV-14' }
const NOT_ALONG: Forbidden = { why: 'notAlong', rule: 'RT-P5-3' }

/** Whether the round's way, bonus and effect allow drawings of a family at all. */
function refuseFamily(family: Family, board: Board, turn: Turn): Forbidden | null {
  switch (family) {
    case 'pairs':
    case 'singles':
      return refusePass(turn)
    case 'alleyPairs':
    case 'singleDiagonals':
      return refusePass(turn) ?? refuseAlley(board, turn)
    case 'transferPairs':
      return refusePass(turn) ?? refuseTransfer(board, turn)
    case 'transferAlleys':
      return refusePass(turn) ?? refuseAlley(board, turn) ?? refuseTransfer(board, turn)
    case 'tShapes':
      return refusePass(turn) ?? (turn.effect === 'FX_T_JUNCTION' ? null : NO_TEE)
    case 'lShapes':
      return refusePass(turn) ?? refuseTurn(turn)
    case 'transferLShapes':
      return refusePass(turn) ?? refuseTurn(turn) ?? refuseTransfer(board, turn)
    case 'twoAlleys':
    case 'longWays':
    case 'longAlleys':
    case 'longTwoAlleys':
    case 'transferLongWays':
    case 'transferLongAlleys':
    case 'transferLongTwoAlleys':
      return refusePass(turn) ?? refuseSupported(family, board, turn)
    case 'extraSegments':
      return board.stored.BON_SEGMENT > 0 ? null : NO_EXTRA_SEGMENT
    case 'extraAlleys':
      return board.stored.BON_SEGMENT > 0 ? refuseAlley(board, turn) : NO_EXTRA_SEGMENT
    case 'extraDiagonals':
      return board.stored.BON_DIAGONAL > 0 ? null : NO_EXTRA_DIAGONAL
  }
}

/** RT-EFG-11, RT-FX-13, RT-FX-15. */
const refuseTurn = ({ effect }: Turn): Forbidden | null =>
  effect === 'FX_NEW_TURN' || effect === 'FX_JOINING_PATHS' ? null : NO_TURN

/** RT-P5-2: one of the three ways, once. */
const refusePass = (turn: Turn): Forbidden | null => (turn.way === null ? null : WAY_USED)
const refuseEnd = (turn: Turn): Forbidden | null => (turn.way === null ? WAY_MISSING : null)

export function refuseDrawing(city: City, board: Board, turn: Turn, act: DrawAct): Forbidden | null {
  switch (act.act) {
    case 'end':
      return refuseEnd(turn)
    case 'pass':
      return refusePass(turn)
    case 'section':
      return refuseSection(city, board, turn, act)
  }
}

/** What `offer` leaves out, and why: the way or bonus first, then the place, then each segment. */
function refuseSection(city: City, board: Board, turn: Turn, section: Section): Forbidden | null {
  const refusal = refuseFamily(section.family, board, turn)
  if (refusal !== null) return refusal
  if (isBeside(section) && !runsAlong(city, section, turn.block)) return NOT_ALONG
  const exists = section.segments.every((segment) => city.segments[segment]?.exists)
  if (exists && isUndrawn(board.drawn, section)) return null
  return section.segments.map((segment) => refuseSegment(city, board, segment)).find((each) => each) ?? null
}

/** RT-P5-3, RT-CAMP-15: it has to touch the chosen block. */
const isBeside = ({ source }: Section): boolean => source === 'a' || source === 'long'

const runsAlong = (city: City, section: Section, block: number): boolean =>
  section.segments.some((segment) => city.segments[segment]?.along.includes(block))

/** RT-DM-13, RT-DM-36, RT-BON-25, RT-EV-14: whether a player can draw here at all. */
export function refuseSegment(city: City, board: Board, index: number): Forbidden | null {
  const segment = city.segments[index]
  if (!segment?.exists) return segment?.diagonal ? NO_SUCH_DIAGONAL : NO_ROAD
  if (board.drawn[index] === 0) return null
  return board.drawn[index] === BLOCKED ? IN_THE_WAY : ALREADY_DRAWN
}

const DRAWS_NOTHING: Forbidden = { why: 'drawsNothing', rule: 'RT-P5-6' }
const NO_PAIR: Forbidden = { why: 'noPair', rule: 'RT-P5-4' }
const NO_PARTNER: Forbidden = { why: 'noPartner', rule: 'RT-P5-8' }
const DIAGONAL_ONLY: Forbidden = { why: 'diagonalOnly', rule: 'RT-BON-21' }

const NO_LINE: Forbidden = { why: 'noLine', rule: 'RT-CAMP-15' }

/** What is wrong where no drawing has the segments of a sketch. */
const NO_DRAWING: Readonly<Record<SectionSource, Forbidden>> = {
  a: NO_PAIR,
  long: NO_LINE,
  b: NO_PAIR,
  segment: NO_PAIR,
  diagonal: DIAGONAL_ONLY,
}

/** By segment: the drawings that it is part of. */
const sectionsWith = oncePer((city: City): readonly (readonly Section[])[] =>
  city.segments.map(({ index }) => sectionsOf(city).all.filter(({ segments }) => segments.includes(index))),
)

/** A drawing that somebody has begun: the way or bonus, where one is chosen, and the segments so far. */
export interface Sketched {
  readonly group: DrawGroup | null
  readonly ids: readonly string[]
}

/**
 * Why no drawing goes on with a segment, or null where one does. Where several drawings are refused, the reason comes
 * from the one that is nearest to being allowed.
 */
export function refuseStroke(
  city: City,
  board: Board,
  turn: Turn,
  { group, ids }: Sketched,
  segment: number,
): Forbidden | null {
  const own = refuseSegment(city, board, segment)
  if (own !== null) return own
  if (group === 'c') return DRAWS_NOTHING
  if (group === 'end') return WAY_USED
  const near = (sectionsWith(city)[segment] ?? NOTHING).filter(
    (section) => (group === null || section.source === group) && ids.every((id) => section.ids.includes(id)),
  )
  const refusals = near.map((section) => refuseSection(city, board, turn, section))
  if (refusals.includes(null)) return null
  if (refusals.includes(ALREADY_DRAWN)) return NO_PARTNER
  if (refusals.includes(NOT_ALONG)) return NOT_ALONG
  // Who has no Long Way is not thinking of one.
  const nearest = refusals.find((each) => each !== NO_LONG_WAY)
  return nearest ?? refuseJoint(city, ids, segment) ?? NO_DRAWING[group ?? 'a']
}

/** The plain drawings of each way and bonus, and what is wrong when none of them is left. */
const LEFT = {
  a: { family: 'pairs', none: { why: 'noPairLeft', rule: 'RT-P5-10' } },
  long: { family: 'longWays', none: NO_LINE },
  b: { family: 'singles', none: { why: 'noRoadLeft', rule: 'RT-DM-13' } },
  segment: { family: 'extraSegments', none: { why: 'noRoadLeft', rule: 'RT-DM-13' } },
  diagonal: { family: 'extraDiagonals', none: { why: 'noRoadLeft', rule: 'RT-DM-13' } },
} as const satisfies Record<SectionSource, { family: Family; none: Forbidden }>

/** Why nothing can be drawn by a way or bonus, or null. */
export function refuseGroup(city: City, board: Board, turn: Turn, group: DrawGroup): Forbidden | null {
  if (group === 'c') return refusePass(turn)
  if (group === 'end') return refuseEnd(turn)
  const open = sectionsOf(city).all.some(
    (section) => section.source === group && refuseSection(city, board, turn, section) === null,
  )
  return open ? null : (refuseFamily(LEFT[group].family, board, turn) ?? LEFT[group].none)
}

function drawSection(board: Board, turn: Turn, section: Section): void {
  if (section.source === 'segment') board.stored.BON_SEGMENT -= 1
  else if (section.source === 'diagonal') board.stored.BON_DIAGONAL -= 1
  else if (section.source === 'long') takeLongWay(board, turn)
  else turn.way = section.source
  if (section.byEffect) turn.effectUsed = true
  if (section.alleys > 0) spendAlleys(board, turn, section.alleys)
  if (section.transfer) spendTransfer(board)
  board.drawn[section.first] = 1
  board.drawn[section.second] = 1
  board.drawn[section.third] = 1
  turn.acts.push({ act: 'draw', section: section.text })
}

/** RT-CAMP-14: way (a) with one segment more. */
function takeLongWay(board: Board, turn: Turn): void {
  turn.way = 'a'
  spendSupport(board, turn, 'SUP_LONG_WAY')
}
