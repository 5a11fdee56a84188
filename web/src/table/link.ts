import type { Advice } from '@curio/bots/players'
import type { Json, Log, Viewer } from '@curio/kernel'
import type { RatingChange, RatingForecast, TimeControl, Vote } from '@curio/protocol'
import type { TableState } from '@curio/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** Why an undo is refused; the dictionaries have the words. */
export const UNDO_REASONS = ['nothing', 'chance', 'reveal', 'committed', 'other-seat', 'offline'] as const
export type UndoReason = (typeof UNDO_REASONS)[number]

export type Connection = 'live' | 'connecting' | 'lost'

export interface ChatLine {
  readonly id: string
  readonly seat: number | null
  readonly name: string
  readonly text: string
}

/** The time a seat has: while it runs, a moment of this browser's clock; otherwise milliseconds. */
export type SeatClock = { readonly until: number } | { readonly left: number }

/**
 * Why a bot plays for a person: they resigned, their time ran out, one of the two (an old table does not tell which), or the
 * others did not want to wait for them.
 */
export type StandIn = 'resigned' | 'late' | 'quit' | 'away'

/** What only a table with several people has. */
export interface People {
  readonly clock: TimeControl
  /** The match changes ratings, and has no hints. */
  readonly rated: boolean
  /** By seat: how the match changed the rating; null until it is over, and if it is casual. */
  readonly ratings: readonly (RatingChange | null)[]
  /** By seat; null where no time is counted. */
  readonly clocks: readonly (SeatClock | null)[]
  /** By seat: why a bot plays for the person there; null if none does. */
  readonly standIns: readonly (StandIn | null)[]
  /** Why a bot plays at the viewer's seat; only somebody who was away may come back. */
  readonly replaced: StandIn | null
  /** By seat: from which moment of this browser's clock a bot may play for somebody who is away. */
  readonly replaceable: readonly (number | null)[]
  readonly votes: readonly Vote[]
  /** Everybody who began the match has left it. */
  readonly abandoned: boolean
  /** The table of the rematch, if somebody wants to play again. */
  readonly rematch: string | null
}

/** Everything the page shows of a table. The number of a note is its place in `table.told`. */
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
  /** A seat asks to take back an answer after others have acted on it; `waiting` have not agreed yet. */
  readonly undoRequest: { readonly seat: number; readonly waiting: readonly number[] } | null
  /** How many of the viewer's answers were taken back. */
  readonly undone: number
  readonly people: People | null
}

/** Why something was refused: a code for the dictionaries, and the other side's own words in English. */
export interface RefusedAct {
  readonly code: string
  readonly message: string
  /** Milliseconds to wait before trying again. */
  readonly wait?: number
}

export type Done = { readonly ok: true } | ({ readonly ok: false } & RefusedAct)

/** What people who play online can do about each other, and about the table. */
export interface PeopleActs {
  /** Votes to let a bot play for somebody who is away. */
  replace(seat: number, yes: boolean): Promise<Done>
  /** Takes the viewer's seat back from the bot that plays there. */
  comeBack(): Promise<Done>
  resign(): Promise<Done>
  /** How the viewer's rating would change by that; null if it would not. */
  resignForecast(): Promise<RatingForecast | null>
  say(text: string): Promise<Done>
  /** Reports a problem, with the log, to the people who run the server; gives the number of the report. */
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
  readonly failure: () => RefusedAct | null
  readonly subscribe: (listener: () => void) => () => void
  answer(question: string, value: Json): Promise<Done>
  undo(): Promise<Done>
  /** Asks the people who have acted since to allow an undo. */
  askUndo(): Promise<Done>
  /** Agrees to a seat's request for an undo, or refuses it. Refusing one's own request withdraws it. */
  agreeUndo(seat: number, yes: boolean): Promise<Done>
  /** What a bot would do, and why. */
  hint(): Promise<Advice | null>
  /** Looks from another seat of this screen; at a record, from any seat or as a spectator. */
  look(viewer: Viewer): void
  /** The same for a seat of this screen that is awaited, once what it sees is here. */
  turnTo(seat: number): void
  /** The table as the viewer saw it when a note was told, or just before that. */
  moment(note: number, before?: boolean): Promise<TableState | null>
  /** The log; with the seed when the match is over. Null if it cannot be given out yet. */
  record(): Promise<Log | null>
  readonly people?: PeopleActs
  /** Begins the same match again; gives the address of the new table. Absent where that makes no sense. */
  rematch?(): Promise<string>
  close(): void
}

export function useSnapshot(link: TableLink): Snapshot | null {
  return useSyncExternalStore(link.subscribe, link.snapshot)
}

export function useFailure(link: TableLink): RefusedAct | null {
  return useSyncExternalStore(link.subscribe, link.failure)
}

/** The table when a note was told. */
interface Moment {
  readonly note: number
  readonly table: TableState
}

/**
 * The moment of a note. The last moment stays until the next one is here, so that nothing flickers; null if there is none
 * yet, or no such note.
 */
export function useMoment(link: TableLink, note: number | null, viewer: Viewer): Moment | null {
  const [state, setState] = useState<Moment | null>(null)
  useEffect(() => {
    if (note === null) return
    let wanted = true
    link.moment(note).then(
      (table) => wanted && table?.viewer === viewer && setState({ note, table }),
      () => wanted && setState(null),
    )
    return () => {
      wanted = false
    }
  }, [link, note, viewer])
  return note === null ? null : state
}
