import { type Chance, fastChance, type Json, Match, optionsOf, type Question } from '@curio/kernel'
import { anyAnswer } from '@curio/kernel/testing'
import { trickerion } from '../../index.ts'
import { asTrickerionView, type TrickerionView } from '../../text/view.ts'
import { actIn, isEager } from './acts.ts'

/** What a seat sees and is asked at one moment of a random game. */
export interface Moment {
  readonly view: TrickerionView
  readonly question: Question
}

/**
 * Players at random hardly ever get as far as a show, so most answers are eager ones. Every other time the act is drawn
 * first, because some acts have a hundred answers and others one.
 */
function answerTo(question: Question, chance: Chance): Json {
  const eager = optionsOf(question).filter((option) => isEager(question.kind, option))
  if (question.form !== 'choose' || eager.length === 0 || chance.below(6) === 0) {
    return anyAnswer(question, chance)
  }
  const byAct = [...Map.groupBy(eager, (option) => actIn(question.kind, option)?.type).values()]
  const options = chance.below(2) === 0 ? (byAct[chance.below(byAct.length)] ?? eager) : eager
  return options[chance.below(options.length)] ?? anyAnswer(question, chance)
}

/** Plays a game that is half random, and shows every question to a witness; gives the finished match. */
export function walk(seats: number, options: Json, seed: number, witness: (moment: Moment) => void): Match {
  const bytes = new Uint8Array(32).fill(seed)
  const made = Match.create(trickerion, { seats, options, seed: bytes })
  if (!made.ok) throw new Error(made.message)
  const match = made.value
  const chance = fastChance(seed)
  while (!match.over) {
    const [seat = 0] = match.awaited()
    const [question] = match.questions(seat)
    if (!question) throw new Error('nobody is asked, but the game is not over')
    witness({ view: asTrickerionView(match.view(seat)), question })
    const done = match.answer({ seat, question: question.id, value: answerTo(question, chance) })
    if (!done.ok) throw new Error(done.refusal.message)
  }
  return match
}

/** Every mode of the game. */
export const MODES: readonly Json[] = [
  {},
  { firstGameKits: true },
  { quickGame: true },
  { darkAlley: true },
  { darkAlley: true, quickGame: true },
  { darkAlley: true, prophecies: true },
]
