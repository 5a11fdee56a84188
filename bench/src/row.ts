import type { Figure } from './measure.ts'

const BOUNDS = ['at least', 'at most'] as const

export interface Target {
  readonly bound: (typeof BOUNDS)[number]
  readonly value: number
  /** What is compared: our figure, or how many times better it is than the peer's. */
  readonly of: 'ours' | 'ratio'
}

export type Peer = Figure & { readonly name: string }

/** One line of the report. */
export interface Row {
  /** The part that measured it, a dot, and a name. */
  readonly name: string
  readonly what: string
  readonly unit: string
  readonly ours: Figure
  readonly peer: Peer | null
  /** The best figure that is possible at all. */
  readonly floor: Peer | null
  /** How many times better ours is. */
  readonly ratio: number | null
  readonly target: Target | null
  readonly met: boolean | null
}

type Measured = Pick<Row, 'name' | 'what' | 'unit' | 'ours'> &
  Partial<Pick<Row, 'peer' | 'floor' | 'ratio' | 'target'>>

export function row(measured: Measured): Row {
  const { name, what, unit, ours, peer = null, floor = null, ratio = null, target = null } = measured
  return { name, what, unit, ours, peer, floor, ratio, target, met: isMet(ours, ratio, target) }
}

export const atLeast = (value: number, of: Target['of'] = 'ours'): Target => ({
  bound: 'at least',
  value,
  of,
})
export const atMost = (value: number): Target => ({ bound: 'at most', value, of: 'ours' })

function isMet(ours: Figure, ratio: number | null, target: Target | null): boolean | null {
  if (target === null) return null
  const figure = target.of === 'ours' ? ours.median : ratio
  if (figure === null) return null
  return target.bound === 'at least' ? figure >= target.value : figure <= target.value
}
