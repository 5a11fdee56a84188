import { padded, widthOf, wrapped } from '@curio/ui/terminal'

/** A list set in columns. */
export interface Columns {
  readonly lines: readonly string[]
  /** From 0; after the last page comes the first. */
  readonly page: number
  readonly pages: number
}

const GAP = 2

/** Labels with their numbers, from 1. */
export function numbered(labels: readonly string[]): string[] {
  const digits = `${labels.length}`.length
  return labels.map((label, index) => `${`${index + 1}`.padStart(digits)}  ${label}`)
}

/** One page of a list: as many columns of at most `rows` rows as the width holds on every page. */
export function columns(cells: readonly string[], width: number, rows: number, page: number): Columns {
  let count = Math.max(1, Math.ceil(cells.length / rows))
  while (count > 1 && !chunks(cells, count * rows).every((each) => widthOfPage(each, rows) <= width))
    count -= 1
  const pages = chunks(cells, count * rows)
  const shown = page % Math.max(1, pages.length)
  return { lines: linesOf(pages[shown] ?? [], rows), page: shown, pages: Math.max(1, pages.length) }
}

/** In columns of that width, or, where a cell is too long for a whole row, one below the other with all their words. */
export function listed(
  cells: readonly string[],
  { column, row }: { readonly column: number; readonly row: number },
  rows: number,
  page: number,
): Columns {
  return cells.some((cell) => widthOf(cell) > row)
    ? paragraphs(cells, row, rows, page)
    : columns(cells, column, rows, page)
}

const INDENT = 4

/** One page of a list whose cells may take several rows each; no cell is divided between pages. */
export function paragraphs(cells: readonly string[], width: number, rows: number, page: number): Columns {
  const pages: string[][] = []
  for (const cell of cells) {
    const [first = '', ...more] = wrapped(cell, width - INDENT)
    const lines = [first, ...more.map((line) => ' '.repeat(INDENT) + line)]
    const last = pages.at(-1)
    if (last && last.length + lines.length <= rows) last.push(...lines)
    else pages.push(lines.slice(0, rows))
  }
  const shown = page % Math.max(1, pages.length)
  return { lines: pages[shown] ?? [], page: shown, pages: Math.max(1, pages.length) }
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

const widest = (cells: readonly string[]): number => Math.max(0, ...cells.map(widthOf))

function widthOfPage(cells: readonly string[], rows: number): number {
  const each = chunks(cells, rows).map(widest)
  return each.reduce((sum, width) => sum + width, GAP * (each.length - 1))
}

function linesOf(cells: readonly string[], rows: number): string[] {
  const each = chunks(cells, rows)
  return Array.from({ length: Math.min(rows, cells.length) }, (_, row) =>
    each
      .map((column) => padded(column[row] ?? '', widest(column)))
      .join(' '.repeat(GAP))
      .trimEnd(),
  )
}
