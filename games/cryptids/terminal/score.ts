import { type Outcome, type Points, placeOf } from '@curio/kernel'
import { gridLines } from '@curio/ui/terminal'
import { type CryptidsText, type CryptidsView, SOURCES } from '../text/index.ts'
import { CRYPTIDS_WORDS } from './words.ts'

/** How the game ended, and, where it has points, a table whose columns sum to the totals. */
export function endLines(text: CryptidsText, outcome: Outcome, view: CryptidsView): string[] {
  const { names, words } = text
  const { points } = outcome
  if (points.length === 0) return text.ending(outcome, view)
  const said = CRYPTIDS_WORDS[words.language]
  const head = ['', ...points.map((_, seat) => names.player(seat))]
  const places = points.flatMap((_, seat) => placeOf(outcome, seat) ?? [])
  return [
    ...text.ending(outcome, view),
    '',
    ...gridLines([
      [head],
      sourceRows(text, points),
      [totalRow(text, points)],
      ...(places.length > 0 ? [[[said.place, ...places.map(String)]]] : []),
    ]),
  ]
}

/** What everybody would have if the game ended now, as far as the viewer knows. */
export function scoreLines(text: CryptidsText, points: readonly Points[]): string[] {
  const head = ['', ...points.map((_, seat) => text.names.player(seat))]
  return gridLines([[head], sourceRows(text, points), [totalRow(text, points)]])
}

/** Sources that have brought nobody anything are left out. */
const sourceRows = ({ words }: CryptidsText, points: readonly Points[]): string[][] =>
  SOURCES.filter((source) => points.some(({ by }) => (by[source] ?? 0) !== 0)).map((source) => [
    words.sources[source],
    ...points.map(({ by }) => `${by[source] ?? 0}`),
  ])

const totalRow = ({ words }: CryptidsText, points: readonly Points[]): string[] => [
  CRYPTIDS_WORDS[words.language].total,
  ...points.map(({ total }) => `${total}`),
]
