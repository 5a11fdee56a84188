import { builtInPack, type PackIssue } from '@curio/kernel'
import { remarksOn } from './balance.ts'
import { parsePack } from './check.ts'
import { MAGORIA_AS_WRITTEN } from './magoria.ts'
import type { TrickerionPack } from './pack.ts'

export { checkPack } from './check.ts'

/** The pack of the game, checked. */
export const MAGORIA: TrickerionPack = builtInPack(parsePack(MAGORIA_AS_WRITTEN))

/** Members of a pack that no rule reads. */
export const PACK_WORDS = ['ru', 'en', 'origin', 'namesOrigin'] as const

/** What the author of a sound pack may want to know. */
export function packRemarks(data: unknown): readonly PackIssue[] {
  const parsed = parsePack(data)
  return parsed.ok ? remarksOn(parsed.pack) : []
}
