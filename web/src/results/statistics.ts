import { type OutcomeKind, resultOf, type SeatResult } from '@curio/kernel'
import type { KindRecord } from '@curio/protocol'
import type { Save } from '../local/save.ts'

/** The result of this browser's person in a finished match: the first person at the table. Null if there is none. */
export function ownResult({ seats, outcome }: Pick<Save, 'seats' | 'outcome'>): SeatResult | null {
  const seat = seats.findIndex(({ kind }) => kind === 'person')
  return seat < 0 || outcome === null ? null : resultOf(outcome, seat)
}

/** The results of this browser's person, by kind of outcome. */
export function recordsOf(saves: readonly Pick<Save, 'seats' | 'outcome'>[]): readonly KindRecord[] {
  const results = saves.flatMap((save) => ownResult(save) ?? [])
  return [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, own]) => recordOf(kind, own))
}

function recordOf(kind: OutcomeKind, results: readonly SeatResult[]): KindRecord {
  const decided = results.flatMap(({ won }) => won ?? [])
  const places = results.flatMap((result) => ('place' in result ? [result.place] : []))
  const ranks = results.flatMap((result) => (result.kind === 'solo' ? (result.rank ?? []) : []))
  const points = results.flatMap((result) => result.points ?? [])
  const [best] = ranks.toSorted((one, other) => other.index - one.index)
  return {
    kind,
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
