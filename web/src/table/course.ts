import type { GameUi, Language, SeatInfo, TableState } from '@curio/ui'
import { useEffect, useRef, useState } from 'react'
import { openRecord } from '../local/local-link.ts'
import { useTableScreen } from './context.ts'
import type { TableLink } from './link.ts'
import { type Milestone, milestonesOf } from './milestones.ts'
import { totalOf } from './totals.ts'

/** The total of every seat at the end of one chapter of the match; null where it was not known. */
export interface Chapter {
  readonly name: string
  /** The number of the note that begins it. */
  readonly note: number
  readonly totals: readonly (number | null)[]
}

/** The totals of one seat at the end of every chapter, as that seat knew them. */
async function courseOfSeat(
  record: TableLink,
  ui: GameUi,
  seat: number,
  language: Language,
): Promise<readonly (Milestone & { readonly total: number | null })[]> {
  record.look(seat)
  // Answers come in order: when this moment is there, so is the table as this seat sees it.
  await record.moment(0)
  const snapshot = record.snapshot()
  if (snapshot === null) return []
  const milestones = milestonesOf(ui, snapshot.notes, language)
  const ends: (Milestone & { total: number | null })[] = []
  for (const [index, milestone] of milestones.entries()) {
    const next = milestones[index + 1]
    const end: TableState | null = next ? await record.moment(next.note) : snapshot.table
    ends.push({ ...milestone, total: end && totalOf(ui.score(end, language), seat) })
  }
  return ends
}

/** How a finished match went, chapter by chapter; a chapter ends where the next one begins. */
async function courseOf(
  link: TableLink,
  ui: GameUi,
  seats: readonly SeatInfo[],
  language: Language,
): Promise<readonly Chapter[]> {
  const log = await link.record()
  if (log === null) return []
  const record = openRecord(
    log,
    seats.map(({ name }) => name),
  )
  try {
    const courses: (readonly {
      readonly name: string
      readonly note: number
      readonly total: number | null
    }[])[] = []
    for (const { seat } of seats) courses.push(await courseOfSeat(record, ui, seat, language))
    const [first = []] = courses
    return first.map(({ name, note }, index) => ({
      name,
      note,
      totals: courses.map((course) => course[index]?.total ?? null),
    }))
  } finally {
    record.close()
  }
}

/** Null while it is being worked out. */
export function useCourse(): readonly Chapter[] | null {
  const { link, ui, snapshot, language } = useTableScreen()
  const [course, setCourse] = useState<readonly Chapter[] | null>(null)
  // A new list of the same seats is no reason to work everything out again.
  const seats = useRef(snapshot.table.seats)
  useEffect(() => {
    let wanted = true
    courseOf(link, ui, seats.current, language).then(
      (found) => wanted && setCourse(found),
      () => wanted && setCourse([]),
    )
    return () => {
      wanted = false
    }
  }, [link, ui, language])
  return course
}
