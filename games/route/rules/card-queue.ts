import { cardsOf } from './cards.ts'
import type { QueuePlace } from './state.ts'
import type { RouteTable } from './table.ts'

/** RT-BASE-48: so many cards in each row, from the bottom up. */
const ROWS = [3, 2, 3, 2] as const

/** By place, counted row by row from the bottom left: the places of the cards that cover it. */
const COVERED_BY: readonly (readonly number[])[] = ROWS.flatMap((length, row) => {
  const below = ROWS[row - 1]
  if (below === undefined) return Array.from({ length }, () => [])
  const from = ROWS.slice(0, row - 1).reduce((sum, each) => sum + each, 0)
  const left = (below - length - 1) / 2
  return Array.from({ length }, (_, column) =>
    [column + left, column + left + 1].filter((each) => each >= 0 && each < below).map((each) => from + each),
  )
})

/** RT-BASE-48: ten closed cards; those of the bottom row can be opened. */
export function layQueue(t: RouteTable): void {
  cardsOf(t.state).queue = COVERED_BY.map(() => ({ lies: 'closed', card: null }))
}

/** Opens every card that no other covers, and says where, left to right. */
export function openQueue(t: RouteTable): number[] {
  const { queue, deck } = cardsOf(t.state)
  const opened = [...queue.keys()].filter((place) => queue[place]?.lies === 'closed' && isBare(queue, place))
  for (const place of opened) queue[place] = { lies: 'open', card: t.draw(deck) ?? null }
  return opened
}

const isBare = (queue: readonly QueuePlace[], place: number): boolean =>
  (COVERED_BY[place] ?? []).every((below) => queue[below]?.lies === 'taken')

/** The place of an open card, or -1. */
export function placeInQueue(queue: readonly QueuePlace[], card: string): number {
  return queue.findIndex((place) => place.lies === 'open' && place.card === card)
}
