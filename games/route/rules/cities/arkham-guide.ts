import type { Flow } from '@curio/kernel'
import { ANCIENTS } from '../../content/pack.ts'
import { playerOf } from '../board.ts'
import type { CityRules } from '../city-rules.ts'
import { cityIn } from '../content.ts'
import { chooseSoloDice, draftDice, ownPair, rollSoloDice, takeInitialDice, turnSoloDice } from '../dice.ts'
import { encounterOrder } from '../encounter.ts'
import { pointsOf } from '../scoring.ts'
import { chooseEffects, chooseFirst, dealTasks } from '../setup.ts'
import { visitShop } from '../shops.ts'
import type { RouteState } from '../state.ts'
import { allSeats, type RouteTable } from '../table.ts'

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
  afterRoutes: (t) => {
    t.state.phase = 'encounter'
    t.state.encounterOrder = encounterOrder(t)
  },
  stars: (state, content) => cityIn(content, state).stars,
  points: (state, content) => state.players.map((_, seat) => pointsOf(state, seat, cityIn(content, state))),
  tieBreakers: (state, seat) => [encounterPoints(state, seat)],
  second: (state) => encounterPoints(state, 0),
}

const encounterPoints = (state: RouteState, seat: number): number =>
  playerOf(state, seat).ending?.encounter ?? 0

/** Section 4.2. */
function* setUp(t: RouteTable): Flow {
  chooseCards(t)
  ARKHAM_GUIDE_RULES.source.prepare(t)
  buildShopDeck(t)
  yield* dealTasks(t)
}

/** RT-SETUP-2 to RT-SETUP-7, RT-SETUP-13: what was left to chance is decided now, in the open. */
function chooseCards(t: RouteTable): void {
  const { state } = t
  chooseEffects(t)
  if ('ancient' in state.options && state.options.ancient === 'random') state.ancient = t.roll(ANCIENTS)
  chooseFirst(t)
  t.note({ kind: 'setup', ancient: state.ancient, effects: { ...state.effects }, first: state.first })
  if (state.ancient !== 'CTHULHU') return
  for (const seat of allSeats(t)) {
    const call = t.draw(state.callDeck) ?? null
    playerOf(t.state, seat).call = call
    t.note({ kind: 'call', seat, call }, [seat])
  }
}

/** RT-SETUP-8, RT-SETUP-9. */
function buildShopDeck(t: RouteTable): void {
  const { shopDeck } = t.state
  const kept =
    t.state.ancient === 'CTHULHU'
      ? t.content.pack.shopCards.filter((card) => card.kind === 'BON_TOURISTS').map((card) => card.id)
      : []
  const removable = shopDeck.rest.filter((id) => !kept.includes(id))
  const removed = removable[
    t.chance.below(removable.length, (outcome) => removable[outcome] as string)
  ] as string
  t.state.removedShop = removed
  shopDeck.rest.splice(shopDeck.rest.indexOf(removed), 1)
}

/** RT-P1-1, RT-P1-2, RT-INIT-3. */
function openShop(t: RouteTable): void {
  const { state } = t
  state.phase = 'shop'
  const card = t.draw(state.shopDeck)
  if (card === undefined) throw new Error('the shop deck has a card for every round')
  state.openShop = card
  t.note({ kind: 'round', round: state.round, lead: state.lead, shop: card })
}

/** RT-P6-1. */
function discardShop({ state }: RouteTable): void {
  if (state.openShop !== null) state.usedShops.push(state.openShop)
  state.openShop = null
}
