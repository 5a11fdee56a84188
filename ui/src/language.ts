export const LANGUAGES = ['ru', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** A word in its plural forms; a language gives those it has. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Russian has three plural forms; fractions use the second. */
export const russian = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few })
export const english = (one: string, other = `${one}s`): Forms => ({ one, other })

const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
}

/** The form that goes with a number. */
function inflect(language: Language, count: number, forms: Forms): string {
  return forms[rules[language].select(count)] ?? forms.other
}

/** The number with its word: 1 очко, 2 очка, 5 очков. */
export function counted(language: Language, count: number, forms: Forms): string {
  return `${count} ${inflect(language, count, forms)}`
}

const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  ru: new Intl.ListFormat('ru', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
}

/** a, b and c. */
export function joined(language: Language, items: readonly string[]): string {
  return lists[language].format(items)
}

/** With a capital letter, as a sentence begins. */
export const capital = (phrase: string): string => phrase.charAt(0).toLocaleUpperCase() + phrase.slice(1)

/** With a small letter, as a sentence goes on. */
export const small = (phrase: string): string => phrase.charAt(0).toLocaleLowerCase() + phrase.slice(1)

/** As people type a text when they look for it: in small letters, е for ё, and a straight apostrophe. */
export const asTyped = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'")
