import { builtInPack, type ParsedPack } from '@curio/kernel'
import arkhamBooklet from './arkham-booklet.json' with { type: 'json' }
import { type ArkhamBookletPack, parseArkhamBooklet } from './booklet/arkham.ts'
import { type BookletPack, parseBooklet } from './booklet/common.ts'
import { type LasVegasPack, parseLasVegas } from './booklet/las-vegas.ts'
import { parseSydney, type SydneyPack } from './booklet/sydney.ts'
import { parseVenice, type VenicePack } from './booklet/venice.ts'
import booklet from './booklet.json' with { type: 'json' }
import lasVegas from './las-vegas.json' with { type: 'json' }
import { ARKHAM_GUIDE } from './named.ts'
import sydney from './sydney.json' with { type: 'json' }
import venice from './venice.json' with { type: 'json' }

export { checkPack, parsePack } from './check.ts'
export { ARKHAM_GUIDE, checkNamedPack, FORMER_HASHES } from './named.ts'
export type { RoutePack } from './pack.ts'

/** Checks a pack when it is first used: most matches need one city of the booklet, or none. */
function whenUsed<Pack>(parse: (data: unknown) => ParsedPack<Pack>, data: unknown): () => Pack {
  let pack: Pack | undefined
  return () => {
    pack ??= builtInPack(parse(data))
    return pack
  }
}

const theBooklet = whenUsed(parseBooklet, booklet)
const theLasVegas = whenUsed(parseLasVegas, lasVegas)
const theSydney = whenUsed(parseSydney, sydney)
const theVenice = whenUsed(parseVenice, venice)
const theArkhamBooklet = whenUsed(parseArkhamBooklet, arkhamBooklet)

/**
 * What comes with the game. A browser loads only what a match is played with, see `load.ts`. The secret box does not come
 * with the game: it stays where players cannot look (RT-ACH-16).
 */
export const PACKS = {
  city: ARKHAM_GUIDE,
  get booklet(): BookletPack {
    return theBooklet()
  },
  get 'las-vegas'(): LasVegasPack {
    return theLasVegas()
  },
  get sydney(): SydneyPack {
    return theSydney()
  },
  get venice(): VenicePack {
    return theVenice()
  },
  get 'arkham-booklet'(): ArkhamBookletPack {
    return theArkhamBooklet()
  },
}
