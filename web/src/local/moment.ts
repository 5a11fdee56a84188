import {
  type Entry,
  type Game,
  type Header,
  type Note,
  noteFor,
  type Run,
  rerun,
  setupOf,
  type Told,
  type Viewer,
} from '@curio/kernel'
import type { SeatInfo, TableState } from '@curio/ui'

/** The rules run over the first entries of a log, with everything they told. */
export function runUpTo(game: Game, header: Header, entries: readonly Entry[], last: number): Run {
  const setup = setupOf(game, header, {})
  if (!setup.ok) throw new Error(setup.message)
  return rerun(game, setup.value, header.rules, entries.slice(0, last + 1), undefined, { notes: true })
}

/** The table as a viewer saw it after an entry; nobody can answer there. */
export function momentAt(
  game: Game,
  header: Header,
  entries: readonly Entry[],
  entry: number,
  viewer: Viewer,
  seats: readonly SeatInfo[],
): TableState {
  const run = runUpTo(game, header, entries, entry)
  return {
    game: header.game,
    options: header.options,
    viewer,
    seats,
    view: run.view(viewer),
    questions: [],
    awaited: run.questions.map((ask) => ask.seat),
    outcome: game.outcome(run.state, run.content),
    told: visibleTo(viewer, run.notes),
  }
}

/** What was told, as far as a viewer may know it. */
export function visibleTo(viewer: Viewer, told: readonly Told[]): Note[] {
  return told.flatMap((each) => noteFor(each, viewer) ?? [])
}

/** The entry in which the note with a number was told to a viewer; null when there is no such note. */
export function entryOf(viewer: Viewer, told: readonly Told[], note: number): number | null {
  return told.filter((each) => noteFor(each, viewer) !== null)[note]?.entry ?? null
}
