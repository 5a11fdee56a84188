import { builtInPack } from '@curio/kernel'
import { parsePack } from './check.ts'
import europe from './europe.json' with { type: 'json' }
import type { CryptidsPack } from './pack.ts'

export { checkPack, parsePack } from './check.ts'
export type { CryptidsPack } from './pack.ts'

/** The base game: Europe and its cryptids, the Poacher, the Wolpertinger. */
export const EUROPE: CryptidsPack = builtInPack(parsePack(europe))

/** Members of a pack that no rule reads. */
export const PACK_WORDS = ['ru', 'en', 'origin', 'linesOrigin', 'given'] as const

/** The pack as headers named it while its words were hashed too. */
export const FORMER_HASHES = {
  a94134878ddf1716148c87755b0035bcb4f5b965abeb509694416489a3a84bbf:
    '6396ac7db464a25eca47757802cd6b753661df1ceb14fc674e0f0726181942e1',
} as const
