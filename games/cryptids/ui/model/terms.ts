import { isRecord, type Json, type Packs } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import { cryptidsWords } from '../../text/index.ts'
import { BOARD_WORDS } from '../board-words.ts'

type Term = readonly [what: string, how: string]

interface Choice {
  readonly name: 'wolpertinger' | 'noBids' | 'surcharge'
  readonly initial: boolean
}

/** CR-GEN-3, CR-SKILL-5: the options for this number of players. */
export function optionsFor(seats: number): readonly Choice[] {
  return [
    { name: 'wolpertinger', initial: false },
    ...(seats > 1 ? [{ name: 'noBids', initial: false } as const] : []),
    ...(seats === 2 ? [{ name: 'surcharge', initial: true } as const] : []),
  ]
}

/** What was agreed, in words. */
export function termsOf(
  options: Json,
  names: readonly string[],
  _packs: Packs,
  language: Language,
): readonly Term[] {
  const words = cryptidsWords(language)
  const board = BOARD_WORDS[language]
  const agreed = isRecord(options) ? options : {}
  const first = Array.isArray(agreed.seating) ? Number(agreed.seating[0]) : -1
  return [
    ...optionsFor(names.length).map(
      ({ name, initial }): Term => [
        words.newGame[name].label,
        (agreed[name] ?? initial) === true ? board.on : board.off,
      ],
    ),
    [board.firstPlayer, names[first] ?? board.random],
  ]
}
