import { builtInPack } from '@curio/kernel'
import arkhamGuide from './arkham-guide.json' with { type: 'json' }
import { parsePack } from './check.ts'
import type { RoutePack } from './pack.ts'

export { checkPack, parsePack } from './check.ts'
export type { RoutePack } from './pack.ts'

/** The stand-alone Arkham game. */
export const ARKHAM_GUIDE: RoutePack = builtInPack(parsePack(arkhamGuide))

/** Members of a pack that no rule reads. */
export const PACK_WORDS = ['ru', 'en', 'origin', 'terrifyingOrigin'] as const

/** The pack as headers named it while its words were hashed too. */
export const FORMER_HASHES = {
  '5f0f66af3956a45c424bbd0975b9c09009a8133d598b3297d4093f56dadce229':
    'fc9726c627cd0949feb14b545d27933e53cea1deb5ebde80d7aa043592f00844',
} as const
