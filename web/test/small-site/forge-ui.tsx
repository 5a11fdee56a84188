import type { Json } from '@curio/kernel'
import type { GameUi, Language } from '@curio/ui'
import { smallUi } from './ui.tsx'

type Said = Readonly<Record<Language, string>>

/** What a question is about, by its kind: the heading over its options. */
const GROUPS: Readonly<Record<string, Said>> = {
  drink: { ru: 'Фляга', en: 'The flask' },
  heat: { ru: 'Горн', en: 'The fire' },
  'heat.which': { ru: 'Какой клинок нагреть', en: 'Which blade to heat' },
  'heat.keep': { ru: 'Закалить?', en: 'Quench it?' },
}

const OPTIONS: Readonly<Record<string, Said>> = {
  light: { ru: 'Лёгкий удар', en: 'A light blow' },
  heavy: { ru: 'Тяжёлый удар', en: 'A heavy blow' },
  sip: { ru: 'Глоток', en: 'A sip' },
  gulp: { ru: 'До дна', en: 'All of it' },
  coal: { ru: 'Подбросить угля', en: 'Add coal' },
  keep: { ru: 'Оставить как был', en: 'Keep it as it was' },
  quench: { ru: 'Закалить', en: 'Quench it' },
}

const BLADE: Readonly<Record<Language, (number: number) => string>> = {
  ru: (number) => `Клинок ${number}`,
  en: (number) => `Blade ${number}`,
}

const WORDS = {
  ru: { strike: 'Ударьте молотом', over: 'Ярмарка открыта.' },
  en: { strike: 'Strike with your hammer', over: 'The fair is open.' },
} as const

const wordsFor = (option: Json, language: Language): string =>
  typeof option === 'number' ? BLADE[language](option + 1) : (OPTIONS[String(option)]?.[language] ?? '')

/** Everybody sees everything, and may do something besides what they are asked. */
export const forgeUi: GameUi = {
  ...smallUi,
  hides: () => false,
  prompt: (table, language) =>
    table.questions[0]?.kind === 'strike' ? WORDS[language].strike : smallUi.prompt(table, language),
  preview: (_table, { value }, language) => (value === undefined ? null : wordsFor(value, language)),
  option: (_table, { kind }, option, language) => ({
    text: wordsFor(option, language),
    group: GROUPS[kind]?.[language] ?? null,
    highlight: null,
  }),
  ending: ({ outcome }, language) => (outcome === null ? '' : WORDS[language].over),
}
