import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PACKS } from '../content/index.ts'
import { sydneyShown } from '../rules/cities/sydney.ts'
import { cityOf } from '../rules/city.ts'
import type { FinalRoute, RouteBoard } from '../rules/final-route.ts'
import { measureRoute } from '../rules/measure.ts'
import { sitesOf } from '../rules/sites.ts'
import { bestRoute } from '../solver/best-route.ts'
import { bestOfAll } from './support/every-route.ts'
import { type Random, randomFrom } from './support/random-board.ts'

const city = cityOf(sydneyShown(PACKS.booklet, PACKS.sydney), null)
const { all: sites } = sitesOf(city)

const numberOf = (at: ReadonlyMap<string, number>, id: string): number => {
  const index = at.get(id)
  assert.ok(index !== undefined, id)
  return index
}

/** One line over segments by id, starting at a crossing. */
function line(start: string, ...ids: readonly string[]): FinalRoute {
  return [{ start: numberOf(city.vertexAt, start), segments: ids.map((id) => numberOf(city.segmentAt, id)) }]
}

/** Every iconic landmark is worth 4; at a pier wait as many tourists as is said. */
function board(tourists: Readonly<Record<string, readonly number[]>> = {}, remote = [0, 0, 0]): RouteBoard {
  const counts = sites.flatMap(({ pier }) =>
    [0, 1, 2, 3].map((type) => (type === pier ? (remote[type] ?? 0) : 0)),
  )
  for (const [id, list] of Object.entries(tourists))
    for (const [type, count] of list.entries()) counts[numberOf(city.blockAt, id) * 4 + type] = count
  return {
    city,
    drawn: [...city.segments.keys()],
    tourists: counts,
    stars: sites.map(({ iconic }) => (iconic === null ? 0 : 4)),
    task: [],
    call: -1,
    tomes: { reroll: false, upgrade: false, blessing: false },
  }
}

const GREEN = 1

test('RT-SYD-21, RT-BASE-43: Harbour Bridge is on the route if the route touches its crossing', () => {
  assert.equal(measureRoute(board(), line('c10', 'h10')).stars, 4, 'it ends there')
  assert.equal(measureRoute(board(), line('c10', 'h10', 'v20')).stars, 4, 'it goes on')
  assert.equal(measureRoute(board(), line('c11', 'h11')).stars, 0, 'the block beside it is not enough')
})

test('RT-SYD-22, RT-SYD-23: a road beside the Botanic Garden does not enter it, one inside does', () => {
  assert.equal(measureRoute(board(), line('c32', 'h32')).landmarks[GREEN], 0)
  assert.equal(measureRoute(board(), line('c33', 'h33')).landmarks[GREEN], 1)
})

test('RT-SYD-27: a diagonal through the garden enters it', () => {
  assert.equal(measureRoute(board(), line('c42', 'n53')).landmarks[GREEN], 1)
})

test('RT-SYD-25, RT-BASE-42: garden and Hyde Park count once each, however many of their locations are passed', () => {
  assert.equal(measureRoute(board(), line('c33', 'h33', 'h43')).landmarks[GREEN], 1, 'all four locations')
  assert.equal(measureRoute(board(), line('c14', 'h14', 'h24')).landmarks[GREEN], 1, 'both of Hyde Park')
  assert.equal(measureRoute(board(), line('c24', 'h24')).landmarks[GREEN], 1, 'one of Hyde Park')
})

test('RT-SYD-24, RT-ERR-17: there is no road inside Hyde Park and between the ferries', () => {
  const between = (one: string, other: string) =>
    city.segments.filter(({ along }) =>
      [one, other].every((id) => along.includes(numberOf(city.blockAt, id))),
    )
  assert.deepEqual(between('b25', 'b35'), [])
  assert.deepEqual(between('b31', 'b41'), [])
  assert.equal(between('b43', 'b53').length, 1)
})

test('RT-DM-27, RT-ERR-21: no diagonal runs through a ferry', () => {
  const ferries = city.blocks.flatMap(({ ferry }, block) => (ferry ? [block] : []))
  assert.equal(ferries.length, 2)
  assert.ok(
    city.diagonals.every((index) => !ferries.some((block) => city.segments[index]?.along.includes(block))),
  )
})

test('RT-SYD-26, RT-BASE-42: tourists in the garden count by the side they are passed on, entered or not', () => {
  const measure = measureRoute(board({ b43: [0, 2, 0, 0], b53: [0, 1, 0, 0] }), line('c32', 'h32'))
  assert.deepEqual(measure.tourists, [0, 2, 0, 0])
})

test('RT-SYD-17, RT-BASE-41, RT-AL-3: a pier on the route brings its tourists and no landmark', () => {
  const waiting = board({ b32: [1, 0, 0, 0] }, [3, 5, 7])
  const passed = measureRoute(waiting, line('c21', 'h21'))
  assert.deepEqual(passed.tourists, [1, 5, 0, 0], 'the zoo of the green tourists')
  assert.deepEqual(passed.landmarks, [1, 0, 0, 0], 'the restaurants along the road')
  assert.equal(passed.base, 1)
  const missed = measureRoute(waiting, line('c32', 'h32'))
  assert.deepEqual(missed.tourists, [0, 0, 0, 0])
})

/** A small piece of the city, grown from one of its crossings that count. */
function randomHarbour(random: Random): RouteBoard {
  const starts = city.vertices.flatMap(({ iconic, pier }, vertex) => (iconic || pier >= 0 ? [vertex] : []))
  starts.push(numberOf(city.vertexAt, 'c43'), numberOf(city.vertexAt, 'c35'))
  const reached = new Set([starts[random(starts.length)] ?? 0, starts[random(starts.length)] ?? 0])
  const drawn = new Set<number>()
  for (let left = 3 + random(6); left > 0; left--) {
    const from = [...reached][random(reached.size)] ?? 0
    const free = city.vertices[from]?.segments.filter((index) => !drawn.has(index)) ?? []
    const segment = city.segments[free[random(free.length)] ?? -1]
    if (!segment) continue
    drawn.add(segment.index)
    reached.add(segment.a).add(segment.b)
  }
  const passed = [...reached]
  const base = board({}, [random(6), random(6), random(6)])
  return {
    ...base,
    drawn: [...drawn].sort((one, other) => one - other),
    tourists: base.tourists.map((count, at) =>
      at < city.blocks.length * 4 && at % 4 < 3 && random(3) === 0 ? random(3) : count,
    ),
    stars: base.stars.map((star) => (star > 0 ? 4 * (1 + random(4)) : 0)),
    task: [...new Set(Array.from({ length: random(4) }, () => passed[random(passed.length)] ?? 0))],
  }
}

test('RT-OPT-5, RT-OPT-8: the search finds the best line in Sydney, as trying all lines does', () => {
  const random = randomFrom(17)
  for (let game = 0; game < 300; game++) {
    const small = randomHarbour(random)
    const best = bestOfAll(small, 'base', 50_000)
    if (!best) continue
    const found = bestRoute(small)
    assert.equal(found.value, best.value)
    assert.deepEqual(found.route, best.route)
    assert.ok(found.proven)
  }
})
