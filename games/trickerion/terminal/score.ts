import { type Outcome, type Points, placeOf } from '@curio/kernel'
import { gridLines } from '@curio/ui/terminal'
import type { TrickerionContent } from '../rules/content.ts'
import { finalScores } from '../rules/scoring.ts'
import { FAME_SOURCES } from '../rules/state.ts'
import type { TrickerionText } from '../text/index.ts'
import type { TrickerionView } from '../text/view.ts'
import { stateOfView } from '../ui/model/state.ts'
import { TRICKERION_WORDS } from './words.ts'

/** Who won, and a table whose columns sum to the totals. */
export function endLines(text: TrickerionText, outcome: Outcome, view: TrickerionView): string[] {
  const { points } = outcome
  const said = TRICKERION_WORDS[text.words.language]
  const places = points.flatMap((_, seat) => placeOf(outcome, seat) ?? [])
  return [
    ...text.ending(outcome, view),
    '',
    ...gridLines([
      [headRow(text, points)],
      sourceRows(text, points),
      [totalRow(text, points)],
      ...(places.length > 0 ? [[[said.place, ...places.map(String)]]] : []),
    ]),
  ]
}

/** What everybody would have if the game ended now, as far as the viewer knows. */
export function scoreLines(text: TrickerionText, content: TrickerionContent, view: TrickerionView): string[] {
  const points = livePoints(content, view)
  return [
    TRICKERION_WORDS[text.words.language].scoreNow,
    '',
    ...gridLines([[headRow(text, points)], sourceRows(text, points), [totalRow(text, points)]]),
  ]
}

/** The Fame so far, and what the final scoring would add. */
function livePoints(content: TrickerionContent, view: TrickerionView): readonly Points[] {
  const state = stateOfView(view, content)
  return view.players.map(({ fame, fameBy }, seat) => {
    const by: Record<string, number> = { ...fameBy }
    const scores = view.phase === 'over' ? [] : finalScores(state, content, seat)
    for (const score of scores) by[score.source] = (by[score.source] ?? 0) + score.fame
    return { total: scores.reduce((sum, score) => sum + score.fame, fame), by }
  })
}

const headRow = ({ names }: TrickerionText, points: readonly Points[]): string[] => [
  '',
  ...points.map((_, seat) => names.player(seat)),
]

/** Sources that have brought nobody anything are left out. */
const sourceRows = ({ words }: TrickerionText, points: readonly Points[]): string[][] =>
  FAME_SOURCES.filter((source) => points.some(({ by }) => (by[source] ?? 0) !== 0)).map((source) => [
    words.sources[source],
    ...points.map(({ by }) => `${by[source] ?? 0}`),
  ])

const totalRow = ({ words }: TrickerionText, points: readonly Points[]): string[] => [
  TRICKERION_WORDS[words.language].total,
  ...points.map(({ total }) => `${total}`),
]
