import { type Canvas, SCREEN_HEIGHT, SCREEN_WIDTH } from '@curio/ui/terminal'
import type { Environment, Output, Surroundings } from '../command.ts'
import { DEPTHS, type Depth, paint } from '../terminal/paint.ts'
import { Lines } from './lines.ts'

const CLEAR = '\x1b[H\x1b[2J\x1b[3J'
const OTHER_SCREEN = '\x1b[?1049h'
const USUAL_SCREEN = '\x1b[?1049l'
const PROMPT = '> '

/** A terminal, or a pipe, which is written to like endless paper. */
export class Terminal {
  readonly #output: Output
  readonly #lines: Lines
  readonly #live: boolean
  readonly depth: Depth
  #left = false

  constructor({ input, output, environment }: Surroundings) {
    this.#live = input.isTTY === true && output.isTTY === true
    this.#output = output
    this.depth = depthOf(output, environment)
    this.#lines = new Lines(input, output, this.#live)
    if (this.#live) output.write(OTHER_SCREEN)
  }

  get #prompt(): string {
    return this.#live ? PROMPT : ''
  }

  /** The size of the window if it is too small, otherwise null. */
  get tooSmall(): { readonly columns: number; readonly rows: number } | null {
    const { columns = SCREEN_WIDTH, rows = SCREEN_HEIGHT } = this.#output
    return this.#live && (columns < SCREEN_WIDTH || rows < SCREEN_HEIGHT) ? { columns, rows } : null
  }

  /** Shows a screen and waits for a line. */
  ask(canvas: Canvas): Promise<string | null> {
    this.show(canvas)
    return this.#lines.next(this.#prompt)
  }

  show(canvas: Canvas): void {
    const text = paint(canvas, this.depth).join('\n')
    this.#output.write(this.#live ? `${CLEAR}${text}\n` : `${text}\n`)
  }

  /** Waits for a line below a few words on an empty screen. */
  pause(words: string): Promise<string | null> {
    this.#output.write(this.#live ? `${CLEAR}${words}\n` : `${words}\n`)
    return this.#lines.next(this.#prompt)
  }

  /** Text to read: page by page on a terminal, all of it on paper. False when there is no more input. */
  async read(lines: readonly string[], goOn: string): Promise<boolean> {
    if (!this.#live) {
      this.print(lines)
      return true
    }
    const rows = SCREEN_HEIGHT - 3
    for (let first = 0; first < lines.length; first += rows) {
      const page = lines.slice(first, first + rows)
      if ((await this.pause([...page, '', goOn].join('\n'))) === null) return false
    }
    return true
  }

  print(lines: readonly string[]): void {
    this.#output.write(`${lines.join('\n')}\n`)
  }

  /** Gives the terminal back; what is printed from now on stays. */
  leave(): void {
    if (this.#left) return
    this.#left = true
    this.#lines.close()
    if (this.#live) this.#output.write(USUAL_SCREEN)
  }
}

export function depthOf(output: Output, environment: Environment): Depth {
  if (!output.isTTY || environment.NO_COLOR) return 1
  const depth = output.getColorDepth?.(environment)
  return DEPTHS.find((each) => each === depth) ?? 1
}
