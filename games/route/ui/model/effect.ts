import { type Json, type Question, sameJson } from '@curio/kernel'
import { type RoutePack, TOURIST_TYPES } from '../../content/pack.ts'
import type { RouteView, Standing } from '../../text/index.ts'
import { segmentsOf } from './draw-choice.ts'
import { quickStanding } from './quick-standing.ts'
import { changedView } from './standing-request.ts'
import { comingTourists, ownDice } from './turn-marks.ts'

/** What an answer would make of the best route; null where it does not touch the board at once. */
export function effectOf(
  pack: RoutePack,
  view: RouteView,
  question: Question,
  answer: Json,
): { readonly before: Standing; readonly after: Standing } | null {
  const then = typeof answer === 'string' ? viewAfter(pack, view, question, answer) : null
  const before = then && quickStanding(pack, view, question.seat)
  const after = then && quickStanding(pack, then, question.seat)
  return before && after && { before, after }
}

function viewAfter(
  pack: RoutePack,
  view: RouteView,
  { kind, seat }: Question,
  answer: string,
): RouteView | null {
  const block = view.players[seat]?.turn?.block
  switch (kind) {
    case 'draw': {
      const add = segmentsOf(answer)
      return add.length === 0 ? null : changedView({ view, seat, add, remove: [] })
    }
    case 'correction.draw':
      return changedView({ view, seat, add: [answer], remove: [] })
    case 'correction.erase':
      return answer === 'none' ? null : changedView({ view, seat, add: [], remove: [answer] })
    case 'block':
      return isAtNumbers(pack, view, seat, answer)
        ? withTourists(view, seat, answer, comingTourists(pack, view, seat))
        : null
    case 'tourist.any':
    case 'tourist.extra':
    case 'tourist.repeat': {
      const coming = TOURIST_TYPES.map((type) => (type === answer ? 1 : 0))
      return block ? withTourists(view, seat, block, coming) : null
    }
    default:
      return null
  }
}

/** RT-P3-5: anywhere else only one tourist comes, who is chosen later. */
function isAtNumbers({ map }: RoutePack, view: RouteView, seat: number, id: string): boolean {
  const { numbers } = ownDice(view, seat)
  const block = map.blocks.find((each) => each.id === id)
  return block !== undefined && sameJson([block.x, block.y].sort(), [...numbers].sort())
}

/** RT-P4-1: the view as it would be with more tourists in a block. */
function withTourists(view: RouteView, seat: number, block: string, coming: readonly number[]): RouteView {
  const players = view.players.map((player, index) => {
    if (index !== seat) return player
    const there = player.board.tourists[block] ?? []
    const counts = coming.map((count, type) => count + (there[type] ?? 0))
    return { ...player, board: { ...player.board, tourists: { ...player.board.tourists, [block]: counts } } }
  })
  return { ...view, players }
}
