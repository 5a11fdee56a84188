import { type Box, covered } from './boxes.ts'
import { type Location, NODE, type Point } from './place-layout.ts'

interface Row {
  readonly width: number
  readonly height: number
  /** The room of those who stand there: how wide, to the right of the node, and how high over its middle. */
  readonly figures: { readonly width: number; readonly top: number }
  /** Where names stand. */
  readonly names: readonly Box[]
}

const GAP = 8

/**
 * Where tokens and dossiers lie, from the middle of their place: over it, if they cover no other place, no name and
 * nobody who stands there; else wherever they cover least.
 */
export function rowAt(locations: readonly Location[], { id, x, y }: Location, row: Row): Point {
  const { width, height, figures, names } = row
  const over = -NODE - GAP - height
  const aside = NODE + GAP
  const spots: readonly Point[] = [
    { x: -width / 2, y: over },
    { x: -width / 2, y: Math.min(over, -figures.top - height) },
    { x: NODE - 6 - width, y: over },
    { x: -NODE + 6, y: Math.min(over, -figures.top - height) },
    { x: aside + figures.width, y: -height / 2 },
    { x: -aside - width, y: -height / 2 },
    { x: -aside - width, y: -height },
  ]
  const things = [
    ...locations.filter((each) => each.id !== id).map(nodeOf),
    ...names,
    { x: x + NODE - 4, y: y - figures.top, width: figures.width, height: figures.top },
  ]
  const cost = (spot: Point): number => covered({ x: x + spot.x, y: y + spot.y, width, height }, things)
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best))
}

const nodeOf = ({ x, y }: Location): Box => ({ x: x - NODE, y: y - NODE, width: 2 * NODE, height: 2 * NODE })
