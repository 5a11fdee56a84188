import { isList, type Json, sameJson } from '@curio/kernel'
import type { Language, TableState } from '@curio/ui'

type Said = Readonly<Record<Language, string>>

/** What a text points to: things of the board by their ids (none: the board as it is), a part of the screen by its selector. */
export interface Pointer {
  readonly board?: readonly string[]
  readonly panel?: string
}

/** One thing to learn, bound to a position. */
export interface TutorialStep {
  readonly id: string
  /** A question of the script, by its number; or every position that looks like this, on the script or off it. */
  readonly at: number | ((table: TableState) => boolean)
  readonly text: Said
  readonly point?: Pointer
  /**
   * What brings the learner on: the script's answer, an undo, any answer at all, or the choice between playing on and
   * letting the lesson play. Without it the step is only read.
   */
  readonly act?: 'answer' | 'undo' | 'own' | 'fork'
  /** Said when another answer is tried; the dictionaries have words for the rest. */
  readonly instead?: Said
}

/** A scripted first game: fixed dice, fixed terms, one learner at the first seat. */
export interface Tutorial {
  readonly id: string
  readonly game: string
  readonly options: Json
  /** 32 bytes in hexadecimal. */
  readonly seed: string
  /** The learner's answers from the first to the last question. With the known dice they make every position known. */
  readonly script: readonly Json[]
  /** The question up to which the lesson plays where it is asked to. */
  readonly playsUpTo: number
  readonly steps: readonly TutorialStep[]
}

/** Where the learner is. */
export interface Position {
  readonly table: TableState
  /** How many answers were given, while they are the script's; null once the learner goes another way. */
  readonly number: number | null
}

export function positionOf({ script }: Tutorial, table: TableState, answers: readonly Json[]): Position {
  const follows = answers.every((answer, index) => sameJson(answer, script[index] ?? null))
  return { table, number: follows && table.outcome === null ? answers.length : null }
}

function isSaidAt({ at }: TutorialStep, { table, number }: Position): boolean {
  return typeof at === 'number' ? at === number : at(table)
}

/**
 * The step that is due, given the one that was: it stays while it fits; then the next one that fits is due, and, where an
 * answer was taken back, the last one before it. Null where the learner plays without a word from the lesson.
 */
export function dueStep(
  { steps }: Tutorial,
  position: Position,
  before: TutorialStep | null,
): TutorialStep | null {
  const fitting = steps.filter((step) => isSaidAt(step, position))
  if (before === null || fitting.includes(before)) return before ?? fitting[0] ?? null
  return fitting.find((step) => steps.indexOf(step) > steps.indexOf(before)) ?? fitting.at(-1) ?? null
}

/** What there is to read after a step without doing anything. */
export function stepAfter({ steps }: Tutorial, position: Position, step: TutorialStep): TutorialStep | null {
  return steps.slice(steps.indexOf(step) + 1).find((each) => isSaidAt(each, position)) ?? null
}

/** The step that an answer would leave behind: it waits for another one. Null where the lesson can go on. */
export function refusingStep(
  { steps, script }: Tutorial,
  position: Position,
  value: Json,
): TutorialStep | null {
  const waiting = steps.find((step) => step.act === 'answer' && isSaidAt(step, position))
  if (!waiting || position.number === null) return null
  return isSameAnswer(script[position.number] ?? null, value) ? null : waiting
}

/** What is picked counts, not in which order: the kernel sorts it. */
function isSameAnswer(one: Json, other: Json): boolean {
  if (!isList(one) || !isList(other)) return sameJson(one, other)
  return one.length === other.length && one.every((item) => other.some((each) => sameJson(item, each)))
}
