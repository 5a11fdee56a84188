import type { Ink } from './palette.ts'
import { type Line, span } from './screen.ts'
import { cut, padded, wrapped } from './width.ts'

/** For a panel of that width: a label in its first columns and a text beside it, wrapped. */
export const labelsIn =
  (width: number, columns: number) =>
  (label: string, text: string, ink: Ink = 'ink'): Line[] =>
    wrapped(text, width - columns).map((row, index) => [
      span(padded(index === 0 ? cut(label, columns - 1) : '', columns), { ink: 'muted' }),
      span(row, { ink }),
    ])

/** For each concern some lines, with a blank one between them as long as there is room. */
export function spread(concerns: readonly (readonly Line[])[], rows: number): Line[] {
  const some = concerns.filter((lines) => lines.length > 0)
  let spare = rows - some.reduce((sum, lines) => sum + lines.length, 0)
  return some.flatMap((lines, index) => {
    if (index === 0 || spare <= 0) return lines
    spare -= 1
    return [[], ...lines]
  })
}
