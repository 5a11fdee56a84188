import { type Ink, type Line, padded, type Span, span, widthOf } from '@curio/ui/terminal'
import type { Shown } from '../rules/shown.ts'
import { type DieView, type RouteText, type RouteView, SYMBOL_GLYPHS, TOURIST_GLYPHS } from '../text/index.ts'

const ZONES = ['round', 'available', 'unavailable', 'waiting'] as const
const DIE_WIDTH = 5

/** The dice by zones, as little boxes with the name of the zone below. */
export function diceLines({ words, names }: RouteText, view: RouteView): Line[] {
  const rows: Span[][] = [[], [], [], []]
  for (const zone of ZONES) {
    const dice = view.dice.filter((die) => die.zone === zone)
    if (dice.length === 0) continue
    const width = Math.max(dice.length * DIE_WIDTH, widthOf(words.zones[zone])) + 2
    const boxes = dice.map((die) => dieBox(names.pack, die))
    for (const row of [0, 1, 2] as const) {
      for (const box of boxes) rows[row]?.push(...box[row])
      rows[row]?.push(span(' '.repeat(width - dice.length * DIE_WIDTH)))
    }
    rows[3]?.push(span(padded(words.zones[zone], width), { ink: zone === 'round' ? 'accent' : 'muted' }))
  }
  return rows
}

type Box = readonly [Span[], Span[], Span[]]

function dieBox(pack: Shown, die: DieView): Box {
  const ink = inkOf(die.id)
  return [
    [span('╭───╮', { ink })],
    [
      span('│', { ink }),
      span(`${die.number || '·'}`, { bold: true }),
      span(shownOn(pack, die), { ink }),
      span('│', { ink }),
    ],
    [span('╰───╯', { ink })],
  ]
}

function shownOn(pack: Shown, { id, number }: DieView): string {
  const face = pack.dice.find((die) => die.id === id)?.faces.find((each) => each.n === number)
  if (!face) return '  '
  return 'tourists' in face
    ? padded(face.tourists.map((type) => TOURIST_GLYPHS[type]).join(''), 2)
    : padded(SYMBOL_GLYPHS[face.symbol], 2)
}

const INKS: Readonly<Record<string, Ink>> = { red: 'red', green: 'green', blue: 'blue', purple: 'purple' }

function inkOf(die: string): Ink {
  return INKS[die] ?? 'ink'
}
