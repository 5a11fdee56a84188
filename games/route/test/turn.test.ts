import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import { isEmpty } from '../rules/board.ts'
import { sectionsFrom } from './support/acts.ts'
import { atTurns, TestGame } from './support/table.ts'
import { atTourTurns } from './support/tour.ts'

/** Round dice green 2 and red 1: tourists □□ ○○, blocks (2;1) and (1;2). */
const PLAIN = { numbers: [1, 2, 4, 5, 6], dice: ['green', 'red'] } as const

const draws = (game: TestGame, seat = 0): string[] => game.options(seat).map(String)
const drawings = (game: TestGame, way: 'a' | 'b'): (readonly string[])[] =>
  sectionsFrom(way, game.options(0)).map(({ ids }) => ids)
const ways = (game: TestGame, way: 'a' | 'b'): string[] => drawings(game, way).map((ids) => ids.join('+'))

test('RT-P3-1, RT-P3-3, RT-EX-4: two different numbers give two candidates, each player chooses', () => {
  const game = atTurns(PLAIN)
  assert.deepEqual(game.options(0), ['b21', 'b12'])
  assert.deepEqual(game.options(1), ['b21', 'b12'])
  game.answer(0, 'b21').answer(1, 'b12')
  assert.deepEqual([game.turn(0).block, game.turn(1).block], [game.block('b21'), game.block('b12')])
})

test('RT-P3-2, RT-EX-4: equal numbers leave one candidate', () => {
  const game = atTurns({ numbers: [2, 2, 4, 5, 6], dice: ['green', 'red'] })
  assert.equal(game.turn(0).block, game.block('b22'))
  assert.equal(game.turn(0).fallback, false)
})

test('RT-P3-4: the only empty candidate is chosen', () => {
  const game = atTurns({ ...PLAIN, before: (each) => each.tourists(0, 'b21', [0, 1, 0, 0]) })
  assert.equal(game.turn(0).block, game.block('b12'))
  assert.equal(game.kind(1), 'block', 'the other player still has both')
})

test('RT-P3-5, RT-P3-6, RT-P4-2: with no empty candidate any empty block takes one tourist of any type', () => {
  const game = atTurns({
    ...PLAIN,
    before: (each) => each.tourists(0, 'b21', [0, 1, 0, 0]).tourists(0, 'b12', [0, 1, 0, 0]),
  })
  assert.equal(game.options(0).length, 34)
  assert.equal(game.refusal(0, 'b21'), 'not-an-option')
  game.answer(0, 'b55')
  assert.deepEqual(game.options(0), ['red', 'green', 'blue', 'purple'])
  game.answer(0, 'purple')
  assert.deepEqual(game.touristsIn(0, 'b55'), [0, 0, 0, 1])
  assert.equal(game.refusal(1, 'b55'), 'not-an-option', 'illegal while a candidate is empty')
})

test('RT-P3-7: coordinate changes come before the choice and hold for their owner only', () => {
  const game = atTurns({
    ...PLAIN,
    before: (each) => {
      each.board(0).stored.BON_COORD = 1
    },
  })
  assert.deepEqual(game.options(0), ['b21', 'b12', 'coord:0+', 'coord:0-', 'coord:1+', 'coord:1-'])
  game.answer(0, 'coord:0+')
  assert.deepEqual(game.turn(0).numbers, [3, 1])
  assert.deepEqual(game.options(0), ['b31', 'b13'])
  assert.deepEqual(game.options(1), ['b21', 'b12'])
})

test('RT-P3-8: a round fills one block, so that ten rounds leave room', () => {
  const game = new TestGame({ seats: 2 }).keepTasks()
  const filled = (seat: number): number =>
    game.city.blocks.filter((_, block) => !isEmpty(game.player(seat).board, block)).length
  while (game.state.phase !== 'route') {
    const { round } = game.state
    const ask = game.run.questions[0]
    assert.ok(ask)
    game.answer(ask.seat, (ask.candidates().find((each) => each === 'end') ?? ask.candidates()[0]) as Json)
    if (game.state.round > round) assert.deepEqual([filled(0), filled(1)], [round, round])
  }
  assert.deepEqual([filled(0), filled(1)], [10, 10])
})

test('RT-P4-1, RT-P4-4: all tourists of both dice are placed, without asking', () => {
  const game = atTurns(PLAIN)
  game.answer(0, 'b21')
  assert.deepEqual(game.touristsIn(0, 'b21'), [2, 2, 0, 0])
  assert.equal(game.kind(0), 'draw')
})

test('RT-P2-9, RT-P4-3: the effect die adds one tourist of a type on the other die, in the same block', () => {
  const mixed = atTurns({ numbers: [3, 2, 4, 5, 1], dice: ['red', 'effect'] })
  mixed.answer(0, 'b31')
  assert.deepEqual(mixed.options(0), ['red', 'green'])
  mixed.answer(0, 'green')
  assert.deepEqual(mixed.touristsIn(0, 'b31'), [1, 2, 0, 0])
  const plain = atTurns({ numbers: [2, 2, 4, 5, 1], dice: ['red', 'effect'] })
  plain.answer(0, 'b21')
  assert.deepEqual(plain.touristsIn(0, 'b21'), [2, 0, 0, 0], 'one type on the die: nothing to ask')
})

test('RT-P4-5, RT-EX-22: in the fallback effects add nobody', () => {
  const game = atTurns({
    numbers: [1, 2, 3, 5, 3],
    dice: ['blue', 'effect'],
    options: { effects: { dark: 'FX_CORRECTION', light: 'FX_REPEAT' } },
    before: (each) => each.tourists(0, 'b33', [1, 0, 0, 0]),
  })
  assert.equal(game.turn(0).effect, 'FX_REPEAT')
  game.answer(0, 'b66', 'blue')
  assert.deepEqual(game.touristsIn(0, 'b66'), [0, 0, 1, 0])
  assert.equal(game.kind(0), 'draw')
})

test('RT-P4-6: a block may hold any number of tourists', () => {
  const game = atTurns({ ...PLAIN, shop: 'S1' })
  game.answer(0, 'b21', 'a:h11+v10')
  assert.deepEqual(game.touristsIn(0, 'b21'), [5, 2, 0, 0])
})

test('RT-P5-1, RT-P5-5: way (b) is one segment on any undrawn road of the map', () => {
  const game = atTurns({ ...PLAIN, before: (each) => each.drawn(0, 'h35') })
  game.answer(0, 'b21')
  const roads = game.city.roads.map((index) => game.city.segments[index]?.id)
  assert.deepEqual(
    ways(game, 'b'),
    roads.filter((id) => id !== 'h35'),
  )
  game.answer(0, 'b:v45')
  assert.deepEqual(game.segmentsOf(0), ['h35', 'v45'])
})

test('RT-P5-2: exactly one of the three ways is used in a round', () => {
  const game = atTurns(PLAIN)
  game.answer(0, 'b21')
  assert.equal(game.refusal(0, 'end'), 'not-an-option')
  game.answer(0, 'b:v45')
  assert.deepEqual(game.options(0), ['end'])
})

test('RT-P5-3, RT-P5-4, RT-P5-7, RT-P5-8: way (a) is two joined roads, at least one along the block', () => {
  const game = atTurns(PLAIN)
  game.answer(0, 'b21')
  const pairs = ways(game, 'a')
  assert.ok(pairs.includes('h10+h20'), 'straight on, the second away from the block')
  assert.ok(pairs.includes('h10+v10') && pairs.includes('h10+rNW'), 'from either end, left or right')
  assert.ok(pairs.includes('h11+v11'))
  assert.ok(!pairs.includes('h20+h30'), 'none along the block')
  assert.ok(!pairs.includes('h10+h11'), 'not joined')
  const block = game.block('b21')
  for (const pair of drawings(game, 'a')) {
    const [one, other] = pair.map((id) => game.city.segments[game.segment(id)])
    assert.ok(one && other)
    assert.ok(one.along.includes(block) || other.along.includes(block))
    assert.ok([one.a, one.b].some((vertex) => vertex === other.a || vertex === other.b))
  }
  const expected = countPairs(game, block)
  assert.equal(pairs.length, expected)
})

/** The pairs of RT-P5-8, counted from its words. */
function countPairs(game: TestGame, block: number): number {
  const roads = game.city.segments.filter((segment) => segment.exists && !segment.diagonal)
  let count = 0
  for (const one of roads) {
    for (const other of roads) {
      if (one.index >= other.index) continue
      const joined = one.a === other.a || one.a === other.b || one.b === other.a || one.b === other.b
      if (joined && (one.along.includes(block) || other.along.includes(block))) count += 1
    }
  }
  return count
}

test('RT-P5-6: drawing nothing is a way of its own, chosen explicitly', () => {
  const game = atTurns(PLAIN)
  game.answer(0, 'b21', 'c')
  assert.equal(game.turn(0).way, 'c')
  assert.deepEqual(game.segmentsOf(0), [])
  assert.deepEqual(game.options(0), ['end'])
})

test('RT-P5-9: new segments need not touch earlier ones', () => {
  const game = atTurns({ ...PLAIN, before: (each) => each.drawn(0, 'h45') })
  game.answer(0, 'b21', 'a:h10+h20')
  assert.deepEqual(game.segmentsOf(0), ['h10', 'h20', 'h45'])
})

test('RT-P5-10, RT-ERR-52: without a free pair at the block only (b) and (c) remain', () => {
  const beside = ['h10', 'h11', 'v10', 'v20']
  const game = atTurns({ ...PLAIN, before: (each) => each.drawn(0, ...beside) })
  game.answer(0, 'b21')
  assert.deepEqual(ways(game, 'a'), [])
  assert.ok(ways(game, 'b').length > 0 && draws(game).includes('c'))
  assert.equal(game.refusal(0, 'a:h10+h20'), 'not-an-option')
})

test('RT-P5-11: in the fallback the chosen block is the one to draw at', () => {
  const game = atTurns({
    ...PLAIN,
    before: (each) => each.tourists(0, 'b21', [0, 1, 0, 0]).tourists(0, 'b12', [0, 1, 0, 0]),
  })
  game.answer(0, 'b66', 'red')
  assert.ok(ways(game, 'a').includes('h55+rSE'))
  assert.ok(!ways(game, 'a').includes('h10+h20'))
})

test('RT-P5-12: stored segments are drawn before or after the action of the round', () => {
  const stored = (each: TestGame): void => {
    each.board(0).stored.BON_SEGMENT = 2
  }
  const game = atTurns({ ...PLAIN, before: stored })
  game.answer(0, 'b21', 'segment:h35', 'a:h10+h20', 'segment:h36')
  assert.deepEqual(game.segmentsOf(0), ['h10', 'h20', 'h35', 'h36'])
  assert.equal(game.board(0).stored.BON_SEGMENT, 0)
  assert.deepEqual(game.options(0), ['end'])
})

test('RT-P5-13, RT-P5-14, RT-DM-29, RT-EX-23: the far bank is reached over a bridge first', () => {
  const south = atTurns({ numbers: [4, 5, 1, 2, 6], dice: ['red', 'green'] }).answer(0, 'b45')
  const fromSouth = ways(south, 'a')
  assert.ok(fromSouth.includes('h34+v44'), 'the bridge lies along the block, a road beyond it may follow')
  assert.ok(!fromSouth.includes('h34+h44'), 'two roads of the far bank do not')
  const far = south.city.segments
    .filter(({ along }) => along.includes(south.block('b44')))
    .map(({ id }) => id)
  for (const pair of drawings(south, 'a')) {
    if (pair.some((id) => far.includes(id))) assert.ok(pair.includes('v44'), pair.join())
  }
  const fromNorth = ways(atTurns({ numbers: [4, 4, 1, 2, 6], dice: ['red', 'green'] }), 'a')
  assert.ok(fromNorth.includes('h34+v44'), 'from the north bank the bridge comes second')
  assert.ok(!fromNorth.includes('v44+v45'), 'and nothing can follow it')
})

test('RT-DM-13: no second segment on a road', () => {
  const game = atTurns({ ...PLAIN, before: (each) => each.drawn(0, 'h10') })
  game.answer(0, 'b21')
  assert.equal(game.refusal(0, 'b:h10'), 'not-an-option')
  assert.equal(game.refusal(0, 'a:h10+h20'), 'not-an-option')
})

test('RT-DM-14: a board keeps all that counts later: segments, tourists, circled shops, bonuses and tomes', () => {
  const used = { shop: 'S8', ...PLAIN } as const
  const played = atTurns(used)
  played.answer(0, 'b21', 'a:h10+v10', 'end').finishRound()
  const { board } = played.player(0)
  assert.deepEqual(
    [played.segmentsOf(0), played.touristsIn(0, 'b21')],
    [
      ['h10', 'v10'],
      [2, 2, 0, 0],
    ],
  )
  assert.deepEqual([board.circledShops, board.stored.BON_SEGMENT], [[played.city.vertexAt.get('c11')], 1])
  const other = atTurns({
    ...used,
    before: (each) => {
      each.player(0).board = structuredClone(board)
    },
  })
  // The same numbers again: the block is occupied, the shop is circled, the bonuses are there.
  assert.deepEqual(draws(other), ['b12', 'coord:0+', 'coord:0-', 'coord:1+', 'coord:1-'])
  other.answer(0, 'b12')
  assert.ok(!draws(other).includes('b:h10') && draws(other).includes('segment:h01'))
  other.answer(0, 'a:h01+v01')
  assert.equal(other.turn(0).shopVisited, false)
})

test('RT-DM-14: tomes, events, bets, ferries, remote tourists and support bonuses outlast a round', () => {
  const marked = {
    tomes: { TOME_REROLL: 'held', TOME_UPGRADE: 'used', TOME_BLESSING: 'free' },
    events: [{ event: 'EV_CRIME', what: 'block', index: 0, circled: false }],
    casinos: { visited: [7], bets: [{ casino: 7, bet: 'BET_SEVENS', number: 2, round: 1 }] },
    harbour: { crossed: [2], remote: [1, 0, 2, 0] },
    support: ['SUP_COORD'],
  } as const
  const tour = atTourTurns({
    numbers: [2, 3, 4, 5, 6],
    before: (game) => Object.assign(game.player(0).board, structuredClone(marked)),
  }).finishRound()
  const { tomes, events, casinos, harbour, support } = tour.player(0).board
  assert.deepEqual({ tomes, events, casinos, harbour, support }, marked)
})

test('RT-DM-15, RT-DM-20: a block with tourists is occupied, one crossed by a diagonal is not', () => {
  const game = atTurns({
    ...PLAIN,
    before: (each) => each.drawn(0, 'n21').tourists(1, 'b12', [0, 0, 1, 0]),
  })
  assert.deepEqual(game.options(0), ['b21', 'b12'])
  assert.equal(game.turn(1).block, game.block('b21'))
})

test('RT-GEN-8: players act independently; the round goes on when all have confirmed', () => {
  const game = atTurns(PLAIN)
  game.answer(1, 'b12', 'c', 'end')
  assert.deepEqual(game.asked(), ['0 block'])
  assert.equal(game.state.round, 1)
  game.answer(0, 'b21', 'c', 'end')
  assert.equal(game.state.round, 2)
})

test('RT-ERR-10: an occupied block is refused', () => {
  const game = atTurns({
    ...PLAIN,
    before: (each) => {
      each.tourists(0, 'b21', [1, 0, 0, 0]).board(0).stored.BON_COORD = 1
    },
  })
  assert.equal(game.refusal(0, 'b21'), 'not-an-option')
})

test('RT-ERR-11: a block off the numbers is refused while a candidate is empty', () => {
  const game = atTurns(PLAIN)
  for (const block of ['b33', 'b11', 'b22', 'b66', 'b77', 21])
    assert.equal(game.refusal(0, block), 'not-an-option')
})

test('RT-ERR-12: the fallback takes exactly one tourist', () => {
  const game = atTurns({
    ...PLAIN,
    before: (each) => each.tourists(0, 'b21', [0, 1, 0, 0]).tourists(0, 'b12', [0, 1, 0, 0]),
  })
  game.answer(0, 'b55')
  for (const answer of [['red', 'red'], [], null, 'yellow'])
    assert.equal(game.refusal(0, answer), 'not-an-option')
})

test('RT-ERR-13, RT-ERR-28: a coordinate change needs a stored bonus and is one step', () => {
  const game = atTurns(PLAIN)
  assert.equal(game.refusal(0, 'coord:0+'), 'not-an-option')
  const held = atTurns({
    ...PLAIN,
    before: (each) => {
      each.board(0).stored.BON_COORD = 1
    },
  })
  for (const wrong of ['coord:0', 'coord:0+2', 'coord:2+', 'coord:0++']) {
    assert.equal(held.refusal(0, wrong), 'not-an-option')
  }
  held.answer(0, 'b21')
  assert.equal(held.refusal(0, 'coord:0+'), 'not-an-option', 'too late')
})

test('RT-ERR-15, RT-ERR-16: the extra tourist is of a type on the other die and cannot be left out', () => {
  const game = atTurns({ numbers: [3, 2, 4, 5, 1], dice: ['red', 'effect'] })
  game.answer(0, 'b31')
  for (const wrong of ['blue', 'purple', null, 'none']) assert.equal(game.refusal(0, wrong), 'not-an-option')
})

test('RT-ERR-17: no segment on a drawn or missing road', () => {
  const game = atTurns({ ...PLAIN, before: (each) => each.drawn(0, 'h35') })
  game.answer(0, 'b21')
  for (const road of ['h35', 'h32', 'v41', 'h00', 'v00', 'c10'])
    assert.equal(game.refusal(0, `b:${road}`), 'not-an-option')
  const yog = atTurns({ ...PLAIN, options: { ancient: 'YOG_SOTHOTH' } })
  yog.answer(0, 'b21', 'b:h32')
  assert.deepEqual(yog.segmentsOf(0), ['h32'])
})

test('RT-ERR-18: way (a) away from the block is refused, also from across the river', () => {
  const game = atTurns({ numbers: [2, 2, 4, 5, 6], dice: ['green', 'red'] })
  assert.equal(game.turn(0).block, game.block('b22'))
  assert.ok(ways(game, 'a').includes('h02+h12'))
  assert.equal(game.refusal(0, 'a:h30+h40'), 'not-an-option')
  const south = atTurns({ numbers: [3, 2, 4, 5, 6], dice: ['green', 'red'] })
  south.answer(0, 'b23')
  assert.equal(south.refusal(0, 'a:h02+h12'), 'not-an-option', 'the embankment is along the other bank only')
})

test('RT-ERR-19: way (a) takes two joined roads, not one, not three, not apart', () => {
  const game = atTurns(PLAIN)
  game.answer(0, 'b21')
  for (const wrong of ['a:h10', 'a:h10+h20+h30', 'a:h10+h11', 'a:', 'h10+h20', ['h10', 'h20']]) {
    assert.equal(game.refusal(0, wrong), 'not-an-option')
  }
})

test('RT-ERR-20, RT-DM-31: nothing continues over the water from a dead end', () => {
  const game = atTurns({ numbers: [3, 2, 4, 5, 6], dice: ['green', 'red'] })
  game.answer(0, 'b23')
  const fromDeadEnd = drawings(game, 'a').filter((pair) => pair.includes('v12'))
  assert.ok(fromDeadEnd.length > 0, 'a dead end can be drawn')
  for (const pair of fromDeadEnd)
    assert.ok(!['h02', 'h12', 'v11'].some((id) => pair.includes(id)), pair.join())
})

test('RT-ERR-21: no diagonal without effect or bonus, across water, to a lost corner or the closed centre', () => {
  const plain = atTurns(PLAIN)
  plain.answer(0, 'b21')
  assert.equal(plain.refusal(0, 'b:n21'), 'not-an-option')
  const held = atTurns({
    ...PLAIN,
    before: (each) => {
      each.board(0).stored.BON_DIAGONAL = 1
    },
  })
  held.answer(0, 'b21')
  for (const wrong of ['n11', 'n13', 'n42', 'e52', 'e24', 'n35']) {
    assert.equal(held.refusal(0, `diagonal:${wrong}`), 'not-an-option', wrong)
  }
  held.answer(0, 'diagonal:e13')
  assert.deepEqual(held.segmentsOf(0), ['e13'])
})

test('RT-ERR-51: a coordinate change to occupied blocks leads to the fallback', () => {
  const game = atTurns({
    ...PLAIN,
    before: (each) => {
      each.tourists(0, 'b31', [1, 0, 0, 0]).tourists(0, 'b13', [1, 0, 0, 0]).board(0).stored.BON_COORD = 1
    },
  })
  game.answer(0, 'coord:0+')
  assert.equal(game.options(0).length, 34)
  game.answer(0, 'b66', 'red')
  assert.equal(game.turn(0).fallback, true)
})

test('RT-ERR-59, RT-BON-25: the outer diagonal of a university block needs no Yog-Sothoth', () => {
  const game = atTurns({
    ...PLAIN,
    before: (each) => {
      each.board(0).stored.BON_DIAGONAL = 1
    },
  })
  game.answer(0, 'b21', 'diagonal:e42')
  assert.deepEqual(game.segmentsOf(0), ['e42'])
})
