/** A point of the drawing, in the units of its view box. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The map is drawn in a square of this side; lattice lines are a block apart. */
export const MAP_SIDE = 720
export const BLOCK_SIDE = 100
const MARGIN = 60

export const onMap = (lattice: number): number => MARGIN + BLOCK_SIDE * lattice
