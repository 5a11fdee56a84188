import { DONE, type Level, type Person, type Quit, type Result, refuse } from '@curio/protocol'
import type { Watcher } from './audience.ts'
import { deadlines } from './clocks.ts'
import type { LiveTableState } from './live-table-state.ts'
import { belongsTo, FREE_SEAT, isFree, isInPlay, isPersons, STAND_IN } from './seats.ts'

/** Sits down at a free seat, or comes back to one where a bot stood in. */
export function takeSeat(table: LiveTableState, index: number, person: Person): Result {
  const seat = table.seat(index)
  if (!seat) return refuse('wrong-seat', 'there is no such seat')
  if (belongsTo(seat, person.id)) return seat.bot === null ? DONE : comeBack(table, index)
  const { status } = table.record
  if (status === 'playing') return refuse('begun', 'the match has begun')
  if (status !== 'open') return refuse('over', 'nothing is played at this table any more')
  if (!isFree(seat)) return refuse('seat-taken', 'the seat is taken')
  if (seat.reserved !== null && seat.reserved.id !== person.id)
    return refuse('seat-kept', 'the seat is kept for somebody else')
  if (table.record.rated && table.seats.some((other) => belongsTo(other, person.id)))
    return refuse('not-rated', 'nobody plays twice at a rated table')
  table.setSeat(index, { ...FREE_SEAT, person, away: table.context.time.now() })
  return DONE
}

function comeBack(table: LiveTableState, index: number): Result {
  const seat = table.seat(index)
  if (!seat || seat.quit !== null) return refuse('given-up', 'you have given up this match')
  if (!table.isPlaying) return refuse('over', 'the match is over')
  const away = table.isPresent(index) ? null : table.context.time.now()
  table.setSeat(index, { ...seat, bot: null, away })
  return DONE
}

/** Gets up before the match begins. */
export function leaveSeat(table: LiveTableState, index: number, player: string): Result {
  const seat = table.seat(index)
  if (!seat || !belongsTo(seat, player)) return refuse('not-yours', 'this is not your seat')
  if (table.record.status !== 'open') return refuse('begun', 'the match has begun; you can resign')
  table.setSeat(index, FREE_SEAT)
  table.vacate(index)
  if (!table.seats.some(({ person }) => person !== null)) closeTable(table)
  return DONE
}

/** Closes a table at which no match will begin. */
export function closeTable(table: LiveTableState): void {
  table.record = { ...table.record, status: 'abandoned' }
  table.changes.queries.push(table.context.records.updateMatch(table.id, { status: 'abandoned' }))
}

/** Whoever made the table may give a free seat to a bot. */
export function giveSeatToBot(table: LiveTableState, index: number, bot: Level, player: string): Result {
  const seat = table.seat(index)
  if (!seat) return refuse('wrong-seat', 'there is no such seat')
  if (table.record.creator !== player) return refuse('not-yours', 'only whoever made the table may do this')
  if (table.record.status !== 'open' || !isFree(seat)) return refuse('seat-taken', 'the seat is taken')
  if (table.record.rated) return refuse('no-bots', 'bots do not sit at a rated table')
  const isLast = table.seats.every((other, at) => at === index || other.bot !== null)
  if (isLast) return refuse('not-possible', 'somebody has to play')
  table.setSeat(index, { ...FREE_SEAT, bot })
  return DONE
}

export function resign(table: LiveTableState, index: number): Result {
  const seat = table.seat(index)
  if (!table.isPlaying || !seat || !isInPlay(seat)) return refuse('over', 'there is nothing to give up')
  quit(table, index, 'resigned')
  return DONE
}

/** Votes to let a bot play for somebody who is away while the table waits for them. */
export function vote(table: LiveTableState, voter: number, absent: number, yes: boolean): Result {
  const seat = table.seat(absent)
  if (!table.isPlaying || !seat || !isPersons(seat) || absent === voter)
    return refuse('not-possible', 'nobody can be replaced there')
  const wait = table.context.settings.absentSeconds * 1000 - table.absentFor(absent)
  if (wait > 0 || table.isPresent(absent))
    return refuse('not-absent', 'that player is here, or has only just left', { wait })
  if (!table.room?.awaited.includes(absent)) return refuse('not-awaited', 'nobody waits for that player')
  table.votes.cast(absent, voter, yes)
  table.changes.isInfoNew = true
  if (table.votes.isCarried(absent, table.electors(absent))) replace(table, absent)
  return DONE
}

/** Called when a clock may have run out: whoever has no time left is out. */
export function checkTime(table: LiveTableState): void {
  const now = table.context.time.now()
  if (!table.isPlaying) return
  deadlines(table.record.clock, table.clocks).forEach((deadline, index) => {
    const seat = table.seat(index)
    if (deadline !== null && deadline <= now && seat && isPersons(seat)) quit(table, index, 'late')
  })
}

function replace(table: LiveTableState, index: number): void {
  const seat = table.seat(index)
  if (!seat) return
  table.votes.clear(index)
  table.setSeat(index, { ...seat, bot: STAND_IN })
  table.room?.excuse(index)
}

function quit(table: LiveTableState, index: number, quitReason: Quit): void {
  const seat = table.seat(index)
  if (!seat) return
  table.votes.clear(index)
  const at = table.context.time.now()
  const quitAfter = table.room?.gamesOver.length ?? null
  table.setSeat(index, { ...seat, bot: seat.bot ?? STAND_IN, quit: at, quitReason, quitAfter })
  table.room?.excuse(index)
}

/** Called when a player has a new name, or a guest has become an account. */
export function adopt(table: LiveTableState, guest: string, account: Person): void {
  // The database already has this; only the copy in memory is out of date.
  table.seats = table.seats.map((seat) => ({
    ...seat,
    person: seat.person?.id === guest ? account : seat.person,
    reserved: seat.reserved?.id === guest ? account : seat.reserved,
  }))
  table.changes.isInfoNew = true
  if (table.record.creator === guest) table.record = { ...table.record, creator: account.id }
}

/** Called when somebody begins to follow the table. A player who is back at their seat need not be replaced. */
export function arrive(table: LiveTableState, watcher: Watcher): void {
  const index = table.ownSeat(watcher)
  const seat = index === null ? undefined : table.seat(index)
  if (index === null || !seat) return
  table.votes.clear(index)
  if (seat.away !== null) table.setSeat(index, { ...seat, away: null })
}

/** Called when somebody closes a window. If it was the last one of a seat, its person is away from now on. */
export function depart(table: LiveTableState, watcher: Watcher): void {
  const index = table.ownSeat(watcher)
  const seat = index === null ? undefined : table.seat(index)
  const isOn = table.isPlaying || table.record.status === 'open'
  if (index === null || !seat || !isOn || table.isPresent(index)) return
  table.setSeat(index, { ...seat, away: table.context.time.now() })
}
