import type { Language } from '@curio/ui'

/** A word in the forms that counting needs; a language gives those it has. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

const RULES: Readonly<Record<Language, Intl.PluralRules>> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
}

/** The number with its word: 1 очко, 2 очка, 5 очков. */
export function counted(language: Language, count: number, forms: Forms): string {
  return `${count} ${forms[RULES[language].select(count)] ?? forms.other}`
}

/** Russian counts in three ways, and in a fourth for fractions, which reads like the second. */
export const russian = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few })
export const english = (one: string, other: string): Forms => ({ one, other })
