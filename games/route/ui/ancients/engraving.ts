import { round } from '../model/geometry.ts'
import type { Point } from '../model/paper.ts'

/** How a path of an engraving is printed. */
export const TOUCHES = ['dark', 'flesh', 'line', 'fine', 'glow', 'pupil'] as const
export type Touch = (typeof TOUCHES)[number]

export interface Stroke {
  readonly touch: Touch
  readonly d: string
}

export const stroke = (touch: Touch, ...paths: readonly string[]): Stroke => ({ touch, d: paths.join('') })

/** The same path on the other side; it must be made of absolute pairs. */
export function mirrored(d: string): string {
  return d.replaceAll(/(-?\d[\d.]*) (-?\d[\d.]*)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`)
}

/** A path and its mirror image. */
export const twice = (d: string): string => d + mirrored(d)

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

/** Four points of a curve: where it begins, what it bends towards, where it ends. */
export type Curve = readonly [Point, Point, Point, Point]

export const curve = (
  ...n: readonly [number, number, number, number, number, number, number, number]
): Curve => [
  { x: n[0], y: n[1] },
  { x: n[2], y: n[3] },
  { x: n[4], y: n[5] },
  { x: n[6], y: n[7] },
]

function onCurve([a, b, c, d]: Curve, t: number): Point {
  const [k, l, m, n] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
  return { x: k * a.x + l * b.x + m * c.x + n * d.x, y: k * a.y + l * b.y + m * c.y + n * d.y }
}

const STEPS = 28

interface Edge {
  readonly left: Point
  readonly right: Point
}

/** The two edges of a limb that grows thinner along a curve. */
function edgesOf(along: Curve, from: number, to: number): readonly Edge[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS
    const here = onCurve(along, t)
    const [before, after] = [onCurve(along, Math.max(0, t - 0.01)), onCurve(along, Math.min(1, t + 0.01))]
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const half = (from + (to - from) * t) / 2
    const nx = (-(after.y - before.y) / length) * half
    const ny = ((after.x - before.x) / length) * half
    return { left: { x: here.x + nx, y: here.y + ny }, right: { x: here.x - nx, y: here.y - ny } }
  })
}

/** An arm, a horn, a root: its outline, and the burin's cuts across the side that lies in shadow. */
export function limb(
  along: Curve,
  from: number,
  to: number,
  depth = 0.55,
): { outline: string; cuts: string } {
  const edges = edgesOf(along, from, to)
  const there = edges.map(({ left }) => at(left))
  const back = edges.map(({ right }) => at(right)).reverse()
  const cuts = edges.slice(1, -2).map(({ left, right }) => {
    const inner = { x: left.x + (right.x - left.x) * depth, y: left.y + (right.y - left.y) * depth }
    return `M${at(left)}L${at(inner)}`
  })
  return { outline: `M${[...there, ...back].join('L')}Z`, cuts: cuts.join('') }
}

/** Limbs as strokes: bodies first, so that their cuts lie over them. */
export function limbs(touch: Touch, ...all: readonly { outline: string; cuts: string }[]): readonly Stroke[] {
  return all.flatMap(({ outline, cuts }) => [stroke(touch, outline), stroke('fine', cuts)])
}

/** A part of an ellipse, from one angle to another, in degrees; 0 is to the right, 90 below. */
export function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): string {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 12))
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return at({ x: x + Math.cos(angle) * rx, y: y + Math.sin(angle) * ry })
  })
  return `M${points.join('L')}`
}

export const ball = (x: number, y: number, rx: number, ry = rx): string => `${arc(x, y, rx, ry, 0, 360)}Z`

/** A sphere that is lit from the upper left: arcs that crowd together in its shadow. */
export function sphere(x: number, y: number, r: number): readonly Stroke[] {
  const cuts = [0.9, 0.8, 0.68, 0.54, 0.38].map((share, index) =>
    arc(x, y, r * share, r * share, -15 + index * 7, 105 - index * 7),
  )
  return [stroke('dark', ball(x, y, r)), stroke('fine', ...cuts)]
}

/** Parallel lines that follow a shape: from one curve to another, `count` of them. */
export function between(one: Curve, other: Curve, count: number): string {
  const mix = (a: Point, b: Point, t: number): Point => ({
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
  })
  return Array.from({ length: count }, (_, index) => {
    const t = count === 1 ? 0.5 : index / (count - 1)
    const [a, b, c, d] = [0, 1, 2, 3].map((place) => at(mix(one[place] as Point, other[place] as Point, t)))
    return `M${a}C${b} ${c} ${d}`
  }).join('')
}

/** The sky of every portrait: rays from behind the head. */
export function rays(y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const far = index % 2 === 0 ? to : to * 0.8
    const [x, dy] = [Math.cos(angle), Math.sin(angle)]
    return `M${round(x * from)} ${round(y + dy * from)}L${round(x * far)} ${round(y + dy * far)}`
  }).join('')
}
