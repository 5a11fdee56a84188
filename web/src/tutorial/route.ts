import type { Tutorial } from './tutorial.ts'

/** The first round of Route, alone, with dice that are known. */
export const routeTutorial: Tutorial = {
  id: 'route-first',
  game: 'route',
  options: { ancient: 'CTHULHU', challenge: { row: 0, column: 0 } },
  seed: '0000000000000000000000000000000000000000000000000000000000000001',
  steps: [
    {
      question: 0,
      text: {
        ru: 'Перед вами карта Аркхэма. За десять раундов вы расставите по кварталам туристов и нарисуете дороги, а в конце оставите одну непрерывную линию: итоговый маршрут. Очки приносит только то, что лежит вдоль него.',
        en: 'This is the map of Arkham. In ten rounds you place tourists in its blocks and draw roads; at the end you keep one continuous line, the final route. Only what lies along it scores.',
      },
    },
    {
      question: 0,
      text: {
        ru: 'Сначала выберите личную задачу. Она даёт очко за каждый отрезок маршрута между двумя её перекрёстками. Возьмите «Этюды художника»: её перекрёстки ближе к середине. Нажмите на карту, затем «Подтвердить».',
        en: 'First choose a personal task. It gives a point for every segment of the route between two of its crossings. Take the second one, whose crossings lie nearer to the middle: tap the card, then “Confirm”.',
      },
      accept: ['TG6', 'TG6:open'],
    },
    {
      question: 1,
      text: {
        ru: 'Кубики брошены. В одиночной игре вы сами берёте два из трёх доступных: их числа дают координаты квартала, а значки туристов. Возьмите красный 5 и синий 2.',
        en: 'The dice are rolled. Alone, you take two of the three available ones yourself: their numbers are the coordinates of a block, their symbols the tourists. Take red 5 and blue 2.',
      },
      accept: [['red', 'blue']],
    },
    {
      question: 2,
      highlight: { kind: 'map', ids: ['b52', 'b25'] },
      text: {
        ru: 'Числа 5 и 2 подходят к двум кварталам: (5;2) и (2;5). Первое число: столбец, второе: строка. На синем кубике синий турист, а в (5;2) синяя библиотека; туристы умножаются на достопримечательности своего цвета. Выберите (5;2).',
        en: 'The numbers 5 and 2 fit two blocks, (5;2) and (2;5): the first number is the column, the second the row. The blue die shows a blue tourist and (5;2) is a blue library; tourists are multiplied by landmarks of their colour. Choose (5;2).',
      },
      accept: ['b52'],
    },
    {
      question: 3,
      text: {
        ru: 'Теперь дороги. Можно нарисовать два отрезка подряд, если хотя бы один идёт вдоль выбранного квартала, или один где угодно. Они рисуются карандашом: до конца хода всё можно отменить.',
        en: 'Now the roads. Draw two segments in a row, at least one of them along the chosen block, or a single one anywhere. They are drawn in pencil: until the turn ends, everything can be undone.',
      },
    },
    {
      question: 3,
      text: {
        ru: 'Нарисуйте два отрезка у квартала (5;2): нажмите на дорогу, потом на её продолжение, и подтвердите.',
        en: 'Draw two segments at block (5;2): tap a road, then the one that continues it, and confirm.',
      },
    },
    {
      question: 4,
      text: {
        ru: 'Ход нарисован. Если передумали, нажмите «Отменить». Когда всё верно, завершите ход: это отдельное действие, после него ничего не вернуть.',
        en: 'The turn is drawn. If you change your mind, press “Undo”. When all is well, end the turn: a separate act, after which nothing comes back.',
      },
    },
    {
      question: 5,
      text: {
        ru: 'Второй раунд. Использованные кубики переброшены и на этот раз недоступны, зато вернулись другие. Дальше играйте сами: подсказка бота и правило под любым отказом всегда рядом.',
        en: 'The second round. The dice you used were rolled again and have to wait; the others are back. Play on by yourself: the bot’s hint, and the rule behind every refusal, are always at hand.',
      },
    },
  ],
}
