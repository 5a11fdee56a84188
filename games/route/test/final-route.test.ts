import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARKHAM_GUIDE } from '../content/index.ts'
import { cityOf } from '../rules/city.ts'
import {
  type FinalRoute,
  linkBetween,
  type RouteBoard,
  validateRoute,
  verticesOf,
} from '../rules/final-route.ts'
import { measureRoute } from '../rules/measure.ts'
import { river } from './support/river.ts'
import { boardIn, numberOf, smallCity } from './support/small-city.ts'

/** A route by ids: each part is its first vertex, then its segments. */
function routeIn({ city }: RouteBoard, ...parts: readonly string[]): FinalRoute {
  return parts.map((part) => {
    const [start = '', ...segments] = part.split(' ')
    return {
      start: numberOf(city.vertexAt, start),
      segments: segments.map((id) => numberOf(city.segmentAt, id)),
    }
  })
}

/** p-q-r-s in a row, a loop q-t-r, and far from all a lone segment x-y. */
const line = boardIn(
  smallCity({
    segments: {
      pq: { from: 'p', to: 'q' },
      qr: { from: 'q', to: 'r' },
      rs: { from: 'r', to: 's' },
      qt: { from: 'q', to: 't' },
      tr: { from: 't', to: 'r' },
      xy: { from: 'x', to: 'y' },
    },
  }),
)

test('RT-FR-1: segments follow each other at crossings', () => {
  assert.equal(validateRoute(line, routeIn(line, 'p pq qr rs')), null)
  assert.deepEqual(validateRoute(line, routeIn(line, 'p pq rs')), {
    fault: 'not-connected',
    part: 0,
    segment: 1,
  })
  assert.deepEqual(validateRoute(line, routeIn(line, 'q qr pq')), {
    fault: 'not-connected',
    part: 0,
    segment: 1,
  })
  assert.deepEqual(validateRoute(line, routeIn(line, 's pq')), {
    fault: 'not-connected',
    part: 0,
    segment: 0,
  })
})

test('RT-FR-1, RT-ERR-41: only drawn segments count', () => {
  const board = boardIn(line.city, { drawn: ['pq', 'rs'] })
  assert.deepEqual(validateRoute(board, routeIn(board, 'p pq qr')), {
    fault: 'not-drawn',
    part: 0,
    segment: 1,
  })
  const unknown = [{ start: 0, segments: [99] }]
  assert.deepEqual(validateRoute(board, unknown), { fault: 'not-drawn', part: 0, segment: 0 })
})

test('RT-FR-2, RT-ERR-41: no segment is used twice, not even in another part', () => {
  assert.deepEqual(validateRoute(line, routeIn(line, 'p pq pq')), {
    fault: 'used-twice',
    part: 0,
    segment: 1,
  })
  const { board } = gates('CTHULHU')
  assert.deepEqual(validateRoute(board, routeIn(board, 'a a1', '2 2c 2c')), {
    fault: 'used-twice',
    part: 1,
    segment: 1,
  })
})

test('RT-FR-3: the line may pass a crossing several times', () => {
  const route = routeIn(line, 'p pq qr tr qt')
  assert.equal(validateRoute(line, route), null)
  assert.deepEqual(
    route.flatMap((part) => verticesOf(line.city, part)).map((vertex) => line.city.vertices[vertex]?.id),
    ['p', 'q', 'r', 't', 'q'],
  )
})

test('RT-FR-4: the line may end where it starts', () => {
  assert.equal(validateRoute(line, routeIn(line, 'q qr tr qt')), null)
})

test('RT-FR-5: the line does not branch, and what is left aside is no fault', () => {
  assert.equal(validateRoute(line, routeIn(line, 'p pq qt')), null)
  assert.deepEqual(validateRoute(line, routeIn(line, 'p pq qr qt')), {
    fault: 'not-connected',
    part: 0,
    segment: 2,
  })
})

test('RT-FR-6, RT-ERR-41: parts without a legal link between them are no route', () => {
  assert.deepEqual(validateRoute(line, routeIn(line, 'p pq', 'x xy')), {
    fault: 'no-link',
    part: 1,
    segment: 0,
  })
  assert.deepEqual(validateRoute(line, routeIn(line, 'p pq', 'q qr')), {
    fault: 'no-link',
    part: 1,
    segment: 0,
  })
})

test('RT-FR-6: a player with segments keeps at least one of them', () => {
  assert.deepEqual(validateRoute(line, []), { fault: 'no-route', part: 0, segment: 0 })
})

test('RT-FR-8, RT-ERR-42: without segments the route is empty, and accepted', () => {
  const board = boardIn(line.city, { drawn: [] })
  assert.equal(validateRoute(board, []), null)
  const measure = measureRoute(board, [])
  assert.deepEqual([measure.madness, measure.base, measure.blocks.length, measure.task], [0, 0, 0, 0])
})

/** Three gates 1, 2, 3 with an arm each, and a loop of six segments at gate 2. */
function gates(ancient: 'CTHULHU' | 'DAGON' | 'SHUB_NIGGURATH'): { board: RouteBoard } {
  const city = smallCity({
    ancient,
    vertices: { 1: { gate: true }, 2: { gate: true }, 3: { gate: true } },
    segments: {
      a1: { from: 'a', to: '1' },
      '2c': { from: '2', to: 'c' },
      cd: { from: 'c', to: 'd' },
      de: { from: 'd', to: 'e' },
      ef: { from: 'e', to: 'f' },
      fg: { from: 'f', to: 'g' },
      g2: { from: 'g', to: '2' },
      '3z': { from: '3', to: 'z' },
    },
  })
  return { board: boardIn(city) }
}

test('RT-MAP-3, RT-FR-7: parts are joined where both have a gate at that end', () => {
  const { board } = gates('CTHULHU')
  assert.equal(validateRoute(board, routeIn(board, 'a a1', '3 3z')), null)
  assert.deepEqual(validateRoute(board, routeIn(board, '1 a1', '3 3z')), {
    fault: 'no-link',
    part: 1,
    segment: 0,
  })
  assert.deepEqual(validateRoute(board, routeIn(board, 'a a1', 'z 3z')), {
    fault: 'no-link',
    part: 1,
    segment: 0,
  })
})

test('RT-MAP-4, RT-EX-20: any number of gate links, a gate as often as one likes', () => {
  const { board } = gates('CTHULHU')
  const route = routeIn(board, 'a a1', '2 2c cd de ef fg g2', '3 3z')
  assert.equal(validateRoute(board, route), null)
  const measure = measureRoute(board, route)
  assert.deepEqual([measure.gateLinks, measure.madness], [2, 2])
  const oftener = routeIn(board, 'd cd 2c', '1 a1')
  assert.equal(validateRoute(board, oftener), null)
  const again = routeIn(board, 'c 2c', '1 a1', '3 3z')
  assert.deepEqual(validateRoute(board, again), { fault: 'no-link', part: 2, segment: 0 })
})

test('RT-MAP-6: a gate link joins two different gates', () => {
  const { board } = gates('CTHULHU')
  const { city } = board
  const [one, two] = [numberOf(city.vertexAt, '1'), numberOf(city.vertexAt, '2')]
  const end = (vertex: number) => ({ vertex, segment: 0 })
  assert.equal(linkBetween(city, end(one), end(two)), 'gate')
  assert.equal(linkBetween(city, end(one), end(one)), null)
  assert.deepEqual(validateRoute(board, routeIn(board, 'd cd 2c', '2 g2')), {
    fault: 'no-link',
    part: 1,
    segment: 0,
  })
})

test('RT-MAP-7, RT-EX-20, RT-ERR-41: a jump there and back at once leaves an empty part', () => {
  const { board } = gates('CTHULHU')
  assert.deepEqual(validateRoute(board, routeIn(board, 'a a1', '2', '1 a1')), {
    fault: 'empty-part',
    part: 1,
    segment: 0,
  })
  assert.deepEqual(validateRoute(board, routeIn(board, 'a a1', '2')), {
    fault: 'empty-part',
    part: 1,
    segment: 0,
  })
})

test('RT-MAP-8: parts of one drawing may be joined too', () => {
  const city = smallCity({
    vertices: { 1: { gate: true }, 2: { gate: true } },
    segments: { a1: { from: 'a', to: '1' }, '12': { from: '1', to: '2' }, '1b': { from: '1', to: 'b' } },
  })
  const board = boardIn(city)
  assert.equal(validateRoute(board, routeIn(board, 'a a1', '2 12 1b')), null)
})

test('RT-MAP-9: passing a gate adds no madness', () => {
  const { board } = gates('CTHULHU')
  assert.equal(measureRoute(board, routeIn(board, 'c 2c g2')).madness, 0)
})

test('RT-MAP-5, RT-ANC-SHU-1, RT-END-4: a gate link adds 1 madness, with Shub-Niggurath none', () => {
  const { board } = gates('CTHULHU')
  assert.equal(measureRoute(board, routeIn(board, 'a a1', '3 3z')).madness, 1)
  const herd = gates('SHUB_NIGGURATH').board
  const measure = measureRoute(herd, routeIn(herd, 'a a1', '3 3z'))
  assert.deepEqual([measure.gateLinks, measure.madness], [1, 0])
})

test('RT-ANC-DAG-1: with Dagon a dead end goes on across the river for 1 madness each', () => {
  const board = river({ task: ['a', 'o'] })
  for (const parts of [
    ['a as', 'n no'],
    ['o no', 's as'],
  ]) {
    const route = routeIn(board, ...parts)
    assert.equal(validateRoute(board, route), null)
    const measure = measureRoute(board, route)
    assert.deepEqual([measure.riverLinks, measure.gateLinks, measure.madness], [1, 0, 1])
  }
})

test('RT-ANC-DAG-1, RT-ERR-41: with another Ancient it does not', () => {
  const board = river({ task: ['a', 'o'] }, 'CTHULHU')
  assert.deepEqual(validateRoute(board, routeIn(board, 'a as', 'n no')), {
    fault: 'no-link',
    part: 1,
    segment: 0,
  })
})

test('RT-ANC-DAG-2: the dead-end segment itself is extended, not a diagonal that ends there', () => {
  const board = river({ task: ['a', 'o'] })
  assert.deepEqual(validateRoute(board, routeIn(board, 'd ds', 'n no')), {
    fault: 'no-link',
    part: 1,
    segment: 0,
  })
  assert.deepEqual(validateRoute(board, routeIn(board, 'o no', 's ds')), {
    fault: 'no-link',
    part: 1,
    segment: 0,
  })
})

test('RT-ANC-DAG-2: between two dead ends both segments lie beside the link', () => {
  const board = river({ task: ['a', 'o'] })
  assert.equal(validateRoute(board, routeIn(board, 'b bu', 'w ow')), null)
  assert.equal(validateRoute(board, routeIn(board, 'b ob ow', 'u bu')), null)
})

test('RT-ANC-DAG-2: each dead end is crossed once, since its segment is', () => {
  const board = river({ task: ['a', 'o'] })
  const back = routeIn(board, 'a as', 'n no', 's as')
  assert.deepEqual(validateRoute(board, back), { fault: 'used-twice', part: 2, segment: 0 })
})

test('RT-ANC-DAG-3: the extension is no segment', () => {
  const board = river({ task: ['a', 'o'] })
  const measure = measureRoute(board, routeIn(board, 'a as', 'n no'))
  assert.deepEqual([measure.segments, measure.task, measure.blocks.length], [2, 2, 0])
})

test('RT-FR-7: in Arkham no two ends can be joined by both kinds of link', () => {
  const city = cityOf(ARKHAM_GUIDE, 'DAGON')
  const both = city.vertices.filter(
    ({ gate, dagonOpposite }) => gate && dagonOpposite >= 0 && city.vertices[dagonOpposite]?.gate,
  )
  assert.deepEqual(both, [])
})

test('RT-FR-7: where both kinds would fit, the gate link is meant', () => {
  const city = smallCity({
    ancient: 'DAGON',
    vertices: { s: { gate: true, opposite: 'n' }, n: { gate: true } },
    segments: { as: { from: 'a', to: 's' }, no: { from: 'n', to: 'o' } },
  })
  const board = boardIn(city)
  const measure = measureRoute(board, routeIn(board, 'a as', 'n no'))
  assert.deepEqual([measure.gateLinks, measure.riverLinks, measure.madness], [1, 0, 1])
})

test('RT-FR-6: measuring an illegal route is a mistake of the program', () => {
  assert.throws(() => measureRoute(line, routeIn(line, 'p pq', 'x xy')), /no link/)
})
