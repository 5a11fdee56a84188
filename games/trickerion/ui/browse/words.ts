import type { Language } from '@curio/ui/contract'

export const SUMMARY_PARTS = ['aim', 'round', 'points', 'trick', 'show', 'wages', 'end'] as const
export type SummaryPart = (typeof SUMMARY_PARTS)[number]

interface BrowseWords {
  readonly tricks: string
  readonly specials: string
  readonly specialsHelp: string
  readonly prophecies: string
  readonly propheciesHelp: string
  readonly magicians: string
  readonly magiciansHelp: string
  readonly shows: string
  readonly showsHelp: string
  readonly school: string
  readonly level: string
  readonly all: string
  readonly summary: string
  readonly parts: Readonly<Record<SummaryPart, { readonly title: string; readonly text: readonly string[] }>>
}

export const BROWSE_WORDS: Readonly<Record<Language, BrowseWords>> = {
  ru: {
    tricks: 'Номера',
    specials: 'Особые поручения',
    specialsHelp: 'С модулем «Кривая улочка». Вместо эффекта всегда можно взять одно очко действия.',
    prophecies: 'Пророчества',
    propheciesHelp: 'Активное пророчество меняет правила для всех до конца раунда.',
    magicians: 'Иллюзионисты',
    magiciansHelp: 'Способности действуют только с модулем «Кривая улочка».',
    shows: 'Представления',
    showsHelp: 'Ромбы — ячейки для жетонов, круги — места для связей. Справа вверху — бонус организатора.',
    school: 'Школа',
    level: 'Уровень',
    all: 'Все',
    summary: 'Игра на одной странице',
    parts: {
      aim: {
        title: 'Прославиться',
        text: [
          'Вы — иллюзионист в городе Магория. За 5 раундов (7 с кривой улочкой) освойте номера, соберите реквизит, подготовьте их и покажите в театре.',
          'Побеждает тот, у кого больше славы.',
        ],
      },
      round: {
        title: 'Раунд',
        text: [
          'Бросок кубиков, очерёдность (у кого меньше славы, тот первый), афиши, тайные поручения, действия, представления, жалование.',
          'Поручения раздают втайне и открывают все сразу: они решают, кто куда пойдёт.',
        ],
      },
      points: {
        title: 'Очки действий',
        text: [
          'Иллюзионист приносит 3 очка, специалист 2, ученик 1; ячейка добавляет или отнимает. Осколок усиливает на 1 — везде, кроме театра.',
          'В центре осваивают номера, нанимают и берут монеты, на рынке покупают реквизит, в мастерской готовят номера.',
        ],
      },
      trick: {
        title: 'Номер',
        text: [
          'Реквизит нужно иметь, но он не тратится. Подготовка кладёт на карту жетоны: каждый — одно выступление.',
        ],
      },
      show: {
        title: 'Представление',
        text: [
          'В театре жетон кладут на карту представления. Одинаковые символы в круге — связь: слава или монеты сразу.',
          'Иллюзионист на сцене проводит представление: вознаграждение получают все участники, а он ещё и бонусы. В четверг номера платят меньше, в воскресенье больше.',
        ],
      },
      wages: {
        title: 'Жалование',
        text: ['Занятый специалист стоит 2 монеты, ученик 1. Каждая невыплаченная монета отнимает 2 славы.'],
      },
      end: {
        title: 'В конце',
        text: [
          'Слава за осколки, за каждые 3 монеты и за команду; с кривой улочкой — за особые поручения в руке и номера третьего уровня.',
        ],
      },
    },
  },
  en: {
    tricks: 'Tricks',
    specials: 'Special assignments',
    specialsHelp: 'With the Dark Alley. In place of the effect you may always take one action point.',
    prophecies: 'Prophecies',
    propheciesHelp: 'The active prophecy changes the rules for everybody until the end of the round.',
    magicians: 'Magicians',
    magiciansHelp: 'Abilities work only with the Dark Alley.',
    shows: 'Performances',
    showsHelp:
      'Diamonds are slots for markers, circles are places for links. Top right is the performer’s bonus.',
    school: 'School',
    level: 'Level',
    all: 'All',
    summary: 'The game on one page',
    parts: {
      aim: {
        title: 'Become famous',
        text: [
          'You are a magician in the city of Magoria. In 5 rounds (7 with the Dark Alley) learn tricks, gather their components, prepare them and show them in the theater.',
          'The most Fame wins.',
        ],
      },
      round: {
        title: 'A round',
        text: [
          'Dice, turn order (least Fame first), posters, secret assignments, actions, performances, wages.',
          'Assignments are laid in secret and turned up together: they decide who goes where.',
        ],
      },
      points: {
        title: 'Action points',
        text: [
          'The Magician brings 3, a specialist 2, an Apprentice 1; the slot adds or takes some. A shard adds 1, except in the Theater.',
          'Downtown you learn tricks, hire and take coins; at Market Row you buy components; in the Workshop you prepare tricks.',
        ],
      },
      trick: {
        title: 'A trick',
        text: [
          'You must have its components, but they are not spent. Preparing puts markers on the card, each good for one show.',
        ],
      },
      show: {
        title: 'A show',
        text: [
          'In the Theater a marker goes on a performance card. Equal symbols in a circle make a link: Fame or coins at once.',
          'A Magician on stage performs a card: everybody on it is paid, and the performer gets bonuses. Tricks pay less on Thursday and more on Sunday.',
        ],
      },
      wages: {
        title: 'Wages',
        text: ['A busy specialist costs 2 coins, an Apprentice 1. Every coin not paid costs 2 Fame.'],
      },
      end: {
        title: 'At the end',
        text: [
          'Fame for shards, for every 3 coins and for your team; with the Dark Alley for special assignments in hand and level 3 tricks.',
        ],
      },
    },
  },
}
