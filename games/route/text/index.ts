import type { Json, Note, Outcome, Question } from '@curio/kernel'
import { type GameText, readerLast, waitingFor } from '@curio/ui/game-text'
import type { Language } from '@curio/ui/language'
import type { RouteReason } from '../bot/reason.ts'
import { isQuestionKind } from '../rules/question-kinds.ts'
import type { Shown } from '../rules/shown.ts'
import type { DieView, RoutePartView, RouteView } from '../view.ts'
import { reasonText } from './advice.ts'
import { answerLabel } from './answers.ts'
import { en } from './en.ts'
import { challengeLine, endingLines, nextLevel } from './ending.ts'
import { type Names, namesIn } from './names.ts'
import { noteLine } from './notes.ts'
import { spokenDie } from './pieces.ts'
import { decidingNow, promptFor } from './prompts.ts'
import { ru } from './ru.ts'
import { spokenAnswer, spokenHalf, spokenItem, spokenRoad } from './spoken.ts'
import { routeRefusal, type SaidRefusal } from './standing.ts'
import { bookletEn, tourEn } from './tour-en.ts'
import { bookletRu, tourRu } from './tour-ru.ts'
import type { TourWords } from './tour-words.ts'
import type { Words } from './words.ts'

export { DRAW_GROUPS, type DrawGroup, drawGroupOf } from '../rules/acts.ts'
export { thingsIn } from '../rules/named-things.ts'
export { SOURCES, sourcesIn } from '../rules/scoring.ts'
export { readAct, readAnswer, vocabularyOf } from '../rules/vocabulary.ts'
export type { BoardView, DieView, PlayerView, RoutePartView, RouteView } from '../view.ts'
export { asRouteView } from '../view.ts'
export { LANDMARK_GLYPHS, PLACE_GLYPHS, SYMBOL_GLYPHS, TOURIST_GLYPHS } from './glyphs.ts'
export type { RouteNote } from './notes.ts'
export { pencilSegments, placeAt, placesOn } from './places.ts'
export { type Standing, standingOf, standingWith } from './standing.ts'
export { betsAtEnd } from './tour-standing.ts'
export type { Place, Words } from './words.ts'

const GUIDE: Readonly<Record<Language, Words>> = { ru, en }
const BOOKLET: Readonly<Record<Language, Words>> = { ru: bookletRu, en: bookletEn }
const TOURS: Readonly<Record<Language, TourWords>> = { ru: tourRu, en: tourEn }

/** The words that depend on no city; each edition has its own terms. */
export const routeWords = (language: Language, pack?: Shown): Words =>
  (pack?.tour ? BOOKLET : GUIDE)[language]

/** Everything a player reads about one match of Route, as functions of what the kernel gives. */
export interface RouteText extends GameText<Words, Names, RouteView> {
  /** As short as it can be, with the ids by which a thing can be typed. */
  readonly answer: (question: Question, answer: Json, view: RouteView) => string
  /** One of the things that a question lets pick, in words. */
  readonly spokenItem: (question: Question, item: Json, view: RouteView) => string
  /** The first of two dice that are picked, and where each other one would lead with it. */
  readonly spokenHalf: (question: Question, item: Json, view: RouteView) => string
  readonly spokenRoad: (seat: number, id: string, view: RouteView) => string
  readonly spokenDie: (die: DieView, view: RouteView) => string
  readonly note: (note: Note, seats: number) => string
  readonly challenge: (view: RouteView) => string | null
  readonly nextLevel: (outcome: Outcome, view: RouteView) => ReturnType<typeof nextLevel>
  readonly routeRefusal: (
    view: RouteView,
    seat: number,
    route: readonly RoutePartView[],
  ) => SaidRefusal | null
}

/** `reader` is the seat of whoever reads; sentences call it you. */
export function routeText(
  language: Language,
  pack: Shown,
  players: readonly string[],
  reader: number | null = null,
): RouteText {
  const words = routeWords(language, pack)
  const names = namesIn(words, TOURS[language], pack, players, reader)
  return {
    words,
    names,
    prompt: (question, view) => promptFor(names, question, view),
    waitingFor: (seats, view) => {
      const deciding = view && seats.length > 0 ? decidingNow(seats, view) : null
      if (deciding === null && seats.length < 2) return waitingFor(names, seats)
      const players = seats.map(names.who)
      if (deciding === null) return words.waitingFor(names.list(readerLast(players, words.you)), true)
      return words.deciding[deciding]({
        names: names.list(readerLast(players, words.you)),
        many: players.length > 1,
        you: players.some(({ you }) => you),
      })
    },
    answer: (question, answer, view) => answerLabel(names, question, answer, view),
    spoken: (question, answer, view) => spokenAnswer(names, question, answer, view),
    spokenItem: (question, item, view) => spokenItem(names, question, item, view),
    spokenHalf: (question, item, view) => spokenHalf(names, question, item, view),
    spokenRoad: (seat, id, view) => spokenRoad(names, seat, view, id),
    spokenDie: (die, view) => spokenDie(names, die, view),
    note: (note, seats) => noteLine(names, note, seats),
    help: (kind) => (isQuestionKind(kind) ? words.help[kind] : ''),
    // Only the rules of Route make reasons for Route.
    reason: (reason) => reasonText(reason as RouteReason, language, pack),
    ending: (outcome, view) => endingLines(names, outcome, view),
    challenge: (view) => challengeLine(names, view),
    nextLevel: (outcome, view) => nextLevel(names, outcome, view),
    routeRefusal: (view, seat, route) => routeRefusal(names, view, seat, route),
  }
}
