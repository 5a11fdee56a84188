import type { Checked, Json } from '@curio/kernel'
import { z } from 'zod'

const schema = z.strictObject({
  /** CR-WOLP-1. */
  wolpertinger: z.boolean().default(false),
  /** CR-NOBID-1. */
  noBids: z.boolean().default(false),
  /** CR-SKILL-5: skills are dearer for one or two players. */
  surcharge: z.boolean().default(true),
  /** CR-PSET-2: the seats from the first player down the track. */
  seating: z.union([z.literal('random'), z.array(z.int().nonnegative())]).default('random'),
})

export type CryptidsOptions = z.infer<typeof schema>

/** Completes and checks what was agreed at setup; the message names the rule. */
export function checkOptions(input: Json, seats: number): Checked<CryptidsOptions> {
  const read = schema.safeParse(input)
  if (!read.success) {
    const issue = read.error.issues[0]
    return refuse(`${issue?.path.join('.') || 'options'}: ${issue?.message ?? 'not possible'}`)
  }
  const options = read.data
  if (seats === 1 && options.noBids) return refuse('noBids: not for one player (CR-GEN-3)')
  if (seats === 1 && !options.surcharge) return refuse('surcharge: it belongs to a solo game (CR-SKILL-5)')
  if (options.seating !== 'random' && !isSeating(options.seating, seats)) {
    return refuse(`seating: name each of the seats 0 to ${seats - 1} once (CR-PSET-1)`)
  }
  return { ok: true, value: options }
}

function isSeating(seating: readonly number[], seats: number): boolean {
  return (
    seating.length === seats &&
    seating.every((seat, index) => seat < seats && seating.indexOf(seat) === index)
  )
}

const refuse = (message: string): { ok: false; message: string } => ({ ok: false, message })
