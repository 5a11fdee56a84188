import { type Outcome, placeOf } from '@curio/kernel'
import { gridLines, type Line, span } from '@curio/ui/terminal'
import {
  LANDMARK_GLYPHS,
  type RouteText,
  type RouteView,
  SOURCES,
  type Standing,
  TOURIST_GLYPHS,
} from '../text/index.ts'

const TYPES = ['red', 'green', 'blue', 'purple'] as const

/** The score now in a few lines: total and madness, the four products, the rest. */
export function scoreLines({ words, names }: RouteText, standing: Standing): Line[] {
  const { labels, sources } = words
  const products = TYPES.flatMap((type) => {
    const { tourists, landmarks } = standing.products[type]
    return [
      span(`${TOURIST_GLYPHS[type]}${tourists}×${LANDMARK_GLYPHS[type]}${landmarks}`, { ink: type }),
      span(`=${tourists * landmarks}  `),
    ]
  })
  const others = [
    `${LANDMARK_GLYPHS.yellow} ${standing.by.yellow}`,
    `${sources.task} ${standing.by.task}`,
    ...((standing.by.encounter ?? 0) > 0 ? [`${sources.encounter} ${standing.by.encounter}`] : []),
  ]
  return [
    [
      span(`${labels.score} `, { ink: 'muted' }),
      span(names.points(standing.total), { ink: 'accent', bold: true }),
      span(`, ${labels.madness} ${standing.madness}`, { ink: standing.madness > 0 ? 'danger' : 'muted' }),
    ],
    products,
    [span(others.join(', '), { ink: 'muted' })],
  ]
}

/** The same as a table, for the command `score`. */
export function scoreTable({ words, names }: RouteText, standing: Standing): string[] {
  const rows = TYPES.map((type) => {
    const { tourists, landmarks } = standing.products[type]
    const product = `${TOURIST_GLYPHS[type]} ${tourists} × ${LANDMARK_GLYPHS[type]} ${landmarks}`
    return [words.sources[type], product, standing.by[type]] as const
  })
  const all = [
    ...rows,
    [words.sources.yellow, LANDMARK_GLYPHS.yellow, standing.by.yellow] as const,
    [words.sources.task, '', standing.by.task] as const,
    [words.sources.encounter, '', standing.by.encounter] as const,
    [words.labels.total, '', standing.total] as const,
  ]
  return [
    `${words.labels.score}: ${names.points(standing.total)}, ${words.labels.madness} ${standing.madness}`,
    '',
    ...all.map(
      ([name, product, points]) => `  ${name.padEnd(16)}${product.padEnd(14)}${`${points}`.padStart(4)}`,
    ),
  ]
}

/** How the game ended, and a table of points whose columns sum to the totals. */
export function endLines(text: RouteText, outcome: Outcome, view: RouteView): string[] {
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
  const rows = SOURCES.map((source) => [
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
  const madness = [words.labels.madness, ...view.players.map((player) => `${player.ending?.madness ?? 0}`)]
  const head = ['', ...points.map((_, seat) => names.player(seat))]
  return gridLines([[head], rows, [total], [madness, ...(places.length > 0 ? [place] : [])]])
}
