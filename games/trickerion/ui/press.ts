import type { Packs } from '@curio/kernel'
import type { Language } from '@curio/ui/contract'
import { MAGORIA_AS_WRITTEN } from '../content/magoria.ts'
import type { TrickerionPack } from '../content/pack.ts'
import { contentOf, type TrickerionContent } from '../rules/content.ts'
import { type TrickerionText, trickerionText } from '../text/index.ts'

/** What cards are drawn from, with or without a table. */
export interface Press {
  readonly content: TrickerionContent
  readonly text: TrickerionText
  readonly language: Language
}

/** What a table is played with; whoever made the table has checked it. */
export const packIn = ({ magoria }: Packs): TrickerionPack =>
  magoria === undefined ? MAGORIA_AS_WRITTEN : (magoria as unknown as TrickerionPack)

export const contentIn = (packs: Packs): TrickerionContent => contentOf(packIn(packs))

/** What cards are drawn from where there is no table. */
export function pressOf(packs: Packs, language: Language): Press {
  return { content: contentIn(packs), text: trickerionText(language, packIn(packs), []), language }
}
