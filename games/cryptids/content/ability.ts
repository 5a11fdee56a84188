import { z } from 'zod'
import { EVIDENCE, KINDS, TERRAINS } from './vocabulary.ts'

const terrain = z.enum(TERRAINS)
const n = z.int().positive()
const points = z.int().positive()
const max = z.int().positive()

/** Triggers that come at a moment of the game. */
const trigger = z.enum(['onFound', 'onFailed', 'onRelocated'])
const onFailed = z.literal('onFailed')
const onRequest = z.literal('onRequest')
const placement = z.literal('placement')
const endGame = z.literal('endGame')

const counted = <Effect extends string>(effect: Effect) =>
  z.strictObject({ trigger, effect: z.literal(effect), n })
const ofCards = z.union(
  [z.strictObject({ kind: z.enum(KINDS) }), z.strictObject({ evidence: z.enum(EVIDENCE) })],
  'must name either a kind or an evidence',
)

/** What a cryptid's ability does and when (CR-ABIL-1, CR-ABIL-2); each effect allows only the triggers it fits. */
export const ability = z.discriminatedUnion('effect', [
  counted('coins'),
  counted('exp'),
  counted('rumour'),
  counted('evidenceBag'),
  counted('collectAny'),
  counted('restore'),
  counted('helperMove'),
  z.strictObject({ trigger, effect: z.literal('travel'), to: z.literal('any') }),
  z.strictObject({ trigger, effect: z.literal('refresh') }),
  z.strictObject({ trigger, effect: z.literal('marketTrade') }),
  counted('discountSkill'),
  counted('terrainExtra'),
  z.strictObject({ trigger: onFailed, effect: z.literal('keepEvidence') }),
  z.strictObject({ trigger: onRequest, effect: z.literal('placeTile') }),
  z.strictObject({ trigger: placement, effect: z.literal('onEmpty') }),
  z.strictObject({ trigger: placement, effect: z.literal('onCryptids') }),
  z.strictObject({ trigger: placement, effect: z.literal('anySingleTerrain') }),
  z.strictObject({
    trigger: placement,
    effect: z.literal('twoTerrains'),
    types: z.tuple([terrain, terrain]),
  }),
  z.strictObject({ trigger: endGame, effect: z.literal('fewestFound'), points }),
  z.strictObject({
    trigger: endGame,
    effect: z.literal('perFound'),
    where: ofCards,
    points,
    max: max.optional(),
  }),
  z.strictObject({
    trigger: endGame,
    effect: z.literal('perReserve'),
    where: z.strictObject({ terrain }),
    points,
    max: max.optional(),
  }),
  z.strictObject({ trigger: endGame, effect: z.literal('perRequest'), points }),
  z.strictObject({ trigger: endGame, effect: z.literal('perRegion'), points }),
  z.strictObject({ trigger: endGame, effect: z.literal('perCoins'), coins: n, points, max: max.optional() }),
])

export type Ability = z.infer<typeof ability>
