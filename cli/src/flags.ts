import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { type Json, reasonOf } from '@curio/kernel'
import { type Environment, type Flag, UserError } from './command.ts'
import { LANGUAGES, type Language, languageOf } from './words/index.ts'

/** Flags that several commands have. */
export const LANG = {
  type: 'string',
  value: 'ru|en',
  says: {
    ru: 'язык; без этого английский, если он задан в LANG или LC_ALL, иначе русский',
    en: 'the language; otherwise English if LANG or LC_ALL say so, else Russian',
  },
} as const satisfies Flag
export const PACK = {
  type: 'string',
  multiple: true,
  value: '[NAME=]FILE',
  says: {
    ru: 'свой набор содержимого вместо встроенного; можно указать несколько раз',
    en: 'a content pack instead of the built-in one; may be given several times',
  },
} as const satisfies Flag
export const OPTIONS = {
  type: 'string',
  value: 'JSON',
  says: {
    ru: 'настройки партии, как их понимает игра',
    en: 'options of the match, as the game understands them',
  },
} as const satisfies Flag

/** Reads flags. The error message of a mistake ends with the usage. */
export function readFlags<T extends ParseArgsOptionsConfig>(
  usage: string,
  args: readonly string[],
  options: T,
): ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (cause) {
    const message = reasonOf(cause)
    throw new UserError(`${firstSentence(message)}; usage: ${usage}`)
  }
}

/** Node's message goes on with advice about `--`, which is of no use here. */
function firstSentence(message: string): string {
  return message.split(/\. |\n/, 1)[0] ?? message
}

/** The words that belong to no flag: exactly one for each name. */
export function readWords(usage: string, given: readonly string[], names: readonly string[]): string[] {
  const missing = names[given.length]
  if (missing !== undefined) throw new UserError(`${missing} is missing; usage: ${usage}`)
  const extra = given[names.length]
  if (extra !== undefined) throw new UserError(`"${extra}" is one word too many; usage: ${usage}`)
  return [...given]
}

/** A whole number within limits, or undefined where the flag is not given. */
export function readCount(flag: string, text: string, min: number, max: number): number
export function readCount(
  flag: string,
  text: string | undefined,
  min: number,
  max: number,
): number | undefined
export function readCount(
  flag: string,
  text: string | undefined,
  min: number,
  max: number,
): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new UserError(`--${flag} must be a whole number from ${min} to ${max}, not "${text}"`)
  }
  return value
}

export function readLanguage(text: string | undefined, environment: Environment): Language {
  if (text === undefined) return languageOf(environment)
  const language = LANGUAGES.find((each) => each === text)
  if (!language) throw new UserError(`--lang must be ${LANGUAGES.join(' or ')}, not "${text}"`)
  return language
}

/** JSON data given on the command line. */
export function readJsonFlag(flag: string, text: string | undefined): Json {
  if (text === undefined) return {}
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new UserError(`--${flag} must be JSON, not "${text}"`)
  }
}
