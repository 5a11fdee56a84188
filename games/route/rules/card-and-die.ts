import type { Flow } from '@curio/kernel'
import { aloneWithQueue, prepareAlone, refreshQueue } from './card-and-die-alone.ts'
import { HAND_SIZE, playAsLead } from './card-draft.ts'
import { cardsOf, dealHands, discardCards, drawUpTo, handOf, layDeck } from './cards.ts'
import type { CoordinateSource } from './city-rules.ts'
import {
  colouredDice,
  dieId,
  effectDice,
  noteRoll,
  ownPair,
  pieceAt,
  pieceId,
  putAllAside,
  rollInto,
} from './dice.ts'
import { startMarks } from './landmark-die.ts'
import type { Forbidden } from './reasons.ts'
import { assignDice, cardAndDieOf } from './round-die.ts'
import type { CardAndDie } from './state.ts'
import { actOf, allSeats, cityAt, type RouteTable } from './table.ts'

/** RT-SYD-7: the left neighbour takes one die, the right one two; the last one is for the left. */
const TAKEN_BY_RIGHT = 2

/** Section 4.17: a card and a die give the coordinates, another die raises a rating and brings remote tourists. */
export const CARD_AND_DIE: CoordinateSource = {
  prepare,
  led: selectCardAndDie,
  alone: aloneWithQueue,
  initial: rollInitialDice,
  ownPair,
  refresh,
}

/** RT-SYD-1, RT-SYD-2, RT-SYD-SOLO-1. */
function prepare(t: RouteTable): void {
  layDeck(
    t,
    cityAt(t).cards.map(({ id }) => id),
  )
  startMarks(t)
  t.state.cardAndDie = {
    pairs: [[], []],
    offered: [],
    landmarkDie: -1,
    waiting: [],
    onCards: [],
  }
  // RT-SYD-3: nobody may have a new hand.
  cardsOf(t.state).refreshed.push(...allSeats(t))
  if (t.seats === 1) prepareAlone(t)
  else dealHands(t, HAND_SIZE)
}

/** RT-SYD-6 to RT-SYD-14. */
function* selectCardAndDie(t: RouteTable): Flow {
  const { lead } = t.state
  const left = (lead + 1) % t.seats
  const right = (lead + t.seats - 1) % t.seats
  // RT-ERR-38: twelve cards are enough.
  if (handOf(t.state, lead).length === 0) throw new Error('the lead player has no card')
  yield* playAsLead(t, lead)
  yield* claimDice(t, left, right)
  rollPairs(t)
  yield* offerDie(t, left)
  yield* offerDie(t, right)
  yield* assignDice(t, lead)
}

/** RT-SYD-7, RT-SYD-8: where one player sits on both sides, the first pair is what the second leaves. */
function* claimDice(t: RouteTable, left: number, right: number): Flow {
  const selection = cardAndDieOf(t.state)
  const [leftPair, rightPair] = selection.pairs
  putAllAside(t)
  if (left !== right) yield* claimDie(t, left, leftPair)
  for (let taken = 0; taken < TAKEN_BY_RIGHT; taken++) yield* claimDie(t, right, rightPair)
  leftPair.push(...unclaimed(t, selection))
}

function* claimDie(t: RouteTable, seat: number, pair: number[]): Flow {
  const city = cityAt(t)
  const answer = yield* t.choose(seat, 'die.claim', () =>
    unclaimed(t, cardAndDieOf(t.state)).map((die) => dieId(city, die)),
  )
  const { die } = actOf(t, 'die.claim', answer)
  pair.push(pieceAt(city, die))
  t.note({ kind: 'die.claim', seat, die })
}

const unclaimed = (t: RouteTable, selection: CardAndDie): number[] =>
  [...t.state.dice.keys()].filter((die) => refuseClaim(selection, die) === null)

function rollPairs(t: RouteTable): void {
  for (const pair of cardAndDieOf(t.state).pairs) rollInto(t, pair, 'available')
  noteRoll(t)
}

/** RT-SYD-7: first the left neighbour, then the right one. */
function* offerDie(t: RouteTable, seat: number): Flow {
  const city = cityAt(t)
  const selection = cardAndDieOf(t.state)
  const answer = yield* t.choose(seat, 'die.offer', () =>
    [...t.state.dice.keys()]
      .filter((die) => refuseOffer(selection, die) === null)
      .map((die) => dieId(city, die)),
  )
  const { die } = actOf(t, 'die.offer', answer)
  selection.offered.push(pieceAt(city, die))
  t.note({ kind: 'die.offer', seat, die })
}

/** RT-SYD-16: nobody takes dice; the effect die is rolled with four players only. */
function rollInitialDice(t: RouteTable): null {
  const city = cityAt(t)
  const withEffect = t.seats === city.dice.length ? effectDice(city) : []
  rollInto(t, [...colouredDice(city), ...withEffect], 'available')
  noteRoll(t)
  return null
}

/** RT-SYD-15, RT-SYD-SOLO-8: initial rounds have no card (RT-SYD-16). */
function refresh(t: RouteTable): void {
  const { state } = t
  const [card] = state.roundDice.splice(0)
  if (card === undefined) return
  discardCards(state, [pieceId(cityAt(t), card)])
  if (t.seats === 1) refreshQueue(t)
  else drawUpTo(t, state.lead, handOf(state, state.lead).length + 1)
  Object.assign(cardAndDieOf(state), { pairs: [[], []], offered: [], landmarkDie: -1 })
}

const TAKEN: Forbidden = { why: 'dieTaken', rule: 'RT-SYD-7' }
const NOT_ROLLED: Forbidden = { why: 'dieUnavailable', rule: 'RT-SYD-7' }

export function refuseClaim({ pairs }: CardAndDie, die: number): Forbidden | null {
  return pairs.some((pair) => pair.includes(die)) ? TAKEN : null
}

/** Who offers next has taken the pair of the same place. */
export function refuseOffer({ pairs, offered }: CardAndDie, die: number): Forbidden | null {
  return pairs[offered.length]?.includes(die) ? null : NOT_ROLLED
}
