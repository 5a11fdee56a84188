import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sectionsFrom } from './support/acts.ts'
import { atTurns, type TestGame } from './support/table.ts'

const PLAIN = { numbers: [1, 2, 4, 5, 6], dice: ['green', 'red'] } as const

const shopsOf = (game: TestGame, seat = 0): string[] =>
  game.board(seat).circledShops.map((vertex) => game.city.vertices[vertex]?.id ?? '')

test('RT-BON-1: a segment that touches a shop makes the visit, any other makes none', () => {
  const game = atTurns({ ...PLAIN, shop: 'S8' })
  game.answer(0, 'b21', 'a:h10+v10').answer(1, 'b21', 'a:h10+h20')
  assert.deepEqual([shopsOf(game), shopsOf(game, 1)], [['c11'], []])
  assert.deepEqual(game.board(0).stored, { BON_COORD: 1, BON_SEGMENT: 1, BON_DIAGONAL: 0 })
  assert.deepEqual(game.board(1).stored, { BON_COORD: 0, BON_SEGMENT: 0, BON_DIAGONAL: 0 })
})

test('RT-BON-7: a bonus received is there until it is used, once', () => {
  const game = atTurns({ ...PLAIN, shop: 'S11' })
  const offers = (source: 'segment' | 'diagonal'): number => sectionsFrom(source, game.options(0)).length
  game.answer(0, 'b21')
  assert.deepEqual([offers('segment'), offers('diagonal')], [0, 0])
  game.answer(0, 'a:h10+v10')
  assert.ok(offers('segment') > 0 && offers('diagonal') > 0)
  game.answer(0, 'segment:h55')
  assert.equal(offers('segment'), 0, 'crossed out')
  assert.ok(offers('diagonal') > 0)
  game.answer(0, 'diagonal:n31')
  assert.deepEqual([offers('segment'), offers('diagonal')], [0, 0])
  assert.deepEqual(game.board(0).stored, { BON_COORD: 0, BON_SEGMENT: 0, BON_DIAGONAL: 0 })
})

test('RT-BON-1, RT-ERR-26: the visit cannot be refused, and passing through is enough', () => {
  const game = atTurns({ ...PLAIN, shop: 'S8' })
  game.answer(0, 'b21', 'a:h01+h11')
  assert.deepEqual(shopsOf(game), ['c11'])
})

test('RT-BON-2, RT-ERR-26: of several shops touched at once exactly one is picked', () => {
  const game = atTurns({
    numbers: [3, 4, 2, 5, 6],
    dice: ['green', 'red'],
    shop: 'S8',
    options: { ancient: 'YOG_SOTHOTH' },
  })
  game.answer(0, 'b43', 'a:h32+v42')
  assert.deepEqual(game.options(0), ['c32', 'c43'])
  for (const wrong of ['c11', 'none', null, ['c32', 'c43']])
    assert.equal(game.refusal(0, wrong), 'not-an-option')
  game.answer(0, 'c43')
  assert.deepEqual(shopsOf(game), ['c43'])
  assert.equal(game.board(0).stored.BON_COORD, 1)
})

test('RT-BON-3: old segments at an uncircled shop cause no visit, a new one does', () => {
  const game = atTurns({ ...PLAIN, shop: 'S8', before: (each) => each.drawn(0, 'v10').drawn(1, 'v10') })
  game.answer(0, 'b21', 'a:h10+h20').answer(1, 'b21', 'a:h01+h11')
  assert.deepEqual(shopsOf(game), [])
  assert.deepEqual(shopsOf(game, 1), ['c11'])
})

test('RT-BON-4: a circled shop is never visited again', () => {
  const game = atTurns({
    ...PLAIN,
    shop: 'S8',
    before: (each) => {
      each.board(0).circledShops.push(each.city.vertexAt.get('c11') ?? -1)
    },
  })
  game.answer(0, 'b21', 'a:h10+v10')
  assert.deepEqual(game.board(0).stored, { BON_COORD: 0, BON_SEGMENT: 0, BON_DIAGONAL: 0 })
  assert.equal(game.turn(0).shopVisited, false)
})

test('RT-BON-5: segments of bonuses count for the visit too', () => {
  const game = atTurns({
    ...PLAIN,
    shop: 'S8',
    before: (each) => {
      each.board(0).stored.BON_DIAGONAL = 1
    },
  })
  game.answer(0, 'b21', 'diagonal:e21')
  assert.deepEqual(shopsOf(game), ['c11'])
})

test('RT-BON-6: the first action that touches a shop makes the visit of the round, later ones none', () => {
  const game = atTurns({ ...PLAIN, shop: 'S8' })
  game.answer(0, 'b21', 'a:h10+v10', 'segment:h51')
  assert.deepEqual(shopsOf(game), ['c11'], 'c61 stays uncircled')
  assert.deepEqual(game.board(0).stored, { BON_COORD: 1, BON_SEGMENT: 0, BON_DIAGONAL: 0 })
})

test('RT-BON-8: a tome card circles any one tome that the player chooses', () => {
  const game = atTurns({ ...PLAIN, shop: 'S5' })
  game.answer(0, 'b21', 'a:h10+v10')
  assert.deepEqual(game.options(0), ['TOME_REROLL', 'TOME_UPGRADE', 'TOME_BLESSING'])
  game.answer(0, 'TOME_UPGRADE')
  assert.deepEqual(game.board(0).tomes, { TOME_REROLL: 'free', TOME_UPGRADE: 'held', TOME_BLESSING: 'free' })
})

test('RT-BON-9, RT-ERR-27: with all three tomes circled the visit stands and gives nothing', () => {
  const game = atTurns({
    ...PLAIN,
    shop: 'S5',
    before: (each) => {
      each.board(0).tomes = { TOME_REROLL: 'held', TOME_UPGRADE: 'held', TOME_BLESSING: 'held' }
      each.board(1).tomes = { TOME_REROLL: 'held', TOME_UPGRADE: 'free', TOME_BLESSING: 'held' }
    },
  })
  game.answer(0, 'b21', 'a:h10+v10').answer(1, 'b21', 'a:h10+v10')
  assert.deepEqual(shopsOf(game), ['c11'])
  assert.equal(game.kind(0), 'draw')
  assert.deepEqual(game.turn(0).acts.at(-1), { act: 'shop', at: 'c11', card: 'S5', tome: null })
  assert.equal(game.board(1).tomes.TOME_UPGRADE, 'held', 'the last free one needs no question')
})

test('RT-BON-14: three tourists of the card join those of this round, at once', () => {
  const game = atTurns({ ...PLAIN, shop: 'S4' })
  game.answer(0, 'b21', 'b:v10')
  assert.deepEqual(game.touristsIn(0, 'b21'), [2, 2, 0, 3])
})

test('RT-BON-15: a shop reached by a correction gives its tourists to the block of this round', () => {
  const game = atTurns({
    numbers: [1, 2, 4, 5, 1],
    dice: ['green', 'effect'],
    shop: 'S4',
    before: (each) => each.drawn(0, 'h10', 'h20'),
  })
  game.answer(0, 'b21', 'h20', 'v10')
  assert.deepEqual(shopsOf(game), ['c11'])
  assert.deepEqual(game.touristsIn(0, 'b21'), [0, 3, 0, 3])
  assert.equal(game.turn(0).shopVisited, true)
})

test('RT-BON-16: a double bonus circles both', () => {
  const game = atTurns({ ...PLAIN, shop: 'S11' })
  game.answer(0, 'b21', 'a:h10+v10')
  assert.deepEqual(game.board(0).stored, { BON_COORD: 0, BON_SEGMENT: 1, BON_DIAGONAL: 1 })
})

test('RT-BON-17: a coordinate change moves one die by one; 6 and 1 are neighbours', () => {
  const game = atTurns({
    numbers: [1, 6, 4, 5, 6],
    dice: ['green', 'red'],
    before: (each) => {
      each.board(0).stored.BON_COORD = 2
    },
  })
  game.answer(0, 'coord:0+', 'coord:1-')
  assert.deepEqual(game.turn(0).numbers, [1, 6])
  assert.equal(game.board(0).stored.BON_COORD, 0)
})

test('RT-BON-18, RT-EX-17: several changes in one round, on the same die or on different ones', () => {
  const game = atTurns({
    numbers: [3, 6, 4, 5, 6],
    dice: ['green', 'red'],
    before: (each) => {
      each.board(0).stored.BON_COORD = 2
    },
  })
  game.answer(0, 'coord:0+', 'coord:0+')
  assert.deepEqual(game.options(0), ['b23', 'b32'])
  assert.deepEqual(game.options(1), ['b63', 'b36'])
})

test('RT-BON-19, RT-ERR-14: a coordinate change received this round waits for the next', () => {
  const game = atTurns({ ...PLAIN, shop: 'S8' })
  game.answer(0, 'b21', 'a:h10+v10')
  assert.equal(game.board(0).stored.BON_COORD, 1)
  for (const change of ['coord:0+', 'coord:1-']) assert.equal(game.refusal(0, change), 'not-an-option')
  game.script('S9', 3, 4, 1, 1, 1)
  game.answer(0, 'end').finishTurn(1)
  game.answer(1, 'red').answer(0, 'blue', 'purple').answer(1, 'green')
  assert.ok(game.options(0).includes('coord:0+'))
})

test('RT-BON-20: a stored segment may be drawn at once, anywhere, or kept', () => {
  const game = atTurns({ ...PLAIN, shop: 'S8' })
  game.answer(0, 'b21', 'a:h10+v10', 'segment:v45')
  assert.deepEqual(game.segmentsOf(0), ['h10', 'v10', 'v45'])
  const kept = atTurns({ ...PLAIN, shop: 'S8' })
  kept.answer(0, 'b21', 'a:h10+v10', 'end').finishTurn(1)
  assert.equal(kept.board(0).stored.BON_SEGMENT, 1)
})

test('RT-BON-21: a stored diagonal runs through any block, dead ends included, not across water', () => {
  const held = (ancient: string): TestGame => {
    const game = atTurns({
      ...PLAIN,
      options: { ancient },
      before: (each) => {
        each.board(0).stored.BON_DIAGONAL = 1
      },
    })
    return game.answer(0, 'b21')
  }
  const dagon = held('DAGON')
  const offered = sectionsFrom('diagonal', dagon.options(0)).flatMap(({ ids }) => ids)
  assert.equal(offered.length, dagon.city.diagonals.length)
  assert.ok(offered.includes('n24') && offered.includes('e35'))
  assert.ok(!offered.includes('n42'))
  assert.ok(held('YOG_SOTHOTH').options(0).includes('diagonal:n42'))
})

test('RT-BON-22: stored segments and diagonals belong to the player’s phase 5, any number in a round', () => {
  const game = atTurns({
    ...PLAIN,
    before: (each) => {
      each.board(0).stored.BON_SEGMENT = 2
      each.board(0).stored.BON_DIAGONAL = 1
    },
  })
  assert.deepEqual(game.options(0), ['b21', 'b12'], 'not before the tourists are placed')
  game.answer(0, 'b21', 'segment:h35', 'diagonal:n36', 'c', 'segment:h36', 'end')
  assert.deepEqual(game.segmentsOf(0), ['h35', 'h36', 'n36'])
})

test('RT-BON-23: stored bonuses have no limit', () => {
  const game = atTurns({
    ...PLAIN,
    shop: 'S8',
    before: (each) => {
      each.board(0).stored.BON_SEGMENT = 9
    },
  })
  game.answer(0, 'b21', 'a:h10+v10')
  assert.equal(game.board(0).stored.BON_SEGMENT, 10)
})

test('RT-BON-26: numbers made equal leave one candidate', () => {
  const game = atTurns({
    ...PLAIN,
    before: (each) => {
      each.board(0).stored.BON_COORD = 1
    },
  })
  game.answer(0, 'coord:0-')
  assert.equal(game.turn(0).block, game.block('b11'))
})
