import type { CryptidsText, CryptidsView } from '@curio/cryptids/text'
import { type Line, type Span, span } from '../terminal/screen.ts'
import { TERRAIN_MARKS, TERRAINS } from './reserve.ts'
import { seatInk, seatMark } from './seats.ts'
import type { TerminalWords } from './words.ts'

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

/** Left before right: who stands there goes first. */
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
