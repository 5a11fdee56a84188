import { type Json, type Question, sameJson } from '@curio/kernel'
import { TOURIST_TYPES } from '../../content/pack.ts'
import type { Answer } from '../../rules/acts.ts'
import type { Shown } from '../../rules/shown.ts'
import { type RouteView, readAnswer, type Standing } from '../../text/index.ts'
import { changedView, quickStanding } from './standing-request.ts'
import { comingTourists, ownDice } from './things.ts'

/** What an answer would make of the best route; null where it does not touch the board at once. */
export function routeChange(
  pack: Shown,
  view: RouteView,
  question: Question,
  answer: Json,
): { readonly before: Standing; readonly after: Standing } | null {
  const read = readAnswer(pack, question.kind, answer)
  const then = read && viewAfter(pack, view, question.seat, read)
  const before = then && quickStanding(pack, view, question.seat)
  const after = then && quickStanding(pack, then, question.seat)
  return before && after && { before, after }
}

function viewAfter(pack: Shown, view: RouteView, seat: number, answer: Answer): RouteView | null {
  switch (answer.kind) {
    case 'draw':
      return answer.act.act === 'section'
        ? changedView({ view, seat, add: answer.act.ids, remove: [] })
        : null
    case 'correction.draw':
      return changedView({ view, seat, add: [answer.act.segment], remove: [] })
    case 'correction.erase':
      return answer.act.act === 'erase'
        ? changedView({ view, seat, add: [], remove: [answer.act.segment] })
        : null
    case 'block':
      return answer.act.act === 'block' && isAtNumbers(pack, view, seat, answer.act.block)
        ? withTourists(view, seat, answer.act.block, comingTourists(pack, view, seat))
        : null
    case 'tourist.any':
    case 'tourist.extra':
    case 'tourist.repeat': {
      const { type } = answer.act
      const block = view.players[seat]?.turn?.block
      const coming = TOURIST_TYPES.map((each) => (each === type ? 1 : 0))
      return block ? withTourists(view, seat, block, coming) : null
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

/** RT-P3-5: anywhere else only one tourist comes, who is chosen later. */
function isAtNumbers(pack: Shown, view: RouteView, seat: number, id: string): boolean {
  const { numbers } = ownDice(pack, view, seat)
  const block = pack.map.blocks.find((each) => each.id === id)
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
