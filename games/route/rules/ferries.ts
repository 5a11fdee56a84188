import type { Flow } from '@curio/kernel'
import { writeAct } from './acts.ts'
import { boardOf, isEmpty } from './board.ts'
import type { City } from './city.ts'
import type { Forbidden } from './reasons.ts'
import type { Board, Harbour, Turn } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'

export function harbourOf({ harbour }: Board): Harbour {
  if (!harbour) throw new Error('no ferries leave from this city')
  return harbour
}

const LEFT: Forbidden = { why: 'ferryLeft', rule: 'RT-SYD-18' }
const COAST_FULL: Forbidden = { why: 'coastFull', rule: 'RT-SYD-19' }
const OCCUPIED: Forbidden = { why: 'occupied', rule: 'RT-SYD-20' }
const INLAND: Forbidden = { why: 'inland', rule: 'RT-SYD-18' }

/** RT-SYD-18, RT-SYD-19: a ferry leaves once, and only for a coast where something is free. */
export function refuseFerry(city: City, board: Board, block: number): Forbidden | null {
  if (board.harbour === undefined || !city.blocks[block]?.ferry) return null
  if (board.harbour.crossed.includes(block)) return LEFT
  return landings(city, board).length > 0 ? null : COAST_FULL
}

/** RT-SYD-18, RT-SYD-20: tourists land at the coast, where nobody is yet. */
export function refuseLanding(city: City, board: Board, block: number): Forbidden | null {
  if (!city.blocks[block]?.coastal) return INLAND
  return isEmpty(board, block) ? null : OCCUPIED
}

function landings(city: City, board: Board): number[] {
  return [...city.blocks.keys()].filter((block) => refuseLanding(city, board, block) === null)
}

/** RT-SYD-18: the chosen ferry is crossed out, and its passengers choose where to land. */
export function* takeFerry(t: RouteTable, seat: number, turn: Turn): Flow {
  const city = cityAt(t)
  const board = boardOf(t.state, seat)
  harbourOf(board).crossed.push(turn.block)
  const blocks = landings(city, board).map((block) => city.blocks[block]?.id ?? '')
  const answer = yield* t.choose(seat, 'ferry', () => blocks.map((block) => writeAct('ferry', { block })))
  const { block } = actOf(t, 'ferry', answer)
  turn.block = city.blockAt.get(block) ?? -1
  turn.acts.push({ act: 'landing', block })
}
