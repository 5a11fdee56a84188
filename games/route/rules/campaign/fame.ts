import { firsts, type Points, type RankedOutcome } from '@curio/kernel'
import type { BookletPack } from '../../content/booklet/common.ts'
import type { CityName } from '../options.ts'

/** A game of a campaign that is over. */
export type CampaignGame = {
  city: CityName
  /** By source, as the game in the city counts them. */
  points: { total: number; by: Record<string, number> }[]
  /** RT-CAMP-12, RT-CAMP-18. */
  places: number[]
  fame: number[]
}

/** The same as if it had been a match of its own; a campaign does not keep how it ended. */
export const gameOutcome = ({ points, places }: CampaignGame): RankedOutcome => ({
  kind: 'ranked',
  winners: firsts(places),
  places,
  points,
  ending: 'game',
})

/** The campaign board (RT-CAMP-4 to RT-CAMP-8). */
export type CampaignBoard = BookletPack['campaign']

/** Who is in which place, and what it is worth on the campaign board; the first game has the number 0. */
export function recorded(
  board: CampaignBoard,
  game: number,
  city: CityName,
  { winners, places, points }: RankedOutcome,
  eliminated: readonly number[],
): CampaignGame {
  const seats = places.length
  // RT-CAMP-18: places between them and the last of the others stay empty.
  const taken = places.map((place, seat) => (eliminated.includes(seat) ? seats : place))
  const ofSeat = seats === 2 ? fameOfTwo(board, game, winners, points) : fameOfPlaces(board, game, taken)
  // RT-CAMP-18: nobody has won where everybody lost to the Ancient.
  const fame = taken.map((_, seat) => (winners.length === 0 ? 0 : ofSeat(seat)))
  const counted = points.map(({ total, by }) => ({ total, by: { ...by } }))
  return { city, points: counted, places: taken, fame }
}

type FameOfSeat = (seat: number) => number

/** RT-CAMP-4, RT-CAMP-5. */
function fameOfPlaces({ fameOfPlaces }: CampaignBoard, game: number, places: readonly number[]): FameOfSeat {
  return (seat) => fameOfPlaces[(places[seat] ?? 0) - 1]?.[game] ?? 0
}

/** RT-CAMP-6, and RT-CAMP-12 for a drawn game. */
function fameOfTwo(
  board: CampaignBoard,
  game: number,
  winners: readonly number[],
  points: readonly Points[],
): FameOfSeat {
  const lead = winners.length === 1 ? leadOf(points) : 0
  return (seat) => (winners.includes(seat) ? (bandOf(board, lead)?.fame[game] ?? 0) : 0)
}

/** The last band that begins at the lead or below it. */
const bandOf = (
  { fameOfLeads }: CampaignBoard,
  lead: number,
): CampaignBoard['fameOfLeads'][number] | undefined => fameOfLeads.findLast(({ from }) => lead >= from)

const leadOf = ([one, other]: readonly Points[]): number => Math.abs((one?.total ?? 0) - (other?.total ?? 0))

/**
 * RT-CAMP-7, RT-CAMP-8: who takes a support bonus after a game, in order; a seat that takes two comes twice. RT-CAMP-12:
 * winners take none. RT-CAMP-19: of those in one place, the one who comes first clockwise from the last lead player.
 */
export function losersOf(board: CampaignBoard, { places, points }: CampaignGame, lead: number): number[] {
  const seats = places.length
  const turn = (seat: number): number => (seat - lead + seats) % seats
  const place = (seat: number): number => places[seat] ?? 0
  if (!places.includes(1)) return []
  const losers = [...places.keys()].filter((seat) => place(seat) > 1)
  losers.sort((one, other) => place(other) - place(one) || turn(one) - turn(other))
  const each = seats === 2 ? (bandOf(board, leadOf(points))?.bonuses ?? 0) : 1
  return losers.flatMap((seat) => new Array<number>(each).fill(seat))
}

/** RT-CAMP-10, RT-CAMP-11, RT-CAMP-17: fame, then what the campaign's tie rule asks for. */
export function campaignOutcome(games: readonly CampaignGame[], seats: number): RankedOutcome {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  const points = all.map((seat) => fameOf(games, seat))
  const standings = all.map((seat) => [points[seat]?.total ?? 0, tieBreaker(games, seat, seats)] as const)
  const places = standings.map(
    ([fame, second]) =>
      1 + standings.filter(([more, better]) => more > fame || (more === fame && better > second)).length,
  )
  const winners = all.filter((seat) => places[seat] === 1)
  const most = Math.max(...points.map(({ total }) => total))
  const tied = points.filter(({ total }) => total === most).length > 1
  const ending = winners.length > 1 ? 'shared' : tied ? 'tie-break' : 'fame'
  return { kind: 'ranked', winners, places, points, ending }
}

/** A seat's fame, city by city. */
function fameOf(games: readonly CampaignGame[], seat: number): Points {
  const by = Object.fromEntries(games.map(({ city, fame }) => [city, fame[seat] ?? 0]))
  return { total: Object.values(by).reduce((sum, each) => sum + each, 0), by }
}

/** RT-CAMP-11: of two whoever won two games, of more the place in the last one. */
function tieBreaker(games: readonly CampaignGame[], seat: number, seats: number): number {
  if (seats > 2) return -(games.at(-1)?.places[seat] ?? seats)
  const won = games.filter(({ places }) => places[seat] === 1 && places[1 - seat] !== 1)
  return won.length >= 2 ? 1 : 0
}
