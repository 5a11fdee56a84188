import { type Json, optionsOf, type Question } from '@curio/kernel'
import { type GameUi, type Language, mayAnswer, mustAnswer, type TableState } from '@curio/ui/contract'
import { asTyped } from '@curio/ui/language'

const MOST_LISTED = 60

export interface ListedOption {
  readonly option: Json
  readonly text: string
  readonly group: string | null
  readonly index: number
  /** Its place among all listed options of all questions; digits pick by it. */
  readonly place: number
}

/** An open question with its options in words. */
export interface ListedQuestion {
  readonly question: Question
  /** The table does not wait for its answer. */
  readonly isOffer: boolean
  /** All options, listed or not. */
  readonly count: number
  readonly options: readonly ListedOption[]
  /** How many options were found but not listed. */
  readonly left: number
}

/** The options of all open questions of the viewer: first what must be answered, then what else may be done. */
export function listedQuestions(
  ui: Pick<GameUi, 'option'>,
  table: TableState,
  language: Language,
  search: string,
): readonly ListedQuestion[] {
  const must = mustAnswer(table)
  const questions = must ? [must, ...mayAnswer(table)] : mayAnswer(table)
  const wanted = asTyped(search.trim())
  let place = 0
  return questions.map((question) => {
    const all = optionsOf(question).map((option, index) => {
      const { text, group } = ui.option(table, question, option, language)
      return { option, index, text, group }
    })
    const found = all.filter(({ text }) => asTyped(text).includes(wanted))
    const options = found.slice(0, MOST_LISTED).map((each) => ({ ...each, place: place++ }))
    const left = found.length - options.length
    return { question, isOffer: question !== must, count: all.length, options, left }
  })
}
