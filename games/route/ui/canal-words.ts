import type { Language } from '@curio/ui/language'
import type { Tour } from '../rules/played.ts'

type Rows = NonNullable<Tour['canalCoefficient']>

const SAID: Readonly<Record<Language, (rows: string) => string>> = {
  ru: (rows) =>
    `Фиолетовые туристы вдоль маршрута, умноженные на множитель; он растёт с числом отрезков маршрута по каналам: ${rows}.`,
  en: (rows) =>
    `Purple tourists along the route, times a factor that grows with the route’s canal segments: ${rows}.`,
}

const FROM: Readonly<Record<Language, string>> = { ru: 'от', en: 'from' }

interface TwinWords {
  readonly which: string
  readonly land: string
  readonly canal: string
}

/** RT-VEN-18: a street and a canal that lie too near each other for a finger. */
export const TWIN_WORDS: Readonly<Record<Language, TwinWords>> = {
  ru: { which: 'Улица или канал?', land: 'Улица', canal: 'Канал' },
  en: { which: 'The street or the canal?', land: 'Street', canal: 'Canal' },
}

/** RT-VEN-14: what purple tourists are worth. */
export function canalTip(language: Language, rows: Rows): string {
  const said = rows
    .filter(({ coefficient }) => coefficient > 0)
    .map(({ from, coefficient }) => `${FROM[language]} ${from} — ×${coefficient}`)
  return SAID[language](said.join(', '))
}
