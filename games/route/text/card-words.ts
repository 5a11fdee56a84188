import type { QuestionKind } from '../rules/question-kinds.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Situation } from './words.ts'

type CardKind = Extract<QuestionKind, `card.${string}`> | 'effect'
type CardReason = Extract<
  Reason,
  'notInHand' | 'notShown' | 'handRefreshed' | 'otherEffect' | 'notCorrectable'
>

/** What the booklet says about its cards. */
interface CardWords {
  readonly prompts: Readonly<Record<CardKind, (situation: Situation) => string>>
  readonly help: Readonly<Record<CardKind, string>>
  readonly refused: Readonly<Record<CardReason, string>>
}

export const cardsRu: CardWords = {
  prompts: {
    'card.play': () => 'сыграйте карту с руки',
    'card.offer': () => 'предложите карту с руки',
    'card.take': () => 'возьмите вторую карту раунда',
    'card.pair': ({ seats }) =>
      seats === 4
        ? 'выберите две карты на этот раунд; две другие достанутся вам в следующем'
        : 'выберите свои две карты из открытых',
    effect: () => 'выберите один из двух эффектов',
  },
  help: {
    'card.play':
      'Сыгранная карта даёт первую координату и туристов. Один раз за игру ведущий может до этого сбросить всю руку и взять столько же новых карт. Правила RT-BASE-8, RT-BASE-45.',
    'card.offer':
      'Предложенные карты открываются одновременно. Ведущий возьмёт одну, остальные уйдут в сброс. Правила RT-BASE-8, RT-BASE-9, RT-BASE-19.',
    'card.take': 'Вторая карта раунда общая для всех. Правила RT-BASE-8, RT-BASE-10, RT-BASE-47.',
    'card.pair': 'В начальном раунде у каждого свои две карты. Правила RT-BASE-19, RT-BASE-20.',
    effect: 'Тёмная и светлая карты вместе оставляют выбор каждому игроку. Правило RT-FX-8.',
  },
  refused: {
    notInHand: 'Этой карты нет у вас в руке.',
    notShown: 'Эта карта не лежит открыто.',
    handRefreshed: 'Вы уже меняли карты в этой игре.',
    otherEffect: 'Этот эффект сейчас не действует.',
    notCorrectable: 'Сейчас маршрут исправить нельзя.',
  },
}

export const cardsEn: CardWords = {
  prompts: {
    'card.play': () => 'play a card from your hand',
    'card.offer': () => 'offer a card from your hand',
    'card.take': () => 'take the second round card',
    'card.pair': ({ seats }) =>
      seats === 4
        ? 'choose two cards for this round; the other two are yours in the next'
        : 'choose your two cards among the open ones',
    effect: () => 'choose one of the two effects',
  },
  help: {
    'card.play':
      'The card gives the first coordinate and tourists. Once in a game the lead player may discard the whole hand first and draw as many new cards. Rules RT-BASE-8, RT-BASE-45.',
    'card.offer':
      'Offered cards are shown at the same time. The lead player takes one, the others are discarded. Rules RT-BASE-8, RT-BASE-9, RT-BASE-19.',
    'card.take': 'The second round card is for everybody. Rules RT-BASE-8, RT-BASE-10, RT-BASE-47.',
    'card.pair': 'In an initial round every player has two cards of their own. Rules RT-BASE-19, RT-BASE-20.',
    effect: 'A dark and a light card leave the choice to each player. Rule RT-FX-8.',
  },
  refused: {
    notInHand: 'This card is not in your hand.',
    notShown: 'This card does not lie open.',
    handRefreshed: 'You have changed your hand in this game already.',
    otherEffect: 'This effect is not in force now.',
    notCorrectable: 'The route cannot be corrected now.',
  },
}
