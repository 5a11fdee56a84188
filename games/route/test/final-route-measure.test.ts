import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARKHAM_GUIDE } from '../content/index.ts'
import { cityOf } from '../rules/city.ts'
import type { RouteBoard } from '../rules/final-route.ts'
import { measureRoute, pointsFor, taskValue } from '../rules/measure.ts'
import { boardIn, numberOf, type SmallMap, smallCity } from './support/small-city.ts'

const arkham = cityOf(ARKHAM_GUIDE, 'CTHULHU')

/** Measures one part given as its first vertex and its segments, by ids. */
function measureLine(board: RouteBoard, line: string) {
  const [start = '', ...segments] = line.split(' ')
  return measureRoute(board, [
    {
      start: numberOf(board.city.vertexAt, start),
      segments: segments.map((id) => numberOf(board.city.segmentAt, id)),
    },
  ])
}

const names = (board: RouteBoard, blocks: readonly number[]) =>
  blocks.map((block) => board.city.blocks[block]?.id)

test('RT-AL-1: a block is along the route by a side or by a diagonal through it', () => {
  const board = boardIn(arkham, { drawn: ['h21', 'n41'] })
  assert.deepEqual(names(board, measureLine(board, 'c21 h21').blocks), ['b31', 'b32'])
  assert.deepEqual(names(board, measureLine(board, 'c30 n41').blocks), ['b41'])
})

test('RT-AL-2: a block touched at a corner is not along the route', () => {
  const board = boardIn(arkham, { drawn: ['h11'], tourists: { b32: [0, 3, 0, 0], b31: [1, 0, 0, 0] } })
  const measure = measureLine(board, 'c11 h11')
  assert.deepEqual(names(board, measure.blocks), ['b21', 'b22'])
  assert.deepEqual(measure.tourists, [0, 0, 0, 0])
})

test('RT-AL-3, RT-GEN-3: tourists count exactly in blocks along the route', () => {
  const board = boardIn(arkham, {
    drawn: ['h21', 'v42'],
    tourists: { b31: [1, 2, 0, 0], b32: [0, 0, 0, 4], b62: [9, 9, 9, 9] },
  })
  const measure = measureLine(board, 'c21 h21')
  assert.deepEqual(measure.tourists, [1, 2, 0, 4])
  assert.deepEqual(measure.landmarks, [0, 0, 1, 0])
})

const twoGates: SmallMap = {
  vertices: { 1: { gate: true }, 2: { gate: true } },
  blocks: { A: { type: 'red' }, B: { type: 'yellow', star: 5 }, C: { type: 'red' } },
  segments: {
    x1: { from: 'x', to: '1', along: ['A', 'B'] },
    '2y': { from: '2', to: 'y', along: ['A'] },
    yx: { from: 'y', to: 'x', along: ['A', 'B'] },
    '12': { from: '1', to: '2', along: ['C'] },
  },
}

test('RT-AL-4: links add no blocks, and what is passed again counts once', () => {
  const board = boardIn(smallCity(twoGates), { drawn: ['x1', '2y', 'yx'], tourists: { A: [3, 0, 0, 0] } })
  const route = [
    { start: numberOf(board.city.vertexAt, 'x'), segments: [numberOf(board.city.segmentAt, 'x1')] },
    {
      start: numberOf(board.city.vertexAt, '2'),
      segments: ['2y', 'yx'].map((id) => numberOf(board.city.segmentAt, id)),
    },
  ]
  const measure = measureRoute(board, route)
  assert.deepEqual(names(board, measure.blocks), ['A', 'B'])
  assert.deepEqual([measure.tourists[0], measure.landmarks[0], measure.stars, measure.base], [3, 1, 5, 8])
})

test('RT-MAP-1, RT-EX-21: an embankment road is along the blocks of its own bank only', () => {
  const board = boardIn(arkham, { drawn: ['h12', 'h24'], tourists: { b22: [1, 0, 0, 0], b23: [0, 5, 0, 0] } })
  assert.deepEqual(names(board, measureLine(board, 'c12 h12').blocks), ['b22'])
  assert.deepEqual(measureLine(board, 'c12 h12').tourists, [1, 0, 0, 0])
  assert.deepEqual(names(board, measureLine(board, 'c24 h24').blocks), ['b34'])
})

const fearful: SmallMap = {
  vertices: { a: { terrifying: true }, m: { terrifying: true }, z: { terrifying: true }, 1: { gate: true } },
  segments: {
    am: { from: 'a', to: 'm' },
    mb: { from: 'm', to: 'b' },
    bc: { from: 'b', to: 'c' },
    cm: { from: 'c', to: 'm' },
    m1: { from: 'm', to: '1' },
    '1z': { from: '1', to: 'z' },
  },
}

test('RT-MAP-10, RT-END-4: a terrifying place counts once, however often it is passed', () => {
  const board = boardIn(smallCity(fearful))
  assert.equal(measureLine(board, 'b mb m1').madness, 1)
  assert.equal(measureLine(board, 'b bc cm mb').madness, 1)
  assert.equal(measureLine(board, 'b bc').madness, 0)
})

test('RT-MAP-11: it counts at the ends of the route and of its parts too', () => {
  const board = boardIn(smallCity(fearful))
  const measure = measureLine(board, 'a am mb bc cm m1 1z')
  assert.deepEqual([measure.terrifying, measure.madness], [3, 3])
  assert.equal(measureLine(board, 'a am').madness, 2)
})

test('RT-TASK-1, RT-SCG-2: every segment between two card crossings gives a point', () => {
  const board = boardIn(smallCity(fearful), { task: ['b', 'z'] })
  const measure = measureLine(board, 'a am mb bc cm m1 1z')
  assert.deepEqual([measure.task, measure.base], [4, 4])
})

test('RT-TASK-2, RT-EX-15: the longest stretch between two different crossings, over all passings', () => {
  const walk = [...'.P..Q....P...R.'].map((letter, position) =>
    letter === '.' ? 100 + position : letter.charCodeAt(0),
  )
  const [p, q, r] = [...'PQR'].map((letter) => letter.charCodeAt(0))
  assert.ok(p && q && r)
  assert.equal(walk.length, 15)
  assert.equal(taskValue([p, q, r], [walk]), 12)
  assert.equal(taskValue([p, q], [walk]), 5)
})

test('RT-TASK-2: links add nothing to the count', () => {
  assert.equal(
    taskValue(
      [1, 9],
      [
        [1, 2, 3],
        [7, 8, 9],
      ],
    ),
    4,
  )
  assert.equal(
    taskValue(
      [3, 7],
      [
        [1, 2, 3],
        [7, 8, 9],
      ],
    ),
    0,
  )
})

test('RT-TASK-3: fewer than two card crossings give nothing', () => {
  assert.equal(taskValue([1, 50], [[1, 2, 1, 3]]), 0)
  assert.equal(taskValue([50, 51], [[1, 2, 3]]), 0)
  assert.equal(taskValue([], []), 0)
})

test('RT-TASK-4: a closed route may be read from any vertex in either direction', () => {
  assert.equal(taskValue([2, 3], [[1, 2, 3, 4, 5, 1]]), 4)
  assert.equal(taskValue([2, 3], [[1, 2, 3, 4, 5, 6]]), 1)
  assert.equal(
    taskValue(
      [2, 7],
      [
        [1, 2],
        [7, 8, 9, 1],
      ],
    ),
    4,
  )
})

test('RT-SCG-1: tourists of a type times blocks of its colour, tourists in white blocks included', () => {
  const city = smallCity({
    blocks: { A: { type: 'green' }, B: { type: 'white' }, C: { type: 'green' }, D: { type: 'red' } },
    segments: {
      ab: { from: 'a', to: 'b', along: ['A', 'B'] },
      bc: { from: 'b', to: 'c', along: ['C', 'D'] },
    },
  })
  const board = boardIn(city, { tourists: { A: [1, 0, 2, 0], B: [0, 3, 0, 0], D: [2, 1, 0, 0] } })
  assert.equal(measureLine(board, 'a ab bc').base, 3 * 1 + 4 * 2)
  assert.equal(measureLine(board, 'a ab').base, 3 * 1)
})

test('RT-SCG-3: a yellow landmark gives its star once', () => {
  const board = boardIn(arkham, { drawn: ['h15', 'v15', 'h25'] })
  const star = (id: string) => arkham.blocks[numberOf(arkham.blockAt, id)]?.star ?? 0
  assert.equal(measureLine(board, 'c15 h15').stars, star('b25'))
  assert.equal(measureLine(board, 'c15 v15').stars, star('b16'))
  assert.equal(measureLine(board, 'c15 h15 h25').base, star('b25'))
})

test('RT-SCG-4, RT-OPT-1, RT-EX-16: the base is products, task and stars; the encounter comes on top', () => {
  const base = pointsFor([5, 4, 0, 3], [3, 2, 4, 2], 5 + 4, 12)
  assert.equal(base, 15 + 8 + 0 + 6 + 12 + 9)
  assert.equal(base + 24, 74)
})
