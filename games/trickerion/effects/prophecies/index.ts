import { z } from 'zod'
import type { ProphecyEffect } from '../effect.ts'
import { actionAp } from './action-ap.ts'
import { bankTimes } from './bank-times.ts'
import { baseAp } from './base-ap.ts'
import { coinsAsFame } from './coins-as-fame.ts'
import { dayModifier } from './day-modifier.ts'
import { enhanceAp } from './enhance-ap.ts'
import { enhanceIn } from './enhance-in.ts'
import { flatPrice } from './flat-price.ts'
import { hiddenCards } from './hidden-cards.ts'
import { lowestSlot } from './lowest-slot.ts'
import { ordersOnSale } from './orders-on-sale.ts'
import { performerTimes } from './performer-times.ts'
import { performersDay } from './performers-day.ts'
import { placements } from './placements.ts'
import { posterAp } from './poster-ap.ts'
import { setUpFame } from './set-up-fame.ts'
import { slotPrice } from './slot-price.ts'
import { withShards } from './with-shards.ts'

/** Every effect of a prophecy, by its name in the pack. */
const EFFECTS = {
  baseAp,
  withShards,
  ordersOnSale,
  actionAp,
  performerTimes,
  bankTimes,
  enhanceAp,
  placements,
  setUpFame,
  dayModifier,
  coinsAsFame,
  posterAp,
  slotPrice,
  performersDay,
  hiddenCards,
  flatPrice,
  enhanceIn,
  lowestSlot,
}

type Effects = typeof EFFECTS
export type ProphecyForm = z.infer<Effects[keyof Effects]['form']>

const [first, ...others] = Object.values(EFFECTS).map(({ form }) => form)
export const prophecyForm: z.ZodType<ProphecyForm> = z.discriminatedUnion('effect', [
  first as Effects[keyof Effects]['form'],
  ...others,
])

/** The effect of a prophecy; its functions take that power and no other. */
export function prophecyEffectOf(power: ProphecyForm): ProphecyEffect<z.ZodType<ProphecyForm>> {
  return EFFECTS[power.effect] as unknown as ProphecyEffect<z.ZodType<ProphecyForm>>
}
