import type { Json, Note, Question } from '@curio/kernel'
import type { Figure, GameUi, Highlight, Language, Selection, TableState, WhyNot } from '@curio/ui'
import { createContext, useContext } from 'react'
import type { Seen } from '../motion/use-showing.ts'
import type { Lesson } from '../tutorial/use-lesson.ts'
import type { Done, Snapshot, TableLink } from './link.ts'

/** What the parts of the table screen share. */
export interface TableScreen {
  readonly id: string
  readonly link: TableLink
  readonly ui: GameUi
  readonly language: Language
  readonly snapshot: Snapshot
  /** What is shown: the table now, or an earlier moment of it. */
  readonly shown: TableState
  /** What has been told so far: the log goes in step with what is seen. */
  readonly told: readonly Note[]
  /** What moves, or lies over the board, and how to have it at once. */
  readonly seen: Seen
  /** What the scene over the board tells, for those who cannot see it. */
  readonly staged: Note | null
  /** The note whose moment is shown; null for the present. */
  readonly moment: number | null
  readonly goTo: (note: number | null) => void
  /** Shows what happened from a note on, step by step up to now. */
  readonly film: (from: number) => void
  /** The film goes on. */
  readonly isFilm: boolean
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
