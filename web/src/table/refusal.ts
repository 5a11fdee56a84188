import type { GameUi, Language, Selection, TableState, WhyNot } from '@curio/ui'
import { DICTIONARIES } from '../words/index.ts'
import { refusalText } from '../words/refusal.ts'
import type { Refusal } from './link.ts'

/** What the rules themselves refuse; everything else is the table's. */
const BY_RULES: readonly string[] = ['refused', 'not-an-option', 'wrong-count', 'wrong-shape']

/** Why an answer was refused: in the words of the game, with the rule, where the rules refused it. */
export function refusalOf(
  ui: Pick<GameUi, 'refusal'>,
  table: TableState,
  selection: Selection,
  refusal: Refusal,
  language: Language,
): WhyNot {
  const said = BY_RULES.includes(refusal.code) ? (ui.refusal?.(table, selection, language) ?? null) : null
  return said ?? { text: refusalText(refusal, DICTIONARIES[language]), rule: null }
}
