import type { Language } from '@curio/ui/language'
import type { SupportBonus } from '../content/booklet/terms.ts'
import type { Answer } from '../rules/acts.ts'
import type { CityName } from '../rules/options.ts'
import type { QuestionKind } from '../rules/question-kinds.ts'
import type { Reason } from '../rules/reasons.ts'
import { CITY_TITLES } from './city-names.ts'

type CampaignKind = Extract<QuestionKind, 'support' | 'campaign.city'>
type CampaignReason = Extract<Reason, 'cellTaken' | 'cityUsed'>

/** What is said between the cities of a campaign. */
interface CampaignWords {
  readonly prompts: Readonly<Record<CampaignKind, () => string>>
  readonly help: Readonly<Record<CampaignKind, string>>
  readonly refused: Readonly<Record<CampaignReason, string>>
  readonly bonuses: Readonly<Record<SupportBonus, string>>
  readonly cities: Readonly<Record<CityName, string>>
}

export const campaignRu: CampaignWords = {
  prompts: {
    support: () => 'выберите бонус поддержки на следующую партию',
    'campaign.city': () => 'выберите город следующей партии',
  },
  help: {
    support:
      'Бонус поддержки можно применить один раз, в любой свой ход следующей партии. Правила RT-CAMP-7, RT-CAMP-9.',
    'campaign.city': 'Следующий город выбирает победитель партии. Правило RT-CAMP-3.',
  },
  refused: {
    cellTaken: 'Этот бонус поддержки уже занят.',
    cityUsed: 'В этот город кампания больше не заедет.',
  },
  bonuses: {
    SUP_COORD: 'Изменение координаты',
    SUP_LONG_WAY: 'Длинный путь',
    SUP_ALLEY: 'Тайный переулок',
    SUP_CORRECTION: 'Корректировка маршрута',
  },
  cities: CITY_TITLES.ru,
}

export const campaignEn: CampaignWords = {
  prompts: {
    support: () => 'choose a support bonus for the next game',
    'campaign.city': () => 'choose the city of the next game',
  },
  help: {
    support:
      'A support bonus can be used once, in any of your turns of the next game. Rules RT-CAMP-7, RT-CAMP-9.',
    'campaign.city': 'The winner of a game chooses the next city. Rule RT-CAMP-3.',
  },
  refused: {
    cellTaken: 'This support bonus is already taken.',
    cityUsed: 'The campaign does not come to this city any more.',
  },
  bonuses: {
    SUP_COORD: 'Coordinate Change',
    SUP_LONG_WAY: 'Long Way',
    SUP_ALLEY: 'Secret Alley',
    SUP_CORRECTION: 'Correction',
  },
  cities: CITY_TITLES.en,
}

const WORDS: Readonly<Record<Language, CampaignWords>> = { ru: campaignRu, en: campaignEn }

/** An answer between two cities. */
export function campaignLabel(language: Language, answer: Answer & { kind: CampaignKind }): string {
  const { bonuses, cities } = WORDS[language]
  return answer.kind === 'support' ? bonuses[answer.act.bonus] : cities[answer.act.city]
}
