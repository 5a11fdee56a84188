import { cryptids } from '@curio/cryptids'
import { type CryptidsText, cryptidsText } from '@curio/cryptids/text'
import { type Json, optionsOf } from '@curio/kernel'
import type { Coming } from './line.ts'

type Pack = Parameters<typeof cryptidsText>[1]

/** The rules have checked it. */
export const EUROPE = cryptids.packs.europe as unknown as Pack

/** `reader` is the seat that is called you. */
export const textFor = (
  language: 'ru' | 'en',
  names: readonly string[] = [],
  reader: number | null = null,
): CryptidsText => cryptidsText(language, EUROPE, names, reader)

/** An answer in words, and how many options before it are called the same: some tiles look alike. */
export interface Said {
  readonly words: string
  readonly before: number
}

export function saidOf(text: CryptidsText, { question, view, value }: Coming): Said {
  const wordsOf = (option: Json): string => text.spoken(question, option, view)
  const words = wordsOf(value)
  const options = optionsOf(question)
  const before = options.slice(0, Math.max(0, options.indexOf(value)))
  return { words, before: before.filter((option) => wordsOf(option) === words).length }
}
