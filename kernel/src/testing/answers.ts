import { type Ask, plainAnswer, type Question } from '../ask.ts'
import type { Chance } from '../chance.ts'
import type { Json } from '../json.ts'
import type { Match } from '../match.ts'

/** A random option of a choice, a pick of random size, or the best example where options cannot be listed. */
export function anyAnswer(question: Question, chance: Chance): Json {
  if (question.form === 'pick')
    return question.options.slice(0, Math.max(question.min, chance.below(question.max + 1)))
  return plainAnswer(question, (options) => options[chance.below(options.length)])
}

export function anyCandidate(ask: Ask<unknown>, chance: Chance): Json {
  const candidates = ask.candidates()
  return candidates[chance.below(candidates.length)] ?? null
}

/** Plays a match to its end at random, and shows every question before it is answered. */
export function playAtRandom(match: Match, chance: Chance, look: (question: Question) => void): void {
  while (!match.over) {
    const seats = match.awaited()
    const [question] = match.questions(seats[chance.below(seats.length)] ?? 0)
    if (!question) throw new Error('nobody is asked')
    look(question)
    give(match, question.seat, anyAnswer(question, chance))
  }
}

/** Answers the first open question of a seat, or the first of a kind; the answer must be accepted. */
export function give(match: Match, seat: number, value: Json, kind?: string): void {
  const question = match.questions(seat).find((each) => kind === undefined || each.kind === kind)
  const what = kind === undefined ? '' : ` "${kind}"`
  if (!question) throw new Error(`seat ${seat} is not asked${what}; awaited: ${match.awaited().join(', ')}`)
  const done = match.answer({ seat, question: question.id, value })
  if (!done.ok) throw new Error(`${question.kind} of seat ${seat}: ${done.refusal.message}`)
}
