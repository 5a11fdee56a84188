import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Json, Match } from '@curio/kernel'
import { cryptids } from '../index.ts'
import { atHelper, atTurn, type TestGame } from './support/table.ts'

/** Seat 0 finds the Karadag Serpent, on which seats 0 and 1 had bid. */
function afterFind(seats = 3): TestGame {
  const game = atTurn({ seats })
    .show(0, 'karadag')
    .bids({ karadag: [0, 1], dahu: [0, 1], selma: [2] })
  return game.at(0, 'E3').hand(0, 'E', 'W').map('N1:B').script('kraken').answer(0, 'track:karadag:E,W')
}

test('CR-BID-2, CR-BID-3, CR-BAD-2: a returned token may be placed at once, without stopping the active player', () => {
  const game = afterFind()
  assert.deepEqual(game.asked(), ['0 turn'])
  assert.equal(game.kind(1), 'bid.free')
  const turn = game.run.askOf(0)
  game.answer(1, 'kraken')
  assert.equal(game.run.askOf(0), turn, 'the active player is still asked the same')
  assert.deepEqual(game.slot('kraken').bids, [1])
  assert.equal(game.kind(1), null)
  assert.equal(game.kind(2), null, 'who has no free token is asked nothing')
})

test('CR-BID-3: what the active player may do follows from where the others place their tokens', () => {
  const game = afterFind().map('N1:B').answer(0, 'move:stay')
  game.player(0).action = 'ready'
  game.answer(0, 'refresh', 0)
  assert.ok(game.run.askOf(0)?.fault(['kraken']) === null)
  game.answer(1, 'kraken')
  game.refuses(0, ['kraken'])
})

test('CR-BID-3, CR-GEN-7: an undo does not reach across what another seat did meanwhile', () => {
  const created = Match.create(cryptids, {
    seats: 2,
    seed: new Uint8Array(32).fill(3),
    options: { seating: [0, 1] },
  })
  assert.ok(created.ok)
  const match = created.value
  const answer = (seat: number, value: Json): boolean =>
    match.answer({ seat, question: match.questions(seat)[0]?.id, value }).ok
  while (match.state.phase === 'setup') {
    const [seat = 0] = match.awaited()
    const question = match.questions(seat)[0]
    assert.ok(question && question.form !== 'compose')
    assert.ok(
      answer(seat, question.form === 'pick' ? question.options.slice(0, 2) : (question.options[0] as Json)),
    )
  }
  const slot = match.state.display.find((each) => each?.bids.includes(1))
  assert.ok(slot)
  slot.bids = slot.bids.filter((seat) => seat !== 1)
  const other = match.state.players[1]
  assert.ok(other)
  other.freeBids = 1
  assert.ok(answer(0, 'move:stay'))
  assert.deepEqual([match.awaited(), match.offered()], [[0], [1]])
  assert.equal(match.undoRefusal(0), null)
  assert.ok(answer(1, slot.card))
  assert.equal(match.undoRefusal(0)?.code, 'other-seat')
  assert.equal(match.undoRefusal(1), null)
})

test('CR-BID-4, CR-ENDT-6, CR-BAD-42: a helper turn does not end while a free token can be placed', () => {
  const game = atHelper()
  game.bids({ selma: [0], dahu: [1], skvader: [1] })
  game.player(0).freeBids = 1
  game.answer(0, 'down:0')
  while (game.kind(0) !== 'helper') game.answer(0, [])
  game.refuses(0, 'end').answer(0, 'bid:dahu')
  assert.ok(game.offers('end').length === 1)
})

test('CR-BID-4: the round does not close while a token that became free later can be placed', () => {
  const game = atHelper().until('helper', 1)
  game.bids({ selma: [0], dahu: [1], skvader: [1] })
  game.player(0).freeBids = 1
  while (game.asked()[0] !== '0 bid.place' && game.state.round === 1) game.pass()
  assert.deepEqual(game.asked(), ['0 bid.place'])
  game.answer(0, 'dahu')
  assert.equal(game.state.round, 2)
})

test('CR-BID-5, CR-BAD-52: any card without an own token; where there is none the duty is waived', () => {
  const game = atHelper()
  game.bids({ selma: [0], dahu: [1], skvader: [1] })
  game.player(0).freeBids = 1
  assert.deepEqual(
    game.offers('bid'),
    ['skvader', 'trochus', 'dahu', 'pricolici', 'rasselbock'].map((card) => `bid:${card}`),
  )
  game.state.display = game.state.display.map((slot) => (slot?.card === 'selma' ? slot : null))
  assert.deepEqual(game.offers('bid'), [])
  game.answer(0, 'up')
  assert.equal(game.offers('end').length, 1)
})

test('CR-BID-6: in the final round free tokens need not be placed', () => {
  const game = atHelper()
  game.bids({ selma: [0], dahu: [1], skvader: [1] })
  game.player(0).freeBids = 1
  game.state.finalRound = game.state.round
  game.answer(0, 'up', 'end')
  assert.equal(game.player(0).freeBids, 1)
})

test('CR-BID-7, CR-REFR-5: an own token on a card that is refreshed returns', () => {
  const game = atTurn()
    .map('N1:B')
    .bids({ selma: [0], skvader: [0], dahu: [1], trochus: [1] })
  game.answer(0, 'refresh', 0, ['selma'], 'coins')
  assert.equal(game.player(0).freeBids, 1)
  assert.ok(game.offers('bid').length > 0)
})

test('CR-CHBID-1, CR-CHBID-2, CR-BAD-41: one token moves to a card without an own one, once a turn, for nothing', () => {
  const game = atHelper().bids({ selma: [0, 1], dahu: [0], skvader: [1] })
  game.refuses(0, 'rebid:selma:dahu', 'rebid:skvader:trochus').answer(0, 'rebid:selma:skvader')
  assert.deepEqual([game.slot('selma').bids, game.slot('skvader').bids], [[1], [0, 1]])
  assert.deepEqual(game.offers('rebid'), [])
  assert.equal(game.player(0).coins, 1)
})

test('CR-CHBID-3, CR-EX-24, CR-BAD-65: a token just placed stays; the other one may still be moved', () => {
  const game = atHelper().bids({ selma: [0], dahu: [1], skvader: [1] })
  game.player(0).freeBids = 1
  game.answer(0, 'bid:dahu').refuses(0, 'rebid:dahu:trochus').answer(0, 'rebid:selma:trochus')
  assert.deepEqual([game.slot('dahu').bids, game.slot('trochus').bids], [[0, 1], [0]])
  game.refuses(0, 'rebid:trochus:selma', 'rebid:dahu:selma')
})
