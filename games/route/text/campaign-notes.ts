import { type Outcome, winnersOf } from '@curio/kernel'
import { readerLast } from '@curio/ui/game-text'
import { counted } from '@curio/ui/language'
import type { SupportBonus } from '../content/booklet/terms.ts'
import type { CampaignGame } from '../rules/campaign/fame.ts'
import type { CityName } from '../rules/options.ts'
import { CAMPAIGN_ENDINGS, campaignWords } from './campaign-words.ts'
import type { Names } from './names.ts'

/** What the rules tell between the cities of a campaign, by kind. */
export interface CampaignNotes {
  'campaign.deck': { readonly cities: readonly CityName[] }
  'campaign.city': { readonly game: number; readonly city: CityName }
  'campaign.game': { readonly game: number } & CampaignGame
  'campaign.support': { readonly seat: number; readonly bonus: SupportBonus }
}

type Writers = { readonly [K in keyof CampaignNotes]: (names: Names, note: CampaignNotes[K]) => string }

export const CAMPAIGN_WRITERS: Writers = {
  'campaign.deck': (n, { cities }) => {
    const { log, cities: named } = wordsOf(n)
    return log.deck(cities.map((city) => named[city]).join(', '))
  },
  'campaign.city': (n, { game, city }) => wordsOf(n).log.city(game, wordsOf(n).cities[city]),
  'campaign.game': (n, { game, city, ...played }) =>
    wordsOf(n).log.game(game, wordsOf(n).cities[city], results(n, played)),
  'campaign.support': (n, { seat, bonus }) => {
    const { log, bonuses } = wordsOf(n)
    return log.support(n.who(seat), bonuses[bonus])
  },
}

/** RT-CAMP-9: in a turn. */
export function supportDeed(n: Names, bonus: SupportBonus): string {
  const { log, bonuses } = wordsOf(n)
  return log.turnSupport(bonuses[bonus])
}

const wordsOf = ({ words }: Names) => campaignWords(words.language)

/** Points and fame of everybody, the best first. */
function results(n: Names, { points, places, fame }: Omit<CampaignGame, 'city'>): string {
  const seats = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  const told = seats.map((seat) =>
    wordsOf(n).log.result(n.who(seat), n.points(points[seat]?.total ?? 0), fameWords(n, fame[seat] ?? 0)),
  )
  return told.join('; ')
}

const fameWords = (n: Names, fame: number): string => counted(n.words.language, fame, wordsOf(n).fame)

/** RT-CAMP-10, RT-CAMP-11, RT-CAMP-17: who won the campaign, and why. */
export function campaignEnding(names: Names, outcome: Outcome): string {
  const { endings } = wordsOf(names)
  const ending = CAMPAIGN_ENDINGS.find((each) => each === outcome.ending)
  if (!ending) throw new Error(`no words for ending "${outcome.ending}"`)
  const winners = winnersOf(outcome, outcome.points.length)
  const [first] = winners
  return endings[ending]({
    winners: names.list(readerLast(winners.map(names.who), names.words.you)),
    you: winners.length === 1 && winners.some((seat) => names.who(seat).you),
    fame: fameWords(names, outcome.points[first ?? 0]?.total ?? 0),
    two: outcome.points.length === 2,
  })
}
