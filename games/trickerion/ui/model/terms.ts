import { isRecord, type Json, type Packs } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import { trickerionWords } from '../../text/index.ts'
import { BOARD_WORDS } from '../board-words.ts'

type Term = readonly [what: string, how: string]

/** What can be agreed, in the order of the form. */
export const CHOICES = ['darkAlley', 'prophecies', 'quickGame', 'firstGameKits'] as const

/** What was agreed, in words. */
export function termsOf(
  options: Json,
  _names: readonly string[],
  _packs: Packs,
  language: Language,
): readonly Term[] {
  const { newGame } = trickerionWords(language)
  const { on, off } = BOARD_WORDS[language]
  const agreed = isRecord(options) ? options : {}
  return CHOICES.map((name): Term => [newGame[name].label, agreed[name] === true ? on : off])
}
