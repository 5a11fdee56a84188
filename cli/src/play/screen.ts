import { Canvas, cut, SCREEN_HEIGHT, SCREEN_WIDTH, widthOf, wrapped } from '@curio/ui/terminal'
import { columns, listed, numbered } from '../terminal/columns.ts'

const OPTION_WIDTH = 54
const OPTION_ROWS = 8
/** Offers have at most this many rows, below their title. */
const OFFER_ROWS = 3
/** With less room than this beside the answers there is no log; it can be asked for. */
const LOG_WIDTH = 28

/** Everything on the screen during a decision. */
export interface Frame {
  readonly table: Canvas
  readonly prompt: string
  /** What must be answered. */
  readonly labels: readonly string[]
  readonly page: number
  /** What else may be done: shown on every page, and numbered after the labels. */
  readonly offers: readonly string[]
  readonly offersTitle: string
  readonly log: readonly string[]
  readonly message: string
  readonly hint: (page: number, pages: number) => string
}

/** The screen without its last row, where the person types. */
export function drawScreen(frame: Frame): Canvas {
  const canvas = new Canvas(SCREEN_WIDTH, SCREEN_HEIGHT - 1)
  canvas.paste(0, 0, frame.table)
  const top = frame.table.height
  canvas.put(0, top, ' '.repeat(SCREEN_WIDTH), { ground: 'raised' })
  canvas.put(1, top, cut(frame.prompt, SCREEN_WIDTH - 2), { ink: 'ink', ground: 'raised', bold: true })
  const cells = numbered([...frame.labels, ...frame.offers])
  const offers = columns(cells.slice(frame.labels.length), OPTION_WIDTH, OFFER_ROWS, 0).lines
  const offersTop = top + 1 + OPTION_ROWS - offers.length
  const rows = OPTION_ROWS - (offers.length === 0 ? 0 : offers.length + 1)
  const widths = { column: OPTION_WIDTH, row: SCREEN_WIDTH - 2 }
  const list = listed(cells.slice(0, frame.labels.length), widths, rows, frame.page)
  const width = widthFor([...list.lines, ...offers])
  for (const [row, line] of list.lines.entries()) canvas.put(1, top + 1 + row, cut(line, width))
  if (offers.length > 0) canvas.put(1, offersTop - 1, cut(frame.offersTitle, width), { ink: 'accent' })
  for (const [row, line] of offers.entries()) canvas.put(1, offersTop + row, cut(line, width))
  const logLeft = width + 2
  if (SCREEN_WIDTH - logLeft >= LOG_WIDTH)
    for (const [row, line] of tailRows(frame.log, SCREEN_WIDTH - logLeft, OPTION_ROWS).entries())
      canvas.put(logLeft, top + 1 + row, line, { ink: 'muted' })
  const bottom = top + 1 + OPTION_ROWS
  canvas.put(1, bottom, cut(frame.message, SCREEN_WIDTH - 2), { ink: 'warn', bold: true })
  canvas.put(1, bottom + 1, cut(frame.hint(list.page, list.pages), SCREEN_WIDTH - 2), { ink: 'faint' })
  return canvas
}

/** Answers that are longer than usual push the log aside rather than lose their ends. */
const widthFor = (lines: readonly string[]): number =>
  Math.min(SCREEN_WIDTH - 2, Math.max(OPTION_WIDTH, ...lines.map(widthOf)))

/** The last rows of a log, wrapped; continuation lines are indented. */
export function tailRows(lines: readonly string[], width: number, rows: number): string[] {
  const shown: string[] = []
  for (let index = lines.length - 1; index >= 0 && shown.length < rows; index--) {
    const [first = '', ...more] = wrapped(lines[index] ?? '', width - 2)
    shown.unshift(first, ...more.map((row) => `  ${row}`))
  }
  return shown.slice(-rows)
}
