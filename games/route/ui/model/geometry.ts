import { oncePer } from '@curio/kernel'
import type { Shown } from '../../rules/shown.ts'
import { isJoined } from './joined.ts'
import { inLane, laneOf, roadInset } from './lanes.ts'
import { onMap, type Point } from './paper.ts'

/** A road or diagonal as it is drawn. */
interface SegmentShape {
  readonly id: string
  /** From one end to the other; a rounded road has many. */
  readonly points: readonly Point[]
  readonly path: string
  readonly middle: Point
  /** Whether it runs from north to south. */
  readonly upright: boolean
}

interface BlockShape {
  readonly id: string
  /** The middle of the whole cell. */
  readonly middle: Point
  /** What is left of the cell between roads and river. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly path: string
}

/** Everything of a city that has a place on the paper. */
export interface MapShapes {
  readonly vertices: ReadonlyMap<string, Point>
  readonly segments: ReadonlyMap<string, SegmentShape>
  readonly blocks: ReadonlyMap<string, BlockShape>
  /** The middle line of the river. */
  readonly river: string
}

export const shapesOf = oncePer(build)

function build(pack: Shown): MapShapes {
  const { map } = pack
  const vertices = new Map(map.vertices.map(({ id, i, j }) => [id, { x: onMap(i), y: onMap(j) }]))
  const place = (id: string): Point => vertices.get(id) ?? { x: 0, y: 0 }
  const segments = [...map.roads, ...map.diagonals].map((record): SegmentShape => {
    const [from, to] = [place(record.a), place(record.b)]
    if ('flags' in record && record.flags?.includes('rounded')) return curved(record.id, from, to)
    const lane = 'kind' in record ? laneOf(pack, record) : null
    return lane ? besideAnother(record.id, from, to, lane) : straight(record.id, from, to)
  })
  return {
    vertices,
    segments: new Map(segments.map((shape) => [shape.id, shape])),
    blocks: new Map(map.blocks.map((block) => [block.id, blockShape(pack, block)])),
    river: riverPath(pack),
  }
}

function straight(id: string, from: Point, to: Point): SegmentShape {
  return {
    id,
    points: [from, to],
    path: `M${from.x},${from.y}L${to.x},${to.y}`,
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    upright: from.x === to.x,
  }
}

/** RT-VEN-18. */
function besideAnother(id: string, from: Point, to: Point, lane: Point): SegmentShape {
  const points = inLane(from, to, lane)
  const { middle, upright } = straight(id, from, to)
  return {
    id,
    points,
    path: `M${points.map(({ x, y }) => `${x},${y}`).join('L')}`,
    middle: { x: middle.x + lane.x, y: middle.y + lane.y },
    upright,
  }
}

const CURVE_STEPS = 12

/** A rounded road bends around the corner of the map that it leaves out (RT-DM-8). */
function curved(id: string, from: Point, to: Point): SegmentShape {
  const corner = cornerOf(from, to)
  const points = Array.from({ length: CURVE_STEPS + 1 }, (_, step) => {
    const t = step / CURVE_STEPS
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return { x: a * from.x + b * corner.x + c * to.x, y: a * from.y + b * corner.y + c * to.y }
  })
  return {
    id,
    points,
    path: `M${from.x},${from.y}Q${corner.x},${corner.y} ${to.x},${to.y}`,
    middle: points[CURVE_STEPS / 2] ?? corner,
    upright: false,
  }
}

const isEdge = (value: number): boolean => value === onMap(0) || value === onMap(6)

function cornerOf(from: Point, to: Point): Point {
  return { x: isEdge(from.x) ? from.x : to.x, y: isEdge(from.y) ? from.y : to.y }
}

/** On the bank without the embankment road the river takes some of the block. */
const RIVER_INSET = 28
const RIVER_OFFSET = 16
const CORNER_RADIUS = 62
const PLAIN_RADIUS = 3

type Block = Shown['map']['blocks'][number]

function blockShape(pack: Shown, block: Block): BlockShape {
  const { id, x, y } = block
  const wet = wetSides(pack, x, y)
  const open = openSides(pack, block)
  const inset = (side: Side): number =>
    wet.has(side) ? RIVER_INSET : open.has(side) ? 0 : roadInset(pack, ...endsOf(block, side))
  const left = onMap(x - 1) + inset('W')
  const right = onMap(x) - inset('E')
  const top = onMap(y - 1) + inset('N')
  const bottom = onMap(y) - inset('S')
  const isRounded = pack.map.roads.some((road) => road.flags?.includes('rounded') && road.along.includes(id))
  const radius = (cornerX: number, cornerY: number): number =>
    isRounded && x === cornerX && y === cornerY ? CORNER_RADIUS : PLAIN_RADIUS
  const [nw, ne, se, sw] = [radius(1, 1), radius(6, 1), radius(6, 6), radius(1, 6)]
  const path = [
    `M${left + nw},${top}H${right - ne}Q${right},${top} ${right},${top + ne}`,
    `V${bottom - se}Q${right},${bottom} ${right - se},${bottom}`,
    `H${left + sw}Q${left},${bottom} ${left},${bottom - sw}V${top + nw}Q${left},${top} ${left + nw},${top}Z`,
  ].join('')
  return { id, middle: { x: onMap(x - 0.5), y: onMap(y - 0.5) }, left, top, right, bottom, path }
}

type Side = 'N' | 'E' | 'S' | 'W'

/** The crossings at both ends of a side, in the order in which roads name them. */
function endsOf({ x, y }: Block, side: Side): [string, string] {
  const at = (i: number, j: number): string => `c${i}${j}`
  switch (side) {
    case 'N':
      return [at(x - 1, y - 1), at(x, y - 1)]
    case 'S':
      return [at(x - 1, y), at(x, y)]
    case 'W':
      return [at(x - 1, y - 1), at(x - 1, y)]
    case 'E':
      return [at(x, y - 1), at(x, y)]
  }
}

/** RT-DM-30: the river runs beside the lattice line, on the bank that has no embankment road. */
function wetSides(pack: Shown, x: number, y: number): ReadonlySet<Side> {
  const { map } = pack
  const bank = wetBank(pack)
  const sides = new Set<Side>()
  const block = map.blocks.find((each) => each.x === x && each.y === y)
  if (!block || !bank.includes(block.id)) return sides
  for (const [from, to] of riverEdges(pack)) {
    const [one, other] = [from, to]
    if (one.j === other.j && Math.min(one.i, other.i) === x - 1) {
      if (one.j === y - 1) sides.add('N')
      if (one.j === y) sides.add('S')
    }
    if (one.i === other.i && Math.min(one.j, other.j) === y - 1) {
      if (one.i === x - 1) sides.add('W')
      if (one.i === x) sides.add('E')
    }
  }
  return sides
}

/** The blocks of the bank without the embankment road; none where there is no river. */
function wetBank({ map: { river, northBank = [], southBank = [] } }: Shown): readonly string[] {
  if (!river) return []
  return river.embankment === 'north' ? southBank : northBank
}

interface LatticePoint {
  readonly i: number
  readonly j: number
}

function riverEdges({ map }: Shown): [LatticePoint, LatticePoint][] {
  const line = (map.river?.line ?? []).map(
    (id) => map.vertices.find((vertex) => vertex.id === id) ?? { i: 0, j: 0 },
  )
  return line.slice(1).flatMap((to, index) => {
    const from = line[index]
    return from ? [[from, to]] : []
  })
}

/** The sides on which a block goes on in the next one. */
function openSides(pack: Shown, block: Block): ReadonlySet<Side> {
  const sides = new Set<Side>()
  const { x, y } = block
  const isOpen = (otherX: number, otherY: number): boolean =>
    pack.map.blocks.some((each) => each.x === otherX && each.y === otherY && isJoined(pack, block, each))
  if (isOpen(x, y - 1)) sides.add('N')
  if (isOpen(x + 1, y)) sides.add('E')
  if (isOpen(x, y + 1)) sides.add('S')
  if (isOpen(x - 1, y)) sides.add('W')
  return sides
}

const OVERHANG = 20

/** The lattice line of the river, moved to the bank without the road, and a little over both borders. */
function riverPath(pack: Shown): string {
  const edges = riverEdges(pack)
  const shifted = edges.map(([from, to]) => {
    const away = awayFromRoad(pack, from, to)
    const move = ({ i, j }: LatticePoint): Point => ({ x: onMap(i) + away.x, y: onMap(j) + away.y })
    return { from: move(from), to: move(to), upright: from.i === to.i }
  })
  const [first] = shifted
  const last = shifted.at(-1)
  if (!first || !last) return ''
  const steps = shifted.slice(1).map((edge, index) => {
    const before = shifted[index]
    if (!before || before.upright === edge.upright) return `L${edge.from.x},${edge.from.y}`
    // Where the line turns, the two shifted lines meet in one corner.
    return before.upright ? `L${before.to.x},${edge.from.y}` : `L${edge.from.x},${before.to.y}`
  })
  const over = (end: Point, from: Point): Point => ({
    x: end.x + Math.sign(end.x - from.x) * OVERHANG,
    y: end.y + Math.sign(end.y - from.y) * OVERHANG,
  })
  const start = over(first.from, first.to)
  const end = over(last.to, last.from)
  return `M${start.x},${start.y}${steps.join('')}L${end.x},${end.y}`
}

function awayFromRoad(pack: Shown, from: LatticePoint, to: LatticePoint): Point {
  const { map } = pack
  const bank = wetBank(pack)
  const isThere = (x: number, y: number): boolean =>
    map.blocks.some((block) => block.x === x && block.y === y && bank.includes(block.id))
  if (from.j === to.j) {
    const x = Math.min(from.i, to.i) + 1
    return { x: 0, y: isThere(x, from.j + 1) ? RIVER_OFFSET : -RIVER_OFFSET }
  }
  const y = Math.min(from.j, to.j) + 1
  return { x: isThere(from.i, y) ? -RIVER_OFFSET : RIVER_OFFSET, y: 0 }
}

export function distance(point: Point, points: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? to
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
    const t = Math.max(0, Math.min(1, along))
    nearest = Math.min(nearest, Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy))
  }
  return nearest
}

/** The segment nearest to a point, no farther than `reach`: fingers are thicker than roads. */
export function nearestSegment(
  shapes: MapShapes,
  ids: Iterable<string>,
  point: Point,
  reach: number,
): string | null {
  let best: string | null = null
  let least = reach
  for (const id of ids) {
    const shape = shapes.segments.get(id)
    const far = shape ? distance(point, shape.points) : Number.POSITIVE_INFINITY
    if (far < least) {
      least = far
      best = id
    }
  }
  return best
}

/** The outline of a line that is as thick as the area to hit. */
export function ribbon(points: readonly Point[], half: number): string {
  const sides = points.map((point, index) => {
    const before = points[index - 1] ?? point
    const after = points[index + 1] ?? point
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const length = Math.hypot(dx, dy) || 1
    return { point, nx: (-dy / length) * half, ny: (dx / length) * half }
  })
  const there = sides.map(({ point, nx, ny }) => `${round(point.x + nx)},${round(point.y + ny)}`)
  const back = sides.map(({ point, nx, ny }) => `${round(point.x - nx)},${round(point.y - ny)}`).reverse()
  return `M${[...there, ...back].join('L')}Z`
}

export const round = (value: number): number => Math.round(value * 10) / 10
