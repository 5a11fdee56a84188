import { Canvas, cut, SCREEN_WIDTH, type Style, widthOf } from '@curio/ui/terminal'
import type { Place } from '../content/vocabulary.ts'
import { type Stage, stageOfCard, type TrickerionContent } from '../rules/content.ts'
import { isPlace, jointsOf, markerAt } from '../rules/links.ts'
import type { Marker, Show } from '../rules/state.ts'
import type { TrickerionText } from '../text/index.ts'
import type { TrickerionView } from '../text/view.ts'
import { suitIn } from '../ui/model/linking.ts'
import { ARROWS, amountSigns, SUIT_SIGNS, seatInk, seatMark } from './codes.ts'
import { type TerminalWords, TRICKERION_WORDS } from './words.ts'

export const THEATER_ROWS = 6
/** There is one card more than there are players, so at most five. */
const CARD_WIDTH = 20
const SLOT_WIDTH = 5
const CIRCLE_WIDTH = 4
const BONUS_LEFT = SLOT_WIDTH + CIRCLE_WIDTH + SLOT_WIDTH + 1

/** The row of performance cards: slots, circles, markers and what the performer gets. */
export function drawTheater(text: TrickerionText, view: TrickerionView, lit: ReadonlySet<string>): Canvas {
  const canvas = new Canvas(SCREEN_WIDTH, THEATER_ROWS)
  for (const [index, show] of view.row.entries())
    if (show) drawShow(canvas, index * CARD_WIDTH, text, view, show, lit)
  return canvas
}

function drawShow(
  canvas: Canvas,
  left: number,
  { names, words }: TrickerionText,
  view: TrickerionView,
  show: Show,
  lit: ReadonlySet<string>,
): void {
  const { content } = names
  const said = TRICKERION_WORDS[words.language]
  const stage = stageOfCard(content, show.card)
  const isLit = lit.has(show.card)
  const style: Style = isLit ? { ink: 'accent', bold: true } : { bold: true }
  canvas.put(left, 0, show.card, style)
  const theater = names.pack.theaters.find(({ id }) => id === stage.entry.theater)
  const title = cut(theater?.[words.language] ?? '', CARD_WIDTH - 2 - widthOf(show.card))
  canvas.put(left + widthOf(show.card) + 1, 0, title, { ink: 'muted' })
  for (const place of stage.entry.slots) drawSlot(canvas, left, said, view, show, place)
  for (const { from, to, shard } of stage.circles)
    drawCircle(canvas, left, content, said, show, from, to, shard)
  drawBonus(canvas, left + BONUS_LEFT, view, stage, show)
}

const column = (place: Place): number => (place.startsWith('0') ? 0 : SLOT_WIDTH + CIRCLE_WIDTH)
const line = (place: Place): number => 1 + 2 * ['0', '1', '2'].indexOf(place.charAt(1))

/** A free slot shows its code; a marker its owner, its symbol and where its own school points. */
function drawSlot(
  canvas: Canvas,
  left: number,
  said: TerminalWords,
  view: TrickerionView,
  show: Show,
  place: Place,
): void {
  const x = left + column(place)
  const y = line(place)
  canvas.put(x, y, `[${said.places[place]} ]`, { ink: 'muted' })
  const marker = markerAt(show, place)
  if (!marker) return
  canvas.put(x + 1, y, seatMark(marker.seat), { ink: 'table', ground: seatInk(marker.seat), bold: true })
  canvas.put(
    x + 2,
    y,
    `${SUIT_SIGNS[suitIn(view, marker)]}${marker.direction ? ARROWS[marker.direction] : ' '}`,
    {
      ink: seatInk(marker.seat),
      bold: true,
    },
  )
  if (marker.size > 1) canvas.put(x + 4, y, `${marker.size}`, { ink: seatInk(marker.seat), bold: true })
}

function drawCircle(
  canvas: Canvas,
  left: number,
  content: TrickerionContent,
  said: TerminalWords,
  show: Show,
  from: Place,
  to: Place,
  shard: boolean,
): void {
  const isBeside = line(from) === line(to)
  const x = left + (isBeside ? SLOT_WIDTH : column(from))
  const y = isBeside ? line(from) : line(from) + 1
  const { text, style } = circleSigns(content, said, show, from, to)
  canvas.put(x + (isBeside ? 0 : 1), y, shard ? '◆' : ' ', { ink: 'purple', bold: true })
  canvas.put(x + (isBeside ? 1 : 2), y, text, style)
}

/** Open on both sides, waiting for a symbol on the free one, a link, or never a link. */
function circleSigns(
  content: TrickerionContent,
  { schools }: TerminalWords,
  show: Show,
  from: Place,
  to: Place,
): { readonly text: string; readonly style: Style } {
  const jointFrom = (one: Place, other: Place) => {
    const marker = markerAt(show, one)
    return marker && jointsOf(content, show, marker).find(({ place }) => place === other)
  }
  const joint = jointFrom(from, to) ?? jointFrom(to, from)
  if (!joint) return { text: '()', style: { ink: 'faint' } }
  if (joint.isLink) return { text: '==', style: { ink: 'yellow', bold: true } }
  if (joint.other) return { text: 'xx', style: { ink: 'faint' } }
  return { text: schools[joint.symbol], style: { ink: 'accent' } }
}

/** Beside the drawing: the performer's bonus, and markers that lie beside the slots. */
function drawBonus(canvas: Canvas, x: number, view: TrickerionView, { entry }: Stage, show: Show): void {
  for (const [index, part] of amountSigns(entry.bonus).split(' ').entries())
    canvas.put(x, 1 + index, `+${part}`, { ink: 'warn' })
  const beside = show.markers.filter(({ place }) => !isPlace(place))
  for (const [index, marker] of beside.entries())
    canvas.put(x, 4 + index, besideSigns(view, marker), { ink: seatInk(marker.seat), bold: true })
}

const besideSigns = (view: TrickerionView, marker: Marker): string =>
  `${seatMark(marker.seat)}${SUIT_SIGNS[suitIn(view, marker)]}${marker.size > 1 ? marker.size : ''}`
