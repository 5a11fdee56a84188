import { isRecord, type Json, type Packs } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import { NEW_GAME_WORDS } from '../../text/new-game.ts'
import { variantIn, variantName } from '../../text/variant.ts'

type Term = readonly [what: string, how: string]

/** What was agreed, in the words of the form. */
export function termsOf(
  options: Json,
  _names: readonly string[],
  _packs: Packs,
  language: Language,
): readonly Term[] {
  const words = NEW_GAME_WORDS[language]
  const { darkAlley, quickGame, firstGameKits } = isRecord(options) ? options : {}
  const kit = words.kit[firstGameKits === true ? 'kit' : 'own'].name
  return [
    [words.variant, variantName(variantIn(options), language)],
    [words.start, words.starts[quickGame === true ? 'quick' : 'usual'].name],
    ...(darkAlley === true ? [[words.kits, kit] as const] : []),
  ]
}
