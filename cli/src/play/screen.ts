import { Canvas, cut, SCREEN_HEIGHT, SCREEN_WIDTH, wrapped } from '@curio/ui/terminal'
import { columns, numbered } from '../terminal/columns.ts'

const OPTION_WIDTH = 54
const OPTION_ROWS = 8
/** Offers have at most this many rows, below their title. */
const OFFER_ROWS = 3
const LOG_LEFT = 56

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
  const list = columns(cells.slice(0, frame.labels.length), OPTION_WIDTH, rows, frame.page)
  for (const [row, line] of list.lines.entries()) canvas.put(1, top + 1 + row, cut(line, OPTION_WIDTH))
  if (offers.length > 0) canvas.put(1, offersTop - 1, cut(frame.offersTitle, OPTION_WIDTH), { ink: 'accent' })
  for (const [row, line] of offers.entries()) canvas.put(1, offersTop + row, cut(line, OPTION_WIDTH))
  const log = tailRows(frame.log, SCREEN_WIDTH - LOG_LEFT, OPTION_ROWS)
  for (const [row, line] of log.entries()) canvas.put(LOG_LEFT, top + 1 + row, line, { ink: 'muted' })
  const bottom = top + 1 + OPTION_ROWS
  canvas.put(1, bottom, cut(frame.message, SCREEN_WIDTH - 2), { ink: 'warn', bold: true })
  canvas.put(1, bottom + 1, cut(frame.hint(list.page, list.pages), SCREEN_WIDTH - 2), { ink: 'faint' })
  return canvas
}

/** The last rows of a log, wrapped; continuation lines are indented. */
export function tailRows(lines: readonly string[], width: number, rows: number): string[] {
  const shown: string[] = []
  for (let index = lines.length - 1; index >= 0 && shown.length < rows; index--) {
    const [first = '', ...more] = wrapped(lines[index] ?? '', width - 2)
    shown.unshift(first, ...more.map((row) => `  ${row}`))
  }
  return shown.slice(-rows)
}
