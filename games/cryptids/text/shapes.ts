import { cellsOf, fourTurns, sameCells } from '../content/shape.ts'

/** Polyominoes that have a name of their own, however they are turned. */
const DRAWINGS = {
  single: ['#'],
  line: ['##', '###', '####'],
  corner: ['##/#.'],
  square: ['##/##'],
  tee: ['###/.#.'],
  ell: ['###/#..'],
  jay: ['###/..#'],
  ess: ['.##/##.'],
  zed: ['##./.##'],
} as const
type Named = keyof typeof DRAWINGS
export type Shape = Named | 'other'

export function shapeOf(drawing: string): Shape {
  const turns = fourTurns(cellsOf(drawing))
  const named = Object.entries(DRAWINGS).find(([, drawings]) =>
    drawings.some((each) => turns.some((turned) => sameCells(turned, cellsOf(each)))),
  )
  return named ? (named[0] as Named) : 'other'
}
