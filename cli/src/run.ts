import { type Command, UserError } from './command.ts'
import { helpWith } from './commands/help.ts'
import { menu } from './commands/menu.ts'
import { pack } from './commands/pack.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'

const help = helpWith(() => COMMANDS)
const COMMANDS: Readonly<Record<string, Command>> = { play, menu, simulate, replay, verify, pack, help }

/** Runs a command line and gives the exit code: 2, with one line, for what a person got wrong. */
export async function runCommand(args: readonly string[]): Promise<number> {
  const { stdin, stdout, stderr, env } = process
  // Whoever reads the output may stop reading: `curio replay FILE | head`.
  stdout.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EPIPE') throw cause
    process.exit(0)
  })
  try {
    const [name = 'help', ...rest] = args
    const surroundings = { input: stdin, output: stdout, errors: stderr, environment: env }
    return await commandNamed(name).run(rest, surroundings)
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause
    stderr.write(`curio: ${cause.message}\n`)
    return 2
  }
}

function commandNamed(name: string): Command {
  if (name === '--help' || name === '-h') return help
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command) return command
  throw new UserError(`there is no command "${name}"; there are: ${Object.keys(COMMANDS).join(', ')}`)
}
