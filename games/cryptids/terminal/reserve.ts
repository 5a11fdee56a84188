import { Canvas, type Line, type Span, type Style, span } from '@curio/ui/terminal'
import type { CryptidsContent } from '../rules/content.ts'
import { type CryptidsText, type CryptidsView, type Ground, groundOf } from '../text/index.ts'
import { seatInk, seatMark } from './chart.ts'
import type { TerminalWords } from './words.ts'

const CELL = 2
const LABELS = 3

type Lies = ReturnType<Ground['at']>
type Terrain = NonNullable<Lies['terrain']>

const TERRAINS: readonly Terrain[] = ['water', 'forest', 'mountain']
const TERRAIN_MARKS: Readonly<Record<Terrain, string>> = { water: '≈', forest: '♣', mountain: '▲' }
const TERRAIN_STYLES: Readonly<Record<Terrain, Style>> = {
  water: { ink: 'wave', ground: 'water' },
  forest: { ink: 'green', ground: 'greenBlock' },
  mountain: { ink: 'yellow', ground: 'yellowBlock' },
}
const SYMBOLS: Readonly<Record<NonNullable<Lies['symbol']>, string>> = {
  coin: '$',
  exp: '+',
  initiative: '↑',
}

/** The reserve, two columns for each cell, with the numbers of its columns and rows. */
export function drawReserve(content: CryptidsContent, view: CryptidsView): Canvas {
  const { width, height } = content.pack.reserve
  const canvas = new Canvas(LABELS + CELL * width, 1 + height)
  const ground = groundOf(content, view)
  const owners = new Map(view.reserve.cryptids.map(({ card, seat }) => [card, seat]))
  for (let x = 0; x < width; x++) canvas.put(LABELS + CELL * x, 0, `${x % 10}`, { ink: 'muted' })
  for (let y = 0; y < height; y++) {
    canvas.put(0, 1 + y, `${y}`.padStart(2), { ink: 'muted' })
    for (let x = 0; x < width; x++) {
      const { text, style } = cellAt(ground, owners, x, y)
      canvas.put(LABELS + CELL * x, 1 + y, text, style)
    }
  }
  return canvas
}

/** A cryptid shows the number of the seat that laid it; the Poacher lays none. */
function cellAt(
  ground: Ground,
  owners: ReadonlyMap<string, number>,
  x: number,
  y: number,
): { readonly text: string; readonly style: Style } {
  const { terrain, symbol, cryptid } = ground.at({ x, y })
  if (cryptid !== null) {
    const seat = owners.get(cryptid) ?? 0
    return { text: `${seat + 1}${seat + 1}`, style: { ink: 'table', ground: seatInk(seat), bold: true } }
  }
  if (terrain !== null) {
    const mark = TERRAIN_MARKS[terrain]
    return { text: `${mark}${symbol === null ? mark : SYMBOLS[symbol]}`, style: TERRAIN_STYLES[terrain] }
  }
  if (ground.isFenced({ x, y })) return { text: '░░', style: { ink: 'faint' } }
  const start = ground.startAt({ x, y })
  return start === null
    ? { text: '· ', style: { ink: 'faint' } }
    : { text: `${start}${start}`, style: { ink: 'muted', ground: 'raised' } }
}

/** The initiative track row by row, and what is left of the terrain. */
export function trackLines({ names }: CryptidsText, view: CryptidsView, said: TerminalWords): Line[] {
  const { rows, highlighted } = names.pack.constants.track
  const { living, stacks } = view.reserve
  const track = Array.from({ length: rows }, (_, index): Line => {
    const row = index + 1
    const isMarked = row === highlighted
    return [
      span(`${row}`.padStart(2), { ink: isMarked ? 'accent' : 'muted', bold: isMarked }),
      span(isMarked ? ' ═ ' : ' ─ ', { ink: isMarked ? 'accent' : 'faint' }),
      ...helpersIn(view, row, said),
    ]
  })
  const left = TERRAINS.map(
    (type) => `${TERRAIN_MARKS[type]} ${living.includes(type) ? stacks[type].length : '✕'}`,
  )
  return [
    [span(said.track, { ink: 'muted' })],
    ...track,
    [span(`${said.left}:`, { ink: 'muted' })],
    [span(left.join('   '))],
  ]
}

/** Left before right: the helper on the left goes first. */
function helpersIn({ players, poacher }: CryptidsView, row: number, said: TerminalWords): Span[] {
  const helpers = players.map((player, seat) => ({
    ...player,
    text: seatMark(seat),
    ink: seatInk(seat),
  }))
  const all = [...helpers, ...(poacher ? [{ ...poacher, text: said.poacher, ink: 'danger' as const }] : [])]
  return (['left', 'right'] as const).flatMap((side) =>
    all
      .filter((each) => each.row === row && each.side === side)
      .flatMap(({ text, ink }) => [span(text, { ink: 'table', ground: ink, bold: true }), span(' ')]),
  )
}
