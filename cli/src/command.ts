import type { ParseArgsOptionDescriptor } from 'node:util'
import type { Language } from '@curio/ui/language'

/** Something a person got wrong: one line, exit code 2, no stack. */
export class UserError extends Error {}

/** Something that can be written to; a terminal also says how large it is and what colours it has. */
export interface Output extends NodeJS.WritableStream {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
  getColorDepth?(environment: Environment): number
}

export type Environment = Record<string, string | undefined>

/** Where a command reads and writes: the process, or a test. */
export interface Surroundings {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: Output
  readonly errors: Output
  readonly environment: Environment
  /** Games are saved beneath this folder unless somebody names a file; empty for the current one. */
  readonly folder: string
}

type Said = Readonly<Record<Language, string>>

/** A flag as `parseArgs` reads it and as the help explains it. */
export interface Flag extends ParseArgsOptionDescriptor {
  /** What stands for its value in the help: `N`, `FILE`. */
  readonly value?: string
  readonly says: Said
}

/** A command takes what follows its name and returns the exit code. */
export interface Command {
  readonly usage: string
  readonly summary: Said
  readonly flags: Readonly<Record<string, Flag>>
  /** Complete command lines. */
  readonly examples: readonly string[]
  readonly run: (args: readonly string[], surroundings: Surroundings) => Promise<number>
}
