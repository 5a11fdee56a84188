/**
 * A plain game of Route's size: every seat has a sheet with 36 cells and 84 edges, a card names a row, and the seat
 * draws an edge that touches the row. Both engines play it with these functions.
 */
export const SEATS = 4
export const MOVES = 120
export const CARDS: readonly number[] = Array.from({ length: 60 }, (_, card) => card)

const SIDE = 6
const CELLS = SIDE * SIDE
const DIAGONALS = 24

interface Edge {
  readonly from: number
  readonly to: number
}

export const EDGES: readonly Edge[] = [...straightEdges(), ...diagonalEdges().slice(0, DIAGONALS)]

/** For each row the edges that touch it. */
const TOUCHING: readonly (readonly number[])[] = Array.from({ length: SIDE }, (_, row) =>
  EDGES.flatMap(({ from, to }, edge) => (rowOf(from) === row || rowOf(to) === row ? [edge] : [])),
)

export interface Sheet {
  /** 1 for each drawn edge. */
  drawn: number[]
  /** How many edges are not drawn. */
  blank: number
  /** 1 for each marked cell. */
  marked: number[]
  score: number
}

export function emptySheets(): Sheet[] {
  return Array.from({ length: SEATS }, () => ({
    drawn: new Array(EDGES.length).fill(0),
    blank: EDGES.length,
    marked: new Array(CELLS).fill(0),
    score: 0,
  }))
}

/** The edges that a card allows: those of its row or, if they are used up, any edge. There is always one. */
export function legalEdges(sheet: Sheet, card: number): readonly number[] {
  const inRow = undrawn(sheet, TOUCHING[card % SIDE] ?? [])
  return inRow.length > 0 ? inRow : undrawn(sheet, EDGES.keys())
}

/** Whether the edge is one of `legalEdges`, without listing them if possible. */
export function isLegal(sheet: Sheet, card: number, edge: number): boolean {
  if (sheet.drawn[edge] !== 0) return false
  return TOUCHING[card % SIDE]?.includes(edge) === true || legalEdges(sheet, card).includes(edge)
}

/** Draws the edge, marks its cell and scores. A full sheet is wiped, so that play can go on for ever. */
export function drawEdge(sheet: Sheet, edge: number): void {
  const { to } = EDGES[edge] as Edge
  sheet.drawn[edge] = 1
  sheet.score += sheet.marked[to] === 1 ? 1 : 2
  sheet.marked[to] = 1
  sheet.blank -= 1
  if (sheet.blank > 0) return
  sheet.drawn.fill(0)
  sheet.marked.fill(0)
  sheet.blank = EDGES.length
}

function undrawn(sheet: Sheet, edges: Iterable<number>): number[] {
  const { drawn } = sheet
  const found: number[] = []
  for (const edge of edges) if (drawn[edge] === 0) found.push(edge)
  return found
}

function straightEdges(): Edge[] {
  const edges: Edge[] = []
  for (let from = 0; from < CELLS; from++) {
    if (from % SIDE < SIDE - 1) edges.push({ from, to: from + 1 })
    if (from + SIDE < CELLS) edges.push({ from, to: from + SIDE })
  }
  return edges
}

function diagonalEdges(): Edge[] {
  const edges: Edge[] = []
  for (let from = 0; from + SIDE < CELLS; from++) {
    if (from % SIDE < SIDE - 1) edges.push({ from, to: from + SIDE + 1 })
  }
  return edges
}

function rowOf(cell: number): number {
  return Math.floor(cell / SIDE)
}
