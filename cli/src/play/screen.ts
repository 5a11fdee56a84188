import type { Canvas as Sheet } from '../terminal/canvas.ts'
import { Canvas } from '../terminal/canvas.ts'
import { columns } from '../terminal/columns.ts'
import { SCREEN_HEIGHT, SCREEN_WIDTH, tailRows } from '../terminal/screen.ts'
import { cut } from '../terminal/width.ts'

const OPTION_WIDTH = 54
const OPTION_ROWS = 8
const LOG_LEFT = 56

/** Everything on the screen during a decision. */
export interface Frame {
  readonly table: Sheet
  readonly prompt: string
  readonly labels: readonly string[]
  readonly page: number
  readonly log: readonly string[]
  readonly message: string
  readonly hint: (page: number, pages: number) => string
}

/** The screen without its last row, which belongs to the typing. */
export function drawScreen(frame: Frame): Canvas {
  const canvas = new Canvas(SCREEN_WIDTH, SCREEN_HEIGHT - 1)
  canvas.paste(0, 0, frame.table)
  const top = frame.table.height
  canvas.put(0, top, ' '.repeat(SCREEN_WIDTH), { ground: 'raised' })
  canvas.put(1, top, cut(frame.prompt, SCREEN_WIDTH - 2), { ink: 'ink', ground: 'raised', bold: true })
  const list = columns(frame.labels, OPTION_WIDTH, OPTION_ROWS, frame.page)
  for (const [row, line] of list.lines.entries()) canvas.put(1, top + 1 + row, cut(line, OPTION_WIDTH))
  const log = tailRows(frame.log, SCREEN_WIDTH - LOG_LEFT, OPTION_ROWS)
  for (const [row, line] of log.entries()) canvas.put(LOG_LEFT, top + 1 + row, line, { ink: 'muted' })
  const bottom = top + 1 + OPTION_ROWS
  canvas.put(1, bottom, cut(frame.message, SCREEN_WIDTH - 2), { ink: 'warn', bold: true })
  canvas.put(1, bottom + 1, cut(frame.hint(list.page, list.pages), SCREEN_WIDTH - 2), { ink: 'faint' })
  return canvas
}
