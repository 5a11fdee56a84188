import { type Flow, inSteps } from '@curio/kernel'
import { writeAct } from '../acts.ts'
import { playerOf } from '../board.ts'
import { cityContent, type RouteContent, type TravelContent } from '../content.ts'
import { CITY_PACKS, type CityName } from '../options.ts'
import { type PlayStep, playRoute, playStep } from '../play.ts'
import { outcomeOf } from '../scoring.ts'
import { type Campaign, firstState, type RouteState } from '../state.ts'
import { actOf, allSeats, type RouteTable } from '../table.ts'
import { losersOf, recorded } from './fame.ts'
import { isCampaign, type MatchOptions, optionsIn } from './options.ts'
import { freeSupport } from './support.ts'

/** Between the cities of a campaign, or a step of the game in one of them. */
type Step = PlayStep | 'deck' | 'city' | 'fame' | 'support'

/** The table before anything is chosen or drawn, in the city or in one of those that can come up. */
export function firstMatchState(options: MatchOptions, seats: number, content: RouteContent): RouteState {
  if (!isCampaign(options)) return firstState(options, seats, content)
  const [city] = options.campaign.among
  if (city === undefined) throw new Error('a campaign without cities')
  const campaign: Campaign = { options, cities: [], left: [...options.campaign.among], games: [], cells: [] }
  return { ...firstState(optionsIn(options, city, seats), seats, content), campaign }
}

/** A game in one city, or three of them one after the other. */
export function playMatch(t: RouteTable, from?: PlayStep | Step): Flow {
  return t.state.campaign ? playCampaign(t, from as Step) : playRoute(t, from as PlayStep)
}

function playCampaign(t: RouteTable, from: Step = 'deck'): Flow {
  return inSteps(t, from, (step) => travelStep(t, step))
}

function* travelStep(t: RouteTable, step: Step): Flow<Step | null> {
  const campaign = campaignOf(t.state)
  switch (step) {
    case 'deck':
      layCampaignDeck(t, campaign)
      return yield* enterCity(t, campaign)
    case 'city':
      return yield* enterCity(t, campaign)
    case 'fame':
      awardFame(t, campaign)
      return campaign.games.length < travelOf(t).board.games ? 'support' : null
    case 'support':
      yield* chooseSupport(t, campaign)
      return 'city'
    default:
      // The game in the city knows nothing of the campaign.
      return (yield* playStep(inCity(t), step)) ?? 'fame'
  }
}

/** One step with the setup of its game: a city that is not set up yet is no position to look at. */
function* enterCity(t: RouteTable, campaign: Campaign): Flow<Step> {
  beginCity(t, yield* nextCity(t, campaign))
  return (yield* playStep(inCity(t), 'setup')) ?? 'fame'
}

/** The table of the game in the city; its notes name the city, for they are read when the campaign has gone on. */
function inCity(t: RouteTable): RouteTable {
  return t.with(cityContent(t.content, t.state), { city: cityNow(campaignOf(t.state)) })
}

function cityNow({ cities }: Campaign): CityName {
  const city = cities.at(-1)
  if (city === undefined) throw new Error('no city yet')
  return city
}

function campaignOf({ campaign }: RouteState): Campaign {
  if (!campaign) throw new Error('no campaign')
  return campaign
}

function travelOf({ content }: RouteTable): TravelContent {
  if (!content.travel) throw new Error('no campaign')
  return content.travel
}

/** RT-CAMP-2: cards that are drawn come in the recommended order, the easiest first. */
function layCampaignDeck(t: RouteTable, campaign: Campaign): void {
  const { cities, choice } = campaign.options.campaign
  if (choice === 'winner') return
  campaign.left = cities === 'random' ? drawCities(t, campaign.left) : [...cities]
  t.note({ kind: 'campaign.deck', cities: [...campaign.left] })
}

function drawCities(t: RouteTable, among: readonly CityName[]): CityName[] {
  const { board, difficulty } = travelOf(t)
  const left = [...among]
  const drawn: CityName[] = []
  while (drawn.length < board.games) {
    const city = t.roll(left)
    left.splice(left.indexOf(city), 1)
    drawn.push(city)
  }
  return drawn.sort((one, other) => difficulty(CITY_PACKS[one]) - difficulty(CITY_PACKS[other]))
}

/** RT-CAMP-2, RT-CAMP-3, RT-CAMP-19. */
function* nextCity(t: RouteTable, { options, left, games }: Campaign): Flow<CityName> {
  const { cities, choice } = options.campaign
  if (choice === 'cards') return left[0] as CityName
  const last = games.at(-1)
  if (!last) return cities === 'random' ? t.roll(left) : (cities[0] as CityName)
  const winners = allSeats(t).filter((seat) => last.places[seat] === 1)
  const [winner] = winners
  if (winner === undefined || winners.length > 1) return t.roll(left)
  const answer = yield* t.choose(winner, 'campaign.city', () =>
    left.map((city) => writeAct('campaign.city', { city })),
  )
  return actOf(t, 'campaign.city', answer).city
}

/** Everything of the last city makes room for the next one; the campaign stays. */
function beginCity(t: RouteTable, city: CityName): void {
  const { state } = t
  const campaign = campaignOf(state)
  const options = optionsIn(campaign.options, city, t.seats)
  campaign.left = campaign.left.filter((each) => each !== city)
  campaign.cities.push(city)
  for (const member of Object.keys(state)) Reflect.deleteProperty(state, member)
  Object.assign(state, firstState(options, t.seats, travelOf(t).content(city)), { campaign })
  for (const seat of allSeats(t)) {
    const held = campaign.cells.flatMap((cell) => (cell.seat === seat ? [cell.bonus] : []))
    if (held.length > 0) playerOf(state, seat).board.support = held
  }
  t.note({ kind: 'campaign.city', game: campaign.cities.length, city })
}

/** RT-CAMP-4 to RT-CAMP-6. */
function awardFame(t: RouteTable, campaign: Campaign): void {
  const { state } = t
  const city = cityNow(campaign)
  const outcome = outcomeOf(state, cityContent(t.content, state))
  if (outcome?.kind !== 'ranked') throw new Error('no game is over')
  const eliminated = allSeats(t).filter((seat) => playerOf(state, seat).ending?.eliminated)
  const game = recorded(travelOf(t).board, campaign.games.length, city, outcome, eliminated)
  campaign.games.push(game)
  // RT-CAMP-9: old initials are wiped before new ones are chosen.
  if (campaign.games.length < travelOf(t).board.games) campaign.cells = []
  const { points, places, fame } = structuredClone(game)
  t.note({ kind: 'campaign.game', game: campaign.games.length, city, points, places, fame })
}

/** RT-CAMP-7, RT-CAMP-8. */
function* chooseSupport(t: RouteTable, campaign: Campaign): Flow {
  const game = campaign.games.at(-1)
  if (!game) return
  for (const seat of losersOf(travelOf(t).board, game, t.state.lead)) {
    const answer = yield* t.choose(seat, 'support', () =>
      freeSupport(campaign.cells).map((bonus) => writeAct('support', { bonus })),
    )
    const { bonus } = actOf(t, 'support', answer)
    campaign.cells.push({ seat, bonus })
    t.note({ kind: 'campaign.support', seat, bonus })
  }
}
