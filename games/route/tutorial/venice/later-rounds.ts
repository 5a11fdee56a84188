import type { TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from '../places.ts'
import { questionOf } from './script.ts'

/** A cafe at the water, and its transfer. */
const THIRD_ROUND: readonly TutorialStep[] = [
  {
    id: 'play-3',
    at: questionOf(3),
    act: 'answer',
    point: { board: ['V5', 'T17'] },
    text: {
      ru: 'В очереди открыта одна карта: 5. Выложите свою 5 с площадью Св. Марка: две пятёрки ведут в одну локацию, (5;5).',
      en: 'One card is open in the queue: a 5. Play your own 5 with St Mark’s Square: two fives lead to a single location, (5;5).',
    },
    instead: {
      ru: 'Красные туристы подождут: сейчас выложим площадь Св. Марка.',
      en: 'The red tourists can wait: let us play St Mark’s Square now.',
    },
  },
  {
    id: 'take-3',
    at: questionOf(3, 1),
    act: 'answer',
    point: { board: ['T17'] },
    text: {
      ru: 'Возьмите её. Приедут фиолетовый и двое синих, а площадь Св. Марка поднимется до 9.',
      en: 'Take it. A purple tourist and two blue ones arrive, and St Mark’s Square rises to 9.',
    },
  },
  {
    id: 'shore',
    at: questionOf(3, 2),
    point: { board: ['c44'] },
    text: {
      ru: 'Стрелки на чашке — пересадка. В кафе у воды заходят с канала или с улицы его берега. С другого берега — только если на перекрёстке мост.',
      en: 'The arrows on the cup mean a transfer. A cafe at the water is visited by canal or from a street on its shore. From the other shore only if the crossing has a bridge.',
    },
  },
  {
    id: 'canals-3',
    at: questionOf(3, 2),
    act: 'answer',
    point: { board: ['wh44', 'wv44', 'c44'] },
    text: {
      ru: 'Проведите через это кафе два канала: к северу и к западу от (5;5).',
      en: 'Draw two canals through this cafe: north and west of (5;5).',
    },
  },
  {
    id: 'end-3',
    at: questionOf(3, 3),
    act: 'answer',
    point: { panel: PLACES.finish },
    text: {
      ru: 'Пересадка ваша, но послужит она только в одном из следующих ходов. Завершите ход.',
      en: 'The transfer is yours, but it serves only in a later turn. End the turn.',
    },
  },
]

/** Streets and bridges, and how everything comes together. */
const FOURTH_ROUND: readonly TutorialStep[] = [
  {
    id: 'play-4',
    at: questionOf(4),
    act: 'answer',
    point: { board: ['T6', 'V6', 'V10'] },
    text: {
      ru: 'Открытые карты очереди разобраны, и открылись две из тех, что лежали под ними. Выложите 6 с двумя красными.',
      en: 'The open cards of the queue are gone, and two of those under them have opened. Play the 6 with two reds.',
    },
  },
  {
    id: 'take-4',
    at: questionOf(4, 1),
    act: 'answer',
    point: { board: ['V10'] },
    text: {
      ru: 'Возьмите 4 с дворцом Ка-д’Оро: он поднимется до 9.',
      en: 'Take the 4 with Ca’ d’Oro: it rises to 9.',
    },
    instead: {
      ru: 'Дворец подорожал бы и так, но две шестёрки увели бы нас в угол. Возьмём 4.',
      en: 'The palace would rise as well, but two sixes would lead us into the corner. Let us take the 4.',
    },
  },
  {
    id: 'block-4',
    at: questionOf(4, 2),
    act: 'answer',
    point: { board: ['b64'] },
    text: {
      ru: 'Выберите (6;4). В белой локации смотреть нечего, зато улица вдоль неё поможет соединить нарисованное.',
      en: 'Choose (6;4). There is nothing to see in a white location, but a street along it helps to join what is drawn.',
    },
    instead: {
      ru: 'Церковь Салюте тоже хороша, но нам пора соединить нарисованное: возьмём (6;4).',
      en: 'The Salute Church is good as well, but it is time to join what is drawn: let us take (6;4).',
    },
  },
  {
    id: 'bridges',
    at: questionOf(4, 3),
    point: { board: ['c62', 'c53', 'c54'] },
    text: {
      ru: 'На этот раз рисуем по улицам. Улицы, между которыми лежит канал, за ход можно соединить только на мосту: вот три из них.',
      en: 'This time we draw on streets. Streets with a canal between them can be joined in a turn only at a bridge: here are three.',
    },
  },
  {
    id: 'streets',
    at: questionOf(4, 3),
    act: 'answer',
    point: { board: ['v62', 'h53'] },
    text: {
      ru: 'Проведите две улицы: от конца вашего канала на юг, к кафе, и оттуда на запад вдоль (6;4).',
      en: 'Draw two streets: from the end of your canal south to the cafe, and from there west along (6;4).',
    },
  },
  {
    id: 'extra-4',
    at: questionOf(4, 4),
    act: 'answer',
    point: { panel: PLACES.ways, board: ['v53'] },
    text: {
      ru: 'В кафе снова отрезок. Выберите «бонусный отрезок» и проведите его по улице вдоль площади Св. Марка, до вашего канала.',
      en: 'The cafe gave a segment again. Choose “bonus segment” and draw it on the street along St Mark’s Square, down to your canal.',
    },
  },
  {
    id: 'leap',
    at: questionOf(4, 5),
    act: 'answer',
    point: { panel: PLACES.score },
    text: {
      ru: 'Было 30 ОП, стало 49! Маршрут переходит с улицы на канал и обратно на любом перекрёстке, сколько угодно раз. Завершите ход.',
      en: 'It was 30 points, now it is 49! A route changes between street and canal at any crossing, as often as you like. End the turn.',
    },
  },
]

/** A card with a symbol, the transfer, and the goal. */
const FIFTH_ROUND: readonly TutorialStep[] = [
  {
    id: 'symbol',
    at: questionOf(5),
    point: { board: ['E2'] },
    text: {
      ru: 'На новой карте вместо туристов символ. Она добавит одного туриста с другой карты раунда и включит эффект; здесь это «Повтор», ещё один такой же.',
      en: 'The new card shows a symbol instead of tourists. It adds one tourist from the other card of the round and puts an effect in force; here it is Repeat, one more of the same.',
    },
  },
  {
    id: 'play-5',
    at: questionOf(5),
    act: 'answer',
    point: { board: ['T14'] },
    text: {
      ru: 'Выложите 2 с двумя синими.',
      en: 'Play the 2 with two blues.',
    },
  },
  {
    id: 'take-5',
    at: questionOf(5, 1),
    act: 'answer',
    point: { board: ['E2'] },
    text: {
      ru: 'Возьмите карту с символом. Числа 2 и 2 ведут к церкви Фрари, и синих приедет 4.',
      en: 'Take the card with the symbol. The numbers 2 and 2 lead to the Frari Church, and 4 blue tourists arrive.',
    },
  },
  {
    id: 'transfer',
    at: questionOf(5, 2),
    act: 'answer',
    point: { board: ['wh11', 'v11'] },
    text: {
      ru: 'Теперь пересадка: один отрезок по каналу, другой по улице, с общим перекрёстком. Проведите канал к северу от церкви и улицу к западу от неё.',
      en: 'Now the transfer: one segment on a canal, the other on a street, with a crossing in common. Draw the canal north of the church and the street west of it.',
    },
  },
  {
    id: 'goal',
    at: questionOf(5, 3),
    act: 'answer',
    point: { panel: PLACES.goals },
    text: {
      ru: 'Цель: 3 отрезка маршрута по краю карты, пока есть 1. Сама цель ОП в одиночку не даёт, но ваш вызов — 160 ОП и 1 цель. Завершите ход.',
      en: 'The goal: 3 segments of the route on the edge of the map; so far there is 1. Alone a goal gives no points, but your challenge is 160 points and 1 goal. End the turn.',
    },
  },
]

/** Then the learner plays, or watches four rounds and plays the last. */
const LAST_ROUNDS: readonly TutorialStep[] = [
  {
    id: 'fork',
    at: questionOf(6),
    act: 'fork',
    point: { board: [] },
    text: {
      ru: 'Раунды 6, 7, 8 и 9 сыграйте сами: просто продолжайте. Или отдайте их уроку: он возьмёт те же карты и вернёт вам последний раунд.',
      en: 'Rounds 6, 7, 8 and 9 you can play yourself: just go on. Or leave them to the lesson: it takes the same cards and hands you the last round.',
    },
  },
]

export const LATER_ROUNDS: readonly TutorialStep[] = [
  ...THIRD_ROUND,
  ...FOURTH_ROUND,
  ...FIFTH_ROUND,
  ...LAST_ROUNDS,
]
