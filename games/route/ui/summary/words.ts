import type { Language } from '@curio/ui/language'

/** A part of the page: a heading, a few sentences under the figure. */
interface Part {
  readonly title: string
  readonly text: string
}

export interface SummaryWords {
  readonly title: string
  readonly goal: Part
  readonly dice: Part
  readonly tourists: Part
  readonly roads: Part
  /** What crossings hold. */
  readonly places: {
    readonly title: string
    readonly gate: string
    readonly shop: string
    readonly terrifying: string
    readonly task: string
  }
  readonly count: Part & { readonly sum: string }
  readonly encounter: Part & { readonly success: string; readonly nothing: string; readonly failure: string }
  /** What the figures show, for those who listen. */
  readonly figures: Readonly<Record<'goal' | 'dice' | 'tourists' | 'roads' | 'count' | 'encounter', string>>
}

const ru: SummaryWords = {
  title: 'Игра на одной странице',
  goal: {
    title: 'Цель',
    text: 'Десять раундов вы расселяете туристов и рисуете дороги на своей карте. В конце остаётся одна непрерывная линия: итоговый маршрут. Очки приносит только то, что лежит вдоль него.',
  },
  dice: {
    title: '1. Кубики ведут в квартал',
    text: 'Два кубика раунда общие для всех. Их числа — столбец и ряд в любом порядке: 1 и 2 ведут в (1;2) или (2;1). Квартал должен быть пустым; если заняты оба, выберите любой пустой, но только для одного туриста.',
  },
  tourists: {
    title: '2. Туристы приезжают',
    text: 'Значки на кубиках показывают, кто приедет: круг — красный, квадрат — зелёный, треугольник — синий, крест — фиолетовый. Каждому нравятся достопримечательности своего цвета, а жёлтые нравятся всем.',
  },
  roads: {
    title: '3. Рисуем дороги',
    text: 'Два отрезка подряд, хотя бы один вдоль выбранного квартала, или один где угодно, или ни одного. Реку переходят только по мостам. Пока ход не завершён, всё нарисовано карандашом и можно отменить.',
  },
  places: {
    title: 'Что есть на перекрёстках',
    gate: 'Врата соединяют части маршрута, каждое соединение: безумие +1',
    shop: 'Лавка: дорисуйте до неё и сразу получите бонус карты раунда',
    terrifying: 'Ужасающее место на маршруте: безумие +1',
    task: 'Личная задача: очко за каждый отрезок между двумя её флажками',
  },
  count: {
    title: '4. Итоговый маршрут',
    text: 'Туристы каждого цвета умножаются на достопримечательности своего цвета вдоль линии. Прибавьте звёзды жёлтых кварталов и личную задачу. Всё, что в стороне, не считается.',
    sum: '3 туриста × 2 достопримечательности = 6 очков',
  },
  encounter: {
    title: '5. Столкновение с Древним',
    text: 'Три кубика. Чем больше безумия, тем больше чисел проваливается. За успехи Древний платит, за провалы наказывает, а три провала означают поражение. Фолианты из лавок помогают: перебросить, прибавить 2, считать четвёрку успехом.',
    success: '5 и 6: успех',
    nothing: 'остальное: ничего',
    failure: 'малые числа: провал',
  },
  figures: {
    goal: 'Карта с итоговым маршрутом, части которого соединены вратами',
    dice: 'Кубики с числами 1 и 2 и два квартала, в которые они ведут',
    tourists: 'Квартал (2;1) с двумя красными туристами и одним синим',
    roads: 'Два отрезка карандашом вдоль квартала (2;1)',
    count: 'Маршрут мимо двух красных кварталов с тремя красными туристами',
    encounter: 'Четыре Древних и три кубика: успех, ничего, провал',
  },
}

const en: SummaryWords = {
  title: 'The game on one page',
  goal: {
    title: 'The goal',
    text: 'For ten rounds you settle tourists and draw roads on a map of your own. At the end one continuous line stays: the final route. Only what lies along it scores.',
  },
  dice: {
    title: '1. Dice lead to a block',
    text: 'The two dice of a round are for everybody. Their numbers are a column and a row, in either order: 1 and 2 lead to (1;2) or (2;1). The block must be empty; if both are taken, choose any empty one, for a single tourist.',
  },
  tourists: {
    title: '2. Tourists arrive',
    text: 'The signs on the dice show who comes: a circle is red, a square green, a triangle blue, a cross purple. Each of them likes landmarks of their own colour, and everybody likes the yellow ones.',
  },
  roads: {
    title: '3. Draw roads',
    text: 'Two segments in a row, at least one of them along the chosen block, or one anywhere, or none. Only bridges cross the river. Until you end the turn everything is in pencil and can be taken back.',
  },
  places: {
    title: 'What crossings hold',
    gate: 'Gates join parts of the route, each link: madness +1',
    shop: 'Shop: draw up to it and get the bonus of the round’s card at once',
    terrifying: 'Terrifying place on the route: madness +1',
    task: 'Personal task: a point for every segment between two of its flags',
  },
  count: {
    title: '4. The final route',
    text: 'Tourists of each colour are multiplied by landmarks of their colour along the line. Add the stars of yellow blocks and the personal task. Whatever lies aside does not count.',
    sum: '3 tourists × 2 landmarks = 6 points',
  },
  encounter: {
    title: '5. Meet the Ancient',
    text: 'Three dice. The more madness, the more numbers fail. The Ancient pays for successes and punishes failures, and three failures lose the game. Tomes from the shops help: reroll, add 2, count a 4 as a success.',
    success: '5 and 6: success',
    nothing: 'the rest: nothing',
    failure: 'low numbers: failure',
  },
  figures: {
    goal: 'A map with a final route whose parts are joined by gates',
    dice: 'Dice with the numbers 1 and 2, and the two blocks they lead to',
    tourists: 'Block (2;1) with two red tourists and a blue one',
    roads: 'Two segments in pencil along block (2;1)',
    count: 'A route past two red blocks with three red tourists',
    encounter: 'The four Ancients, and three dice: success, nothing, failure',
  },
}

export const SUMMARY_WORDS: Readonly<Record<Language, SummaryWords>> = { ru, en }
