import { oncePer } from '@curio/kernel'
import type { Shown } from '../../rules/shown.ts'
import { type RouteView, type Standing, standingOf } from '../../text/index.ts'

/** A position to be measured, and what would be drawn or erased in it. */
export interface StandingRequest {
  readonly pack: Shown
  readonly view: RouteView
  readonly seat: number
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

let numbers = 0

/** A name for a pack as long as the page is open. */
export const packNumber = oncePer((_pack: Shown) => ++numbers)

/** Equal keys mean equal standings: everything that a route's worth depends on. */
export function requestKey({ pack, view, seat, add, remove }: StandingRequest): string {
  const player = view.players[seat]
  if (!player) return ''
  const { board, task, call, ending } = player
  const segments = changed(board.segments, add, remove)
  const isLast = view.phase === 'route'
  return JSON.stringify([
    packNumber(pack),
    view.ancient,
    isLast,
    segments,
    board.tourists,
    board.tomes,
    task,
    call,
    ending,
    ...(view.roundBoard ? [view.roundBoard, board.circledShops, board.stored, board.casinos ?? null] : []),
  ])
}

/** The view as it would be with the changes. */
export function changedView({ view, seat, add, remove }: Omit<StandingRequest, 'pack'>): RouteView {
  const players = view.players.map((player, index) =>
    index === seat
      ? { ...player, board: { ...player.board, segments: changed(player.board.segments, add, remove) } }
      : player,
  )
  return { ...view, players }
}

function changed(segments: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  return [...new Set([...segments, ...add])].filter((id) => !remove.includes(id)).sort()
}

/** Few enough for one frame; the worker searches to the end. */
const STEP_LIMIT = 4000

/** What a position is worth with the route kept, or with a good one that is found at once. */
export function quickStanding(pack: Shown, view: RouteView, seat: number): Standing | null {
  return standingOf(pack, view, seat, STEP_LIMIT)
}
