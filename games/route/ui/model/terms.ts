import { isRecord, type Json } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import { ARKHAM_GUIDE as PACK } from '../../content/index.ts'
import { SYMBOLS } from '../../content/pack.ts'
import { routeText } from '../../text/index.ts'
import { BOARD_WORDS } from '../board-words.ts'

type Term = readonly [what: string, how: string]

/** RT-GEN-4: what was agreed, in words; what was not is left to chance. */
export function termsOf(options: Json, names: readonly string[], language: Language): readonly Term[] {
  const { words } = routeText(language, PACK, [])
  const board = BOARD_WORDS[language]
  const { ancient, effects, first } = isRecord(options) ? options : {}
  const named = (list: readonly Named[], id: unknown): string =>
    list.find((each) => each.id === id)?.name[language] ?? board.random
  const cards: readonly Term[] = isRecord(effects)
    ? SYMBOLS.map((symbol) => [
        `${words.labels.effects}: ${words.symbols[symbol]}`,
        named(PACK.effects, effects[symbol]),
      ])
    : [[words.labels.effects, board.random]]
  return [
    [words.labels.ancient, named(PACK.ancients, ancient)],
    ...cards,
    [board.firstPlayer, names[typeof first === 'number' ? first : -1] ?? board.random],
  ]
}

interface Named {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
}
