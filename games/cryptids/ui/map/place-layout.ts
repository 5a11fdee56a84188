import type { CryptidsPack } from '../../content/pack.ts'

export type Location = CryptidsPack['map']['locations'][number]

/** How far a node reaches from the middle of its place. */
export const NODE = 19

/** The side of a Wolpertinger token, to the left of a city. */
export const HARE = 30

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

/** A name broken into lines, up to a number, with the longest as short as possible; a hyphen ends a line. */
export function inLines(name: string, most: number): readonly string[] {
  const words = name.split(/ |(?<=-)/)
  const [first = '', ...rest] = words
  if (most === 1 || words.length === 1) return [name]
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length))
  let best: readonly string[] = [name]
  let begun = first
  for (const word of rest) {
    const lines = [begun, ...inLines(name.slice(begun.length).trimStart(), most - 1)]
    if (longest(lines) < longest(best)) best = lines
    begun += name[begun.length] === ' ' ? ` ${word}` : word
  }
  return best
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
