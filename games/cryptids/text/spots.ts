import { START_PLACES, type StartPlace, type Terrain } from '../content/vocabulary.ts'
import { type Card, type CryptidsContent, cardOf, tileOf } from '../rules/content.ts'
import { cellsAt, type Spot } from '../rules/polyomino.ts'
import { type Cell, type Ground, groundOf } from './ground.ts'
import type { Reason } from './reasons.ts'
import type { CryptidsView } from './view.ts'

/** What is laid: a terrain tile or the tile of a cryptid. */
export type Piece = { readonly tile: string } | { readonly card: string }

/** Why a piece cannot lie at a spot: the cells that are wrong, all of them where it is the whole. */
export interface SpotFault {
  readonly reason: Reason
  readonly cells: readonly Cell[]
  /** The cryptid, or the terrains, that the reason is about. */
  readonly about: readonly string[]
}

/** Every fault of a spot; none where the rules allow it. */
export function faultsOf(
  content: CryptidsContent,
  view: CryptidsView,
  piece: Piece,
  spot: Spot,
): readonly SpotFault[] {
  const ground = groundOf(content, view)
  const shape = 'tile' in piece ? tileOf(content, piece.tile).shape : cardOf(content, piece.card).shape
  const cells = cellsAt(shape, spot)
  const outside = cells.filter((cell) => !ground.isInside(cell))
  if (outside.length > 0) return [{ reason: 'offGrid', cells: outside, about: [] }]
  const site: Site = { ground, view, cells }
  return 'tile' in piece
    ? terrainFaults(site, tileOf(content, piece.tile).type)
    : cryptidFaults(site, cardOf(content, piece.card))
}

interface Site {
  readonly ground: Ground
  readonly view: CryptidsView
  readonly cells: readonly Cell[]
}

type CellReason = (cell: Cell) => readonly [Reason, ...string[]] | null

/** Faults of single cells, cells with the same fault together. */
function cellFaults({ cells }: Site, reasonOf: CellReason): SpotFault[] {
  const faults = new Map<string, { reason: Reason; cells: Cell[]; about: readonly string[] }>()
  for (const cell of cells) {
    const found = reasonOf(cell)
    if (!found) continue
    const [reason, ...about] = found
    const fault = faults.get(found.join()) ?? { reason, cells: [], about }
    fault.cells.push(cell)
    faults.set(found.join(), fault)
  }
  return [...faults.values()]
}

const whole = ({ cells }: Site, reason: Reason, ...about: readonly string[]): SpotFault[] => [
  { reason, cells, about },
]

/** CR-TERR-1 to CR-TERR-11. */
function terrainFaults(site: Site, type: Terrain): readonly SpotFault[] {
  const { ground, view } = site
  const { living, starts } = view.reserve
  if (view.finalRound !== null) return whole(site, 'terrainOver')
  if (!living.includes(type)) return whole(site, 'terrainExhausted', type)
  const own = starts[type]
  const isForeign = (place: StartPlace): boolean =>
    own === null ? Object.values(starts).includes(place) : place !== own
  const faults = cellFaults(site, (cell) => {
    const { terrain, cryptid } = ground.at(cell)
    if (ground.isFenced(cell)) return ['fence']
    if (terrain !== null) return ['terrainThere']
    if (cryptid !== null) return ['cryptidThere', cryptid]
    const place = ground.startAt(cell)
    return place !== null && isForeign(place) ? ['foreignStart'] : null
  })
  if (faults.length > 0) return faults
  return own === null ? firstTileFaults(site, type) : adjoiningFaults(site, type)
}

/** CR-TERR-3, CR-TERR-8. */
function firstTileFaults(site: Site, type: Terrain): readonly SpotFault[] {
  const covered = START_PLACES.filter((place) =>
    site.cells.some((cell) => site.ground.startAt(cell) === place),
  )
  if (covered.length === 0) return whole(site, 'noStart', type)
  return covered.length > 1 ? whole(site, 'twoStarts') : []
}

/** CR-TERR-5, CR-TERR-6. */
function adjoiningFaults(site: Site, type: Terrain): readonly SpotFault[] {
  const adjoins = site.cells.some((cell) =>
    around(cell).some((other) => site.ground.at(other).terrain === type),
  )
  return adjoins ? [] : whole(site, 'notAdjoining', type)
}

const around = ({ x, y }: Cell): readonly Cell[] => [
  { x: x + 1, y },
  { x: x - 1, y },
  { x, y: y + 1 },
  { x, y: y - 1 },
]

/** CR-RELOC-3 to CR-RELOC-6, CR-ABIL-7 to CR-ABIL-11, CR-ABIL-17, CR-ABIL-18. */
function cryptidFaults(site: Site, { entry }: Card): readonly SpotFault[] {
  const { ability, habitat } = entry
  switch (ability?.effect) {
    case 'onEmpty':
      return bareGroundFaults(site)
    case 'onCryptids':
      return topFaults(site)
    case 'anySingleTerrain':
      return singleTerrainFaults(site)
    case 'twoTerrains':
      return twoTerrainsFaults(site, ability.types)
    default:
      return cellFaults(site, (cell) => homeFault(site.ground, cell, habitat))
  }
}

function homeFault(ground: Ground, cell: Cell, habitat: string): ReturnType<CellReason> {
  const { terrain, cryptid } = ground.at(cell)
  if (ground.isFenced(cell)) return ['fence']
  if (cryptid !== null) return ['onCryptid', cryptid]
  if (terrain === null) return ['onBareGround', habitat]
  return terrain === habitat ? null : ['onOtherTerrain', habitat]
}

function bareGroundFaults(site: Site): readonly SpotFault[] {
  const { ground } = site
  return cellFaults(site, (cell) => {
    const { terrain, cryptid } = ground.at(cell)
    if (ground.isFenced(cell)) return ['fence']
    if (cryptid !== null) return ['onCryptid', cryptid]
    if (terrain !== null) return ['needsBareGround']
    return ground.startAt(cell) === null ? null : ['onStart']
  })
}

/** CR-ABIL-9. */
const MOST_UNDERNEATH = 2

function topFaults(site: Site): readonly SpotFault[] {
  const { ground, cells } = site
  const faults = cellFaults(site, (cell) => (ground.at(cell).cryptid === null ? ['needsCryptid'] : null))
  if (faults.length > 0) return faults
  const below = new Set(cells.map((cell) => ground.at(cell).cryptid))
  return below.size > MOST_UNDERNEATH ? whole(site, 'threeCryptids') : []
}

function singleTerrainFaults(site: Site): readonly SpotFault[] {
  const { ground, cells } = site
  const faults = cellFaults(site, (cell) => {
    const { terrain, cryptid } = ground.at(cell)
    if (cryptid !== null) return ['onCryptid', cryptid]
    return terrain === null ? ['needsOneTerrain'] : null
  })
  if (faults.length > 0) return faults
  const terrains = new Set(cells.map((cell) => ground.at(cell).terrain))
  return terrains.size > 1 ? whole(site, 'needsOneTerrain') : []
}

function twoTerrainsFaults(site: Site, types: readonly Terrain[]): readonly SpotFault[] {
  const { ground, cells } = site
  const faults = cellFaults(site, (cell) => {
    const { terrain, cryptid } = ground.at(cell)
    if (cryptid !== null) return ['onCryptid', cryptid]
    return terrain !== null && types.includes(terrain) ? null : ['neitherTerrain', ...types]
  })
  if (faults.length > 0) return faults
  const covers = (type: Terrain): boolean => cells.some((cell) => ground.at(cell).terrain === type)
  return types.every(covers) ? [] : whole(site, 'needsBothTerrains', ...types)
}
