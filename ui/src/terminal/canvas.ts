import type { Ink } from './palette.ts'
import { characters, widthOf } from './width.ts'

export interface Style {
  readonly ink?: Ink
  readonly ground?: Ink
  readonly bold?: boolean
}

export interface Cell {
  readonly text: string
  readonly ink: Ink
  readonly ground: Ink
  readonly bold: boolean
}

/** A sheet of cells on which a screen is composed before anything is printed. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly #cells: Cell[][]

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    const blank: Cell = { text: ' ', ink: 'ink', ground: 'table', bold: false }
    this.#cells = Array.from({ length: height }, () => new Array<Cell>(width).fill(blank))
  }

  /** What lies outside the sheet is lost; what the style leaves open stays as it was. */
  put(x: number, y: number, text: string, style: Style = {}): void {
    let at = x
    for (const character of characters(text)) {
      const width = widthOf(character)
      this.#set(at, y, character, style)
      if (width === 2) this.#set(at + 1, y, '', style)
      at += width
    }
  }

  /** Changes colours and leaves the characters. */
  tint(x: number, y: number, width: number, height: number, style: Style): void {
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) {
        this.#set(column, row, this.at(column, row)?.text ?? ' ', style)
      }
    }
  }

  /** Copies a sheet onto this one. */
  paste(x: number, y: number, sheet: Canvas): void {
    for (const [row, cells] of sheet.rows().entries()) {
      this.#cells[y + row]?.splice(x, cells.length, ...cells)
    }
  }

  at(x: number, y: number): Cell | undefined {
    return this.#cells[y]?.[x]
  }

  rows(): readonly (readonly Cell[])[] {
    return this.#cells
  }

  /** The characters alone, without blanks at the ends. */
  lines(): string[] {
    return this.#cells.map((row) =>
      row
        .map((cell) => cell.text)
        .join('')
        .trimEnd(),
    )
  }

  #set(x: number, y: number, text: string, style: Style): void {
    const row = this.#cells[y]
    const before = row?.[x]
    if (!row || !before) return
    row[x] = {
      text,
      ink: style.ink ?? before.ink,
      ground: style.ground ?? before.ground,
      bold: style.bold ?? false,
    }
  }
}
