import { TERRAINS, type Terrain } from '../content/vocabulary.ts'
import type { ActOf } from '../rules/acts.ts'
import { type CryptidsContent, cardOf, tileOf } from '../rules/content.ts'
import { cellsAt, hasCell, type Polyomino, type Rows, type Spot, turnedAt } from '../rules/polyomino.ts'
import { canPlaceCryptid, gridFor } from '../rules/reserve.ts'
import type { CryptidsState } from '../rules/state.ts'
import { playerOf } from '../rules/table.ts'
import type { Judge } from './judge.ts'

/** How much a tight fit, a wanted type and the usual size count. */
const TIGHT = 0.8
const WANTED = 0.5
const SIZE = 0.02
const SYMBOL = { coin: 0.3, exp: 0.45, initiative: 0.05 } as const

/** Tiles of three cells leave the fewest gaps, and the game its usual length. */
const usualSize = ({ size }: Polyomino): number => -SIZE * Math.abs(size - 3)

/** Where one of the player's tiles goes. */
export const judgeLaying: Judge<ActOf<'terrain' | 'ability.terrain'>> = (state, seat, content) => {
  const walls = wallsOf(fullCells(state, content))
  const wanted = wantedTypes(state, seat, content)
  return (act) => {
    if (act.type === 'decline') return 0
    const { type, shape } = tileOf(content, act.tile)
    return TIGHT * tightness(shape, act.spot, walls) + WANTED * wanted[type] + usualSize(shape)
  }
}

/** Where the tile just chosen for the Poacher goes. */
export const judgePoacherSpot: Judge<ActOf<'poacher.place'>> = (state, _seat, content) => {
  const full = fullCells(state, content)
  return ({ spot }) => -touching(spot, full)
}

/** Which tile to take. */
export const judgeTile: Judge<ActOf<'setup.tile' | 'terrain.take' | 'terrain.exchange' | 'poacher.tile'>> =
  (_state, _seat, content) => (act) => {
    const { shape } = tileOf(content, act.type === 'exchange' ? act.taken : act.tile)
    const symbols = shape.turns[0]?.symbols.filter((symbol) => symbol !== null).length ?? 0
    return usualSize(shape) + SIZE * symbols
  }

/** Where the tile of a cryptid goes: over symbols, and tight. */
export const judgeCryptidSpot: Judge<ActOf<'relocate.place'>> = (state, seat, content) => {
  const { shape } = cardOf(content, cardBeingPlaced(state, seat, content))
  const { symbols, covered } = state.reserve
  return ({ spot }) => {
    let worth = 0
    for (const { x, y } of cellsAt(shape, spot)) {
      if (hasCell(covered, x, y)) continue
      for (const symbol of ['coin', 'exp', 'initiative'] as const) {
        if (hasCell(symbols[symbol], x, y)) worth += SYMBOL[symbol]
      }
    }
    return worth
  }
}

/** The cryptid that is relocated but not laid yet, or (CR-ABIL-12) one that is handed over and laid even so. */
function cardBeingPlaced(state: CryptidsState, seat: number, content: CryptidsContent): string {
  const missing = playerOf(state, seat).found.filter(
    ({ relocated, inReserve }) => relocated !== null && !inReserve,
  )
  const placed =
    missing.find(({ relocated }) => relocated === 'reserve') ??
    missing.find(({ card }) => cardOf(content, card).entry.ability?.effect === 'placeTile')
  if (!placed) throw new Error('no cryptid is being placed')
  return placed.card
}

/** Cells that can no longer take terrain. */
function fullCells(state: CryptidsState, content: CryptidsContent): Rows {
  const { usable } = gridFor(state, content)
  const { terrain, covered } = state.reserve
  return usable.map(
    (row, y) =>
      ~row |
      (terrain.water[y] as number) |
      (terrain.forest[y] as number) |
      (terrain.mountain[y] as number) |
      (covered[y] as number),
  )
}

const isFull = (full: Rows, x: number, y: number): boolean =>
  x < 0 || y < 0 || y >= full.length || hasCell(full, x, y)

function touching({ x, y }: Spot, full: Rows): number {
  return Number(!isFull(full, x - 1, y)) + Number(!isFull(full, x, y - 1))
}

/** Columns that a row of cells has room for. */
const COLUMNS = 32

/** How many sides of each cell lie against something, at y × COLUMNS + x. */
function wallsOf(full: Rows): Uint8Array {
  const walls = new Uint8Array(full.length * COLUMNS)
  const free = full.reduce((columns, row) => columns | ~row, 0)
  const width = COLUMNS - Math.clz32(free)
  for (let y = 0; y < full.length; y++) {
    const row = full[y] as number
    const above = y === 0 ? -1 : (full[y - 1] as number)
    const below = y === full.length - 1 ? -1 : (full[y + 1] as number)
    // Beyond the first column nothing is free.
    const left = (row << 1) | 1
    for (let x = 0; x < width; x++)
      walls[y * COLUMNS + x] =
        ((left >>> x) & 1) + ((row >>> (x + 1)) & 1) + ((above >>> x) & 1) + ((below >>> x) & 1)
  }
  return walls
}

/** The share of the edges of a tile that lie against something. */
function tightness(shape: Polyomino, spot: Spot, walls: Uint8Array): number {
  const { xs, ys } = turnedAt(shape, spot)
  const corner = spot.y * COLUMNS + spot.x
  let edges = 0
  for (let cell = 0; cell < xs.length; cell++)
    edges += walls[corner + (ys[cell] as number) * COLUMNS + (xs[cell] as number)] as number
  return edges / (2 * shape.size + 2)
}

/** How much a seat wants more of each terrain: for cryptids without room, and for those it tracks. */
function wantedTypes(state: CryptidsState, seat: number, content: CryptidsContent): Record<Terrain, number> {
  const wanted: Record<Terrain, number> = { water: 0, forest: 0, mountain: 0 }
  const wish = (card: string, share: number): void => {
    const { habitat, relocated, ability } = cardOf(content, card).entry
    const types =
      ability?.effect === 'twoTerrains' ? ability.types : TERRAINS.filter((type) => type === habitat)
    for (const type of types) wanted[type] += share * relocated
  }
  for (const { card, relocated } of playerOf(state, seat).found) {
    if (relocated === null && !canPlaceCryptid(state, content, card)) wish(card, 1)
  }
  for (const slot of state.display) {
    if (slot?.bids.includes(seat) && !canPlaceCryptid(state, content, slot.card)) wish(slot.card, 0.4)
  }
  return wanted
}
