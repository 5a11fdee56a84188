import type { Flow } from '@curio/kernel'
import { writeAct } from './acts.ts'
import { cardsOf, discardCards, handOf, openCards, playCard, refill } from './cards.ts'
import { pieceAt, pieceId } from './dice.ts'
import type { Forbidden } from './reasons.ts'
import type { RouteState } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'

/** RT-BASE-2. */
export const HAND_SIZE = 3

/** RT-BASE-8, RT-BASE-9: one card of the lead player, and one of the two that the neighbours offer. */
export function* selectCards(t: RouteTable): Flow {
  const { lead } = t.state
  const left = (lead + 1) % t.seats
  const right = (lead + t.seats - 1) % t.seats
  yield* playAsLead(t, lead)
  if (left === right) yield* offerTogether(t, [left], 2)
  else yield* offerTogether(t, [left, right], 1)
  yield* takeOffer(t, lead)
}

const REFRESH = writeAct('card.play', { act: 'refresh' })

/** RT-BASE-45: before the card comes a new hand, if the player wants it and has not had it yet. */
export function* playAsLead(t: RouteTable, seat: number): Flow {
  for (;;) {
    const answer = yield* t.choose(seat, 'card.play', () => {
      const cards = seatCards(t.state, seat)
      return refuseRefresh(cards) === null ? [...cards.hand, REFRESH] : cards.hand
    })
    const act = actOf(t, 'card.play', answer)
    switch (act.act) {
      case 'card':
        playForRound(t, seat, act.card)
        return
      case 'refresh':
        refreshHand(t, seat)
    }
  }
}

function refreshHand(t: RouteTable, seat: number): void {
  const old = handOf(t.state, seat).splice(0)
  discardCards(t.state, old)
  cardsOf(t.state).refreshed.push(seat)
  t.note({ kind: 'hand.refreshed', seat, cards: old })
  refill(t, seat, old.length)
}

/** A card of the hand becomes a round card. */
export function playForRound(t: RouteTable, seat: number, card: string): void {
  t.reveal()
  playCard(t.state, seat, card)
  addRoundCard(t, card)
  t.note({ kind: 'card.played', seat, card })
}

export function addRoundCard(t: RouteTable, card: string): void {
  t.state.roundDice.push(pieceAt(cityAt(t), card))
}

/** Everybody chooses in secret, then all cards are shown at once. */
export function* offerTogether(t: RouteTable, seats: readonly number[], count: number): Flow {
  yield* t.together(seats, (seat) => chooseSecretly(t, seat, count))
  t.reveal()
  for (const seat of seats) showChosen(t, seat)
}

function* chooseSecretly(t: RouteTable, seat: number, count: number): Flow {
  for (let left = count; left > 0; left--) {
    const answer = yield* t.choose(seat, 'card.offer', () => {
      const cards = seatCards(t.state, seat)
      return cards.hand.filter((card) => refuseHandCard(cards, card) === null)
    })
    chosenBy(t.state, seat).push(actOf(t, 'card.offer', answer).card)
  }
}

function showChosen(t: RouteTable, seat: number): void {
  const cards = chosenBy(t.state, seat).splice(0)
  for (const card of cards) playCard(t.state, seat, card)
  cardsOf(t.state).shown.push(...cards)
  t.note({ kind: 'cards.shown', seat, cards })
}

function* takeOffer(t: RouteTable, lead: number): Flow {
  const { state } = t
  const { shown } = cardsOf(state)
  const { card } = actOf(t, 'card.take', yield* t.choose(lead, 'card.take', () => [...shown]))
  addRoundCard(t, card)
  discardCards(
    state,
    shown.splice(0).filter((each) => each !== card),
  )
  t.note({ kind: 'card.taken', seat: lead, card })
}

/** RT-BASE-12: the round cards are discarded. */
export function discardRoundCards(t: RouteTable): void {
  const city = cityAt(t)
  discardCards(
    t.state,
    t.state.roundDice.splice(0).map((piece) => pieceId(city, piece)),
  )
}

/** What decides which cards a seat may choose. */
export interface SeatCards {
  readonly hand: readonly string[]
  /** Those of the hand that are offered already. */
  readonly chosen: readonly string[]
  readonly shown: readonly string[]
  readonly refreshed: boolean
}

export function seatCards(state: RouteState, seat: number): SeatCards {
  const { refreshed } = cardsOf(state)
  return {
    hand: handOf(state, seat),
    chosen: chosenBy(state, seat),
    shown: openCards(state),
    refreshed: refreshed.includes(seat),
  }
}

function chosenBy(state: RouteState, seat: number): string[] {
  const chosen = cardsOf(state).chosen[seat]
  if (!chosen) throw new Error(`seat ${seat} has no hand`)
  return chosen
}

const NOT_IN_HAND: Forbidden = { why: 'notInHand', rule: 'RT-BASE-8' }
const NOT_SHOWN: Forbidden = { why: 'notShown', rule: 'RT-BASE-8' }
const HAND_REFRESHED: Forbidden = { why: 'handRefreshed', rule: 'RT-BASE-45' }

export function refuseHandCard({ hand, chosen }: SeatCards, card: string): Forbidden | null {
  return hand.includes(card) && !chosen.includes(card) ? null : NOT_IN_HAND
}

export function refuseShownCard({ shown }: SeatCards, card: string): Forbidden | null {
  return shown.includes(card) ? null : NOT_SHOWN
}

export function refuseRefresh({ refreshed }: SeatCards): Forbidden | null {
  return refreshed ? HAND_REFRESHED : null
}
