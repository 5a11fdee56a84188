import type { Flow } from '@curio/kernel'
import { writeAct } from './acts.ts'
import { addRoundCard, playForRound } from './card-draft.ts'
import { cardsOf, handOf, openCards } from './cards.ts'
import type { QueuePlace } from './state.ts'
import { actOf, type RouteTable } from './table.ts'

/** RT-BASE-47. */
export const SOLO_HAND_SIZE = 2

/** RT-BASE-48: rows of 3, 2, 3 and 2 from the bottom up, and the places of the row below that cover each. */
const COVERED_BY: readonly (readonly number[])[] = [
  [],
  [],
  [],
  [0, 1],
  [1, 2],
  [3],
  [3, 4],
  [4],
  [5, 6],
  [6, 7],
]

/** Ten closed cards. */
export function layQueue(t: RouteTable): void {
  cardsOf(t.state).queue = COVERED_BY.map(() => ({ lies: 'closed', card: null }))
}

/** RT-BASE-49: opens every closed card that nothing covers any more, and says where, left to right. */
export function openQueue(t: RouteTable): number[] {
  const { queue, deck } = cardsOf(t.state)
  const opened: number[] = []
  for (const [index, place] of queue.entries()) {
    if (place.lies !== 'closed' || !isUncovered(queue, index)) continue
    place.lies = 'open'
    place.card = t.draw(deck) ?? null
    t.note({ kind: 'queue.opened', place: index, card: place.card })
    opened.push(index)
  }
  return opened
}

const isUncovered = (queue: readonly QueuePlace[], index: number): boolean =>
  (COVERED_BY[index] ?? []).every((below) => queue[below]?.lies === 'taken')

export function takeFromQueue(t: RouteTable, card: string): void {
  const place = cardsOf(t.state).queue.find((each) => each.card === card)
  if (!place) throw new Error(`${card} does not lie open`)
  place.lies = 'taken'
  place.card = null
}

/** RT-BASE-47: a card of the hand, and one of the queue. */
export function* selectAlone(t: RouteTable): Flow {
  const { state } = t
  const answer = yield* t.choose(0, 'card.play', () =>
    handOf(state, 0).map((card) => writeAct('card.play', { act: 'card', card })),
  )
  const played = actOf(t, 'card.play', answer)
  if (played.act !== 'card') throw new Error('a hand is not refreshed alone')
  playForRound(t, 0, played.card)
  const { card } = actOf(t, 'card.take', yield* t.choose(0, 'card.take', () => openCards(state)))
  takeFromQueue(t, card)
  addRoundCard(t, card)
  t.note({ kind: 'card.taken', seat: 0, card })
}
