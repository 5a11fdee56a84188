import { LANDMARK_GLYPHS, type RouteText, type Standing, TOURIST_GLYPHS } from '@curio/route/text'
import { type Line, span } from '../terminal/screen.ts'

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
    ...(standing.by.encounter > 0 ? [`${sources.encounter} ${standing.by.encounter}`] : []),
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

/** The same as sentences of a table, for the command `score`. */
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
