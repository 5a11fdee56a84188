import type { CryptidsPack } from '../../content/pack.ts'

export type Location = CryptidsPack['map']['locations'][number]

/** How far a node reaches from the middle of its place. */
export const NODE = 19

/** The side of the map's canvas. */
export const MAP_SIDE = 1000

export interface Point {
  readonly x: number
  readonly y: number
}

/** The place nearest to a point, within reach. */
export function nearestPlace(locations: readonly Location[], point: Point, reach: number): string | null {
  let best: { readonly id: string; readonly far: number } | null = null
  for (const { id, x, y } of locations) {
    const far = Math.hypot(x - point.x, y - point.y)
    if (far <= reach && (best === null || far < best.far)) best = { id, far }
  }
  return best?.id ?? null
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where an arrow key leads: the nearest place that lies more in its direction than to the side. */
export function placeTowards(locations: readonly Location[], from: string, key: string): string | null {
  const way = WAYS[key]
  const start = locations.find(({ id }) => id === from)
  if (!way || !start) return null
  const towards = locations.flatMap(({ id, x, y }) => {
    const along = (x - start.x) * way.x + (y - start.y) * way.y
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x)
    return id !== from && along > 0 && along >= aside * 0.6 ? [{ id, cost: along + aside * 1.6 }] : []
  })
  return towards.sort((one, other) => one.cost - other.cost)[0]?.id ?? null
}

/** A name in at most two lines of about equal length; a hyphen ends the first. */
export function inTwoLines(name: string): readonly string[] {
  if (name.length <= 13) return [name]
  const breaks = [...name.matchAll(/ |(?<=-)/g)].map(({ index }) => index)
  const middle = name.length / 2
  const [best] = breaks.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best).trimStart()]
}

/** The places that a shortest walk passes, both ends included. */
export function walkBetween({ map }: CryptidsPack, from: string, to: string): readonly string[] {
  const before = new Map<string, string | null>([[from, null]])
  for (const [at] of before) {
    for (const [one, other] of map.lines) {
      const next = one === at ? other : other === at ? one : null
      if (next !== null && !before.has(next)) before.set(next, at)
    }
  }
  const walk: string[] = []
  for (let at: string | null = before.has(to) ? to : null; at !== null; at = before.get(at) ?? null)
    walk.unshift(at)
  return walk
}

export type NameSide = 'below' | 'above' | 'right' | 'left'

/** The size of letters on the chart, and how wide one is; charts that are small have larger ones. */
const LETTERS = 23
const LETTER = LETTERS * 0.44

/** Whether the name of a region under it would lie on the drawing of a city. */
function meetsCity(locations: readonly Location[], { x, y, ru, en }: Location): boolean {
  const lines = [ru, en].map(inTwoLines)
  const half = (Math.max(...lines.flat().map(({ length }) => length)) * LETTER) / 2
  const height = NODE + 2 + Math.max(...lines.map(({ length }) => length)) * LETTERS
  return locations.some(
    (other) =>
      other.type === 'city' &&
      Math.abs(other.x - x) < half + NODE &&
      other.y - y > 0 &&
      other.y - y < height + NODE,
  )
}

/** Where a name stands so that it covers no neighbour, and is not covered by what is laid over the place beneath. */
export function nameSide(locations: readonly Location[], location: Location): NameSide {
  const { id, type, x, y } = location
  const isNear = (side: 1 | -1, reach: number): boolean =>
    locations.some((other) => {
      const away = (other.y - y) * side
      // Only over regions something is laid.
      if (other.id === id || (type === 'region' && other.type === 'city')) return false
      return away > 0 && away < reach && Math.abs(other.x - x) < 65
    })
  if (type === 'region') {
    if (isNear(1, 125)) return x < MAP_SIDE / 4 ? 'left' : 'right'
    return meetsCity(locations, location) ? 'left' : 'below'
  }
  if (!isNear(1, 110)) return 'below'
  return isNear(-1, 110) ? 'right' : 'above'
}
