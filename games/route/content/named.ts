import { builtInPack, isRecord, issuesOf, type PackIssue, type ParsedPack } from '@curio/kernel'
import arkhamGuide from './arkham-guide.json' with { type: 'json' }
import { parseArkhamBooklet } from './booklet/arkham.ts'
import { parseBooklet } from './booklet/common.ts'
import { parseLasVegas } from './booklet/las-vegas.ts'
import { parseSecretBox } from './booklet/secret-box.ts'
import { parseSydney } from './booklet/sydney.ts'
import { CITIES } from './booklet/terms.ts'
import { parseVenice } from './booklet/venice.ts'
import { parsePack } from './check.ts'
import type { RoutePack } from './pack.ts'

/** The stand-alone Arkham game. */
export const ARKHAM_GUIDE: RoutePack = builtInPack(parsePack(arkhamGuide))

/** How each pack is checked, by the name that a match gives it. */
const PARSERS = {
  city: parsePack,
  booklet: parseBooklet,
  'las-vegas': parseLasVegas,
  sydney: parseSydney,
  venice: parseVenice,
  'arkham-booklet': parseArkhamBooklet,
  'secret-box': parseSecretBox,
} satisfies Readonly<Record<string, (data: unknown) => ParsedPack<unknown>>>

type PackName = keyof typeof PARSERS

const isPackName = (name: string): name is PackName => Object.hasOwn(PARSERS, name)

/** Under a name that no match uses, which the kernel refuses, a pack is taken for what it says it is. */
export function checkNamedPack(name: string, data: unknown): readonly PackIssue[] {
  return issuesOf(PARSERS[isPackName(name) ? name : packNameOf(data)](data))
}

/** The name under which a match uses a pack, by what the pack says of itself. */
export function packNameOf(data: unknown): PackName {
  if (!isRecord(data) || data.edition !== 'booklet') return 'city'
  if (data.part === 'common') return 'booklet'
  if (data.part === 'secret') return 'secret-box'
  return CITIES.find((city) => city === data.city) ?? 'city'
}

/** Members of a pack that no rule reads. */
export const PACK_WORDS = [
  'ru',
  'en',
  'origin',
  'nameOrigin',
  'effectOrigin',
  'terrifyingOrigin',
  'advancedStartOrigin',
  'orderOrigin',
  'difficultyOrigin',
] as const

/** The pack as headers named it while its words were hashed too. */
export const FORMER_HASHES = {
  '5f0f66af3956a45c424bbd0975b9c09009a8133d598b3297d4093f56dadce229':
    'fc9726c627cd0949feb14b545d27933e53cea1deb5ebde80d7aa043592f00844',
} as const
