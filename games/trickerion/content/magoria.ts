import magoria from './magoria.json' with { type: 'json' }
import type { TrickerionPack } from './pack.ts'

/**
 * The base game and the Dark Alley: the city of Magoria, its tricks, theaters and magicians. A board takes it from here,
 * because the checks of packs are heavy: `index.ts` runs them, and with it every server, worker and test.
 */
export const MAGORIA_AS_WRITTEN = magoria as unknown as TrickerionPack
