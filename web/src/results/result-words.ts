import type { Json, Rank, SeatResult } from '@curio/kernel'
import type { KindRecord } from '@curio/protocol'
import type { Subject } from '@curio/ui/contract'
import { counted, type Language } from '@curio/ui/language'
import { gameById } from '../games.ts'
import type { Words } from '../words/index.ts'
import { withNumbersKept } from '../words/typography.ts'
import type { Fact } from './records.tsx'

/** The game's name for a rank, if it has one. */
function rankName(game: string, { index }: Pick<Rank, 'index'>, language: Language): string | null {
  return gameById(game)?.ranks?.[index - 1]?.[language] ?? null
}

/** One of the maps and ways to play of a game. */
const subjectIn = (game: string, id: string | null): Subject | undefined =>
  gameById(game)?.subjects?.find((each) => each.id === id)

/** Its name; empty for a game that has one. */
export const subjectName = (game: string, id: string | null, language: Language): string =>
  subjectIn(game, id)?.name[language] ?? id ?? ''

/** What profiles list first comes first. */
export function bySubject(game: string, records: readonly KindRecord[]): readonly KindRecord[] {
  const subjects = gameById(game)?.subjects ?? []
  const placeOf = ({ subject }: KindRecord): number => subjects.findIndex(({ id }) => id === subject)
  return records.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Points as a number, whatever else results are counted in with its name. */
export function ownPoints(game: string, subject: string | null, points: number, language: Language): string {
  const forms = subjectIn(game, subject)?.points?.[language]
  return forms ? counted(language, points, forms) : `${points}`
}

/** The same with a name for both. */
function pointsWords(
  game: string,
  subject: string | null,
  points: number,
  language: Language,
  words: Words['profile'],
): string {
  return subjectIn(game, subject)?.points ? ownPoints(game, subject, points, language) : words.points(points)
}

/** The same for a match by its options. */
export function matchPoints(
  { game, options }: { readonly game: string; readonly options: Json },
  points: number,
  language: Language,
  words: Words['profile'],
): string {
  return pointsWords(game, gameById(game)?.subject?.(options) ?? null, points, language, words)
}

interface Told {
  readonly game: string
  readonly subject: string | null
  readonly quit: boolean
  readonly result: SeatResult
}

/** A player's result in the terms of the game: a place, a common victory or a rank, and points if there are any. */
export function resultWords(
  { game, subject, quit, result }: Told,
  language: Language,
  words: Words['profile'],
): string {
  const points = result.points === null ? [] : [pointsWords(game, subject, result.points, language, words)]
  const said = [...standingWords(game, quit, result, language, words), ...points]
  return withNumbersKept(said.join(' · '))
}

function standingWords(
  game: string,
  quit: boolean,
  result: SeatResult,
  language: Language,
  words: Words['profile'],
): readonly string[] {
  switch (result.kind) {
    case 'ranked':
      if (quit) return [words.gaveUp]
      return result.won ? [words.victory] : beaten(result, words.place, words)
    case 'teams':
      if (quit) return [words.gaveUp]
      return result.won ? [words.teamVictory] : beaten(result, words.teamPlace, words)
    case 'cooperative':
      return quit ? [words.gaveUp] : together(result, words)
    case 'solo':
      return quit ? [words.gaveUp] : alone(game, result, language, words)
  }
}

/** A first place that did not win needs an explanation. */
function beaten(
  { place, of }: Extract<SeatResult, { kind: 'ranked' | 'teams' }>,
  told: (place: number, of: number) => string,
  words: Words['profile'],
): readonly string[] {
  return place === 1 ? [told(place, of), words.noWinner] : [told(place, of)]
}

function together(
  { won, progress }: Extract<SeatResult, { kind: 'cooperative' }>,
  words: Words['profile'],
): readonly string[] {
  if (won) return [words.commonVictory]
  return [words.commonDefeat, ...(progress === null ? [] : [words.progress(progress.reached, progress.of)])]
}

function alone(
  game: string,
  { won, rank }: Extract<SeatResult, { kind: 'solo' }>,
  language: Language,
  words: Words['profile'],
): readonly string[] {
  const verdict = won === null ? [] : [won ? words.victory : words.defeat]
  if (rank === null) return verdict
  const { index, of } = rank
  const name = rankName(game, rank, language)
  return [...verdict, name === null ? words.rank(index, of) : words.namedRank(name, index, of)]
}

/** Only the facts that this kind of outcome has. */
export function factsOf(
  game: string,
  { matches, won, bestRank, bestPoints, averagePoints }: KindRecord,
  language: Language,
  words: Words['profile'],
): readonly Fact[] {
  const facts: readonly (readonly [string, number | string | null])[] = [
    [words.played, matches],
    [words.won, won],
    [
      words.bestRank(bestRank && rankName(game, bestRank, language)),
      bestRank && words.rankFigure(bestRank.index, bestRank.of),
    ],
    [words.best, bestPoints],
    [words.average, averagePoints],
  ]
  return facts.flatMap(([name, value]): Fact[] => (value === null ? [] : [[name, value]]))
}
