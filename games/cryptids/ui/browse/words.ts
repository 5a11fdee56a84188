import type { Language } from '@curio/ui/contract'

/** One part of the summary: a heading and what stands beside its figure. */
interface Part {
  readonly title: string
  readonly text: readonly string[]
}

export const SUMMARY_PARTS = ['aim', 'card', 'travel', 'track', 'helper', 'reserve', 'end'] as const
export type SummaryPart = (typeof SUMMARY_PARTS)[number]

/** What the pages about the game say: all its cards, and the rules on one page. */
interface BrowseWords {
  readonly cards: string
  readonly level: string
  readonly terrain: string
  readonly all: string
  readonly none: string
  readonly requests: string
  readonly requestsHelp: string
  readonly contracts: string
  readonly contractsHelp: string
  readonly summary: string
  readonly parts: Readonly<Record<SummaryPart, Part>>
}

const ru: BrowseWords = {
  cards: 'Криптиды',
  level: 'Уровень',
  terrain: 'Среда обитания',
  all: 'Все',
  none: 'Таких карточек нет.',
  requests: 'Заявки',
  requestsHelp: 'Двух найденных криптидов, которые подходят, можно отдать вместо переселения в заповедник.',
  contracts: 'Контракты',
  contractsHelp: 'В конце игры приносят по очку за каждого подходящего криптида.',
  summary: 'Игра на одной странице',
  parts: {
    aim: {
      title: 'Зачем всё это',
      text: [
        'Вы — криптозоолог. Ищите по Европе существ, в которых никто не верит, и селите их в заповеднике, который строят все вместе.',
        'Очки приносят находки, переселения, заявки и контракты. У кого их больше после последнего раунда, тот и победил.',
      ],
    },
    card: {
      title: 'Карточка криптида',
      text: [
        'Вверху — уровень и очки: за находку и, после плюса, за место в заповеднике.',
        'Справа — где его ищут, где он живёт и к какому виду относится, форма его тайла и нужные доказательства.',
        'Внизу — что он умеет и когда. Булавка показывает, чья это ставка: без ставки искать нельзя.',
      ],
    },
    travel: {
      title: 'Фаза криптозоологов',
      text: [
        'В свой ход передвиньтесь по линиям до двух шагов и сделайте одно действие, в любом порядке.',
        'Действие — ещё раз передвинуться, собрать доказательство там, где стоите, отследить криптида, переселить его из города или обновить карту и карточки.',
        'Готовые навыки действуют сверх этого.',
      ],
    },
    track: {
      title: 'Отследить криптида',
      text: [
        'Нужны ваша ставка на карточке, вы сами на его локации и хотя бы одно из доказательств. Два слуха заменяют любое.',
        'Собрано всё — криптид найден наверняка. За каждое недостающее бросьте кубик: успехом должен стать каждый.',
        'Неудача стоит одного доказательства и даёт опыт.',
      ],
    },
    helper: {
      title: 'Фаза помощников',
      text: [
        'Помощник делает шаг по треку. Шаг вверх — и можно учить и восстанавливать навыки; шаг вниз — берёте кубик с тем, что на нём.',
        'Потом торгуйте на рынке и меняйте ставки. Кто выше на треке, тот ходит раньше.',
      ],
    },
    reserve: {
      title: 'Заповедник',
      text: [
        'В конце хода помощника выложите свой тайл местности: стороной к такой же местности или на место начала.',
        'Криптид ложится целиком на местность, в которой живёт. Закрытые им знаки дают монеты, опыт и шаги помощника.',
      ],
    },
    end: {
      title: 'Конец игры',
      text: [
        'Когда местность больше нельзя выложить, доиграйте раунд и сыграйте ещё один, последний.',
        'Один игрок соревнуется с браконьером, который тоже ловит криптидов.',
      ],
    },
  },
}

const en: BrowseWords = {
  cards: 'Cryptids',
  level: 'Level',
  terrain: 'Habitat',
  all: 'All',
  none: 'No such cards.',
  requests: 'Requests',
  requestsHelp: 'Two found cryptids that match can be handed over instead of being settled in the reserve.',
  contracts: 'Contracts',
  contractsHelp: 'At the end they bring a point for each cryptid that matches.',
  summary: 'The game on one page',
  parts: {
    aim: {
      title: 'What it is about',
      text: [
        'You are a cryptozoologist. Search Europe for creatures nobody believes in and settle them in a reserve that all players build together.',
        'Finds, settled cryptids, requests and contracts bring points. Whoever has most after the last round wins.',
      ],
    },
    card: {
      title: 'The card of a cryptid',
      text: [
        'At the top: its level, and its points, for the find and, after the plus, for a place in the reserve.',
        'On the right: where it is sought, where it lives and what kind it is, the shape of its tile and the evidence it takes.',
        'At the bottom: what it does and when. A pin shows whose bid it is: without a bid you cannot track it.',
      ],
    },
    travel: {
      title: 'Cryptozoologist phase',
      text: [
        'In your turn travel up to two steps along the lines and take one action, in any order.',
        'An action is to travel again, collect evidence where you stand, track a cryptid, relocate one from a city, or refresh the map and the cards.',
        'Ready skills come on top of that.',
      ],
    },
    track: {
      title: 'Tracking a cryptid',
      text: [
        'You need your bid on its card, yourself on its location and at least one piece of the evidence. Two rumours stand for any piece.',
        'With all of it the cryptid is found for certain. For each missing piece roll a die: every one must be a success.',
        'A failure costs one piece of evidence and gives experience.',
      ],
    },
    helper: {
      title: 'Helper phase',
      text: [
        'Your helper makes a step on the track. Up: you may learn and restore skills. Down: you take a die and what it shows.',
        'Then trade on the market and change bids. Whoever stands higher acts earlier.',
      ],
    },
    reserve: {
      title: 'The reserve',
      text: [
        'At the end of a helper turn lay one of your terrain tiles: with an edge to the same terrain, or on a start place.',
        'A cryptid lies entirely on the terrain it lives in. The symbols it covers give coins, experience and steps of the helper.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'When no terrain can be laid any more, play the round to its end and then one last round.',
        'One player alone plays against the Poacher, who catches cryptids too.',
      ],
    },
  },
}

export const BROWSE_WORDS: Readonly<Record<Language, BrowseWords>> = { ru, en }
