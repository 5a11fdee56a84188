import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FreshGame } from './support/fresh.ts'

test('TR-RND-1, TR-RND-2, TR-ADV-8: seven phases, without the turn order in the first round', () => {
  const game = new FreshGame().setUp().endRound().endRound()
  const phases = ['dice', 'order', 'advertise', 'assignment', 'action', 'performance', 'end']
  const told = game.told('phase').map(({ phase }) => phase)
  assert.deepEqual(
    told.slice(0, 6),
    phases.filter((phase) => phase !== 'order'),
  )
  assert.deepEqual(told.slice(6, 13), phases)
})

test('TR-GEN-2, TR-GEN-3, TR-RND-4, TR-FIN-1, TR-QUICK-14, TR-QUICK-16: five rounds, or seven, the last one in full', () => {
  const rounds = (options = {}): number[] => {
    const game = new FreshGame({ options }).setUp().until(({ run }) => run.over)
    assert.equal(game.told('phase').at(-2)?.phase, 'end')
    return game.told('round').map(({ round }) => round)
  }
  assert.deepEqual(rounds(), [1, 2, 3, 4, 5])
  assert.deepEqual(rounds({ darkAlley: true }), [1, 2, 3, 4, 5, 6, 7])
  assert.deepEqual(rounds({ quickGame: true }), [2, 3, 4, 5])
  assert.deepEqual(rounds({ quickGame: true, darkAlley: true }), [2, 3, 4, 5, 6, 7])
})

test('TR-BAD-96: nothing is answered after the end', () => {
  const game = new FreshGame().setUp().until(({ run }) => run.over)
  assert.deepEqual(game.asked(), [])
  assert.throws(() => game.answer(0, 'none'), /is not asked/)
})

test('TR-DICE-1, TR-DICE-2, TR-DICE-7, TR-DICE-8: all six dice are rolled anew in every round', () => {
  const game = new FreshGame({ chance: [0, 'R01', 0, 1, 'escape', 'any', 'manager', 'x', 5, 'x'] }).setUp()
  assert.deepEqual(game.state.dice, ['escape', 'any', 'manager', 'x', 5, 'x'])
  game.toPlan().plan(0, {}).script('R09', 'x', 'optical', 'x', 'apprentice', 6, 3).plan(1, {})
  assert.deepEqual(game.state.dice, ['x', 'optical', 'x', 'apprentice', 6, 3])
  const { dice } = game.content.pack
  assert.deepEqual(
    dice.map(({ place, faces }) => `${place} ${[...faces].sort().join(' ')}`),
    [
      'residence any escape mechanical optical spiritual x',
      'residence any escape mechanical optical spiritual x',
      'inn assistant engineer manager x x x',
      'inn apprentice apprentice apprentice apprentice apprentice x',
      'bank 3 4 4 5 6 x',
      'bank 3 4 4 5 6 x',
    ],
  )
})

/** The order of round 2 with this Fame, after such an order in round 1. */
function ordered(fame: readonly number[], order: readonly number[]): readonly number[] {
  const game = new FreshGame({ seats: fame.length }).setUp().toPlan()
  game.state.order = [...order]
  fame.forEach((each, seat) => {
    game.player(seat).fame = each
  })
  return game.endRound().state.order
}

test('TR-ORDER-1: least Fame goes first', () => {
  assert.deepEqual(ordered([9, 4, 7], [0, 1, 2]), [1, 2, 0])
})

test('TR-ORDER-2: two with equal Fame swap', () => {
  assert.deepEqual(ordered([5, 5], [0, 1]), [1, 0])
  assert.deepEqual(ordered([5, 3, 5], [2, 1, 0]), [1, 0, 2])
})

test('TR-ORDER-3, TR-EX-ORDER-1: a tied group is reversed', () => {
  assert.deepEqual(ordered([10, 12, 10, 10], [0, 1, 2, 3]), [3, 2, 0, 1])
})

test('TR-ORDER-4, TR-ADV-6: Fame of the round does not change its order', () => {
  const game = new FreshGame().setUp().does('advertise')
  assert.deepEqual([game.player(0).fame, game.state.order], [7, [0, 1]])
  game.player(0).fame = 30
  game.plans({ magician: 'downtown' }, { magician: 'downtown' })
  assert.deepEqual([game.asked(), game.state.order], [['0 turn'], [0, 1]])
})

test('TR-ADV-1, TR-ADV-2, TR-ADV-5, TR-BAD-11: in turn order, each once, until the end of the round', () => {
  const game = new FreshGame({ seats: 3 }).setUp()
  assert.deepEqual(game.asked(), ['0 advertise'])
  game.does('advertise')
  assert.deepEqual(game.asked(), ['1 advertise'], 'nobody is asked twice')
  game.does('none').does('advertise')
  assert.deepEqual(
    game.state.players.map(({ hasPoster }) => hasPoster),
    [true, false, true],
  )
  game.endRound()
  assert.ok(game.state.players.every(({ hasPoster }) => !hasPoster))
})

test('TR-ADV-3, TR-ADV-4: the number of the slot in coins, for two Fame', () => {
  const game = new FreshGame({ seats: 4 }).setUp().does('advertise', 'advertise', 'advertise', 'advertise')
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => game.purse(seat)),
    [
      [7, 9, 1],
      [7, 10, 1],
      [7, 11, 1],
      [7, 12, 1],
    ],
  )
  assert.equal(game.player(0).fameBy.posters, 2)
})

test('TR-ADV-7, TR-GEN-12, TR-BAD-12: whoever cannot pay is not asked', () => {
  const game = new FreshGame({ seats: 3 }).setUp()
  game.player(1).coins = 1
  game.player(2).coins = 3
  game.does('none')
  assert.deepEqual(game.asked(), ['2 advertise'])
})

test('TR-PC-6, TR-BAD-13: the second of two players pays three', () => {
  const game = new FreshGame().setUp()
  game.player(1).coins = 2
  game.does('none')
  assert.deepEqual(game.asked(), ['0 plan', '1 plan'], 'two coins are not enough')
  const other = new FreshGame().setUp().does('none', 'advertise')
  assert.deepEqual(other.purse(1), [7, 11, 1])
})

test('TR-BAD-14: whoever is not asked cannot answer', () => {
  const game = new FreshGame().setUp()
  assert.throws(() => game.answer(1, 'advertise'), /is not asked/)
})
