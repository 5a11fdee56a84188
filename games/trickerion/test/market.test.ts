import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Component } from '../content/vocabulary.ts'
import { effectiveCount } from '../rules/components.ts'
import { acting, atPlan, type FreshGame } from './support/fresh.ts'

/** Seat 0 is at Market Row with 5 points, nothing in the workshop and 20 coins. */
function marketRow(...stall: readonly Component[]): FreshGame {
  const game = acting('marketRow').stacks(0, {}).rich(0, 5, 20, 0).team(0, 'magician')
  if (stall.length > 0) game.state.market.stall = [...stall]
  return game
}

/** Purchases of a kind, without bargains. */
const buys = (game: FreshGame, kind: Component): string[] =>
  game.offers('buy').filter((text) => text.startsWith(`buy:${kind}`) && text.endsWith(':0'))

const own = (game: FreshGame): string[] =>
  game.player().components.map(({ kind, count, on }) => `${count} ${kind} ${on}`)

test('TR-MKT-BUY-1, TR-MKT-BUY-3, TR-BAD-51, TR-BAD-52: one to three tokens of one kind on sale, for a point', () => {
  const game = marketRow()
  assert.deepEqual(buys(game, 'wood'), ['buy:wood*1:0', 'buy:wood*2:0', 'buy:wood*3:0'])
  game.refuses('buy:wood*0:0', 'buy:wood*4:0', 'buy:wood*1+metal*1:0', 'buy:rope*1:0')
  game.does('buy:wood*3:0')
  assert.deepEqual([game.ap(), own(game)], [4, ['3 wood board']])
})

test('TR-MKT-BUY-2: one, two or three coins for a token', () => {
  const paid = (kind: Component): number => 20 - marketRow(kind).does(`buy:${kind}*1:0`).player().coins
  assert.deepEqual([paid('wood'), paid('rope'), paid('cog')], [1, 2, 3])
})

test('TR-MKT-BUY-4, TR-GEN-10: the token on sale stays, so a kind never sells out', () => {
  const game = marketRow('wood', 'metal')
  game.does('buy:wood*3:0')
  assert.deepEqual(game.state.market.stall, ['wood', 'metal'])
  game.stacks(0, {}).does('buy:wood*3:0')
  assert.deepEqual(own(game), ['3 wood board'])
})

test('TR-MKT-BUY-5, TR-MKT-BUY-6, TR-MKT-QUICK-3: a quick order costs a coin more, unless it is on sale anyway', () => {
  const game = marketRow('wood', 'rope')
  game.state.market.quickOrder = 'saw'
  assert.equal(game.does('buy:saw*2:0').player().coins, 14)
  game.state.market.quickOrder = 'rope'
  assert.equal(game.does('buy:rope*2:0').player().coins, 10)
})

test('TR-MKT-BUY-7, TR-CMP-3, TR-CMP-4, TR-BAD-53: a stack has three tokens at most', () => {
  const game = marketRow().stacks(0, { wood: 2 })
  assert.deepEqual(buys(game, 'wood'), ['buy:wood*1:0'])
  game.does('buy:wood*1:0')
  assert.deepEqual([own(game), buys(game, 'wood')], [['3 wood board'], []])
})

test('TR-MKT-BUY-8: several purchases in one placement, also of the same kind', () => {
  const game = marketRow().does('buy:wood*1:0', 'buy:metal*2:0', 'buy:wood*2:0')
  assert.deepEqual([own(game), game.ap(), game.player().coins], [['3 wood board', '2 metal board'], 2, 15])
})

test('TR-GEN-12, TR-GEN-13, TR-BAD-55: too few coins, even after bargaining', () => {
  const game = marketRow('cog').rich(0, 5, 3, 0).withAp(3)
  assert.deepEqual(game.offers('buy'), ['buy:cog*1:0', 'buy:cog*1:1', 'buy:cog*1:2'])
  game.rich(0, 5, 1, 0)
  assert.deepEqual(game.offers('buy'), ['buy:cog*1:2'])
})

test('TR-MKT-BARG-1, TR-MKT-BARG-2, TR-MKT-BARG-4, TR-BAD-56, TR-BAD-57: each point takes a coin off one purchase', () => {
  const game = marketRow('cog')
  game.refuses('bargain', 'buy::1', 'buy:cog*1:5').does('buy:cog*2:3')
  assert.deepEqual([game.ap(), game.player().coins], [1, 17])
  game.withAp(3).refuses('buy:cog*1:3')
})

test('TR-MKT-BARG-3, TR-MKT-BARG-5, TR-BAD-56, TR-BAD-107: one coin is paid for every purchase', () => {
  const game = marketRow('rope', 'wood')
  game.refuses('buy:rope*1:2', 'buy:wood*1:1').does('buy:rope*1:1')
  assert.deepEqual([game.ap(), game.player().coins], [3, 19])
  game.does('buy:rope*1:1')
  assert.deepEqual([game.ap(), game.player().coins], [1, 18])
})

test('TR-MKT-ORD-1, TR-MKT-ORD-2, TR-MKT-ORD-4, TR-MKT-ORD-7: any kind on any free slot, once, for nobody in particular', () => {
  const game = marketRow()
  assert.equal(game.offers('order').length, 48)
  game.does('order:cog:2')
  assert.deepEqual(
    [game.ap(), game.player().coins, game.state.market.orders],
    [4, 20, [null, null, 'cog', null]],
  )
  game.refuses('order:cog:0', 'order:rope:2')
  assert.equal(game.offers('order').length, 33)
})

test('TR-MKT-ORD-3, TR-MKT-ORD-8, TR-BAD-58: four slots, each facing a Buy slot; when they are full nothing is ordered', () => {
  const game = marketRow()
  game.state.market.orders = ['rope', 'saw', 'cog', null]
  assert.equal(game.offers('order').length, 9)
  game.does('order:wood:3')
  assert.deepEqual(game.offers('order'), [])
  game.does('end').endRound()
  assert.deepEqual(game.state.market.stall, ['rope', 'saw', 'cog', 'wood'])
})

test('TR-MKT-ORD-5, TR-BAD-60: a kind that is on sale may be ordered', () => {
  assert.ok(marketRow('wood').offers('order').includes('order:wood:0'))
})

test('TR-MKT-ORD-6, TR-BAD-59: what is ordered is not on sale yet', () => {
  const game = marketRow('wood').does('order:rope:0')
  game.refuses('buy:rope*1:0')
})

test('TR-MKT-ORD-9: a kind may come to lie on two Buy slots', () => {
  const game = marketRow('wood', 'metal', 'glass', 'fabric').does('order:wood:1', 'end').endRound()
  assert.deepEqual(game.state.market.stall, ['wood', 'wood', 'glass', 'fabric'])
  game.plans({ magician: 'marketRow' }).does('place:magician:marketRow.0')
  assert.equal(buys(game, 'wood').length, 3)
  game.does('order:rope:0', 'end').endRound()
  assert.deepEqual(game.state.market.stall, ['rope', 'wood', 'glass', 'fabric'])
})

test('TR-MKT-QUICK-1, TR-MKT-QUICK-2: two points; what lay there goes away', () => {
  const game = marketRow().does('quick:rope')
  assert.deepEqual([game.ap(), game.state.market.quickOrder], [3, 'rope'])
  game.does('quick:saw')
  assert.deepEqual([game.ap(), game.state.market.quickOrder], [1, 'saw'])
})

test('TR-MKT-QUICK-3, TR-MKT-QUICK-4: on sale for everybody until the end of the round', () => {
  const game = atPlan().plans({ magician: 'marketRow' }, { magician: 'marketRow' })
  game.does('place:magician:marketRow.0', 'quick:rope', 'end', 'place:magician:marketRow.3')
  assert.ok(game.offers('buy', 1).includes('buy:rope*1:0'))
  game.endRound()
  assert.equal(game.state.market.quickOrder, null)
})

test('TR-MKT-QUICK-5, TR-MKT-QUICK-6, TR-BAD-103: any other kind, wherever it lies', () => {
  const game = marketRow('wood').does('order:saw:0')
  game.state.market.quickOrder = 'rope'
  const kinds = game.offers('quickOrder').map((text) => text.replace('quick:', ''))
  assert.equal(kinds.length, 11)
  assert.ok(kinds.includes('wood') && kinds.includes('saw') && !kinds.includes('rope'))
})

test('TR-EX-MKT-1: rope by quick order, for one coin', () => {
  const game = atPlan().plans({ magician: 'marketRow' }, { magician: 'marketRow' }).stacks(0, {})
  game.does('place:magician:marketRow.0').rich(0, 5, 1, 0)
  assert.deepEqual([game.ap(), game.state.market.stall.includes('rope')], [5, false])
  game.does('quick:rope')
  game.refuses('buy:rope*1:3', 'buy:rope*1:1')
  game.does('buy:rope*1:2')
  assert.deepEqual(
    [game.player().coins, own(game), game.state.market.quickOrder],
    [0, ['1 rope board'], 'rope'],
  )
  assert.equal(game.state.placement, null, 'no points are left')
  game.does('place:magician:marketRow.3')
  assert.ok(game.offers('buy', 1).includes('buy:rope*1:0'), 'for everybody')
  const rich = marketRow('wood').rich(0, 5, 9, 0).does('quick:rope').withAp(9)
  rich.refuses('buy:rope*1:3')
})

test('TR-EX-MKT-2: two orders and two purchases', () => {
  const game = atPlan().team(0, 'magician', 'engineer').stacks(0, {}).rich(0, 5, 20, 0)
  game.plans({ engineer: 'marketRow' }, { magician: 'workshop' }).does('place:engineer:marketRow.0')
  game.state.market.stall = ['rope', 'metal', 'glass', 'fabric']
  assert.equal(game.ap(), 4)
  game.does('order:petroleum:2', 'order:padlock:3', 'buy:rope*2:0', 'buy:metal*3:0')
  assert.equal(game.player().coins, 13)
  assert.equal(game.state.placement, null)
  game.endRound()
  assert.deepEqual(game.state.market.stall, ['rope', 'metal', 'petroleum', 'padlock'])
})

test('TR-CMP-1, TR-CMP-2, TR-CMP-5, TR-CMP-8, TR-BAD-54: six stacks, and a new kind needs a free slot', () => {
  const game = marketRow('padlock', 'wood')
  game.stacks(0, { wood: 1, metal: 1, glass: 1, fabric: 1, rope: 1, saw: 1 })
  assert.deepEqual([buys(game, 'padlock'), buys(game, 'wood').length], [[], 2])
  game.stack(0, 'saw', 0)
  assert.equal(buys(game, 'padlock').length, 3)
})

test('TR-CMP-5, TR-CMP-12, TR-CMP-14: a new kind may lie on the Manager board, two tokens of it', () => {
  const game = marketRow('rope').team(0, 'magician', 'manager')
  assert.deepEqual(buys(game, 'rope'), [
    'buy:rope*1:0',
    'buy:rope*2:0',
    'buy:rope*3:0',
    'buy:rope*1@manager:0',
    'buy:rope*2@manager:0',
  ])
  game.does('buy:rope*1@manager:0')
  assert.deepEqual(own(game), ['1 rope manager'])
  assert.deepEqual(buys(game, 'rope'), ['buy:rope*1@manager:0'], 'more of it joins the stack')
  game.stack(0, 'saw', 1, 'manager')
  assert.ok(game.offers('buy').every((text) => !text.includes('wood') || !text.includes('manager')))
})

test('TR-CMP-6, TR-CMP-7: tokens go back one by one, for nothing', () => {
  const game = marketRow().stacks(0, { wood: 2, rope: 1 })
  game.does('return')
  assert.deepEqual(
    game.options().filter((text) => String(text).startsWith('token:')),
    ['token:wood', 'token:rope'],
  )
  game.does('token:rope', 'return', 'token:wood')
  assert.deepEqual([own(game), game.player().coins, game.ap()], [['1 wood board'], 20, 5])
})

test('TR-CMP-6, TR-TRK-4: wherever a player has an open decision', () => {
  const game = atPlan()
  game.answer(0, 'return', 'token:wood')
  game.answer(0, 'assign:magician:downtown', 'ready').answer(1, 'ready')
  assert.ok(game.options().includes('return'))
  game.does('place:magician:downtown.0')
  assert.ok(game.options().includes('return'))
})

const counts = (game: FreshGame, kind: Component): number => effectiveCount(game.player(), game.content, kind)

test('TR-CMP-9, TR-CMP-10, TR-CMP-11, TR-CMP-12, TR-BAD-53, TR-EX-CMP-1: a token more on the Manager board, up to three', () => {
  const game = marketRow('rope').team(0, 'magician', 'manager').stack(0, 'rope', 1, 'manager')
  assert.equal(counts(game, 'rope'), 2)
  assert.deepEqual(buys(game, 'rope'), ['buy:rope*1@manager:0'])
  game.stack(0, 'rope', 2, 'manager')
  assert.deepEqual([counts(game, 'rope'), buys(game, 'rope')], [3, []])
  assert.equal(counts(game, 'saw'), 0, 'an empty slot adds nothing')
})

test('TR-CMP-10, TR-CMP-13, TR-EX-CMP-2, TR-WS-MOVE-13: three tokens may move there, and count as three', () => {
  const game = acting('workshop').team(0, 'magician', 'manager').stacks(0, { rope: 3 })
  game.does('stack:rope')
  assert.deepEqual([own(game), counts(game, 'rope')], [['3 rope manager'], 3])
})

test('TR-CMP-16: a trick stays prepared when its components go', () => {
  const game = acting('workshop').noTricks(0).trick(0, 'linking-rings').stacks(0, { metal: 2 })
  game.does('prepare:linking-rings', 'return', 'token:metal')
  assert.equal(game.own('linking-rings').markers, 2)
})
