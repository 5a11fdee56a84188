import type { Checked, Json } from '@curio/kernel'
import { z } from 'zod'
import { ANCIENTS, EFFECTS } from '../content/pack.ts'

const effect = z.enum(EFFECTS)

const schema = z.strictObject({
  /** Only the stand-alone edition can be played yet. */
  edition: z.literal('guide').default('guide'),
  ancient: z.enum([...ANCIENTS, 'random']).default('random'),
  /** RT-SETUP-3. */
  effects: z.union([z.literal('random'), z.strictObject({ dark: effect, light: effect })]).default('random'),
  first: z.union([z.literal('random'), z.int().nonnegative()]).default('random'),
  challenge: z
    .union([z.null(), z.strictObject({ row: z.int().min(0).max(3), column: z.int().min(0).max(3) })])
    .default(null),
})

export type RouteOptions = z.infer<typeof schema>

/** RT-GEN-4: completes and checks what was agreed at setup; the message names the rule. */
export function checkOptions(input: Json, seats: number): Checked<RouteOptions> {
  const read = schema.safeParse(input)
  if (!read.success) {
    const issue = read.error.issues[0]
    return refuse(`${issue?.path.join('.') || 'options'}: ${issue?.message ?? 'not possible'} (RT-GEN-4)`)
  }
  const options = read.data
  if (options.effects !== 'random' && options.effects.dark === options.effects.light) {
    return refuse('effects: the dark and the light card must differ (RT-SETUP-2)')
  }
  if (options.first !== 'random' && options.first >= seats) {
    return refuse(`first: there is no seat ${options.first} (RT-SETUP-13)`)
  }
  if (seats > 1 && options.challenge !== null)
    return refuse('challenge: only a solo game has one (RT-SOLO-1)')
  if (seats === 1 && options.challenge === null) options.challenge = { row: 0, column: 0 }
  return { ok: true, value: options }
}

const refuse = (message: string): { ok: false; message: string } => ({ ok: false, message })
