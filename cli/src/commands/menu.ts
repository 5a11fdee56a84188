import { LEVELS } from '@curio/bots'
import type { Json } from '@curio/kernel'
import type { Command } from '../command.ts'
import { looksOf, SHOWN_GAMES } from '../faces.ts'
import { unfinishedGames } from '../files/saves.ts'
import { readFlags, readLanguage, readWords } from '../flags.ts'
import { chooseFrom } from '../play/chooser.ts'
import type { Session } from '../play/session.ts'
import { Terminal } from '../play/terminal.ts'
import { LANGUAGES, type Language, wordsIn } from '../words/index.ts'
import { createSession, playSession, resumed, seatsFor } from './play.ts'

const USAGE = 'curio menu [--lang ru|en]'
const MOST_PLAYERS = 4

export const menu: Command = {
  usage: USAGE,
  summary: 'choose a language, a game and who plays, or go on with a saved game',
  run: async (args, surroundings) => {
    const { values, positionals } = readFlags(USAGE, args, { lang: { type: 'string' } })
    readWords(USAGE, positionals, [])
    const given = values.lang === undefined ? null : readLanguage(values.lang, surroundings.environment)
    const terminal = new Terminal(surroundings)
    try {
      const language = given ?? (await chooseLanguage(terminal))
      const session = language && (await chooseSession(terminal, language))
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
async function chooseSession(terminal: Terminal, language: Language): Promise<Session | null> {
  const words = wordsIn(language)
  const starts = [
    ...SHOWN_GAMES.map((id) => ({
      label: `${words.menu.newGame}: ${looksOf(id).title(language)}`,
      id,
      file: '',
    })),
    ...unfinishedGames().map((file) => ({ label: words.menu.resume(file), id: '', file })),
  ]
  const start = await chooseFrom(terminal, words, words.menu.title, starts, ({ label }) => label)
  if (!start) return null
  return start.file === '' ? newSession(terminal, language, start.id) : resumed(start.file)
}

async function newSession(terminal: Terminal, language: Language, id: string): Promise<Session | null> {
  const words = wordsIn(language)
  const company = await chooseFrom(
    terminal,
    words,
    words.menu.players,
    companies(language),
    ({ label }) => label,
  )
  if (!company) return null
  const { seats, bots } = company
  const level = bots
    ? await chooseFrom(terminal, words, words.menu.level, LEVELS, (each) => words.menu.levels[each])
    : undefined
  if (level === null) return null
  const options: Record<string, Json> = {}
  for (const { label, answers } of looksOf(id).setup(language, seats)) {
    const answer = await chooseFrom(terminal, words, label, answers, (each) => each.label)
    if (!answer) return null
    Object.assign(options, answer.options)
  }
  return createSession(id, seatsFor(seats, level), { options })
}

function companies(language: Language): { label: string; seats: number; bots: boolean }[] {
  const { menu } = wordsIn(language)
  const more = Array.from({ length: MOST_PLAYERS - 1 }, (_, index) => index + 2)
  return [
    { label: menu.alone, seats: 1, bots: false },
    ...more.map((seats) => ({ label: menu.withBots(seats - 1), seats, bots: true })),
    ...more.map((seats) => ({ label: menu.together(seats), seats, bots: false })),
  ]
}
