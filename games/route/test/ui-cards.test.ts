import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blocksLedTo, blocksWith } from '../ui/model/dice-leads.ts'
import { comingTourists, ownDice, thingOf, thingsTold, touristsOn } from '../ui/model/things.ts'
import { type RouteView, viewRoute } from '../view.ts'
import { atCardTurns, dealt } from './support/cards.ts'
import type { TourGame } from './support/tour.ts'

const viewOf = ({ state, content }: TourGame, seat = 0): RouteView => viewRoute(state, seat, content)

const table = (game: TourGame) => ({ pack: game.content.pack as never, view: viewOf(game) })

const choosing = (kind: string, ...chosen: string[]) => ({ kind, chosen: new Set(chosen) })

test('RT-BASE-10: the first card of a round lights its row and its column', () => {
  const game = dealt({ hands: [['T3', 'T9', 'V1']] })
  const led = blocksLedTo(table(game), choosing('card.play', 'T3'))
  assert.equal(led.length, 11)
  assert.ok(led.every((id) => id.slice(1).includes('3')))
  assert.deepEqual(blocksLedTo(table(game), choosing('card.play')), [])
})

test('RT-BASE-8, RT-BASE-10: each card that may be the second of the round says where it leads', () => {
  const game = dealt({
    hands: [
      ['T3', 'T9', 'V1'],
      ['T5', 'T15', 'V2'],
    ],
  }).answer(0, 'T3')
  // Whatever is chosen, each of the others stands for itself.
  for (const chosen of [[], ['V2']]) {
    assert.deepEqual(blocksWith(table(game), choosing('card.offer', ...chosen), 'T5'), ['b53', 'b35'])
    assert.deepEqual(blocksWith(table(game), choosing('card.offer', ...chosen), 'T15'), ['b33'])
  }
  assert.deepEqual(blocksLedTo(table(game), choosing('card.take', 'T5')), ['b53', 'b35'])
})

test('RT-BASE-19: of the pair of an initial round the second card says where it leads with the first', () => {
  const game = dealt({ seats: 3 })
  assert.deepEqual(blocksWith(table(game), choosing('card.pair'), 'T5'), [])
  assert.deepEqual(blocksWith(table(game), choosing('card.pair', 'T1'), 'T5'), ['b51', 'b15'])
  assert.deepEqual(blocksLedTo(table(game), choosing('card.pair', 'T1', 'T5')), ['b51', 'b15'])
})

test('RT-BASE-10: both round cards bring their tourists, a repeat card none for certain', () => {
  const game = atCardTurns({ cards: ['T3', 'V5'] })
  const { pack } = table(game)
  assert.deepEqual(ownDice(pack, viewOf(game), 0), { ids: ['T3', 'V5'], numbers: [3, 5] })
  assert.deepEqual(comingTourists(pack, viewOf(game), 0), [2, 0, 0, 1])
  assert.deepEqual(touristsOn(pack, viewOf(game), 'P1'), [])
})

test('cards are things of the board that a note can light', () => {
  const { pack } = table(dealt())
  assert.equal(thingOf(pack, 'T3'), 'card')
  assert.deepEqual(thingsTold(pack, { kind: 'cards.shown', seat: 1, cards: ['T3', 'V2'] }), ['T3', 'V2'])
})
