import { counted, type Language } from '@curio/ui/language'
import { cellsOf, fourTurns, sameCells } from '../content/shape.ts'
import type { Words } from './words.ts'

/** Карпаты (E2) */
export const regionName = (name: string, code: string): string => `${name} (${code})`

/** следы E2 */
export const evidenceAt = (evidence: string, code: string): string => `${evidence} ${code}`

/** CR-DATA-30: cells of the reserve are told as column and row. */
export const cellName = (x: number, y: number): string => `(${x};${y})`

/** следы ×2 */
export const times = (thing: string, count: number): string => `${thing} ×${count}`

const ROMAN = ['I', 'II', 'III']
export const levelNumber = (level: number): string => ROMAN[level - 1] ?? `${level}`

/** вода, уголок, 3 клетки (монета) */
export function tileName(terrain: string, shape: string, cells: string, symbols: readonly string[]): string {
  return `${terrain}, ${shape}, ${cells}${symbols.length === 0 ? '' : ` (${symbols.join(', ')})`}`
}

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

export function shapeName(drawing: string): Shape {
  const turns = fourTurns(cellsOf(drawing))
  const named = Object.entries(DRAWINGS).find(([, drawings]) =>
    drawings.some((each) => turns.some((turned) => sameCells(turned, cellsOf(each)))),
  )
  return named ? (named[0] as Named) : 'other'
}

/** What a helper die brings; `restore` puts the number of skills into a sentence. */
export function helperDieIn(
  language: Language,
  counts: Words['counts'],
  restore: (skills: string) => string,
): Words['helperDie'] {
  return (bonus, n) => {
    switch (bonus) {
      case 'coin':
        return counted(language, n, counts.coins)
      case 'exp':
        return counted(language, n, counts.experience)
      case 'restore':
        return restore(counted(language, n, counts.upToSkills))
      case 'rumour':
        return counted(language, n, counts.rumours)
    }
  }
}
