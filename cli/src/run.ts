import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { type Command, type Surroundings, UserError } from './command.ts'
import { achievements } from './commands/achievements.ts'
import { cards } from './commands/cards.ts'
import { commandHelp, helpWith } from './commands/help.ts'
import { menu } from './commands/menu.ts'
import { pack } from './commands/pack.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { readLanguage } from './flags.ts'

const help = helpWith(() => COMMANDS)
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...{ play, menu, cards, simulate, replay, verify, pack, achievements, help },
}

/** Runs a command line and returns the exit code: 2, with one line, for what a person got wrong. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { output, errors } = surroundings
  const [name = 'help', ...rest] = args
  try {
    if (name === '--version' || name === '-v') {
      output.write(`curio ${manifest.version}\n`)
      return 0
    }
    if (name === '--help' || name === '-h') return await help.run(rest, surroundings)
    const command = commandNamed(name)
    const language = languageOfHelp(rest, surroundings)
    if (language === null) return await command.run(rest, surroundings)
    output.write(`${commandHelp(command, language).join('\n')}\n`)
    return 0
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause
    errors.write(`curio: ${cause.message}\n`)
    return 2
  }
}

function commandNamed(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command) return command
  throw new UserError(`there is no command "${name}"; there are: ${Object.keys(COMMANDS).join(', ')}`)
}

/** The language of the help, if `--help` is among the flags, even beside flags that are wrong; otherwise null. */
function languageOfHelp(args: readonly string[], { environment }: Surroundings) {
  const { values } = parseArgs({
    args: [...args],
    options: { help: { type: 'boolean', short: 'h' }, lang: { type: 'string' } },
    strict: false,
  })
  if (!values.help) return null
  return readLanguage(typeof values.lang === 'string' ? values.lang : undefined, environment)
}
