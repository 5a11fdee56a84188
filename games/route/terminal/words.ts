import type { Language } from '@curio/ui/language'
import type { Typing } from '@curio/ui/terminal'

/** What the terminal says of Route beside what the game itself says. */
interface TerminalWords extends Typing {
  /** How a final route of one's own is typed. */
  readonly route: string
  readonly random: string
  readonly cards: Readonly<Record<'ancients' | 'tasks' | 'calls' | 'shops' | 'effects', string>>
  readonly penalty: string
  readonly reward: string
  readonly terrifying: (crossings: string) => string
  readonly taskPoints: string
  readonly call: (tourists: string) => string
}

export const ROUTE_WORDS: Readonly<Record<Language, TerminalWords>> = {
  ru: {
    hint: 'номер, квартал 3;5 или дорога h23',
    keys: [
      '3;5           назвать квартал: столбец 3, ряд 5',
      'h23  h23+v33  назвать отрезки; h от перекрёстка вправо, v вниз, n и e по диагонали',
    ],
    rule: 'RT-P3-4',
    route: 'Свой маршрут вводится так: c10 h10 h20 / c36 h36.',
    random: 'случайно',
    cards: {
      ancients: 'Древние',
      tasks: 'Личные задачи',
      calls: 'Карты зова',
      shops: 'Карты лавки',
      effects: 'Эффекты',
    },
    penalty: 'Наказание',
    reward: 'Награда',
    terrifying: (crossings) => `Ужасающие места: ${crossings}.`,
    taskPoints:
      'По 1 очку за каждый отрезок итогового маршрута между двумя из этих перекрёстков (RT-TASK-1).',
    call: (tourists) => `Туристы зова: ${tourists} (RT-ANC-CTH-1).`,
  },
  en: {
    hint: 'number, block 3;5 or road h23',
    keys: [
      '3;5           name a block: column 3, row 5',
      'h23  h23+v33  name segments; h runs right from its crossing, v down, n and e are diagonals',
    ],
    rule: 'RT-P3-4',
    route: 'Type a route of your own like this: c10 h10 h20 / c36 h36.',
    random: 'random',
    cards: {
      ancients: 'Ancients',
      tasks: 'Personal tasks',
      calls: 'Calls',
      shops: 'Shop cards',
      effects: 'Effects',
    },
    penalty: 'Penalty',
    reward: 'Reward',
    terrifying: (crossings) => `Terrifying places: ${crossings}.`,
    taskPoints: '1 point for each segment of the final route between two of these crossings (RT-TASK-1).',
    call: (tourists) => `Tourists of the Call: ${tourists} (RT-ANC-CTH-1).`,
  },
}
