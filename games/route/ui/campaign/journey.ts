import type { Note, Packs } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import type { BookletPack } from '../../content/booklet/common.ts'
import type { CampaignGame } from '../../rules/campaign/fame.ts'
import { CITY_PACKS, type CityName } from '../../rules/options.ts'
import type { RouteView } from '../../text/index.ts'

type CampaignView = NonNullable<RouteView['campaign']>
export type CampaignTerms = BookletPack['campaign']

/** What is printed on the campaign board. */
export const campaignTerms = (packs: Packs): CampaignTerms =>
  (packs.booklet as unknown as BookletPack).campaign

/** The city in which something was told; null in a game of one city. */
export function cityTold(told: readonly Note[], note: Note): CityName | null {
  // Games of one city tell nothing of the kind, and logs are long.
  if (!told[0]?.kind.startsWith('campaign.')) return null
  const at = told.lastIndexOf(note)
  const arrival = (at < 0 ? told : told.slice(0, at + 1)).findLast(isArrival)
  return ((arrival ?? told.find(isArrival))?.city ?? null) as CityName | null
}

const isArrival = ({ kind }: Note): boolean => kind === 'campaign.city'

/** A game of a campaign, where it stands on the way. */
export interface Stop {
  /** From 0. */
  readonly number: number
  /** Null where its winner has yet to be found who chooses it (RT-CAMP-3). */
  readonly city: CityName | null
  readonly state: 'over' | 'now' | 'ahead'
  /** Of one that is over. */
  readonly game: CampaignGame | null
}

export function stopsOf({ choice, cities, left, games }: CampaignView, count: number): readonly Stop[] {
  const ahead = choice === 'cards' ? left : []
  return Array.from({ length: count }, (_, number): Stop => {
    const city = cities[number] ?? ahead[number - cities.length] ?? null
    const game = games[number] ?? null
    return { number, city, state: game ? 'over' : number < cities.length ? 'now' : 'ahead', game }
  })
}

/** The game that is being played; between two of them the one that comes next. */
export const gameNow = ({ cities, games }: CampaignView): number => Math.max(cities.length - 1, games.length)

/** A row of the table of fame: what each game of the campaign gives for it. */
export interface FameRow {
  /** A place (RT-CAMP-4), or how many points the winner is ahead (RT-CAMP-6). */
  readonly from: number
  /** Null is no limit. */
  readonly to: number | null
  readonly fame: readonly number[]
  /** RT-CAMP-7, RT-CAMP-8: support bonuses of the loser. */
  readonly bonuses: number
}

/** The side of the campaign board for a number of players, the highest fame first. */
export function fameTable({ fameOfPlaces, fameOfLeads }: CampaignTerms, seats: number): readonly FameRow[] {
  if (seats === 2)
    return fameOfLeads
      .map(({ from, fame, bonuses }, index) => {
        const next = fameOfLeads[index + 1]
        return { from, to: next ? next.from - 1 : null, fame, bonuses }
      })
      .reverse()
  return fameOfPlaces
    .slice(0, seats)
    .map((fame, index) => ({ from: index + 1, to: index + 1, fame, bonuses: index === 0 ? 0 : 1 }))
}

/** As its card of the campaign deck calls it. */
export function cityName(packs: Packs, city: CityName, language: Language): string {
  const { cityCards } = packs.booklet as unknown as BookletPack
  return cityCards.find(({ id }) => id === CITY_PACKS[city])?.name[language] ?? city
}
