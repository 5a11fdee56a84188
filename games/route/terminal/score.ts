import { type Outcome, placeOf } from '@curio/kernel'
import { gridLines, type Line, span } from '@curio/ui/terminal'
import type { Shown } from '../rules/shown.ts'
import {
  LANDMARK_GLYPHS,
  type RouteText,
  type RouteView,
  type Standing,
  sourcesIn,
  TOURIST_GLYPHS,
} from '../text/index.ts'
import { fameTable } from './campaign.ts'

const TYPES = ['red', 'green', 'blue', 'purple'] as const

/** The score now in a few lines: total and madness, the products, the rest. */
export function scoreLines({ words, names }: RouteText, standing: Standing): Line[] {
  const { labels, sources } = words
  const { pack } = names
  const products = typesIn(pack).flatMap((type) => {
    const { tourists, landmarks } = standing.products[type]
    return [
      span(`${TOURIST_GLYPHS[type]}${tourists}×${LANDMARK_GLYPHS[type]}${landmarks}`, { ink: type }),
      span(`=${tourists * landmarks}  `),
    ]
  })
  const others = sourcesIn(pack, 'events' in standing.by).flatMap((source) => {
    const points = standing.by[source] ?? 0
    if (isType(source) || (source === 'encounter' && points === 0)) return []
    return [`${STARS[source] ?? sources[source]} ${points}`]
  })
  return [
    [
      span(`${labels.score} `, { ink: 'muted' }),
      span(names.points(standing.total), { ink: 'accent', bold: true }),
      ...(pack.ancients.length > 0
        ? [
            span(`, ${labels.madness} ${standing.madness}`, {
              ink: standing.madness > 0 ? 'danger' : 'muted',
            }),
          ]
        : []),
    ],
    products,
    [span(others.join(', '), { ink: 'muted' })],
  ]
}

/** Sources that are stars on the map are told by their sign. */
const STARS: Readonly<Partial<Record<string, string>>> = {
  yellow: LANDMARK_GLYPHS.yellow,
  rating: LANDMARK_GLYPHS.grey,
}

const isType = (source: string): boolean => TYPES.some((type) => type === source)
const typesIn = (pack: Shown) => TYPES.filter((type) => sourcesIn(pack).includes(type))

/** The same as a table, for the command `score`. */
export function scoreTable({ words, names }: RouteText, standing: Standing): string[] {
  const { pack } = names
  const rows = sourcesIn(pack, 'events' in standing.by).map((source) => {
    const type = TYPES.find((each) => each === source)
    if (!type) return [words.sources[source], STARS[source] ?? '', standing.by[source] ?? 0] as const
    const { tourists, landmarks } = standing.products[type]
    const product = `${TOURIST_GLYPHS[type]} ${tourists} × ${LANDMARK_GLYPHS[type]} ${landmarks}`
    return [words.sources[type], product, standing.by[type]] as const
  })
  const madness = pack.ancients.length > 0 ? `, ${words.labels.madness} ${standing.madness}` : ''
  return [
    `${words.labels.score}: ${names.points(standing.total)}${madness}`,
    '',
    ...[...rows, [words.labels.total, '', standing.total] as const].map(
      ([name, product, points]) => `  ${name.padEnd(16)}${product.padEnd(14)}${`${points}`.padStart(4)}`,
    ),
  ]
}

/** How the game ended, and a table of points whose columns sum to the totals. */
export function endLines(text: RouteText, outcome: Outcome, view: RouteView): string[] {
  if (view.campaign) return [...text.ending(outcome, view), '', ...fameTable(text, view)]
  const challenge = text.challenge(view)
  return [
    ...text.ending(outcome, view),
    ...(challenge === null ? [] : [`${text.words.labels.challenge}: ${challenge}.`]),
    '',
    ...pointsTable(text, outcome, view),
  ]
}

function pointsTable({ words, names }: RouteText, outcome: Outcome, view: RouteView): string[] {
  const { points } = outcome
  const rows = sourcesIn(names.pack, view.events !== undefined).map((source) => [
    words.sources[source],
    ...points.map((each) => `${each.by[source] ?? 0}`),
  ])
  const total = [words.labels.total, ...points.map((each) => `${each.total}`)]
  const places = points.flatMap((_, seat) => placeOf(outcome, seat) ?? [])
  const place = [
    words.labels.place,
    ...places.map((each, seat) =>
      view.players[seat]?.ending?.eliminated ? words.labels.eliminated : `${each}`,
    ),
  ]
  const madness =
    names.pack.ancients.length > 0
      ? [[words.labels.madness, ...view.players.map((player) => `${player.ending?.madness ?? 0}`)]]
      : []
  const head = ['', ...points.map((_, seat) => names.player(seat))]
  return gridLines([[head], rows, [total], [...madness, ...(places.length > 0 ? [place] : [])]])
}
