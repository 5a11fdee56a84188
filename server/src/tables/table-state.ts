import { type ChatLine, type KnownNotes, Receipts, type Result, type Room } from '@curio/protocol'
import type { CompiledQuery } from 'kysely'
import type { Context } from '../context.ts'
import { Audience, type Watcher } from './audience.ts'
import { type ClockState, firstClocks } from './clocks.ts'
import type { MatchRecord } from './records.ts'
import { isPersons, type Seat, seatsWhere } from './seats.ts'
import { Votes } from './votes.ts'

/** Answers whose message ids are remembered for each table. */
const MOST_RECEIPTS = 64

export interface Arrival {
  readonly watcher: Watcher
  readonly known: KnownNotes | undefined
}

/** What tasks have changed since the last time everything was stored. */
export class Changes {
  readonly queries: CompiledQuery[] = []
  readonly chat: ChatLine[] = []
  /** By the index of its entry: the message that an answer came with. */
  readonly messages = new Map<number, string>()
  /** Seats that answered or took back. */
  readonly moved = new Set<number>()
  /** Who begins to follow the table; they are told with everybody else, when all is on disk. */
  arrivals: Arrival[] = []
  /** Something about the table has changed that is not stored: who is there, or a vote. */
  isInfoNew = false
  /** Everybody needs the whole document: the match has just begun, or was run anew. */
  isFresh = false
}

export const newReceipts = (): Receipts<Result> => new Receipts(MOST_RECEIPTS)

/** A table in memory: its match, its seats, and who follows it. Only tasks of its queue change it. */
export class TableState {
  readonly context: Context
  readonly audience: Audience
  readonly votes = new Votes()
  /** By seat and message id. */
  receipts = newReceipts()
  record: MatchRecord
  seats: Seat[]
  /** Null until the match begins. */
  room: Room | null = null
  clocks: ClockState
  changes = new Changes()

  constructor(context: Context, record: MatchRecord, seats: Seat[]) {
    this.context = context
    this.audience = new Audience(context.clock)
    this.record = record
    this.seats = seats
    this.clocks = record.clocks ?? firstClocks(record.clock, seats.length)
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

  /** Seats whose people sit before the table right now. */
  present(): number[] {
    return seatsWhere(this.seats, isPersons).filter((index) => {
      const seat = this.seats[index]
      return seat !== undefined && this.audience.isConnected(index, seat)
    })
  }
}
