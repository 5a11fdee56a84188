import { readFileSync } from 'node:fs'
import { fromHex, type Game, type Json, Match, optionsOf, parseLog, type Question } from '@curio/kernel'
import { goldenLog, type RecordedGame } from './files.ts'
import type { Found } from './positions.ts'

interface Answer {
  readonly seat: number
  readonly value: Json
}

/** What comes next in a game whose answers are known. */
export interface ComingIn<View, Act> extends Answer {
  readonly question: Question
  readonly view: View
  /** What the answer means: one act, or each of those that are picked together. */
  readonly acts: readonly Act[]
}

/** A game as a line plays it: its rules, and how what it shows and what it is answered are read. */
export interface Reading<View, Act> {
  readonly id: RecordedGame
  readonly game: Game
  readonly viewOf: (view: Json) => View
  readonly actOf: (kind: string, answer: Json) => Act | null
}

/** The answers of a game from its beginning. */
export interface Script {
  readonly seats: number
  readonly options: Json
  readonly seed: string
  readonly answers: readonly Answer[]
}

/** What answers to a question mean; without any named, everything that it offers. */
export function actsIn<Act>(
  { actOf }: Pick<Reading<unknown, Act>, 'actOf'>,
  question: Question,
  answers: readonly Json[] = optionsOf(question),
): readonly Act[] {
  return answers.flatMap((answer) => actOf(question.kind, answer) ?? [])
}

/** A game whose answers are known: the rules play it again as far as one likes. */
export class GameLine<View, Act> {
  readonly match: Match
  readonly #reading: Reading<View, Act>
  readonly #seed: string
  readonly #answers: readonly Answer[]

  private constructor(reading: Reading<View, Act>, match: Match, seed: string, answers: readonly Answer[]) {
    this.#reading = reading
    this.match = match
    this.#seed = seed
    this.#answers = answers
  }

  /** A recorded game, by the name of its golden log. */
  static recorded<View, Act>(reading: Reading<View, Act>, name: string): GameLine<View, Act> {
    const read = parseLog(JSON.parse(readFileSync(goldenLog(reading.id, name), 'utf8')))
    if (!read.ok) throw new Error(read.message)
    const { header, entries, seed = '' } = read.value
    const answers = entries.flatMap(({ seat, answer: value }) => (seat === null ? [] : [{ seat, value }]))
    return GameLine.scripted(reading, { seats: header.seats, options: header.options, seed, answers })
  }

  static scripted<View, Act>(
    reading: Reading<View, Act>,
    { seats, options, seed, answers }: Script,
  ): GameLine<View, Act> {
    const made = Match.create(reading.game, { seats, options, seed: seedOf(seed) })
    if (!made.ok) throw new Error(made.message)
    return new GameLine(reading, made.value, seed, answers)
  }

  /** What is asked and answered next; null at the end. */
  get coming(): ComingIn<View, Act> | null {
    // The first entry of a log is the setup, which nobody answers.
    const next = this.#answers[this.match.length - 1]
    if (next === undefined) return null
    const [question] = this.match.questions(next.seat)
    if (!question) throw new Error(`seat ${next.seat} is not asked anything`)
    const acts = actsIn(this.#reading, question, [next.value].flat())
    return { ...next, question, acts, view: this.#reading.viewOf(this.match.view(next.seat)) }
  }

  /** How many answers are still to come. */
  get left(): number {
    return this.#answers.length - this.match.length + 1
  }

  /** Gives the next answer. */
  step(): void {
    const { coming } = this
    if (coming) answer(this.match, coming.seat, coming.value)
  }

  /** The game as it would go on if somebody answered something else: nothing more is known of it. */
  leave(seat: number, value: Json): GameLine<View, Act> {
    const loaded = Match.load(this.#reading.game, this.match.log(), seedOf(this.#seed))
    if (!loaded.ok) throw new Error(loaded.message)
    answer(loaded.value, seat, value)
    return new GameLine(this.#reading, loaded.value, this.#seed, [])
  }

  /** Goes on until something is to be answered; false when that never comes. */
  goTo(wanted: (coming: ComingIn<View, Act>) => boolean): boolean {
    for (let { coming } = this; coming !== null; { coming } = this) {
      if (wanted(coming)) return true
      this.step()
    }
    return false
  }

  /** The game as far as it is played. */
  found(): Found {
    return { log: this.match.log(), seed: this.#seed, outcome: this.match.outcome() }
  }
}

const seedOf = (hex: string): Uint8Array => fromHex(hex) ?? new Uint8Array()

function answer(match: Match, seat: number, value: Json): void {
  const [question] = match.questions(seat)
  const done = match.answer({ seat, question: question?.id, value })
  if (!done.ok) throw new Error(done.refusal.message)
}
