import { resultOf, type SeatResult } from '@curio/kernel'
import type { GameLine, KindRecord } from '@curio/protocol'
import { gameById } from '../games.ts'
import { ownSeat, type Save } from '../local/save.ts'

/** What was played in a match of this browser. */
export const subjectOf = ({ game, header }: Pick<Save, 'game' | 'header'>): string | null =>
  gameById(game)?.subject?.(header.options) ?? null

/** The result of this browser's person in a finished match. Null if there is none. */
export function ownResult({ seats, outcome }: Pick<Save, 'seats' | 'outcome'>): SeatResult | null {
  const seat = ownSeat({ seats })
  return seat < 0 || outcome === null ? null : resultOf(outcome, seat)
}

/** How this browser's person did in each game of a match of several. */
export function ownGames({ seats, gamesOver = [] }: Pick<Save, 'seats' | 'gamesOver'>): readonly GameLine[] {
  const seat = ownSeat({ seats })
  return gamesOver.flatMap(({ subject, results }) => {
    const result = results[seat]
    return result ? [{ subject, result }] : []
  })
}

type Finished = Pick<Save, 'seats' | 'outcome' | 'gamesOver'> & { readonly subject: string | null }

interface Played {
  readonly subject: string | null
  readonly result: SeatResult
}

/** A match, and the games within it. */
function playedIn(match: Finished): readonly Played[] {
  const result = ownResult(match)
  return result ? [{ subject: match.subject, result }, ...ownGames(match)] : []
}

/** The results of this browser's person, by what was played and the kind of outcome. */
export function recordsOf(matches: readonly Finished[]): readonly KindRecord[] {
  const alike = Map.groupBy(matches.flatMap(playedIn), ({ subject, result }) =>
    JSON.stringify([subject, result.kind]),
  )
  return [...alike.values()].map(recordOf)
}

function recordOf(played: readonly Played[]): KindRecord {
  const results = played.map(({ result }) => result)
  const decided = results.flatMap(({ won }) => won ?? [])
  const places = results.flatMap((result) => ('place' in result ? [result.place] : []))
  const ranks = results.flatMap((result) => (result.kind === 'solo' ? (result.rank ?? []) : []))
  const points = results.flatMap((result) => result.points ?? [])
  const [best] = ranks.toSorted((one, other) => other.index - one.index)
  return {
    subject: played[0]?.subject ?? null,
    kind: results[0]?.kind ?? 'ranked',
    matches: results.length,
    won: decided.length === 0 ? null : decided.filter((won) => won).length,
    averagePlace: mean(places),
    bestRank: best ? { index: best.index, of: best.of } : null,
    bestPoints: points.length === 0 ? null : Math.max(...points),
    averagePoints: mean(points),
  }
}

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length
