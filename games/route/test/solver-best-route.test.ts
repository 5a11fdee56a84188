import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARKHAM_GUIDE } from '../content/index.ts'
import { ANCIENTS } from '../content/pack.ts'
import { cityOf } from '../rules/city.ts'
import { type FinalRoute, type RouteBoard, validateRoute, verticesOf } from '../rules/final-route.ts'
import { measureRoute } from '../rules/measure.ts'
import { expectedTotal } from '../rules/odds.ts'
import { bestRoute } from '../solver/best-route.ts'
import { bestOfAll, everyRoute } from './support/every-route.ts'
import { randomArkhamBoard, randomBoard, randomFrom, randomWatersideBoard } from './support/random-board.ts'
import { shareOf } from './support/share.ts'
import { boardIn, type SmallMap, type SmallPlayer, smallCity } from './support/small-city.ts'

const GRAPHS = shareOf(2_100)

/** A route in words: the vertices of each part. */
function words({ city }: RouteBoard, route: FinalRoute): string {
  return route
    .map((part) =>
      verticesOf(city, part)
        .map((vertex) => city.vertices[vertex]?.id)
        .join(''),
    )
    .join('~')
}

function best(map: SmallMap, player: SmallPlayer = {}, objective: 'expected' | 'base' = 'expected'): string {
  const board = boardIn(smallCity(map), player)
  return words(board, bestRoute(board, { objective }).route)
}

test('RT-OPT-5, RT-OPT-8: the result is that of trying all routes, on small graphs of every kind', () => {
  const seen = { gate: 0, river: 0, closed: 0, parallel: 0, task: 0, shorter: 0 }
  const kinds = new Set<string>()
  let compared = 0
  for (let seed = 0; compared < GRAPHS; seed++) {
    const random = randomFrom(seed)
    const board = seed % 16 === 0 ? randomArkhamBoard(random) : randomBoard(random)
    const objective = random(6) === 0 ? 'base' : 'expected'
    const wanted = bestOfAll(board, objective, 1_200)
    if (!wanted) continue
    compared++
    const found = bestRoute(board, { objective })
    assert.deepEqual(found.route, wanted.route, `seed ${seed}`)
    assert.equal(found.value, wanted.value, `seed ${seed}`)
    assert.equal(found.proven, true)
    assert.equal(validateRoute(board, found.route), null)
    const measure = measureRoute(board, found.route)
    const { reroll, upgrade, blessing } = board.tomes
    kinds.add(`${board.city.ancient} ${reroll} ${upgrade} ${blessing}`)
    const ends = board.drawn.map((index) =>
      [board.city.segments[index]?.a, board.city.segments[index]?.b].sort().join(),
    )
    seen.gate += Number(measure.gateLinks > 0)
    seen.river += Number(measure.riverLinks > 0)
    seen.closed += Number(wanted.vertices[0] === wanted.vertices.at(-1))
    seen.parallel += Number(new Set(ends).size < ends.length)
    seen.task += Number(measure.task > 0)
    seen.shorter += Number(measure.segments < board.drawn.length)
  }
  assert.equal(kinds.size, ANCIENTS.length * 8)
  const often = (count: number, share: number): boolean => count > GRAPHS * share
  assert.ok(
    often(seen.gate, 0.14) && often(seen.river, 0.02) && often(seen.closed, 0.02),
    JSON.stringify(seen),
  )
  assert.ok(
    often(seen.parallel, 0.14) && often(seen.task, 0.2) && often(seen.shorter, 0.2),
    JSON.stringify(seen),
  )
})

test('RT-ANC-DAG-2, RT-OPT-8: the same at the river, over dead ends that face each other', () => {
  let crossed = 0
  for (let seed = 0; seed < shareOf(1_500); seed++) {
    const board = randomWatersideBoard(randomFrom(seed))
    const wanted = bestOfAll(board, 'expected', 1_200)
    if (!wanted) continue
    const found = bestRoute(board)
    assert.deepEqual(found.route, wanted.route, `seed ${seed}`)
    crossed += Number(measureRoute(board, found.route).riverLinks > 0)
  }
  assert.ok(crossed > shareOf(1_500) * 0.15, `${crossed} of the best routes cross the river`)
})

/** Tourists along one segment; the next one has a star beside it and leads to a terrifying place. */
const arms: SmallMap = {
  vertices: { x: { terrifying: true } },
  blocks: { A: { type: 'red' }, B: { type: 'yellow', star: 1 } },
  segments: {
    ab: { from: 'a', to: 'b', along: ['A'] },
    bx: { from: 'b', to: 'x', along: ['B'] },
  },
}

test('RT-OPT-1: the base counts all but the encounter', () => {
  const board = boardIn(smallCity(arms), { tourists: { A: [30, 0, 0, 0] } })
  const found = bestRoute(board, { objective: 'base' })
  assert.deepEqual([words(board, found.route), found.value], ['abx', 31])
})

test('RT-OPT-2, RT-OPT-5: by expectation a shorter line may be better', () => {
  const board = boardIn(smallCity(arms), { tourists: { A: [300, 0, 0, 0] } })
  const found = bestRoute(board)
  // The star is worth 1, a chance of elimination of 1 in 216 costs more than that.
  assert.deepEqual([words(board, found.route), found.value], ['ab', 300])
})

test('RT-OPT-3: a tome that averts the danger makes the longer line better', () => {
  const board = boardIn(smallCity(arms), { tourists: { A: [300, 0, 0, 0] }, tomes: { upgrade: true } })
  assert.equal(words(board, bestRoute(board).route), 'abx')
})

test('RT-OPT-6: of equal routes first the one with less madness', () => {
  assert.equal(
    best(
      {
        vertices: { c: { terrifying: true } },
        blocks: { A: { type: 'yellow', star: 3 } },
        segments: {
          bc: { from: 'b', to: 'c', along: ['A'] },
          bd: { from: 'b', to: 'd', along: ['A'] },
        },
      },
      {},
      'base',
    ),
    'bd',
  )
})

test('RT-OPT-6: then the one with more segments', () => {
  const star = { A: { type: 'yellow', star: 3 } } as const
  const segments = { ab: { from: 'a', to: 'b', along: ['A'] }, bc: { from: 'b', to: 'c' } }
  assert.equal(best({ blocks: star, segments }), 'abc')
})

test('RT-OPT-6: then the smallest list of segment ids', () => {
  const segments = { s2: { from: 'a', to: 'b' }, s1: { from: 'y', to: 'z' } }
  assert.equal(best({ segments }), 'yz')
  const ends = { s9: { from: 'm', to: 'a' }, s3: { from: 'm', to: 'z' }, s5: { from: 'm', to: 'y' } }
  assert.equal(best({ segments: ends }), 'ymz')
})

test('RT-OPT-6: then the smallest sequence of vertices', () => {
  const loop = { ca: { from: 'c', to: 'a' }, ab: { from: 'a', to: 'b' }, bc: { from: 'b', to: 'c' } }
  assert.equal(best({ segments: loop }), 'abca')
  assert.equal(best({ segments: { q: { from: 'z', to: 'k' } } }), 'kz')
})

test('RT-OPT-6: lines over the same vertices take a segment before a link', () => {
  const map: SmallMap = {
    ancient: 'SHUB_NIGGURATH',
    vertices: { b: { gate: true }, c: { gate: true } },
    segments: { ab: { from: 'a', to: 'b' }, bc: { from: 'b', to: 'c' }, be: { from: 'b', to: 'e' } },
  }
  assert.equal(best(map), 'abc~be')
})

test('RT-OPT-6: the same search twice gives the same route', () => {
  const board = randomArkhamBoard(randomFrom(3))
  assert.deepEqual(bestRoute(board), bestRoute(board))
})

test('RT-FR-8: the best route without segments is empty and worth nothing', () => {
  const board = boardIn(smallCity(arms), { drawn: [], tourists: { A: [3, 0, 0, 0] } })
  assert.deepEqual(bestRoute(board), { route: [], value: 0, proven: true, steps: 0 })
})

test('RT-FR-9: every legal route can be told from the proposal by its value', () => {
  const board = randomArkhamBoard(randomFrom(8))
  const { value } = bestRoute(board)
  let worse = 0
  everyRoute(board, ({ parts }) => {
    assert.equal(validateRoute(board, parts), null)
    const other = expectedTotal(board, measureRoute(board, parts)).expected
    assert.ok(other <= value)
    worse += Number(other < value)
    return worse < 200
  })
  assert.equal(worse, 200)
})

/** The first roads of the map that hang together, as a dense drawing. */
function denseBoard(segments: number): RouteBoard {
  const city = cityOf(ARKHAM_GUIDE, 'CTHULHU')
  return {
    city,
    drawn: city.roads.slice(0, segments),
    tourists: city.blocks.flatMap((_, block) => [block % 3, block % 2, 1, 0]),
    stars: city.stars,
    task: ['c21', 'c24', 'c52', 'c64'].map((id) => city.vertexAt.get(id) ?? -1),
    call: 0,
    tomes: { reroll: true, upgrade: false, blessing: true },
  }
}

test('RT-OPT-7: a dense drawing of 36 segments is solved and proven', () => {
  const board = denseBoard(36)
  const found = bestRoute(board)
  assert.equal(found.proven, true)
  assert.equal(validateRoute(board, found.route), null)
  assert.equal(found.value, expectedTotal(board, measureRoute(board, found.route)).expected)
})

test('RT-OPT-7: at the step limit the best route so far is given and said to be unproven', () => {
  const board = denseBoard(36)
  const whole = bestRoute(board)
  for (const stepLimit of [0, 100, 1_000]) {
    const found = bestRoute(board, { stepLimit })
    assert.equal(found.proven, false)
    assert.equal(found.steps, stepLimit)
    assert.equal(validateRoute(board, found.route), null)
    assert.ok(found.value > 0 && found.value <= whole.value)
    assert.equal(found.value, expectedTotal(board, measureRoute(board, found.route)).expected)
  }
  assert.deepEqual(bestRoute(board, { stepLimit: whole.steps }), whole)
})
