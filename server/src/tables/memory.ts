import type { LiveTableState } from './live-table-state.ts'
import type { Memory } from './records.ts'

/** Votes, a request to take back, and whether a bot has to move: what a restart must not forget, as it is now. */
export function memoryOf({ votes, room, seats, isPlaying }: LiveTableState): Memory {
  const awaited = isPlaying && room !== null ? room.awaited : []
  const request = room?.undoRequest ?? null
  return {
    votes: votes.stored(),
    undo_request: request === null ? null : JSON.stringify(request),
    bot_turn: awaited.some((seat) => (seats[seat]?.bot ?? null) !== null) ? 1 : 0,
  }
}

export const isSameMemory = (one: Memory, other: Memory): boolean =>
  one.votes === other.votes && one.undo_request === other.undo_request && one.bot_turn === other.bot_turn
