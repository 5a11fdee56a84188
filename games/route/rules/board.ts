import { TOURIST_TYPES } from '../content/pack.ts'
import type { City } from './city.ts'
import type { RouteBoard } from './final-route.ts'
import { sitesOf } from './sites.ts'
import type { Board, EventMark, Harbour, Player, RouteState } from './state.ts'

/** The board a player works on: in pencil during their turn, otherwise in ink. */
export function boardOf(state: RouteState, seat: number): Board {
  const player = playerOf(state, seat)
  return player.pencil ?? player.board
}

export function playerOf(state: RouteState, seat: number): RouteState['players'][number] {
  const player = state.players[seat]
  if (!player) throw new Error(`no player at seat ${seat}`)
  return player
}

/** RT-DM-15, RT-DM-16: a block without tourists and events is empty. */
export function isEmpty(board: Board, block: number): boolean {
  const { tourists } = board
  const at = block * 4
  return (
    tourists[at] === 0 &&
    tourists[at + 1] === 0 &&
    tourists[at + 2] === 0 &&
    tourists[at + 3] === 0 &&
    (board.events === undefined || !holdsEvent(board.events, block))
  )
}

const holdsEvent = (events: readonly EventMark[], block: number): boolean =>
  events.some(({ what, index }) => what === 'block' && index === block)

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

/** What the search and the measure of final routes need to know of a player. */
export function routeBoardOf(player: Player, city: City, stars = city.stars): RouteBoard {
  const board = player.pencil ?? player.board
  return {
    city,
    drawn: drawnSegments(board),
    tourists: board.harbour ? [...board.tourists, ...waiting(city, board.harbour)] : board.tourists,
    stars,
    task: taskVertices(city, player.task),
    call: calledType(city, player.call),
    tomes: {
      reroll: board.tomes.TOME_REROLL === 'held',
      upgrade: board.tomes.TOME_UPGRADE === 'held',
      blessing: board.tomes.TOME_BLESSING === 'held',
    },
    circled: board.circledShops,
  }
}

/** RT-SYD-17: for each site after the blocks, the tourists who wait behind its pier. */
function waiting(city: City, { remote }: Harbour): number[] {
  const others = sitesOf(city).all.slice(city.blocks.length)
  return others.flatMap(({ pier }) =>
    TOURIST_TYPES.map((_, type) => (type === pier ? (remote[type] ?? 0) : 0)),
  )
}

/** The type named by a Call card, or -1. */
export function calledType(city: City, call: string | null): number {
  const card = city.pack.calls.find((each) => each.id === call)
  return card ? TOURIST_TYPES.indexOf(card.tourist) : -1
}

function taskVertices(city: City, task: string | null): number[] {
  const card = city.pack.tasks.find((each) => each.id === task)
  return card ? card.crossings.map((id) => city.vertexAt.get(id) ?? -1) : []
}
