import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARKHAM_GUIDE } from '../index.ts'
import type { DrawGroup } from '../rules/acts.ts'
import { sectionIn, sectionsFrom } from './support/acts.ts'
import { atTurns, type TestGame } from './support/table.ts'

/** The effect die shows light 1, the green die 2 with two green tourists: blocks (2;1) and (1;2). */
function withEffect(effect: string, more: Partial<Parameters<typeof atTurns>[0]> = {}): TestGame {
  const dark = effect === 'FX_REPEAT' ? 'FX_CORRECTION' : 'FX_REPEAT'
  return atTurns({
    numbers: [1, 2, 4, 5, 1],
    dice: ['green', 'effect'],
    options: { effects: { dark, light: effect } },
    ...more,
  })
}

const offered = (game: TestGame, group: DrawGroup): string[] =>
  sectionsFrom(group, game.options(0)).map(({ text }) => text)

const segmentCount = (option: string): number => sectionIn(option).ids.length
const isDiagonal = (id: string): boolean => ARKHAM_GUIDE.map.diagonals.some((diagonal) => diagonal.id === id)
const diagonalsIn = (option: string): number => sectionIn(option).ids.filter(isDiagonal).length

test('RT-EFG-1, RT-EFG-2: Repeat places one more tourist of the other die, without asking whether', () => {
  const game = withEffect('FX_REPEAT')
  game.answer(0, 'b21')
  assert.deepEqual(
    game.touristsIn(0, 'b21'),
    [0, 4, 0, 0],
    'two on the die, one for the effect die, one for Repeat',
  )
})

test('RT-EFG-18: extra tourist and Repeat are chosen independently', () => {
  const game = withEffect('FX_REPEAT', { numbers: [1, 4, 4, 5, 1] })
  game.answer(0, 'b41')
  assert.deepEqual(game.options(0), ['green', 'blue'])
  game.answer(0, 'green')
  assert.equal(game.kind(0), 'tourist.repeat')
  game.answer(0, 'blue')
  assert.deepEqual(game.touristsIn(0, 'b41'), [0, 2, 2, 0])
})

test('RT-EFG-3: a correction comes after the block, before the tourists: one segment out, one road in', () => {
  const game = withEffect('FX_CORRECTION', { before: (each) => each.drawn(0, 'h10', 'h35') })
  assert.deepEqual([...game.options(0)].sort(), ['b12', 'b21'], 'not before the block')
  game.answer(0, 'b21')
  assert.equal(game.kind(0), 'correction.erase')
  assert.deepEqual(game.touristsIn(0, 'b21'), [0, 0, 0, 0])
  assert.deepEqual(game.options(0), ['none', 'h10', 'h35'])
  game.answer(0, 'h35')
  assert.deepEqual([...game.options(0)].map(String).sort(), ['h20', 'rNW', 'v10', 'v20'])
  game.answer(0, 'h20')
  assert.deepEqual(game.segmentsOf(0), ['h10', 'h20'])
  assert.deepEqual(game.touristsIn(0, 'b21'), [0, 3, 0, 0])
})

test('RT-EFG-4, RT-ERR-24: the new segment is a road at a remaining segment; gates join nothing', () => {
  const game = withEffect('FX_CORRECTION', { before: (each) => each.drawn(0, 'h10', 'h35') })
  game.answer(0, 'b21')
  assert.equal(game.refusal(0, 'h20'), 'not-an-option', 'not an own segment')
  game.answer(0, 'h35')
  for (const wrong of ['n21', 'h50', 'h40', 'v50', 'h35', 'h10', 'none']) {
    assert.equal(game.refusal(0, wrong), 'not-an-option', wrong)
  }
})

test('RT-EFG-5: a correction needs two segments, and may be left alone', () => {
  const none = withEffect('FX_CORRECTION', { before: (each) => each.drawn(0, 'h10') })
  none.answer(0, 'b21')
  assert.equal(none.kind(0), 'draw')
  const some = withEffect('FX_CORRECTION', { before: (each) => each.drawn(0, 'h10', 'h20') })
  some.answer(0, 'b21', 'none')
  assert.deepEqual(some.segmentsOf(0), ['h10', 'h20'])
  assert.equal(some.turn(0).effectUsed, false)
})

test('RT-EFG-6: erasing a segment takes back no visit and no bonus', () => {
  const game = withEffect('FX_CORRECTION', {
    before: (each) => {
      each
        .drawn(0, 'v10', 'h10')
        .board(0)
        .circledShops.push(each.city.vertexAt.get('c11') ?? -1)
      each.board(0).stored.BON_SEGMENT = 1
    },
  })
  game.answer(0, 'b21', 'v10', 'h20')
  assert.equal(game.board(0).circledShops.length, 1)
  assert.equal(game.board(0).stored.BON_SEGMENT, 1)
})

test('RT-EFG-19: any own segment may go, a diagonal or a middle piece too', () => {
  const game = withEffect('FX_CORRECTION', { before: (each) => each.drawn(0, 'h10', 'h20', 'h30', 'n41') })
  game.answer(0, 'b21')
  assert.deepEqual(game.options(0), ['none', 'h10', 'h20', 'h30', 'n41'])
  game.answer(0, 'h20', 'v10')
  assert.deepEqual(game.segmentsOf(0), ['h10', 'h30', 'v10', 'n41'])
})

test('RT-EFG-5, RT-EFG-19: a segment can be erased only where another road can take its place', () => {
  const drawAllBut =
    (...left: string[]) =>
    (game: TestGame) => {
      const roads = game.city.roads.map((road) => game.city.segments[road]?.id ?? '')
      game.drawn(0, ...roads.filter((id) => !left.includes(id)))
    }
  const full = withEffect('FX_CORRECTION', { before: drawAllBut() })
  full.answer(0, 'b21')
  assert.deepEqual(full.options(0), ['none'], 'no road is free')
  const oneFree = withEffect('FX_CORRECTION', { before: drawAllBut('h20') })
  oneFree.answer(0, 'b21')
  assert.equal(oneFree.options(0).length, oneFree.city.roads.length, 'each drawn road, or none')
  oneFree.answer(0, 'h10')
  assert.deepEqual(oneFree.options(0), ['h20'], 'and never the erased one again')
  oneFree.answer(0, 'h20')
  assert.equal(oneFree.turn(0).effectUsed, true)
})

test('RT-EFG-19: what was joined only to the erased segment is joined to nothing', () => {
  const game = withEffect('FX_CORRECTION', { before: (each) => each.drawn(0, 'h10', 'h20', 'h35') })
  game.answer(0, 'b21', 'h20')
  const joined = game.options(0).map(String)
  assert.ok(joined.includes('v10') && !joined.includes('h20') && !joined.includes('v30'), joined.join())
})

test('RT-ERR-25: after the tourists no correction is possible', () => {
  const game = withEffect('FX_CORRECTION', { before: (each) => each.drawn(0, 'h10', 'h20') })
  game.answer(0, 'b21', 'none')
  assert.equal(game.kind(0), 'draw')
  assert.equal(game.refusal(0, 'h20'), 'not-an-option')
})

test('RT-EFG-7, RT-EFG-8: Secret Alley allows one diagonal, as either segment of way (a) or as way (b)', () => {
  const game = withEffect('FX_SECRET_ALLEY')
  game.answer(0, 'b21')
  const pairs = offered(game, 'a')
  assert.ok(pairs.includes('a:h10+n21'), 'through the chosen block')
  assert.ok(pairs.includes('a:h21+n21'), 'the diagonal is the segment along the block')
  assert.ok(pairs.includes('a:h10+n31'), 'or the continuing one')
  assert.ok(offered(game, 'b').includes('b:n44'))
  assert.ok(pairs.every((pair) => diagonalsIn(pair) <= 1))
  game.answer(0, 'a:h10+n21')
  assert.equal(game.turn(0).effectUsed, true)
})

test('RT-EFG-9: the diagonal of Secret Alley has the limits of a stored one', () => {
  const alley = (ancient: string): string[] => {
    const game = withEffect('FX_SECRET_ALLEY', {
      options: { ancient, effects: { dark: 'FX_REPEAT', light: 'FX_SECRET_ALLEY' } },
    })
    game.answer(0, 'b21')
    return sectionsFrom('b', game.options(0)).flatMap(({ ids }) => ids.filter(isDiagonal))
  }
  const plain = alley('DAGON')
  assert.ok(
    plain.includes('n24') && plain.includes('e42') && !plain.includes('n42') && !plain.includes('n11'),
  )
  assert.ok(alley('YOG_SOTHOTH').includes('n42'))
})

test('RT-EFG-10, RT-ERR-22: a stored segment may be the diagonal, but there is one in a round', () => {
  const game = withEffect('FX_SECRET_ALLEY', {
    before: (each) => {
      each.board(0).stored.BON_SEGMENT = 2
    },
  })
  game.answer(0, 'b21', 'segment:n44')
  assert.equal(game.board(0).stored.BON_SEGMENT, 1)
  for (const group of ['a', 'b', 'segment'] as const) {
    assert.ok(offered(game, group).every((option) => diagonalsIn(option) === 0))
  }
  assert.equal(game.refusal(0, 'b:n21'), 'not-an-option')
})

test('RT-EFG-11, RT-EFG-13: New Turn draws an L anywhere instead of one segment', () => {
  const game = withEffect('FX_NEW_TURN', { before: (each) => each.drawn(0, 'h35') })
  game.answer(0, 'b21')
  const shapes = offered(game, 'b').filter((option) => segmentCount(option) === 2)
  assert.ok(shapes.includes('b:h25+v35') && shapes.includes('b:h45+v45'))
  assert.ok(!shapes.includes('b:h25+h35') && !shapes.includes('b:h15+h25'), 'not straight')
  assert.ok(!shapes.some((option) => option.includes('h35')), 'no drawn road')
  game.answer(0, 'b:h45+v45')
  assert.deepEqual(game.segmentsOf(0), ['h35', 'h45', 'v45'])
  assert.equal(game.turn(0).way, 'b')
})

test('RT-EFG-12, RT-EFG-14: a T of three roads at one crossing, one along the block, instead of the two', () => {
  const game = withEffect('FX_T_JUNCTION')
  game.answer(0, 'b21')
  const shapes = offered(game, 'a').filter((option) => segmentCount(option) === 3)
  assert.ok(shapes.includes('a:h10+h20+v20'))
  assert.ok(shapes.includes('a:h01+h11+v10') && shapes.includes('a:h11+v10+v11'))
  assert.ok(!shapes.includes('a:h20+h30+v30'), 'not along the block')
  game.answer(0, 'a:h10+h20+v20')
  assert.deepEqual(game.segmentsOf(0), ['h10', 'h20', 'v20'])
  assert.equal(game.turn(0).way, 'a')
})

test('RT-EFG-15: a rounded road counts with the direction in which it leaves the joint', () => {
  const lShape = withEffect('FX_NEW_TURN')
  lShape.answer(0, 'b21')
  const shapes = offered(lShape, 'b')
  assert.ok(shapes.includes('b:v10+rNW'), 'west and south leave c10')
  assert.ok(!shapes.includes('b:h10+rNW'), 'east and west leave c10')
  const tee = withEffect('FX_T_JUNCTION')
  tee.answer(0, 'b21')
  assert.ok(offered(tee, 'a').includes('a:h10+v10+rNW'))
})

test('RT-EFG-16: the drawing effects are optional', () => {
  for (const effect of ['FX_SECRET_ALLEY', 'FX_NEW_TURN', 'FX_T_JUNCTION']) {
    const game = withEffect(effect)
    game.answer(0, 'b21')
    assert.ok(
      game.options(0).includes('a:h10+h20') &&
        game.options(0).includes('b:h10') &&
        game.options(0).includes('c'),
    )
    game.answer(0, 'a:h10+h20')
    assert.equal(game.turn(0).effectUsed, false)
  }
})

test('RT-EFG-17: an effect is applied at most once', () => {
  const game = withEffect('FX_NEW_TURN', {
    before: (each) => {
      each.board(0).stored.BON_SEGMENT = 1
    },
  })
  game.answer(0, 'b21', 'b:h45+v45')
  assert.ok(game.options(0).every((option) => option === 'end' || segmentCount(`${option}`) === 1))
})

test('RT-ERR-23: an L or a T with a wrong angle, a drawn road or without its effect is refused', () => {
  const plain = withEffect('FX_SECRET_ALLEY')
  plain.answer(0, 'b21')
  for (const wrong of ['b:h25+v35', 'a:h10+h20+v20']) assert.equal(plain.refusal(0, wrong), 'not-an-option')
  const turn = withEffect('FX_NEW_TURN')
  turn.answer(0, 'b21')
  for (const wrong of ['b:h15+h25', 'b:h10+h35', 'a:h10+h20+v20'])
    assert.equal(turn.refusal(0, wrong), 'not-an-option')
  const tee = withEffect('FX_T_JUNCTION', { before: (each) => each.drawn(0, 'v20') })
  tee.answer(0, 'b21')
  for (const wrong of ['a:h10+h20+v20', 'a:h10+h20+h30', 'b:h25+v35']) {
    assert.equal(tee.refusal(0, wrong), 'not-an-option')
  }
})
