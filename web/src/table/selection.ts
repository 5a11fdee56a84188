import { isList, type Json, type Question, sameJson } from '@curio/kernel'
import type { Selection } from '@curio/ui'

/** The selection for the questions that are open now; null if its question is gone. */
export function stillOpen(selection: Selection | null, questions: readonly Question[]): Selection | null {
  if (selection === null) return null
  const question = questions.find((each) => each.id === selection.question.id)
  return question ? { question, value: selection.value } : null
}

/**
 * Of the questions that came with the table on show, those that are still open in the last one, and the same: what others
 * do meanwhile, and how it is seen, keeps nobody from answering them.
 */
export function stillAsked(shown: readonly Question[], last: readonly Question[]): readonly Question[] {
  return shown.filter((question) => last.some((each) => sameJson({ ...each }, { ...question })))
}

/** Whether the selection can be sent: a pick needs enough options, anything else just a value. */
export function isComplete(selection: Selection | null): boolean {
  if (selection === null || selection.value === undefined) return false
  const { question, value } = selection
  if (question.form !== 'pick') return true
  return isList(value) && value.length >= question.min && value.length <= question.max
}

/** A tap on a listed option: selects it for a choice, adds or removes it for a pick. */
export function tapped(question: Question, before: Json | undefined, option: Json): Json | undefined {
  if (question.form !== 'pick') return option
  const chosen = before !== undefined && isList(before) ? before : []
  const without = chosen.filter((each) => !sameJson(each, option))
  if (without.length < chosen.length) return without.length === 0 && question.min > 0 ? undefined : without
  // In a pick of one, another tap replaces the option.
  if (chosen.length >= question.max) return question.max === 1 ? [option] : chosen
  return [...chosen, option]
}

export function isChosen(question: Question, value: Json | undefined, option: Json): boolean {
  if (value === undefined) return false
  if (question.form !== 'pick') return sameJson(value, option)
  return isList(value) && value.some((each) => sameJson(each, option))
}
