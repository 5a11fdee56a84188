import type { TerrainSymbol } from '../content/shape.ts'
import { START_PLACES, type StartPlace, TERRAINS, type Terrain } from '../content/vocabulary.ts'
import { type Ability, effectOf } from '../effects/index.ts'
import { spotText, type TextOf } from './acts.ts'
import { type Card, type CryptidsContent, cardOf, type Grid, tileOf } from './content.ts'
import { type Cell, faultsAt, groundsOf, type Land, off, type SpotFault, within } from './land.ts'
import {
  addCell,
  addSpots,
  cellsAt,
  type Ground,
  hasCell,
  hasSpot,
  type Polyomino,
  SPOTS,
  type Spot,
  turnedAt,
} from './polyomino.ts'
import type { CryptidsState, LaidCryptid, Reserve } from './state.ts'

export function gridFor(state: CryptidsState, { grids }: CryptidsContent): Grid {
  const grid = grids[state.players.length - 1]
  if (!grid) throw new Error(`no reserve for ${state.players.length} players`)
  return grid
}

/** CR-TERR-1 to CR-TERR-10: where tiles of a type may go. */
function terrainLand(state: CryptidsState, content: CryptidsContent, type: Terrain): Land {
  const { reserve } = state
  const { starts, terrain } = reserve
  const grid = gridFor(state, content)
  const own = starts[type]
  const usable = within(grid.usable, 'fence')
  const noWater = off(terrain.water, 'terrainThere')
  const noForest = off(terrain.forest, 'terrainThere')
  const noMountain = off(terrain.mountain, 'terrainThere')
  const noCryptid = off(reserve.covered, 'cryptidThere', topmostOn(state, content))
  if (own !== null) {
    const noForeign = within(grid.open[own], 'foreignStart')
    return {
      layers: [usable, noWater, noForest, noMountain, noCryptid, noForeign],
      ways: [{ beside: terrain[type] }],
      otherwise: () => ['notAdjoining', type],
    }
  }
  const [taken, free] = startPlaces(starts)
  const noForeign = taken.map((place) => off(grid.starts[place], 'foreignStart'))
  return {
    layers: [usable, noWater, noForest, noMountain, noCryptid, ...noForeign],
    ways: free.map((place) => ({ within: grid.open[place], covers: [grid.starts[place]] })),
    otherwise: (cells) =>
      cells.some(({ x, y }) => hasCell(grid.anyStart, x, y)) ? ['twoStarts'] : ['noStart', type],
  }
}

/** The start places that some type has claimed, and the others. */
function startPlaces(starts: Reserve['starts']): [StartPlace[], StartPlace[]] {
  const isTaken = (place: StartPlace): boolean => TERRAINS.some((type) => starts[type] === place)
  return [START_PLACES.filter(isTaken), START_PLACES.filter((place) => !isTaken(place))]
}

const groundsFor = (state: CryptidsState, content: CryptidsContent, type: Terrain): readonly Ground[] =>
  groundsOf(terrainLand(state, content, type))

function hasSpotOn(shape: Polyomino, grounds: readonly Ground[]): boolean {
  for (const ground of grounds) if (hasSpot(shape, ground)) return true
  return false
}

function addSpotsOn<T>(shape: Polyomino, grounds: readonly Ground[], byCode: readonly T[], to: T[]): void {
  for (const ground of grounds) addSpots(shape, ground, byCode, to)
}

/** Tells which tiles of a type can be placed now. */
export function fitterOf(
  state: CryptidsState,
  content: CryptidsContent,
  type: Terrain,
): (tile: string) => boolean {
  const grounds = groundsFor(state, content, type)
  return (tile) => hasSpotOn(tileOf(content, tile).shape, grounds)
}

export function canPlaceTile(state: CryptidsState, content: CryptidsContent, id: string): boolean {
  return fitterOf(state, content, tileOf(content, id).type)(id)
}

/** Adds the answers that lay a terrain tile somewhere. */
export function addLayings(
  state: CryptidsState,
  content: CryptidsContent,
  id: string,
  to: TextOf<'terrain'>[],
): void {
  const { type, shape, layings } = tileOf(content, id)
  addSpotsOn(shape, groundsFor(state, content, type), layings, to)
}

const SPOT_TEXTS = SPOTS.map(spotText)

export function tileSpots(state: CryptidsState, content: CryptidsContent, id: string): string[] {
  const { type, shape } = tileOf(content, id)
  const spots: string[] = []
  addSpotsOn(shape, groundsFor(state, content, type), SPOT_TEXTS, spots)
  return spots
}

/** Lays a terrain tile; CR-TERR-4: the first one of its type claims a start place. */
export function layTile(state: CryptidsState, content: CryptidsContent, id: string, spot: Spot): void {
  const { reserve } = state
  const { type, shape } = tileOf(content, id)
  const { starts } = gridFor(state, content)
  const { xs, ys, symbols } = turnedAt(shape, spot)
  for (let cell = 0; cell < xs.length; cell++) {
    const x = spot.x + (xs[cell] as number)
    const y = spot.y + (ys[cell] as number)
    addCell(reserve.terrain[type], x, y)
    const symbol = symbols[cell]
    if (symbol) addCell(reserve.symbols[symbol], x, y)
    if (reserve.starts[type] !== null) continue
    reserve.starts[type] = START_PLACES.find((place) => hasCell(starts[place], x, y)) ?? null
  }
  reserve.tiles.push({ tile: id, x: spot.x, y: spot.y, turn: spot.turn })
}

/** CR-RELOC-3 to CR-RELOC-6: where a cryptid's tile may lie. */
function cryptidLand(state: CryptidsState, content: CryptidsContent, { entry }: Card): Land {
  const { reserve } = state
  const { ability, habitat } = entry
  const topmost = topmostOn(state, content)
  const grid = gridFor(state, content)
  const effect = ability && effectOf(ability)
  if (effect?.comes === 'placement') return effect.land({ reserve, grid, topmost }, ability as Ability)
  if (habitat === 'special') return NOWHERE
  const [one, other] = OTHER_TERRAINS[habitat]
  return {
    layers: [
      within(grid.usable, 'fence'),
      off(reserve.covered, 'onCryptid', topmost),
      off(reserve.terrain[one], 'onOtherTerrain', [habitat]),
      off(reserve.terrain[other], 'onOtherTerrain', [habitat]),
      within(reserve.terrain[habitat], 'onBareGround', [habitat]),
    ],
    ways: ANY_WAY,
    otherwise: () => ['onBareGround', habitat],
  }
}

const ANY_WAY = [{}] as const
const OTHER_TERRAINS: Readonly<Record<Terrain, readonly [Terrain, Terrain]>> = {
  water: ['forest', 'mountain'],
  forest: ['water', 'mountain'],
  mountain: ['water', 'forest'],
}

/** A card without a home; no sound pack has one. */
const NOWHERE: Land = { layers: [], ways: [], otherwise: () => ['noRoom'] }

const liesOnCryptids = ({ entry }: Card): boolean => entry.ability?.effect === 'onCryptids'

export function cryptidSpots(state: CryptidsState, content: CryptidsContent, id: string): string[] {
  const card = cardOf(content, id)
  const land = cryptidLand(state, content, card)
  const grounds = groundsOf(land)
  if (land.fits) return fittingSpots(land, card.shape, grounds).map(spotText)
  const spots: string[] = []
  addSpotsOn(card.shape, grounds, SPOT_TEXTS, spots)
  return spots
}

function fittingSpots({ fits }: Land, shape: Polyomino, grounds: readonly Ground[]): readonly Spot[] {
  const spots: Spot[] = []
  addSpotsOn(shape, grounds, SPOTS, spots)
  return fits ? spots.filter((spot) => fits(cellsAt(shape, spot))) : spots
}

const cellKey = (x: number, y: number): number => y * 32 + x

/** CR-ABIL-11: says which cryptid lies on top of a cell; looks at the reserve when it is asked first. */
function topmostOn({ reserve }: CryptidsState, content: CryptidsContent): (cell: Cell) => string {
  let top: Map<number, string> | null = null
  return (cell) => {
    if (top === null) {
      top = new Map()
      for (const laid of reserve.cryptids) {
        for (const { x, y } of cellsAt(cardOf(content, laid.card).shape, laid))
          top.set(cellKey(x, y), laid.card)
      }
    }
    return top.get(cellKey(cell.x, cell.y)) ?? ''
  }
}

export function canPlaceCryptid(state: CryptidsState, content: CryptidsContent, id: string): boolean {
  const card = cardOf(content, id)
  const land = cryptidLand(state, content, card)
  const grounds = groundsOf(land)
  return land.fits ? fittingSpots(land, card.shape, grounds).length > 0 : hasSpotOn(card.shape, grounds)
}

/** What is laid: a terrain tile or the tile of a cryptid. */
export type Piece = { readonly tile: string } | { readonly card: string }

/** Everything that is wrong with a spot for a piece; nothing where it may lie there. */
export function faultsOf(
  state: CryptidsState,
  content: CryptidsContent,
  piece: Piece,
  spot: Spot,
): readonly SpotFault[] {
  const { width, height } = content.pack.reserve
  const isInside = ({ x, y }: Cell): boolean => x >= 0 && y >= 0 && x < width && y < height
  if ('card' in piece) {
    const card = cardOf(content, piece.card)
    return faultsAt(cryptidLand(state, content, card), card.shape, spot, isInside)
  }
  const { type, shape } = tileOf(content, piece.tile)
  const forbidden = terrainForbidden(state, type)
  const about = forbidden === 'terrainExhausted' ? [type] : []
  if (forbidden !== null) return [{ reason: forbidden, cells: cellsAt(shape, spot), about }]
  return faultsAt(terrainLand(state, content, type), shape, spot, isInside)
}

/** CR-END-4, CR-TERR-11: why no tile of a type is placed any more. */
export function terrainForbidden(
  { finalRound, reserve }: CryptidsState,
  type: Terrain,
): 'terrainOver' | 'terrainExhausted' | null {
  if (finalRound !== null) return 'terrainOver'
  return reserve.living.includes(type) ? null : 'terrainExhausted'
}

/** Lays a cryptid's tile with a marker of its owner; gives the symbols it covers (CR-RELOC-8, CR-ABIL-8). */
export function layCryptid(
  state: CryptidsState,
  content: CryptidsContent,
  laid: LaidCryptid,
): readonly TerrainSymbol[] {
  const { reserve } = state
  const card = cardOf(content, laid.card)
  const covered: TerrainSymbol[] = []
  for (const { x, y } of cellsAt(card.shape, laid)) {
    addCell(reserve.covered, x, y)
    if (liesOnCryptids(card)) continue
    for (const symbol of ['exp', 'coin', 'initiative'] as const) {
      if (hasCell(reserve.symbols[symbol], x, y)) covered.push(symbol)
    }
  }
  reserve.cryptids.push(laid)
  return covered
}

/** The terrains on which a cryptid's tile lies directly; none if it lies on other cryptids or not at all. */
export function terrainsUnder(
  state: CryptidsState,
  content: CryptidsContent,
  id: string,
): readonly Terrain[] {
  const laid = state.reserve.cryptids.find((each) => each.card === id)
  const card = cardOf(content, id)
  if (!laid || liesOnCryptids(card)) return []
  const cells = cellsAt(card.shape, laid)
  return TERRAINS.filter((type) => cells.some(({ x, y }) => hasCell(state.reserve.terrain[type], x, y)))
}

/** CR-SCORE-15: how many different cells the tiles of a seat cover. */
export function areaOf(state: CryptidsState, content: CryptidsContent, seat: number): number {
  const cells = new Set<number>()
  for (const laid of state.reserve.cryptids) {
    if (laid.seat !== seat) continue
    for (const { x, y } of cellsAt(cardOf(content, laid.card).shape, laid)) cells.add(cellKey(x, y))
  }
  return cells.size
}
