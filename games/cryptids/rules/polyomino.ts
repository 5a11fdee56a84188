import { cellsOf, fourTurns, type ShapeCell, type TerrainSymbol } from '../content/shape.ts'

/** A set of grid cells: for each row of the grid a number with a bit for each column. */
export type Rows = readonly number[]

/** A polyomino after some quarter turns to the right. */
export interface Turned {
  readonly turn: number
  readonly width: number
  readonly height: number
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly symbols: readonly (TerrainSymbol | null)[]
}

export interface Polyomino {
  /** All four turns. */
  readonly turns: readonly Turned[]
  /** Those that differ from each other. */
  readonly distinct: readonly Turned[]
  readonly size: number
}

/** Where a polyomino may lie: its upper left corner and its turn. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly turn: number
}

export function polyominoOf(drawing: string): Polyomino {
  const turns = fourTurns(cellsOf(drawing)).map(turned)
  const distinct = turns.filter((each, index) => turns.findIndex((other) => looksLike(each, other)) === index)
  return { turns, distinct, size: turns[0]?.xs.length ?? 0 }
}

function turned(cells: readonly ShapeCell[], turn: number): Turned {
  const xs = cells.map((cell) => cell.x)
  const ys = cells.map((cell) => cell.y)
  return {
    turn,
    width: Math.max(...xs) + 1,
    height: Math.max(...ys) + 1,
    xs,
    ys,
    symbols: cells.map((cell) => cell.symbol),
  }
}

/** Cells come row by row, so equal lists are equal pictures. */
function looksLike(one: Turned, other: Turned): boolean {
  return (
    `${one.xs}` === `${other.xs}` && `${one.ys}` === `${other.ys}` && `${one.symbols}` === `${other.symbols}`
  )
}

/** Where something may lie: on allowed cells only, covering a cell of every set in `touched`. */
export interface Ground {
  readonly allowed: Rows
  readonly touched: readonly Rows[]
  /** No cell of the first touched set lies outside of these rows. */
  readonly first: number
  readonly last: number
}

export function groundOf(allowed: Rows, ...touched: readonly Rows[]): Ground {
  // A touched cell is covered, so it must be allowed too; that leaves few rows to search.
  const sets = touched.map((rows) => common(rows, allowed))
  const [rows = allowed] = sets
  let first = 0
  let last = rows.length - 1
  while (first <= last && rows[first] === 0) first += 1
  while (last >= first && rows[last] === 0) last -= 1
  return { allowed, touched: sets, first, last }
}

/** The ground for a piece that must share an edge with one of these cells, none of which is allowed. */
export function groundBeside(allowed: Rows, rows: Rows): Ground {
  const touched = new Array<number>(rows.length)
  let first = rows.length
  let last = -1
  let before = 0
  for (let y = 0; y < rows.length; y++) {
    const row = rows[y] as number
    const beside = (allowed[y] as number) & ((row << 1) | (row >> 1) | before | (rows[y + 1] ?? 0))
    touched[y] = beside
    before = row
    if (beside === 0) continue
    if (last < 0) first = y
    last = y
  }
  return { allowed, touched: [touched], first, last }
}

/** The columns, as bits, where the polyomino may begin in a row; a whole row is computed at once. */
function columnsAt(shape: Turned, y: number, { allowed, touched }: Ground): number {
  const { xs, ys } = shape
  let fits = -1
  for (let cell = 0; cell < xs.length && fits !== 0; cell++) {
    fits &= (allowed[y + (ys[cell] as number)] as number) >> (xs[cell] as number)
  }
  for (let set = 0; set < touched.length && fits !== 0; set++) {
    const rows = touched[set] as Rows
    let touches = 0
    for (let cell = 0; cell < xs.length; cell++) {
      touches |= (rows[y + (ys[cell] as number)] as number) >> (xs[cell] as number)
    }
    fits &= touches
  }
  return fits
}

const firstRow = (ground: Ground, { height }: Turned): number => Math.max(0, ground.first - height + 1)
const lastRow = (ground: Ground, { height }: Turned): number =>
  Math.min(ground.allowed.length - height, ground.last)

const COLUMN_BITS = 5
const ROW_BITS = 5
const LOW_COLUMN = (1 << COLUMN_BITS) - 1
/** Codes of spots are below this. */
const SPOT_CODES = 4 << (COLUMN_BITS + ROW_BITS)

/** Every spot by its code, which is the turn, the row and the column as one number. */
export const SPOTS: readonly Spot[] = Array.from({ length: SPOT_CODES }, (_, code) => ({
  x: code & LOW_COLUMN,
  y: (code >> COLUMN_BITS) & ((1 << ROW_BITS) - 1),
  turn: code >> (COLUMN_BITS + ROW_BITS),
}))

/** Adds what stands for each spot where the polyomino fits, by the code of the spot. */
export function addSpots<T>(shape: Polyomino, ground: Ground, byCode: readonly T[], to: T[]): void {
  const { distinct } = shape
  for (let which = 0; which < distinct.length; which++) {
    const each = distinct[which] as Turned
    const last = lastRow(ground, each)
    for (let y = firstRow(ground, each); y <= last; y++) {
      let columns = columnsAt(each, y, ground)
      const base = ((each.turn << ROW_BITS) | y) << COLUMN_BITS
      while (columns !== 0) {
        const lowest = columns & -columns
        to.push(byCode[base | (31 - Math.clz32(lowest))] as T)
        columns ^= lowest
      }
    }
  }
}

export function hasSpot(shape: Polyomino, ground: Ground): boolean {
  const { distinct } = shape
  for (let which = 0; which < distinct.length; which++) {
    const each = distinct[which] as Turned
    const last = lastRow(ground, each)
    for (let y = firstRow(ground, each); y <= last; y++) if (columnsAt(each, y, ground) !== 0) return true
  }
  return false
}

/** The turned polyomino of a spot. */
export function turnedAt(shape: Polyomino, { turn }: Spot): Turned {
  const found = shape.turns[turn]
  if (!found) throw new Error(`no turn ${turn}`)
  return found
}

/** The cells that the polyomino covers at a spot. */
export function cellsAt(shape: Polyomino, spot: Spot): readonly { readonly x: number; readonly y: number }[] {
  const { xs, ys } = turnedAt(shape, spot)
  return xs.map((x, cell) => ({ x: spot.x + x, y: spot.y + (ys[cell] as number) }))
}

export const hasCell = (rows: Rows, x: number, y: number): boolean =>
  (((rows[y] as number | undefined) ?? 0) & (1 << x)) !== 0

export function addCell(rows: number[], x: number, y: number): void {
  rows[y] = ((rows[y] as number | undefined) ?? 0) | (1 << x)
}

export const without = (rows: Rows, others: Rows): number[] =>
  rows.map((row, y) => row & ~(others[y] as number))

export const union = (rows: Rows, others: Rows): number[] => rows.map((row, y) => row | (others[y] as number))

function common(rows: Rows, others: Rows): number[] {
  const found = new Array<number>(rows.length)
  for (let y = 0; y < rows.length; y++) found[y] = (rows[y] as number) & (others[y] as number)
  return found
}
