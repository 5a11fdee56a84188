import { padded, widthOf } from './width.ts'

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
