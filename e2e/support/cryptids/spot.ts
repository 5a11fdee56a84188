import { optionsOf, type Question } from '@curio/kernel'
import type { Page } from 'playwright-core'
import type { Coming } from './line.ts'
import { EUROPE } from './words.ts'

const PLACING = ['terrain', 'ability.terrain', 'relocate.place', 'poacher.place']

/** Whether a piece is laid in the reserve. */
export const isLaid = ({ question, value }: Coming): boolean =>
  PLACING.includes(question.kind) && value !== 'none'

/** How a piece is laid by hand. */
export interface Laying {
  /** Its number among those that may be laid, and how many there are. */
  readonly piece: number
  readonly pieces: number
  readonly turns: number
  /** The cell over which its middle is held. */
  readonly x: number
  readonly y: number
}

/** An answer is `x,y,turn` of the upper left corner, after the tile where there are several: `water-01@2,4,0`. */
export function layingOf({ question, view, value }: Coming): Laying {
  const [spot = '', tile = view.placing ?? ''] = String(value).split('@').reverse()
  const [x = 0, y = 0, turns = 0] = spot.split(',').map(Number)
  const { width, height } = sizeOf(tile, turns)
  const pieces = piecesOf(question)
  return {
    piece: Math.max(0, pieces.indexOf(tile)),
    pieces: pieces.length,
    turns,
    x: x + Math.floor((width - 1) / 2),
    y: y + Math.floor((height - 1) / 2),
  }
}

function piecesOf(question: Question): readonly string[] {
  const options = optionsOf(question).map(String)
  return [...new Set(options.flatMap((option) => (option.includes('@') ? [option.split('@')[0] ?? ''] : [])))]
}

/** Of a terrain tile or of a cryptid, by its drawing: rows are parted by `/`. */
function sizeOf(piece: string, turns: number): { readonly width: number; readonly height: number } {
  const tile = Object.values(EUROPE.terrain).flat()
  const drawing =
    tile.find(({ id }) => id === piece)?.shape ?? EUROPE.cryptids.find(({ id }) => id === piece)?.tile
  const rows = (drawing ?? '#').split('/')
  const [width, height] = [Math.max(...rows.map((row) => row.length)), rows.length]
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** Cells are drawn with this side. */
const CELL = 40

/** How much of the fences is drawn around the cells, in cells. */
const MARGIN = 0.55

const SHEET = '.cb-reserve-sheet--full'

/** The middle of a cell of the reserve on the screen. */
export async function cellOn(
  page: Page,
  x: number,
  y: number,
): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(SHEET).boundingBox()
  if (box === null) throw new Error('the reserve is not shown')
  const { left, top, width, height } = await shownCells(page)
  return {
    x: box.x + ((x + 0.5 - left + MARGIN) / (width + 2 * MARGIN)) * box.width,
    y: box.y + ((y + 0.5 - top + MARGIN) / (height + 2 * MARGIN)) * box.height,
  }
}

/** The cell in the middle of those that are used. */
export async function middleOf(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const { left, top, width, height } = await shownCells(page)
  return { x: left + Math.floor(width / 2), y: top + Math.floor(height / 2) }
}

/** With few players fences close a part of the reserve. */
async function shownCells(page: Page) {
  const drawn = (await page.locator(SHEET).getAttribute('viewBox')) ?? ''
  const [x = 0, y = 0, width = 0, height = 0] = drawn.split(' ').map((side) => Number(side) / CELL)
  return {
    left: Math.round(x + MARGIN),
    top: Math.round(y + MARGIN),
    width: Math.round(width - 2 * MARGIN),
    height: Math.round(height - 2 * MARGIN),
  }
}
