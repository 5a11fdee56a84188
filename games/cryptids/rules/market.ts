import type { Flow } from '@curio/kernel'
import { type ActNamed, actOf, type TextList, type TextOf, write } from './acts.ts'
import { type CryptidsContent, type Face, tokenOf } from './content.ts'
import { discardToken, hasFreeSlot, refillMarket, takeFace } from './evidence.ts'
import type { Reason } from './reasons.ts'
import { settle } from './refresh.ts'
import type { CryptidsState, Player } from './state.ts'
import { type CryptidsTable, choose, faceOf, playerOf, tell, turnOf } from './table.ts'

/** Why a price may not be paid; a helper turn may forbid it (CR-HELP-5). */
export type PriceForbidden = (price: number) => 'tooDear' | 'lastCoin' | null

/** CR-MARK-8, CR-MARK-9: faces of the tokens on the board that were not bought in this phase. */
function sellable(state: CryptidsState, content: CryptidsContent, seat: number): Face[] {
  const { bought } = turnOf(state)
  const faces: Face[] = []
  for (const token of playerOf(state, seat).evidence) {
    const face = faceOf(content, token)
    if (!bought.includes(token) && !faces.includes(face)) faces.push(face)
  }
  return faces
}

/** CR-MARK-8: why evidence of that face cannot be sold or swapped. */
export function sellForbidden(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  face: Face,
): 'justBought' | null {
  return sellable(state, content, seat).includes(face) ? null : 'justBought'
}

/** CR-MARK-2, CR-MARK-8: why the token of a slot cannot be taken at all. */
function slotForbidden(state: CryptidsState, slot: number): 'slotEmpty' | 'justSold' | null {
  const token = state.market[slot]
  if (!token) return 'slotEmpty'
  return turnOf(state).sold.includes(token) ? 'justSold' : null
}

/** CR-MARK-2: why the token of a slot cannot be bought. */
export function buyForbidden(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  slot: number,
  forbidPrice: PriceForbidden,
): Reason | null {
  const forbidden = slotForbidden(state, slot)
  if (forbidden !== null) return forbidden
  if (!hasFreeSlot(playerOf(state, seat), content)) return 'noRoomToBuy'
  return forbidPrice(tokenOf(content, state.market[slot] as string).price)
}

/** CR-MARK-6, CR-MARK-7: why evidence of some price cannot be swapped for the token of a slot. */
function swapForbidden(
  state: CryptidsState,
  content: CryptidsContent,
  slot: number,
  own: number,
  forbidPrice: PriceForbidden,
): Reason | null {
  const forbidden = slotForbidden(state, slot)
  if (forbidden !== null) return forbidden
  return forbidPrice(tokenOf(content, state.market[slot] as string).price - own)
}

/** CR-MARK-5: something is sold into a full market by clearing any slot. */
export const isMarketFull = ({ market }: CryptidsState): boolean => !market.includes(null)

export const canSell = (state: CryptidsState, content: CryptidsContent, seat: number): boolean =>
  sellable(state, content, seat).length > 0

/** Whether some evidence can be swapped for the token of a slot. */
export function canSwapFor(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  slot: number,
  forbidPrice: PriceForbidden,
): boolean {
  const { evidence } = playerOf(state, seat)
  return sellable(state, content, seat).some((face) => {
    const own = priceOfFace(content, evidence, face)
    return swapForbidden(state, content, slot, own, forbidPrice) === null
  })
}

/** CR-MARK-2, CR-MARK-4, CR-MARK-5: what may be bought and sold. */
export function addTrades(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  forbidPrice: PriceForbidden,
  to: TextList<'buy' | 'sell' | 'sellInto'>,
): void {
  const { market } = state
  for (let slot = 0; slot < market.length; slot++) {
    if (buyForbidden(state, content, seat, slot, forbidPrice) === null) to.push(write.buy({ slot }))
  }
  const isFull = isMarketFull(state)
  for (const face of sellable(state, content, seat)) {
    if (!isFull) to.push(write.sell({ face }))
    else for (let slot = 0; slot < market.length; slot++) to.push(write.sellInto({ face, slot }))
  }
}

/** CR-MARK-6, CR-MARK-7. */
export function addSwaps(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  forbidPrice: PriceForbidden,
  to: TextOf<'helper'>[],
): void {
  const { evidence } = playerOf(state, seat)
  for (const face of sellable(state, content, seat)) {
    const own = priceOfFace(content, evidence, face)
    for (let slot = 0; slot < state.market.length; slot++) {
      if (swapForbidden(state, content, slot, own, forbidPrice) === null) to.push(write.swap({ face, slot }))
    }
  }
}

function priceOfFace(content: CryptidsContent, evidence: readonly string[], face: Face): number {
  const token = evidence.find((each) => faceOf(content, each) === face)
  return token === undefined ? 0 : tokenOf(content, token).price
}

export function trade(
  t: CryptidsTable,
  seat: number,
  act: ActNamed<'buy' | 'sell' | 'sellInto' | 'swap'>,
): void {
  switch (act.type) {
    case 'buy':
      buy(t, seat, act.slot)
      break
    case 'sell':
      sell(t, seat, act.face, null)
      break
    case 'sellInto':
      sell(t, seat, act.face, act.slot)
      break
    case 'swap':
      swap(t, seat, act.face, act.slot)
      break
  }
}

/** CR-MARK-3: the slot stays empty. */
function buy(t: CryptidsTable, seat: number, slot: number): void {
  const { state, content } = t
  const player = playerOf(state, seat)
  const token = takeFromMarket(t, slot)
  const { face, price } = tokenOf(content, token)
  player.coins -= price
  player.evidence.push(token)
  turnOf(state).bought.push(token)
  tell(t, { kind: 'bought', seat, face, price })
}

function sell(t: CryptidsTable, seat: number, face: Face, cleared: number | null): void {
  const { state, content } = t
  const player = playerOf(state, seat)
  const removed = cleared === null ? null : takeFromMarket(t, cleared)
  if (removed !== null) discardToken(t, removed)
  const token = takeFace(t, player.evidence, face, turnOf(state).bought)
  const { price } = tokenOf(content, token)
  state.market[state.market.indexOf(null)] = token
  player.coins += price
  turnOf(state).sold.push(token)
  tell(t, {
    kind: 'sold',
    seat,
    face: faceOf(content, token),
    price,
    removed: removed === null ? null : faceOf(content, removed),
  })
}

function swap(t: CryptidsTable, seat: number, face: Face, slot: number): void {
  const { state, content } = t
  const player = playerOf(state, seat)
  const turn = turnOf(state)
  const taken = takeFromMarket(t, slot)
  const given = takeFace(t, player.evidence, face, turn.bought)
  state.market[slot] = given
  player.evidence.push(taken)
  const coins = tokenOf(content, given).price - tokenOf(content, taken).price
  player.coins += coins
  turn.sold.push(given)
  turn.bought.push(taken)
  tell(t, { kind: 'swapped', seat, given: faceOf(content, given), taken: faceOf(content, taken), coins })
}

function takeFromMarket({ state }: CryptidsTable, slot: number): string {
  const token = state.market[slot]
  if (!token) throw new Error(`market slot ${slot} is empty`)
  state.market[slot] = null
  return token
}

/** CR-MARK-2: outside of a helper turn only the coins count. */
export const priceForbidden =
  ({ coins }: Player): PriceForbidden =>
  (price) =>
    price <= coins ? null : 'tooDear'

/** CR-ABIL-3, CR-ABIL-4, CR-ABIL-19: trading outside of the helper phase; no swaps, and no slot stays empty. */
export function* tradeFreely(t: CryptidsTable, seat: number): Flow {
  const { state, content } = t
  const turn = turnOf(state)
  const options = (): TextOf<'ability.trade'>[] => {
    const texts: TextOf<'ability.trade'>[] = []
    addTrades(state, content, seat, priceForbidden(playerOf(state, seat)), texts)
    texts.push(write.endTrade())
    return texts
  }
  for (;;) {
    const act = actOf('ability.trade', yield* choose(t, seat, 'ability.trade', options))
    if (act.type === 'endTrade') break
    trade(t, seat, act)
    if (act.type === 'buy') refillMarket(t, 'refilled')
    yield* settle(t, seat)
  }
  turn.bought = []
  turn.sold = []
}
