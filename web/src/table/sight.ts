import type { Note } from '@curio/kernel'
import type { GameUi, TableState } from '@curio/ui'
import { useCallback, useMemo, useState } from 'react'
import { type Seen, useShowing } from '../motion/use-showing.ts'
import { useWords } from '../words/index.ts'
import { withNames } from '../words/names.ts'
import { type Snapshot, type TableLink, useMoment } from './link.ts'

/** What the person looks at: the table as it happens, or an earlier moment. */
export interface Sight {
  /** The table as far as it has been shown. */
  readonly snapshot: Snapshot
  readonly shown: TableState
  readonly told: readonly Note[]
  readonly seen: Seen
  readonly moment: number | null
  readonly goTo: (note: number | null) => void
  readonly film: (from: number) => void
  readonly isFilm: boolean
}

export function useSight(link: TableLink, ui: GameUi, given: Snapshot): Sight {
  const words = useWords()
  const now = useMemo(() => withNames(given.table, words), [given.table, words])
  const [moment, setMoment] = useState<number | null>(link.where === 'record' ? 0 : null)
  const [isFilm, setFilm] = useState(false)
  const [take, setTake] = useState(0)
  const then = useMoment(link, moment, now.viewer)
  const past = useMemo(() => then && withNames(then, words), [then, words])
  const seen = useShowing(ui, past ?? now, take)

  const reached = moment === null ? null : (past?.told.length ?? null)
  const goTo = useCallback(
    (note: number | null) => {
      // Only the next step is seen as it happened; everything else is another place in the story.
      const isNext = note !== null && moment !== null && (note === moment + 1 || note === reached)
      if (!isNext) setTake((last) => last + 1)
      if (note === null) setFilm(false)
      setMoment(note)
    },
    [moment, reached],
  )
  const film = useCallback((from: number) => {
    setTake((last) => last + 1)
    setFilm(true)
    setMoment(from)
  }, [])

  const snapshot = useMemo((): Snapshot => {
    if (moment !== null) return { ...given, table: now }
    // What is asked belongs to the last position: until that is shown, nobody can answer it.
    return { ...given, table: seen.upToDate ? seen.table : { ...seen.table, questions: [] } }
  }, [given, now, moment, seen])
  const told = useMemo(
    () => (moment === null ? now.told.slice(0, seen.told) : now.told),
    [now.told, moment, seen.told],
  )
  const shown = moment === null ? snapshot.table : seen.table
  return { snapshot, shown, told, seen, moment, goTo, film, isFilm }
}
