import type { Flow } from '@curio/kernel'
import type { CryptidsState, Slot } from './state.ts'
import { type CryptidsTable, choose, playerOf, tell } from './table.ts'

/** CR-DATA-19. */
export const BID_TOKENS = 2

function slotOf(state: CryptidsState, card: string): Slot {
  const slot = state.display.find((each) => each?.card === card)
  if (!slot) throw new Error(`${card} is not on display`)
  return slot
}

/** CR-BID-5: why a seat cannot bid on a card. */
export const bidForbidden = ({ bids }: Slot, seat: number): 'bidThere' | null =>
  bids.includes(seat) ? 'bidThere' : null

/** CR-BID-3, CR-NOBID-1: why a seat has no token to place. */
export function tokenForbidden(state: CryptidsState, seat: number): 'noBidsUsed' | 'noFreeBid' | null {
  if (state.options.noBids) return 'noBidsUsed'
  return playerOf(state, seat).freeBids > 0 ? null : 'noFreeBid'
}

/** Displayed cards without a token of that seat. */
export function cardsToBidOn({ display }: CryptidsState, seat: number): string[] {
  const cards: string[] = []
  for (const slot of display) if (slot && bidForbidden(slot, seat) === null) cards.push(slot.card)
  return cards
}

/** Whether a free token of the seat has somewhere to go. */
export function canPlaceBid(state: CryptidsState, seat: number): boolean {
  if (tokenForbidden(state, seat) !== null) return false
  return state.display.some((slot) => slot !== null && bidForbidden(slot, seat) === null)
}

export function placeBid(t: CryptidsTable, seat: number, card: string): void {
  playerOf(t.state, seat).freeBids -= 1
  addBid(t.state, seat, card)
  tell(t, { kind: 'bid', seat, card, from: null })
}

export function addBid(state: CryptidsState, seat: number, card: string): void {
  const { bids } = slotOf(state, card)
  bids.push(seat)
  bids.sort((one, other) => one - other)
}

export function removeBid(state: CryptidsState, seat: number, card: string): void {
  const { bids } = slotOf(state, card)
  bids.splice(bids.indexOf(seat), 1)
}

/** CR-BID-2, CR-BID-7: the tokens on a card that leaves the display return to their owners. */
export function returnBids(t: CryptidsTable, slot: Slot): void {
  if (slot.bids.length === 0) return
  for (const seat of slot.bids) playerOf(t.state, seat).freeBids += 1
  tell(t, { kind: 'bids.returned', seats: [...slot.bids], card: slot.card })
  slot.bids = []
}

/** CR-SOLO-7, CR-SOLO-8: alone, a returned token is placed at once. */
export function* replaceBidsInSolo(t: CryptidsTable): Flow {
  if (t.state.poacher) yield* placeFreeBids(t, 0)
}

/** A seat places all its free tokens, as long as there are cards for them. */
export function* placeFreeBids(t: CryptidsTable, seat: number): Flow {
  while (canPlaceBid(t.state, seat)) {
    const card = yield* choose(t, seat, 'bid.place', () => cardsToBidOn(t.state, seat))
    placeBid(t, seat, card)
  }
}

/** CR-BID-3: a player may place a free token at any moment, in anybody's turn. */
export function offerFreeBids(t: CryptidsTable): void {
  const { state } = t
  t.offer<string>({
    kind: 'bid.free',
    // Whoever is asked something places its tokens by what it is asked.
    open: (seat, isAwaited) => !isAwaited && state.phase !== 'setup' && canPlaceBid(state, seat),
    options: (seat) => cardsToBidOn(state, seat),
    act: (seat, card) => {
      placeBid(t, seat, card)
    },
  })
}
