import type { KindRecord } from '@curio/protocol'
import type { Language } from '@curio/ui/language'
import type { Words } from '../words/index.ts'
import type { Fact } from './numbers.tsx'
import { rankName } from './result-words.ts'

/** Only what the kind of game knows of. */
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
