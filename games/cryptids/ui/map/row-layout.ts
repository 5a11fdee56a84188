import { type Location, NODE, nameSide, type Point } from './place-layout.ts'

interface Box extends Point {
  readonly width: number
  readonly height: number
}

interface Row {
  readonly width: number
  readonly height: number
  /** The room of those who stand there: how wide, to the right of the node, and how high over its middle. */
  readonly figures: { readonly width: number; readonly top: number }
  /** The size of letters on the map. */
  readonly letters: number
}

const GAP = 8

/**
 * Where tokens and dossiers lie, from the middle of their place: over it, if they cover no city, no name of one and
 * nobody who stands there; else wherever they cover none.
 */
export function rowAt(locations: readonly Location[], { id, x, y }: Location, row: Row): Point {
  const { width, height, figures } = row
  const over = -NODE - GAP - height
  const above = { x: -width / 2, y: over }
  const left = { x: NODE - 6 - width, y: over }
  const higher = { x: -width / 2, y: Math.min(over, -figures.top - height) }
  const right = { x: NODE + GAP + figures.width, y: -height / 2 }
  const covered = [
    ...locations
      .filter((each) => each.id !== id && each.type === 'city')
      .flatMap((city) => cityBoxes(locations, city, row)),
    { x: x + NODE - 4, y: y - figures.top, width: figures.width, height: figures.top },
  ]
  const isFree = (spot: Point): boolean => {
    const box = { x: x + spot.x, y: y + spot.y, width, height }
    return !covered.some((other) => meets(box, other))
  }
  return [above, higher, left, right].find(isFree) ?? left
}

/** A city and its name. */
function cityBoxes(locations: readonly Location[], city: Location, { letters }: Row): readonly Box[] {
  const { x, y } = city
  const width = Math.max(city.ru.length, city.en.length) * letters * 0.45
  const beside = { x: x + NODE + 6, y: y + 8 - letters, width, height: letters }
  const under = { x: x - width / 2, y: y + NODE + 17 - letters, width, height: letters }
  const node = { x: x - NODE, y: y - NODE, width: 2 * NODE, height: 2 * NODE }
  const side = nameSide(locations, city)
  return side === 'above' ? [node] : [node, side === 'right' ? beside : under]
}

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
