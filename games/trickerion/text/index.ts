import type { Json, Note, Question } from '@curio/kernel'
import { type GameText, readerLast, waitingFor } from '@curio/ui/game-text'
import { capital, type Language } from '@curio/ui/language'
import type { TrickerionReason } from '../bot/reason.ts'
import type { TrickerionPack } from '../content/pack.ts'
import { isQuestionKind } from '../rules/grammar.ts'
import { reasonText } from './advice.ts'
import { abilityEffect, prophecyEffect, specialEffect, trickEnding } from './effects.ts'
import { en } from './en/index.ts'
import { endingLines } from './ending.ts'
import { groupWords } from './groups.ts'
import { type Names, namesIn } from './names.ts'
import { milestoneOf, noteLine } from './notes.ts'
import { answerWords } from './options.ts'
import { promptFor } from './prompts.ts'
import { ru } from './ru/index.ts'
import { needsWords, showLine, trickLine } from './things.ts'
import type { TrickerionView } from './view.ts'
import type { Words } from './words.ts'

export type { Act, ActNamed, ActType } from '../rules/acts.ts'
export { isQuestionKind, readAct } from '../rules/grammar.ts'
export { asTrickerionView, type TrickerionView } from './view.ts'

const DICTIONARIES: Readonly<Record<Language, Words>> = { ru, en }

/** The words that depend on no content. */
export const trickerionWords = (language: Language): Words => DICTIONARIES[language]

/** Everything a player reads about one match of Trickerion, as functions of what the kernel gives. */
export interface TrickerionText extends GameText<Words, Names, TrickerionView> {
  /** The heading under which a list shows an option; null where a question needs none. */
  readonly group: (question: Question, option: Json) => string | null
  readonly note: (note: Note) => string
  /** The chapter that a note begins, or null. */
  readonly milestone: (note: Note) => string | null
  /** What a trick needs. */
  readonly needs: (trick: string) => string
  /** A performance card in words. */
  readonly show: (card: string) => string
  /** A trick in words, with everything its card says. */
  readonly trick: (trick: string) => string
  /** What a level 3 trick scores at the end; null for other tricks. */
  readonly trickEnding: (trick: string) => string | null
  readonly specialEffect: (special: string) => string
  readonly prophecyEffect: (prophecy: string) => string
  readonly abilityEffect: (magician: string) => string
}

/** `reader` is the seat of whoever reads; sentences call it you. */
export function trickerionText(
  language: Language,
  pack: TrickerionPack,
  players: readonly string[],
  reader: number | null = null,
): TrickerionText {
  const words = DICTIONARIES[language]
  const names = namesIn(words, pack, players, reader)
  return {
    words,
    names,
    prompt: (question, view) => promptFor(names, question, view),
    waitingFor: (seats, view) => {
      if (!view || view.phase === 'over') return waitingFor(names, seats)
      // In the middle of a replay nobody may be awaited yet.
      if (seats.length === 0) return `${capital(words.phases[view.phase])}.`
      const players = seats.map(names.who)
      const are = players.some(({ you }) => you) ? 'you' : seats.length > 1 ? 'many' : 'one'
      return words.deciding(names.list(readerLast(players, words.you)), are, view.phase)
    },
    spoken: (question, answer, view) => answerWords(names, question, answer, view),
    group: (question, option) => groupWords(names, question, option),
    note: (note) => noteLine(names, note),
    milestone: (note) => milestoneOf(names, note),
    // Only the rules of Trickerion make reasons for Trickerion.
    reason: (reason) => reasonText(reason as TrickerionReason, names),
    help: (kind) => (isQuestionKind(kind) ? words.help[kind] : ''),
    ending: (outcome, view) => endingLines(names, outcome, view),
    needs: (trick) => needsWords(names, trick),
    show: (card) => showLine(names, card),
    trick: (trick) => trickLine(names, trick),
    trickEnding: (trick) => trickEnding(names, trick),
    specialEffect: (special) => specialEffect(names, special),
    prophecyEffect: (prophecy) => prophecyEffect(names, prophecy),
    abilityEffect: (magician) => abilityEffect(names, magician),
  }
}
