import type { RoutePack } from './content.ts'
import { type Spot, spotOf, WATER_COLUMNS } from './lattice.ts'

interface Point {
  readonly i: number
  readonly j: number
}

/** Cells from a first to a last column and row. */
interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The cells of the river: beside its line, on the bank that has no embankment road (RT-DM-30). */
export function riverSpots(pack: RoutePack): Spot[] {
  const points = pack.map.river.line.flatMap((id) => pack.map.vertices.find((each) => each.id === id) ?? [])
  const sides = points.slice(1).map((to, index) => sideOf(pack, points[index] ?? to, to))
  const areas = points.map((point, index) => areaAt(point, [sides[index - 1], sides[index]]))
  return areas.slice(1).flatMap((area, index) => cells(union(area, areas[index] ?? area)))
}

/** Towards which side of a stretch the water lies: down or right is 1. */
type Side = { readonly level: boolean; readonly towards: 1 | -1 }

function sideOf(pack: RoutePack, from: Point, to: Point): Side {
  const { embankment } = pack.map.river
  const far = embankment === 'north' ? pack.map.southBank : pack.map.northBank
  const level = from.j === to.j
  const [i, j] = [Math.min(from.i, to.i), Math.min(from.j, to.j)]
  const after = pack.map.blocks.find((block) => block.x === i + 1 && block.y === j + 1)
  return { level, towards: after && far.includes(after.id) ? 1 : -1 }
}

/** The water at one point of the line; where the line turns, beside both stretches. */
function areaAt(point: Point, sides: readonly (Side | undefined)[]): Area {
  const { x, y } = spotOf(point)
  const upright = sides.find((side) => side?.level === false)?.towards
  const level = sides.find((side) => side?.level === true)?.towards ?? 0
  const left = upright === undefined ? x : upright === 1 ? x + 1 : x - WATER_COLUMNS
  const right = upright === undefined ? x : left + WATER_COLUMNS - 1
  // Off the map it flows on for a cell.
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
