import { oncePer } from '@curio/kernel'
import type { Shown } from '../../rules/shown.ts'
import { onMap, type Point } from './paper.ts'

type Road = Shown['map']['roads'][number]
type Vertex = Shown['map']['vertices'][number]

/** RT-VEN-18: how far a land road and a canal between the same crossings lie from the line between them. */
const LANE = 9
/** How far from a crossing a road is in its lane. */
const TURN = 15

/** How far a road is moved off its lattice line: towards its own block, where it shares the line with another. */
export function laneOf({ map }: Shown, road: Road): Point | null {
  if (!map.roads.some((other) => other !== road && other.a === road.a && other.b === road.b)) return null
  const block = map.blocks.find(({ id }) => id === road.along[0])
  const from = map.vertices.find(({ id }) => id === road.a)
  if (!block || !from) return null
  return road.da === 'E'
    ? { x: 0, y: block.y > from.j ? LANE : -LANE }
    : { x: block.x > from.i ? LANE : -LANE, y: 0 }
}

/** A line between two crossings that runs in its lane on the way. */
export function inLane(from: Point, to: Point, lane: Point): readonly Point[] {
  return [from, beside(from, to, lane), beside(to, from, lane), to]
}

/** Where a road on its way from one crossing to another has come into its lane. */
function beside(from: Point, to: Point, lane: Point): Point {
  return {
    x: from.x + Math.sign(to.x - from.x) * TURN + lane.x,
    y: from.y + Math.sign(to.y - from.y) * TURN + lane.y,
  }
}

/** Half the width of a road or canal with a little air, alone on its line, and where two share it. */
const INSETS = { land: 9, canal: 11, both: 19 } as const

/** How much roads and canals take of a block at the side between two crossings. */
export function roadInset({ map }: Shown, from: string, to: string): number {
  const kinds = map.roads.filter(({ a, b }) => a === from && b === to).map(({ kind }) => kind)
  return INSETS[kinds.length > 1 ? 'both' : (kinds[0] ?? 'land')]
}

/** What a city with canals prints, as paths. */
export interface CanalPrint {
  /** Canals that run out of the map go on a little. */
  readonly mouths: string
  /** Land roads, which end at the water where no bridge leads over it, and quays between those of one shore. */
  readonly streets: string
  readonly bridges: readonly Point[]
}

const NO_LANE: Point = { x: 0, y: 0 }
const STEPS = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } } as const
type Direction = keyof typeof STEPS
const CLOCKWISE: readonly Direction[] = ['N', 'E', 'S', 'W']

/** Null where all roads are on land. */
export const canalPrintOf = oncePer((pack: Shown): CanalPrint | null => {
  const { roads, vertices } = pack.map
  if (!roads.some(({ kind }) => kind === 'canal')) return null
  const land = roads.filter(({ kind }) => kind === 'land')
  return {
    mouths: vertices.map((vertex) => mouthsAt(roads, vertex)).join(''),
    streets: [
      ...land.map((road) => streetPath(pack, road)),
      ...vertices.filter(isCut).map((vertex) => quaysAt(pack, land, vertex)),
    ].join(''),
    bridges: vertices.filter(({ bridge }) => bridge).map(placeOf),
  }
})

const placeOf = ({ i, j }: Vertex): Point => ({ x: onMap(i), y: onMap(j) })

/** RT-VEN-4: whether water divides the land roads of a crossing. */
const isCut = ({ shoreGroups, bridge }: Vertex): boolean => shoreGroups !== undefined && !bridge

const directionAt = (road: Road, { id }: Vertex): Direction | null =>
  road.a === id ? (road.da as Direction) : road.b === id ? (road.db as Direction) : null

function streetPath(pack: Shown, road: Road): string {
  const ends = [road.a, road.b].flatMap((id) => pack.map.vertices.find((vertex) => vertex.id === id) ?? [])
  const [one, other] = ends
  if (!one || !other) return ''
  const lane = laneOf(pack, road)
  const points = lane ? inLane(placeOf(one), placeOf(other), lane) : [placeOf(one), placeOf(other)]
  const shore = (vertex: Vertex): Point => shoreEnd(vertex, directionAt(road, vertex) ?? 'N', lane)
  const line = [
    ...(isCut(one) ? [shore(one)] : points.slice(0, points.length / 2)),
    ...(isCut(other) ? [shore(other)] : points.slice(points.length / 2)),
  ]
  return `M${line.map(({ x, y }) => `${x},${y}`).join('L')}`
}

/** Where a land road ends before the water of a crossing. */
function shoreEnd(vertex: Vertex, direction: Direction, lane: Point | null): Point {
  const { x, y } = placeOf(vertex)
  const step = STEPS[direction]
  const { x: dx, y: dy } = lane ?? NO_LANE
  return { x: x + step.x * TURN + dx, y: y + step.y * TURN + dy }
}

/** RT-DM-50: roads of one shore meet beside the water. */
function quaysAt(pack: Shown, land: readonly Road[], vertex: Vertex): string {
  const here = land.flatMap((road) => {
    const direction = directionAt(road, vertex)
    return direction ? [{ road, direction }] : []
  })
  return (vertex.shoreGroups ?? [])
    .flatMap(({ roads }) => {
      const own = here.filter(({ road }) => roads.includes(road.id))
      return own.flatMap((one) => {
        const next = CLOCKWISE[(CLOCKWISE.indexOf(one.direction) + 1) % CLOCKWISE.length]
        const other = own.find(({ direction }) => direction === next)
        return other ? [quay(pack, vertex, one, other)] : []
      })
    })
    .join('')
}

interface Arm {
  readonly road: Road
  readonly direction: Direction
}

/** How far the bend of a quay is drawn towards the block that it goes around. */
const BEND = 11

function quay(pack: Shown, vertex: Vertex, one: Arm, other: Arm): string {
  const [from, to] = [one, other].map(({ road, direction }) =>
    shoreEnd(vertex, direction, laneOf(pack, road)),
  )
  const { x, y } = placeOf(vertex)
  const [a, b] = [STEPS[one.direction], STEPS[other.direction]]
  return `M${from?.x},${from?.y}Q${x + (a.x + b.x) * BEND},${y + (a.y + b.y) * BEND} ${to?.x},${to?.y}`
}

const OUTSIDE = 14

function mouthsAt(roads: readonly Road[], vertex: Vertex): string {
  const { x, y } = placeOf(vertex)
  const isAt = (direction: Direction): boolean =>
    roads.some((road) => road.kind === 'canal' && directionAt(road, vertex) === direction)
  const out: Direction[] = []
  if (vertex.j === 0 && isAt('S')) out.push('N')
  if (vertex.j === 6 && isAt('N')) out.push('S')
  if (vertex.i === 0 && isAt('E')) out.push('W')
  if (vertex.i === 6 && isAt('W')) out.push('E')
  return out.map((way) => `M${x},${y}l${STEPS[way].x * OUTSIDE},${STEPS[way].y * OUTSIDE}`).join('')
}
