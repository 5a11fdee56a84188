import type { City, Segment } from '../rules/city.ts'
import type { Played } from '../rules/played.ts'

/** How the city lies on the sheet: crossings on a grid, with blocks of 7×3 cells between them. */
const LEFT = 3
const TOP = 1
const COLUMN = 8
const ROW = 4
export const BLOCK_WIDTH = COLUMN - 1
export const BLOCK_HEIGHT = ROW - 1
export const MAP_WIDTH = LEFT + 6 * COLUMN + 1 + 2
export const MAP_HEIGHT = TOP + 6 * ROW + 1 + 1

/** Water is two columns wide or one row high, and a dead end stops right before it. */
const WATER_COLUMNS = 2
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
  const aside = asideOf(city, segment)
  const [from, to] = [shifted(spotOf(a), aside), shifted(spotOf(b), aside)]
  if (from.x === to.x || from.y === to.y) return between(from, to)
  const corner = cornerOf(a, b)
  return [...between(from, corner), corner, ...between(corner, to)]
}

const IN_PLACE: Spot = { x: 0, y: 0 }
const shifted = (spot: Spot, by: Spot): Spot => ({ x: spot.x + by.x, y: spot.y + by.y })

/** RT-VEN-18: a canal beside a land road is drawn inside the block that it is along. */
function asideOf(city: City, canal: Segment): Spot {
  const block = city.blocks[canal.along[0] ?? -1]
  const a = city.vertices[canal.a]
  const b = city.vertices[canal.b]
  if (!block || !a || !b || !liesAside(city, canal)) return IN_PLACE
  return a.j === b.j ? { x: 0, y: block.y > a.j ? 1 : -1 } : { x: block.x > a.i ? 1 : -1, y: 0 }
}

/** Whether a canal has left the line between the blocks to a land road (RT-DM-48). */
export function liesAside(city: City, { canal, a, b }: Segment): boolean {
  return canal && city.segments.some((each) => !each.canal && !each.diagonal && each.a === a && each.b === b)
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

interface Point {
  readonly i: number
  readonly j: number
}

/** A rectangle of cells, both ends included. */
interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The cells of the river: beside its line, on the bank that has no embankment road (RT-DM-30). */
export function riverSpots({ map }: Played): Spot[] {
  const line = map.river?.line ?? []
  const points = line.flatMap((id) => map.vertices.find((each) => each.id === id) ?? [])
  const sides = points.slice(1).map((to, index) => sideOf(map, points[index] ?? to, to))
  const areas = points.map((point, index) => areaAt(point, [sides[index - 1], sides[index]]))
  return areas.slice(1).flatMap((area, index) => cells(union(area, areas[index] ?? area)))
}

/** The side of a stretch where the water lies: 1 is down or right. */
type Side = { readonly level: boolean; readonly towards: 1 | -1 }

function sideOf(map: Played['map'], from: Point, to: Point): Side {
  const far = (map.river?.embankment === 'north' ? map.southBank : map.northBank) ?? []
  const level = from.j === to.j
  const [i, j] = [Math.min(from.i, to.i), Math.min(from.j, to.j)]
  const after = map.blocks.find((block) => block.x === i + 1 && block.y === j + 1)
  return { level, towards: after && far.includes(after.id) ? 1 : -1 }
}

/** The water at one point of the line; where the line turns, beside both stretches. */
function areaAt(point: Point, sides: readonly (Side | undefined)[]): Area {
  const { x, y } = spotOf(point)
  const upright = sides.find((side) => side?.level === false)?.towards
  const level = sides.find((side) => side?.level === true)?.towards ?? 0
  const left = upright === undefined ? x : upright === 1 ? x + 1 : x - WATER_COLUMNS
  const right = upright === undefined ? x : left + WATER_COLUMNS - 1
  // It flows on for one cell beyond the map.
  return {
    left: point.i === 0 ? left - 1 : left,
    right: point.i === 6 ? right + 1 : right,
    top: y + level,
    bottom: y + level,
  }
}

function union(one: Area, other: Area): Area {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

function cells({ left, right, top, bottom }: Area): Spot[] {
  const spots: Spot[] = []
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) spots.push({ x, y })
  return spots
}
