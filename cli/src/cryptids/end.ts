import { type CryptidsText, type CryptidsView, SOURCES } from '@curio/cryptids/text'
import type { Outcome, Points } from '@curio/kernel'
import { gridLines } from '../terminal/grid.ts'
import { CRYPTIDS_WORDS } from './words.ts'

/** How the game ended, and a table of points whose columns sum to the totals. */
export function endLines(text: CryptidsText, outcome: Outcome, view: CryptidsView): string[] {
  const { names, words } = text
  const { points, places } = outcome
  const said = CRYPTIDS_WORDS[words.language]
  const head = ['', ...points.map((_, seat) => names.player(seat))]
  const place = [said.place, ...places.map((each) => `${each}`)]
  return [
    ...text.ending(outcome, view),
    '',
    ...gridLines([
      [head],
      sourceRows(text, points),
      [totalRow(text, points)],
      ...(points.length > 1 ? [[place]] : []),
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
