import { counted, english, type Forms, type Language, russian } from '@curio/ui/language'
import type { TrickerionReason } from '../bot/reason.ts'
import type { Names } from './names.ts'

interface ReasonWords {
  readonly rounds: Forms
  readonly show: (card: string, amount: string, isNow: boolean) => string
  readonly links: (trick: string, links: string) => string
  readonly learnedWhole: (trick: string) => string
  readonly learned: (trick: string, coins: string) => string
  readonly prepared: (trick: string, markers: string) => string
  readonly needed: (component: string, trick: string) => string
  readonly toPrepare: (trick: string) => string
  readonly toSetUp: (trick: string) => string
  readonly toBuy: (component: string, trick: string) => string
  readonly points: (ap: string) => string
  readonly hired: (rounds: string) => string
  readonly ahead: (fame: string) => string
}

const WORDS: Readonly<Record<Language, ReasonWords>> = {
  ru: {
    rounds: russian('раунд', 'раунда', 'раундов'),
    show: (card, amount, isNow) =>
      isNow ? `${card} принесёт вам ${amount}` : `Со сцены можно показать ${card} и получить ${amount}`,
    links: (trick, links) => `Номер ${trick} создаст там ${links}`,
    learnedWhole: (trick) => `Для номера ${trick} у вас уже есть весь реквизит`,
    learned: (trick, coins) => `Номер ${trick} стоит того: недостающий реквизит можно купить за ${coins}`,
    prepared: (trick, markers) => `Номер ${trick} получит ${markers}, и его можно будет показать`,
    needed: (component, trick) => `Это нужно для номера ${trick}: ${component}`,
    toPrepare: (trick) => `Для номера ${trick} есть весь реквизит, осталось подготовить его в мастерской`,
    toSetUp: (trick) => `Номер ${trick} подготовлен, пора включить его в представление`,
    toBuy: (component, trick) => `На рынке продаётся то, что нужно для номера ${trick}: ${component}`,
    points: (ap) => `В этой ячейке у персонажа будет ${ap}`,
    hired: (rounds) => `Новый персонаж успеет поработать ещё ${rounds}`,
    ahead: (fame) => `Это лучше следующего варианта примерно на ${fame}`,
  },
  en: {
    rounds: english('round'),
    show: (card, amount, isNow) =>
      isNow ? `${card} would bring you ${amount}` : `On stage you can perform ${card} for ${amount}`,
    links: (trick, links) => `${trick} makes ${links} there`,
    learnedWhole: (trick) => `You already have all the components of ${trick}`,
    learned: (trick, coins) => `${trick} is worth it: its missing components cost ${coins}`,
    prepared: (trick, markers) => `${trick} gets ${markers} and can then be shown`,
    needed: (component, trick) => `${trick} needs it: ${component}`,
    toPrepare: (trick) => `${trick} has all its components and only has to be prepared in the Workshop`,
    toSetUp: (trick) => `${trick} is prepared; it is time to set it up`,
    toBuy: (component, trick) => `Market Row sells what ${trick} needs: ${component}`,
    points: (ap) => `The character has ${ap} there`,
    hired: (rounds) => `A new character can still work for ${rounds}`,
    ahead: (fame) => `It is worth about ${fame} more than the next best`,
  },
}

/** Why an act is a good one, as a sentence without its full stop. */
export function reasonText(reason: TrickerionReason, names: Names): string {
  const { language, components } = names.words
  const words = WORDS[language]
  switch (reason.why) {
    case 'show':
      return words.show(names.show(reason.card), names.amount(reason.amount), reason.isNow)
    case 'links':
      return words.links(names.trick(reason.trick), names.counted(reason.links, 'links'))
    case 'learned': {
      const trick = names.trick(reason.trick)
      return reason.coins === 0
        ? words.learnedWhole(trick)
        : words.learned(trick, names.counted(reason.coins, 'coins'))
    }
    case 'prepared':
      return words.prepared(names.trick(reason.trick), names.counted(reason.markers, 'markers'))
    case 'needed':
      return words.needed(components[reason.kind], names.trick(reason.trick))
    case 'toPrepare':
      return words.toPrepare(names.trick(reason.trick))
    case 'toSetUp':
      return words.toSetUp(names.trick(reason.trick))
    case 'toBuy':
      return words.toBuy(components[reason.kind], names.trick(reason.trick))
    case 'points':
      return words.points(names.counted(reason.ap, 'ap'))
    case 'hired':
      return words.hired(counted(language, reason.rounds, words.rounds))
    case 'ahead':
      return words.ahead(names.counted(reason.fame, 'fame'))
  }
}
