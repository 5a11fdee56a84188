import type { Who } from '@curio/ui/game-text'
import { counted, english, type Language, russian } from '@curio/ui/language'

/** What the board of a campaign says besides the words of its log. */
export interface TravelWords {
  readonly campaign: string
  readonly cityOf: (number: number, of: number) => string
  readonly board: string
  readonly close: string
  readonly fame: string
  readonly standing: string
  readonly placeAndPoints: (place: number, points: number) => string
  readonly over: (number: number, of: number) => string
  /** Before the next game begins. */
  readonly between: (number: number, of: number, city: string) => string
  readonly now: string
  readonly next: string
  readonly ahead: string
  readonly unknownCity: string
  readonly chooseCity: string
  readonly chooseSupport: string
  readonly free: string
  readonly takenBy: (who: Who) => string
  /** Of support bonuses, when everybody has chosen. */
  readonly carried: string
  readonly noSupport: string
  readonly held: string
  /** Of a support bonus that a player has. */
  readonly once: string
  readonly worth: string
  /** Heads the numbers of the games. */
  readonly game: string
  readonly place: (place: number) => string
  readonly lead: (from: number, to: number | null) => string
  readonly losersBonuses: (count: number) => string
  readonly show: string
  readonly showBoard: string
  readonly showMaps: string
  readonly rest: string
}

const BONUSES = {
  ru: russian('бонус поддержки', 'бонуса поддержки', 'бонусов поддержки'),
  en: english('support bonus', 'support bonuses'),
} as const
const POINTS = { ru: russian('ОП', 'ОП', 'ОП'), en: english('point') } as const

const ru: TravelWords = {
  campaign: 'Кампания-путешествие',
  cityOf: (number, of) => `Город ${number} из ${of}`,
  board: 'Планшет кампании',
  close: 'Закрыть',
  fame: 'Слава',
  standing: 'Мировая слава по городам',
  placeAndPoints: (place, points) => `${place}-е место · ${counted('ru', points, POINTS.ru)}`,
  over: (number, of) => `Партия ${number} из ${of} сыграна`,
  between: (number, of, city) => `Партия ${number} из ${of} сыграна. Следующий город: ${city}.`,
  now: 'сейчас',
  next: 'дальше',
  ahead: 'впереди',
  unknownCity: 'Выберет победитель',
  chooseCity: 'Куда отправимся дальше?',
  chooseSupport: 'Ваш бонус поддержки на следующую партию',
  free: 'свободен',
  takenBy: ({ name, you }) => (you ? 'ваш' : `занят: ${name}`),
  carried: 'Что берут в следующий город',
  noSupport: 'После этой партии бонусов поддержки никто не берёт. Слава остаётся при каждом.',
  held: 'Бонусы поддержки',
  once: 'Один раз за эту партию.',
  worth: 'За что дают славу',
  game: 'партия',
  place: (place) => `${place}-е место`,
  lead: (from, to) => (to === null ? `победа с отрывом от ${from}` : `победа с отрывом ${from}–${to}`),
  losersBonuses: (count) => `проигравшему ${counted('ru', count, BONUSES.ru)}`,
  show: 'Что показать',
  showBoard: 'Кампания',
  showMaps: 'Карты города',
  rest: 'Здесь можно прерваться: партия сохранена, вернуться можно в любой день, а к партии по сети — и с другого устройства.',
}

const ORDINALS = ['1st', '2nd', '3rd', '4th'] as const
const ordinal = (place: number): string => ORDINALS[place - 1] ?? `${place}th`

const en: TravelWords = {
  campaign: 'Travel campaign',
  cityOf: (number, of) => `City ${number} of ${of}`,
  board: 'Campaign board',
  close: 'Close',
  fame: 'Fame',
  standing: 'World fame by city',
  placeAndPoints: (place, points) => `${ordinal(place)} place · ${counted('en', points, POINTS.en)}`,
  over: (number, of) => `Game ${number} of ${of} is over`,
  between: (number, of, city) => `Game ${number} of ${of} is over. The next city: ${city}.`,
  now: 'now',
  next: 'next',
  ahead: 'ahead',
  unknownCity: 'The winner will choose',
  chooseCity: 'Where do we go next?',
  chooseSupport: 'Your support bonus for the next game',
  free: 'free',
  takenBy: ({ name, you }) => (you ? 'yours' : `taken by ${name}`),
  carried: 'What is taken to the next city',
  noSupport: 'Nobody takes a support bonus after this game. Everybody keeps their fame.',
  held: 'Support bonuses',
  once: 'Once in this game.',
  worth: 'What earns fame',
  game: 'game',
  place: (place) => `${ordinal(place)} place`,
  lead: (from, to) => (to === null ? `a win by ${from} or more` : `a win by ${from}–${to}`),
  losersBonuses: (count) => `${counted('en', count, BONUSES.en)} for the loser`,
  show: 'What to show',
  showBoard: 'Campaign',
  showMaps: 'Maps of the city',
  rest: 'You can stop here: the match is saved, and you can go on any day, online also on another device.',
}

export const TRAVEL_WORDS: Readonly<Record<Language, TravelWords>> = { ru, en }
