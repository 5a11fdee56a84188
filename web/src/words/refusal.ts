import type { Refusal } from '../table/link.ts'
import type { Words } from './ru.ts'

/** Why something was refused, in the language of the page; a code without words is told as it came. */
export function refusalText({ code, message, wait }: Refusal, words: Words): string {
  if (code === 'not-absent' && wait !== undefined) return words.refusalWait(Math.ceil(wait / 1000))
  return Object.hasOwn(words.refusals, code) ? (words.refusals[code] ?? message) : words.refusalOther(message)
}
