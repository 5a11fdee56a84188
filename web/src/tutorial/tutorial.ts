import { isList, type Json, sameJson } from '@curio/kernel'
import type { TableState } from '@curio/ui'
import type { Tutorial, TutorialStep } from '@curio/ui/tutorial'

/** Where the learner is. */
export interface LessonPlace {
  readonly table: TableState
  /** How many answers were given, while they are the script's; null once the learner goes another way. */
  readonly number: number | null
}

export function lessonPlaceOf(
  { script }: Tutorial,
  table: TableState,
  answers: readonly Json[],
): LessonPlace {
  const follows = answers.every((answer, index) => sameJson(answer, script[index] ?? null))
  return { table, number: follows && table.outcome === null ? answers.length : null }
}

function isSaidAt({ at }: TutorialStep, { table, number }: LessonPlace): boolean {
  return typeof at === 'number' ? at === number : at(table)
}

/**
 * The step that is due, given the one that was: it stays while it fits; then the next one that fits is due, and, where an
 * answer was taken back, the last one before it. Null where the learner plays without a word from the lesson.
 */
export function dueStep(
  { steps }: Tutorial,
  place: LessonPlace,
  before: TutorialStep | null,
): TutorialStep | null {
  const fitting = steps.filter((step) => isSaidAt(step, place))
  if (before === null || fitting.includes(before)) return before ?? fitting[0] ?? null
  return fitting.find((step) => steps.indexOf(step) > steps.indexOf(before)) ?? fitting.at(-1) ?? null
}

/**
 * The lesson as this learner has it, so that its steps can be counted: those that were said, and those that are still to
 * come, as far as can be known. `last` is the latest step.
 */
export function countedSteps(
  { steps }: Tutorial,
  place: LessonPlace,
  said: readonly string[],
  last: TutorialStep | null,
): readonly TutorialStep[] {
  const here = last === null ? -1 : steps.indexOf(last)
  return steps.filter(
    (step, index) =>
      said.includes(step.id) || (index > here && step.perhaps !== true && canCome(step, place)),
  )
}

/** Off the script its own questions are not asked any more. */
function canCome({ at }: TutorialStep, { number }: LessonPlace): boolean {
  return typeof at !== 'number' || number !== null
}

/** What there is to read after a step without doing anything. */
export function stepAfter({ steps }: Tutorial, place: LessonPlace, step: TutorialStep): TutorialStep | null {
  return steps.slice(steps.indexOf(step) + 1).find((each) => isSaidAt(each, place)) ?? null
}

/** The step that an answer would leave behind: it waits for another one. Null where the lesson can go on. */
export function refusingStep(
  { steps, script }: Tutorial,
  place: LessonPlace,
  value: Json,
): TutorialStep | null {
  const waiting = steps.find((step) => step.act === 'answer' && isSaidAt(step, place))
  if (!waiting || place.number === null) return null
  return isSameAnswer(script[place.number] ?? null, value) ? null : waiting
}

/** What is picked counts, not in which order: the kernel sorts it. */
function isSameAnswer(one: Json, other: Json): boolean {
  if (!isList(one) || !isList(other)) return sameJson(one, other)
  return one.length === other.length && one.every((item) => other.some((each) => sameJson(item, each)))
}
