import type { Flow } from '@curio/kernel'
import { TOMES, TOURIST_TYPES, type Tome } from '../content/pack.ts'
import { type ShopAct, writeAct } from './acts.ts'
import { addTourists, boardOf } from './board.ts'
import type { City } from './city.ts'
import { meetRegular } from './events/regulars.ts'
import type { Forbidden } from './reasons.ts'
import type { Board, EventMark, Turn } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'

/** RT-BON-1, RT-BON-2, RT-BON-6: drawing up to a shop means a visit, once a round. */
export function* visitShop(
  t: RouteTable,
  seat: number,
  turn: Turn,
  shops: readonly number[],
  regulars: readonly EventMark[] = [],
): Flow {
  if (turn.shopVisited) return
  const city = cityAt(t)
  const board = boardOf(t.state, seat)
  // RT-BON-3, RT-BON-4: a circled shop is used up, and only new segments lead to one.
  const touched = shops.filter((vertex) => refuseShop(city, board, shops, vertex) === null)
  // RT-EV-23: a regular customer is one more shop.
  const doors: ShopAct[] = [
    ...touched.map((vertex) => ({ act: 'shop', crossing: vertexId(city, vertex) }) as const),
    ...regulars.map(({ index }) => ({ act: 'regular', block: city.blocks[index]?.id ?? '' }) as const),
  ]
  const door = doors.length > 1 ? yield* chooseDoor(t, seat, doors) : doors[0]
  if (door === undefined) return
  turn.shopVisited = true
  const card = t.state.openShop ?? ''
  switch (door.act) {
    case 'shop':
      board.circledShops.push(city.vertexAt.get(door.crossing) ?? -1)
      turn.acts.push({ act: 'shop', at: door.crossing, card, tome: yield* receiveBonus(t, seat, turn) })
      return
    case 'regular': {
      const block = city.blockAt.get(door.block)
      for (const regular of regulars) if (regular.index === block) regular.circled = true
      const tome = yield* receiveBonus(t, seat, turn)
      meetRegular(t, turn, { act: 'regular', block: door.block, bonus: null, card, tome })
    }
  }
}

const NO_SHOP: Forbidden = { why: 'noShop', rule: 'RT-BON-1' }
const SHOP_FAR: Forbidden = { why: 'shopFar', rule: 'RT-BON-2' }
const SHOP_USED: Forbidden = { why: 'shopUsed', rule: 'RT-BON-4' }

/** RT-BON-2 to RT-BON-4: one of the shops that the new segments reach, unless it is circled. */
export function refuseShop(
  city: City,
  board: Board,
  reached: readonly number[],
  vertex: number,
): Forbidden | null {
  if (!city.vertices[vertex]?.shop) return NO_SHOP
  if (board.circledShops.includes(vertex)) return SHOP_USED
  return reached.includes(vertex) ? null : SHOP_FAR
}

export const shopsAt = (city: City, segment: number): readonly number[] => city.segments[segment]?.shops ?? []

function* chooseDoor(t: RouteTable, seat: number, doors: readonly ShopAct[]): Flow<ShopAct> {
  return actOf(t, 'shop', yield* t.choose(seat, 'shop', () => doors.map((door) => writeAct('shop', door))))
}

/** RT-BON-7, RT-BON-8, RT-BON-14, RT-BON-16: the open card's bonus; evaluates to the tome circled, if any. */
function* receiveBonus(t: RouteTable, seat: number, turn: Turn): Flow<Tome | null> {
  const card = t.content.pack.shopCards.find((each) => each.id === t.state.openShop)
  if (!card) throw new Error('no shop card is open')
  const board = boardOf(t.state, seat)
  switch (card.kind) {
    case 'BON_TOURISTS':
      welcome(
        board,
        turn,
        card.tourists.map((type) => TOURIST_TYPES.indexOf(type)),
      )
      return null
    case 'BON_DOUBLE':
      for (const bonus of card.bonuses) board.stored[bonus] += 1
      return null
    case 'TOME':
      return yield* circleTome(t, seat, board)
  }
}

/** RT-BON-15, RT-ARK-14: new tourists wait until there is a location for them. */
function welcome(board: Board, turn: Turn, tourists: readonly number[]): void {
  if (turn.block >= 0) addTourists(board, turn.block, tourists)
  else turn.waiting = [...tourists]
}

const TOME_CIRCLED: Forbidden = { why: 'tomeCircled', rule: 'RT-BON-9' }

export function refuseTome(board: Board, tome: Tome): Forbidden | null {
  return board.tomes[tome] === 'free' ? null : TOME_CIRCLED
}

/** RT-BON-8, RT-BON-9: any uncircled tome; with all three circled the card gives nothing. */
function* circleTome(t: RouteTable, seat: number, board: Board): Flow<Tome | null> {
  const free = TOMES.filter((tome) => refuseTome(board, tome) === null)
  const tome = free.length > 1 ? actOf(t, 'tome', yield* t.choose(seat, 'tome', free)).tome : free[0]
  if (tome === undefined) return null
  board.tomes[tome] = 'held'
  return tome
}

function vertexId(city: City, vertex: number): string {
  return city.vertices[vertex]?.id ?? ''
}
