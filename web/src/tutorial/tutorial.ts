import { type Json, sameJson } from '@curio/kernel'
import type { Highlight, Language, TableState } from '@curio/ui'

/**
 * One thing to learn, bound to a position: the question of the learner with that number. Since the dice of a lesson
 * are known and its answers are given, the same number is always the same position; so a lesson that is left and
 * taken up again, or in which an answer is taken back, needs no memory of its own.
 */
export interface TutorialStep {
  /** How many questions the learner had been asked before. */
  readonly question: number
  readonly text: Readonly<Record<Language, string>>
  /** What the text points to on the board. */
  readonly highlight?: Highlight
  /** Answers that the lesson can go on with; without it every answer is right. */
  readonly accept?: readonly Json[]
}

/** A scripted first game: fixed dice, fixed terms, one learner at the first seat. */
export interface Tutorial {
  readonly id: string
  readonly game: string
  readonly options: Json
  /** 32 bytes in hexadecimal. */
  readonly seed: string
  readonly steps: readonly TutorialStep[]
}

/** The number of the learner's open question; null while none is open. */
export function questionNumber({ questions }: Pick<TableState, 'questions'>): number | null {
  const id = questions[0]?.id
  // An undo gives a question a new name, `3~1`; it stays the third.
  return id === undefined ? null : Number.parseInt(id, 10)
}

/** What there is to say at a position, in order: all but the last are read, at the last one acts. */
export function stepsAt({ steps }: Tutorial, number: number | null): readonly TutorialStep[] {
  return number === null ? [] : steps.filter(({ question }) => question === number)
}

/** Whether the lesson can go on with an answer. */
export function isAccepted(tutorial: Tutorial, number: number | null, value: Json): boolean {
  const wanted = stepsAt(tutorial, number).flatMap(({ accept }) => (accept ? [accept] : []))
  return wanted.every((answers) => answers.some((answer) => sameJson(answer, value)))
}

/** Whether everything has been said. */
export function isOver({ steps }: Tutorial, number: number | null): boolean {
  return number !== null && steps.every(({ question }) => question < number)
}
