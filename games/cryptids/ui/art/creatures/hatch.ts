import { type Point, rounded } from '../curve.ts'
import type { Mass, Texture } from './layer.ts'

/** Light falls from the upper left: hatching runs along it and ends at the far edge. */
const ALONG = { x: 0.5, y: 0.866 }
const ACROSS = { x: 0.866, y: -0.5 }
const GAP = 1.9

interface Span {
  readonly offset: number
  readonly from: number
  readonly to: number
}

/** Where lines in the direction of the light run inside the melted outlines. */
function spans(outlines: readonly (readonly Point[])[], gap: number): readonly Span[] {
  const crossings = new Map<number, { readonly t: number; readonly turn: number }[]>()
  for (const outline of outlines) {
    outline.forEach((a, index) => {
      const b = outline[(index + 1) % outline.length] ?? a
      const [va, vb] = [dot(a, ACROSS), dot(b, ACROSS)]
      if (va === vb) return
      const [low, high] = [Math.min(va, vb), Math.max(va, vb)]
      for (let row = Math.ceil(low / gap); row * gap < high; row++) {
        const share = (row * gap - va) / (vb - va)
        const t = dot(a, ALONG) + share * (dot(b, ALONG) - dot(a, ALONG))
        const list = crossings.get(row) ?? []
        list.push({ t, turn: vb > va ? 1 : -1 })
        crossings.set(row, list)
      }
    })
  }
  return [...crossings].flatMap(([row, list]) => insides(list, row * gap))
}

function insides(list: readonly { readonly t: number; readonly turn: number }[], offset: number): Span[] {
  const found: Span[] = []
  let winding = 0
  let from = 0
  for (const { t, turn } of [...list].sort((a, b) => a.t - b.t)) {
    if (winding === 0) from = t
    winding += turn
    if (winding === 0) found.push({ offset, from, to: t })
  }
  return found
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y
}

function onSpan(offset: number, t: number): Point {
  return { x: ACROSS.x * offset + ALONG.x * t, y: ACROSS.y * offset + ALONG.y * t }
}

/** The same unevenness every time: no two strokes of a hand are equally long. */
function uneven(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43758.5453
  return wave - Math.floor(wave)
}

const SHARES = [0, 0.34, 0.62, 0.9] as const
const LONGEST = [0, 11, 22, 60] as const

/** Strokes on the side away from the light. */
export function hatching(outlines: readonly (readonly Point[])[], tone: Mass['tone']): string {
  if (tone === 0) return ''
  return spans(outlines, tone === 3 ? GAP * 0.8 : GAP)
    .filter(({ from, to }) => to - from > 2.6)
    .map(({ offset, from, to }) => {
      const length = Math.min((to - from) * SHARES[tone], LONGEST[tone]) * (0.72 + 0.5 * uneven(offset + to))
      const start = onSpan(offset, to - Math.min(length, to - from - 0.6))
      const end = onSpan(offset, to - 0.7)
      return `M${rounded(start.x)} ${rounded(start.y)}l${rounded(end.x - start.x)} ${rounded(end.y - start.y)}`
    })
    .join('')
}

const MOTIFS: Readonly<Record<Texture, string>> = {
  fur: 'q1.3.2 2.1 1.5',
  scales: 'q.2 1.9 1.7 1.9t1.7-1.9',
  feathers: 'q.4 2.9 2.2 2.9t2.2-2.9',
  spots: 'a.7.7 0 1 0 .1 0',
  wool: 'q-1.7.3-1.3 1.8t2.1.6q1.3-1.2 0-2.2',
  hair: 'q.9 2.3.1 4.6',
}

const STRIDE: Readonly<Record<Texture, number>> = {
  fur: 5.2,
  scales: 4,
  feathers: 5,
  spots: 6,
  wool: 5,
  hair: 6.5,
}

/** How far a mark reaches from where it begins. */
const REACH: Readonly<Record<Texture, Point>> = {
  fur: { x: 2.6, y: 1.6 },
  scales: { x: 4.6, y: 0.8 },
  feathers: { x: 5.4, y: 1 },
  spots: { x: 1.4, y: 0 },
  wool: { x: 2, y: 1.6 },
  hair: { x: 0.6, y: 5.6 },
}

function inside(outlines: readonly (readonly Point[])[], point: Point): boolean {
  let winding = 0
  for (const outline of outlines) {
    outline.forEach((a, index) => {
      const b = outline[(index + 1) % outline.length] ?? a
      if (a.y > point.y === b.y > point.y) return
      if (a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x) > point.x) winding += b.y > a.y ? 1 : -1
    })
  }
  return winding !== 0
}

/** Small marks strewn over a mass, clear of its edge. */
export function texture(outlines: readonly (readonly Point[])[], kind: Texture): string {
  const stride = STRIDE[kind]
  return spans(outlines, stride * 0.78)
    .flatMap(({ offset, from, to }) => {
      const shift = uneven(offset) * stride
      const count = Math.max(0, Math.floor((to - from - 4 - shift) / stride) + 1)
      return Array.from({ length: count }, (_, step) => {
        const t = from + 1.6 + shift + step * stride + uneven(offset + step) * 1.2
        const point = onSpan(offset, t)
        const far = { x: point.x + REACH[kind].x, y: point.y + REACH[kind].y }
        return t > to - 2.6 || !inside(outlines, far)
          ? ''
          : `M${rounded(point.x)} ${rounded(point.y)}${MOTIFS[kind]}`
      })
    })
    .join('')
}
