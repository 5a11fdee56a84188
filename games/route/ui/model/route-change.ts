import { type Json, type Question, sameJson } from '@curio/kernel'
import type { Answer } from '../../rules/acts.ts'
import type { Shown } from '../../rules/shown.ts'
import { drawGroupOf, type RouteView, readAnswer, type Standing } from '../../text/index.ts'
import { countsOf, withTourists } from './drawn-board.ts'
import { changedView, quickStanding } from './standing-request.ts'
import { comingTourists, ownDice } from './things.ts'

/** What an answer would make of the best route; null where it does not touch the board at once. */
export function routeChange(
  pack: Shown,
  view: RouteView,
  question: Question,
  answer: Json,
): { readonly before: Standing; readonly after: Standing } | null {
  const then = afterAnswer(pack, view, question, answer)
  const before = then && quickStanding(pack, view, question.seat)
  const after = then && quickStanding(pack, then, question.seat)
  // Before anything is drawn there is no route that could change.
  return before && after && after.segments > 0 ? { before, after } : null
}

/** The view as an answer would leave it, as far as that is certain; null where it does not touch the board at once. */
export function afterAnswer(
  pack: Shown,
  view: RouteView,
  question: Question,
  answer: Json,
): RouteView | null {
  const read = readAnswer(pack, question.kind, answer)
  return read && viewAfter(pack, view, question.seat, read)
}

function viewAfter(pack: Shown, view: RouteView, seat: number, answer: Answer): RouteView | null {
  switch (answer.kind) {
    case 'draw':
      return answer.act.act === 'section'
        ? changedView({ pack, view, seat, add: answer.act.ids, remove: [], group: drawGroupOf(answer.act) })
        : null
    case 'correction.draw':
      return changedView({ pack, view, seat, add: [answer.act.segment], remove: [] })
    case 'correction.erase':
      return answer.act.act === 'erase'
        ? changedView({ pack, view, seat, add: [], remove: [answer.act.segment] })
        : null
    case 'block':
      return answer.act.act === 'block' && isAtNumbers(pack, view, seat, answer.act.block)
        ? settled(view, seat, answer.act.block, comingTourists(pack, view, seat))
        : null
    case 'tourist.any':
    case 'tourist.extra':
    case 'tourist.repeat': {
      const block = view.players[seat]?.turn?.block
      return block ? settled(view, seat, block, countsOf([answer.act.type])) : null
    }
    case 'task.keep':
    case 'rating':
    case 'support':
    case 'campaign.city':
    case 'bet':
    case 'ferry':
    case 'event':
    case 'regular':
    case 'card.play':
    case 'die.claim':
    case 'die.offer':
    case 'die.place':
    case 'die.round':
    case 'landmark.cover':
    case 'card.offer':
    case 'card.take':
    case 'card.pair':
    case 'effect':
    case 'draft.take':
    case 'draft.remove':
    case 'draft.pair':
    case 'initial.take':
    case 'initial.pair':
    case 'shop':
    case 'tome':
    case 'route':
    case 'encounter.reroll':
    case 'encounter.upgrade':
    case 'penalty.called':
    case 'penalty.university':
    case 'penalty.riverside':
    case 'penalty.numerous':
      return null
  }
}

/** RT-P3-5: anywhere else only one tourist comes, who is chosen later; a ferry takes them on (RT-SYD-18). */
function isAtNumbers(pack: Shown, view: RouteView, seat: number, id: string): boolean {
  const { numbers } = ownDice(pack, view, seat)
  const block = pack.map.blocks.find((each) => each.id === id)
  if (block === undefined || block.type === 'ferry') return false
  return sameJson([block.x, block.y].sort(), [...numbers].sort())
}

/** RT-P4-1: the view as it would be with more tourists in a block. */
function settled(view: RouteView, seat: number, block: string, coming: readonly number[]): RouteView {
  const players = view.players.map((player, index) => {
    if (index !== seat) return player
    const tourists = withTourists(player.board.tourists, block, coming)
    return { ...player, board: { ...player.board, tourists } }
  })
  return { ...view, players }
}
