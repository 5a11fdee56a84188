import { oncePer } from '@curio/kernel'
import type { Shown } from '../../rules/shown.ts'
import { type DrawGroup, type RouteView, type Standing, standingOf } from '../../text/index.ts'
import { drawnBoard } from './drawn-board.ts'

/** A position to be measured, and what would be drawn or erased in it. */
export interface StandingRequest {
  readonly pack: Shown
  readonly view: RouteView
  readonly seat: number
  readonly add: readonly string[]
  readonly remove: readonly string[]
  /** The way or bonus by which what is added is drawn. */
  readonly group?: DrawGroup | null
}

let numbers = 0

/** A name for a pack as long as the page is open. */
export const packNumber = oncePer((_pack: Shown) => ++numbers)

/** Equal keys mean equal standings: everything that a route's worth depends on. */
export function requestKey(request: StandingRequest): string {
  const { pack, seat } = request
  const view = changedView(request)
  const player = view.players[seat]
  if (!player) return ''
  const { board, task, call, ending } = player
  const isLast = view.phase === 'route'
  return JSON.stringify([
    packNumber(pack),
    view.ancient,
    isLast,
    [...board.segments].sort(),
    Object.entries(board.tourists).sort(([one], [other]) => one.localeCompare(other)),
    board.tomes,
    task,
    call,
    ending,
    ...(view.roundBoard
      ? [
          view.roundBoard,
          [...board.circledShops].sort(),
          board.stored,
          board.casinos ?? null,
          board.harbour ?? null,
          board.events ?? null,
        ]
      : []),
  ])
}

/** The view as it would be with the changes. */
export function changedView({ pack, view, seat, add, remove, group = null }: StandingRequest): RouteView {
  if (add.length === 0 && remove.length === 0) return view
  const players = view.players.map((player, index) => {
    if (index !== seat) return player
    const segments = player.board.segments.filter((id) => !remove.includes(id))
    const left = { ...player, board: { ...player.board, segments } }
    return {
      ...left,
      board: drawnBoard(pack, view, left, { ids: add.filter((id) => !remove.includes(id)), group }),
    }
  })
  return { ...view, players }
}

/** Few enough for one frame; the worker searches to the end. */
const STEP_LIMIT = 4000

/** What a position is worth with the route kept, or with a good one that is found at once. */
export function quickStanding(pack: Shown, view: RouteView, seat: number): Standing | null {
  return standingOf(pack, view, seat, STEP_LIMIT)
}
