import type { Fiber, Pause } from './flow.ts'
import { frozen, isList, type Json, sameJson } from './json.ts'
import { subsets } from './subsets.ts'

export type Options<T extends Json> = readonly T[] | (() => readonly T[])

/** How to judge answers that cannot be listed, such as a whole plan or a distribution. */
export interface Form {
  /** Why an answer is refused, in words for a person; null if it is accepted. */
  readonly refuse: (answer: Json) => string | null
  /** Some acceptable answers, the best first; never empty. */
  readonly examples: () => readonly Json[]
}

interface Asked {
  readonly id: string
  readonly seat: number
  readonly kind: string
}

/** An open question as a player gets it. */
export type Question =
  | (Asked & { readonly form: 'choose'; readonly options: readonly Json[] })
  | (Asked & {
      readonly form: 'pick'
      readonly options: readonly Json[]
      readonly min: number
      readonly max: number
    })
  | (Asked & { readonly form: 'compose'; readonly examples: readonly Json[] })

/** The options of a question, or examples where options cannot be listed. */
export function optionsOf(question: Question): readonly Json[] {
  return question.form === 'compose' ? question.examples : question.options
}

/**
 * Some acceptable answer: the smallest pick, the first example, the first option, or the option that `choose`
 * prefers.
 */
export function plainAnswer(
  question: Question,
  choose: (options: readonly Json[]) => Json | undefined = ([first]) => first,
): Json {
  if (question.form === 'pick') return question.options.slice(0, question.min)
  return (question.form === 'choose' ? choose(question.options) : question.examples[0]) ?? null
}

export interface AnswerFault {
  readonly code: 'wrong-shape' | 'not-an-option' | 'wrong-count' | 'refused'
  readonly message: string
}

/**
 * One question to one seat. It is its own iterator: `yield* t.choose(…)` pauses the flow once and evaluates to the
 * answer, which saves a generator for every question.
 */
export abstract class Ask<T> implements Iterator<Pause, T, unknown> {
  readonly seat: number
  readonly kind: string
  /** The flow that waits for the answer; null before the question is asked, and for an offer. */
  fiber: Fiber | null = null
  /** How many questions this seat had been asked before. */
  ordinal = -1
  #steps = 0

  constructor(seat: number, kind: string) {
    this.seat = seat
    this.kind = kind
  }

  [Symbol.iterator](): this {
    return this
  }

  next(answer?: unknown): IteratorResult<Pause, T> {
    this.#steps += 1
    if (this.#steps === 1) return { done: false, value: this }
    if (this.#steps === 2) return { done: true, value: answer as T }
    throw new Error(`question "${this.kind}" is asked a second time; make a new one`)
  }

  abstract question(id: string): Question
  /** Acceptable answers to play with: all of them, or examples where they cannot be listed. */
  abstract candidates(): readonly Json[]
  abstract fault(answer: Json): AnswerFault | null
  /** The accepted answer in the form in which it is logged. */
  abstract settle(answer: Json): Json
}

export class Choose<T extends Json> extends Ask<T> {
  readonly #options: Options<T>

  constructor(seat: number, kind: string, options: Options<T>) {
    super(seat, kind)
    this.#options = options
  }

  candidates(): readonly Json[] {
    return listed(this.#options)
  }

  question(id: string): Question {
    return { id, seat: this.seat, kind: this.kind, form: 'choose', options: listed(this.#options) }
  }

  fault(answer: Json): AnswerFault | null {
    const options = listed(this.#options)
    return find(options, answer) >= 0 ? null : notAmong(options, answer)
  }

  settle(answer: Json): Json {
    // A text or a number equals its option: no need to look it up.
    if (typeof answer !== 'object' || answer === null) return frozen(answer)
    const options = listed(this.#options)
    return frozen(options[find(options, answer)] as Json)
  }
}

export interface PickLimits {
  readonly min: number
  readonly max: number
}

export class Pick<T extends Json> extends Ask<readonly T[]> {
  readonly #options: Options<T>
  readonly #limits: PickLimits

  constructor(seat: number, kind: string, options: Options<T>, limits: PickLimits) {
    super(seat, kind)
    this.#options = options
    this.#limits = limits
  }

  question(id: string): Question {
    const { min, max } = this.#limits
    return { id, seat: this.seat, kind: this.kind, form: 'pick', options: listed(this.#options), min, max }
  }

  candidates(): readonly Json[] {
    return subsets(listed(this.#options), this.#limits.min, this.#limits.max)
  }

  fault(answer: Json): AnswerFault | null {
    if (!isList(answer)) return { code: 'wrong-shape', message: `"${this.kind}" takes a list of options` }
    const { min, max } = this.#limits
    if (answer.length < min || answer.length > max) {
      const wanted = min === max ? `${min}` : `${min} to ${max}`
      return { code: 'wrong-count', message: `"${this.kind}" takes ${wanted} options, not ${answer.length}` }
    }
    const options = listed(this.#options)
    const seen = new Set<number>()
    for (const item of answer) {
      const index = find(options, item)
      if (index < 0) return notAmong(options, item)
      if (seen.has(index)) return { code: 'wrong-count', message: `${brief(item)} is given twice` }
      seen.add(index)
    }
    return null
  }

  /** In the order of the options, so that equal picks are equal entries. */
  settle(answer: Json): Json {
    const options = listed(this.#options)
    const indexes = isList(answer) ? answer.map((item) => find(options, item)) : []
    return frozen(indexes.sort((one, other) => one - other).map((index) => options[index] as Json))
  }
}

export class Compose<T extends Json> extends Ask<T> {
  readonly #form: Form

  constructor(seat: number, kind: string, form: Form) {
    super(seat, kind)
    this.#form = form
  }

  question(id: string): Question {
    return { id, seat: this.seat, kind: this.kind, form: 'compose', examples: this.#form.examples() }
  }

  candidates(): readonly Json[] {
    return this.#form.examples()
  }

  fault(answer: Json): AnswerFault | null {
    const reason = this.#form.refuse(answer)
    return reason === null ? null : { code: 'refused', message: reason }
  }

  settle(answer: Json): Json {
    return frozen(answer)
  }
}

function listed<T extends Json>(options: Options<T>): readonly T[] {
  return typeof options === 'function' ? options() : options
}

function find(options: readonly Json[], answer: Json): number {
  return typeof answer === 'object' && answer !== null
    ? options.findIndex((option) => sameJson(option, answer))
    : options.indexOf(answer)
}

const MOST_NAMED = 12

function notAmong(options: readonly Json[], answer: Json): AnswerFault {
  const named = options.slice(0, MOST_NAMED).map(brief).join(', ')
  const more = options.length > MOST_NAMED ? ` and ${options.length - MOST_NAMED} more` : ''
  return { code: 'not-an-option', message: `${brief(answer)} is not offered; possible: ${named}${more}` }
}

const LONGEST_NAME = 60

function brief(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text
}
