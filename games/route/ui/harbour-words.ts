import type { Who } from '@curio/ui/game-text'
import type { Language } from '@curio/ui/language'
import type { Side } from './model/harbour.ts'

/** What the board says where a card is played with a die. */
export interface HarbourWords {
  readonly selection: string
  readonly dice: string
  readonly cardCell: string
  readonly dieCell: string
  readonly landmarkDie: string
  readonly side: Readonly<Record<Side['side'], (who: Who) => string>>
  /** Where one player sits on both sides (RT-SYD-8). */
  readonly pair: Readonly<Record<Side['side'], (who: Who) => string>>
  readonly offered: string
  readonly waiting: string
  readonly isNext: string
  readonly onCard: string
  readonly covers: (landmark: string) => string
  readonly rises: (landmark: string, from: number, to: number) => string
  readonly stays: (landmark: string, at: number) => string
  readonly bring: string
  readonly other: (number: number, add: number) => string
  readonly otherInVain: (number: number) => string
  readonly far: string
  readonly farTip: string
  readonly onRoute: string
  readonly cell: (numbers: string, add: number, marked: boolean) => string
  readonly cells: (cells: readonly { readonly numbers: readonly number[]; readonly add: number }[]) => string
  readonly waits: (name: string, tourists: string) => string
  readonly nobody: string
  readonly pier: string
  readonly iconic: string
}

const ru: HarbourWords = {
  selection: 'Карта и кубик раунда',
  dice: 'Кубики',
  cardCell: 'карта',
  dieCell: 'кубик',
  landmarkDie: 'Рейтинг и дальние',
  side: {
    left: ({ name, you }) => (you ? 'Вы, слева' : `Слева: ${name}`),
    right: ({ name, you }) => (you ? 'Вы, справа' : `Справа: ${name}`),
  },
  pair: {
    left: ({ name, you }) => (you ? 'Ваша пара 1' : `${name}: пара 1`),
    right: ({ name, you }) => (you ? 'Ваша пара 2' : `${name}: пара 2`),
  },
  offered: 'предложен',
  waiting: 'Очередь кубиков',
  isNext: 'кладётся на карту',
  onCard: 'Кубики на карте',
  covers: (landmark) => `накрыта: ${landmark}`,
  rises: (landmark, from, to) => `${landmark}: ${from} → ${to}`,
  stays: (landmark, at) => `${landmark}: ${at}, ячейка уже отмечена`,
  bring: 'придут',
  other: (number, add) => `другой (${number}): рейтинг +${add}, вдаль`,
  otherInVain: (number) => `другой (${number}): рейтинг не вырастет, вдаль`,
  far: 'Вдали ждут',
  farTip: 'Туристы считаются, если итоговый маршрут проходит через пристань.',
  onRoute: 'пристань на маршруте',
  cell: (numbers, add, marked) => `числа ${numbers}: ${marked ? `отмечено, +${add}` : `даст +${add}`}`,
  cells: (cells) =>
    `рейтинг растёт, когда отмечена ячейка кубика: ${cells.map(({ numbers, add }) => `${numbers.join('–')} — +${add}`).join(', ')}`,
  waits: (name, tourists) => `${name}: ${tourists}`,
  nobody: 'никого',
  pier: 'пристань: паром к отдалённой достопримечательности',
  iconic: 'знаковая достопримечательность на перекрёстке',
}

const en: HarbourWords = {
  selection: 'Card and die of the round',
  dice: 'Dice',
  cardCell: 'card',
  dieCell: 'die',
  landmarkDie: 'Rating and remote',
  side: {
    left: ({ name, you }) => (you ? 'You, on the left' : `Left: ${name}`),
    right: ({ name, you }) => (you ? 'You, on the right' : `Right: ${name}`),
  },
  pair: {
    left: ({ name, you }) => (you ? 'Your pair 1' : `${name}: pair 1`),
    right: ({ name, you }) => (you ? 'Your pair 2' : `${name}: pair 2`),
  },
  offered: 'offered',
  waiting: 'Queue of dice',
  isNext: 'goes onto a card',
  onCard: 'Dice on the card',
  covers: (landmark) => `covered: ${landmark}`,
  rises: (landmark, from, to) => `${landmark}: ${from} → ${to}`,
  stays: (landmark, at) => `${landmark}: ${at}, its cell is marked already`,
  bring: 'bring',
  other: (number, add) => `the other (${number}): rating +${add}, remote`,
  otherInVain: (number) => `the other (${number}): no rating rises, remote`,
  far: 'Waiting far away',
  farTip: 'These tourists count if the final route passes the pier.',
  onRoute: 'the pier is on the route',
  cell: (numbers, add, marked) => `numbers ${numbers}: ${marked ? `marked, +${add}` : `would add ${add}`}`,
  cells: (cells) =>
    `its rating rises when a cell of the die is marked: ${cells.map(({ numbers, add }) => `${numbers.join('–')} adds ${add}`).join(', ')}`,
  waits: (name, tourists) => `${name}: ${tourists}`,
  nobody: 'nobody',
  pier: 'pier: a ferry to a remote landmark',
  iconic: 'an iconic landmark on a crossing',
}

export const HARBOUR_WORDS: Readonly<Record<Language, HarbourWords>> = { ru, en }
