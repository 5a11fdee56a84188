import { counted, english, type Forms, type Language, russian } from '@curio/ui/language'
import type { Tour } from '../rules/played.ts'

/** What boards of the booklet's cities say besides. */
export interface TourBoardWords {
  readonly roundBoard: string
  readonly ratings: string
  readonly goals: string
  readonly halfStars: string
  readonly sevens: string
  readonly inRounds: (rounds: readonly number[]) => string
  readonly goalPays: (win: number, met: number) => string
  readonly goalAlone: string
  readonly goalNow: (now: number, needed: number) => string
  readonly raise: (landmark: string, to: number) => string
  readonly lower: (landmark: string, to: number) => string
  readonly bets: string
  readonly noBet: string
  readonly secretBet: string
  readonly casino: (letter: string) => string
  readonly betOn: Readonly<Record<Tour['bets'][number]['on'], string>>
  readonly betNumber: string
  readonly betPays: (exact: number | null, near: number) => string
  readonly betOnGoal: string
  /** What is said of a source of points. */
  readonly sources: Readonly<Record<'rating' | 'goals' | 'bets' | 'cafes' | 'events', string>>
  readonly cafes: Forms
  readonly symbols: Readonly<Record<'cafe' | 'airport' | 'greenCrossing', string>>
  readonly more: string
  readonly less: string
  readonly routeWorth: (segments: string, points: string) => string
  readonly beforeEncounter: (segments: string, points: string, madness: number) => string
}

const POINTS = { ru: russian('ОП', 'ОП', 'ОП'), en: english('point') } as const

const points = (language: Language, count: number): string => counted(language, count, POINTS[language])

const ru: TourBoardWords = {
  roundBoard: 'Планшет раундов',
  ratings: 'Рейтинг',
  goals: 'Цели',
  halfStars: 'Полузвёзды',
  sevens: 'Семёрки',
  inRounds: (rounds) =>
    rounds.length === 0
      ? '0'
      : `${rounds.length} (${rounds.length === 1 ? 'раунд' : 'раунды'} ${rounds.join(', ')})`,
  goalPays: (win, met) => `больше всех: ${win}, выполнено: ${met}`,
  goalAlone: 'считается для вызова',
  goalNow: (now, needed) => `${now} из ${needed}`,
  raise: (landmark, to) => `${landmark}: поднять рейтинг до ${to}`,
  lower: (landmark, to) => `${landmark}: опустить рейтинг до ${to}`,
  bets: 'Ставки',
  noBet: 'ставки нет',
  secretBet: 'тайная ставка',
  casino: (letter) => `Казино ${letter}`,
  betOn: {
    red: 'Красные туристы',
    green: 'Зелёные туристы',
    blue: 'Синие туристы',
    purple: 'Фиолетовые туристы',
    halfStars: 'Полузвёзды',
    sevens: 'Семёрки',
    task: 'Личная задача',
    goalA: 'Цель A',
    goalB: 'Цель B',
    goalC: 'Цель C',
  },
  betNumber: 'Сколько будет',
  betPays: (exact, near) =>
    `Точно: ${exact === null ? 'столько же ОП ещё раз' : points('ru', exact)}. Ошибка на 1: ${points('ru', near)}.`,
  betOnGoal: 'Если вы выиграете эту цель, её ОП приходят ещё раз.',
  sources: {
    rating: 'Знаковые достопримечательности вдоль маршрута: столько ОП, каков их рейтинг.',
    goals: 'Цели: за выполненную, и больше тому, у кого больше всех.',
    bets: 'Ставки в казино вдоль маршрута: за точное число и за ошибку на 1.',
    cafes: 'Бонусы кафе, которые остались неиспользованными.',
    events: 'Стартовые события на маршруте.',
  },
  cafes: russian('кафе', 'кафе', 'кафе'),
  symbols: {
    cafe: 'кафе: даёт нарисованный бонус',
    airport: 'аэропорт: отсюда летает вертолёт',
    greenCrossing: 'дальняя зелёная достопримечательность',
  },
  more: 'Больше',
  less: 'Меньше',
  routeWorth: (segments, much) => `${segments} · ${much}`,
  beforeEncounter: (segments, much, madness) =>
    `${segments} · ${much} до противостояния · безумие ${madness}`,
}

const en: TourBoardWords = {
  roundBoard: 'Round board',
  ratings: 'Rating',
  goals: 'Goals',
  halfStars: 'Half-stars',
  sevens: 'Sevens',
  inRounds: (rounds) =>
    rounds.length === 0
      ? '0'
      : `${rounds.length} (${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.join(', ')})`,
  goalPays: (win, met) => `most of all: ${win}, met: ${met}`,
  goalAlone: 'counts for the challenge',
  goalNow: (now, needed) => `${now} of ${needed}`,
  raise: (landmark, to) => `${landmark}: raise the rating to ${to}`,
  lower: (landmark, to) => `${landmark}: lower the rating to ${to}`,
  bets: 'Bets',
  noBet: 'no bet',
  secretBet: 'secret bet',
  casino: (letter) => `Casino ${letter}`,
  betOn: {
    red: 'Red tourists',
    green: 'Green tourists',
    blue: 'Blue tourists',
    purple: 'Purple tourists',
    halfStars: 'Half-stars',
    sevens: 'Sevens',
    task: 'Personal task',
    goalA: 'Goal A',
    goalB: 'Goal B',
    goalC: 'Goal C',
  },
  betNumber: 'How many',
  betPays: (exact, near) =>
    `Exact: ${exact === null ? 'as many points once more' : points('en', exact)}. Off by 1: ${points('en', near)}.`,
  betOnGoal: 'If you win this goal, its points come once more.',
  sources: {
    rating: 'Iconic landmarks along the route: as many points as their rating.',
    goals: 'Goals: for each that is met, and more for whoever has the most.',
    bets: 'Bets in casinos along the route: for the exact number, and for one off.',
    cafes: 'Bonuses of cafes that were never used.',
    events: 'Starting events on the route.',
  },
  cafes: english('cafe'),
  symbols: {
    cafe: 'cafe: gives the bonus drawn on it',
    airport: 'airport: helicopters fly from here',
    greenCrossing: 'a green landmark far away',
  },
  more: 'More',
  less: 'Less',
  routeWorth: (segments, much) => `${segments} · ${much}`,
  beforeEncounter: (segments, much, madness) =>
    `${segments} · ${much} before the encounter · madness ${madness}`,
}

export const TOUR_BOARD_WORDS: Readonly<Record<Language, TourBoardWords>> = { ru, en }
