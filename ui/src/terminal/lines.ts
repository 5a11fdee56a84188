import type { Canvas, Style } from './canvas.ts'
import type { Ink } from './palette.ts'
import { cut, padded, widthOf, wrapped } from './width.ts'

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

/** For a panel of that width: a label in its first columns and a text beside it, wrapped. */
export const labelsIn =
  (width: number, columns: number) =>
  (label: string, text: string, ink: Ink = 'ink'): Line[] =>
    wrapped(text, width - columns).map((row, index) => [
      span(padded(index === 0 ? cut(label, columns - 1) : '', columns), { ink: 'muted' }),
      span(row, { ink }),
    ])

/** The lines of each concern, with a blank line between concerns as long as there is room. */
export function spread(concerns: readonly (readonly Line[])[], rows: number): Line[] {
  const some = concerns.filter((lines) => lines.length > 0)
  let spare = rows - some.reduce((sum, lines) => sum + lines.length, 0)
  return some.flatMap((lines, index) => {
    if (index === 0 || spare <= 0) return lines
    spare -= 1
    return [[], ...lines]
  })
}

type Row = readonly string[]

/** A table in lines: parts one below the other, the first column to the left, the others to the right. */
export function gridLines(parts: readonly (readonly Row[])[]): string[] {
  const some = parts.filter((rows) => rows.length > 0)
  const all = some.flat()
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))))
  const rule = (left: string, middle: string, right: string): string =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right
  const shown = (row: Row): string => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 ? padded(cell, width) : ' '.repeat(Math.max(0, width - widthOf(cell))) + cell
    })
    return `│ ${cells.join(' │ ')} │`
  }
  return [
    rule('┌', '┬', '┐'),
    ...some.flatMap((rows, index) => [...(index === 0 ? [] : [rule('├', '┼', '┤')]), ...rows.map(shown)]),
    rule('└', '┴', '┘'),
  ]
}
