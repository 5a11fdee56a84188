import type { Who } from '@curio/ui/game-text'
import { counted, english, type Forms, type Language, russian } from '@curio/ui/language'
import type { Source } from '../rules/scoring.ts'
import type { Place } from '../text/index.ts'

/** What only the drawn board says; everything else about Route is said by `text/`. */
export interface BoardWords {
  readonly map: (name: string) => string
  readonly mapKeys: string
  readonly backToOwn: string
  /** For somebody who only watches. */
  readonly backTo: (name: string) => string
  readonly coordinates: string
  readonly roundDice: string
  readonly notRolled: string
  readonly showOpenly: string
  readonly penalty: string
  readonly reward: string
  readonly fails: string
  readonly nothingFails: string
  readonly inForce: string
  readonly used: string
  readonly held: string
  readonly notHeld: string
  readonly inHand: (count: number) => string
  readonly legend: string
  readonly routeChange: (before: number, after: number, points: number) => string
  readonly noChange: string
  readonly chooseOnMap: string
  readonly chooseDie: string
  readonly chosen: (count: number, of: number) => string
  readonly clear: string
  readonly best: string
  readonly composeHelp: string
  readonly routeWorth: (segments: string, points: string, madness: number) => string
  readonly lostChance: (percent: string) => string
  readonly expectSuccesses: (count: string) => string
  readonly expectFailures: (count: string) => string
  readonly results: Readonly<Record<'failure' | 'neutral' | 'success', string>>
  readonly random: string
  readonly firstPlayer: string
  readonly challenge: string
  readonly challengePoints: string
  readonly challengeEncounter: string
  readonly changedTo: (number: number) => string
  readonly increase: (die: string) => string
  readonly decrease: (die: string) => string
  readonly tourists: (words: string) => string
  readonly empty: string
  readonly drawn: string
  readonly bandLegend: string
  readonly thinLegend: string
  readonly everybodyLeftBehind: string
  readonly irreversible: string
  readonly meets: (who: Who) => string
  /** Who takes the first die of the round. */
  readonly leads: (who: Who) => string
  /** What the encounter dice decide. */
  readonly stakes: Readonly<Record<'success' | 'failure' | 'lost' | 'eliminated', string>>
  /** Nothing is left to do but to end the turn, or bonuses are left. */
  readonly endTurn: Readonly<Record<'only' | 'orBonus', string>>
  /** The marked crossings of the map by name, and what each is good for. */
  readonly placeNames: Readonly<Record<Place, string>>
  readonly places: PlaceWords
  /** What each source of points is, and madness beside them. */
  readonly sources: Readonly<Record<Source | 'madness', string>>
  readonly sourceNow: (tourists: string, landmarks: string, points: string) => string
  readonly landmarks: Forms
  readonly shopsVisited: Forms
  readonly gateLinks: Forms
  readonly totalNow: (segments: string) => string
  readonly roundsLeft: (count: number) => string
  readonly rules: string
}

interface PlaceWords {
  readonly gate: (withoutMadness: boolean) => string
  /** With the open card, if one is open. */
  readonly shop: (card: string | null) => string
  readonly visitedShop: string
  readonly terrifying: string
  readonly task: string
  readonly cafe: string
  readonly visitedCafe: string
  readonly airport: string
  readonly greenCrossing: string
  readonly pier: string
  readonly iconic: string
}

interface RouteWorth {
  readonly segments: number
  readonly total: number
}

/** What becomes of the best route: "route 9 → 11, +4 points". */
export function changeWords(words: BoardWords, before: RouteWorth, after: RouteWorth): string {
  return before.segments === after.segments && before.total === after.total
    ? words.noChange
    : words.routeChange(before.segments, after.segments, after.total - before.total)
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0')

const ru: BoardWords = {
  map: (name) => `Карта: ${name}`,
  mapKeys:
    'Стрелки: квартал; Enter: выбрать, ещё раз Enter: подтвердить. Когда рисуются дороги: Enter на квартале, затем стрелкой сторона, D: диагональ; Esc: назад.',
  backToOwn: 'К своей карте',
  backTo: (name) => `К карте: ${name}`,
  coordinates: 'координаты',
  roundDice: 'Кубики раунда',
  notRolled: 'не брошен',
  showOpenly: 'Показать задачу всем',
  penalty: 'Наказание',
  reward: 'Награда',
  fails: 'Безумие и провал',
  nothingFails: 'нет',
  inForce: 'действует',
  used: 'использован',
  held: 'есть',
  notHeld: 'нет',
  inHand: (count) => `есть: ${count}`,
  legend: 'Обозначения',
  routeChange: (before, after, points) =>
    `маршрут ${before} → ${after}, ${signed(points)} ${inflected('ru', points)}`,
  noChange: 'лучший маршрут не меняется',
  chooseOnMap: 'Выберите на карте',
  chooseDie: 'Нажмите на кубик',
  chosen: (count, of) => `выбрано ${count} из ${of}`,
  clear: 'Начать заново',
  best: 'Лучший маршрут',
  composeHelp:
    'Нажимайте отрезки, чтобы продолжить линию с любого конца или обрезать её. Врата соединяют части.',
  routeWorth: (segments, points, madness) => `${segments} · ${points} до столкновения · безумие ${madness}`,
  lostChance: (percent) => `шанс проиграть: ${percent}`,
  expectSuccesses: (count) => `ожидается успехов: ${count}`,
  expectFailures: (count) => `ожидается провалов: ${count}`,
  results: { failure: 'провал', neutral: 'ничего', success: 'успех' },
  random: 'случайно',
  firstPlayer: 'Первый игрок',
  challenge: 'Испытание',
  challengePoints: 'Очки',
  challengeEncounter: 'Из них за столкновение',
  changedTo: (number) => `изменено на ${number}`,
  increase: (die) => `${die}: на 1 больше`,
  decrease: (die) => `${die}: на 1 меньше`,
  tourists: (words) => `туристы: ${words}`,
  empty: 'туристов нет',
  drawn: 'нарисовано',
  bandLegend: 'лучший маршрут',
  thinLegend: 'вне маршрута',
  everybodyLeftBehind: 'Итоговые маршруты',
  irreversible: 'После этого ход не отменить.',
  leads: ({ name, you }) => (you ? 'ведёте вы' : `ведёт ${name}`),
  meets: ({ name, you }) => (you ? 'Вы встречаете Древнего' : `Древнего встречает ${name}`),
  stakes: {
    success: 'Успех',
    failure: 'Провал',
    lost: 'Три провала',
    eliminated: 'Древний побеждает: очков не будет.',
  },
  endTurn: {
    only: 'Рисовать больше нечего: нажмите «Завершить ход».',
    orBonus: 'Потратьте бонус или нажмите «Завершить ход».',
  },
  placeNames: {
    gate: 'Врата',
    shop: 'Лавка древностей',
    visitedShop: 'Посещённая лавка',
    terrifying: 'Ужасающее место',
    task: 'Перекрёсток личной задачи',
    terrifyingTask: 'Перекрёсток личной задачи, ужасающее место',
    cafe: 'Кафе',
    visitedCafe: 'Обведённое кафе',
    airport: 'Аэропорт',
    greenCrossing: 'Зелёный перекрёсток',
    pier: 'Пристань',
    iconic: 'Знаковая достопримечательность',
  },
  places: {
    gate: (withoutMadness) =>
      `Итоговый маршрут может войти в одни врата и выйти из других${withoutMadness ? ', с этим Древним без безумия.' : ': безумие +1.'}`,
    shop: (card) =>
      card === null
        ? 'Первый отрезок сюда приносит бонус карты лавки.'
        : `Первый отрезок сюда приносит бонус карты раунда: ${card}.`,
    visitedShop: 'Вы уже получили бонус этой лавки: второй раз она ничего не даст.',
    terrifying: 'Если итоговый маршрут проходит здесь, безумие +1.',
    task: '1 очко за каждый отрезок маршрута между двумя перекрёстками задачи.',
    cafe: 'Первый новый отрезок, который сюда приходит, даёт бонус этого кафе, один раз за игру.',
    visitedCafe: 'Бонус этого кафе уже получен.',
    airport: 'В конце игры отсюда летит вертолёт: он соединяет части маршрута с зелёными перекрёстками.',
    greenCrossing: 'Если итоговый маршрут проходит здесь, это ещё одна зелёная достопримечательность.',
    pier: 'Если итоговый маршрут проходит здесь, считаются туристы, которые ждут у отдалённой достопримечательности.',
    iconic: 'Если итоговый маршрут проходит здесь, достопримечательность приносит свой рейтинг.',
  },
  sources: {
    red: 'Красные туристы, умноженные на красные достопримечательности вдоль маршрута.',
    green: 'Зелёные туристы, умноженные на зелёные достопримечательности вдоль маршрута.',
    blue: 'Синие туристы, умноженные на синие достопримечательности вдоль маршрута.',
    purple: 'Фиолетовые туристы, умноженные на фиолетовые достопримечательности вдоль маршрута.',
    task: 'Личная задача: 1 очко за каждый отрезок маршрута между двумя самыми далёкими её перекрёстками.',
    yellow: 'Жёлтые кварталы вдоль маршрута: столько очков, сколько на звезде.',
    encounter: 'Награда Древнего за каждый успех; станет известна при столкновении.',
    madness:
      'Безумие: по 1 за ужасающее место и за соединение через врата. Чем его больше, тем больше чисел на кубиках столкновения проваливаются.',
  },
  sourceNow: (tourists, landmarks, points) => `${tourists} × ${landmarks} = ${points}`,
  landmarks: russian('достопримечательность', 'достопримечательности', 'достопримечательностей'),
  shopsVisited: russian('лавка', 'лавки', 'лавок'),
  gateLinks: russian('соединение через врата', 'соединения через врата', 'соединений через врата'),
  totalNow: (segments) => `Сумма всех источников с лучшим маршрутом: ${segments}.`,
  roundsLeft: (count) => (count === 0 ? 'последний раунд' : 'предпоследний раунд'),
  rules: 'Правила',
}

const en: BoardWords = {
  map: (name) => `Map: ${name}`,
  mapKeys:
    'Arrows: block; Enter: select, Enter again: confirm. While drawing roads: Enter on a block, then an arrow for its side, D: diagonal; Esc: back.',
  backToOwn: 'Back to your map',
  backTo: (name) => `Back to the map of ${name}`,
  coordinates: 'coordinates',
  roundDice: 'Round dice',
  notRolled: 'not rolled',
  showOpenly: 'Show the task to all',
  penalty: 'Penalty',
  reward: 'Reward',
  fails: 'Madness and failure',
  nothingFails: 'none',
  inForce: 'in force',
  used: 'used',
  held: 'held',
  notHeld: 'none',
  inHand: (count) => `held: ${count}`,
  legend: 'Legend',
  routeChange: (before, after, points) =>
    `route ${before} → ${after}, ${signed(points)} ${inflected('en', points)}`,
  noChange: 'the best route stays as it is',
  chooseOnMap: 'Choose on the map',
  chooseDie: 'Tap a die',
  chosen: (count, of) => `${count} of ${of} chosen`,
  clear: 'Start over',
  best: 'Best route',
  composeHelp: 'Tap segments to extend the line at either end, or to cut it. Gates join parts.',
  routeWorth: (segments, points, madness) =>
    `${segments} · ${points} before the encounter · madness ${madness}`,
  lostChance: (percent) => `chance to lose: ${percent}`,
  expectSuccesses: (count) => `expected successes: ${count}`,
  expectFailures: (count) => `expected failures: ${count}`,
  results: { failure: 'failure', neutral: 'nothing', success: 'success' },
  random: 'random',
  firstPlayer: 'First player',
  challenge: 'Challenge',
  challengePoints: 'Points',
  challengeEncounter: 'Of them from the encounter',
  changedTo: (number) => `changed to ${number}`,
  increase: (die) => `${die}: 1 more`,
  decrease: (die) => `${die}: 1 less`,
  tourists: (words) => `tourists: ${words}`,
  empty: 'no tourists',
  drawn: 'drawn',
  bandLegend: 'best route',
  thinLegend: 'off the route',
  everybodyLeftBehind: 'Final routes',
  irreversible: 'The turn cannot be taken back after this.',
  leads: ({ name, you }) => (you ? 'you lead' : `${name} leads`),
  meets: ({ name, you }) => (you ? 'You meet the Ancient' : `${name} meets the Ancient`),
  stakes: {
    success: 'Success',
    failure: 'Failure',
    lost: 'Three failures',
    eliminated: 'The Ancient wins: no points at all.',
  },
  endTurn: {
    only: 'There is nothing left to draw: press “End turn”.',
    orBonus: 'Spend a bonus, or press “End turn”.',
  },
  placeNames: {
    gate: 'Gate',
    shop: 'Antique shop',
    visitedShop: 'Visited shop',
    terrifying: 'Terrifying place',
    task: 'Crossing of the personal task',
    terrifyingTask: 'Crossing of the personal task, terrifying place',
    cafe: 'Cafe',
    visitedCafe: 'Circled cafe',
    airport: 'Airport',
    greenCrossing: 'Green crossing',
    pier: 'Pier',
    iconic: 'Iconic landmark',
  },
  places: {
    gate: (withoutMadness) =>
      `The final route may enter one gate and leave by another${withoutMadness ? ', with this Ancient without madness.' : ': madness +1.'}`,
    shop: (card) =>
      card === null
        ? 'The first segment that reaches it brings the bonus of the shop card.'
        : `The first segment that reaches it brings the bonus of this round: ${card}.`,
    visitedShop: 'You have had the bonus of this shop: it gives nothing more.',
    terrifying: 'If the final route passes here, madness +1.',
    task: '1 point for every segment of the route between two crossings of the task.',
    cafe: 'The first new segment that comes here gives the bonus of this cafe, once in a game.',
    visitedCafe: 'The bonus of this cafe has been received.',
    airport: 'At the end a helicopter joins parts of the route from here to green crossings.',
    greenCrossing: 'On the final route this is one more green landmark.',
    pier: 'On the final route this brings the tourists who wait at the remote landmark.',
    iconic: 'On the final route this landmark gives its rating.',
  },
  sources: {
    red: 'Red tourists times red landmarks along the route.',
    green: 'Green tourists times green landmarks along the route.',
    blue: 'Blue tourists times blue landmarks along the route.',
    purple: 'Purple tourists times purple landmarks along the route.',
    task: 'Personal task: 1 point for every segment of the route between the two of its crossings that are farthest apart.',
    yellow: 'Yellow blocks along the route: as many points as the star says.',
    encounter: 'What the Ancient pays for every success; known after the encounter.',
    madness:
      'Madness: 1 for every terrifying place and every gate link. The more of it, the more numbers of the encounter dice fail.',
  },
  sourceNow: (tourists, landmarks, points) => `${tourists} × ${landmarks} = ${points}`,
  landmarks: english('landmark'),
  shopsVisited: english('shop'),
  gateLinks: english('gate link'),
  totalNow: (segments) => `All sources together with the best route: ${segments}.`,
  roundsLeft: (count) => (count === 0 ? 'the last round' : 'the last round but one'),
  rules: 'Rules',
}

const POINTS = { ru: russian('очко', 'очка', 'очков'), en: english('point') } as const

/** The word for points that goes with a difference. */
function inflected(language: Language, points: number): string {
  return counted(language, Math.abs(points), POINTS[language]).replace(/^\d+ /, '')
}

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { ru, en }
