import type { Header } from '@curio/kernel'
import type { TableInfo, Vote } from '@curio/protocol'
import type { Audience } from './audience.ts'
import { type ClockState, deadlines } from './clocks.ts'
import type { MatchRecord } from './records.ts'
import type { Seat } from './seats.ts'

interface Described {
  readonly record: MatchRecord
  readonly seats: readonly Seat[]
  readonly audience: Audience
  readonly clocks: ClockState
  readonly votes: readonly Vote[]
  readonly replaceable: readonly (number | null)[]
  readonly header: Header | null
}

/** Everything about a table but the position on it: public, the same for all who follow it. */
export function describeTable(described: Described): TableInfo {
  const { record, seats, audience, clocks, votes, replaceable, header } = described
  const { id, game, status, visibility, options, clock, creator, created, rematch } = record
  const running = deadlines(clock, clocks)
  return {
    match: id,
    game,
    status,
    visibility,
    options,
    clock,
    deadlines: running,
    remaining: clocks.left.map((left, seat) => (running[seat] === null ? left : null)),
    seats: seats.map((seat, index) => ({
      person: seat.person,
      bot: seat.bot,
      quit: seat.quit !== null,
      connected: audience.isConnected(index, seat),
      replaceable: replaceable[index] ?? null,
      reserved: seat.reserved,
    })),
    spectators: audience.spectators,
    votes: [...votes],
    creator,
    rules: header?.rules ?? null,
    commitment: header?.commitment ?? null,
    rematch,
    created,
  }
}
