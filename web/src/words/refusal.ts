import type { GameUi, Language, Selection, TableState, WhyNot } from '@curio/ui'
import { ApiRefusal } from '../online/api.ts'
import type { RefusedAct } from '../table/link.ts'
import { DICTIONARIES, type Words } from './index.ts'

/** Why something was refused, in the reader's language; a code without words is shown with the original message. */
export function refusalText({ code, message, wait }: RefusedAct, words: Words): string {
  if (code === 'not-absent' && wait !== undefined) return words.refusalWait(Math.ceil(wait / 1000))
  return Object.hasOwn(words.refusals, code) ? (words.refusals[code] ?? message) : words.refusalOther(message)
}

/** Codes of refusals by the rules; all others come from the table. */
const BY_RULES: readonly string[] = ['refused', 'not-an-option', 'wrong-count', 'wrong-shape']

/** Why an answer was refused. If the rules refused it, the game explains it and names the rule. */
export function whyRefused(
  ui: Pick<GameUi, 'refusal'>,
  table: TableState,
  selection: Selection,
  refusal: RefusedAct,
  language: Language,
): WhyNot {
  const said = BY_RULES.includes(refusal.code) ? (ui.refusal?.(table, selection, language) ?? null) : null
  return said ?? { text: refusalText(refusal, DICTIONARIES[language]), rule: null }
}

/** Why the server refused a request about an account. */
export function accountRefusal(cause: unknown, words: Words['profile']): string {
  if (!(cause instanceof ApiRefusal)) return words.noServer
  return words.refusals[cause.code] ?? words.refused
}
