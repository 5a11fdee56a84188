import { fastChance, type Json, Match, type Question } from '@curio/kernel'
import { cryptids } from '../../index.ts'
import { asCryptidsView, type CryptidsView } from '../../text/index.ts'

/** What a seat sees and is asked at one moment of a random game. */
export interface Moment {
  readonly view: CryptidsView
  readonly question: Question
}

/** Plays a random game, and shows every question to a witness; gives the finished match. */
export function walk(seats: number, seed: number, witness: (moment: Moment) => void): Match {
  const bytes = new Uint8Array(32).fill(seed)
  const made = Match.create(cryptids, { seats, options: {}, seed: bytes })
  if (!made.ok) throw new Error(made.message)
  const match = made.value
  const chance = fastChance(seed)
  while (!match.over) {
    const [seat = 0] = match.awaited()
    const [question] = match.questions(seat)
    if (!question) throw new Error('nobody is asked')
    witness({ view: asCryptidsView(match.view(seat)), question })
    const done = match.answer({ seat, question: question.id, value: anyAnswer(question, chance) })
    if (!done.ok) throw new Error(done.refusal.message)
  }
  return match
}

function anyAnswer(question: Question, chance: ReturnType<typeof fastChance>): Json {
  if (question.form === 'pick') return question.options.slice(0, Math.max(question.min, 1))
  const options = question.form === 'choose' ? question.options : question.examples
  return options[chance.below(options.length)] ?? null
}
