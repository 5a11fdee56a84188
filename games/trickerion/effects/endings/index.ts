import { z } from 'zod'
import type { EndingEffect } from '../effect.ts'
import { manyTricks } from './many-tricks.ts'
import { perApprentice } from './per-apprentice.ts'
import { perCoins } from './per-coins.ts'
import { perComponent } from './per-component.ts'
import { perMarker } from './per-marker.ts'
import { perShard } from './per-shard.ts'
import { perSpecial } from './per-special.ts'
import { perTrick } from './per-trick.ts'
import { withTeam } from './with-team.ts'

/** Every effect of an end bonus, by its name in the pack. */
const EFFECTS = {
  perTrick,
  perComponent,
  manyTricks,
  withTeam,
  perSpecial,
  perApprentice,
  perShard,
  perCoins,
  perMarker,
}

type Effects = typeof EFFECTS
export type EndingForm = z.infer<Effects[keyof Effects]['form']>

const [first, ...others] = Object.values(EFFECTS).map(({ form }) => form)
export const endingForm: z.ZodType<EndingForm> = z.discriminatedUnion('effect', [
  first as Effects[keyof Effects]['form'],
  ...others,
])

/** The effect of an end bonus; its functions take that power and no other. */
export function endingEffectOf(power: EndingForm): EndingEffect<z.ZodType<EndingForm>> {
  return EFFECTS[power.effect] as unknown as EndingEffect<z.ZodType<EndingForm>>
}
