import type { Place } from '../../content/vocabulary.ts'
import type { Direction } from '../../rules/state.ts'

/** From the middle of one slot of a performance card to the next. */
const STEP = 66
/** Half of a slot's diagonal: its corners reach into the link circles. */
export const REACH = 27
export const CIRCLE = 11.5
const MARGIN = 31

export interface Point {
  readonly x: number
  readonly y: number
}

export const WIDTH = 2 * MARGIN + STEP
export const HEIGHT = 2 * MARGIN + 2 * STEP

/** The middle of a slot: its column, then its row. */
export function middleOf(place: Place): Point {
  return { x: MARGIN + Number(place[0]) * STEP, y: MARGIN + Number(place[1]) * STEP }
}

const TOWARDS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
}

/** A point that lies so far from another in a direction. */
export function away({ x, y }: Point, direction: Direction, distance: number): Point {
  const towards = TOWARDS[direction]
  return { x: x + towards.x * distance, y: y + towards.y * distance }
}

/** Between two neighbouring slots. */
export function between(one: Place, other: Place): Point {
  const [a, b] = [middleOf(one), middleOf(other)]
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

export const diamond = ({ x, y }: Point, reach: number): string =>
  `M${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}L${x - reach} ${y}Z`

/** Beside the slots: on the lower edge, one after the other. */
export function besideAt(index: number): Point {
  return { x: MARGIN + index * STEP, y: HEIGHT + 20 }
}
