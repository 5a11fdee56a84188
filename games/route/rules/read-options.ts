import type { Checked, Json } from '@curio/kernel'
import { z } from 'zod'

/** An object without other options than its own; who asks for another one reads what there is. */
export const optionsWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `no ${issue.keys.join(', ')}; there is ${Object.keys(shape).join(', ')}`
        : undefined,
  })

/** RT-GEN-4: reads options as somebody asked for them; the message says what there is instead. */
export function readOptions<T>(schema: z.ZodType<T>, input: Json): Checked<T> {
  const read = schema.safeParse(input, { error: whatThereIs })
  if (read.success) return { ok: true, value: read.data }
  const [issue] = read.error.issues
  return refuse(`${issue?.path.join('.') || 'options'}: ${issue?.message ?? 'not possible'} (RT-GEN-4)`)
}

export const refuse = (message: string): { ok: false; message: string } => ({ ok: false, message })

const KINDS: Readonly<Record<string, string>> = {
  boolean: 'true, false',
  number: 'a whole number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object with options, such as {"edition":"booklet","city":"venice"}',
}

/** For options that do not say it themselves. */
function whatThereIs(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return `there is ${issue.values.join(', ')}`
    case 'invalid_type':
      return `there is ${KINDS[issue.expected] ?? issue.expected}`
    case 'too_small':
      return `there is ${issue.minimum} at least`
    case 'too_big':
      return `there is ${issue.maximum} at most`
    default:
      return undefined
  }
}
