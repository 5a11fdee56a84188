import type { Json, Note, Question, Viewer } from '@curio/kernel'
import type { WhyNot } from '@curio/ui/contract'
import { type GameText, waitingFor } from '@curio/ui/game-text'
import type { Language } from '@curio/ui/language'
import type { CryptidsReason } from '../bot/reason.ts'
import type { CryptidsPack } from '../content/pack.ts'
import type { Skill } from '../content/vocabulary.ts'
import { isQuestionKind } from '../rules/acts.ts'
import type { Thing } from '../rules/forbidden.ts'
import type { Spot } from '../rules/polyomino.ts'
import type { Piece } from '../rules/reserve.ts'
import { reasonText } from './advice.ts'
import { en } from './en/index.ts'
import { endingLines } from './ending.ts'
import { groupWords } from './groups.ts'
import { type Names, namesIn } from './names.ts'
import { milestoneOf, noteLine } from './notes.ts'
import { answerWords } from './options.ts'
import { promptFor } from './prompts.ts'
import { ru } from './ru/index.ts'
import {
  abilityBrief,
  abilityLine,
  type Brief,
  contractLine,
  dossierLine,
  poacherCardLines,
  requestLine,
  skillLine,
} from './things.ts'
import type { CryptidsView } from './view.ts'
import { type SpotProblem, spotProblems, whyNot } from './why-not.ts'
import type { Words } from './words.ts'

export { type Act, type ActNamed, type ActType, isQuestionKind, readAct } from '../rules/acts.ts'
export type { Face } from '../rules/content.ts'
export type { Thing } from '../rules/forbidden.ts'
export { SOURCES } from '../rules/scoring.ts'
export { type Ground, groundOf } from './ground.ts'
export { levelNumber } from './notation.ts'
export { asCryptidsView, type CryptidsView, chanceOfSuccess, livePoints, type PlayerView } from './view.ts'
export type { SpotProblem } from './why-not.ts'

const DICTIONARIES: Readonly<Record<Language, Words>> = { ru, en }

/** The words that depend on no content. */
export const cryptidsWords = (language: Language): Words => DICTIONARIES[language]

/** Everything a player reads about one match of Cryptids, as functions of what the kernel gives. */
export interface CryptidsText extends GameText<Words, Names, CryptidsView> {
  /** The heading under which a list shows an option; null where a question needs none. */
  readonly group: (question: Question, option: Json) => string | null
  readonly note: (note: Note) => string
  /** The chapter that a note begins, or null. */
  readonly milestone: (note: Note) => string | null
  /** Why a thing on the board cannot be chosen, with the rule; null where it can. */
  readonly whyNot: (
    view: CryptidsView,
    viewer: Viewer,
    question: Question | null,
    thing: Thing,
  ) => WhyNot | null
  /** What is wrong with a spot of the reserve; empty where the piece may lie there. */
  readonly spotProblems: (view: CryptidsView, piece: Piece, spot: Spot) => readonly SpotProblem[]
  /** A cryptid's card in words. */
  readonly dossier: (card: string) => string
  readonly ability: (card: string) => string | null
  readonly brief: (card: string) => Brief | null
  readonly contract: (id: string) => string
  readonly request: (id: string) => string
  readonly skill: (skill: Skill, view: CryptidsView) => string
  /** A card of the Poacher row by row. */
  readonly poacherCard: (id: string) => readonly string[]
}

/** `reader` is the seat of whoever reads; sentences call it you. */
export function cryptidsText(
  language: Language,
  pack: CryptidsPack,
  players: readonly string[],
  reader: number | null = null,
): CryptidsText {
  const words = DICTIONARIES[language]
  const names = namesIn(words, pack, players, reader)
  return {
    words,
    names,
    prompt: (question, view) => promptFor(names, question, view),
    waitingFor: (seats, view) => {
      if (!view || seats.length === 0 || view.phase === 'over') return waitingFor(names, seats)
      const who = names.list(seats.map(names.player))
      const { turn } = view
      if (turn?.attempt && seats.length === 1 && seats[0] === turn.seat)
        return words.tracks(who, names.card(turn.attempt.card))
      return words.deciding(who, seats.length > 1, words.phases[view.phase])
    },
    spoken: (question, answer, view) => answerWords(names, question, answer, view),
    group: (question, option) => groupWords(names, question, option),
    note: (note) => noteLine(names, note),
    milestone: (note) => milestoneOf(names, note),
    help: (kind) => (isQuestionKind(kind) ? words.help[kind] : ''),
    // Only the rules of Cryptids make reasons for Cryptids.
    reason: (reason) => reasonText(reason as CryptidsReason, names),
    ending: (outcome, view) => endingLines(names, outcome, view),
    whyNot: (view, viewer, question, thing) => whyNot(names, view, viewer, question, thing),
    spotProblems: (view, piece, spot) => spotProblems(names, view, piece, spot),
    dossier: (card) => dossierLine(names, card),
    ability: (card) => abilityLine(names, card),
    brief: (card) => abilityBrief(names, card),
    contract: (id) => contractLine(names, id),
    request: (id) => requestLine(names, id),
    skill: (skill, view) => skillLine(names, skill, view),
    poacherCard: (id) => poacherCardLines(names, id),
  }
}
