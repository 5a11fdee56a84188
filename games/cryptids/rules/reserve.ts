import type { TerrainSymbol } from '../content/shape.ts'
import { START_PLACES, TERRAINS, type Terrain } from '../content/vocabulary.ts'
import { spotText, type TextOf } from './acts.ts'
import { type Card, type CryptidsContent, cardOf, type Grid, tileOf } from './content.ts'
import {
  addCell,
  addSpots,
  cellsAt,
  type Ground,
  groundBeside,
  groundOf,
  hasCell,
  hasSpot,
  type Polyomino,
  type Rows,
  SPOTS,
  type Spot,
  turnedAt,
  union,
  without,
} from './polyomino.ts'
import type { CryptidsState, LaidCryptid, Reserve } from './state.ts'

export function gridFor(state: CryptidsState, { grids }: CryptidsContent): Grid {
  const grid = grids[state.players.length - 1]
  if (!grid) throw new Error(`no reserve for ${state.players.length} players`)
  return grid
}

/** CR-TERR-1, CR-TERR-2, CR-TERR-10: those of some cells that bear neither terrain nor a cryptid. */
function freeOf({ terrain, covered }: Reserve, cells: Rows): number[] {
  const { water, forest, mountain } = terrain
  const free = new Array<number>(cells.length)
  for (let y = 0; y < cells.length; y++) {
    let taken = covered[y] as number
    taken |= water[y] as number
    taken |= forest[y] as number
    taken |= mountain[y] as number
    free[y] = (cells[y] as number) & ~taken
  }
  return free
}

/** CR-TERR-3 to CR-TERR-8: where tiles of a type may go. Grounds of one type have no spot in common. */
function terrainGrounds(reserve: Reserve, grid: Grid, type: Terrain): readonly Ground[] {
  const { starts } = reserve
  const own = starts[type]
  if (own !== null) {
    return [groundBeside(freeOf(reserve, grid.open[own]), reserve.terrain[type])]
  }
  return START_PLACES.filter((place) => !TERRAINS.some((each) => starts[each] === place)).map((place) =>
    groundOf(freeOf(reserve, grid.open[place]), grid.starts[place]),
  )
}

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
  const grounds = terrainGrounds(state.reserve, gridFor(state, content), type)
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
  addSpotsOn(shape, terrainGrounds(state.reserve, gridFor(state, content), type), layings, to)
}

const SPOT_TEXTS = SPOTS.map(spotText)

export function tileSpots(state: CryptidsState, content: CryptidsContent, id: string): string[] {
  const { type, shape } = tileOf(content, id)
  const spots: string[] = []
  addSpotsOn(shape, terrainGrounds(state.reserve, gridFor(state, content), type), SPOT_TEXTS, spots)
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

/** CR-RELOC-3 to CR-RELOC-6, CR-ABIL-7, CR-ABIL-17, CR-ABIL-18: where a cryptid's tile may lie. */
function cryptidGrounds(state: CryptidsState, content: CryptidsContent, { entry }: Card): readonly Ground[] {
  const { reserve } = state
  const bare = (type: Terrain): number[] => without(reserve.terrain[type], reserve.covered)
  const { ability, habitat } = entry
  switch (ability?.trigger === 'placement' ? ability.effect : null) {
    case 'onEmpty': {
      const grid = gridFor(state, content)
      return [groundOf(without(freeOf(reserve, grid.usable), grid.anyStart))]
    }
    case 'onCryptids':
      return [groundOf(reserve.covered)]
    case 'anySingleTerrain':
      return TERRAINS.map((type) => groundOf(bare(type)))
    case 'twoTerrains': {
      const [one, other] = ability?.effect === 'twoTerrains' ? ability.types : TERRAINS
      return [groundOf(union(bare(one), bare(other)), bare(one), bare(other))]
    }
    default:
      return habitat === 'special' ? [] : [groundOf(bare(habitat))]
  }
}

const liesOnCryptids = ({ entry }: Card): boolean =>
  entry.ability?.trigger === 'placement' && entry.ability.effect === 'onCryptids'

/** CR-ABIL-9: at most so many different cryptids lie under one tile. */
const MOST_UNDERNEATH = 2

export function cryptidSpots(state: CryptidsState, content: CryptidsContent, id: string): string[] {
  const card = cardOf(content, id)
  const grounds = cryptidGrounds(state, content, card)
  if (liesOnCryptids(card)) return spotsOnCryptids(state, content, card.shape, grounds).map(spotText)
  const spots: string[] = []
  addSpotsOn(card.shape, grounds, SPOT_TEXTS, spots)
  return spots
}

function spotsOnCryptids(
  state: CryptidsState,
  content: CryptidsContent,
  shape: Polyomino,
  grounds: readonly Ground[],
): readonly Spot[] {
  const spots: Spot[] = []
  addSpotsOn(shape, grounds, SPOTS, spots)
  const top = topmost(state, content)
  return spots.filter((spot) => {
    const below = cellsAt(shape, spot).map(({ x, y }) => top.get(cellKey(x, y)))
    return new Set(below).size <= MOST_UNDERNEATH
  })
}

const cellKey = (x: number, y: number): number => y * 32 + x

/** CR-ABIL-11: for each covered cell the cryptid that lies on top. */
function topmost({ reserve }: CryptidsState, content: CryptidsContent): ReadonlyMap<number, string> {
  const top = new Map<number, string>()
  for (const laid of reserve.cryptids) {
    for (const { x, y } of cellsAt(cardOf(content, laid.card).shape, laid)) top.set(cellKey(x, y), laid.card)
  }
  return top
}

export function canPlaceCryptid(state: CryptidsState, content: CryptidsContent, id: string): boolean {
  const card = cardOf(content, id)
  if (liesOnCryptids(card)) return cryptidSpots(state, content, id).length > 0
  return hasSpotOn(card.shape, cryptidGrounds(state, content, card))
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
