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

/** The least number of answers whose message ids each table remembers. */
const LEAST_RECEIPTS = 64

export interface Arrival {
  readonly watcher: Watcher
  readonly known: KnownNotes | undefined
}

/** What tasks have changed since everything was last stored. */
export class Changes {
  readonly queries: CompiledQuery[] = []
  readonly chat: ChatLine[] = []
  /** The messages that brought answers, with the indexes of their entries. */
  readonly messages: { readonly index: number; readonly message: string }[] = []
  /** Seats that answered or undid something in a way that everybody could see. */
  readonly visiblyMoved: number[] = []
  /** New watchers. They are told along with everybody else, when all is on disk. */
  arrivals: Arrival[] = []
  /** Something changed that is not stored with the match: who is there, or a vote. */
  isInfoNew = false
  /** Everybody needs the whole document, because the match has just begun or was run again. */
  isFresh = false

  /** The message that last brought an answer with that index. */
  messageOf(index: number): string | null {
    return this.messages.findLast((each) => each.index === index)?.message ?? null
  }
}

export const newReceipts = (): Receipts<Result> => new Receipts(LEAST_RECEIPTS)

/** A message that was carried out, with its seat. */
interface Carried {
  readonly seat: number | null
  readonly message: string | null
}

/** The messages that were remembered before the restart: those stored at the last undo, and those of entries since. */
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
  /** The packs of the match, as far as they are known yet. */
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

  /** Takes over what is on disk, except for the match itself. */
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

  /** Called when somebody gets up: from now on they are told nothing that is meant for that seat. */
  vacate(index: number): void {
    this.audience.vacate(index)
    for (const { watcher } of this.changes.arrivals) if (watcher.viewer === index) watcher.viewer = null
  }

  /** Who may vote on replacing somebody: the others who are there, or have only just left. */
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

  /** How many milliseconds the person of a seat has been away; time while the server was down does not count. */
  absentFor(index: number): number {
    if (this.isPresent(index)) return 0
    const { time, started } = this.context
    return Math.max(0, time.now() - (this.seats[index]?.away ?? started))
  }

  /** From when on the others may let a bot play there; null unless a person is away from a running match. */
  replaceableFrom(index: number): number | null {
    const seat = this.seats[index]
    if (!this.isPlaying || !seat || !isPersons(seat) || this.isPresent(index)) return null
    const { settings, started } = this.context
    return (seat.away ?? started) + settings.absentSeconds * 1000
  }

  /** Whether somebody may see the match: they sit here, or what it is played with is not locked for them. */
  isOpenTo({ viewer, player, looksOn }: Watcher): boolean {
    return viewer !== null || looksOn || this.seats.some((seat) => belongsTo(seat, player))
  }

  /** The seat from which somebody follows the table, if they sit there. */
  ownSeat({ viewer, player }: Watcher): number | null {
    const seat = viewer === null ? undefined : this.seats[viewer]
    return seat !== undefined && belongsTo(seat, player) ? viewer : null
  }
}

const clocksOf = ({ clocks, clock }: MatchRecord, { length }: readonly Seat[]): ClockState =>
  clocks ?? firstClocks(clock, length)

const votesOf = ({ memory: { votes } }: MatchRecord): Votes =>
  votes === null ? new Votes() : readable('the votes', () => new Votes(JSON.parse(votes)))
