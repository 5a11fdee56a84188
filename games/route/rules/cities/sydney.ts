import type { Flow } from '@curio/kernel'
import type { BookletPack } from '../../content/booklet/common.ts'
import type { SydneyPack } from '../../content/booklet/sydney.ts'
import { ICONIC } from '../../content/booklet/terms.ts'
import { TOURIST_TYPES } from '../../content/pack.ts'
import { playerOf } from '../board.ts'
import { visitCafes } from '../cafes.ts'
import { CARD_AND_DIE } from '../card-and-die.ts'
import type { CityRules } from '../city-rules.ts'
import { cityIn } from '../content.ts'
import { markedStars } from '../landmark-die.ts'
import type { Shown } from '../shown.ts'
import { allSeats, type RouteTable } from '../table.ts'
import { goalsMet, goalTerms, tourPoints, tourTieBreakers } from '../tour-scoring.ts'
import { setUpTour } from '../tour-setup.ts'

/** Sydney: cards together with dice, ferries, and tourists who wait at remote landmarks. */
export const SYDNEY_RULES: CityRules = {
  setUp,
  openRound: (t) => t.note({ kind: 'tour.round', round: t.state.round, lead: t.state.lead }),
  source: CARD_AND_DIE,
  afterSelection: () => {},
  reach: (t, seat, turn, { shops }) => {
    visitCafes(t, seat, turn, shops)
    return null
  },
  closeRound: () => {},
  afterRoutes: () => {},
  stars: (state, content) => markedStars(cityIn(content, state), state, content),
  terms: goalTerms,
  points: (state, content) => tourPoints(state, content, () => ({})),
  tieBreakers: tourTieBreakers,
  second: goalsMet,
}

/** What a match in Sydney is played with. */
export function sydneyShown(booklet: BookletPack, city: SydneyPack): Shown {
  const { rounds, dice, tasks, goals, effects, unusedCafePoints } = booklet
  const { map, challenge } = city
  return {
    id: city.id,
    name: city.name,
    effects,
    rounds,
    map,
    // RT-SYD-1: nobody comes for purple landmarks.
    dice: dice.filter(({ id }) => id !== 'purple'),
    cards: city.cards,
    tasks,
    challenge,
    ancients: [],
    failureTable: { highestFailing: [] },
    calls: [],
    shopCards: [],
    tour: {
      effects: effects.map(({ id }) => id),
      rating: { values: [city.rating.base], advancedStart: city.rating.base, order: [...ICONIC.sydney] },
      track: city.rating,
      goals: goals.filter(({ deck }) => city.goals.includes(deck)),
      unusedCafePoints: unusedCafePoints.value,
      bets: [],
    },
  }
}

function* setUp(t: RouteTable): Flow {
  const remote = TOURIST_TYPES.map(() => 0)
  for (const seat of allSeats(t)) playerOf(t.state, seat).board.harbour = { crossed: [], remote: [...remote] }
  yield* setUpTour(t)
}
