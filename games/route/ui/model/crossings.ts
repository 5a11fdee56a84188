import type { City } from '../../rules/city.ts'
import type { Shown } from '../../rules/shown.ts'
import { type BoardView, type Place, placeAt } from '../../text/index.ts'
import { shapesOf } from './geometry.ts'
import type { Point } from './paper.ts'

/** A crossing that means something: a gate, a shop, a terrifying place, a crossing of the task. */
export interface MarkedCrossing {
  readonly id: string
  readonly place: Place
}

export function markedCrossings(
  city: City,
  board: BoardView,
  task: readonly string[],
): readonly MarkedCrossing[] {
  return city.vertices.flatMap(({ id, segments }, index) => {
    const place = segments.length > 0 ? placeAt(city, index, board, task) : null
    return place ? [{ id, place }] : []
  })
}

/** About the size of a symbol. */
const SYMBOL_REACH = 17
/** The flag of a task flies above its crossing, a little to the left. */
const FLAG = { left: -18, right: 0, top: -35, bottom: -12 } as const

/** The marked crossing whose symbol, or flag, a point lies on. */
export function crossingAt(
  pack: Shown,
  marked: readonly MarkedCrossing[],
  task: readonly string[],
  point: Point,
): MarkedCrossing | null {
  const { vertices } = shapesOf(pack)
  const isOn = ({ id }: MarkedCrossing): boolean => {
    const at = vertices.get(id)
    if (!at) return false
    const [x, y] = [point.x - at.x, point.y - at.y]
    const onFlag = x > FLAG.left && x < FLAG.right && y > FLAG.top && y < FLAG.bottom
    return Math.hypot(x, y) <= SYMBOL_REACH || (task.includes(id) && onFlag)
  }
  return marked.find(isOn) ?? null
}
