import { counted, english, type Language, russian } from '@curio/ui/language'

interface FinalWords {
  readonly tricks: string
  readonly noTricks: string
  readonly team: string
  readonly stock: string
  readonly lastShow: string
  readonly lastShows: string
  readonly noShows: string
  readonly shows: (count: number) => string
  /** How often a trick was on stage. */
  readonly times: (count: number) => string
  readonly neverShown: string
  readonly when: (day: string, round: number) => string
  readonly ledBy: (name: string) => string
}

const SHOWS = { ru: russian('выступление', 'выступления', 'выступлений'), en: english('show') } as const
const TIMES = { ru: russian('раз', 'раза', 'раз'), en: english('time') } as const

export const FINAL_WORDS: Readonly<Record<Language, FinalWords>> = {
  ru: {
    tricks: 'Номера',
    noTricks: 'Ни одного номера.',
    team: 'Команда',
    stock: 'Реквизит',
    lastShow: 'Последняя афиша',
    lastShows: 'Последние афиши',
    noShows: 'На сцену не вышел ни один номер.',
    shows: (count) => counted('ru', count, SHOWS.ru),
    times: (count) => `на сцене ${counted('ru', count, TIMES.ru)}`,
    neverShown: 'не показан',
    when: (day, round) => `${day}, раунд ${round}`,
    ledBy: (name) => `проводит ${name}`,
  },
  en: {
    tricks: 'Tricks',
    noTricks: 'No tricks.',
    team: 'Team',
    stock: 'Components',
    lastShow: 'Last playbill',
    lastShows: 'Last playbills',
    noShows: 'No trick made it to the stage.',
    shows: (count) => counted('en', count, SHOWS.en),
    times: (count) => `${counted('en', count, TIMES.en)} on stage`,
    neverShown: 'never shown',
    when: (day, round) => `${day}, round ${round}`,
    ledBy: (name) => `performed by ${name}`,
  },
}
