import assert from 'node:assert/strict'
import { test } from 'node:test'
import { candidates, refuseBlock } from '../rules/block.ts'
import { harbourOf, refuseFerry, refuseLanding } from '../rules/ferries.ts'
import { atHarbourTurns, type Selected } from './support/sydney.ts'
import type { TourGame } from './support/tour.ts'

/** Card Y1 and the green die 3: the locations are (1;3) and (3;1), the western ferry. */
const AT_FERRY: Selected = {
  rolled: { red: 2, green: 3, blue: 5, effect: 6 },
  offered: ['green', 'blue'],
  die: 'green',
  cover: 'SYD_OPERA',
}

const coast = (game: TourGame): string[] =>
  game.city.blocks.filter(({ coastal }) => coastal).map(({ id }) => id)

/** Fills coastal locations of the first player, but for some. */
function fillCoast(game: TourGame, ...free: readonly string[]): void {
  for (const id of coast(game)) if (!free.includes(id)) game.tourists(0, id, [1, 0, 0, 0])
}

test('RT-SYD-18, RT-DM-54: a ferry takes the tourists to any free coastal location, and the section starts there', () => {
  const game = atHarbourTurns(AT_FERRY)
  game.tourists(0, 'b62', [1, 0, 0, 0])
  game.answer(0, 'b31')
  assert.equal(game.kind(0), 'ferry')
  assert.deepEqual(
    game.options(0),
    coast(game).filter((id) => id !== 'b62'),
  )
  game.answer(0, 'b63')
  assert.deepEqual(game.touristsIn(0, 'b63'), [1, 2, 0, 0])
  assert.deepEqual(game.touristsIn(0, 'b31'), [0, 0, 0, 0])
  assert.deepEqual(harbourOf(game.board(0)).crossed, [game.block('b31')])
  assert.deepEqual(
    harbourOf(game.player(0).board).crossed,
    [],
    'nobody else sees it before the round is over',
  )
  const pairs = game.options(0).filter((option) => String(option).startsWith('a:'))
  assert.ok(pairs.includes('a:v62+v63'))
  assert.ok(!pairs.includes('a:h21+h31'), 'not beside the ferry')
})

test('RT-SYD-18, RT-ERR-36: a ferry leaves once in a game', () => {
  const game = atHarbourTurns(AT_FERRY)
  harbourOf(game.board(0)).crossed.push(game.block('b31'))
  game.tourists(1, 'b13', [1, 0, 0, 0])
  assert.deepEqual(candidates(game.city, game.board(0), game.turn(0)), [game.block('b13')])
  assert.equal(refuseFerry(game.city, game.board(0), game.block('b31'))?.why, 'ferryLeft')
  assert.equal(
    refuseBlock(game.city, game.board(0), [game.block('b13')], game.block('b31'))?.why,
    'ferryLeft',
  )
  assert.equal(refuseFerry(game.city, game.board(0), game.block('b41')), null, 'the other one has not left')
})

test('RT-SYD-18, RT-SYD-20, RT-ERR-36: tourists land at the coast, and only where there are none', () => {
  const game = atHarbourTurns(AT_FERRY).answer(0, 'b31')
  game.tourists(0, 'b12', [0, 1, 0, 0])
  assert.equal(refuseLanding(game.city, game.board(0), game.block('b22'))?.why, 'inland')
  assert.equal(refuseLanding(game.city, game.board(0), game.block('b12'))?.why, 'occupied')
  assert.equal(refuseLanding(game.city, game.board(0), game.block('b31'))?.why, 'inland', 'not on the ferry')
  assert.equal(game.refusal(0, 'b22'), 'not-an-option')
})

test('RT-SYD-20: segments and diagonals at a coastal location leave it free', () => {
  const game = atHarbourTurns(AT_FERRY)
  game.drawn(0, 'v62', 'h52', 'h53', 'n63').answer(0, 'b31')
  assert.ok(game.options(0).includes('b63'))
})

test('RT-SYD-19: a ferry is a candidate as long as some of the coast is free', () => {
  const game = atHarbourTurns(AT_FERRY)
  fillCoast(game, 'b61')
  assert.deepEqual(candidates(game.city, game.board(0), game.turn(0)), [game.block('b31')])
  fillCoast(game)
  assert.deepEqual(candidates(game.city, game.board(0), game.turn(0)), [])
  assert.equal(refuseFerry(game.city, game.board(0), game.block('b31'))?.why, 'coastFull')
})

test('RT-SYD-19, RT-P3-5: where no candidate is free, a ferry counts as occupied', () => {
  const game = atHarbourTurns({ ...AT_FERRY, rolled: { ...AT_FERRY.rolled, green: 1 } })
  game.tourists(0, 'b11', [1, 0, 0, 0])
  const found = candidates(game.city, game.board(0), game.turn(0))
  assert.deepEqual(found, [])
  assert.equal(refuseBlock(game.city, game.board(0), found, game.block('b31'))?.rule, 'RT-SYD-19')
  assert.equal(refuseBlock(game.city, game.board(0), found, game.block('b21')), null)
})

test('RT-SYD-19, RT-P3-4: a ferry that is the only candidate is taken at once', () => {
  const game = atHarbourTurns({ ...AT_FERRY, before: (each) => each.tourists(0, 'b13', [1, 0, 0, 0]) })
  assert.equal(game.kind(0), 'ferry')
})

test('RT-P4-2, RT-DM-57: in the fallback nobody comes who has no place in Sydney', () => {
  const game = atHarbourTurns({
    ...AT_FERRY,
    rolled: { ...AT_FERRY.rolled, green: 1 },
    before: (each) => each.tourists(0, 'b11', [1, 0, 0, 0]),
  })
  game.answer(0, 'b66')
  assert.deepEqual([game.kind(0), game.options(0)], ['tourist.any', ['red', 'green', 'blue']])
})
