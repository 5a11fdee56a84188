import { Canvas, type Ink, widthOf } from '@curio/ui/terminal'
import type { CryptidsPack } from '../content/pack.ts'
import type { CryptidsView, Face } from '../text/index.ts'

export const CHART_WIDTH = 54
export const CHART_ROWS = 14

/** Columns at the right edge for tokens and players at the easternmost places. */
const MARGIN = 6

type Location = CryptidsPack['map']['locations'][number]

interface Spot {
  readonly x: number
  readonly y: number
}

/** Europe: the codes of its places, the ways between them, and the tokens and players there. */
export function drawChart(
  pack: CryptidsPack,
  view: CryptidsView,
  letters: Readonly<Record<Face | '?', string>>,
  lit: ReadonlySet<string>,
): Canvas {
  const { locations, lines } = pack.map
  const canvas = new Canvas(CHART_WIDTH, CHART_ROWS)
  const spots = spotsOf(locations)
  for (const [one, other] of lines) drawWay(canvas, spots.get(one), spots.get(other))
  for (const { id, type } of locations) {
    const spot = spots.get(id)
    if (!spot) continue
    const isLit = lit.has(id)
    const ink = isLit ? 'accent' : type === 'city' ? 'warn' : 'ink'
    canvas.put(spot.x, spot.y, id, { ink, bold: isLit, ground: isLit ? 'raised' : 'table' })
    drawMarks(canvas, spot.x + widthOf(id), spot.y, view, id, letters)
  }
  return canvas
}

function spotsOf(locations: readonly Location[]): ReadonlyMap<string, Spot> {
  const xs = locations.map(({ x }) => x)
  const ys = locations.map(({ y }) => y)
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return new Map(
    locations.map(({ id, x, y }) => [
      id,
      {
        x: Math.round(((x - west) / (east - west)) * (CHART_WIDTH - MARGIN)),
        y: Math.round(((y - north) / (south - north)) * (CHART_ROWS - 1)),
      },
    ]),
  )
}

function drawWay(canvas: Canvas, one: Spot | undefined, other: Spot | undefined): void {
  if (!one || !other) return
  const steps = Math.max(Math.abs(other.x - one.x) / 2, Math.abs(other.y - one.y))
  for (let step = 1; step < steps; step++) {
    const share = step / steps
    const x = Math.round(one.x + (other.x - one.x) * share)
    const y = Math.round(one.y + (other.y - one.y) * share)
    canvas.put(x, y, '·', { ink: 'faint' })
  }
}

/** Evidence, a sought cryptid, and whoever is there; a Wolpertinger token in a city. */
function drawMarks(
  canvas: Canvas,
  x: number,
  y: number,
  view: CryptidsView,
  id: string,
  letters: Readonly<Record<Face | '?', string>>,
): void {
  const evidence = view.map.filter(({ at }) => at === id).map(({ face }) => letters[face])
  const sought = view.display.some((slot) => slot?.location === id) ? ['◆'] : []
  const hidden = view.wolpertingerCities.includes(id) ? ['*'] : []
  const text = [...evidence, ...sought, ...hidden].join('')
  canvas.put(x, y, text, { ink: 'ok', bold: true })
  let at = x + widthOf(text)
  for (const [seat, { place }] of view.players.entries()) {
    if (place !== id) continue
    canvas.put(at, y, seatMark(seat), { ink: 'table', ground: seatInk(seat), bold: true })
    at += 1
  }
}

const INKS: readonly Ink[] = ['blue', 'red', 'yellow', 'green']

/** The colour of a seat. Its number says the same, for terminals without colours. */
export const seatInk = (seat: number): Ink => INKS[seat] ?? 'ink'

const MARKS = ['①', '②', '③', '④']

export const seatMark = (seat: number): string => MARKS[seat] ?? '○'
