import type { Direction } from '../pack.ts'

/**
 * The 6×6 board as pure geometry. Only the check of a pack uses it, to compare the lists of a pack with the
 * drawing they belong to: in play those lists are the one authority (RT-DM-11).
 */
const SIDE = 6

/** A lattice point, or a place between two of them where a dead end stops (RT-DM-4). */
export interface Point {
  readonly i: number
  readonly j: number
}

/** A place that holds exactly one road: a side of a block, or both outer sides of a corner block (RT-DM-8). */
export interface Place {
  readonly name: string
  readonly ends: readonly [Point, Point]
  /** The lost lattice corner around which a rounded road runs. */
  readonly corner: Point | null
  /** The blocks it touches, by coordinates. */
  readonly cells: readonly string[]
}

export const pointName = ({ i, j }: Point): string => `(${i},${j})`
export const cellName = (x: number, y: number): string => `(${x};${y})`
const placeName = (one: Point, other: Point): string => `${pointName(one)}-${pointName(other)}`
export const samePoint = (one: Point, other: Point): boolean => one.i === other.i && one.j === other.j
export const isLattice = ({ i, j }: Point): boolean => Number.isInteger(i) && Number.isInteger(j)
export const isBorder = ({ i, j }: Point): boolean => i === 0 || i === SIDE || j === 0 || j === SIDE
export const isCorner = ({ i, j }: Point): boolean => (i === 0 || i === SIDE) && (j === 0 || j === SIDE)
export const distance = (one: Point, other: Point): number =>
  Math.abs(one.i - other.i) + Math.abs(one.j - other.j)

const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, index) => index)

export const CELLS: readonly string[] = upTo(SIDE - 1).flatMap((y) =>
  upTo(SIDE - 1).map((x) => cellName(x + 1, y + 1)),
)

/** The blocks that meet at a lattice point. */
export function cellsAt({ i, j }: Point): readonly string[] {
  return [j, j + 1]
    .flatMap((y) => [i, i + 1].map((x) => cellName(x, y)))
    .filter((cell) => CELLS.includes(cell))
}

function place(one: Point, other: Point, corner: Point | null): Place {
  const cells = cellsAt(one).filter((cell) => cellsAt(other).includes(cell))
  return { name: placeName(one, other), ends: [one, other], corner, cells }
}

/** The lattice of a map: where its crossings and roads can be. */
export interface Grid {
  readonly crossings: readonly Point[]
  readonly places: readonly Place[]
  readonly placeBetween: (one: Point, other: Point) => Place | null
  readonly hasPoint: (point: Point) => boolean
}

const LATTICE: readonly Point[] = upTo(SIDE).flatMap((j) => upTo(SIDE).map((i) => ({ i, j })))

function gridOf(crossings: readonly Point[], corners: readonly Point[]): Grid {
  const hasPoint = (point: Point): boolean => crossings.some((each) => samePoint(each, point))
  const places = [
    ...crossings.flatMap((from) =>
      [
        { i: from.i + 1, j: from.j },
        { i: from.i, j: from.j + 1 },
      ]
        .filter(hasPoint)
        .map((to) => place(from, to, null)),
    ),
    ...corners.map(({ i, j }) => place({ i: Math.abs(i - 1), j }, { i, j: Math.abs(j - 1) }, { i, j })),
  ]
  const placeOfEnds = new Map(
    places.flatMap((each) => {
      const [one, other] = each.ends
      return [[placeName(one, other), each] as const, [placeName(other, one), each] as const]
    }),
  )
  const placeBetween = (one: Point, other: Point): Place | null =>
    placeOfEnds.get(placeName(one, other)) ?? null
  return { crossings, places, placeBetween, hasPoint }
}

/** RT-DM-6: 49 crossings and 84 places for roads. */
export const SQUARE_GRID: Grid = gridOf(LATTICE, [])

/** RT-DM-8: 45 crossings and 80 places; without those in the water. */
export function roundedGrid(isWater: (point: Point) => boolean): Grid {
  return gridOf(
    LATTICE.filter((point) => !isCorner(point) && !isWater(point)),
    LATTICE.filter(isCorner),
  )
}

export const ROUNDED_GRID: Grid = roundedGrid(() => false)

/** The compass direction from one point to another on the same row or column (RT-DM-3). */
export function direction(from: Point, to: Point): Direction {
  if (to.j === from.j) return to.i > from.i ? 'E' : 'W'
  return to.j > from.j ? 'S' : 'N'
}

/** The two pairs of opposite corners of a block (RT-DM-4, RT-DM-18). */
export function oppositeCorners(x: number, y: number): readonly (readonly [Point, Point])[] {
  return [
    [
      { i: x - 1, j: y - 1 },
      { i: x, j: y },
    ],
    [
      { i: x, j: y - 1 },
      { i: x - 1, j: y },
    ],
  ]
}
