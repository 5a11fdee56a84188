import type { Json, Log, Note, Viewer } from '@curio/kernel'
import type { SeatInfo, TableState } from '@curio/ui'

/** Why an undo is refused; words are in the dictionaries. */
export const UNDO_REASONS = ['nothing', 'chance', 'reveal', 'committed', 'other-seat', 'offline'] as const
export type UndoReason = (typeof UNDO_REASONS)[number]

export type Connection = 'live' | 'connecting' | 'lost'

export interface ChatLine {
  readonly id: string
  readonly seat: number | null
  readonly name: string
  readonly text: string
}

/** Everything the page shows of a table now. */
export interface Snapshot {
  readonly table: TableState
  /** Everything told so far, as the viewer may know it; a note's place here is its number. */
  readonly notes: readonly Note[]
  /** Null: the viewer's last answer can be taken back. */
  readonly undo: UndoReason | null
  readonly connection: Connection
  /** Seats that are played at this screen. */
  readonly here: readonly number[]
  readonly chat: readonly ChatLine[]
  /** The id of the lesson that the match belongs to. */
  readonly tutorial: string | null
  /** A seat asks to take back an answer on which others have acted; these have not agreed yet. */
  readonly undoRequest: { readonly seat: number; readonly waiting: readonly number[] } | null
}

export type Done = { readonly ok: true } | { readonly ok: false; readonly message: string }

/** What a bot would do. */
export interface Hint {
  readonly value: Json
  /** How many answers it had to choose from; null where they cannot be counted. */
  readonly among: number | null
  /** The next best answer and how much worse it looks; null where there is none, or nobody says. */
  readonly rival: { readonly value: Json; readonly worse: 'hardly' | 'somewhat' | 'clearly' } | null
}

/**
 * A table as the page sees it, whether the rules run in a worker of this browser or on a server. It is a store for
 * `useSyncExternalStore`: the snapshot changes as a whole.
 */
export interface TableLink {
  readonly where: 'local' | 'online' | 'record'
  readonly snapshot: () => Snapshot | null
  /** A message for people when the table cannot be opened at all. */
  readonly failure: () => string | null
  readonly subscribe: (listener: () => void) => () => void
  answer(question: string, value: Json): Promise<Done>
  undo(): Promise<Done>
  hint(): Promise<Hint | null>
  /** Looks at the table from another seat of this screen; at a record, from any seat or as a spectator. */
  look(viewer: Viewer): void
  /** The table as the viewer saw it when a note was told. */
  moment(note: number): Promise<TableState | null>
  /** The log as far as it may be given out; whole, with the seed, when the match is over. */
  record(): Promise<Log | null>
  say(text: string): void
  /** Only among people: to ask for an undo that needs their consent, to give it, to replace somebody absent, to resign. */
  askUndo?(): Promise<Done>
  agreeUndo?(seat: number, yes: boolean): void
  replace?(seat: number): void
  resign?(): void
  /** Begins the same match once more; gives the address of the new table. Absent where that makes no sense. */
  rematch?(): Promise<string>
  close(): void
}

export function seatName(seats: readonly SeatInfo[], seat: number): string {
  return seats.find((each) => each.seat === seat)?.name ?? `${seat + 1}`
}
