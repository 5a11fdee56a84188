import type { Json, Question } from '@curio/kernel'
import type { Figure, GameUi, Highlight, Language, Selection, WhyNot } from '@curio/ui'
import { createContext, useContext } from 'react'
import type { Lesson } from '../tutorial/use-lesson.ts'
import type { Done, TableLink } from './link.ts'
import type { Sight } from './sight.ts'

/** What the parts of the table screen share. */
export interface TableScreen extends Sight {
  readonly id: string
  readonly link: TableLink
  readonly ui: GameUi
  readonly language: Language
  readonly selection: Selection | null
  readonly select: (question: Question, value: Json | undefined) => void
  readonly confirm: () => void
  /** Ends the turn if the game has such an act and allows it now. */
  readonly finish: () => void
  readonly busy: boolean
  /** Takes the last answer back, or asks the others to agree to it. */
  readonly undo: () => void
  /** Withdraws the viewer's request for an undo. */
  readonly withdrawUndo: () => void
  /** The others refused an undo, and nothing has happened since. */
  readonly undoDenied: boolean
  readonly highlight: Highlight | null
  readonly setHighlight: (highlight: Highlight | null) => void
  readonly explain: (why: WhyNot) => void
  /** The last explanation, until it is dismissed or no longer true. */
  readonly why: WhyNot | null
  readonly putAway: () => void
  /** Says why something was refused; success clears the last explanation. */
  readonly report: (done: Done) => void
  /** All figures on the board that is shown. */
  readonly figures: readonly Figure[]
  readonly focus: Figure | null
  readonly setFocus: (figure: Figure | null) => void
  readonly phone: boolean
  /** The lesson played at this table. */
  readonly lesson: Lesson | null
}

export const TableContext = createContext<TableScreen | null>(null)

export function useTableScreen(): TableScreen {
  const screen = useContext(TableContext)
  if (screen === null) throw new Error('this belongs on a table screen')
  return screen
}
