import type { Flow, Points } from '@curio/kernel'
import type { BookletPack } from '../../content/booklet/common.ts'
import type { LasVegasPack } from '../../content/booklet/las-vegas.ts'
import { TOURIST_TYPES } from '../../content/pack.ts'
import {
  type BetType,
  casinosOf,
  guessPoints,
  newCasinos,
  placeBets,
  type SettledBet,
  settleBets,
} from '../bets.ts'
import { boardOf, playerOf } from '../board.ts'
import { visitCafes } from '../cafes.ts'
import type { CityRules, Reached } from '../city-rules.ts'
import { cityIn, type RouteContent } from '../content.ts'
import { faceOf } from '../dice.ts'
import type { RouteBoard } from '../final-route.ts'
import { tourOf } from '../played.ts'
import { halfStarsOn, ratedStars, roundBoardOf } from '../ratings.ts'
import type { Shown } from '../shown.ts'
import type { RouteState, Turn } from '../state.ts'
import { allSeats, cityAt, type RouteTable } from '../table.ts'
import type { Guess, RouteTerms } from '../terms.ts'
import { TOUR_DICE } from '../tour-dice.ts'
import { goalsIn, goalsMet, type RoutePlan, tourPoints, tourTieBreakers } from '../tour-scoring.ts'
import { setUpTour } from '../tour-setup.ts'

/** RT-VEG-3. */
const SEVEN = 7

/** Las Vegas: bets in casinos, and helicopters to green landmarks far away. */
export const LAS_VEGAS_RULES: CityRules = {
  setUp,
  openRound: (t) => t.note({ kind: 'tour.round', round: t.state.round, lead: t.state.lead }),
  source: TOUR_DICE,
  afterSelection: markRound,
  reach,
  closeRound: () => {},
  afterRoutes: () => {},
  stars: (state, content) => ratedStars(cityIn(content, state), state, content),
  terms: termsIn,
  points: pointsIn,
  settledBets: settledIn,
  tieBreakers: tourTieBreakers,
  second: goalsMet,
}

/** What a match in Las Vegas is played with. */
export function lasVegasShown(booklet: BookletPack, city: LasVegasPack): Shown {
  const { rounds, dice, tasks, goals, effects, unusedCafePoints } = booklet
  const { map, challenge, rating, bets } = city
  return {
    id: city.id,
    name: city.name,
    effects,
    rounds,
    map,
    dice,
    tasks,
    challenge,
    ancients: [],
    failureTable: { highestFailing: [] },
    calls: [],
    shopCards: [],
    tour: {
      effects: effects.map(({ id }) => id),
      rating,
      goals: goals.filter(({ deck }) => city.goals.includes(deck)),
      unusedCafePoints: unusedCafePoints.value,
      bets,
    },
  }
}

/** RT-VEG-1. */
function* setUp(t: RouteTable): Flow {
  for (const seat of allSeats(t)) playerOf(t.state, seat).board.casinos = { visited: [], bets: [] }
  yield* setUpTour(t)
}

/** RT-VEG-2, RT-VEG-3, RT-VEG-5: what the two round dice mark on the round board. */
function markRound(t: RouteTable): void {
  const { state } = t
  const city = cityAt(t)
  const board = roundBoardOf(state)
  board.halfStars += halfStarsOn(t, state.roundDice)
  const sum = state.roundDice.reduce((total, die) => total + faceOf(state.dice, city, die).number, 0)
  if (sum === SEVEN) board.sevens.push(state.round)
}

function reach(t: RouteTable, seat: number, turn: Turn, { segments, shops }: Reached): Flow | null {
  visitCafes(t, seat, turn, shops)
  const casinos = newCasinos(cityAt(t), boardOf(t.state, seat), segments)
  return casinos.length > 0 ? placeBets(t, seat, turn, casinos) : null
}

/** RT-OPT-4. Half-stars and sevens are known before the route; on goals nobody can count. */
function termsIn({ city }: RouteBoard, state: RouteState, seat: number, content: RouteContent): RouteTerms {
  const { bets: types } = tourOf(content.pack)
  const { halfStars, sevens } = roundBoardOf(state)
  const settled: Partial<Record<BetType['on'], number>> = { halfStars, sevens: sevens.length }
  const bonuses = city.blocks.map(() => 0)
  const guesses: Guess[] = []
  for (const { casino: site, bet, number } of casinosOf(playerOf(state, seat).board).bets) {
    const type = types.find(({ id }) => id === bet)
    // RT-ERR-35: a casino may be closed.
    if (!type || number === null || !city.blocks[site]?.casino) continue
    const outcome = settled[type.on]
    const on = type.on === 'task' ? type.on : (TOURIST_TYPES as readonly string[]).indexOf(type.on)
    if (outcome !== undefined) bonuses[site] = guessPoints({ ...type, number }, outcome)
    else guesses.push({ site, on, number, exact: type.exact, near: type.near })
  }
  return { bonuses, guesses, goals: goalsIn(state, content) }
}

function pointsIn(state: RouteState, content: RouteContent): Points[] {
  return tourPoints(state, content, (seat, plan, won) => ({
    bets: settledBy(state, seat, content, plan, won).reduce((sum, { points }) => sum + points, 0),
  }))
}

function settledIn(state: RouteState, content: RouteContent): readonly (readonly SettledBet[])[] {
  const settled: (readonly SettledBet[])[] = []
  tourPoints(state, content, (seat, plan, won) => {
    settled[seat] = settledBy(state, seat, content, plan, won)
    return {}
  })
  return settled
}

/** What became of a seat's bets, with its route and the goals that it won. */
function settledBy(
  state: RouteState,
  seat: number,
  content: RouteContent,
  { facts: { city }, measure }: RoutePlan,
  won: ReadonlyMap<string, number>,
): readonly SettledBet[] {
  const tour = tourOf(content.pack)
  const { halfStars, sevens } = roundBoardOf(state)
  const [red = 0, green = 0, blue = 0, purple = 0] = measure.tourists
  const counted = { red, green, blue, purple, halfStars, sevens: sevens.length, task: measure.task }
  const { bets } = casinosOf(playerOf(state, seat).board)
  // RT-ERR-35: a casino that is rebuilt takes its bet along.
  const casinos = measure.blocks.filter((block) => city.blocks[block]?.casino !== null)
  return settleBets(tour, bets, casinos, { counted, won: wonBets(tour, won) })
}

/** RT-VEG-BET-13: a goal by its deck. */
function wonBets(tour: ReturnType<typeof tourOf>, won: ReadonlyMap<string, number>) {
  const pointsOf = (deck: string): number =>
    tour.goals.reduce((sum, { id, deck: each }) => sum + (each === deck ? (won.get(id) ?? 0) : 0), 0)
  return { goalA: pointsOf('A'), goalB: pointsOf('B'), goalC: pointsOf('C') }
}
