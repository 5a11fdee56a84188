import { capital, type Language } from '@curio/ui/language'
import type { Names } from './names.ts'

interface CardWords {
  readonly sorts: Readonly<
    Record<
      'ancients' | 'tasks' | 'calls' | 'shops' | 'curios' | 'effects' | 'goals' | 'events' | 'city',
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
      city: 'Колода города',
    },
    penalty: 'Наказание',
    reward: 'Награда',
    terrifying: (crossings) => `Ужасающие места: ${crossings}.`,
    taskPoint: '1 очку',
    taskPoints: (point) =>
      `По ${point} за каждый отрезок итогового маршрута между двумя из этих перекрёстков.`,
    call: (tourists) => `Туристы зова: ${tourists}.`,
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
      city: 'City deck',
    },
    penalty: 'Penalty',
    reward: 'Reward',
    terrifying: (crossings) => `Terrifying places: ${crossings}.`,
    taskPoint: '1 point',
    taskPoints: (point) => `${point} for each segment of the final route between two of these crossings.`,
    call: (tourists) => `Tourists of the Call: ${tourists}.`,
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
    ...(pack.cards ?? []).map(({ id }) => ({
      id,
      sort: said.sorts.city,
      name: capital(names.cityCard(id)),
      text: [names.cityCard(id)],
    })),
  ]
}
