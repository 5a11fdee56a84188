import { cryptids } from '@curio/cryptids'
import { type Act, asCryptidsView, type CryptidsView, isQuestionKind, readAct } from '@curio/cryptids/text'
import { cryptidsTutorial } from '@curio/cryptids/tutorial'
import type { Game, Json, Question } from '@curio/kernel'
import { actsIn, type ComingIn, GameLine, type Reading } from '../line.ts'

const CRYPTIDS: Reading<CryptidsView, Act> = {
  id: 'cryptids',
  game: cryptids as Game,
  viewOf: asCryptidsView,
  actOf: (kind, answer) => (isQuestionKind(kind) ? readAct(kind, answer) : null),
}

export type Coming = ComingIn<CryptidsView, Act>

/** What answers to a question mean; without any named, everything that it offers. */
export const actsOf = (question: Question, answers?: readonly Json[]): readonly Act[] =>
  actsIn(CRYPTIDS, question, answers)

/** A game of Cryptids whose answers are known. */
export type Line = GameLine<CryptidsView, Act>

export const Line = {
  /** A recorded game, by the name of its golden log. */
  recorded: (name: string): Line => GameLine.recorded(CRYPTIDS, name),
  /** The game of the lesson: well played, and won against the Poacher. */
  lesson: (): Line => {
    const { options, seed, script } = cryptidsTutorial
    const answers = script.map((value) => ({ seat: 0, value }))
    return GameLine.scripted(CRYPTIDS, { seats: 1, options, seed, answers })
  },
} as const
