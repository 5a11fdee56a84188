import type { Language } from '@curio/ui/language'
import type { Typing } from '@curio/ui/terminal'
import type { Shown } from '../rules/shown.ts'

/** What the terminal says of Route beside what the game itself says. */
interface TerminalWords extends Typing {
  /** How a final route of one's own is typed. */
  readonly route: string
  readonly random: string
}

/** In the terms of the edition. */
export const routeWordsIn = (language: Language, pack: Shown): TerminalWords =>
  pack.tour ? { ...ROUTE_WORDS[language], ...BOOKLET_WORDS[language] } : ROUTE_WORDS[language]

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
  },
}

const BOOKLET_WORDS: Readonly<Record<Language, Pick<Typing, 'hint' | 'keys'>>> = {
  ru: {
    hint: 'номер, локация 3;5 или дорога h23',
    keys: [
      '3;5           назвать локацию: столбец 3, ряд 5',
      'h23  h23+v33  назвать отрезки; h от перекрёстка вправо, v вниз, n и e по диагонали, w канал',
    ],
  },
  en: {
    hint: 'number, location 3;5 or road h23',
    keys: [
      '3;5           name a location: column 3, row 5',
      'h23  h23+v33  name segments; h runs right, v down, n and e are diagonals, w a canal',
    ],
  },
}
