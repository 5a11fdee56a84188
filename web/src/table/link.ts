import type { Advice } from '@curio/bots/players'
import type { Json, Log, Viewer } from '@curio/kernel'
import type { Clock, Vote } from '@curio/protocol'
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

/** What time a seat has: until a moment of this browser's clock while it runs, else so many milliseconds. */
export type SeatClock = { readonly until: number } | { readonly left: number }

/**
 * Why a bot plays for a person: they gave up, their time ran out, one of these (a table does not always tell which), or
 * the others did not want to wait for them.
 */
export type StandIn = 'resigned' | 'late' | 'quit' | 'away'

/** What only a table among people has. */
export interface People {
  readonly clock: Clock
  /** Seat by seat; null where nothing is counted. */
  readonly clocks: readonly (SeatClock | null)[]
  /** Seat by seat, why a bot plays for the person there; null where none does. */
  readonly standIns: readonly (StandIn | null)[]
  /** Why a bot plays at the viewer's own seat; only who was away may come back. */
  readonly replaced: StandIn | null
  /** Seat by seat, the moment of this browser's clock from which a bot may play for somebody who is away. */
  readonly replaceable: readonly (number | null)[]
  readonly votes: readonly Vote[]
  /** Nobody who began the match plays it any more. */
  readonly abandoned: boolean
  /** Somebody wants to play again: the table for it. */
  readonly rematch: string | null
}

/** Everything the page shows of a table now; the number of a note is its place in `table.told`. */
export interface Snapshot {
  readonly table: TableState
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
  /** How often an answer of the viewer was taken back. */
  readonly undone: number
  readonly people: People | null
}

/** Why something was refused: a code that the dictionaries know, and what the other side says of it in English. */
export interface Refusal {
  readonly code: string
  readonly message: string
  /** Milliseconds after which it can be tried again. */
  readonly wait?: number
}

export type Done = { readonly ok: true } | ({ readonly ok: false } & Refusal)

/** What people who play online can do about each other, and about the table. */
export interface PeopleActs {
  /** Votes to let a bot play for somebody who is away. */
  replace(seat: number, yes: boolean): Promise<Done>
  /** Takes the own seat back from the bot that kept it. */
  comeBack(): Promise<Done>
  resign(): Promise<Done>
  say(text: string): Promise<Done>
  /** Tells whoever runs the server what is wrong, with the log; gives the number of the report. */
  report(text: string): Promise<string>
}

/**
 * A table as the page sees it, whether its room is in a worker of this browser or on a server. It is a store for
 * `useSyncExternalStore`: the snapshot changes as a whole.
 */
export interface TableLink {
  readonly where: 'local' | 'online' | 'record'
  readonly snapshot: () => Snapshot | null
  /** Why the table cannot be opened at all. */
  readonly failure: () => Refusal | null
  readonly subscribe: (listener: () => void) => () => void
  answer(question: string, value: Json): Promise<Done>
  undo(): Promise<Done>
  /** Asks the people who have acted since to let the last answer be taken back. */
  askUndo(): Promise<Done>
  /** Agrees to the request of a seat, or refuses it; whoever asks takes the request back by a no to their own seat. */
  agreeUndo(seat: number, yes: boolean): Promise<Done>
  /** What a bot would do, and what can be said for it. */
  hint(): Promise<Advice | null>
  /** Looks at the table from another seat of this screen; at a record, from any seat or as a spectator. */
  look(viewer: Viewer): void
  /** The same for a seat of this screen that is awaited, once what it sees is here. */
  turnTo(seat: number): void
  /** The table as the viewer saw it when a note was told, or just before that. */
  moment(note: number, before?: boolean): Promise<TableState | null>
  /** The log as far as it may be given out; whole, with the seed, when the match is over. Null: not yet. */
  record(): Promise<Log | null>
  readonly people?: PeopleActs
  /** Begins the same match once more; gives the address of the new table. Absent where that makes no sense. */
  rematch?(): Promise<string>
  close(): void
}

export function seatName(seats: readonly SeatInfo[], seat: number): string {
  return seats.find((each) => each.seat === seat)?.name ?? `${seat + 1}`
}
