import { isRecord, type Json, type Packs } from '@curio/kernel'
import type { SecretBox } from '../../content/booklet/secret-box.ts'
import { SECRET_PACK } from '../../rules/options.ts'

export const boxIn = (unlocked: Packs): SecretBox | null =>
  (unlocked[SECRET_PACK] ?? null) as unknown as SecretBox | null

export function chosenIn(options: Json): readonly Json[] {
  return isRecord(options) && Array.isArray(options.secret) ? options.secret : []
}

/** RT-ACH-19: the packs of a match whose host has unlocked all of these. */
export function secretsFor(options: Json, unlocked: Packs): Packs {
  const [box, chosen] = [boxIn(unlocked), chosenIn(options)]
  if (!box || chosen.length === 0) return {}
  const cards = box.cards.filter(({ number }) => chosen.includes(number))
  return { [SECRET_PACK]: { ...box, cards } as unknown as Json }
}
