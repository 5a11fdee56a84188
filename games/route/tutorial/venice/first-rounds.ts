import type { TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from '../places.ts'
import { questionOf } from './script.ts'

const TAKE = questionOf(1, 1)
const BLOCK = questionOf(1, 2)
const DRAW = questionOf(1, 3)
const END = questionOf(1, 4)

/** Cards and canals, in one turn with all its parts. */
const FIRST_ROUND: readonly TutorialStep[] = [
  {
    id: 'venice',
    at: 0,
    point: { board: [] },
    text: {
      ru: 'Это Венеция. Раунды, туристы и один маршрут в конце вам знакомы. Новое — карты вместо кубиков и каналы рядом с улицами. Кварталы здесь называют локациями, а очки — ОП.',
      en: 'This is Venice. Rounds, tourists and one route at the end you know already. New are cards instead of dice, and canals beside the streets. Blocks are called locations here.',
    },
  },
  {
    id: 'hand',
    at: 0,
    point: { board: ['V2', 'V9'] },
    text: {
      ru: 'Кубиков нет: у вас в руке две карты. Число карты ведёт в локацию, значки под ним — туристы, а внизу может стоять знаковая достопримечательность. Обе привозят по фиолетовому туристу.',
      en: 'There are no dice: you hold two cards. A card’s number leads to a location, the symbols under it are tourists, and an iconic landmark may be named below. Each of these brings a purple tourist.',
    },
  },
  {
    id: 'play',
    at: 0,
    act: 'answer',
    point: { board: ['V9'] },
    text: {
      ru: 'Раунду нужны две карты: одна из руки, другая из очереди. Выложите 3 с площадью Св. Марка и подтвердите.',
      en: 'A round takes two cards: one from your hand, one from the queue. Play the 3 with St Mark’s Square and confirm.',
    },
    instead: {
      ru: 'Можно и её, но дворец Ка-д’Оро нам нужен в следующем раунде. Начнём с площади Св. Марка.',
      en: 'That one would do, but we need Ca’ d’Oro in the next round. Let us begin with St Mark’s Square.',
    },
  },
  {
    id: 'queue',
    at: TAKE,
    point: { board: ['T7', 'T17', 'T12'] },
    text: {
      ru: 'Это очередь. Из её карт открыты 3, а закрыты 7. Закрытая откроется, когда заберут всё, что на ней лежит: часть будущих карт известна заранее.',
      en: 'This is the queue. Of its cards 3 are open and 7 are closed. A closed one opens when everything on top of it is gone, so you know some of what is coming.',
    },
  },
  {
    id: 'take',
    at: TAKE,
    act: 'answer',
    point: { board: ['T7'] },
    text: {
      ru: 'Под каждой картой написано, куда она приведёт вместе с вашей. Возьмите 1 с двумя зелёными: с ней можно в (1;3) или в (3;1).',
      en: 'Under each card you read where it would lead together with yours. Take the 1 with two greens: it leads to (1;3) or (3;1).',
    },
    instead: {
      ru: 'И так бывает хорошо, но сейчас возьмём карту с двумя зелёными слева.',
      en: 'That can be a good choice too, but let us take the card with two greens on the left.',
    },
  },
  {
    id: 'rating',
    at: BLOCK,
    point: { panel: PLACES.ratings, board: ['b54'] },
    text: {
      ru: 'Карта с площадью Св. Марка подняла её рейтинг с 4 до 7. Жёлтая локация даёт столько ОП, сколько на её звезде, если маршрут пройдёт вдоль неё.',
      en: 'The card with St Mark’s Square has raised its rating from 4 to 7. A yellow location gives the points on its star if the route passes along it.',
    },
  },
  {
    id: 'block',
    at: BLOCK,
    act: 'answer',
    point: { board: ['b31'] },
    text: {
      ru: 'Приедут двое зелёных и фиолетовый. Выберите зелёный Сад палаццо в (3;1).',
      en: 'Two green tourists and a purple one will arrive. Choose the green Palazzo Garden at (3;1).',
    },
    instead: {
      ru: 'Винные подвалы красные, а зелёным туристам нужен сад: возьмём (3;1).',
      en: 'The Wine Cellars are red, and green tourists want a garden: let us take (3;1).',
    },
  },
  {
    id: 'kinds',
    at: DRAW,
    point: { board: ['wv42', 'v32'] },
    text: {
      ru: 'Дороги здесь двух видов: светлые улицы и каналы. За ход рисуют либо по улицам, либо по каналам. В следующем ходу вид можно сменить.',
      en: 'Roads are of two kinds here: pale streets, and canals. A turn is drawn either on streets or on canals. The next turn may take the other kind.',
    },
  },
  {
    id: 'canals',
    at: DRAW,
    act: 'answer',
    point: { board: ['wh21', 'wh31'] },
    text: {
      ru: 'Проведите два канала: вдоль сада и дальше, вдоль дворца Ка-д’Оро. Мост между ними не мешает: под мостом проплывают.',
      en: 'Draw two canals: along the garden, then on along Ca’ d’Oro. The bridge between them is no obstacle: boats pass under it.',
    },
    instead: {
      ru: 'И так нарисовать можно, но урок поплывёт на восток, вдоль сада и дворца.',
      en: 'You might draw that, but the lesson sails east, along the garden and the palace.',
    },
  },
  {
    id: 'cafe',
    at: END,
    point: { board: ['c41'] },
    text: {
      ru: 'Канал дошёл до кафе, и его бонус сразу ваш: лишний отрезок. Каждое кафе угощает один раз за партию, зато за ход можно зайти в несколько.',
      en: 'The canal has reached a cafe, and its bonus is yours at once: an extra segment. Each cafe gives once in a game, but one turn may visit several.',
    },
  },
  {
    id: 'score',
    at: END,
    act: 'answer',
    point: { panel: PLACES.score },
    text: {
      ru: 'Уже 7 ОП: за зелёных 2, за дворец Ка-д’Оро 4 и за бонус кафе 1, пока он не истрачен. Отрезок прибережём. Завершите ход.',
      en: 'You have 7 points: 2 for the greens, 4 for Ca’ d’Oro, and 1 for the cafe bonus as long as it is not used. We keep the segment. End the turn.',
    },
    instead: {
      ru: 'Отрезок скоро понадобится: пока прибережём его и завершим ход.',
      en: 'We shall need the segment soon: let us keep it and end the turn.',
    },
  },
]

/** A landmark that rises, roads side by side, a bonus segment, and what canals are for. */
const SECOND_ROUND: readonly TutorialStep[] = [
  {
    id: 'play-2',
    at: questionOf(2),
    act: 'answer',
    point: { board: ['V2'] },
    text: {
      ru: 'Карты раунда ушли в сброс, и рука пополнилась из колоды. Выложите 2 с дворцом Ка-д’Оро: ваш маршрут уже идёт вдоль него.',
      en: 'The cards of the round are discarded, and your hand is filled up from the deck. Play the 2 with Ca’ d’Oro: your route already passes along it.',
    },
  },
  {
    id: 'take-2',
    at: questionOf(2, 1),
    act: 'answer',
    point: { board: ['T12'] },
    text: {
      ru: 'Возьмите 6 с двумя зелёными. Рейтинг дворца вырастет до 7, и ваш маршрут подорожает сразу.',
      en: 'Take the 6 with two greens. The palace rises to 7, and your route gains at once.',
    },
  },
  {
    id: 'block-2',
    at: questionOf(2, 2),
    act: 'answer',
    point: { board: ['b62'] },
    text: {
      ru: 'Выберите Зелёное кампо в (6;2): зелёных умножают на зелёные достопримечательности.',
      en: 'Choose the Green Campo at (6;2): greens are multiplied by green landmarks.',
    },
  },
  {
    id: 'beside',
    at: questionOf(2, 3),
    point: { board: ['wh52', 'h52', 'b62', 'b63'] },
    text: {
      ru: 'Здесь канал и улица идут рядом, и каждая дорога касается только своей стороны: канал — (6;2), улица — (6;3). Локация за дорогой другого вида от неё отрезана.',
      en: 'Here a canal and a street run side by side, and each touches its own side only: the canal (6;2), the street (6;3). A location beyond a road of the other kind is cut off.',
    },
  },
  {
    id: 'canals-2',
    at: questionOf(2, 3),
    act: 'answer',
    point: { board: ['wh42', 'wh52'] },
    text: {
      ru: 'Проведите два канала: один вдоль кампо, другой перед ним, западнее.',
      en: 'Draw two canals: one along the campo, the other before it, to the west.',
    },
  },
  {
    id: 'extra',
    at: questionOf(2, 4),
    act: 'answer',
    point: { panel: PLACES.ways, board: ['wv41'] },
    text: {
      ru: 'Два куска не соединены. Отрезок из кафе проводят где угодно, по улице или по каналу. Выберите «бонусный отрезок» и соедините их каналом вдоль Таверн у моста.',
      en: 'The two pieces do not meet. The segment of a cafe goes anywhere, on a street or on a canal. Choose “bonus segment” and join them by the canal along the Bridge Taverns.',
    },
    instead: {
      ru: 'Ход можно было бы и завершить, но сначала соединим куски отрезком из кафе.',
      en: 'The turn could end here, but let us first join the pieces by the segment of the cafe.',
    },
  },
  {
    id: 'purple',
    at: questionOf(2, 5),
    point: { panel: PLACES.score },
    text: {
      ru: 'Фиолетовых достопримечательностей в Венеции нет: фиолетовых умножают по числу каналов маршрута. С 4 каналов на 1, с 7 на 2, с 9 на 3, с 11 на 4. У вас каналов 5.',
      en: 'Venice has no purple landmarks: purple tourists are multiplied by the canals of the route. From 4 canals by 1, from 7 by 2, from 9 by 3, from 11 by 4. You have 5.',
    },
  },
  {
    id: 'end-2',
    at: questionOf(2, 5),
    act: 'answer',
    point: { panel: PLACES.finish },
    text: {
      ru: 'Было 10 ОП, стало 21. Теперь с каждым новым каналом фиолетовые могут подорожать. Завершите ход.',
      en: 'It was 10 points, now it is 21. From here on new canals can make purple tourists worth more. End the turn.',
    },
  },
]

/** Rounds on the water. */
export const FIRST_ROUNDS: readonly TutorialStep[] = [...FIRST_ROUND, ...SECOND_ROUND]
