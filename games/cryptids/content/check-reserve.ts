import { type Report, reportCount, reportDifference, reportRepeats } from '@curio/kernel'
import { openCells } from './grid.ts'
import type { CryptidsPack } from './pack.ts'
import { isConnected } from './shape.ts'
import { FENCES, START_PLACES } from './vocabulary.ts'

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
