import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHelper, atTurn } from './support/table.ts'

test('CR-CARD-1: a found card is followed by the next level, level III by another one', () => {
  const game = atTurn()
    .show(0, 'kraken')
    .show(1, 'havhest')
    .bids({ kraken: [0], havhest: [0] })
  game.at(0, 'N1').skills(0, 'trackSkill').hand(0, 'W', 'V', 'B', 'W', 'V')
  game.script('afanc').answer(0, 'track:kraken:W,V,B')
  assert.equal(game.shown()[0], 'afanc')
  game.script('ajatar').answer(0, 'skill.track:havhest:W,V')
  assert.equal(game.shown()[1], 'ajatar')
})

test('CR-CARD-2, CR-CARD-3, CR-CARD-6, CR-PAID-4: a refreshed card goes to the discard pile of its level', () => {
  const game = atHelper().bids({ selma: [0, 1] })
  game.player(0).coins = 1
  game.script('lossie').answer(0, 'card:dahu')
  assert.deepEqual(game.state.cardDiscards[0], ['dahu'])
  assert.ok(game.shown().includes('lossie'))
})

test('CR-CARD-3, CR-CARD-11: the discard pile becomes the deck when the last card leaves it', () => {
  const game = atHelper()
  game.player(0).coins = 2
  const deck = game.state.decks[0]
  assert.ok(deck)
  deck.rest.splice(0, deck.rest.length, 'lossie')
  game.bids({ selma: [0, 1] }).answer(0, 'card:dahu')
  assert.deepEqual(deck.rest, ['dahu'])
  assert.deepEqual(game.state.cardDiscards[0], [])
})

test('CR-CARD-6, CR-CARD-11: a card just discarded can come back where it is the only one', () => {
  const game = atHelper()
  game.player(0).coins = 1
  game.state.decks[0]?.rest.splice(0)
  game.bids({ selma: [0, 1] }).answer(0, 'card:dahu')
  assert.ok(game.shown().includes('dahu'))
})

test('CR-CARD-4, CR-CARD-5, CR-BAD-51: with deck and discard pile empty the slot stays empty', () => {
  for (const [card, place, level, cover] of [
    ['kraken', 'N1', 3, 'W,V,B'],
    ['selma', 'N1', 2, 'W,E'],
  ] as const) {
    const game = atTurn().show(0, card, 0).at(0, place).hand(0, 'W', 'V', 'B', 'E')
    game.state.decks[level - 1]?.rest.splice(0)
    game.answer(0, `track:${card}:${cover}`)
    assert.equal(game.state.display[0], null)
  }
})

test('CR-CARD-7, CR-SETUP-7: a found card remembers what its marks were filled with, the tokens are discarded', () => {
  const game = atTurn().map('N1:B').show(0, 'lagopus', 0).hand(0, 'S', 'V').draws('ev-F1', 'ev-V1')
  game.answer(0, 'fly:N3')
  assert.deepEqual([game.slot('lagopus').location, game.slot('lagopus').evidence], ['N3', ['S', 'V']])
  game.script('karadag').answer(0, 'track:lagopus:S,V')
  const [found] = game.player(0).found
  assert.deepEqual([found?.location, found?.evidence], ['N3', ['S', 'V']])
  assert.deepEqual(game.faces(game.state.discard).sort(), ['F', 'S', 'V', 'V'])
})

test('CR-CARD-8: a refreshed card forgets what its marks were filled with', () => {
  const game = atHelper().bids({ selma: [0, 1] })
  game.player(0).coins = 1
  game.show(3, 'elwetritsch').draws('ev-F1').answer(0, 'pay:down')
  assert.equal(game.slot('elwetritsch').location, 'N3')
  game.player(0).coins = 1
  const discarded = game.state.discard.length
  game.script('dahu').answer(0, 'card:elwetritsch')
  assert.equal(game.state.discard.length, discarded + 1)
  assert.deepEqual(game.state.cardDiscards[0], ['elwetritsch'])
})

test('CR-CARD-9, CR-BAD-49: a mark without a token waits, and the card cannot be tracked until then', () => {
  const game = atTurn().at(0, 'E4').map('E4:B', 'N1:F').show(0, 'kolovertysh', 0).hand(0, 'F')
  game.state.bag.rest.splice(0)
  game.answer(0, 'move:stay')
  assert.deepEqual(game.slot('kolovertysh').evidence, ['F', '?'])
  assert.deepEqual(game.offers('track'), [])
  game.state.discard.push('ev-S1')
  game.answer(0, 'fly:KYI')
  assert.deepEqual(game.slot('kolovertysh').evidence, ['F', 'S'])
})

test('CR-CARD-10: a mark filled with a rumour requires a rumour', () => {
  const game = atTurn().at(0, 'E4').map('N1:B').show(0, 'kolovertysh', 0).hand(0, 'F', 'r').draws('ev-R1')
  game.answer(0, 'move:stay')
  assert.deepEqual(game.slot('kolovertysh').evidence, ['F', 'R'])
  assert.ok(game.offers('track').includes('track:kolovertysh:F,r'))
})
