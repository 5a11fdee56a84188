import { Canvas, cut, SCREEN_WIDTH } from '@curio/ui/terminal'
import { listed, numbered } from '../terminal/columns.ts'
import type { CommandWords } from '../words/index.ts'
import { readWish } from './input.ts'
import type { Terminal } from './terminal.ts'

const ROWS = 20

/** Asks for one of some things by number; null when the person leaves. */
export async function chooseFrom<T>(
  terminal: Terminal,
  words: CommandWords,
  title: string,
  things: readonly T[],
  label: (thing: T) => string,
): Promise<T | null> {
  let message = words.menu.choose(things.length)
  for (;;) {
    const line = await terminal.ask(listScreen(title, things.map(label), message))
    if (line === null) return null
    const wish = readWish(line)
    if (wish.wish === 'quit') return null
    const thing = wish.wish === 'item' ? things[wish.number - 1] : undefined
    if (thing !== undefined) return thing
    if (wish.wish !== 'nothing') message = words.notUnderstood(line.trim())
  }
}

function listScreen(title: string, labels: readonly string[], message: string): Canvas {
  const { lines } = listed(numbered(labels), { column: SCREEN_WIDTH - 4, row: SCREEN_WIDTH - 4 }, ROWS, 0)
  const canvas = new Canvas(SCREEN_WIDTH, lines.length + 6)
  canvas.put(0, 1, ' '.repeat(SCREEN_WIDTH), { ground: 'accent' })
  canvas.put(2, 1, title, { ink: 'table', ground: 'accent', bold: true })
  for (const [row, line] of lines.entries()) canvas.put(2, 3 + row, cut(line, SCREEN_WIDTH - 4))
  canvas.put(2, lines.length + 4, cut(message, SCREEN_WIDTH - 4), { ink: 'muted' })
  return canvas
}
