import { type Report, reportCount } from '@curio/kernel'
import { type Cell, openCells, placementsOver } from './grid.ts'
import type { CryptidsPack } from './pack.ts'
import { cellsOf } from './shape.ts'
import { START_PLACES, type StartPlace, TERRAINS } from './vocabulary.ts'

const TILES_OF_A_TERRAIN = 17
const PLAYER_COUNTS = [2, 3, 4] as const

/** CR-DATA-27 and section 6, for tiles that are polyominoes and a reserve that is sound. */
export function checkTiles(pack: CryptidsPack, report: Report): void {
  checkStacks(pack, report)
  for (const players of PLAYER_COUNTS) checkRoom(pack, players, report)
}

function checkStacks({ terrain, reserve }: CryptidsPack, report: Report): void {
  for (const type of TERRAINS) {
    const tiles = terrain[type]
    reportCount(report, `terrain.${type}`, 'tiles', tiles.length, [TILES_OF_A_TERRAIN, TILES_OF_A_TERRAIN])
  }
  const drawn = TERRAINS.flatMap((type) => terrain[type].map((tile) => cellsOf(tile.shape)))
  const cells = drawn.flat()
  for (const symbol of ['coin', 'exp', 'initiative'] as const) {
    const count = cells.filter((cell) => cell.symbol === symbol).length
    reportCount(report, 'terrain', `cells with the symbol ${symbol}`, count, [1, Infinity])
  }
  const plain = drawn.filter((tile) => tile.every((cell) => cell.symbol === null)).length
  reportCount(report, 'terrain', 'tiles without a symbol', plain, [1, Infinity])
  const grid = reserve.width * reserve.height
  reportCount(report, 'terrain', 'cells on all tiles', cells.length, [grid + 1, Infinity])
}

function checkRoom(pack: CryptidsPack, players: number, report: Report): void {
  const cells = openCells(pack.reserve, players)
  const open = new Set(cells.map(String))
  const isOpen = (placed: readonly Cell[]): boolean => placed.every((cell) => open.has(String(cell)))
  const fits = remembered((tile) => cells.some((cell) => placementsOver(tile, cell).some(isOpen)))
  for (const [index, { id, tile }] of pack.cryptids.entries()) {
    const what = `${id} finds no room with ${players} players`
    if (!fits(tile)) report(`cryptids[${index}].tile`, `${what}; allowed: a tile that fits`)
  }
  for (const place of START_PLACES) checkOpening(pack, place, isOpen, players, report)
}

/** CR-TERR-3, CR-TERR-8: a first tile lies on cells of its own start place and of no other. */
function checkOpening(
  { terrain, reserve: { startPlaces } }: CryptidsPack,
  place: StartPlace,
  isOpen: (placed: readonly Cell[]) => boolean,
  players: number,
  report: Report,
): void {
  const others = START_PLACES.filter((other) => other !== place)
  const foreign = new Set(others.flatMap((other) => startPlaces[other].map(String)))
  const isFirst = (placed: readonly Cell[]): boolean =>
    isOpen(placed) && !placed.some((cell) => foreign.has(String(cell)))
  const opens = remembered((tile) =>
    startPlaces[place].some((cell) => placementsOver(tile, cell).some(isFirst)),
  )
  for (const type of TERRAINS) {
    for (const [index, { id, shape }] of terrain[type].entries()) {
      const what = `${id} cannot open start place ${place} with ${players} players`
      if (!opens(shape)) report(`terrain.${type}[${index}].shape`, `${what}; allowed: a tile that can`)
    }
  }
}

/** Many tiles share a drawing. */
function remembered(test: (drawing: string) => boolean): (drawing: string) => boolean {
  const known = new Map<string, boolean>()
  return (drawing) => {
    const answer = known.get(drawing) ?? test(drawing)
    known.set(drawing, answer)
    return answer
  }
}
