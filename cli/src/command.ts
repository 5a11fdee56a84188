/** Something a person got wrong: one line, exit code 2, no stack. */
export class UserError extends Error {}

/** Where a command reads and writes; the process, or a test. */
export interface Surroundings {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  readonly errors: NodeJS.WriteStream
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** A command takes what follows its name and gives the exit code. */
export interface Command {
  readonly usage: string
  readonly summary: string
  readonly run: (args: readonly string[], surroundings: Surroundings) => Promise<number>
}
