import type { CryptidsPack } from './pack.ts'
import { cellsOf, fourTurns } from './shape.ts'

/** A cell by its column and row, counted from the upper left corner (CR-DATA-30). */
export type Cell = readonly [x: number, y: number]

/** The cells that no fence covers, by number of players; solo is fenced as for two (CR-SETUP-14, CR-SOLO-1). */
export function openCells({ width, height, fences }: CryptidsPack['reserve'], players: number): Cell[] {
  const used = fences.filter((fence) => fence.players.includes(Math.max(players, 2)))
  const isFenced = ([x, y]: Cell): boolean =>
    used.some(({ from, to }) => x >= from[0] && x <= to[0] && y >= from[1] && y <= to[1])
  const cells = Array.from(
    { length: width * height },
    (_, index): Cell => [index % width, Math.floor(index / width)],
  )
  return cells.filter((cell) => !isFenced(cell))
}

/** Every way a tile can cover the cell, wherever its other cells lie. */
export function placementsOver(drawing: string, [x, y]: Cell): Cell[][] {
  return fourTurns(cellsOf(drawing)).flatMap((turn) =>
    turn.map((anchor) => turn.map((each): Cell => [x + each.x - anchor.x, y + each.y - anchor.y])),
  )
}
