import { type Box, covered, shared } from './boxes.ts'
import { HARE, inLines, type Location, MAP_SIDE, type NameSide, NODE } from './place-layout.ts'

/** How a chart is drawn: whose names it has, in what letters, and how much larger pieces are. */
export interface Chart {
  readonly language: 'ru' | 'en'
  readonly letters: number
  readonly grow: number
  /** On a phone regions are known by their codes; cities have none. */
  readonly phone: boolean
  /** Whether the Wolpertinger is played: its tokens lie to the left of cities. */
  readonly hares: boolean
}

export interface PlacedName {
  readonly side: NameSide
  readonly lines: readonly string[]
  /** What the name takes, wherever it moves when somebody stands beside it. */
  readonly box: Box
}

/** The width of a letter, and the height of a line, in letters. */
const WIDE = 0.45
const HIGH = 0.95

const PAWN = { width: 38, height: 55, feet: 16 } as const
const ROW = { height: 40, gap: 8 } as const

/** What the chart of a desk has in its corners: the other board, and what its marks mean. */
const CORNERS: readonly Box[] = [
  { x: 0, y: 0, width: 290, height: 310 },
  { x: 715, y: 850, width: 285, height: 150 },
]

/** The best place for a name is under its place, if nothing else tells against it. */
const TASTE: Readonly<Record<NameSide, number>> = { below: 0, right: 30, left: 30, above: 40 }
const SIDES = Object.keys(TASTE) as readonly NameSide[]

/** One line for a short name, two for a long one, three in need. */
function tasteOf(lines: readonly string[]): number {
  const longest = Math.max(...lines.map(({ length }) => length))
  return 25 * (lines.length - 1) ** 2 + 12 * Math.max(0, longest - 12)
}

/** How bad it is to lie on other names and places, under what is laid or stands there, and over the edge. */
const ON_THINGS = 10
const UNDER_THINGS = 3
const OVER_EDGE = 30

const known = new WeakMap<readonly Location[], Map<string, ReadonlyMap<string, PlacedName>>>()

/** Where each name stands so that it covers nothing and nothing covers it, as far as there is room. */
export function placedNames(locations: readonly Location[], chart: Chart): ReadonlyMap<string, PlacedName> {
  const charts = known.get(locations) ?? new Map<string, ReadonlyMap<string, PlacedName>>()
  known.set(locations, charts)
  const key = JSON.stringify(chart)
  const names = charts.get(key) ?? place(locations, chart)
  charts.set(key, names)
  return names
}

/** Each name in turn takes what is best beside all others, until no name moves. */
function place(locations: readonly Location[], chart: Chart): ReadonlyMap<string, PlacedName> {
  const named = locations.filter(({ type }) => type === 'city' || !chart.phone)
  const names = new Map<string, PlacedName>()
  for (let isMoved = true, round = 0; isMoved && round < named.length; round++) {
    isMoved = false
    for (const location of named) {
      const best = bestFor(location, locations, names, chart)
      isMoved ||= best.side !== names.get(location.id)?.side
      names.set(location.id, best)
    }
  }
  return names
}

function bestFor(
  location: Location,
  locations: readonly Location[],
  names: ReadonlyMap<string, PlacedName>,
  chart: Chart,
): PlacedName {
  const others = locations.filter(({ id }) => id !== location.id)
  const fixed = [
    ...others.map(nodeBox),
    ...(chart.hares ? others.filter(({ type }) => type === 'city').map(hareBox) : []),
    ...others.flatMap(({ id }) => names.get(id)?.box ?? []),
    ...(chart.phone ? [] : CORNERS),
  ]
  const passing = [
    ...others.map((each) => figureBox(each, chart)),
    ...locations.filter(({ type }) => type === 'region').map((each) => rowBox(each, chart)),
  ]
  const costOf = ({ side, lines, box }: PlacedName): number =>
    TASTE[side] +
    tasteOf(lines) +
    covered(box, fixed) * ON_THINGS +
    covered(box, passing) * UNDER_THINGS +
    (box.width * box.height - shared(box, SHEET)) * OVER_EDGE
  return candidates(location, chart).reduce((best, each) => (costOf(each) < costOf(best) ? each : best))
}

/** Names keep away from the frame. */
const SHEET: Box = { x: 12, y: 12, width: MAP_SIDE - 24, height: MAP_SIDE - 24 }

function candidates(location: Location, chart: Chart): readonly [PlacedName, ...PlacedName[]] {
  const name = location[chart.language]
  const forms = [1, 2, 3].map((most) => inLines(name, most))
  const placed = forms.flatMap((lines) =>
    SIDES.map((side) => ({ side, lines, box: nameBox(location, side, lines, chart) })),
  )
  const [first, ...rest] = placed
  if (!first) throw new Error('there is a side')
  return [first, ...rest]
}

function nameBox({ x, y, type }: Location, side: NameSide, lines: readonly string[], chart: Chart): Box {
  const width = Math.max(...lines.map(({ length }) => length)) * chart.letters * WIDE
  const height = lines.length * chart.letters * HIGH
  const away = NODE + 6
  const pawn = PAWN.width * chart.grow
  switch (side) {
    case 'below':
      return { x: x - width / 2, y: y + NODE + 2, width, height }
    case 'above':
      // It ends before whoever stands there.
      return {
        x: x + NODE - 6 - width,
        y: y - NODE - 4 - height,
        width: Math.max(width, width * 1.5 - 13),
        height,
      }
    case 'right':
      return { x: x + away, y: y - height / 2, width: width + pawn, height }
    case 'left':
      return {
        x: x - away - (chart.hares && type === 'city' ? HARE : 0) - width,
        y: y - height / 2,
        width,
        height,
      }
  }
}

/** With the ring around it. */
function nodeBox({ x, y }: Location): Box {
  const reach = NODE + 8
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}

function hareBox({ x, y }: Location): Box {
  return { x: x - NODE - HARE, y: y - NODE + 4, width: HARE, height: HARE }
}

function figureBox({ x, y }: Location, { grow }: Chart): Box {
  const height = PAWN.height * grow
  return { x: x + NODE - 4, y: y + PAWN.feet - height, width: PAWN.width * grow, height }
}

/** Two things that lie over a region. */
function rowBox({ x, y }: Location, { grow }: Chart): Box {
  const height = ROW.height * grow
  return { x: x - height, y: y - NODE - ROW.gap - height, width: 2 * height, height }
}
