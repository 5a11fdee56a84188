import { GAMES } from '@curio/bots'
import type { Language } from '@curio/ui/language'
import { type Command, UserError } from '../command.ts'
import { readFlags, readLanguage } from '../flags.ts'
import { ruleOf } from '../rules-file.ts'
import { SCREEN_WIDTH } from '../terminal/screen.ts'
import { wrapped } from '../terminal/width.ts'

const INDENT = 4
const USAGE = 'curio help [RULE-ID] [--lang ru|en]'

/** Help about the commands, and the text of a rule by its id. */
export function helpWith(commands: () => Readonly<Record<string, Command>>): Command {
  return {
    usage: USAGE,
    summary: 'this list, or the text of a rule',
    run: async (args, { output, environment }) => {
      const { positionals, values } = readFlags(USAGE, args, { lang: { type: 'string' } })
      const language = readLanguage(values.lang, environment)
      const [rule, extra] = positionals
      if (extra !== undefined) throw new UserError(`"${extra}" is one word too many; usage: ${USAGE}`)
      const lines =
        rule === undefined
          ? overview(commands())
          : wrapped(textOf(rule.toUpperCase(), language), SCREEN_WIDTH)
      output.write(`${lines.join('\n')}\n`)
      return 0
    },
  }
}

function overview(commands: Readonly<Record<string, Command>>): string[] {
  return Object.values(commands).flatMap(({ usage, summary }) => [
    ...wrapped(usage, SCREEN_WIDTH - INDENT).map((row, index) => ' '.repeat(index === 0 ? 0 : INDENT) + row),
    ' '.repeat(INDENT) + summary,
  ])
}

function textOf(id: string, language: Language): string {
  for (const { id: game } of GAMES) {
    const rule = ruleOf(game, id, language)
    if (rule !== null) return rule
  }
  throw new UserError(`there is no rule ${id}`)
}
