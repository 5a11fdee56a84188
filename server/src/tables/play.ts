import type { Taken } from '@curio/bots'
import type { Json } from '@curio/kernel'
import { DONE, type Result, type Room, RulesFailed, refuse } from '@curio/protocol'
import { failureOf } from '../failure.ts'
import { type LiveTableState, receiptOf } from './live-table-state.ts'
import { isPersons, seatsWhere } from './seats.ts'

/** The match if it is running, or why it is not. */
function playing(table: LiveTableState): { readonly room: Room } | { readonly fault: Result } {
  const { room, record } = table
  if (room === null) return { fault: refuse('not-started', 'the match has not begun') }
  if (record.status !== 'playing') return { fault: refuse('over', 'the match is over') }
  return { room }
}

/** Records an answer; a repeated message is not carried out again. */
export function answer(
  table: LiveTableState,
  seat: number,
  question: string,
  value: unknown,
  message: string,
): Result {
  const receipt = receiptOf(seat, message)
  const before = table.receipts.get(receipt)
  if (before) return before
  const done = act(table, seat, (room) => room.answer(seat, question, value))
  if (!done.ok || table.room === null) return done
  table.changes.messages.push({ index: table.room.length - 1, message })
  table.receipts.keep(receipt, done)
  table.context.metrics.answers.add('person')
  return done
}

/** Plays what a bot decided for the turn with that number, or any acceptable answer if there is no decision. */
export function answerForBot(
  table: LiveTableState,
  seat: number,
  turn: number,
  decision: { readonly value: Json } | null,
): Result {
  const { room } = table
  const isOn = room !== null && table.isPlaying && room.turnOf(seat) === turn
  if (!isOn || table.seat(seat)?.bot === null) return DONE
  const chosen = decision ?? room.anyAnswer(seat)
  if (chosen === null) return DONE
  const done = act(table, seat, () => room.answerOpen(seat, chosen.value))
  if (done.ok) table.context.metrics.answers.add('bot')
  return done
}

/** Plays the offer that a bot takes; null means none, until something changes. */
export function takeForBot(
  table: LiveTableState,
  seat: number,
  changes: number,
  taken: Taken | null,
): Result {
  const { room } = table
  const isOn = room !== null && table.isPlaying && room.changes === changes
  if (!isOn || table.seat(seat)?.bot === null) return DONE
  const done = taken && act(table, seat, () => room.answerOpen(seat, taken.answer, taken.ask))
  if (done?.ok) table.context.metrics.answers.add('bot')
  else room.declineOffers(seat)
  return done ?? DONE
}

export function undo(table: LiveTableState, seat: number, count: number): Result {
  return act(table, seat, (room) => room.undo(seat, count))
}

/** Only people are asked to agree; bots always do. */
export function askUndo(table: LiveTableState, seat: number, count: number): Result {
  return act(table, seat, (room) => room.askUndo(seat, count, seatsWhere(table.seats, isPersons)))
}

export function agreeUndo(table: LiveTableState, seat: number, asking: number, yes: boolean): Result {
  return act(table, asking, (room) => room.agreeUndo(seat, asking, yes))
}

function act(table: LiveTableState, seat: number, move: (room: Room) => Result): Result {
  const now = playing(table)
  if ('fault' in now) return now.fault
  try {
    const { room } = now
    const turn = room.turnOf(seat)
    // Only clocks that count days need to know whether everybody could see the move.
    const seen = table.record.clock.kind === 'days' ? room.publicPosition() : null
    const done = move(room)
    // Whoever only asks for an undo has not moved, so the clock runs on.
    const hasMoved = room.turnOf(seat) !== turn
    if (hasMoved && seen !== null && room.publicPosition() !== seen) table.changes.visiblyMoved.push(seat)
    return done
  } catch (cause) {
    if (!(cause instanceof RulesFailed)) throw cause
    report(table, cause)
    return refuse(
      'rules-failed',
      'the rules failed on this answer; nothing was recorded, and we have been told',
    )
  }
}

function report(table: LiveTableState, { message, cause }: RulesFailed): void {
  const { metrics, log } = table.context
  metrics.rulesFailures.add()
  log.error({ match: table.id, game: table.record.game, ...failureOf(cause) }, message)
}
