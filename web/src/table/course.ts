import type { GameUi, Language, ScoreRow, TableState } from '@curio/ui'
import type { TableLink } from './link.ts'

/** The total of every seat at the end of one chapter of the match; null where it was not known. */
export interface Chapter {
  readonly name: string
  /** The number of the note that begins it. */
  readonly note: number
  readonly totals: readonly (number | null)[]
}

type Record = Pick<TableLink, 'look' | 'moment' | 'snapshot'>
type Told = Pick<GameUi, 'milestone' | 'score'>

/** How a finished match went, chapter by chapter: each seat's points as that seat knew them, then the final score. */
export async function courseOf(
  record: Record,
  ui: Told,
  seats: readonly number[],
  language: Language,
): Promise<readonly Chapter[]> {
  const courses: (readonly Ended[])[] = []
  for (const seat of seats) courses.push(await courseOfSeat(record, ui, seat, language))
  const [first = []] = courses
  const chapters = first.map(({ name, note }, index) => ({
    name,
    note,
    totals: courses.map((course) => course[index]?.total ?? null),
  }))
  // A game without points, or an end without them, has nothing to show.
  return chapters.filter(({ totals }) => totals.some((total) => total !== null))
}

interface Ended extends Milestone {
  readonly total: number | null
}

async function courseOfSeat(
  record: Record,
  ui: Told,
  seat: number,
  language: Language,
): Promise<readonly Ended[]> {
  record.look(seat)
  // Replies come in order: once this moment is here, so is the table as this seat sees it.
  await record.moment(0)
  const snapshot = record.snapshot()
  if (snapshot === null) return []
  const milestones = milestonesOf(ui, snapshot.table, language)
  const ended: Ended[] = []
  for (const [index, milestone] of milestones.entries()) {
    const begun = await record.moment(milestone.note)
    const next = milestones[index + 1]
    // If the next chapter begins at the same moment, this one has no span of its own.
    if (begun && next && begun.told.length > next.note) continue
    const end = next ? await endBefore(record, milestones, index + 1) : snapshot.table
    ended.push({ ...milestone, total: end && totalOf(ui.score(end, language), seat) })
  }
  return ended
}

/** The table where a chapter begins, or just before it if the chapter after it begins at the same moment. */
async function endBefore(
  record: Record,
  milestones: readonly Milestone[],
  index: number,
): Promise<TableState | null> {
  const [next, afterNext] = milestones.slice(index)
  if (!next) return null
  const begun = await record.moment(next.note)
  return begun && afterNext && begun.told.length > afterNext.note ? record.moment(next.note, true) : begun
}

/** Where a chapter of a match begins. */
export interface Milestone {
  readonly name: string
  readonly note: number
}

/** The chapters of a match, in order. A chapter that several players go through one after another counts once. */
export function milestonesOf(
  ui: Pick<GameUi, 'milestone'>,
  { told, packs }: Pick<TableState, 'told' | 'packs'>,
  language: Language,
): Milestone[] {
  const chapters: Milestone[] = []
  for (const [number, note] of told.entries()) {
    const name = ui.milestone?.(note, { packs }, language) ?? null
    if (name !== null && name !== chapters.at(-1)?.name) chapters.push({ name, note: number })
  }
  return chapters
}

/** The sum of a seat's known points; null if none are known. */
export function totalOf(rows: readonly ScoreRow[], seat: number): number | null {
  const known = rows.map((row) => row.points[seat] ?? null)
  if (known.every((points) => points === null)) return null
  return known.reduce<number>((sum, points) => sum + (points ?? 0), 0)
}
