import type { Json } from '@curio/kernel'
import { type Mirror, questionOf, type TableInfo } from '@curio/protocol'
import type { SeatInfo, TableState } from '@curio/ui'
import {
  type ChatLine,
  type Connection,
  type People,
  type SeatClock,
  type Snapshot,
  type StandIn,
  UNDO_REASONS,
  type UndoReason,
} from '../table/link.ts'
import type { Words } from '../words/index.ts'
import { personName } from './names.ts'

/** Everything that a page knows of a table on the server. */
export interface Known {
  readonly mirror: Pick<Mirror, 'document' | 'notes'>
  readonly info: TableInfo
  readonly seat: number | null
  readonly connection: Connection
  /** How many milliseconds the server's clock is ahead of this one. */
  readonly ahead: number
  readonly chat: readonly ChatLine[]
}

export function snapshotOf(known: Known, words: Words): Snapshot | null {
  const { mirror, seat, connection, chat, info } = known
  const { document, notes } = mirror
  if (document === null) return null
  const going = info.status === 'playing'
  // While a bot plays for somebody, nothing is asked of them.
  const plays = seat !== null && going && info.seats[seat]?.bot === null
  const question = plays ? questionOf(document, seat) : null
  return {
    table: {
      ...tableOf(info, seat, words),
      view: document.view,
      questions: question === null ? [] : [question],
      awaited: going ? document.awaited : [],
      outcome: document.outcome,
      told: notes,
    },
    undo: undoReason(connection, plays ? document.undo : 'nothing'),
    connection,
    here: seat === null ? [] : [seat],
    chat,
    tutorial: null,
    undoRequest: document.undoRequest,
    people: peopleOf(known, document.undone),
  }
}

/** What does not change with the position. */
export function tableOf(
  info: TableInfo,
  seat: number | null,
  words: Words,
): Pick<TableState, 'game' | 'options' | 'viewer' | 'seats'> {
  return { game: info.game, options: info.options as Json, viewer: seat, seats: seatsOf(info, seat, words) }
}

function peopleOf({ info, seat, ahead }: Known, undone: number): People {
  const standIns = info.seats.map((_, index) => standInOf(info, index))
  return {
    clock: info.clock,
    clocks: info.seats.map((_, index) => clockOf(info, index, ahead)),
    standIns,
    replaced: seat === null ? null : (standIns[seat] ?? null),
    replaceable: info.seats.map(({ replaceable }) => (replaceable === null ? null : replaceable - ahead)),
    votes: info.votes,
    undone,
    abandoned: info.status === 'abandoned',
    rematch: info.rematch,
  }
}

/** Without a clock nobody is late, and a clock for the whole match says whether anything was left on it. */
function standInOf({ seats, clock, remaining }: TableInfo, index: number): StandIn | null {
  const seat = seats[index]
  if (!seat || seat.person === null || seat.bot === null) return null
  if (!seat.quit) return 'away'
  if (clock.kind === 'days') return 'quit'
  return clock.kind === 'minutes' && remaining[index] === 0 ? 'late' : 'resigned'
}

/** Bots have all the time they want. */
function clockOf(info: TableInfo, seat: number, ahead: number): SeatClock | null {
  const { deadlines, remaining, status, seats } = info
  const [deadline, left] = [deadlines[seat] ?? null, remaining[seat] ?? null]
  if (status !== 'playing' || seats[seat]?.bot !== null) return null
  if (deadline !== null) return { until: deadline - ahead }
  return left === null ? null : { left }
}

function undoReason(connection: Connection, refusal: string | null): UndoReason | null {
  if (connection !== 'live') return 'offline'
  if (refusal === null) return null
  return UNDO_REASONS.find((each) => each === refusal) ?? 'committed'
}

function seatsOf(info: TableInfo, own: number | null, words: Words): SeatInfo[] {
  return info.seats.map((seat, index) => ({
    seat: index,
    name: seatName(seat, index, words),
    kind: seat.bot !== null ? 'bot' : seat.person === null ? 'open' : 'person',
    you: index === own,
    online: seat.bot !== null || seat.connected,
  }))
}

/** A bot that plays for somebody is called by their name: what happened before was theirs. */
function seatName({ person, bot }: TableInfo['seats'][number], index: number, words: Words): string {
  if (person === null) return bot === null ? words.create.open : words.create.botName(index + 1)
  return personName(person, words)
}
