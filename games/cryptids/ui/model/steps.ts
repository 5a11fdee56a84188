import type { CryptidsContent } from '../../rules/content.ts'
import { stepFrom } from '../../rules/initiative.ts'
import type { CryptidsState, Direction } from '../../rules/state.ts'

/** Where a step of the helper leads, and the place in the order that follows from it (from 1). */
export interface StepPreview {
  readonly row: number
  readonly position: number
}

/** CR-INIT-2, CR-ROUND-6: null where no step is possible. */
export function stepPreview(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  direction: Direction,
): StepPreview | null {
  const from = state.players[seat]?.row
  const row = from === undefined ? null : stepFrom(state, content, from, direction)
  if (row === null) return null
  const others = state.players.flatMap((player, other) => (other === seat ? [] : [player.row]))
  if (state.poacher) others.push(state.poacher.row)
  return { row, position: 1 + others.filter((other) => other < row).length }
}
