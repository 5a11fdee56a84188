/** A cell of a polyomino, counted from its upper left corner, and the symbol on it. */
export interface ShapeCell {
  readonly x: number
  readonly y: number
  readonly symbol: TerrainSymbol | null
}

const SYMBOL_OF: Readonly<Record<string, TerrainSymbol>> = { c: 'coin', e: 'exp', i: 'initiative' }

export type TerrainSymbol = 'coin' | 'exp' | 'initiative'

/** The cells of a drawing such as `#c#/.e.`, row by row: rows parted by `/`, `.` a gap, a letter a symbol. */
export function cellsOf(drawing: string): readonly ShapeCell[] {
  const rows = drawing.split('/')
  return rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === '.' ? [] : [{ x, y, symbol: SYMBOL_OF[mark] ?? null }])),
  )
}

/** A quarter turn to the right, row by row again; a polyomino is never mirrored (CR-DATA-34). */
export function quarterTurn(cells: readonly ShapeCell[]): readonly ShapeCell[] {
  const lowest = Math.max(...cells.map((cell) => cell.y))
  return cells
    .map(({ x, y, symbol }) => ({ x: lowest - y, y: x, symbol }))
    .sort((one, other) => one.y - other.y || one.x - other.x)
}

/** As drawn, and after one, two and three quarter turns. */
export function fourTurns(cells: readonly ShapeCell[]): readonly (readonly ShapeCell[])[] {
  const right = quarterTurn(cells)
  const half = quarterTurn(right)
  return [cells, right, half, quarterTurn(half)]
}

/** Whether both cover the same cells, whatever the symbols. */
export function sameCells(one: readonly ShapeCell[], other: readonly ShapeCell[]): boolean {
  return (
    one.length === other.length && one.every(({ x, y }) => other.some((cell) => cell.x === x && cell.y === y))
  )
}

/** Whether every cell can be reached from every other over common edges. */
export function isConnected(cells: readonly { readonly x: number; readonly y: number }[]): boolean {
  const reached = new Set(cells.slice(0, 1))
  for (const from of reached) {
    for (const cell of cells) {
      if (Math.abs(cell.x - from.x) + Math.abs(cell.y - from.y) === 1) reached.add(cell)
    }
  }
  return reached.size === cells.length
}
