import { round } from './geometry.ts'
import type { Point } from './paper.ts'

/** A small number made of a word: the same mark is always drawn by the same hand. */
export function seedOf(word: string): number {
  let seed = 2166136261
  for (let index = 0; index < word.length; index++) {
    seed = Math.imul(seed ^ word.charCodeAt(index), 16777619)
  }
  return seed >>> 0
}

/** Numbers between -1 and 1, one after another. */
export function tremble(seed: number): () => number {
  let state = seed || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return ((state >>> 0) / 0xffffffff) * 2 - 1
  }
}

const STEP = 20

/** Lines that were drawn before, by their points: several maps show the same ones, each time something changes. */
const DRAWN = new WeakMap<readonly Point[], Map<string, string>>()

/** A line as a hand draws it: it trembles on the way and meets both ends. */
export function handDrawn(points: readonly Point[], word: string, amount: number): string {
  const drawn = DRAWN.get(points) ?? new Map<string, string>()
  DRAWN.set(points, drawn)
  const hand = `${amount} ${word}`
  const line = drawn.get(hand) ?? lineBy(points, word, amount)
  drawn.set(hand, line)
  return line
}

function lineBy(points: readonly Point[], word: string, amount: number): string {
  const next = tremble(seedOf(word))
  const stops = stopsAlong(points)
  const last = stops.length - 1
  const moved = stops.map((stop, index) =>
    index === 0 || index === last ? stop : { x: stop.x + next() * amount, y: stop.y + next() * amount },
  )
  const [first] = moved
  if (!first) return ''
  const curves = moved.slice(1).map((to, index) => {
    const from = moved[index] ?? first
    const end = index + 1 === last ? to : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    return index === 0
      ? `L${round(end.x)},${round(end.y)}`
      : `Q${round(from.x)},${round(from.y)} ${round(end.x)},${round(end.y)}`
  })
  return `M${round(first.x)},${round(first.y)}${curves.join('')}`
}

function stopsAlong(points: readonly Point[]): Point[] {
  const stops: Point[] = []
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? to
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP))
    for (let step = 0; step < count; step++) {
      const t = step / count
      stops.push({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })
    }
  }
  const end = points.at(-1)
  return end ? [...stops, end] : stops
}
