import {
  cellsAt,
  type Ground,
  groundBeside,
  groundOf,
  hasCell,
  type Polyomino,
  type Rows,
  type Spot,
} from './polyomino.ts'
import type { Reason } from './reasons.ts'

export interface Cell {
  readonly x: number
  readonly y: number
}

/** Cells that a piece must lie within, or must keep off, and why. */
export interface Layer {
  readonly cells: Rows
  readonly isWithin: boolean
  readonly reason: Reason
  /** The terrains that the reason names, or the cryptid that lies on a cell. */
  readonly about: readonly string[] | ((cell: Cell) => string)
}

const NOBODY: readonly string[] = []

export const within = (cells: Rows, reason: Reason, about: Layer['about'] = NOBODY): Layer => ({
  cells,
  isWithin: true,
  reason,
  about,
})
export const off = (cells: Rows, reason: Reason, about: Layer['about'] = NOBODY): Layer => ({
  cells,
  isWithin: false,
  reason,
  about,
})

/** What else a piece must do: lie within some cells, cover a cell of each set, or share an edge with a set. */
interface Way {
  readonly within?: Rows
  readonly covers?: readonly Rows[]
  readonly beside?: Rows
}

/**
 * Where a piece may lie, said once for the spots that are offered and for what is wrong with any other: every cell
 * keeps to all layers, and the piece lies in one of the ways.
 */
export interface Land {
  /** The first layer that a cell breaks is the reason; the first of all is a set to lie within. */
  readonly layers: readonly Layer[]
  readonly ways: readonly Way[]
  /** What no set of cells can say. */
  readonly fits?: (cells: readonly Cell[]) => boolean
  /** What is wrong where every cell is allowed and the piece may not lie there all the same. */
  readonly otherwise: (cells: readonly Cell[]) => readonly [Reason, ...string[]]
}

function allowedOn({ layers }: Land, way: Way): number[] {
  const [first] = layers
  const allowed = (way.within ?? first?.cells ?? []).slice()
  for (let index = 0; index < layers.length; index++) {
    const { cells, isWithin } = layers[index] as Layer
    for (let y = 0; y < allowed.length; y++) {
      const row = cells[y] as number
      allowed[y] = (allowed[y] as number) & (isWithin ? row : ~row)
    }
  }
  return allowed
}

/** The land as spots are looked for on it; `fits` is left to the caller. Grounds of a land have no spot in common. */
export function groundsOf(land: Land): readonly Ground[] {
  return land.ways.map((way) => {
    const allowed = allowedOn(land, way)
    return way.beside ? groundBeside(allowed, way.beside) : groundOf(allowed, ...(way.covers ?? []))
  })
}

/** Why a piece cannot lie at a spot: the cells that are wrong, all of them where it is the whole. */
export interface SpotFault {
  readonly reason: Reason
  readonly cells: readonly Cell[]
  /** The cryptid, or the terrains, that the reason is about. */
  readonly about: readonly string[]
}

/** Everything that is wrong with a spot; nothing where the piece may lie there. */
export function faultsAt(
  land: Land,
  shape: Polyomino,
  spot: Spot,
  isInside: (cell: Cell) => boolean,
): readonly SpotFault[] {
  const cells = cellsAt(shape, spot)
  const outside = cells.filter((cell) => !isInside(cell))
  if (outside.length > 0) return [{ reason: 'offGrid', cells: outside, about: [] }]
  const faults = cellFaults(land, cells)
  if (faults.length > 0) return faults
  if (land.ways.some((way) => liesIn(way, cells)) && (land.fits?.(cells) ?? true)) return []
  const [reason, ...about] = land.otherwise(cells)
  return [{ reason, cells, about }]
}

/** Faults of single cells, cells with the same fault together. */
function cellFaults({ layers }: Land, cells: readonly Cell[]): SpotFault[] {
  const faults = new Map<string, { reason: Reason; cells: Cell[]; about: readonly string[] }>()
  for (const cell of cells) {
    const broken = layers.find((layer) => hasCell(layer.cells, cell.x, cell.y) !== layer.isWithin)
    if (!broken) continue
    const { reason } = broken
    const about = typeof broken.about === 'function' ? [broken.about(cell)] : broken.about
    const key = [reason, ...about].join()
    const fault = faults.get(key) ?? { reason, cells: [], about }
    fault.cells.push(cell)
    faults.set(key, fault)
  }
  return [...faults.values()]
}

function liesIn({ within: inside, covers = [], beside }: Way, cells: readonly Cell[]): boolean {
  const covered = (rows: Rows): boolean => cells.some(({ x, y }) => hasCell(rows, x, y))
  return (
    (!inside || cells.every(({ x, y }) => hasCell(inside, x, y))) &&
    covers.every(covered) &&
    (!beside || cells.some((cell) => around(cell).some(({ x, y }) => hasCell(beside, x, y))))
  )
}

const around = ({ x, y }: Cell): readonly Cell[] => [
  { x: x + 1, y },
  { x: x - 1, y },
  { x, y: y + 1 },
  { x, y: y - 1 },
]
