import type { Packs } from '@curio/kernel'
import type { BookletPack } from '../../content/booklet/common.ts'
import type { CampaignGame } from '../../rules/campaign/fame.ts'
import type { CityName } from '../../rules/options.ts'
import type { PlayerView, RouteView } from '../../text/index.ts'

type CampaignView = NonNullable<RouteView['campaign']>
export type CampaignTerms = BookletPack['campaign']

/** What is printed on the campaign board. */
export const campaignTerms = (packs: Packs): CampaignTerms =>
  (packs.booklet as unknown as BookletPack).campaign

/** RT-CAMP-9: the support bonuses that a player has not used yet. */
export function supportHeld(packs: Packs, { board }: PlayerView): CampaignTerms['supportBonuses'] {
  const { support = [] } = board
  return support.length === 0
    ? []
    : campaignTerms(packs).supportBonuses.filter(({ id }) => support.includes(id))
}

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
