import { type Outcome, type Points, winnersOf } from '@curio/kernel'
import { readerLast } from '@curio/ui/game-text'
import { counted } from '@curio/ui/language'
import type { Shown } from '../rules/shown.ts'
import type { RouteView } from '../view.ts'
import { campaignEnding } from './campaign-notes.ts'
import type { Names } from './names.ts'
import { secondReached } from './tour-standing.ts'
import { ENDINGS } from './words.ts'

/** How the game ended, in sentences: who won and why, and who lost to the Ancient. */
export function endingLines(names: Names, outcome: Outcome, view: RouteView): string[] {
  const { words } = names
  if (view.campaign) return [campaignEnding(names, outcome)]
  const ending = ENDINGS.find((each) => each === outcome.ending)
  if (!ending) throw new Error(`no words for ending "${outcome.ending}"`)
  const winners = winnersOf(outcome, view.players.length)
  const best = bestPoints(outcome, winners)
  const verdict = words.endings[ending]({
    winners: names.list(readerLast(winners.map(names.who), words.you)),
    you: winners.length === 1 && winners.some((seat) => names.who(seat).you),
    many: winners.length > 1,
    teams: outcome.kind === 'teams',
    points: names.points(best?.total ?? 0),
    encounter: names.pack.ancients.length > 0 ? names.points(best?.by.encounter ?? 0) : null,
    second: outcome.kind === 'solo' ? secondWords(names, reachedIn(names, outcome, view)) : '',
    level: challengeOf(names, view)?.level ?? '',
  })
  const lost = view.players.flatMap((player, seat) => (player.ending?.eliminated ? [seat] : []))
  return view.players.length === 1 ? [verdict] : [verdict, ...lost.map((seat) => words.lost(names.who(seat)))]
}

/** Those of a winner, or of a team that wins. */
function bestPoints(outcome: Outcome, winners: readonly number[]): Points | undefined {
  return outcome.kind === 'teams'
    ? outcome.teamPoints[outcome.winners[0] ?? 0]
    : outcome.points[winners[0] ?? 0]
}

/** The solo challenge in words (RT-SOLO-6, RT-BASE-51), or null. */
export function challengeLine(names: Names, view: RouteView): string | null {
  const challenge = challengeOf(names, view)
  return challenge && challengeWords(names, challenge.level, challenge.points, challenge.second)
}

/** A cell of the challenge table. */
export function challengeWords(names: Names, level: string, points: number, second: number): string {
  return names.words.challenge(level, names.points(points), secondWords(names, second))
}

/** What a solo game came to besides points (RT-ARK-11, RT-BASE-51). */
function reachedIn({ pack }: Names, outcome: Outcome, view: RouteView): number {
  return pack.ancients.length > 0 ? (outcome.points[0]?.by.encounter ?? 0) : secondReached(pack, view)
}

/** Points of the encounter, or goals that are reached. */
function secondWords({ pack, tour, words, points }: Names, second: number): string {
  if (!pack.tour) return points(second)
  return pack.ancients.length > 0
    ? tour.second.encounter(points(second))
    : tour.second.goals(counted(words.language, second, tour.goals))
}

function challengeOf(
  { pack, words }: Names,
  { challenge }: RouteView,
): { level: string; points: number; second: number } | null {
  if (challenge === null) return null
  const { rows, columns, levels } = pack.challenge
  const { row, column } = challenge
  const level = levels[levelAt(pack, row, column)]?.name[words.language] ?? ''
  return { level, points: rows[row] ?? 0, second: columns[column] ?? 0 }
}

/** The level of a cell, by its place among all levels. */
export function levelAt({ challenge: { levels, columnIndex } }: Shown, row: number, column: number): number {
  return levels.findIndex(({ upTo }) => row + (columnIndex?.[column] ?? column) <= upTo)
}

/**
 * The level that a solo game did not reach, and how many points were missing (RT-SOLO-6): that of the chosen cell if it
 * was missed, otherwise the lowest for which these points would not have been enough in any cell. Null if there is none,
 * and for a player without points (RT-SOLO-8).
 */
export function nextLevel(
  names: Names,
  outcome: Outcome,
  view: RouteView,
): { readonly name: string; readonly points: number } | null {
  const { pack, words } = names
  const { challenge } = view
  const points = outcome.points[0]
  if (outcome.kind !== 'solo' || challenge === null || outcome.ending === 'eliminated' || !points) return null
  const { rows, columns, levels } = pack.challenge
  const second = reachedIn(names, outcome, view)
  // Points of the encounter count twice, in the total and by themselves: the larger gap closes the smaller one. For a
  // goal that was not reached no points make up.
  const missing = (row: number, column: number): number => {
    const gap = (columns[column] ?? 0) - second
    return Math.max((rows[row] ?? 0) - points.total, gap > 0 && pack.ancients.length === 0 ? Infinity : gap)
  }
  const chosen = levelAt(pack, challenge.row, challenge.column)
  const nameOf = (level: number): string => levels[level]?.name[words.language] ?? ''
  if (outcome.won === false) {
    const least = missing(challenge.row, challenge.column)
    return least < Infinity ? { name: nameOf(chosen), points: least } : null
  }
  const cells = rows.flatMap((_, row) =>
    columns.map((_, column) => ({ level: levelAt(pack, row, column), points: missing(row, column) })),
  )
  for (let level = chosen + 1; level < levels.length; level++) {
    const least = Math.min(...cells.filter((cell) => cell.level === level).map((cell) => cell.points))
    if (least > 0 && least < Number.POSITIVE_INFINITY) return { name: nameOf(level), points: least }
  }
  return null
}
