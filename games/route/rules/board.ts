import type { City } from './city.ts'
import type { Board, RouteState } from './state.ts'

/** The board a player works on: in pencil during the own turn, otherwise in ink. */
export function boardOf(state: RouteState, seat: number): Board {
  const player = playerOf(state, seat)
  return player.pencil ?? player.board
}

export function playerOf(state: RouteState, seat: number): RouteState['players'][number] {
  const player = state.players[seat]
  if (!player) throw new Error(`no player at seat ${seat}`)
  return player
}

/** RT-DM-15: a block without tourists is empty. */
export function isEmpty(board: Board, block: number): boolean {
  const { tourists } = board
  const at = block * 4
  return tourists[at] === 0 && tourists[at + 1] === 0 && tourists[at + 2] === 0 && tourists[at + 3] === 0
}

export function addTourists(board: Board, block: number, types: readonly number[]): void {
  for (const type of types) board.tourists[block * 4 + type] = (board.tourists[block * 4 + type] ?? 0) + 1
}

export function drawnSegments(board: Board): number[] {
  const drawn: number[] = []
  board.drawn.forEach((mark, index) => {
    if (mark === 1) drawn.push(index)
  })
  return drawn
}

export function segmentId(city: City, index: number): string {
  const segment = city.segments[index]
  if (!segment) throw new Error(`no segment ${index}`)
  return segment.id
}
