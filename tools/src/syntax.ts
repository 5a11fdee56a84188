import { type Program, parseSync } from 'oxc-parser'

/** The syntax tree of a source file; the extension of its name selects the dialect. */
export function parseSource(file: string, source: string): Program {
  const { program, errors } = parseSync(file, source)
  const [first] = errors
  if (first !== undefined) throw new Error(`${file} does not parse: ${first.message}`)
  return program
}
