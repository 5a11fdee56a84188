import type { Flow } from '@curio/kernel'
import { ANCIENTS } from '../../content/pack.ts'
import {
  awaitAncient,
  chooseAncient,
  dealCalls,
  encounterPoints,
  openShopCard,
  removeShopCard,
} from '../ancients.ts'
import type { CityRules } from '../city-rules.ts'
import { cityIn } from '../content.ts'
import { chooseSoloDice, draftDice, ownPair, rollSoloDice, takeInitialDice, turnSoloDice } from '../dice.ts'
import { pointsOf } from '../scoring.ts'
import { chooseEffects, chooseFirst, dealTasks } from '../setup.ts'
import { visitShop } from '../shops.ts'
import type { RouteTable } from '../table.ts'

/** Arkham as the Guide has it: shops that a deck rules, and an Ancient at the end. */
export const ARKHAM_GUIDE_RULES: CityRules = {
  setUp,
  openRound: openShop,
  source: {
    prepare: rollSoloDice,
    led: draftDice,
    alone: chooseSoloDice,
    initial: takeInitialDice,
    ownPair,
    refresh: turnSoloDice,
  },
  afterSelection: () => {},
  reach: (t, seat, turn, { shops }) => (shops.length > 0 ? visitShop(t, seat, turn, shops) : null),
  closeRound: discardShop,
  afterRoutes: awaitAncient,
  stars: (state, content) => cityIn(content, state).stars,
  points: (state, content) => state.players.map((_, seat) => pointsOf(state, seat, content)),
  tieBreakers: (state, seat) => [encounterPoints(state, seat)],
  second: (state) => encounterPoints(state, 0),
}

/** Section 4.2. */
function* setUp(t: RouteTable): Flow {
  chooseCards(t)
  ARKHAM_GUIDE_RULES.source.prepare(t)
  removeShopCard(t)
  yield* dealTasks(t)
}

/** RT-SETUP-2 to RT-SETUP-7, RT-SETUP-13: what was left to chance is decided now, in the open. */
function chooseCards(t: RouteTable): void {
  const { state } = t
  chooseEffects(t)
  chooseAncient(t, ANCIENTS)
  chooseFirst(t)
  t.note({ kind: 'setup', ancient: state.ancient, effects: { ...state.effects }, first: state.first })
  dealCalls(t)
}

/** RT-P1-1, RT-P1-2, RT-INIT-3. */
function openShop(t: RouteTable): void {
  const { state } = t
  state.phase = 'shop'
  const shop = openShopCard(t)
  t.note({ kind: 'round', round: state.round, lead: state.lead, shop })
}

/** RT-P6-1. */
function discardShop({ state }: RouteTable): void {
  if (state.openShop !== null) state.usedShops.push(state.openShop)
  state.openShop = null
}
