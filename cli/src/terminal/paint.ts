import type { Canvas, Cell } from '@curio/ui/terminal'
import { type Ink, type Rgb, rgbOf } from '@curio/ui/terminal'

/** How many bits a colour of the terminal has, as Node reports it. */
export const DEPTHS = [1, 4, 8, 24] as const
export type Depth = (typeof DEPTHS)[number]

/** The lines of a canvas. Depth 1 means no colours, and no blanks at the ends. */
export function paint(canvas: Canvas, depth: Depth): string[] {
  return depth === 1 ? canvas.lines() : canvas.rows().map((row) => coloured(row, depth))
}

const RESET = '\x1b[0m'

function coloured(row: readonly Cell[], depth: Depth): string {
  let line = ''
  let before = ''
  for (const cell of row) {
    const codes = codesOf(cell, depth)
    if (codes !== before) line += `\x1b[0;${codes}m`
    before = codes
    line += cell.text
  }
  return line + RESET
}

function codesOf({ ink, ground, bold }: Cell, depth: Depth): string {
  const weight = bold ? '1;' : ''
  if (depth === 4) return `${weight}${basicCode(ink)}`
  return `${weight}38;${colourCode(ink, depth)};48;${colourCode(ground, depth)}`
}

function colourCode(ink: Ink, depth: Depth): string {
  const { red, green, blue } = rgbOf(ink)
  return depth === 24 ? `2;${red};${green};${blue}` : `5;${nearestOf256({ red, green, blue })}`
}

const CUBE: readonly number[] = [0, 95, 135, 175, 215, 255]
const GREYS = Array.from({ length: 24 }, (_, index) => 8 + 10 * index)

/** The nearest of the 6×6×6 cube and the greys. */
function nearestOf256(wanted: Rgb): number {
  const level = (value: number): number =>
    CUBE.reduce(
      (best, each, index) => (distance(each, value) < distance(CUBE[best] ?? 0, value) ? index : best),
      0,
    )
  const [r, g, b] = [level(wanted.red), level(wanted.green), level(wanted.blue)]
  const grey = Math.round((wanted.red + wanted.green + wanted.blue) / 3)
  const greyIndex = GREYS.reduce(
    (best, each, index) => (distance(each, grey) < distance(GREYS[best] ?? 0, grey) ? index : best),
    0,
  )
  const inCube = far(wanted, { red: CUBE[r] ?? 0, green: CUBE[g] ?? 0, blue: CUBE[b] ?? 0 })
  const shade = GREYS[greyIndex] ?? 0
  const inGreys = far(wanted, { red: shade, green: shade, blue: shade })
  return inGreys < inCube ? 232 + greyIndex : 16 + 36 * r + 6 * g + b
}

const distance = (one: number, other: number): number => Math.abs(one - other)

function far(one: Rgb, other: Rgb): number {
  return (one.red - other.red) ** 2 + (one.green - other.green) ** 2 + (one.blue - other.blue) ** 2
}

/** Sixteen colours are too few for backgrounds: only the ink is set, on the background that the terminal has. */
const BASIC: Readonly<Partial<Record<Ink, number>>> = {
  muted: 37,
  faint: 90,
  accent: 96,
  danger: 91,
  ok: 92,
  warn: 93,
  wave: 34,
  red: 91,
  green: 92,
  blue: 94,
  purple: 95,
  yellow: 93,
  white: 37,
}

function basicCode(ink: Ink): number {
  return BASIC[ink] ?? 39
}
