import type { Canvas, Style } from './canvas.ts'
import { cut, widthOf, wrapped } from './width.ts'

export const SCREEN_WIDTH = 100
export const SCREEN_HEIGHT = 40

/** A piece of a line in one style. */
export interface Span {
  readonly text: string
  readonly style?: Style
}
export type Line = readonly Span[]

export const span = (text: string, style: Style = {}): Span => ({ text, style })

/** Puts lines one below the other; what does not fit the width is cut. */
export function putLines(canvas: Canvas, x: number, y: number, width: number, lines: readonly Line[]): void {
  for (const [row, line] of lines.entries()) {
    let at = x
    for (const { text, style } of line) {
      const shown = cut(text, Math.max(0, x + width - at))
      canvas.put(at, y + row, shown, style)
      at += widthOf(shown)
    }
  }
}

/** The last rows of a log, wrapped; the lines that follow the first of an entry are set in. */
export function tailRows(lines: readonly string[], width: number, rows: number): string[] {
  const shown: string[] = []
  for (let index = lines.length - 1; index >= 0 && shown.length < rows; index--) {
    const [first = '', ...more] = wrapped(lines[index] ?? '', width - 2)
    shown.unshift(first, ...more.map((row) => `  ${row}`))
  }
  return shown.slice(-rows)
}
