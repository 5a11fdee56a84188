import type { TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from '../places.ts'
import { questionOf } from './script.ts'

const DICE = questionOf(1)
const BLOCK = questionOf(1, 1)
const DRAW = questionOf(1, 2)
const END = questionOf(1, 3)
const FIRST_ROADS = ['v20', 'v21']

/** The goal, the task, and one turn with all its parts. */
export const FIRST_ROUND: readonly TutorialStep[] = [
  {
    id: 'goal',
    at: 0,
    text: {
      ru: 'Это Аркхэм. За десять раундов вы расселите по кварталам туристов и нарисуете дороги, а в конце оставите одну непрерывную линию: маршрут. Очки приносит только то, что лежит вдоль него. Кубики в этой партии известны заранее.',
      en: 'This is Arkham. In ten rounds you settle tourists in its blocks and draw roads; at the end you keep one continuous line, the route. Only what lies along it scores. The dice of this game are known beforehand.',
    },
  },
  {
    id: 'colours',
    at: 0,
    point: { board: ['b21', 'b31', 'b23', 'b14', 'b42', 'b22'] },
    text: {
      ru: 'Цвет квартала говорит, кому он интересен: туристы умножаются на достопримечательности своего цвета. Жёлтый нравится всем и приносит столько очков, сколько на его звезде. В белом смотреть нечего, но жить можно и там.',
      en: 'A block’s colour says whom it interests: tourists are multiplied by landmarks of their own colour. Yellow pleases everybody and brings the points on its star. A white block has no landmark, yet tourists may stay there.',
    },
  },
  {
    id: 'task',
    at: 0,
    act: 'answer',
    point: { panel: PLACES.tasks, board: ['c22', 'c30', 'c45', 'c51'] },
    text: {
      ru: 'Сначала личная задача: очко за каждый отрезок маршрута между двумя её перекрёстками. Чем длиннее путь от одного к другому, тем лучше. Нажмите карту «Путь почтальона», затем «Подтвердить».',
      en: 'First a personal task: a point for every segment of the route between two of its crossings. The longer the way from one to the other, the better. Tap the card “The Postman’s Way”, then “Confirm”.',
    },
    instead: {
      ru: 'Эта задача не хуже, но в уроке понадобится «Путь почтальона».',
      en: 'That task is just as good, but this lesson needs “The Postman’s Way”.',
    },
  },
  {
    id: 'dice',
    at: DICE,
    point: { panel: PLACES.dice },
    text: {
      ru: 'Пять кубиков. Когда играют в одиночку, три доступны, а два ждут. Вы берёте два: их числа ведут в квартал, а значки показывают, какие туристы туда приедут.',
      en: 'Five dice. When you play alone, three are available and two wait. You take two: their numbers lead to a block, their symbols show which tourists arrive there.',
    },
  },
  {
    id: 'take',
    at: DICE,
    act: 'answer',
    point: { board: ['red', 'blue'] },
    text: {
      ru: 'Возьмите красный 1 и синий 2, затем подтвердите. Круг — красный турист, треугольник — синий. Приедут трое.',
      en: 'Take the red 1 and the blue 2, then confirm. A circle is a red tourist, a triangle a blue one. Three will arrive.',
    },
  },
  {
    id: 'block',
    at: BLOCK,
    act: 'answer',
    point: { board: ['b21'] },
    text: {
      ru: 'Числа 1 и 2 дают два квартала: (1;2) и (2;1). Сначала столбец, потом ряд. Двое из троих туристов красные, поэтому выберите красный ресторан в (2;1).',
      en: 'The numbers 1 and 2 give two blocks, (1;2) and (2;1): first the column, then the row. Two of the three tourists are red, so choose the red restaurant at (2;1).',
    },
    instead: {
      ru: 'Синий музей тоже подошёл бы, но красных туристов больше: возьмём (2;1).',
      en: 'The blue museum would do as well, but most of the tourists are red: let us take (2;1).',
    },
  },
  {
    id: 'ways',
    at: DRAW,
    point: { panel: PLACES.ways },
    text: {
      ru: 'Теперь дороги. Способов три: два отрезка подряд, если хотя бы один идёт вдоль выбранного квартала; один отрезок где угодно; ни одного. Способ выбирают здесь.',
      en: 'Now the roads. There are three ways: two segments in a row, at least one of them along the chosen block; one segment anywhere; or none. The way is chosen here.',
    },
  },
  {
    id: 'draw',
    at: DRAW,
    act: 'answer',
    point: { board: FIRST_ROADS },
    text: {
      ru: 'Проведите две подсвеченные дороги: от врат на верхнем краю вниз, к реке. Нажмите одну, потом другую и подтвердите. Вдоль дороги лежат кварталы по обе её стороны.',
      en: 'Draw the two lit roads, from the gate at the upper edge down to the river: tap one, then the other, and confirm. The blocks on both sides lie along the road.',
    },
  },
  {
    id: 'score',
    at: END,
    point: { panel: PLACES.score },
    text: {
      ru: 'Полоса очков. Двое красных при одной красной достопримечательности: 2. Один синий при одной синей: 1, ведь дорога прошла и мимо синего Исторического общества. Вместе 3.',
      en: 'The score strip. Two reds at one red landmark: 2. One blue at one blue landmark: 1, for the road also passes the blue Historical Society. Together 3.',
    },
  },
  {
    id: 'undo',
    at: END,
    act: 'undo',
    point: { panel: PLACES.undo, board: ['c20', 'c22'] },
    text: {
      ru: 'Пока ход не завершён, любой ответ можно вернуть. Попробуйте: нажмите «Отменить» и посмотрите, как отрезки исчезнут.',
      en: 'Until the turn is over, every answer can be taken back. Try it: press “Undo” and see the segments vanish.',
    },
  },
  {
    id: 'redraw',
    at: DRAW,
    act: 'answer',
    point: { board: FIRST_ROADS },
    text: {
      ru: 'Отрезков снова нет, а туристы остались. Проведите те же две дороги ещё раз.',
      en: 'The segments are gone, the tourists are still there. Draw the same two roads once more.',
    },
  },
  {
    id: 'finish',
    at: END,
    act: 'answer',
    point: { panel: PLACES.finish },
    text: {
      ru: 'Теперь нажмите «Завершить ход». Это отдельное действие: после него карандаш становится чернилами, кубики бросают заново, и вернуть уже ничего нельзя.',
      en: 'Now press “End turn”. It is an act of its own: after it pencil becomes ink, dice are rolled again, and nothing can be taken back.',
    },
  },
]
