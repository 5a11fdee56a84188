import { boardOf } from './board.ts'
import type { Turn } from './state.ts'
import { cityAt, type RouteTable } from './table.ts'

/** RT-BASE-28, RT-BASE-29: every uncircled cafe that new segments touch gives its bonus, once in a game. */
export function visitCafes(t: RouteTable, seat: number, turn: Turn, reached: readonly number[]): void {
  const { vertices } = cityAt(t)
  const board = boardOf(t.state, seat)
  for (const vertex of reached) {
    const cafe = vertices[vertex]
    if (!cafe?.cafe || board.circledShops.includes(vertex)) continue
    board.circledShops.push(vertex)
    board.stored[cafe.cafe] = (board.stored[cafe.cafe] ?? 0) + 1
    turn.acts.push({ act: 'cafe', at: cafe.id, bonus: cafe.cafe })
  }
}

/** RT-BASE-32, RT-BASE-33: circled bonuses that were never used. */
export const unusedBonuses = (stored: Readonly<Record<string, number>>): number =>
  Object.values(stored).reduce((sum, count) => sum + count, 0)
