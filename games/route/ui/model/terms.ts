import { isRecord, type Json, type Packs } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import { SYMBOLS } from '../../content/pack.ts'
import { routeWords } from '../../text/index.ts'
import { boardWords } from '../booklet-board-words.ts'
import { packIn } from '../scene.ts'

type Term = readonly [what: string, how: string]

/** RT-GEN-4: what was agreed, in words; what was not is left to chance. */
export function termsOf(
  options: Json,
  names: readonly string[],
  packs: Packs,
  language: Language,
): readonly Term[] {
  const pack = packIn(packs)
  const words = routeWords(language)
  const board = boardWords(language, pack)
  const { ancient, effects, first } = isRecord(options) ? options : {}
  const named = (list: readonly Named[], id: unknown): string =>
    list.find((each) => each.id === id)?.name[language] ?? board.random
  const cards: readonly Term[] = isRecord(effects)
    ? SYMBOLS.map((symbol) => [
        `${words.labels.effects}: ${words.symbols[symbol]}`,
        named(pack.effects, effects[symbol]),
      ])
    : [[words.labels.effects, board.random]]
  return [
    [words.labels.ancient, named(pack.ancients, ancient)],
    ...cards,
    [board.firstPlayer, names[typeof first === 'number' ? first : -1] ?? board.random],
  ]
}

interface Named {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
}
