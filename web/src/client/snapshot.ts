import type { Json, Packs, Viewer } from '@curio/kernel'
import { type Mirror, questionsOf, type TableInfo } from '@curio/protocol'
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
import { personName } from '../words/names.ts'

/** Everything the page knows about a table. */
export interface Known {
  readonly mirror: Pick<Mirror, 'document' | 'notes'>
  readonly info: TableInfo
  /** Packs used instead of those that come with the game. */
  readonly packs: Packs
  /** The seat it is seen from; null for a spectator. */
  readonly viewer: Viewer
  /** The seats played at this screen. */
  readonly here: readonly number[]
  readonly connection: Connection
  /** Milliseconds that the other side's clock is ahead of this one. */
  readonly ahead: number
  readonly chat: readonly ChatLine[]
  readonly tutorial: string | null
  /** Others play from elsewhere, so there are clocks, votes and stand-ins. */
  readonly isShared: boolean
}

export function snapshotOf(known: Known, words: Words): Snapshot | null {
  const { mirror, viewer, here, connection, chat, info, packs, tutorial, isShared } = known
  const { document, notes } = mirror
  if (document === null) return null
  const going = info.status === 'playing'
  // A person for whom a bot plays is asked nothing.
  const plays = viewer !== null && here.includes(viewer) && going && info.seats[viewer]?.bot === null
  return {
    table: {
      ...tableOf(info, packs, { viewer, here }, words),
      view: document.view,
      questions: plays ? questionsOf(document, viewer) : [],
      awaited: going ? document.awaited : [],
      outcome: document.outcome,
      told: notes,
    },
    undo: undoReason(connection, plays ? document.undo : 'nothing'),
    connection,
    here,
    chat,
    tutorial,
    undoRequest: document.undoRequest,
    undone: document.undone,
    people: isShared ? peopleOf(known) : null,
  }
}

/** Who looks, and which seats are played at the same screen. */
interface Sitting {
  readonly viewer: Viewer
  readonly here: readonly number[]
}

/** What does not change with the position. */
export function tableOf(
  info: TableInfo,
  packs: Packs,
  sitting: Sitting,
  words: Words,
): Pick<TableState, 'game' | 'options' | 'packs' | 'viewer' | 'seats'> {
  const { game, options } = info
  const { viewer } = sitting
  return { game, options: options as Json, packs, viewer, seats: seatsOf(info, sitting, words) }
}

function peopleOf({ info, viewer, ahead }: Known): People {
  const standIns = info.seats.map(standInOf)
  return {
    clock: info.clock,
    rated: info.rated,
    ratings: info.seats.map(({ rating }) => rating),
    clocks: info.seats.map((_, index) => clockOf(info, index, ahead)),
    standIns,
    replaced: viewer === null ? null : (standIns[viewer] ?? null),
    replaceable: info.seats.map(({ replaceable }) => (replaceable === null ? null : replaceable - ahead)),
    votes: info.votes,
    abandoned: info.status === 'abandoned',
    rematch: info.rematch,
  }
}

function standInOf({ person, bot, quit }: TableInfo['seats'][number]): StandIn | null {
  if (person === null || bot === null) return null
  if (quit === null) return 'away'
  return quit === 'unknown' ? 'quit' : quit
}

/** Bots have no clock. */
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

function seatsOf(info: TableInfo, { viewer, here }: Sitting, words: Words): SeatInfo[] {
  return info.seats.map((seat, index) => ({
    seat: index,
    name: seatName(seat, index, words),
    kind: seat.bot !== null ? 'bot' : seat.person === null ? 'open' : 'person',
    you: index === viewer,
    here: here.includes(index),
    online: seat.bot !== null || seat.connected,
  }))
}

/** A bot that plays for somebody keeps their name, because the earlier moves were theirs. */
function seatName({ person, bot }: TableInfo['seats'][number], index: number, words: Words): string {
  if (person === null) return bot === null ? words.create.open : words.create.botName(index + 1)
  return personName(person, words)
}
