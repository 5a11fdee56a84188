import type { City } from './content.ts'

/** How the city lies on the sheet: crossings on a grid, blocks of 7×3 cells between them. */
const LEFT = 3
const TOP = 1
const COLUMN = 8
const ROW = 4
export const BLOCK_WIDTH = COLUMN - 1
export const BLOCK_HEIGHT = ROW - 1
export const MAP_WIDTH = LEFT + 6 * COLUMN + 1 + 2
export const MAP_HEIGHT = TOP + 6 * ROW + 1 + 1

/** Water is two columns wide or one row high, and a dead end stops right before it. */
export const WATER_COLUMNS = 2
const WATER_ROWS = 1
const DEAD_END_COLUMNS = WATER_COLUMNS + 1
const DEAD_END_ROWS = WATER_ROWS + 1

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The cell of a vertex; a dead end lies a little off its lattice point (RT-DM-30). */
export function spotOf({ i, j }: { readonly i: number; readonly j: number }): Spot {
  return { x: LEFT + along(i, COLUMN, DEAD_END_COLUMNS), y: TOP + along(j, ROW, DEAD_END_ROWS) }
}

function along(position: number, size: number, short: number): number {
  const nearest = Math.round(position)
  return nearest * size + Math.sign(position - nearest) * short
}

/** The first cell inside a block. */
export function blockSpot({ x, y }: { readonly x: number; readonly y: number }): Spot {
  return { x: LEFT + (x - 1) * COLUMN + 1, y: TOP + (y - 1) * ROW + 1 }
}

/** The cells of a road between its ends, in order. */
export function roadSpots(city: City, index: number): Spot[] {
  const segment = city.segments[index]
  const [a, b] = [city.vertices[segment?.a ?? -1], city.vertices[segment?.b ?? -1]]
  if (!segment || !a || !b || segment.diagonal) return []
  const [from, to] = [spotOf(a), spotOf(b)]
  if (from.x === to.x || from.y === to.y) return between(from, to)
  const corner = cornerOf(a, b)
  return [...between(from, corner), corner, ...between(corner, to)]
}

/** RT-DM-8: the lost corner around which a rounded road runs. */
function cornerOf(a: { readonly i: number; readonly j: number }, b: typeof a): Spot {
  const atEdge = (value: number): boolean => value === 0 || value === 6
  return atEdge(a.i) && atEdge(b.j) ? spotOf({ i: a.i, j: b.j }) : spotOf({ i: b.i, j: a.j })
}

function between(from: Spot, to: Spot): Spot[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  return Array.from({ length: Math.max(0, steps - 1) }, (_, step) => ({
    x: from.x + Math.sign(to.x - from.x) * (step + 1),
    y: from.y + Math.sign(to.y - from.y) * (step + 1),
  }))
}
