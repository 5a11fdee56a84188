import type { RatingForecast } from '@curio/protocol'
import type { LiveTable } from './live-table.ts'
import type { LiveTableState } from './live-table-state.ts'
import type { Resigned } from './results.ts'
import { belongsTo, isInPlay } from './seats.ts'

/** How the rating of a player would change if they resigned now; null if it would not. */
export async function resignForecast(
  { results }: LiveTableState['context'],
  table: LiveTable,
  player: string,
): Promise<RatingForecast | null> {
  const resigned = await table.perform((state) => resignedBy(state, player))
  return resigned === null ? null : results.forecast(resigned)
}

function resignedBy(
  { context, record, room, seats, isPlaying }: LiveTableState,
  player: string,
): Resigned | null {
  const seat = seats.findIndex((each) => belongsTo(each, player) && isInPlay(each))
  const left = seats[seat]
  if (!record.rated || !isPlaying || room === null || !left) return null
  return {
    game: record.game,
    seats: seats.with(seat, { ...left, quit: context.time.now(), quitReason: 'resigned' }),
    // Whoever stays comes in before those who quit; without an outcome they are equal among themselves.
    ended: { kind: room.kind, sides: room.sides, outcome: null },
    seat,
  }
}
