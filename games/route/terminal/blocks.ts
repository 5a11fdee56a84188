import { type Canvas, type Ink, type Style, widthOf } from '@curio/ui/terminal'
import type { City } from '../rules/city.ts'
import { LANDMARK_GLYPHS, TOURIST_GLYPHS } from '../text/index.ts'
import { BLOCK_HEIGHT, BLOCK_WIDTH, blockSpot, type Spot } from './lattice.ts'
import type { Picture } from './map.ts'

type Block = City['blocks'][number]

const TYPES = ['red', 'green', 'blue', 'purple'] as const

const GROUNDS: Readonly<Record<Block['type'], Ink>> = {
  red: 'redBlock',
  green: 'greenBlock',
  blue: 'blueBlock',
  purple: 'purpleBlock',
  yellow: 'yellowBlock',
  grey: 'whiteBlock',
  white: 'whiteBlock',
  ferry: 'water',
}

interface Token {
  readonly text: string
  readonly ink: Ink
}

/** One block: its landmark, its tourists, the diagonals drawn through it. */
export function drawBlock(
  canvas: Canvas,
  picture: Picture,
  block: Block,
  isWater: (spot: Spot) => boolean,
): void {
  const { x, y } = blockSpot(block)
  const ground = picture.chosenBlock === block.id ? 'chosenBlock' : GROUNDS[block.type]
  canvas.tint(x, y, BLOCK_WIDTH, BLOCK_HEIGHT, { ground })
  drawDiagonals(canvas, picture, block)
  const rows = textRows(x, y, isWater)
  for (const placed of arrange(tokensOf(picture, block), rows)) {
    canvas.put(placed.x, placed.y, placed.token.text, { ink: placed.token.ink, bold: true })
  }
  if (picture.litBlocks.has(block.id)) drawFrame(canvas, { x, y })
}

/** Landmark first, then a token for each type of tourist. */
function tokensOf({ board, crossed }: Picture, block: Block): Token[] {
  if (crossed.includes(block.id)) return [{ text: '×', ink: 'danger' }]
  const star = block.star > 0 ? `${block.star}` : (block.casino ?? '')
  const landmark = {
    text: `${LANDMARK_GLYPHS[block.type]}${star}`,
    ink: inkOf(block.type),
  }
  const counts = board.tourists[block.id] ?? []
  const tourists = TYPES.flatMap((type, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [{ text: `${TOURIST_GLYPHS[type]}${count}`, ink: type }] : []
  })
  return [landmark, ...tourists]
}

/** Types without a colour of their own are in the colour of text. */
const inkOf = (type: Block['type']): Ink => (type === 'grey' || type === 'ferry' ? 'ink' : type)

interface Row {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Where text may stand: not at the sides, which are for ids of roads and frames, and not in the water. */
function textRows(x: number, y: number, isWater: (spot: Spot) => boolean): Row[] {
  return Array.from({ length: BLOCK_HEIGHT }, (_, row) => {
    let width = BLOCK_WIDTH - 2
    while (width > 0 && isWater({ x: x + width, y: y + row })) width -= 1
    const dryLeft = !isWater({ x: x + 1, y: y + row })
    return { x: x + 1, y: y + row, width: dryLeft ? width : 0 }
  }).filter(({ width }) => width > 0)
}

/** With spaces between the tokens where there is room, else close together. */
function arrange(tokens: readonly Token[], rows: readonly Row[]): (Spot & { token: Token })[] {
  return flow(tokens, rows, 1, true) ?? flow(tokens, rows, 1, false) ?? flow(tokens, rows, 0, false) ?? []
}

function flow(
  tokens: readonly Token[],
  rows: readonly Row[],
  gap: number,
  landmarkAlone: boolean,
): (Spot & { token: Token })[] | null {
  const placed: (Spot & { token: Token })[] = []
  let row = 0
  let used = 0
  for (const [index, token] of tokens.entries()) {
    const width = widthOf(token.text)
    const start = used === 0 ? 0 : used + gap
    const room = rows[row]
    if (!room) return null
    const breaks = start + width > room.width || (landmarkAlone && index === 1)
    if (breaks) row += 1
    const at = rows[row]
    if (!at || width > at.width) return null
    const offset = breaks ? 0 : start
    placed.push({ x: at.x + offset, y: at.y, token })
    used = offset + width
  }
  return placed
}

/** Corner marks, which need no colour. */
function drawFrame(canvas: Canvas, { x, y }: Spot): void {
  const style: Style = { ink: 'ok', bold: true }
  const [right, bottom] = [x + BLOCK_WIDTH - 1, y + BLOCK_HEIGHT - 1]
  canvas.put(x, y, '┌', style)
  canvas.put(right, y, '┐', style)
  canvas.put(x, bottom, '└', style)
  canvas.put(right, bottom, '┘', style)
}

function drawDiagonals(canvas: Canvas, { city, board, route, fresh }: Picture, block: Block): void {
  const { x, y } = blockSpot(block)
  for (const index of city.diagonals) {
    const segment = city.segments[index]
    if (!segment || !board.segments.includes(segment.id)) continue
    if (city.blocks[segment.along[0] ?? -1]?.id !== block.id) continue
    const [a, b] = [city.vertices[segment.a], city.vertices[segment.b]]
    if (!a || !b) continue
    const falling = (a.i - b.i) * (a.j - b.j) > 0
    const ink: Ink = fresh.has(segment.id) ? 'ink' : route.has(segment.id) ? 'accent' : 'warn'
    for (let row = 0; row < BLOCK_HEIGHT; row++) {
      const column = falling ? row * 3 : BLOCK_WIDTH - 1 - row * 3
      const crossed = '╲╱'.includes(canvas.at(x + column, y + row)?.text ?? '')
      canvas.put(x + column, y + row, crossed ? '╳' : falling ? '╲' : '╱', { ink, bold: true })
    }
  }
}
