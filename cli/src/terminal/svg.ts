import type { Canvas, Cell } from '@curio/ui/terminal'
import { type Ink, PALETTE } from '@curio/ui/terminal'

const FONT_SIZE = 16
const CELL_WIDTH = 9.6
const CELL_HEIGHT = 18
const BASELINE = 13.6
const MARGIN = 16
const FONTS = "'DejaVu Sans Mono','Cascadia Mono',Menlo,Consolas,monospace"

/** A picture of a screen. Every run of cells states its width, so that any monospaced font keeps the columns. */
export function svgOf(canvas: Canvas, title: string): string {
  const width = canvas.width * CELL_WIDTH + 2 * MARGIN
  const height = canvas.height * CELL_HEIGHT + 2 * MARGIN
  const runs = canvas.rows().map((row) => runsOf(row))
  const grounds = runs.flatMap((row, y) => row.flatMap((run) => groundOf(run, y)))
  const texts = runs.flatMap((row, y) => row.flatMap((run) => textOf(run, y)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="8" fill="${PALETTE.table}"/>`,
    `<g shape-rendering="crispEdges">`,
    ...grounds,
    '</g>',
    `<g font-family="${FONTS}" font-size="${FONT_SIZE}">`,
    ...texts,
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

interface Run {
  readonly x: number
  readonly text: string
  readonly cells: number
  readonly ink: Ink
  readonly ground: Ink
  readonly bold: boolean
}

function runsOf(row: readonly Cell[]): Run[] {
  const runs: Run[] = []
  for (const [x, { text, ink, ground, bold }] of row.entries()) {
    const last = runs.at(-1)
    if (last && last.ink === ink && last.ground === ground && last.bold === bold) {
      runs[runs.length - 1] = { ...last, text: last.text + text, cells: last.cells + 1 }
    } else runs.push({ x, text, cells: 1, ink, ground, bold })
  }
  return runs
}

function groundOf({ x, cells, ground }: Run, y: number): string[] {
  if (ground === 'table') return []
  const [left, top] = [MARGIN + x * CELL_WIDTH, MARGIN + y * CELL_HEIGHT]
  return [
    `<rect x="${round(left)}" y="${top}" width="${round(cells * CELL_WIDTH)}" height="${CELL_HEIGHT}" fill="${PALETTE[ground]}"/>`,
  ]
}

/** Words separated by one space are one text element, which keeps the picture small. */
function textOf({ x, text, ink, bold }: Run, y: number): string[] {
  const weight = bold ? ' font-weight="bold"' : ''
  const top = MARGIN + y * CELL_HEIGHT + BASELINE
  return Array.from(text.matchAll(/\S+(?: \S+)*/g), ({ 0: words, index }) => {
    const left = round(MARGIN + (x + index) * CELL_WIDTH)
    const fit = ` textLength="${round(words.length * CELL_WIDTH)}" lengthAdjust="spacingAndGlyphs"`
    return `<text x="${left}" y="${top}" fill="${PALETTE[ink]}"${weight}${fit}>${escaped(words)}</text>`
  })
}

const round = (value: number): number => Math.round(value * 10) / 10

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
