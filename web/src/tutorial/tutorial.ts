import { isList, type Json, sameJson } from '@curio/kernel'
import type { TableState } from '@curio/ui'
import type { Tutorial, TutorialStep } from '@curio/ui/tutorial'

/** Where the learner is in the lesson. */
export interface LessonPlace {
  readonly table: TableState
  /** How many answers were given if they follow the script; null once the learner leaves it. */
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
 * The step that is due, given the previous one. That one stays while it fits; after it the next fitting step is due, or,
 * if an answer was taken back, the last fitting one before it. Null if the lesson has nothing to say.
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

/** The steps that were on the card, in the order of the lesson: a learner can go back over them. */
export function readSteps({ steps }: Tutorial, said: readonly string[]): readonly TutorialStep[] {
  return steps.filter(({ id }) => said.includes(id))
}

/** How far a lesson is. Its length never changes: a step that is left out counts as passed, one that only some games have does not count. */
export function progressAt(
  { steps }: Tutorial,
  step: TutorialStep | null,
): { readonly number: number; readonly count: number } {
  const isCounted = ({ perhaps }: TutorialStep): boolean => perhaps !== true
  const passed = step === null ? [] : steps.slice(0, steps.indexOf(step) + 1)
  return { number: Math.max(1, passed.filter(isCounted).length), count: steps.filter(isCounted).length }
}

/** The next step at the same place, to be read without doing anything. */
export function stepAfter({ steps }: Tutorial, place: LessonPlace, step: TutorialStep): TutorialStep | null {
  return steps.slice(steps.indexOf(step) + 1).find((each) => isSaidAt(each, place)) ?? null
}

/** The step that waits for another answer than this one. Null if the answer is welcome. */
export function refusingStep(
  { steps, script }: Tutorial,
  place: LessonPlace,
  value: Json,
): TutorialStep | null {
  const waiting = steps.find((step) => step.act === 'answer' && isSaidAt(step, place))
  if (!waiting || place.number === null) return null
  return isSameAnswer(script[place.number] ?? null, value) ? null : waiting
}

/** The order of a pick does not matter: the kernel sorts it. */
function isSameAnswer(one: Json, other: Json): boolean {
  if (!isList(one) || !isList(other)) return sameJson(one, other)
  return one.length === other.length && one.every((item) => other.some((each) => sameJson(item, each)))
}
