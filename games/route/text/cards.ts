import { capital, type Language } from '@curio/ui/language'
import type { PlayedCard } from '../rules/played.ts'
import type { Shown } from '../rules/shown.ts'
import type { Names } from './names.ts'

interface CardWords {
  readonly sorts: Readonly<
    Record<
      | 'ancients'
      | 'tasks'
      | 'calls'
      | 'shops'
      | 'curios'
      | 'effects'
      | 'goals'
      | 'events'
      | 'bets'
      | 'city'
      | 'common',
      string
    >
  >
  readonly penalty: string
  readonly reward: string
  readonly terrifying: (crossings: string) => string
  /** In the case that `taskPoints` asks for. */
  readonly taskPoint: string
  readonly taskPoints: (point: string) => string
  readonly call: (tourists: string) => string
  /** Null: as many points as are counted, or as the goal gives. */
  readonly bet: (exact: string | null, near: string | null) => string
  readonly betOn: (what: string) => string
  readonly guide: (city: string) => string
  /** What a card of a city's deck brings into a round. */
  readonly brings: Readonly<Record<'tourists' | 'landmark' | 'landmarks' | 'repeat' | 'trigger', string>>
}

const CARD_WORDS: Readonly<Record<Language, CardWords>> = {
  ru: {
    sorts: {
      ancients: 'Древние',
      tasks: 'Личные задачи',
      calls: 'Карты зова',
      shops: 'Карты лавки',
      curios: 'Диковинки',
      effects: 'Эффекты',
      goals: 'Цели',
      events: 'Начальные события',
      bets: 'Ставки',
      city: 'Колода города',
      common: 'Все города буклета',
    },
    penalty: 'Наказание',
    reward: 'Награда',
    terrifying: (crossings) => `Ужасающие места: ${crossings}.`,
    taskPoint: '1 очку',
    taskPoints: (point) =>
      `По ${point} за каждый отрезок итогового маршрута между двумя из этих перекрёстков.`,
    call: (tourists) => `Туристы зова: ${tourists}.`,
    bet: (exact, near) =>
      near === null
        ? 'За победу по этой цели её ОП приходят ещё раз.'
        : `Точное число: ${exact ?? 'ещё столько же ОП'}. Ошибка на 1: ${near}.`,
    betOn: (what) => `Сколько ${what}`,
    guide: (city) => `${city} («Путеводитель»)`,
    brings: {
      tourists: 'Координата раунда и туристы.',
      landmark: 'Координата раунда и туристы; рейтинг названной достопримечательности меняется.',
      landmarks:
        'Координата раунда и туристы; одну из двух достопримечательностей накрывают, рейтинг другой растёт.',
      repeat: 'Координата раунда и ещё два туриста того типа, что на другой карте.',
      trigger: 'Координата раунда, эффект этого символа и ещё один турист с другой карты.',
    },
  },
  en: {
    sorts: {
      ancients: 'Ancients',
      tasks: 'Personal tasks',
      calls: 'Calls',
      shops: 'Shop cards',
      curios: 'Curios',
      effects: 'Effects',
      goals: 'Goals',
      events: 'Starting events',
      bets: 'Bets',
      city: 'City deck',
      common: 'All cities of the booklet',
    },
    penalty: 'Penalty',
    reward: 'Reward',
    terrifying: (crossings) => `Terrifying places: ${crossings}.`,
    taskPoint: '1 point',
    taskPoints: (point) => `${point} for each segment of the final route between two of these crossings.`,
    call: (tourists) => `Tourists of the Call: ${tourists}.`,
    bet: (exact, near) =>
      near === null
        ? 'Whoever wins this goal gets its points once more.'
        : `Exact number: ${exact ?? 'as many points once more'}. Off by 1: ${near}.`,
    betOn: (what) => `How many ${what}`,
    guide: (city) => `${city} (the Guide)`,
    brings: {
      tourists: 'A coordinate of the round, and tourists.',
      landmark: 'A coordinate of the round, and tourists; the rating of the landmark it names changes.',
      landmarks:
        'A coordinate of the round, and tourists; one of the two landmarks is covered, the rating of the other rises.',
      repeat: 'A coordinate of the round, and two more tourists of the type on the other card.',
      trigger:
        'A coordinate of the round, the effect of this symbol, and one more tourist of the other card.',
    },
  },
}

/** A card in words. */
export interface SaidCard {
  readonly id: string
  /** The heading of its sort. */
  readonly sort: string
  readonly name: string
  /** What it says and does: a paragraph each. */
  readonly text: readonly string[]
}

/**
 * Every card of the pack in words, cards of one sort together. Whoever types has the ids of crossings too; a board shows
 * where they are.
 */
export function allCards(names: Names, hasIds: boolean): SaidCard[] {
  const { words, pack } = names
  const { language } = words
  const { ancients, tasks, calls, shopCards, effects } = pack
  const said = CARD_WORDS[language]
  return [
    ...ancients.map(({ id, name, rule, penalty, reward, terrifyingPlaces }) => ({
      id,
      sort: said.sorts.ancients,
      name: name[language],
      text: [
        rule[language],
        `${said.penalty}. ${penalty[language]}`,
        `${said.reward}. ${reward[language]}`,
        ...(hasIds ? [said.terrifying(terrifyingPlaces.join(' '))] : []),
      ],
    })),
    ...tasks.map(({ id, name, crossings }) => ({
      id,
      sort: said.sorts.tasks,
      name: name[language],
      text: [
        crossings
          .map((crossing) => (hasIds ? `${crossing} ${names.corner(crossing)}` : names.corner(crossing)))
          .join('; '),
        said.taskPoints(pack.tour ? names.points(1) : said.taskPoint),
      ],
    })),
    ...calls.map(({ id, name, tourist }) => ({
      id,
      sort: said.sorts.calls,
      name: name[language],
      text: [said.call(words.sources[tourist])],
    })),
    ...shopCards.map(({ id, name }) => ({
      id,
      sort: pack.tour ? said.sorts.curios : said.sorts.shops,
      name: name[language],
      text: [names.cardBonus(id)],
    })),
    ...effects.map(({ id, name, text }) => ({
      id,
      sort: said.sorts.effects,
      name: name[language],
      text: [text[language]],
    })),
    ...(pack.tour?.goals ?? []).map(({ id, text }) => ({
      id,
      sort: said.sorts.goals,
      name: text[language],
      text: [names.goal(id, 2)],
    })),
    ...(pack.events?.cards ?? []).map(({ id, name, text }) => ({
      id,
      sort: said.sorts.events,
      name: name[language],
      text: [text[language]],
    })),
    ...(pack.tour?.bets ?? []).map(({ id, on, exact, near }) => ({
      id,
      sort: said.sorts.bets,
      name: on.startsWith('goal') ? capital(names.tour.bets[on]) : said.betOn(names.tour.bets[on]),
      text: [
        on.startsWith('goal')
          ? said.bet(null, null)
          : said.bet(exact === 'sameAgain' ? null : names.points(exact), names.points(near)),
      ],
    })),
    ...(pack.cards ?? []).map((card) => ({
      id: card.id,
      sort: said.sorts.city,
      name: capital(names.cityCard(card.id)),
      text: [said.brings[broughtBy(card)]],
    })),
  ]
}

/** RT-BASE-11, RT-BASE-23, RT-FX-5, RT-SYD-11. */
function broughtBy({ tourists, symbol, landmarks = [] }: PlayedCard): keyof CardWords['brings'] {
  if (symbol) return 'trigger'
  if (!tourists) return 'repeat'
  if (landmarks.length === 0) return 'tourists'
  return landmarks.length === 1 ? 'landmark' : 'landmarks'
}

/** Cards that belong together: those of one city, or those that cities share. */
export interface CardBook {
  readonly title: string
  /** A city in which they are played. */
  readonly pack: Shown
  readonly cards: readonly SaidCard[]
}

/** The cards of the Guide, then those of the booklet: what all its cities share, and what each adds. */
export function cardBooks(
  guide: Shown,
  cities: readonly Shown[],
  namesOf: (pack: Shown) => Names,
  hasIds: boolean,
): readonly CardBook[] {
  const [first] = cities
  const { language } = namesOf(guide).words
  const said = CARD_WORDS[language]
  const printed = cities.map((pack) => ({ pack, cards: allCards(namesOf(pack), hasIds) }))
  const isShared = ({ id, sort }: SaidCard): boolean =>
    printed.filter(({ cards }) => cards.some((card) => card.id === id && card.sort === sort)).length > 1
  const shared = new Map(
    printed.flatMap(({ cards }) => cards.filter(isShared).map((card) => [card.id, card])),
  )
  return [
    { title: said.guide(guide.name[language]), pack: guide, cards: allCards(namesOf(guide), hasIds) },
    ...(first ? [{ title: said.sorts.common, pack: first, cards: [...shared.values()] }] : []),
    ...printed.map(({ pack, cards }) => ({
      title: pack.name[language],
      pack,
      cards: cards.filter((card) => !isShared(card)),
    })),
  ]
}
