import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cityOf } from '../rules/city.ts'
import { sectionsOf } from '../rules/sections.ts'
import { atTourTurns, type TourGame } from './support/tour.ts'
import { atVenice, refuseSecond, type VeniceTurn } from './support/venice.ts'

/** Which of some drawings are offered in a turn with tourists in the given block. */
function offered(block: string, drawings: readonly string[], turn: VeniceTurn = {}): string[] {
  const game = atVenice(turn)
  if (game.kind(0) === 'block') game.answer(0, block)
  return drawings.filter((each) => game.options(0).includes(each))
}

const withTransfers = (held: number) => (game: TourGame) => {
  game.board(0).stored.BON_TRANSFER = held
}

const withSegment = (game: TourGame) => {
  game.board(0).stored.BON_SEGMENT = 1
}

test('RT-VEN-2: a section is drawn by land or by canal, never by both', () => {
  const sections = ['a:h22+v31', 'a:wh21+wv21', 'a:wh21+v31', 'a:h22+wv21', 'a:h22+wv22', 'a:v21+wv21']
  assert.deepEqual(offered('b32', sections), ['a:h22+v31', 'a:wh21+wv21'])
  const game = atVenice().answer(0, 'b32', 'a:wh21+wv21', 'end').finishRound()
  game.script(2, 3, 4, 5, 6)
  while (game.kind(0) !== 'draw') {
    const [ask] = game.run.questions
    assert.ok(ask)
    game.answer(ask.seat, ask.candidates()[0] ?? null)
  }
  assert.ok(
    game.options(0).some((option) => /^a:[hv]\d\d\+[hv]\d\d$/.test(String(option))),
    'by land next',
  )
})

test('RT-VEN-3: a road that the other kind cuts off from the location is not along it', () => {
  const sections = ['a:h12+v21', 'a:v20+v21', 'a:wv21+wv22']
  assert.deepEqual(offered('b32', sections), ['a:wv21+wv22'])
  assert.deepEqual(offered('b22', sections, { at: [2, 2] }), ['a:h12+v21', 'a:v20+v21'])
})

test('RT-VEN-4, RT-DM-50: land roads on two shores are joined by a bridge alone, and canals always', () => {
  assert.deepEqual(offered('b32', ['a:h12+h22', 'a:h22+v21']), [], 'no bridge at c22')
  const overBridge = ['a:v20+v21', 'a:h11+v21']
  assert.deepEqual(offered('b22', overBridge, { at: [2, 2] }), overBridge, 'a bridge at c21')
  assert.deepEqual(offered('b32', ['a:wh11+wh21', 'a:wh21+wh31']), ['a:wh11+wh21', 'a:wh21+wh31'], 'under it')
})

test('RT-VEN-5: the segment of a cafe is drawn by land or by canal, whatever the turn is drawn by', () => {
  for (const section of ['a:h22+v31', 'a:wh21+wv21']) {
    const game = atVenice({ before: withSegment }).answer(0, 'b32', section)
    for (const extra of ['segment:h45', 'segment:wh45'])
      assert.ok(game.options(0).includes(extra), `${extra} after ${section}`)
  }
})

test('RT-VEN-6: a transfer allows one segment by land and one by canal, once', () => {
  const game = atVenice({ before: withTransfers(1) }).answer(0, 'b32')
  assert.equal(refuseSecond(game, 'v31', 'wh21'), null)
  game.answer(0, 'a:wh21+v31')
  assert.equal(game.board(0).stored.BON_TRANSFER, 0)
  assert.deepEqual(game.segmentsOf(0), ['wh21', 'v31'])
  const plain = atVenice({ before: withTransfers(1) }).answer(0, 'b32', 'a:h22+v31')
  assert.equal(plain.board(0).stored.BON_TRANSFER, 1, 'kept where it is not needed')
})

test('RT-VEN-6, RT-ERR-39: not in the turn in which it is received', () => {
  const before = (game: TourGame) => {
    withSegment(game)
    withTransfers(0)(game)
  }
  const game = atVenice({ before }).answer(0, 'b32', 'segment:wv22')
  assert.equal(game.board(0).stored.BON_TRANSFER, 1)
  assert.ok(!game.options(0).includes('a:wh21+v31'))
  assert.deepEqual(refuseSecond(game, 'v31', 'wh21'), { why: 'transferLater', rule: 'RT-VEN-6' })
  game.board(0).stored.BON_TRANSFER = 2
  game.answer(0, 'a:wh21+v31')
  assert.equal(game.board(0).stored.BON_TRANSFER, 1, 'an earlier one is used')
})

test('RT-VEN-6: what a correction brings is of this turn too', () => {
  const before = (game: TourGame) => {
    game.drawn(0, 'wv22', 'h45')
  }
  const game = atVenice({ effect: 'FX_CORRECTION', before }).answer(0, 'b32', 'h45', 'wh23')
  assert.equal(game.board(0).stored.BON_TRANSFER, 1)
  assert.ok(!game.options(0).includes('a:wh21+v31'))
})

test('RT-VEN-6, RT-EV-22: what a regular customer brings is of this turn too', () => {
  const game = atTourTurns({
    options: { city: 'venice', mode: 'dice', events: { red: 0, yellow: 1 } },
    cards: ['A1', 'EV_REGULAR', 5, 5],
    numbers: [2, 3, 4, 5, 6],
    before: withSegment,
  }).answer(0, 'b32', 'segment:v54', 'BON_TRANSFER')
  assert.equal(game.board(0).stored.BON_TRANSFER, 1)
  assert.ok(!game.options(0).includes('a:wh21+v31'))
  assert.deepEqual(refuseSecond(game, 'v31', 'wh21'), { why: 'transferLater', rule: 'RT-VEN-6' })
})

test('RT-VEN-7: the two segments of a transfer share a crossing, on whatever shore', () => {
  const sections = ['a:h22+wv21', 'a:h12+wv21', 'a:v21+wv21', 'a:h22+wh21']
  assert.deepEqual(offered('b32', sections, { before: withTransfers(1) }), sections.slice(0, 3))
})

test('RT-ERR-39, RT-VEN-2, RT-VEN-4: refused are two kinds without a transfer and two shores without a bridge', () => {
  const game = atVenice().answer(0, 'b32')
  assert.deepEqual(refuseSecond(game, 'v31', 'wh21'), { why: 'oneKind', rule: 'RT-VEN-2' })
  assert.deepEqual(refuseSecond(game, 'h22', 'h12'), { why: 'noBridge', rule: 'RT-VEN-4' })
  assert.deepEqual(refuseSecond(game, 'h22', 'h45'), { why: 'noPair', rule: 'RT-P5-4' })
  for (const wrong of ['a:wh21+v31', 'a:h12+h22']) assert.equal(game.refusal(0, wrong), 'not-an-option')
})

test('RT-VEN-8: a cafe at a canal is visited by water or from its own shore', () => {
  const visits = (road: string): boolean => {
    const game = atVenice().answer(0, 'b32', `b:${road}`)
    return game.board(0).circledShops.length > 0
  }
  assert.ok(['wv22', 'wh13', 'wh23', 'wv23'].every(visits), 'c23 by canal')
  assert.deepEqual([visits('v23'), visits('h23')], [true, false], 'c23 lies west of the canal')
  assert.deepEqual(['h05', 'v15', 'v14', 'h15'].map(visits), [true, true, false, false], 'c15')
  assert.deepEqual(['h12', 'v11', 'v12'].map(visits), [true, true, true], 'no canal comes to c12')
})

test('RT-VEN-8, RT-DM-50: a bridge makes one shore of all, and brings everybody to the cafe', () => {
  const { pack } = atVenice().content
  const roads = ['v14', 'h15', 'v15', 'h05']
  const bridged = { shoreGroups: [{ roads, blocks: ['b15', 'b25', 'b16', 'b26'] }], shoreRoads: roads }
  const vertices = pack.map.vertices.map((each) => (each.id === 'c15' ? { ...each, ...bridged } : each))
  const city = cityOf({ ...pack, map: { ...pack.map, vertices } }, null)
  const cafe = city.vertexAt.get('c15') ?? -1
  const segments = [...roads, 'wv14', 'n15', 'e25'].map((id) => city.segments[city.segmentAt.get(id) ?? -1])
  assert.ok(segments.every((each) => each?.shops.includes(cafe)))
  const texts = sectionsOf(city).all.map(({ text }) => text)
  assert.ok(texts.includes('a:v14+v15') && texts.includes('a:h05+h15'))
})

test('RT-VEN-9, RT-VEN-10: a correction changes the kind of road, and any shared crossing joins', () => {
  const correction = (drawn: readonly string[], erased: string): TourGame =>
    atVenice({ effect: 'FX_CORRECTION', before: (game) => game.drawn(0, ...drawn) }).answer(0, 'b32', erased)
  const byLand = correction(['wv21', 'wh54'], 'wh54')
  assert.ok(['v21', 'h12', 'h22', 'v20', 'wv22'].every((road) => byLand.options(0).includes(road)))
  assert.ok(!byLand.options(0).includes('v12'), 'c12 is not reached')
  const byWater = correction(['h22', 'h54'], 'h54').answer(0, 'wv21')
  assert.deepEqual(byWater.segmentsOf(0), ['h22', 'wv21'])
})

test('RT-VEN-11, RT-DM-26: a diagonal goes with land roads, and with a canal only by a transfer', () => {
  const effect = 'FX_SECRET_ALLEY'
  const sections = ['a:h22+n33', 'a:wv22+n33', 'a:wh23+e33']
  assert.deepEqual(offered('b33', sections, { at: [3, 3], effect }), ['a:h22+n33'])
  assert.deepEqual(offered('b33', sections, { at: [3, 3], effect, before: withTransfers(1) }), sections)
  const byWater = atVenice({ at: [3, 3], effect, before: withSegment }).answer(0, 'a:wh23+wv22')
  assert.ok(byWater.options(0).includes('segment:n33'))
})

test('RT-VEN-16: an L-shape is a section of the turn', () => {
  const effect = 'FX_JOINING_PATHS'
  const shapes = ['b:h12+v21', 'b:wh21+wv21', 'b:h22+v21', 'b:h22+wv21']
  assert.deepEqual(offered('b32', shapes, { effect }), ['b:h12+v21', 'b:wh21+wv21'])
  const straight = ['b:wh31+h41', 'b:v21+wv21']
  assert.deepEqual(offered('b32', straight, { effect, before: withTransfers(1) }), [])
  const transfer = atVenice({ effect, before: withTransfers(1) }).answer(0, 'b32', 'b:h22+wv21')
  assert.equal(transfer.board(0).stored.BON_TRANSFER, 0)
})

test('RT-VEN-17: a diagonal is on the shore of its block, on one of its own without roads, on all at a bridge', () => {
  const effect = 'FX_SECRET_ALLEY'
  const alleys = (block: string, at: readonly [number, number], sections: readonly string[]): string[] =>
    offered(block, sections, { at, effect })
  assert.deepEqual(alleys('b33', [3, 3], ['a:h22+n33', 'a:h12+n33', 'a:v21+n33']), ['a:h22+n33'])
  assert.deepEqual(
    alleys('b24', [4, 2], ['a:v12+n24', 'a:v23+n24']),
    ['a:v23+n24'],
    'no road at c13 is on the shore of b24',
  )
  assert.deepEqual(
    alleys('b33', [3, 3], ['a:h33+n33', 'a:v33+n33']),
    ['a:h33+n33', 'a:v33+n33'],
    'a bridge at c33',
  )
})
