import { counted, english, type Language, russian } from '@curio/ui/language'

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
  readonly increase: (die: string) => string
  readonly decrease: (die: string) => string
  readonly tourists: (words: string) => string
  readonly empty: string
  readonly drawn: string
  readonly bandLegend: string
  readonly thinLegend: string
  readonly everybodyLeftBehind: string
  readonly irreversible: string
  readonly roundsLeft: (count: number) => string
  readonly rules: string
  readonly whyNot: Readonly<Record<WhyNotKind, string>>
}

const WHY_NOT_KINDS = [
  'notYourMove',
  'over',
  'occupied',
  'otherCoordinates',
  'alreadyDrawn',
  'notAlong',
  'noPair',
  'noDiagonal',
  'noRoad',
  'otherQuestion',
  'dieUnavailable',
  'dieRound',
  'dieWaiting',
  'notYourSegment',
  'routeGap',
  'notDrawnRoute',
  'joinsNothing',
  'shopFar',
  'shopUsed',
  'noTourists',
  'blocksLate',
  'roadsEarly',
] as const
export type WhyNotKind = (typeof WHY_NOT_KINDS)[number]

/** The rule that each refusal rests on. */
export const WHY_NOT_RULES: Readonly<Record<WhyNotKind, string | null>> = {
  notYourMove: null,
  over: null,
  occupied: 'RT-DM-15',
  otherCoordinates: 'RT-P3-3',
  alreadyDrawn: 'RT-DM-13',
  notAlong: 'RT-P5-3',
  noPair: 'RT-P5-4',
  noDiagonal: 'RT-BON-21',
  noRoad: 'RT-DM-35',
  otherQuestion: null,
  dieUnavailable: 'RT-P2-3',
  dieRound: 'RT-P2-7',
  dieWaiting: 'RT-INIT-4',
  notYourSegment: 'RT-EFG-3',
  routeGap: 'RT-FR-6',
  notDrawnRoute: 'RT-FR-1',
  joinsNothing: 'RT-EFG-3',
  shopFar: 'RT-BON-2',
  shopUsed: 'RT-BON-4',
  noTourists: 'RT-ANC-CTH-5',
  blocksLate: 'RT-P3-1',
  roadsEarly: 'RT-P5-2',
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

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0')

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
  increase: (die) => `${die}: на 1 больше`,
  decrease: (die) => `${die}: на 1 меньше`,
  tourists: (words) => `туристы: ${words}`,
  empty: 'туристов нет',
  drawn: 'нарисовано',
  bandLegend: 'лучший маршрут',
  thinLegend: 'вне маршрута',
  everybodyLeftBehind: 'Итоговые маршруты',
  irreversible: 'После этого ход не отменить.',
  roundsLeft: (count) => (count === 0 ? 'последний раунд' : 'предпоследний раунд'),
  rules: 'Правила',
  whyNot: {
    notYourMove: 'Сейчас выбираете не вы.',
    over: 'Игра окончена.',
    occupied: 'В этом квартале уже стоят туристы.',
    otherCoordinates: 'Числа кубиков ведут в другой квартал.',
    alreadyDrawn: 'По этой дороге отрезок уже проведён.',
    notAlong: 'Из двух отрезков хотя бы один должен идти вдоль выбранного квартала.',
    noPair: 'Эта дорога не продолжает первый отрезок.',
    noDiagonal: 'Для диагонали нужен бонус или эффект «Тайный переулок».',
    noRoad: 'Здесь нет дороги.',
    otherQuestion: 'Сейчас решается другое: смотрите строку наверху.',
    dieUnavailable: 'Этот кубик убран и в раунде не участвует.',
    dieRound: 'Этот кубик уже взят в раунд.',
    dieWaiting: 'Этот кубик в раунде не участвует.',
    notYourSegment: 'Стереть можно только свой нарисованный отрезок.',
    routeGap: 'Этот отрезок не продолжает линию ни с одного конца.',
    notDrawnRoute: 'Маршрут идёт только по нарисованным отрезкам.',
    joinsNothing: 'Новый отрезок должен примыкать к нарисованным.',
    shopFar: 'Новые отрезки не дошли до этой лавки.',
    shopUsed: 'Эта лавка уже посещена.',
    noTourists: 'Здесь нет туристов, которых забирает Древний.',
    blocksLate: 'Квартал этого раунда уже выбран.',
    roadsEarly: 'Отрезки рисуют после туристов.',
  },
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
  increase: (die) => `${die}: 1 more`,
  decrease: (die) => `${die}: 1 less`,
  tourists: (words) => `tourists: ${words}`,
  empty: 'no tourists',
  drawn: 'drawn',
  bandLegend: 'best route',
  thinLegend: 'off the route',
  everybodyLeftBehind: 'Final routes',
  irreversible: 'The turn cannot be taken back after this.',
  roundsLeft: (count) => (count === 0 ? 'the last round' : 'the last round but one'),
  rules: 'Rules',
  whyNot: {
    notYourMove: 'It is not yours to choose now.',
    over: 'The game is over.',
    occupied: 'Tourists stand in this block already.',
    otherCoordinates: 'The numbers of the dice lead to another block.',
    alreadyDrawn: 'This road carries a segment already.',
    notAlong: 'At least one of the two segments has to run along the chosen block.',
    noPair: 'This road does not continue the first segment.',
    noDiagonal: 'A diagonal needs a bonus or the effect Secret Alley.',
    noRoad: 'There is no road here.',
    otherQuestion: 'Something else is decided now, see the line above.',
    dieUnavailable: 'This die is out for the round.',
    dieRound: 'This die is taken for the round already.',
    dieWaiting: 'This die plays no part in the round.',
    notYourSegment: 'Only a segment you have drawn can be erased.',
    routeGap: 'This segment continues the line at neither end.',
    notDrawnRoute: 'The route runs on drawn segments only.',
    joinsNothing: 'The new segment has to join those that are drawn.',
    shopFar: 'The new segments do not reach this shop.',
    shopUsed: 'This shop has been visited.',
    noTourists: 'There are no tourists here for the Ancient to take.',
    blocksLate: 'The block of this round is chosen already.',
    roadsEarly: 'Segments are drawn after the tourists.',
  },
}

const POINTS = { ru: russian('очко', 'очка', 'очков'), en: english('point') } as const

/** The word for points that goes with a difference. */
function inflected(language: Language, points: number): string {
  return counted(language, Math.abs(points), POINTS[language]).replace(/^\d+ /, '')
}

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { ru, en }
