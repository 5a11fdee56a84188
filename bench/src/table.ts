import type { Figure } from './measure.ts'
import type { Peer, Row, Target } from './row.ts'

export const HEADINGS = ['what', 'unit', 'ours', 'peer', 'ratio', 'target', 'met'] as const
export type Heading = (typeof HEADINGS)[number]

/** A row as words and rounded figures. */
export function cellsOf(row: Row): Record<Heading, string> {
  const { ours, peer, floor, ratio, target, met } = row
  return {
    what: row.what,
    unit: row.unit,
    ours: figure(ours),
    peer: [peer, floor].flatMap((each) => (each ? [peerText(each)] : [])).join('; '),
    ratio: ratio === null ? '' : `${rounded(ratio)} times`,
    target: target ? targetText(target) : '',
    met: met === null ? '' : met ? 'yes' : 'no',
  }
}

const peerText = (peer: Peer): string => `${figure(peer)}, ${peer.name}`

function targetText({ bound, value, of }: Target): string {
  return `${bound === 'at least' ? '≥' : '≤'} ${rounded(value)}${of === 'ratio' ? ' times' : ''}`
}

/** The median, and what it varied between. */
function figure({ median, low, high }: Figure): string {
  return low === high ? rounded(median) : `${rounded(median)} (${rounded(low)} to ${rounded(high)})`
}

/** Three digits that mean something. */
function rounded(value: number): string {
  const digits = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  const scale = value >= 1_000 ? 10 ** (Math.floor(Math.log10(value)) - 2) : 1
  const shown = Math.round(value / scale) * scale
  return (value >= 1_000 ? shown : value).toLocaleString('en', { maximumFractionDigits: Math.min(digits, 4) })
}

/** For the terminal: a line for each row, its name before it. */
export function textTable(rows: readonly Row[]): string {
  const lines = [
    ['name', ...HEADINGS],
    ...rows.map((row) => {
      const cells = cellsOf(row)
      return [row.name, ...HEADINGS.map((heading) => cells[heading])]
    }),
  ]
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
