import { type Report, reportCount, reportDifference, reportRepeats } from '@curio/kernel'
import { type Cell, openCells, placementsOver } from './grid.ts'
import type { CryptidsPack } from './pack.ts'
import { cellsOf, isConnected } from './shape.ts'
import { FENCES, START_PLACES, type StartPlace, TERRAINS } from './vocabulary.ts'

type Reserve = CryptidsPack['reserve']

/** CR-SETUP-14: with how many players each fence stands. */
const FENCED_WITH: Readonly<Record<(typeof FENCES)[number], readonly number[]>> = {
  'long-1': [2, 3],
  'long-2': [2, 3],
  short: [2],
}
const CELLS_OF_A_START_PLACE = 2

/** CR-DATA-28 to CR-DATA-31. */
export function checkReserve({ reserve }: CryptidsPack, report: Report): void {
  checkFences(reserve, report)
  checkStartPlaces(reserve, report)
  checkVisible(reserve, report)
}

function checkFences(reserve: Reserve, report: Report): void {
  const ids = reserve.fences.map(({ id }) => id)
  reportDifference(report, 'reserve.fences', ids, FENCES, 'the reserve has three fences')
  for (const [index, { id, from, to, players }] of reserve.fences.entries()) {
    const path = `reserve.fences[${index}]`
    const expected = FENCED_WITH[id]
    if (players.toSorted().join() !== expected.join())
      report(
        `${path}.players`,
        `${id} stands with ${players.join(', ')} players; allowed: ${expected.join(', ')}`,
      )
    if (!isInside(reserve, from) || !isInside(reserve, to))
      report(path, `${id} leaves the grid; allowed: ${gridOf(reserve)}`)
    if (from[0] > to[0] || from[1] > to[1])
      report(path, `${id} ends before it begins; allowed: from the upper left to the lower right cell`)
  }
}

function checkStartPlaces(reserve: Reserve, report: Report): void {
  const paths: [string, string][] = []
  for (const place of START_PLACES) {
    const path = `reserve.startPlaces.${place}`
    const cells = reserve.startPlaces[place]
    reportCount(report, path, 'cells', cells.length, [CELLS_OF_A_START_PLACE, Infinity])
    if (!isConnected(cells.map(([x, y]) => ({ x, y }))))
      report(path, `start place ${place} falls apart; allowed: cells joined by their edges`)
    for (const [index, cell] of cells.entries()) {
      paths.push([`${path}[${index}]`, `cell (${cell.join(';')})`])
      if (!isInside(reserve, cell))
        report(`${path}[${index}]`, `(${cell.join(';')}) is off the grid; allowed: ${gridOf(reserve)}`)
    }
  }
  reportRepeats(report, paths)
}

/** CR-DATA-29: fences hide parts of start places, and never a whole one. */
function checkVisible(reserve: Reserve, report: Report): void {
  for (const players of [2, 3, 4]) {
    const open = new Set(openCells(reserve, players).map(String))
    const visible = START_PLACES.map((place) =>
      reserve.startPlaces[place].filter((cell) => open.has(String(cell))),
    )
    for (const [index, cells] of visible.entries()) {
      const path = `reserve.startPlaces.${START_PLACES[index]}`
      reportCount(report, path, `cells without a fence with ${players} players`, cells.length, [1, Infinity])
    }
    if (players < 4 && !visible.some((cells) => cells.length === 1))
      report(
        'reserve.fences',
        `with ${players} players no start place shows one cell; allowed: at least one does`,
      )
  }
}

const isInside = ({ width, height }: Reserve, [x, y]: readonly [number, number]): boolean =>
  x < width && y < height
const gridOf = ({ width, height }: Reserve): string => `x up to ${width - 1}, y up to ${height - 1}`

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

const CRYPTID_SIZES = [2, 5] as const
/** Larger terrain could not open every start place. */
const TERRAIN_SIZES = [1, 4] as const

/** CR-DATA-34: every drawing is a polyomino of a size that can be played. */
export function checkShapes(pack: CryptidsPack, report: Report): void {
  for (const [index, card] of pack.cryptids.entries()) {
    checkShape(report, `cryptids[${index}].tile`, card.tile, CRYPTID_SIZES)
  }
  for (const terrain of TERRAINS) {
    for (const [index, tile] of pack.terrain[terrain].entries()) {
      checkShape(report, `terrain.${terrain}[${index}].shape`, tile.shape, TERRAIN_SIZES)
    }
  }
}

function checkShape(report: Report, path: string, drawing: string, sizes: readonly [number, number]): void {
  const rows = drawing.split('/')
  const cells = cellsOf(drawing)
  const width = Math.max(...rows.map((row) => row.length))
  if (rows.some((row) => row.length !== width))
    report(path, `the rows of ${drawing} differ in length; allowed: rows of one length, filled with gaps`)
  const columnsUsed = new Set(cells.map((cell) => cell.x)).size
  const rowsUsed = new Set(cells.map((cell) => cell.y)).size
  if (columnsUsed < width || rowsUsed < rows.length)
    report(path, `${drawing} has an empty row or column; allowed: a cell in each`)
  if (!isConnected(cells)) report(path, `${drawing} falls apart; allowed: cells joined by their edges`)
  reportCount(report, path, `cells in ${drawing}`, cells.length, sizes)
}
