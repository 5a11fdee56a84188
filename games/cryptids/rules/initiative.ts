import { type ActNamed, type TextOf, write } from './acts.ts'
import type { CryptidsContent } from './content.ts'
import type { CryptidsState, Direction } from './state.ts'
import { type CryptidsTable, playerOf, tell } from './table.ts'

/** The pawns on the track, in a state or in a view. */
interface Pawns {
  readonly players: readonly { readonly row: number }[]
  readonly poacher: { readonly row: number } | null
}

/** CR-INIT-1, CR-INIT-7: whether a pawn stands on the row. */
function isOccupied({ players, poacher }: Pawns, row: number): boolean {
  if (poacher?.row === row) return true
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.row === row) return true
  return false
}

/** CR-INIT-2, CR-INIT-4: the nearest free row, or null where there is none. */
export function stepFrom(
  state: Pawns,
  { pack }: CryptidsContent,
  row: number,
  direction: Direction,
): number | null {
  const step = direction === 'up' ? -1 : 1
  const { rows } = pack.constants.track
  for (let next = row + step; next >= 1 && next <= rows; next += step) {
    if (!isOccupied(state, next)) return next
  }
  return null
}

/** CR-INIT-3, CR-INIT-5: the row after `steps` steps, or null if there is no room for them. */
export function rowAfter(
  state: Pawns,
  content: CryptidsContent,
  row: number,
  direction: Direction,
  steps: number,
): number | null {
  let at: number | null = row
  for (let step = 0; step < steps && at !== null; step++) at = stepFrom(state, content, at, direction)
  return at
}

type Why = 'mandatory' | 'paid' | 'refresh' | 'symbol' | 'ability'

export function moveHelper(
  t: CryptidsTable,
  seat: number,
  direction: Direction,
  steps: number,
  why: Why,
): void {
  const player = playerOf(t.state, seat)
  const from = player.row
  const to = rowAfter(t.state, t.content, from, direction, steps)
  if (to === null) throw new Error(`the helper of seat ${seat} cannot go ${direction}`)
  player.row = to
  tell(t, { kind: 'helper', seat, from, to, why })
}

export const DIRECTIONS = ['up', 'down'] as const

/** CR-REFR-9: every way to go at most `most` steps in one direction. */
export function helperSteps(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  most: number,
): TextOf<'ability.helper'>[] {
  const { row } = playerOf(state, seat)
  const ways: TextOf<'ability.helper'>[] = []
  for (const direction of DIRECTIONS) {
    for (let steps = 1; steps <= most; steps++) {
      if (rowAfter(state, content, row, direction, steps) === null) break
      ways.push(write.steps({ direction, steps }))
    }
  }
  return ways
}

export function followSteps(
  t: CryptidsTable,
  seat: number,
  { direction, steps }: ActNamed<'steps'>,
  why: Why,
): void {
  moveHelper(t, seat, direction, steps, why)
}

/** Seats from the top of the track downwards. */
export function seatsByRow({ players }: CryptidsState): number[] {
  const row = (seat: number): number => players[seat]?.row ?? 0
  return players.map((_, seat) => seat).sort((one, other) => row(one) - row(other))
}
