import type { Shown } from '../../rules/shown.ts'
import { shapesOf } from './geometry.ts'
import { BLOCK_SIDE, onMap, type Point } from './paper.ts'

export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]

export const SIDE_OF_KEY: Readonly<Record<string, Side>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
}

const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
}

/** The block on one side of another; itself at the border of the map. */
export function neighbour({ map }: Shown, id: string, side: Side): string {
  const from = map.blocks.find((block) => block.id === id)
  if (!from) return id
  const [dx, dy] = STEPS[side]
  return map.blocks.find(({ x, y }) => x === from.x + dx && y === from.y + dy)?.id ?? id
}

/** The roads on a side of a block, those along it first: a land road and a canal may share the side (RT-VEN-18). */
export function roadsAt(pack: Shown, id: string, side: Side): readonly string[] {
  const first = roadAt(pack, id, side)
  const road = pack.map.roads.find((each) => each.id === first)
  const shared = pack.map.roads.filter(({ a, b }) => a === road?.a && b === road.b)
  return [true, false].flatMap((isAlong) =>
    shared.filter(({ along }) => along.includes(id) === isAlong).map((each) => each.id),
  )
}

/** The other road between the same crossings: a street beside a canal (RT-VEN-18). */
export function twinOf({ map }: Shown, id: string): string | null {
  const road = map.roads.find((each) => each.id === id)
  return map.roads.find(({ id: other, a, b }) => other !== id && a === road?.a && b === road.b)?.id ?? null
}

/** Which of them an arrow key comes to after another road. */
export function nextRoadAt(pack: Shown, id: string, side: Side, after: string): string | null {
  const roads = roadsAt(pack, id, side)
  return roads[(roads.indexOf(after) + 1) % Math.max(1, roads.length)] ?? null
}

/**
 * The road on a side of a block, by where it is drawn; a rounded road lies on both outer sides of its corner, and a block
 * across the river still has the embankment on that side.
 */
export function roadAt(pack: Shown, id: string, side: Side): string | null {
  const { map } = pack
  const block = map.blocks.find((each) => each.id === id)
  if (!block) return null
  const { x, y } = block
  const { segments } = shapesOf(pack)
  const [dx, dy] = STEPS[side]
  const place = { x: onMap(x - 0.5 + dx / 2), y: onMap(y - 0.5 + dy / 2) }
  const isHere = (road: (typeof map.roads)[number]): boolean => {
    const shape = segments.get(road.id)
    // A dead end stops halfway, so its middle is near the place and not at it.
    return shape !== undefined && shape.upright === (dx !== 0) && isNear(shape.middle, place)
  }
  const straight = map.roads.find((road) => !road.flags?.includes('rounded') && isHere(road))
  if (straight) return straight.id
  const rounded = map.roads.find((road) => road.flags?.includes('rounded') && road.along.includes(id))
  const outer =
    (side === 'N' && y === 1) ||
    (side === 'S' && y === 6) ||
    (side === 'W' && x === 1) ||
    (side === 'E' && x === 6)
  return outer ? (rounded?.id ?? null) : null
}

const isNear = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < BLOCK_SIDE / 2

/** The crossings at the corners of a block. */
export function cornersOf({ map }: Shown, id: string): readonly string[] {
  return map.vertices.filter(({ at }) => at.includes(id)).map((vertex) => vertex.id)
}

/** The corner of a block that lies on one side of another of its corners. */
export function cornerBeside(pack: Shown, block: string, corner: string, side: Side): string | null {
  const { vertices } = shapesOf(pack)
  const from = vertices.get(corner)
  const [dx, dy] = STEPS[side]
  const isBeside = (id: string): boolean => {
    const at = vertices.get(id)
    return (
      at !== undefined &&
      from !== undefined &&
      at.x === from.x + dx * BLOCK_SIDE &&
      at.y === from.y + dy * BLOCK_SIDE
    )
  }
  return cornersOf(pack, block).find(isBeside) ?? null
}

/** Diagonals through a block. */
export function diagonalsAt({ map }: Shown, id: string): readonly string[] {
  return map.diagonals.filter((diagonal) => diagonal.block === id).map((diagonal) => diagonal.id)
}
