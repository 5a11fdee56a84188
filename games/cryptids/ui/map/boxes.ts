import type { Point } from './place-layout.ts'

/** A rectangle of the chart. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** How much of one lies under another. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** How much of a box lies under any of these. */
export const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + shared(box, other), 0)
