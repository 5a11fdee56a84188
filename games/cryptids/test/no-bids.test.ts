import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atTurn } from './support/table.ts'

const without = { options: { noBids: true } }

test('CR-NOBID-1: any displayed card may be tracked, and there are no bid tokens', () => {
  const game = atTurn(without).at(0, 'N1').hand(0, 'W', 'E').map('N2:B')
  assert.equal(game.player(0).freeBids, 0)
  assert.ok(game.offers('track').includes('track:selma:W,E'))
  game.script('karadag').answer(0, 'track:selma:W,E')
  assert.equal(game.player(0).found.length, 1)
})

test('CR-NOBID-2, CR-NOBID-3, CR-BAD-59: no card is replaced, no bid placed or changed, the market is', () => {
  const game = atTurn(without).map('N1:B').answer(0, 'refresh', 0)
  assert.equal(game.kind(0), 'refresh.bonus')
  game.answer(0, 'coins').toHelper(0)
  game.player(0).coins = 5
  assert.deepEqual([...game.offers('payCard'), ...game.offers('rebid'), ...game.offers('bid')], [])
  assert.deepEqual(game.offers('payMarket'), ['market'])
})

test('CR-NOBID-4: abilities that refresh replace no card either', () => {
  const game = atTurn(without).show(0, 'tatzelwurm').at(0, 'S2').hand(0, 'F', 'B').map('N1:B')
  game.script('karadag').answer(0, 'track:tatzelwurm:F,B', 'refresh', 0)
  assert.equal(game.kind(0), 'refresh.bonus')
})
