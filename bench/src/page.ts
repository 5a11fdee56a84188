import type { Results } from './results.ts'
import { cellsOf, HEADINGS } from './table.ts'

const BEGIN = '<!-- figures: begin -->'
const END = '<!-- figures: end -->'

/** Puts figures between the two marks of a page; null when the marks are missing. */
export function withFigures(page: string, results: Results): string | null {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) return null
  return `${page.slice(0, begin)}${BEGIN}\n${figures(results)}\n${page.slice(end)}`
}

function figures({ date, quick, machine, rows }: Results): string {
  const { processor, cores, memoryGiB, load, node } = machine
  const lines = rows.map((row) => {
    const cells = cellsOf(row)
    return line([`\`${row.name}\``, ...HEADINGS.map((heading) => cells[heading])])
  })
  return [
    `Measured on ${date}: ${processor}, ${cores} cores, ${memoryGiB} GiB, Node ${node}.`,
    ...(quick ? ['**With `--quick`: the figures mean little.**'] : []),
    ...(load > cores / 2 ? [`**Other programs kept the machine busy (load ${load}): measure again.**`] : []),
    '',
    line(['row', ...HEADINGS]),
    line(['---', ...HEADINGS.map(() => '---')]),
    ...lines,
  ].join('\n')
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
