import { parseArgs } from 'node:util'
import { type Effort, FULL, QUICK } from './effort.ts'
import { PARTS, type Part } from './parts.ts'

export interface Arguments {
  readonly json: boolean
  readonly parts: readonly Part[]
  readonly effort: Effort
  readonly quick: boolean
}

export const USAGE = `npm run bench -- [--json] [--quick] [--only ${PARTS.join('|')}] [--positions N] [--seconds N]`

export const HELP = `${USAGE}

Measures Curio, side by side with boardgame.io if there is something to compare.

  --only PART     one of the parts above; may be repeated
  --quick         a short run without the site, to see that everything works
  --positions N   how many positions the rules are measured on
  --seconds N     how long the server is measured
  --json          one JSON document instead of a table
  --help          this help

Example: npm run bench -- --quick --only rerun`

/** Reads the command line: what is wanted, what is wrong with it, or null for the help. */
export function readArguments(given: readonly string[]): Arguments | { readonly message: string } | null {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        json: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true },
        positions: { type: 'string' },
        seconds: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) return null
    const effort = values.quick ? QUICK : FULL
    const positions = values.positions === undefined ? effort.positions : Number(values.positions)
    if (!Number.isInteger(positions) || positions < 1) return { message: '--positions takes a whole number' }
    const seconds = values.seconds === undefined ? effort.server.seconds : Number(values.seconds)
    if (!Number.isFinite(seconds) || seconds <= 0) return { message: '--seconds takes a number above 0' }
    const parts = values.only?.map(partNamed) ?? (values.quick ? QUICK_PARTS : PARTS)
    return {
      json: values.json,
      quick: values.quick,
      parts,
      effort: { ...effort, positions, server: { ...effort.server, seconds } },
    }
  } catch (cause) {
    return { message: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** Without those that build the site and open a browser. */
const QUICK_PARTS = PARTS.filter((part) => part !== 'web')

function partNamed(name: string): Part {
  const part = PARTS.find((each) => each === name)
  if (!part) throw new Error(`there is no part "${name}"; there are ${PARTS.join(', ')}`)
  return part
}
