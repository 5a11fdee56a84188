import { LEVELS } from '@curio/bots'
import type { Game, Json } from '@curio/kernel'
import type { Command, Surroundings } from '../command.ts'
import { unfinishedGames } from '../files/saves.ts'
import { LANG, readFlags, readLanguage, readWords } from '../flags.ts'
import { gameNamed } from '../games.ts'
import { chooseFrom } from '../play/chooser.ts'
import type { Session } from '../play/session.ts'
import { Terminal } from '../play/terminal.ts'
import { SHOWN_GAMES, terminalOf } from '../registry.ts'
import { LANGUAGES, type Language, wordsIn } from '../words/index.ts'
import { createSession, playSession, resumed, seatsFor } from './play.ts'

const USAGE = 'curio menu [--lang ru|en]'
const FLAGS = { lang: LANG } as const

export const menu: Command = {
  usage: USAGE,
  summary: {
    ru: 'выбрать язык, игру и игроков или продолжить сохранённую партию',
    en: 'choose a language, a game and who plays, or go on with a saved game',
  },
  flags: FLAGS,
  examples: ['npx curio menu', 'npx curio menu --lang en'],
  run: async (args, surroundings) => {
    const { values, positionals } = readFlags(USAGE, args, FLAGS)
    readWords(USAGE, positionals, [])
    const given = values.lang === undefined ? null : readLanguage(values.lang, surroundings.environment)
    const terminal = new Terminal(surroundings)
    try {
      const language = given ?? (await chooseLanguage(terminal))
      const session = language && (await chooseSession(terminal, surroundings, language))
      if (language && session) return await playSession(session, language, terminal)
      terminal.leave()
      terminal.print([wordsIn(language ?? 'ru').menu.quit])
      return 0
    } finally {
      terminal.leave()
    }
  },
}

const OWN_NAMES: Readonly<Record<Language, string>> = { ru: 'Русский', en: 'English' }

function chooseLanguage(terminal: Terminal): Promise<Language | null> {
  const words = wordsIn('ru')
  return chooseFrom(terminal, words, 'Язык · Language', LANGUAGES, (language) => OWN_NAMES[language])
}

/** A saved game to go on with, or a new one; null when nobody wants to play. */
async function chooseSession(
  terminal: Terminal,
  { folder }: Surroundings,
  language: Language,
): Promise<Session | null> {
  const words = wordsIn(language)
  const starts = [
    ...SHOWN_GAMES.map((id) => ({
      label: `${words.menu.newGame}: ${terminalOf(id).title(language)}`,
      id,
      file: '',
    })),
    ...unfinishedGames(folder).map((file) => ({ label: words.menu.resume(file), id: '', file })),
  ]
  const start = await chooseFrom(terminal, words, words.menu.title, starts, ({ label }) => label)
  if (!start) return null
  return start.file === '' ? newSession(terminal, folder, language, start.id) : resumed(start.file)
}

async function newSession(
  terminal: Terminal,
  folder: string,
  language: Language,
  id: string,
): Promise<Session | null> {
  const words = wordsIn(language)
  const company = await chooseFrom(
    terminal,
    words,
    words.menu.players,
    companies(language, gameNamed(id).seats),
    ({ label }) => label,
  )
  if (!company) return null
  const { seats, bots } = company
  const level = bots
    ? await chooseFrom(terminal, words, words.menu.level, LEVELS, (each) => words.menu.levels[each])
    : undefined
  if (level === null) return null
  const options: Record<string, Json> = {}
  const questions = [...terminalOf(id).setup(language, seats)]
  for (let question = questions.shift(); question; question = questions.shift()) {
    const answer = await chooseFrom(terminal, words, question.label, question.answers, (each) => each.label)
    if (!answer) return null
    Object.assign(options, answer.options)
    questions.unshift(...(answer.next ?? []))
  }
  return createSession(id, seatsFor(seats, level), { folder, options })
}

/** Who may sit at the table of a game for this many players. */
function companies(
  language: Language,
  { min, max }: Game['seats'],
): { label: string; seats: number; bots: boolean }[] {
  const { menu } = wordsIn(language)
  const fewest = Math.max(2, min)
  const more = Array.from({ length: max - fewest + 1 }, (_, index) => fewest + index)
  return [
    ...(min === 1 ? [{ label: menu.alone, seats: 1, bots: false }] : []),
    ...more.map((seats) => ({ label: menu.withBots(seats - 1), seats, bots: true })),
    ...more.map((seats) => ({ label: menu.together(seats), seats, bots: false })),
  ]
}
