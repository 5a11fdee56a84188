import type { Flow, Points } from '@curio/kernel'
import type { ArkhamBookletPack } from '../../content/booklet/arkham.ts'
import type { BookletPack } from '../../content/booklet/common.ts'
import {
  awaitAncient,
  chooseAncient,
  dealCalls,
  encounterPoints,
  openShopCard,
  removeShopCard,
} from '../ancients.ts'
import { boardOf } from '../board.ts'
import type { CityRules } from '../city-rules.ts'
import { cityIn, type RouteContent } from '../content.ts'
import { regularsAlong } from '../events/regulars.ts'
import { modulePoints } from '../module.ts'
import { ratedStars } from '../ratings.ts'
import { sumsLeft } from '../scoring.ts'
import { visitShop } from '../shops.ts'
import type { Shown } from '../shown.ts'
import type { RouteState } from '../state.ts'
import { cityAt, type RouteTable } from '../table.ts'
import { TOUR_DICE } from '../tour-dice.ts'
import { setUpTour } from '../tour-setup.ts'

/** Arkham as the booklet has it: rated landmarks, curios in the shops, and an Ancient at the end. */
export const ARKHAM_RULES: CityRules = {
  setUp,
  openRound: openCurio,
  source: TOUR_DICE,
  afterSelection: () => {},
  reach: (t, seat, turn, { shops, segments }) => {
    const regulars = regularsAlong(cityAt(t), boardOf(t.state, seat), segments)
    return shops.length + regulars.length > 0 ? visitShop(t, seat, turn, shops, regulars) : null
  },
  regularsAreShops: true,
  closeRound: () => {},
  afterRoutes: awaitAncient,
  stars: (state, content) => ratedStars(cityIn(content, state), state, content),
  points: (state, content) => state.players.map((_, seat) => pointsOf(state, seat, content)),
  tieBreakers: (state, seat) => [encounterPoints(state, seat)],
  second: (state) => encounterPoints(state, 0),
}

/** What a match in the booklet's Arkham is played with. */
export function arkhamShown(booklet: BookletPack, city: ArkhamBookletPack): Shown {
  const { rounds, dice, tasks, effects } = booklet
  const { map, challenge, rating, ancients, failureTable, calls, shopCards } = city
  return {
    id: city.id,
    name: city.name,
    effects,
    rounds,
    map,
    dice,
    tasks,
    challenge,
    ancients,
    failureTable,
    calls,
    shopCards,
    tour: {
      effects: effects.map(({ id }) => id),
      rating,
      goals: [],
      // RT-ARK-7.
      unusedCafePoints: 0,
      bets: [],
    },
  }
}

/** RT-ARK-1, RT-ARK-2: who is met is known from the start; the rest comes after the setup of the players. */
function* setUp(t: RouteTable): Flow {
  chooseAncient(
    t,
    t.content.pack.ancients.map(({ id }) => id),
  )
  t.note({ kind: 'tour.ancient', ancient: t.state.ancient })
  yield* setUpTour(t)
  dealCalls(t)
  // RT-ARK-3.
  if (t.state.ancient === 'CTHULHU') removeShopCard(t)
  t.note({ kind: 'tour.curio', card: openShopCard(t) })
}

/** RT-ARK-4, RT-ARK-5: the card that was opened at setup serves the first round. */
function openCurio(t: RouteTable): void {
  const { state } = t
  state.phase = 'shop'
  if (state.round > 1) {
    if (state.openShop !== null) state.usedShops.push(state.openShop)
    openShopCard(t)
  }
  t.note({ kind: 'round', round: state.round, lead: state.lead, shop: state.openShop })
}

/** RT-ARK-9, RT-ARK-12, and RT-END-17 for a player who lost to the Ancient. */
function pointsOf(state: RouteState, seat: number, content: RouteContent): Points {
  const sums = sumsLeft(state, seat, content)
  const product = (type: number): number => (sums?.tourists[type] ?? 0) * (sums?.landmarks[type] ?? 0)
  const by = {
    red: product(0),
    green: product(1),
    blue: product(2),
    purple: product(3),
    task: sums?.task ?? 0,
    rating: sums?.stars ?? 0,
    encounter: sums ? encounterPoints(state, seat) : 0,
    ...(sums && modulePoints(state, seat, content)),
  }
  return { total: Object.values(by).reduce((sum, each) => sum + each, 0), by }
}
