import type { Language } from '@curio/ui/language'
import type { Environment } from '../command.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import type { CommandWords } from './words.ts'

export { LANGUAGES, type Language } from '@curio/ui/language'
export type { CommandWords } from './words.ts'

const WORDS: Readonly<Record<Language, CommandWords>> = { ru, en }

export function wordsIn(language: Language): CommandWords {
  return WORDS[language]
}

/** The language of the surroundings; Russian unless they are English. */
export function languageOf(environment: Environment): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return locale.startsWith('en') ? 'en' : 'ru'
}
