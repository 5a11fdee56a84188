import { type ChatLine, DONE, type KnownNotes, Receipts, type Result, type Room } from '@curio/protocol'
import type { CompiledQuery } from 'kysely'
import type { Context } from '../context.ts'
import { Audience, type Watcher } from './audience.ts'
import { type ClockState, firstClocks } from './clocks.ts'
import type { KeptPack } from './packs.ts'
import type { MatchRecord, StoredReceipts } from './records.ts'
import { belongsTo, isPersons, type Seat, seatsWhere } from './seats.ts'
import { readable } from './unloadable.ts'
import { Votes } from './votes.ts'

/** Answers whose message ids are remembered for each table, at least. */
const LEAST_RECEIPTS = 64

export interface Arrival {
  readonly watcher: Watcher
  readonly known: KnownNotes | undefined
}

/** What tasks have changed since the last time everything was stored. */
export class Changes {
  readonly queries: CompiledQuery[] = []
  readonly chat: ChatLine[] = []
  /** Messages that answers came with, and the indexes of their entries. */
  readonly messages: { readonly index: number; readonly message: string }[] = []
  /** Seats that answered or took back, as everybody could see. */
  readonly visiblyMoved: number[] = []
  /** Who begins to follow the table; they are told with everybody else, when all is on disk. */
  arrivals: Arrival[] = []
  /** Something about the table has changed that is not stored: who is there, or a vote. */
  isInfoNew = false
  /** Everybody needs the whole document: the match has just begun, or was run anew. */
  isFresh = false

  /** The message that the answer with that index came with last. */
  messageOf(index: number): string | null {
    return this.messages.findLast((each) => each.index === index)?.message ?? null
  }
}

export const newReceipts = (): Receipts<Result> => new Receipts(LEAST_RECEIPTS)

/** A message that was carried out, and the seat it came from. */
interface Carried {
  readonly seat: number | null
  readonly message: string | null
}

/** Messages remembered as before the restart: those of the last undo, and those of the entries since. */
export function rememberedReceipts(
  stored: StoredReceipts | null,
  entries: readonly Carried[],
): Receipts<Result> {
  const receipts = newReceipts()
  for (const id of stored?.messages ?? []) receipts.keep(id, DONE)
  for (const { seat, message } of entries.slice(stored?.length ?? 0))
    if (message !== null) receipts.keep(receiptOf(seat, message), DONE)
  return receipts
}

/** Two seats may use the same message id. */
export const receiptOf = (seat: number | null, message: string): string => `${seat} ${message}`

/** A table in memory: its match, its seats, and who follows it. Only tasks of its queue change it. */
export class LiveTableState {
  readonly context: Context
  readonly audience = new Audience()
  votes: Votes
  /** By seat and message id. */
  receipts = newReceipts()
  record: MatchRecord
  seats: Seat[]
  /** What the match is or will be played with, as far as it is known yet. */
  packs: Readonly<Record<string, KeptPack>>
  /** Null until the match begins. */
  room: Room | null = null
  clocks: ClockState
  changes = new Changes()

  constructor(
    context: Context,
    record: MatchRecord,
    seats: Seat[],
    packs: Readonly<Record<string, KeptPack>>,
  ) {
    this.context = context
    this.record = record
    this.seats = seats
    this.packs = packs
    this.clocks = clocksOf(record, seats)
    this.votes = votesOf(record)
  }

  /** As it is on disk, the match itself apart. */
  reset(record: MatchRecord, seats: Seat[]): void {
    this.record = record
    this.seats = seats
    this.clocks = clocksOf(record, seats)
    this.votes = votesOf(record)
  }

  get id(): string {
    return this.record.id
  }

  get isPlaying(): boolean {
    return this.record.status === 'playing'
  }

  seat(index: number): Seat | undefined {
    return this.seats[index]
  }

  setSeat(index: number, seat: Seat): void {
    this.seats[index] = seat
    this.changes.queries.push(this.context.records.updateSeat(this.id, index, seat))
  }

  /** Somebody gets up: nothing that is told to that seat from now on is for them. */
  vacate(index: number): void {
    this.audience.vacate(index)
    for (const { watcher } of this.changes.arrivals) if (watcher.viewer === index) watcher.viewer = null
  }

  /** Who has a say in replacing somebody: the others who are there, or have only just left. */
  electors(absent: number): number[] {
    const patience = this.context.settings.absentSeconds * 1000
    return seatsWhere(this.seats, isPersons).filter(
      (index) => index !== absent && (this.isPresent(index) || this.absentFor(index) < patience),
    )
  }

  isPresent(index: number): boolean {
    const seat = this.seats[index]
    return seat !== undefined && this.audience.isConnected(index, seat)
  }

  /** For how many milliseconds the person of a seat has been away; nobody was there while the server was not. */
  absentFor(index: number): number {
    if (this.isPresent(index)) return 0
    const { time, started } = this.context
    return Math.max(0, time.now() - (this.seats[index]?.away ?? started))
  }

  /** From when on the others may let a bot play there; null where nobody is away from a match. */
  replaceableFrom(index: number): number | null {
    const seat = this.seats[index]
    if (!this.isPlaying || !seat || !isPersons(seat) || this.isPresent(index)) return null
    const { settings, started } = this.context
    return (seat.away ?? started) + settings.absentSeconds * 1000
  }

  /** The seat from which somebody follows the table, if it is theirs. */
  ownSeat({ viewer, player }: Watcher): number | null {
    const seat = viewer === null ? undefined : this.seats[viewer]
    return seat !== undefined && belongsTo(seat, player) ? viewer : null
  }
}

const clocksOf = ({ clocks, clock }: MatchRecord, { length }: readonly Seat[]): ClockState =>
  clocks ?? firstClocks(clock, length)

const votesOf = ({ memory: { votes } }: MatchRecord): Votes =>
  votes === null ? new Votes() : readable('the votes', () => new Votes(JSON.parse(votes)))
