import type { Outcome } from '@curio/kernel'
import { Room, type Unsaved } from '@curio/protocol'
import type { EntryRow } from '../db/schema.ts'
import { firstDeadline, moveClocks } from './clocks.ts'
import type { LiveTableState } from './live-table-state.ts'
import { builtInFor, notBuiltIn } from './packs.ts'
import type { Memory } from './records.ts'
import { isFree, isInPlay, isPersons } from './seats.ts'

/** Stores what the tasks of a round have changed: all of it in one transaction, or nothing. */
export function commitChanges(table: LiveTableState): Promise<void> | undefined {
  begin(table)
  turnClocks(table)
  const ending = endingOf(table)
  return ending === null ? commit(table) : storeEnding(table, ending)
}

async function storeEnding(table: LiveTableState, { status, outcome }: Ending): Promise<void> {
  const release = await table.context.results.take(table.seats)
  try {
    await end(table, status, outcome)
    await commit(table)
  } finally {
    release()
  }
}

/** The match begins when the last seat is taken. */
function begin(table: LiveTableState): void {
  const { record, seats, context } = table
  if (record.status !== 'open' || seats.some(isFree)) return
  const game = context.games.find(({ id }) => id === record.game)
  if (!game) throw new Error(`there is no game ${record.game}`)
  const seed = context.ids.seed()
  const brought = notBuiltIn(game, null, table.packs)
  const source = { game, seed, life: context.ids.id(), packs: brought }
  const room = Room.create(source, seats.length, record.options)
  if (!room.ok) throw new Error(room.message)
  const { header } = room.value
  table.packs = { ...builtInFor(game, header), ...table.packs }
  const packs = Object.fromEntries(Object.entries(table.packs).map(([name, { file }]) => [name, file]))
  const { undone } = room.value.unsaved()
  table.room = room.value
  table.record = { ...record, status: 'playing', seed, header, undone, packs }
  table.changes.isFresh = true
  change(table, {
    status: 'playing',
    seed: Buffer.from(seed).toString('hex'),
    header: JSON.stringify(header),
    undone: JSON.stringify(undone),
    started: context.clock.now(),
    packs: JSON.stringify(packs),
  })
}

/** Runs the clocks of the people whom the table waits for. */
function turnClocks(table: LiveTableState): void {
  const { record, room, context, changes } = table
  if (record.clock.kind === 'none' || room === null || record.status !== 'playing') return
  const awaited = room.awaited.filter((index) => {
    const seat = table.seat(index)
    return seat !== undefined && isPersons(seat)
  })
  const clocks = moveClocks(record.clock, table.clocks, awaited, changes.visiblyMoved, context.time.now())
  if (JSON.stringify(clocks) === JSON.stringify(table.clocks)) return
  table.clocks = clocks
  change(table, { clock_state: JSON.stringify(clocks), deadline: firstDeadline(record.clock, clocks) })
}

interface Ending {
  readonly status: 'over' | 'abandoned'
  readonly outcome: Outcome | null
}

function endingOf({ record, room, seats }: LiveTableState): Ending | null {
  if (record.status !== 'playing' || room === null) return null
  if (room.over) return { status: 'over', outcome: room.outcome }
  const wasPeoples = seats.some(({ person }) => person !== null)
  return wasPeoples && !seats.some(isInPlay) ? { status: 'abandoned', outcome: null } : null
}

async function end(table: LiveTableState, status: Ending['status'], outcome: Outcome | null): Promise<void> {
  const { context, id, seats, record, room } = table
  const at = context.clock.now()
  table.record = { ...record, status, outcome }
  change(table, {
    status,
    finished: at,
    outcome: outcome === null ? null : JSON.stringify(outcome),
    deadline: null,
  })
  if (room === null) return
  const ended = { kind: room.kind, sides: room.sides, outcome }
  const { game, rated, options } = record
  const { gamesOver } = room
  const finished = { match: id, game, options, rated, seats, ended, gamesOver, at }
  const { queries, changes } = await context.results.store(finished)
  table.changes.queries.push(...queries)
  for (const [index, rating] of changes) {
    const seat = table.seat(index)
    if (seat) table.setSeat(index, { ...seat, rating })
  }
}

function remember(table: LiveTableState): void {
  const memory = memoryOf(table)
  if (isSameMemory(memory, table.record.memory)) return
  table.record = { ...table.record, memory }
  change(table, memory)
}

/** Lists tell how far a match has come without loading it. */
function noteStage(table: LiveTableState): void {
  const { room, record } = table
  const now = room?.stage ?? null
  const stage = now && JSON.stringify(now)
  if (stage === record.stage) return
  table.record = { ...record, stage }
  change(table, { stage })
}

/** Undefined when nothing has changed, so that nobody waits. */
function commit(table: LiveTableState): Promise<void> | undefined {
  remember(table)
  noteStage(table)
  const { room, changes, context } = table
  const unsaved = room?.unsaved() ?? null
  if (unsaved !== null) takeBack(table, unsaved)
  const { queries } = changes
  const entries = unsaved === null ? [] : rows(table, unsaved)
  if (queries.length > 0 || entries.length > 0) return context.writer.commit({ queries, entries })
}

/**
 * Deletes what was taken back before new entries are stored. The ids of its messages, and of entries that moved up, are
 * remembered beside the log, so that whoever repeats one after a restart gets the same reply as before.
 */
function takeBack(table: LiveTableState, { from, stored, undone, entries }: Unsaved): void {
  const { record, receipts, context, changes } = table
  if (from < stored) changes.queries.push(context.records.deleteEntries(record, from))
  // Unchanged counts mean that nothing was taken back, not even an answer that was never stored.
  if (undone.every((count, seat) => count === record.undone[seat])) return
  const remembered = { length: from + entries.length, messages: receipts.ids() }
  table.record = { ...record, undone, receipts: remembered }
  change(table, { undone: JSON.stringify(undone), receipts: JSON.stringify(remembered) })
}

function rows({ record, changes }: LiveTableState, { from, entries }: Unsaved): EntryRow[] {
  return entries.map((entry, offset) => ({
    match: record.number,
    index: from + offset,
    entry: JSON.stringify(entry),
    message: changes.messageOf(from + offset),
  }))
}

type MatchChanges = Parameters<LiveTableState['context']['records']['updateMatch']>[1]

function change(table: LiveTableState, changes: MatchChanges): void {
  table.changes.queries.push(table.context.records.updateMatch(table.id, changes))
}

/** What a restart must not forget: votes, a request to undo, and whether a bot has to move. */
function memoryOf({ votes, room, seats, isPlaying }: LiveTableState): Memory {
  const awaited = isPlaying && room !== null ? room.awaited : []
  const request = room?.undoRequest ?? null
  return {
    votes: votes.stored(),
    undo_request: request === null ? null : JSON.stringify(request),
    bot_turn: awaited.some((seat) => (seats[seat]?.bot ?? null) !== null) ? 1 : 0,
  }
}

const isSameMemory = (one: Memory, other: Memory): boolean =>
  one.votes === other.votes && one.undo_request === other.undo_request && one.bot_turn === other.bot_turn
