import { type Report, reportCount } from '@curio/kernel'
import type { CryptidsPack } from './pack.ts'
import { cellsOf, isConnected } from './shape.ts'
import { TERRAINS } from './vocabulary.ts'

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
