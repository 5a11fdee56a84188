import type { Flow } from '@curio/kernel'
import type { BookletPack } from '../../content/booklet/common.ts'
import type { VenicePack } from '../../content/booklet/venice.ts'
import { playerOf } from '../board.ts'
import { visitCafes } from '../cafes.ts'
import type { CityRules, CoordinateSource } from '../city-rules.ts'
import { cityIn } from '../content.ts'
import type { Mode } from '../options.ts'
import { ratedStars } from '../ratings.ts'
import type { Shown } from '../shown.ts'
import { allSeats, type RouteTable } from '../table.ts'
import { ADVANCED_CARDS, TOUR_CARDS } from '../tour-cards.ts'
import { TOUR_DICE } from '../tour-dice.ts'
import { goalsMet, goalTerms, tourPoints, tourTieBreakers } from '../tour-scoring.ts'
import { setUpTour } from '../tour-setup.ts'

/** Venice: streets and canals. How they hang together is in its map (`joints.ts`), and so is what lies along them. */
const veniceWith = (source: CoordinateSource): CityRules => ({
  setUp,
  openRound: (t) => t.note({ kind: 'tour.round', round: t.state.round, lead: t.state.lead }),
  source,
  afterSelection: () => {},
  reach: (t, seat, turn, { shops }) => {
    visitCafes(t, seat, turn, shops)
    return null
  },
  closeRound: () => {},
  afterRoutes: () => {},
  stars: (state, content) => ratedStars(cityIn(content, state), state, content),
  terms: goalTerms,
  points: (state, content) => tourPoints(state, content, () => ({})),
  tieBreakers: tourTieBreakers,
  second: goalsMet,
})

/** RT-COMP-2, by the mode of a match. */
export const VENICE_RULES: Readonly<Partial<Record<Mode, CityRules>>> = {
  cards: veniceWith(TOUR_CARDS),
  advanced: veniceWith(ADVANCED_CARDS),
  dice: veniceWith(TOUR_DICE),
}

/** What a match in Venice is played with. */
export function veniceShown(booklet: BookletPack, city: VenicePack): Shown {
  const { rounds, dice, cards, tasks, goals, effects, unusedCafePoints } = booklet
  const { map, challenge, rating, canalCoefficient } = city
  return {
    id: city.id,
    name: city.name,
    effects,
    rounds,
    map,
    dice,
    // RT-DM-71, RT-DM-72: which of the last two are in the deck is up to the match (RT-FX-2).
    cards: [...cards.common, ...city.cards, ...cards.repeat, ...cards.trigger],
    tasks,
    challenge,
    ancients: [],
    failureTable: { highestFailing: [] },
    calls: [],
    shopCards: [],
    tour: {
      effects: effects.map(({ id }) => id),
      rating,
      goals: goals.filter(({ deck }) => city.goals.some((each) => each === deck)),
      unusedCafePoints: unusedCafePoints.value,
      bets: [],
      canalCoefficient: canalCoefficient.rows,
    },
  }
}

/** RT-VEN-1: nothing special, except that transfers are counted. */
function* setUp(t: RouteTable): Flow {
  for (const seat of allSeats(t)) playerOf(t.state, seat).board.stored.BON_TRANSFER = 0
  yield* setUpTour(t)
}
