import { SUITS, type Suit } from '../content/vocabulary.ts'
import { type TrickerionContent, trickOf } from './content.ts'
import type { OwnTrick, Player, TrickerionState } from './state.ts'
import { hasBoard, playerOf } from './table.ts'

/** Trick cards of a player: where they lie, their symbols and their markers. */

export type TrickBoard = OwnTrick['on']

export function ownTrick({ tricks }: Player, id: string): OwnTrick | undefined {
  for (const own of tricks) if (own.trick === id) return own
  return undefined
}

/** A trick that the player is known to have. */
export function trickInWorkshop(player: Player, id: string): OwnTrick {
  const own = ownTrick(player, id)
  if (!own) throw new Error(`${id} is not in the workshop`)
  return own
}

/** TR-TRK-8, TR-TRK-9: trick slots of a board without a card. */
export function freeTrickSlots(player: Player, { pack }: TrickerionContent, on: TrickBoard): number {
  const { tricks, engineerTricks } = pack.constants.capacity
  let free = on === 'board' ? tricks : hasBoard(player, 'engineer') ? engineerTricks : 0
  for (const own of player.tricks) if (own.on === on) free -= 1
  return free
}

/** TR-PSET-13: symbols that are on no trick, in their order. */
export function freeSymbols({ tricks }: Player): readonly Suit[] {
  return SUITS.filter((symbol) => tricks.every((own) => own.symbol !== symbol))
}

/** Markers of a trick that lie on performance cards. */
function markersOnStage({ row }: TrickerionState, seat: number, trick: string): number {
  let markers = 0
  for (const show of row) {
    if (!show) continue
    for (const marker of show.markers) {
      if (marker.seat === seat && marker.trick === trick) markers += marker.size
    }
  }
  return markers
}

/** TR-WS-PREP-7, TR-WS-PREP-8: markers of the trick's symbol in the player's supply. */
export function freeMarkers(
  state: TrickerionState,
  { pack }: TrickerionContent,
  seat: number,
  { trick, markers }: OwnTrick,
): number {
  return pack.constants.markers.perSymbol - markers - markersOnStage(state, seat, trick)
}

/** TR-SETUP-2, TR-DT-LEARN-16: takes a card out of its open deck. */
export function takeTrick(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  trick: string,
  symbol: Suit,
  on: TrickBoard,
): OwnTrick {
  const deck = state.decks[trickOf(content, trick).entry.school]
  const index = deck.indexOf(trick)
  if (index < 0) throw new Error(`${trick} is not in its deck`)
  deck.splice(index, 1)
  const own: OwnTrick = { trick, symbol, markers: 0, on, extra: { fame: 0, coins: 0 } }
  playerOf(state, seat).tricks.push(own)
  return own
}

/** TR-TRK-1 to TR-TRK-3: the card goes back to its deck, all its markers and its symbol to the player's supply. */
export function giveBackTrick(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  trick: string,
): OwnTrick {
  const player = playerOf(state, seat)
  const own = trickInWorkshop(player, trick)
  player.tricks.splice(player.tricks.indexOf(own), 1)
  for (const show of state.row) {
    if (!show?.markers.some((marker) => marker.seat === seat && marker.trick === trick)) continue
    show.markers = show.markers.filter((marker) => marker.seat !== seat || marker.trick !== trick)
  }
  putIntoDeck(state, content, trick)
  return own
}

/** Decks lie open; they keep the order of the pack, so that who returned first makes no difference. */
function putIntoDeck(state: TrickerionState, content: TrickerionContent, trick: string): void {
  const { entry, rank } = trickOf(content, trick)
  const deck = state.decks[entry.school]
  const after = deck.findIndex((other) => trickOf(content, other).rank > rank)
  deck.splice(after < 0 ? deck.length : after, 0, trick)
}
