import { z } from 'zod'
import { anySingleTerrain } from './any-single-terrain.ts'
import { coins } from './coins.ts'
import { collectAny } from './collect-any.ts'
import { discountSkill } from './discount-skill.ts'
import type { Effect } from './effect.ts'
import { evidenceBag } from './evidence-bag.ts'
import { exp } from './exp.ts'
import { fewestFound } from './fewest-found.ts'
import { helperMove } from './helper-move.ts'
import { keepEvidence } from './keep-evidence.ts'
import { marketTrade } from './market-trade.ts'
import { onCryptids } from './on-cryptids.ts'
import { onEmpty } from './on-empty.ts'
import { perCoins } from './per-coins.ts'
import { perFound } from './per-found.ts'
import { perRegion } from './per-region.ts'
import { perRequest } from './per-request.ts'
import { perReserve } from './per-reserve.ts'
import { placeTile } from './place-tile.ts'
import { refresh } from './refresh.ts'
import { restore } from './restore.ts'
import { rumour } from './rumour.ts'
import { terrainExtra } from './terrain-extra.ts'
import { travel } from './travel.ts'
import { twoTerrains } from './two-terrains.ts'

/** Every effect of an ability, by its name in the pack. */
const EFFECTS = {
  coins,
  exp,
  rumour,
  evidenceBag,
  collectAny,
  restore,
  helperMove,
  travel,
  refresh,
  marketTrade,
  discountSkill,
  terrainExtra,
  keepEvidence,
  placeTile,
  onEmpty,
  onCryptids,
  anySingleTerrain,
  twoTerrains,
  fewestFound,
  perFound,
  perReserve,
  perRequest,
  perRegion,
  perCoins,
}

type Effects = typeof EFFECTS
type EffectName = keyof Effects

/** What the ability of a card does and when, as the pack says it (CR-ABIL-1, CR-ABIL-2). */
export type Ability = z.infer<Effects[EffectName]['form']>

const [first, ...others] = Object.values(EFFECTS).map(({ form }) => form)
/** Each effect allows only the triggers it fits. */
export const abilityForm: z.ZodType<Ability> = z.discriminatedUnion('effect', [
  first as Effects[EffectName]['form'],
  ...others,
])

/** The effect of an ability; its functions take that ability and no other. */
export function effectOf(ability: Ability): Effect<z.ZodType<Ability>> {
  return EFFECTS[ability.effect] as unknown as Effect<z.ZodType<Ability>>
}
