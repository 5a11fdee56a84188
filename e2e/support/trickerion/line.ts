import type { Game } from '@curio/kernel'
import { trickerion } from '@curio/trickerion'
import {
  type Act,
  asTrickerionView,
  isQuestionKind,
  readAct,
  type TrickerionView,
} from '@curio/trickerion/text'
import { type ComingIn, GameLine, type Reading } from '../line.ts'

const TRICKERION: Reading<TrickerionView, Act> = {
  id: 'trickerion',
  game: trickerion as Game,
  viewOf: asTrickerionView,
  actOf: (kind, answer) => (isQuestionKind(kind) ? readAct(kind, answer) : null),
}

export type Coming = ComingIn<TrickerionView, Act>

/** A game of Trickerion whose answers are known. */
export type Line = GameLine<TrickerionView, Act>

export const Line = {
  /** A recorded game, by the name of its golden log. */
  recorded: (name: string): Line => GameLine.recorded(TRICKERION, name),
} as const
