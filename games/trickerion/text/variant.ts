import { isRecord, type Json } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import type { TrickerionOptions } from '../rules/options.ts'

/** The ways to play, from the first game to the one with everything. */
export const VARIANTS = ['first', 'base', 'alley', 'prophecies'] as const
export type Variant = (typeof VARIANTS)[number]

type Modules = Pick<TrickerionOptions, 'darkAlley' | 'prophecies' | 'firstGameKits'>

/** TR-GEN-3, TR-GEN-4, TR-FIRST-8: what a way to play is made of. */
export const MODULES: Readonly<Record<Variant, Modules>> = {
  first: { darkAlley: false, prophecies: false, firstGameKits: true },
  base: { darkAlley: false, prophecies: false, firstGameKits: false },
  alley: { darkAlley: true, prophecies: false, firstGameKits: false },
  prophecies: { darkAlley: true, prophecies: true, firstGameKits: false },
}

const NAMES: Readonly<Record<Language, Readonly<Record<Variant, string>>>> = {
  ru: {
    first: 'Первая партия',
    base: 'Основная игра',
    alley: 'Кривая улочка',
    prophecies: 'Кривая улочка и пророчества',
  },
  en: {
    first: 'First game',
    base: 'Base game',
    alley: 'Dark Alley',
    prophecies: 'Dark Alley and prophecies',
  },
}

const QUICK: Readonly<Record<Language, string>> = { ru: 'быстрая партия', en: 'quick game' }

/** Which of them options are. Kits may go with the Dark Alley too; there they are a matter of detail. */
export function variantIn(options: Json): Variant {
  const { darkAlley, prophecies, firstGameKits } = isRecord(options) ? options : {}
  if (darkAlley === true) return prophecies === true ? 'prophecies' : 'alley'
  return firstGameKits === true ? 'first' : 'base'
}

export const variantName = (variant: Variant, language: Language): string => NAMES[language][variant]

/** What a match with these options is called beside the game. */
export function matchVariant(options: Json, language: Language): string {
  const name = variantName(variantIn(options), language)
  return isRecord(options) && options.quickGame === true ? `${name}, ${QUICK[language]}` : name
}
