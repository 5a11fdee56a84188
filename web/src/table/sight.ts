import type { Note } from '@curio/kernel'
import type { GameUi, TableState } from '@curio/ui'
import { useCallback, useMemo, useState } from 'react'
import { type Seen, useShowing } from '../motion/use-showing.ts'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { withNames } from '../words/names.ts'
import { type Interval, useInterval } from './interval.ts'
import { type Snapshot, type TableLink, useMoment } from './link.ts'
import { stillAsked } from './selection.ts'
import { useSteady } from './use-steady.ts'

/** What the person looks at: the table as it happens, or an earlier moment. */
export interface Sight {
  /** The table as far as it has been shown. */
  readonly snapshot: Snapshot
  /** What is shown: the table now, or an earlier moment of it. */
  readonly shown: TableState
  /** What has been told so far: the log keeps step with the board. */
  readonly told: readonly Note[]
  /** What moves or lies over the board, and how to skip it. */
  readonly seen: Seen
  /** What the scene over the board tells, for those who cannot see it. Earlier moments have a line of their own. */
  readonly staged: Note | null
  /** The note whose moment is shown; null for the present. */
  readonly moment: number | null
  readonly goTo: (note: number | null) => void
  /** Shows what happened from a note on, step by step up to now. */
  readonly film: (from: number) => void
  readonly isFilm: boolean
  /** The pause between two games in which the table is held; null while it goes on, and at an earlier moment. */
  readonly interval: Interval | null
  /** Ends the pause. */
  readonly goOn: () => void
  /** False until a table that is held when it is opened can be shown as it was then: the next game is not to be seen yet. */
  readonly ready: boolean
}

export function useSight(id: string, link: TableLink, ui: GameUi, given: Snapshot): Sight {
  const words = useWords()
  const { language } = useSettings()
  const now = useMemo(() => withNames(given.table, words), [given.table, words])
  const [moment, setMoment] = useState<number | null>(link.where === 'record' ? 0 : null)
  const [isFilm, setFilm] = useState(false)
  const [take, setTake] = useState(0)
  const { interval: pause, goOn } = useInterval(id, link, ui, given, language)
  const interval = moment === null ? pause : null
  const before = interval === null ? moment : Math.max(0, interval.note - 1)
  const then = useMoment(link, before, now.viewer)
  const past = useMemo(() => then && withNames(then.table, words), [then, words])
  // Until the moment is here, an earlier one may still be; going on from that one would tell everything between them.
  const target = before === null ? now : then?.note === before ? past : null
  const seen = useShowing(ui, now, target, take)

  const [ready, setReady] = useState(interval === null)
  if (!ready && target !== null && seen.table === target) setReady(true)

  const reached = moment === null ? null : (past?.told.length ?? null)
  const goTo = useSteady((note: number | null) => {
    // Only the next step is seen as it happened; everything else is another place in the story.
    const isNext = note !== null && moment !== null && (note === moment + 1 || note === reached)
    if (!isNext) setTake((last) => last + 1)
    if (note === null) setFilm(false)
    setMoment(note)
  })
  const film = useCallback((from: number) => {
    setTake((last) => last + 1)
    setFilm(true)
    // It begins before the first of the news, so that this one is seen happening too.
    setMoment(Math.max(0, from - 1))
  }, [])

  const present = useMemo(() => {
    if (interval !== null) return { ...seen.table, questions: [] }
    // What the last position asks cannot be answered until it is shown; what was asked before and still is, can.
    return seen.upToDate
      ? seen.table
      : { ...seen.table, questions: stillAsked(seen.table.questions, now.questions) }
  }, [seen.table, seen.upToDate, now.questions, interval])
  const snapshot = useMemo(
    (): Snapshot => ({ ...given, table: moment === null ? present : now }),
    [given, now, moment, present],
  )
  const told = useMemo(
    () => (moment === null ? now.told.slice(0, seen.told) : now.told),
    [now.told, moment, seen.told],
  )
  const shown = moment === null ? snapshot.table : seen.table
  const staged = moment === null && seen.scene !== null ? (now.told[seen.told] ?? null) : null
  return useMemo(
    () => ({ snapshot, shown, told, seen, staged, moment, goTo, film, isFilm, interval, goOn, ready }),
    [snapshot, shown, told, seen, staged, moment, goTo, film, isFilm, interval, goOn, ready],
  )
}
