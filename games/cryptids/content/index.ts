import { builtInPack } from '@curio/kernel'
import { parsePack } from './check.ts'
import europe from './europe.json' with { type: 'json' }
import type { CryptidsPack } from './pack.ts'

export { checkPack, parsePack } from './check.ts'
export type { CryptidsPack } from './pack.ts'

/** The base game: Europe and its cryptids, the Poacher, the Wolpertinger. */
export const EUROPE: CryptidsPack = builtInPack(parsePack(europe))
