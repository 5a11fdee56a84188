import type { TableInfo } from '@curio/protocol'
import type { Language } from '@curio/ui/language'
import type { Words } from '../words/index.ts'

/** What was brought instead of the built-in content; whoever sits down plays with it. */
export function packTerms(
  { packs }: Pick<TableInfo, 'packs'>,
  language: Language,
  { create, lobby }: Words,
): readonly (readonly [what: string, how: string])[] {
  const brought = packs.filter((pack) => pack.brought)
  return brought.map(({ title }) => [lobby.pack, lobby.packBrought(title?.[language] ?? create.packUntitled)])
}
