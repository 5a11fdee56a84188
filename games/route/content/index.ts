import { builtInPack } from '@curio/kernel'
import arkhamGuide from './arkham-guide.json' with { type: 'json' }
import { parsePack } from './check.ts'
import type { RoutePack } from './pack.ts'

export { checkPack, parsePack } from './check.ts'
export type { RoutePack } from './pack.ts'

/** The stand-alone Arkham game. */
export const ARKHAM_GUIDE: RoutePack = builtInPack(parsePack(arkhamGuide))
