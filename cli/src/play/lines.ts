import { createInterface, type Interface } from 'node:readline'

/** What a person types, line by line; null at the end of the input and after Ctrl-C. */
export class Lines {
  readonly #interface: Interface
  readonly #waiting: string[] = []
  #ended = false
  #wanted: ((line: string | null) => void) | null = null
  #promised: Promise<string | null> | null = null

  constructor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, terminal: boolean) {
    this.#interface = createInterface({ input, output, terminal, prompt: '' })
    this.#interface.on('line', (line) => this.#give(line))
    this.#interface.on('SIGINT', () => this.close())
    this.#interface.on('close', () => {
      this.#ended = true
      if (this.#waiting.length === 0) this.#give(null)
    })
  }

  /** The next line. Calls before it has come wait for the same line, and what was already typed is kept. */
  next(prompt: string): Promise<string | null> {
    const line = this.#waiting.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.#ended) return Promise.resolve(null)
    this.#interface.setPrompt(prompt)
    this.#interface.prompt(this.#promised !== null)
    this.#promised ??= new Promise((resolve) => {
      this.#wanted = resolve
    })
    return this.#promised
  }

  close(): void {
    this.#interface.close()
  }

  #give(line: string | null): void {
    const wanted = this.#wanted
    this.#wanted = null
    this.#promised = null
    if (wanted) wanted(line)
    else if (line !== null) this.#waiting.push(line)
  }
}
