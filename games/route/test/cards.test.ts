import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Note, type Pool, poolSize } from '@curio/kernel'
import {
  cardsOf,
  dealHands,
  discardCards,
  drawUpTo,
  handOf,
  layDeck,
  playCard,
  refill,
  renewDeck,
} from '../rules/cards.ts'
import type { RouteTable } from '../rules/table.ts'
import { dealt } from './support/cards.ts'
import { TourGame } from './support/tour.ts'

/** The table of a match in which a deck has just been laid. */
function withDeck(cards: readonly string[], seats = 3): { t: RouteTable; notes: (Note | null)[] } {
  const { state, content } = new TourGame({ seats })
  const notes: (Note | null)[] = []
  const t = {
    state,
    content,
    seats,
    draw: (from: Pool<string>) => from.rest.shift(),
    note: (note: Note, to?: readonly number[], others: Note | null = null) => {
      notes.push(to === undefined ? note : others)
    },
  } as unknown as RouteTable
  layDeck(t, cards)
  return { t, notes }
}

const TEN = Array.from({ length: 10 }, (_, index) => `K${index}`)

test('RT-BASE-2: hands are dealt clockwise from the first player, and each card is in one place', () => {
  const { t } = withDeck(TEN)
  t.state.first = 1
  dealHands(t, 3)
  const { hands, deck } = cardsOf(t.state)
  assert.deepEqual(hands[1], ['K0', 'K1', 'K2'])
  assert.deepEqual(
    hands.map((hand) => hand.length),
    [3, 3, 3],
  )
  assert.deepEqual([...hands.flat(), ...deck.rest].sort(), TEN)
})

test('RT-BASE-55: the others learn how many cards somebody draws, and not which', () => {
  const { t, notes } = withDeck(TEN)
  drawUpTo(t, 1, 3)
  assert.deepEqual(notes, [{ kind: 'cards.drawn', seat: 1, count: 3 }])
  const game = dealt({
    hands: [
      ['T1', 'T2', 'T3'],
      ['T8', 'T9', 'T10'],
    ],
  })
  const drawn = (viewer: number | null) => game.told(viewer).filter(({ kind }) => kind === 'cards.drawn')
  const count = (seat: number) => ({ kind: 'cards.drawn', seat, count: 3 })
  assert.deepEqual(drawn(null), [count(0), count(1)])
  assert.deepEqual(drawn(0), [{ kind: 'cards.drawn', seat: 0, cards: ['T1', 'T2', 'T3'] }, count(1)])
})

test('RT-BASE-13: only an empty deck is renewed, out of the discard pile', () => {
  const { t } = withDeck(['K1', 'K2', 'K3'], 2)
  drawUpTo(t, 0, 2)
  const [first = ''] = handOf(t.state, 0)
  playCard(t.state, 0, first)
  discardCards(t.state, [first])
  renewDeck(t)
  assert.deepEqual([poolSize(cardsOf(t.state).deck), cardsOf(t.state).discard], [1, [first]])
  drawUpTo(t, 1, 3)
  assert.equal(handOf(t.state, 1).length, 1, 'a deck without cards gives none')
  renewDeck(t)
  assert.deepEqual([cardsOf(t.state).deck.rest, cardsOf(t.state).discard], [[first], []])
})

test('RT-BASE-12, RT-BASE-13: who draws the last cards of the deck draws on out of the renewed one', () => {
  const { t, notes } = withDeck(['K1', 'K2', 'K3'], 2)
  drawUpTo(t, 0, 2)
  for (const card of ['K1', 'K2']) {
    playCard(t.state, 0, card)
    discardCards(t.state, [card])
  }
  notes.splice(0)
  refill(t, 0, 3)
  assert.deepEqual([handOf(t.state, 0), cardsOf(t.state).discard], [['K3', 'K1', 'K2'], []])
  assert.deepEqual(notes, [
    { kind: 'cards.drawn', seat: 0, count: 1 },
    { kind: 'deck.renewed', cards: 2 },
    { kind: 'cards.drawn', seat: 0, count: 2 },
  ])
  notes.splice(0)
  refill(t, 1, 3)
  assert.deepEqual([handOf(t.state, 1), notes], [[], []], 'neither deck nor discard pile has anything left')
})
