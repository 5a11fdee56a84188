import { readFileSync } from 'node:fs'
import { cryptids } from '@curio/cryptids'
import { type Act, asCryptidsView, type CryptidsView, isQuestionKind, readAct } from '@curio/cryptids/text'
import { cryptidsTutorial } from '@curio/cryptids/tutorial'
import {
  fromHex,
  type Game,
  type Json,
  type Log,
  Match,
  optionsOf,
  parseLog,
  type Question,
} from '@curio/kernel'
import { goldenLog } from '../files.ts'
import type { Found } from '../positions.ts'

const CRYPTIDS = cryptids as Game

interface Answer {
  readonly seat: number
  readonly value: Json
}

/** What comes next in a game whose answers are known. */
export interface Coming extends Answer {
  readonly question: Question
  readonly view: CryptidsView
  /** What the answer means: one act, or each of those that are picked together. */
  readonly acts: readonly Act[]
}

/** What answers to a question mean; without any named, everything that it offers. */
export function actsOf(question: Question, answers: readonly Json[] = optionsOf(question)): readonly Act[] {
  const { kind } = question
  return isQuestionKind(kind) ? answers.flatMap((answer) => readAct(kind, answer) ?? []) : []
}

/** A game of Cryptids whose answers are known: the rules play it again as far as one likes. */
export class Line {
  readonly match: Match
  readonly #seed: string
  readonly #answers: readonly Answer[]

  private constructor(match: Match, seed: string, answers: readonly Answer[]) {
    this.match = match
    this.#seed = seed
    this.#answers = answers
  }

  /** A recorded game, by the name of its golden log. */
  static recorded(name: string): Line {
    const read = parseLog(JSON.parse(readFileSync(goldenLog('cryptids', name), 'utf8')))
    if (!read.ok) throw new Error(read.message)
    return Line.#of(read.value)
  }

  /** The game of the lesson: well played, and won against the Poacher. */
  static lesson(): Line {
    const { options, seed, script } = cryptidsTutorial
    return new Line(
      begun(1, options, seed),
      seed,
      script.map((value) => ({ seat: 0, value })),
    )
  }

  static #of({ header, entries, seed = '' }: Log): Line {
    const answers = entries.flatMap(({ seat, answer: value }) => (seat === null ? [] : [{ seat, value }]))
    return new Line(begun(header.seats, header.options, seed), seed, answers)
  }

  /** What is asked and answered next; null at the end. */
  get coming(): Coming | null {
    // The first entry of a log is the setup, which nobody answers.
    const next = this.#answers[this.match.length - 1]
    if (next === undefined) return null
    const [question] = this.match.questions(next.seat)
    if (!question) throw new Error(`seat ${next.seat} is not asked anything`)
    const acts = actsOf(question, [next.value].flat())
    return { ...next, question, acts, view: asCryptidsView(this.match.view(next.seat)) }
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
  leave(seat: number, value: Json): Line {
    const loaded = Match.load(CRYPTIDS, this.match.log(), seedOf(this.#seed))
    if (!loaded.ok) throw new Error(loaded.message)
    answer(loaded.value, seat, value)
    return new Line(loaded.value, this.#seed, [])
  }

  /** Goes on until something is to be answered; false when that never comes. */
  goTo(wanted: (coming: Coming) => boolean): boolean {
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

function begun(seats: number, options: Json, seed: string): Match {
  const made = Match.create(CRYPTIDS, { seats, options, seed: seedOf(seed) })
  if (!made.ok) throw new Error(made.message)
  return made.value
}

function answer(match: Match, seat: number, value: Json): void {
  const [question] = match.questions(seat)
  const done = match.answer({ seat, question: question?.id, value })
  if (!done.ok) throw new Error(done.refusal.message)
}
