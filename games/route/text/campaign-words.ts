import type { Who } from '@curio/ui/game-text'
import type { Forms, Language } from '@curio/ui/language'
import type { SupportBonus } from '../content/booklet/terms.ts'
import type { Answer } from '../rules/acts.ts'
import type { CityName } from '../rules/options.ts'
import type { QuestionKind } from '../rules/question-kinds.ts'
import type { Reason } from '../rules/reasons.ts'
import { CITY_TITLES } from './city-names.ts'
import { FAME } from './variant.ts'
import type { Deciders, Situation } from './words.ts'

type CampaignKind = Extract<QuestionKind, 'support' | 'campaign.city'>
type CampaignReason = Extract<Reason, 'cellTaken' | 'cityUsed' | 'noLine'>

/** How a campaign can end, by the word of its outcome. */
export const CAMPAIGN_ENDINGS = ['fame', 'tie-break', 'shared'] as const
type CampaignEnding = (typeof CAMPAIGN_ENDINGS)[number]

interface CampaignEndingFacts {
  readonly winners: string
  /** The reader won alone. */
  readonly you: boolean
  readonly fame: string
  /** RT-CAMP-11: of two players another rule breaks a tie. */
  readonly two: boolean
}

/** What is said of a campaign: between its cities, and of the bonuses that it brings into them. */
interface CampaignWords {
  readonly prompts: Readonly<Record<CampaignKind, (situation: Pick<Situation, 'supports'>) => string>>
  readonly help: Readonly<Record<CampaignKind, string>>
  readonly deciding: Readonly<Record<CampaignKind, (who: Deciders) => string>>
  readonly refused: Readonly<Record<CampaignReason, string>>
  readonly drawGroups: { readonly long: string }
  readonly bonuses: Readonly<Record<SupportBonus, string>>
  readonly bonusEffects: Readonly<Record<SupportBonus, string>>
  readonly cities: Readonly<Record<CityName, string>>
  readonly fame: Forms
  readonly labels: Readonly<Record<'campaign' | 'fame' | 'support', string>>
  /** How far a campaign has come. */
  readonly progress: (game: number, games: number) => string
  readonly log: {
    readonly deck: (cities: string) => string
    readonly city: (game: number, city: string) => string
    readonly game: (game: number, city: string, results: string) => string
    readonly result: (who: Who, points: string, fame: string) => string
    readonly support: (who: Who, bonus: string) => string
    readonly turnSupport: (bonus: string) => string
  }
  readonly endings: Readonly<Record<CampaignEnding, (facts: CampaignEndingFacts) => string>>
}

export const campaignRu: CampaignWords = {
  prompts: {
    support: ({ supports }) =>
      supports === 0
        ? 'выберите бонус поддержки на следующую партию'
        : 'выберите ещё один бонус поддержки на следующую партию',
    'campaign.city': () => 'выберите город следующей партии',
  },
  help: {
    support:
      'Бонус поддержки можно применить один раз, в любой свой ход следующей партии. Правила RT-CAMP-7, RT-CAMP-9.',
    'campaign.city': 'Следующий город выбирает победитель партии. Правило RT-CAMP-3.',
  },
  deciding: {
    support: ({ names, you }) =>
      you ? 'Вы выбираете бонус поддержки.' : `${names} выбирает бонус поддержки.`,
    'campaign.city': ({ names, you }) =>
      you ? 'Вы выбираете следующий город.' : `${names} выбирает следующий город.`,
  },
  refused: {
    cellTaken: 'Этот бонус поддержки уже занят.',
    cityUsed: 'В этот город кампания больше не заедет.',
    noLine: 'Длинный путь — это три свободные дороги подряд, хотя бы одна вдоль выбранной локации.',
  },
  drawGroups: { long: 'длинный путь: три отрезка у локации' },
  bonuses: {
    SUP_COORD: 'Изменение координаты',
    SUP_LONG_WAY: 'Длинный путь',
    SUP_ALLEY: 'Тайный переулок',
    SUP_CORRECTION: 'Корректировка маршрута',
  },
  bonusEffects: {
    SUP_COORD: 'перед выбором локации изменить одно число раунда на 1',
    SUP_LONG_WAY: 'нарисовать у выбранной локации три отрезка вместо двух',
    SUP_ALLEY: 'один отрезок хода провести по диагонали',
    SUP_CORRECTION: 'до туристов стереть один отрезок и нарисовать другой',
  },
  cities: CITY_TITLES.ru,
  fame: FAME.ru,
  labels: { campaign: 'Кампания', fame: 'Слава', support: 'Поддержка' },
  progress: (game, games) => `город ${game} из ${games}`,
  log: {
    deck: (cities) => `Города кампании по порядку: ${cities}.`,
    city: (game, city) => `Партия ${game}: ${city}.`,
    game: (game, city, results) => `Партия ${game} окончена (${city}): ${results}.`,
    result: ({ name, you }, points, fame) => `${you ? 'вы' : name} — ${points}, ${fame}`,
    support: ({ name, you }, bonus) =>
      `${you ? 'Вы выбираете' : `${name} выбирает`} бонус поддержки «${bonus}».`,
    turnSupport: (bonus) => `бонус поддержки «${bonus}»`,
  },
  endings: {
    fame: ({ winners, you, fame }) =>
      `${you ? 'Вы побеждаете в кампании' : `В кампании побеждает ${winners}`}: ${fame}.`,
    'tie-break': ({ winners, you, fame, two }) =>
      `${you ? 'Вы побеждаете в кампании' : `В кампании побеждает ${winners}`}: славы поровну (${fame}), но ${
        two ? 'выиграны две партии из трёх' : 'место в последней партии выше'
      }.`,
    shared: ({ winners, fame }) => `Победу в кампании делят ${winners}: у каждого ${fame}.`,
  },
}

export const campaignEn: CampaignWords = {
  prompts: {
    support: ({ supports }) =>
      supports === 0
        ? 'choose a support bonus for the next game'
        : 'choose another support bonus for the next game',
    'campaign.city': () => 'choose the city of the next game',
  },
  help: {
    support:
      'A support bonus can be used once, in any of your turns of the next game. Rules RT-CAMP-7, RT-CAMP-9.',
    'campaign.city': 'The winner of a game chooses the next city. Rule RT-CAMP-3.',
  },
  deciding: {
    support: ({ names, you }) =>
      you ? 'You are choosing a support bonus.' : `${names} is choosing a support bonus.`,
    'campaign.city': ({ names, you }) =>
      you ? 'You are choosing the next city.' : `${names} is choosing the next city.`,
  },
  refused: {
    cellTaken: 'This support bonus is already taken.',
    cityUsed: 'The campaign will not come to this city again.',
    noLine: 'A long way is three free roads in a row, at least one of them along the chosen location.',
  },
  drawGroups: { long: 'long way: three segments at the location' },
  bonuses: {
    SUP_COORD: 'Coordinate Change',
    SUP_LONG_WAY: 'Long Way',
    SUP_ALLEY: 'Secret Alley',
    SUP_CORRECTION: 'Correction',
  },
  bonusEffects: {
    SUP_COORD: 'change one number of the round by 1 before you choose a location',
    SUP_LONG_WAY: 'draw three segments instead of two at the chosen location',
    SUP_ALLEY: 'draw one segment of a turn as a diagonal',
    SUP_CORRECTION: 'erase one segment and draw another before you place tourists',
  },
  cities: CITY_TITLES.en,
  fame: FAME.en,
  labels: { campaign: 'Campaign', fame: 'Fame', support: 'Support' },
  progress: (game, games) => `city ${game} of ${games}`,
  log: {
    deck: (cities) => `The cities of the campaign, in this order: ${cities}.`,
    city: (game, city) => `Game ${game}: ${city}.`,
    game: (game, city, results) => `Game ${game} is over (${city}): ${results}.`,
    result: ({ name, you }, points, fame) => `${you ? 'you' : name}: ${points}, ${fame}`,
    support: ({ name, you }, bonus) =>
      `${you ? 'You choose' : `${name} chooses`} the support bonus ${bonus}.`,
    turnSupport: (bonus) => `support bonus ${bonus}`,
  },
  endings: {
    fame: ({ winners, you, fame }) => `${you ? 'You win' : `${winners} wins`} the campaign with ${fame}.`,
    'tie-break': ({ winners, you, fame, two }) =>
      `${you ? 'You win' : `${winners} wins`} the campaign: fame is equal (${fame}), but ${
        two ? 'two of the three games were won' : 'the place in the last game is higher'
      }.`,
    shared: ({ winners, fame }) => `${winners} share the victory in the campaign with ${fame} each.`,
  },
}

const WORDS: Readonly<Record<Language, CampaignWords>> = { ru: campaignRu, en: campaignEn }

export const campaignWords = (language: Language): CampaignWords => WORDS[language]

/** An answer between two cities. */
export function campaignLabel(language: Language, answer: Answer & { kind: CampaignKind }): string {
  const { bonuses, bonusEffects, cities } = WORDS[language]
  switch (answer.kind) {
    case 'support':
      return `${bonuses[answer.act.bonus]}: ${bonusEffects[answer.act.bonus]}`
    case 'campaign.city':
      return cities[answer.act.city]
  }
}
