import type { Language } from '@curio/ui/language'
import type { Variant } from './variant.ts'

interface Explained {
  readonly name: string
  /** One line of what it changes. */
  readonly line: string
}

/** What is said when a new game is agreed on, in the browser and in the terminal. */
interface NewGameWords {
  readonly variant: string
  readonly lines: Readonly<Record<Variant, string>>
  readonly start: string
  readonly starts: Readonly<Record<'usual' | 'quick', Explained>>
  readonly kits: string
  readonly kit: Readonly<Record<'own' | 'kit', Explained>>
}

export const NEW_GAME_WORDS: Readonly<Record<Language, NewGameWords>> = {
  ru: {
    variant: 'Вариант игры',
    lines: {
      first: '5 раундов. У каждого готовый набор своей школы: номер, реквизит и специалист.',
      base: '5 раундов. Первый номер, реквизит и специалиста каждый выбирает сам.',
      alley: '7 раундов, пятая локация, особые поручения, способности и номера третьего уровня.',
      prophecies: 'То же, и в каждом раунде пророчество меняет одно из правил для всех.',
    },
    start: 'Начало',
    starts: {
      usual: { name: 'С первого раунда', line: 'Обычная партия.' },
      quick: {
        name: 'Быстрая партия',
        line: 'Сразу второй раунд: у каждого на 3 славы и 1 осколок больше и ещё реквизит на 3 монеты.',
      },
    },
    kits: 'С чем начинать',
    kit: {
      own: { name: 'Каждый выбирает', line: 'Первый номер, реквизит и специалиста каждый выбирает сам.' },
      kit: { name: 'Готовые наборы', line: 'У каждого набор своей школы: номер, реквизит и специалист.' },
    },
  },
  en: {
    variant: 'Way to play',
    lines: {
      first: '5 rounds. Everybody gets the kit of their school: a trick, components and a specialist.',
      base: '5 rounds. Everybody chooses a first trick, components and a specialist.',
      alley: '7 rounds, a fifth location, special assignments, abilities and level 3 tricks.',
      prophecies: 'The same, and each round a prophecy changes one of the rules for everybody.',
    },
    start: 'Start',
    starts: {
      usual: { name: 'From round 1', line: 'The usual game.' },
      quick: {
        name: 'Quick game',
        line: 'Round 2 at once: everybody has 3 Fame and 1 shard more, and components for another 3 coins.',
      },
    },
    kits: 'What to begin with',
    kit: {
      own: {
        name: 'Everybody chooses',
        line: 'Everybody chooses a first trick, components and a specialist.',
      },
      kit: {
        name: 'Kits',
        line: 'Everybody has the kit of their school: a trick, components and a specialist.',
      },
    },
  },
}
