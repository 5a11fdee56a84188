import type { CryptidsContent } from '../../rules/content.ts'
import { hasCell, type Polyomino, type Spot } from '../../rules/polyomino.ts'
import { gridFor } from '../../rules/reserve.ts'
import type { CryptidsState } from '../../rules/state.ts'

/** The cells that are used at a table, from the upper left one. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** CR-SETUP-14: with few players fences close the rest. */
export function usedFrame(state: CryptidsState, content: CryptidsContent): Frame {
  const { width, height } = content.pack.reserve
  const { usable } = gridFor(state, content)
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    usable.some((_, y) => hasCell(usable, x, y)),
  )
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => usable[y] !== 0)
  const [x, y] = [columns[0] ?? 0, rows[0] ?? 0]
  return { x, y, width: (columns.at(-1) ?? 0) - x + 1, height: (rows.at(-1) ?? 0) - y + 1 }
}

/** The nearest spot at which the whole piece is within the frame: a hand at the edge does not lose it. */
export function keptWithin(frame: Frame, shape: Polyomino, spot: Spot): Spot {
  const turned = shape.turns[spot.turn]
  const between = (value: number, from: number, room: number, size: number): number =>
    Math.max(from, Math.min(value, from + room - size))
  return {
    x: between(spot.x, frame.x, frame.width, turned?.width ?? 1),
    y: between(spot.y, frame.y, frame.height, turned?.height ?? 1),
    turn: spot.turn,
  }
}
