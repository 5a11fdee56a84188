import type { Checked, Json } from '@curio/kernel'
import { z } from 'zod'

const schema = z.strictObject({
  /** TR-GEN-3, TR-SETUP-1: the fifth location, level 3 tricks, abilities and special assignments, 7 rounds. */
  darkAlley: z.boolean().default(false),
  /** TR-GEN-4: only with the Dark Alley. */
  prophecies: z.boolean().default(false),
  /** TR-QUICK: begins in round 2 with more of everything. */
  quickGame: z.boolean().default(false),
  /** TR-FIRST-8: everybody starts with the kit of the school. */
  firstGameKits: z.boolean().default(false),
})

export type TrickerionOptions = z.infer<typeof schema>

/** Completes and checks what was agreed at setup; the message names the rule. */
export function checkOptions(input: Json): Checked<TrickerionOptions> {
  const read = schema.safeParse(input)
  if (!read.success) return refuse(read.error.issues.map(told).join('; '))
  const options = read.data
  if (options.prophecies && !options.darkAlley) {
    return refuse('prophecies: only together with the Dark Alley (TR-GEN-4)')
  }
  return { ok: true, value: options }
}

/** What is wrong with one option, or with the options as a whole. */
function told(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `options: no ${issue.keys.join(', ')}; there is ${Object.keys(schema.shape).join(', ')}`
  return `${String(issue.path[0] ?? 'options')}: ${issue.message}`
}

const refuse = (message: string): { ok: false; message: string } => ({ ok: false, message })
