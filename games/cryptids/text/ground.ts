import type { TerrainSymbol } from '../content/shape.ts'
import { START_PLACES, type StartPlace, type Terrain } from '../content/vocabulary.ts'
import { type CryptidsContent, cardOf, type Grid, tileOf } from '../rules/content.ts'
import type { Cell } from '../rules/land.ts'
import { cellsAt, hasCell, type Spot, turnedAt } from '../rules/polyomino.ts'
import type { CryptidsView } from './view.ts'

/** What lies on a cell of the reserve. */
interface Content {
  terrain: Terrain | null
  symbol: TerrainSymbol | null
  /** The cryptid on top. */
  cryptid: string | null
}

/** The reserve as a view shows it, cell by cell. */
export interface Ground {
  readonly at: (cell: Cell) => Readonly<Content>
  readonly isInside: (cell: Cell) => boolean
  readonly isFenced: (cell: Cell) => boolean
  readonly startAt: (cell: Cell) => StartPlace | null
}

const EMPTY: Readonly<Content> = { terrain: null, symbol: null, cryptid: null }
const grounds = new WeakMap<CryptidsView['reserve'], Ground>()

/** Made once for a view: a board asks for every cell of a ghost. */
export function groundOf(content: CryptidsContent, view: CryptidsView): Ground {
  const known = grounds.get(view.reserve)
  if (known) return known
  const ground = readGround(content, view)
  grounds.set(view.reserve, ground)
  return ground
}

function readGround(content: CryptidsContent, view: CryptidsView): Ground {
  const { width, height } = content.pack.reserve
  const cells = cellsOfReserve(content, view)
  const grid = content.grids[view.players.length - 1] as Grid
  return {
    at: ({ x, y }) => cells.get(keyOf(x, y)) ?? EMPTY,
    isInside: ({ x, y }) => x >= 0 && y >= 0 && x < width && y < height,
    isFenced: ({ x, y }) => !hasCell(grid.usable, x, y),
    startAt: ({ x, y }) => START_PLACES.find((place) => hasCell(grid.starts[place], x, y)) ?? null,
  }
}

const keyOf = (x: number, y: number): string => `${x},${y}`

function cellsOfReserve(content: CryptidsContent, { reserve }: CryptidsView): ReadonlyMap<string, Content> {
  const cells = new Map<string, Content>()
  const cellAt = (x: number, y: number): Content => {
    const cell = cells.get(keyOf(x, y)) ?? { ...EMPTY }
    cells.set(keyOf(x, y), cell)
    return cell
  }
  for (const laid of reserve.tiles) {
    const { type, shape } = tileOf(content, laid.tile)
    const { xs, ys, symbols } = turnedAt(shape, laid)
    for (const [index, x] of xs.entries()) {
      const cell = cellAt(laid.x + x, laid.y + (ys[index] ?? 0))
      cell.terrain = type
      cell.symbol = symbols[index] ?? null
    }
  }
  for (const laid of reserve.cryptids) {
    for (const { x, y } of cellsAt(cardOf(content, laid.card).shape, laid)) cellAt(x, y).cryptid = laid.card
  }
  return cells
}

/** CR-RELOC-8, CR-ABIL-8: the symbols that a cryptid would cover at a spot, for a bonus each. */
export function symbolsCovered(
  content: CryptidsContent,
  view: CryptidsView,
  card: string,
  spot: Spot,
): TerrainSymbol[] {
  const { shape, entry } = cardOf(content, card)
  if (entry.ability?.effect === 'onCryptids') return []
  const ground = groundOf(content, view)
  return cellsAt(shape, spot).flatMap((cell) => ground.at(cell).symbol ?? [])
}
