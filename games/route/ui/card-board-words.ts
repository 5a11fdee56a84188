import { counted, english, type Forms, type Language, russian } from '@curio/ui/language'

/** What the board says where cards are played. */
export interface CardBoardWords {
  readonly roundCards: string
  readonly hand: string
  readonly offered: string
  readonly queue: string
  /** The same where only its open cards are drawn. */
  readonly queueOf: (closed: number) => string
  readonly chooseCard: string
  readonly closed: string
  readonly cards: Forms
  readonly deck: (count: number) => string
  /** What a card that shows nobody brings: two of whom the other card shows. */
  readonly repeat: string
  readonly leads: (blocks: string) => string
  readonly isOffered: string
}

const CARDS = { ru: russian('карта', 'карты', 'карт'), en: english('card') } as const

const ru: CardBoardWords = {
  roundCards: 'Карты раунда',
  hand: 'Ваша рука',
  offered: 'Открытые карты',
  queue: 'Очередь карт',
  queueOf: (closed) => `Очередь карт, закрыто: ${closed}`,
  chooseCard: 'Выберите карту',
  closed: 'закрытая карта',
  cards: CARDS.ru,
  deck: (count) => `в колоде ${counted('ru', count, CARDS.ru)}`,
  repeat: 'Повтор',
  leads: (blocks) => `ведёт в ${blocks}`,
  isOffered: 'уже предложена',
}

const en: CardBoardWords = {
  roundCards: 'Round cards',
  hand: 'Your hand',
  offered: 'Open cards',
  queue: 'Queue of cards',
  queueOf: (closed) => `Queue of cards, closed: ${closed}`,
  chooseCard: 'Choose a card',
  closed: 'closed card',
  cards: CARDS.en,
  deck: (count) => `${counted('en', count, CARDS.en)} in the deck`,
  repeat: 'Repeat',
  leads: (blocks) => `leads to ${blocks}`,
  isOffered: 'offered already',
}

export const CARD_BOARD_WORDS: Readonly<Record<Language, CardBoardWords>> = { ru, en }
