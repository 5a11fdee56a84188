import { GAMES } from '@curio/bots'
import type { Language } from '@curio/ui/language'
import { SCREEN_WIDTH, widthOf, wrapped } from '@curio/ui/terminal'
import { type Command, type Flag, UserError } from '../command.ts'
import { LANG, readFlags, readLanguage } from '../flags.ts'
import { ruleOf } from '../rules-file.ts'
import { wordsIn } from '../words/index.ts'

const INDENT = 4
const USAGE = 'curio help [COMMAND | RULE-ID] [--lang ru|en]'
const FLAGS = { lang: LANG } as const

/** Help with the commands, and the text of a rule by its id. */
export function helpWith(commands: () => Readonly<Record<string, Command>>): Command {
  return {
    usage: USAGE,
    summary: {
      ru: 'этот список, подробности о команде или текст правила',
      en: 'this list, more about one command, or the text of a rule',
    },
    flags: FLAGS,
    examples: ['npx curio help play', 'npx curio help RT-P3-4 --lang en'],
    run: async (args, { output, environment }) => {
      const { positionals, values } = readFlags(USAGE, args, FLAGS)
      const language = readLanguage(values.lang, environment)
      const [topic, extra] = positionals
      if (extra !== undefined) throw new UserError(`"${extra}" is one word too many; usage: ${USAGE}`)
      const lines = topic === undefined ? overview(commands(), language) : about(topic, commands(), language)
      output.write(`${lines.join('\n')}\n`)
      return 0
    },
  }
}

function overview(commands: Readonly<Record<string, Command>>, language: Language): string[] {
  const { help } = wordsIn(language)
  return [
    ...Object.values(commands).flatMap(({ usage, summary }) => [
      ...usageLines(usage),
      ...setIn(summary[language]),
    ]),
    '',
    help.more,
  ]
}

function about(
  topic: string,
  commands: Readonly<Record<string, Command>>,
  language: Language,
): readonly string[] {
  const command = Object.hasOwn(commands, topic) ? commands[topic] : undefined
  if (command) return commandHelp(command, language)
  const rule = topic.toUpperCase()
  for (const { id } of GAMES) {
    const text = ruleOf(id, rule, language)
    if (text !== null) return wrapped(text, SCREEN_WIDTH)
  }
  throw new UserError(`there is no command "${topic}" and no rule ${rule}`)
}

/** What one command does, its options and examples. */
export function commandHelp({ usage, summary, flags, examples }: Command, language: Language): string[] {
  const { help } = wordsIn(language)
  const options = Object.entries(flags).map(([name, flag]) => ({ option: optionOf(name, flag), flag }))
  const width = Math.max(...options.map(({ option }) => widthOf(option)), '--help'.length) + 2
  const row = (option: string, says: string): string => ' '.repeat(INDENT) + option.padEnd(width) + says
  return [
    ...usageLines(usage),
    ...setIn(summary[language]),
    '',
    help.options,
    ...options.map(({ option, flag }) => row(option, flag.says[language])),
    row('--help', help.flag),
    '',
    help.examples,
    ...examples.map((example) => ' '.repeat(INDENT) + example),
  ]
}

const optionOf = (name: string, { value }: Flag): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`

const usageLines = (usage: string): string[] =>
  wrapped(usage, SCREEN_WIDTH - INDENT).map((row, index) => ' '.repeat(index === 0 ? 0 : INDENT) + row)

const setIn = (text: string): string[] =>
  wrapped(text, SCREEN_WIDTH - INDENT).map((row) => ' '.repeat(INDENT) + row)
