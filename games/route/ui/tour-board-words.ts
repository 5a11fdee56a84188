import { counted, english, type Forms, type Language, russian } from '@curio/ui/language'
import type { StartingEvent } from '../rules/events/terms.ts'
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
  /** What the numbers beside the bets are, before one is chosen. */
  readonly betWorth: string
  readonly betPays: (exact: number | null, near: number) => string
  readonly betOnGoal: string
  /** What a bet that was checked came to: a number, or a goal that was won or not. */
  readonly betCame: (came: number | null, points: number) => string
  readonly betErased: string
  /** What is said of a source of points. */
  readonly sources: Readonly<Record<'rating' | 'goals' | 'bets' | 'cafes' | 'events', string>>
  readonly cafes: Forms
  readonly symbols: Readonly<Record<'cafe' | 'airport' | 'greenCrossing', string>>
  readonly events: {
    readonly title: string
    readonly rolled: (numbers: readonly number[]) => string
    readonly onBoardOf: (name: string) => string
    /** Where an event may be marked. */
    readonly places: Readonly<Record<Exclude<StartingEvent['place'], 'dice'>, string>>
  }
  /** Of two partners. */
  readonly team: { readonly label: string; readonly tip: (partner: string, points: number) => string }
  readonly partner: (name: string) => string
  /** Whose map is looked at. */
  readonly maps: {
    readonly label: string
    readonly own: string
    readonly partner: (name: string) => string
  }
  /** What a shop gave when it was visited. */
  readonly taken: (card: string) => string
  readonly curiosBefore: (count: number) => string
  readonly curiosOpened: (cards: string, left: number) => string
  readonly more: string
  readonly less: string
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
  betWorth: 'Число у ставки — ОП за точный ответ; ×2 — ОП задачи или цели ещё раз.',
  betPays: (exact, near) =>
    `Точно: ${exact === null ? 'столько же ОП ещё раз' : points('ru', exact)}. Ошибка на 1: ${points('ru', near)}.`,
  betCame: (came, won) =>
    came === null ? (won > 0 ? 'цель выиграна' : 'цель не выиграна') : `вышло ${came}`,
  betErased: 'казино в стороне от маршрута',
  betOnGoal: 'Если вы выиграете эту цель, её ОП приходят ещё раз.',
  sources: {
    rating: 'Знаковые достопримечательности вдоль маршрута: столько ОП, каков их рейтинг.',
    goals: 'Цели: за выполненную, и больше тому, у кого больше всех.',
    bets: 'Ставки в казино вдоль маршрута: за точное число и за ошибку на 1.',
    cafes: 'Бонусы кафе, которые остались неиспользованными.',
    events: 'Начальные события на маршруте.',
  },
  cafes: russian('кафе', 'кафе', 'кафе'),
  symbols: {
    cafe: 'кафе: даёт нарисованный бонус',
    airport: 'аэропорт: отсюда летает вертолёт',
    greenCrossing: 'отдалённая зелёная достопримечательность',
  },
  events: {
    title: 'Начальные события',
    rolled: (numbers) => `Кубики: ${numbers.join(' и ')}. Отметьте пустую локацию с этими числами.`,
    onBoardOf: (name) => `Планшет: ${name}.`,
    places: {
      greyLandmark: 'Отметьте свободную знаковую достопримечательность.',
      landmark: 'Отметьте достопримечательность в одной локации.',
      whiteRoad: 'Отметьте обычную дорогу, не мост.',
      whiteCrossing: 'Отметьте перекрёсток без символов.',
      whiteBlock: 'Отметьте пустую локацию без достопримечательности.',
    },
  },
  team: {
    label: 'Команда',
    tip: (partner, count) => `Сумма двух планшетов. Второй в команде — ${partner}: ${points('ru', count)}.`,
  },
  partner: (name) => `${name} (ваш партнёр)`,
  maps: { label: 'Чья карта', own: 'Ваша карта', partner: (name) => `Партнёр: ${name}` },
  taken: (card) => `Здесь взята диковинка: ${card}.`,
  curiosBefore: (count) => `раньше: ${count}`,
  curiosOpened: (opened, left) => `Открывались раньше: ${opened}. Осталось в колоде: ${left}.`,
  more: 'Больше',
  less: 'Меньше',
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
  betWorth: 'The number beside a bet is what an exact one pays; ×2: points of the task or goal once more.',
  betPays: (exact, near) =>
    `Exact: ${exact === null ? 'as many points once more' : points('en', exact)}. Off by 1: ${points('en', near)}.`,
  betCame: (came, won) => (came === null ? (won > 0 ? 'goal won' : 'goal not won') : `came to ${came}`),
  betErased: 'the route misses this casino',
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
  events: {
    title: 'Starting events',
    rolled: (numbers) => `Dice: ${numbers.join(' and ')}. Mark an empty location with these numbers.`,
    onBoardOf: (name) => `Board of ${name}.`,
    places: {
      greyLandmark: 'Mark a free iconic landmark.',
      landmark: 'Mark a landmark in a single location.',
      whiteRoad: 'Mark an ordinary road, not a bridge.',
      whiteCrossing: 'Mark a crossing without symbols.',
      whiteBlock: 'Mark an empty location without a landmark.',
    },
  },
  team: {
    label: 'Team',
    tip: (partner, count) => `Both boards together. The partner is ${partner}: ${points('en', count)}.`,
  },
  partner: (name) => `${name} (your partner)`,
  maps: { label: 'Whose map', own: 'Your map', partner: (name) => `Partner: ${name}` },
  taken: (card) => `The curio taken here: ${card}.`,
  curiosBefore: (count) => `earlier: ${count}`,
  curiosOpened: (opened, left) => `Opened earlier: ${opened}. Left in the deck: ${left}.`,
  more: 'More',
  less: 'Less',
}

export const TOUR_BOARD_WORDS: Readonly<Record<Language, TourBoardWords>> = { ru, en }
