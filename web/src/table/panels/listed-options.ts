import { type Json, optionsOf, type Question } from '@curio/kernel'
import { type GameUi, type Language, mayAnswer, mustAnswer, type TableState } from '@curio/ui/contract'

const MOST_LISTED = 60

export interface ListedOption {
  readonly option: Json
  readonly text: string
  readonly group: string | null
  readonly index: number
  /** Among all that are listed, whatever they answer: digits go by it. */
  readonly place: number
}

/** An open question with its options in words. */
export interface ListedQuestion {
  readonly question: Question
  /** Nobody waits for it. */
  readonly isOffer: boolean
  /** How many options there are. */
  readonly count: number
  readonly options: readonly ListedOption[]
  /** Options that were found but are too many to list. */
  readonly left: number
}

/** The answers to all open questions of the viewer: what must be answered first, then what else may be done. */
export function listedQuestions(
  ui: Pick<GameUi, 'option'>,
  table: TableState,
  language: Language,
  search: string,
): readonly ListedQuestion[] {
  const must = mustAnswer(table)
  const questions = must ? [must, ...mayAnswer(table)] : mayAnswer(table)
  const wanted = search.trim().toLocaleLowerCase()
  let place = 0
  return questions.map((question) => {
    const all = optionsOf(question).map((option, index) => {
      const { text, group } = ui.option(table, question, option, language)
      return { option, index, text, group }
    })
    const found = all.filter(({ text }) => text.toLocaleLowerCase().includes(wanted))
    const options = found.slice(0, MOST_LISTED).map((each) => ({ ...each, place: place++ }))
    const left = found.length - options.length
    return { question, isOffer: question !== must, count: all.length, options, left }
  })
}
