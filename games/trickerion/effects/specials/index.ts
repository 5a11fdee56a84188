import { z } from 'zod'
import type { SpecialEffect } from '../effect.ts'
import { anyDie } from './any-die.ts'
import { anywhere } from './anywhere.ts'
import { burnParts } from './burn-parts.ts'
import { buyNow } from './buy-now.ts'
import { buyOwnKinds } from './buy-own-kinds.ts'
import { collectCoins } from './collect-coins.ts'
import { extraMarkers } from './extra-markers.ts'
import { fameForParts } from './fame-for-parts.ts'
import { fameForPrice } from './fame-for-price.ts'
import { fameFromDie } from './fame-from-die.ts'
import { fiasco } from './fiasco.ts'
import { joinNow } from './join-now.ts'
import { keepMarker } from './keep-marker.ts'
import { keepQuickOrder } from './keep-quick-order.ts'
import { learnWithMarkers } from './learn-with-markers.ts'
import { linkTimes } from './link-times.ts'
import { markerElsewhere } from './marker-elsewhere.ts'
import { markerForYield } from './marker-for-yield.ts'
import { missingKind } from './missing-kind.ts'
import { mixedBuy } from './mixed-buy.ts'
import { moveForeign } from './move-foreign.ts'
import { orderToStall } from './order-to-stall.ts'
import { payAllNeighbours } from './pay-all-neighbours.ts'
import { payFame } from './pay-fame.ts'
import { payForOrder } from './pay-for-order.ts'
import { payShards } from './pay-shards.ts'
import { permanentYield } from './permanent-yield.ts'
import { premiere } from './premiere.ts'
import { promote } from './promote.ts'
import { rollAgain } from './roll-again.ts'
import { secondApprentice } from './second-apprentice.ts'
import { secondCopy } from './second-copy.ts'
import { setUpBeside } from './set-up-beside.ts'
import { stageAtOnce } from './stage-at-once.ts'
import { strongEnhance } from './strong-enhance.ts'
import { swapCards } from './swap-cards.ts'
import { takeFromStall } from './take-from-stall.ts'
import { transferMarkers } from './transfer-markers.ts'
import { yieldInstead } from './yield-instead.ts'

/** Every effect of a special assignment, by its name in the pack. */
const EFFECTS = {
  // Set up.
  setUpBeside,
  payAllNeighbours,
  linkTimes,
  secondCopy,
  swapCards,
  // Perform.
  keepMarker,
  fiasco,
  premiere,
  // Reschedule.
  yieldInstead,
  moveForeign,
  // Prepare.
  extraMarkers,
  markerForYield,
  markerElsewhere,
  fameForParts,
  missingKind,
  burnParts,
  permanentYield,
  stageAtOnce,
  promote,
  // Hire, Learn, Take coins.
  secondApprentice,
  joinNow,
  anyDie,
  transferMarkers,
  learnWithMarkers,
  buyNow,
  fameFromDie,
  rollAgain,
  // Buy, Order, Quick order.
  mixedBuy,
  payFame,
  payShards,
  fameForPrice,
  takeFromStall,
  buyOwnKinds,
  orderToStall,
  payForOrder,
  keepQuickOrder,
  // Any action of the location.
  anywhere,
  strongEnhance,
  collectCoins,
}

type Effects = typeof EFFECTS
export type SpecialForm = z.infer<Effects[keyof Effects]['form']>

const [first, ...others] = Object.values(EFFECTS).map(({ form }) => form)
export const specialForm: z.ZodType<SpecialForm> = z.discriminatedUnion('effect', [
  first as Effects[keyof Effects]['form'],
  ...others,
])

/** The effect of a special assignment; its functions take that power and no other. */
export function specialEffectOf(power: SpecialForm): SpecialEffect<z.ZodType<SpecialForm>> {
  return EFFECTS[power.effect] as unknown as SpecialEffect<z.ZodType<SpecialForm>>
}
