import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARKHAM_GUIDE } from '../content/index.ts'
import { ANCIENTS, type AncientId } from '../content/pack.ts'
import type { City } from '../rules/city.ts'
import type { RouteBoard, Tomes } from '../rules/final-route.ts'
import { measureRoute, pointsFor } from '../rules/measure.ts'
import { expectedTotal, remainsOf } from '../rules/odds.ts'
import { calledErased } from '../rules/payoffs.ts'
import {
  bestNumerousTourist,
  bestRiversideType,
  bestUniversityPair,
  blocksWith,
  crossOut,
  eraseOne,
  eraseRiverside,
  numerousTourists,
  type Remains,
  rewardPerSuccess,
  riversideTypes,
  sumsOf,
  totalAfter,
  universityPairs,
} from '../rules/remains.ts'
import { countResults, dieResult, highestFailing } from '../rules/rolls.ts'
import { everyRoute } from './support/every-route.ts'
import { type Random, randomBoard, randomFrom } from './support/random-board.ts'
import { shareOf } from './support/share.ts'
import { boardIn, type SmallBlock, smallCity } from './support/small-city.ts'

const [RED, GREEN, BLUE, PURPLE] = [0, 1, 2, 3] as const
const failing = (madness: number): number => highestFailing(ARKHAM_GUIDE, madness)

test('RT-END-9: five and six succeed, with blessing also four', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((value) => dieResult(value, 0, false)),
    ['neutral', 'neutral', 'neutral', 'neutral', 'success', 'success'],
  )
  assert.equal(dieResult(4, 0, true), 'success')
  assert.equal(dieResult(3, 0, true), 'neutral')
})

test('RT-END-10, RT-ERR-44: how many numbers fail grows with madness; without madness none does', () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 12].map(failing), [0, 1, 2, 2, 3, 4, 4, 4])
  assert.deepEqual(countResults([1, 1, 1], failing(0), false), { failures: 0, successes: 0 })
})

test('RT-END-11: all Ancients share the table', () => {
  for (const ancient of ANCIENTS) {
    const { board } = oneBlock(ancient, 4)
    // Madness 4: a die fails with 1 to 3, so three of them with one chance in eight.
    assert.equal(expectedTotal(board, measureRoute(board, wholeOf(board))).eliminated, 1 / 8)
  }
})

test('RT-END-12, RT-EX-5: a failing four stays a failure with blessing', () => {
  assert.deepEqual(
    [4, 5, 6].map((value) => dieResult(value, failing(5), true)),
    ['failure', 'success', 'success'],
  )
})

test('RT-END-13: all else is neutral', () => {
  assert.equal(dieResult(3, failing(3), false), 'neutral')
  assert.equal(dieResult(4, failing(4), false), 'neutral')
})

test('RT-END-14: an upgraded value may pass six', () => {
  assert.equal(dieResult(5 + 2, failing(5), false), 'success')
  assert.equal(dieResult(6 + 2, failing(5), false), 'success')
  assert.equal(dieResult(2 + 2, failing(5), true), 'failure')
})

test('RT-EX-2: the rulebook example rolls one failure and two successes', () => {
  assert.equal(failing(3), 2)
  assert.deepEqual(countResults([2, 4, 6], failing(3), true), { failures: 1, successes: 2 })
})

/** A city whose blocks all lie along one segment, with what a player has there. */
function alongAll(
  ancient: AncientId,
  blocks: Readonly<Record<string, SmallBlock>>,
  tourists: Readonly<Record<string, readonly number[]>>,
  more: Partial<Remains> = {},
): { city: City; remains: Remains; block: (id: string) => number } {
  const city = smallCity({
    ancient,
    blocks,
    segments: { ab: { from: 'a', to: 'b', along: Object.keys(blocks) } },
  })
  const board = boardIn(city, { tourists })
  const remains = {
    ...remainsOf(board, measureRoute(board, wholeOf(board))),
    ...more,
  }
  return { city, remains, block: (id) => city.blockAt.get(id) ?? -1 }
}

const wholeOf = ({ city }: RouteBoard) => [
  { start: 0, segments: city.segments.map((segment) => segment.index) },
]

/** One red block with tourists on a line over a number of terrifying places. */
function oneBlock(ancient: AncientId, madness: number, tomes: Partial<Tomes> = {}): { board: RouteBoard } {
  const places = Array.from({ length: madness + 1 }, (_, index) => `t${index}`)
  const city = smallCity({
    ancient,
    vertices: Object.fromEntries(places.map((id, index) => [id, { terrifying: index > 0 }])),
    blocks: { A: { type: 'red' } },
    segments: Object.fromEntries(
      places.slice(1).map((id, index) => [`s${index}`, { from: places[index] ?? '', to: id, along: ['A'] }]),
    ),
  })
  return { board: boardIn(city, { tourists: { A: [10, 0, 0, 0] }, tomes }) }
}

test('RT-ANC-CTH-2: one failure takes half of the called tourists, rounded down, two take all', () => {
  assert.deepEqual(
    [0, 1, 2].map((failures) => calledErased(7, failures)),
    [0, 3, 7],
  )
  assert.equal(calledErased(1, 1), 0)
  assert.equal(calledErased(0, 2), 0)
})

test('RT-ANC-CTH-3, RT-ANC-CTH-4, RT-EX-12: three points for every two called tourists left', () => {
  const { city, remains, block } = alongAll(
    'CTHULHU',
    { A: { type: 'white' }, B: { type: 'white' } },
    { A: [0, 5, 0, 0], B: [0, 2, 0, 0] },
    { call: GREEN },
  )
  assert.equal(rewardPerSuccess(city, remains), 9)
  assert.equal(totalAfter(city, remains, 1, 2), 12)
  assert.equal(totalAfter(city, remains, 2, 1), 0)
  assert.deepEqual(blocksWith(remains, GREEN), [block('A'), block('B')])
  let left = remains
  for (let erased = 0; erased < 3; erased++) left = eraseOne(left, { type: GREEN, block: block('A') })
  assert.equal(2 * rewardPerSuccess(city, left), 12)
})

test('RT-ANC-CTH-2, RT-END-16: the tourists are gone before the products are counted', () => {
  const { city, remains } = alongAll('CTHULHU', { A: { type: 'red' } }, { A: [7, 0, 0, 0] }, { call: RED })
  assert.equal(totalAfter(city, remains, 0, 0), 7)
  assert.equal(totalAfter(city, remains, 1, 1), 4 + 6)
  assert.equal(totalAfter(city, remains, 2, 1), 0)
})

const UNIVERSITY: Readonly<Record<string, SmallBlock>> = {
  U1: { type: 'red', university: true },
  U2: { type: 'yellow', star: 6, university: true },
  U3: { type: 'blue', university: true },
  U4: { type: 'green', university: true },
  R: { type: 'red' },
}

test('RT-ANC-YOG-2, RT-EX-13: the two fullest blocks go, ties by choice', () => {
  const { city, remains, block } = alongAll(
    'YOG_SOTHOTH',
    UNIVERSITY,
    { U1: [3, 0, 0, 0], U2: [0, 2, 0, 0], U3: [0, 0, 1, 1] },
    { madness: 4 },
  )
  assert.deepEqual(universityPairs(city, remains), [
    [block('U1'), block('U2')],
    [block('U1'), block('U3')],
  ])
  assert.deepEqual(countResults([2, 5, 6], failing(4), false), { failures: 1, successes: 2 })
  const left = crossOut(remains, [block('U1'), block('U3')])
  assert.equal(2 * rewardPerSuccess(city, left), 32)
  // U3 and its blue tourist are worth 1 point, the star of U2 is worth 6.
  assert.deepEqual(bestUniversityPair(city, remains, 1), [block('U1'), block('U3')])
})

test('RT-ANC-YOG-3: a crossed block is white and empty', () => {
  const { city, remains, block } = alongAll('YOG_SOTHOTH', UNIVERSITY, { U1: [3, 0, 0, 0], R: [2, 0, 0, 0] })
  const whole = sumsOf(city, remains)
  assert.deepEqual([whole.tourists, whole.landmarks, whole.stars], [[5, 0, 0, 0], [2, 1, 1, 0], 6])
  const left = sumsOf(city, crossOut(remains, [block('U1'), block('U2')]))
  assert.deepEqual([left.tourists, left.landmarks, left.stars], [[2, 0, 0, 0], [1, 1, 1, 0], 0])
})

test('RT-ANC-YOG-4: a second failure takes the other two', () => {
  const { city, remains, block } = alongAll('YOG_SOTHOTH', UNIVERSITY, { U1: [3, 0, 0, 0], U2: [2, 0, 0, 0] })
  const once = crossOut(remains, [block('U1'), block('U2')])
  assert.deepEqual(universityPairs(city, once), [[block('U3'), block('U4')]])
  const twice = crossOut(once, [block('U3'), block('U4')])
  assert.deepEqual(universityPairs(city, twice), [])
  assert.equal(bestUniversityPair(city, twice, 1), null)
  assert.equal(totalAfter(city, remains, 2, 0), 0)
})

test('RT-ANC-YOG-2: blocks off the route hold nobody, and may be the ones that go', () => {
  const city = smallCity({
    ancient: 'YOG_SOTHOTH',
    blocks: UNIVERSITY,
    segments: { ab: { from: 'a', to: 'b', along: ['U1', 'U2', 'R'] } },
  })
  const board = boardIn(city, { tourists: { U1: [3, 0, 0, 0], U3: [0, 0, 9, 0] } })
  const remains = remainsOf(board, measureRoute(board, wholeOf(board)))
  assert.deepEqual(universityPairs(city, remains), [
    [0, 1],
    [0, 2],
    [0, 3],
  ])
  assert.equal(totalAfter(city, remains, 1, 0), 6)
})

test('RT-ANC-YOG-5: each success gives four times the madness', () => {
  const { city, remains } = alongAll('YOG_SOTHOTH', UNIVERSITY, {}, { madness: 3 })
  assert.equal(rewardPerSuccess(city, remains), 12)
  assert.equal(totalAfter(city, remains, 0, 3), 6 + 36)
})

const RIVERSIDE: Readonly<Record<string, SmallBlock>> = {
  A: { riverside: true },
  B: { riverside: true },
  C: { riverside: true },
  D: { riverside: true },
  E: { riverside: true },
  F: { type: 'blue' },
}
/** RT-EX-3. */
const AT_THE_RIVER = {
  A: [0, 0, 2, 0],
  B: [1, 0, 1, 0],
  C: [0, 2, 0, 0],
  D: [0, 0, 0, 1],
  E: [1, 0, 1, 0],
  F: [9, 0, 3, 0],
}

test('RT-ANC-DAG-4, RT-EX-3: the most numerous type at the river goes, elsewhere it stays', () => {
  const { city, remains, block } = alongAll('DAGON', RIVERSIDE, AT_THE_RIVER)
  assert.deepEqual(riversideTypes(city, remains), [BLUE])
  const left = eraseRiverside(city, remains, BLUE)
  assert.deepEqual(sumsOf(city, left).tourists, [11, 2, 3, 1])
  assert.deepEqual(left.tourists.slice(block('F') * 4, block('F') * 4 + 4), [9, 0, 3, 0])
})

test('RT-ANC-DAG-7, RT-EX-2, RT-EX-3: three points for each riverside block with tourists left', () => {
  const { city, remains } = alongAll('DAGON', RIVERSIDE, AT_THE_RIVER)
  const left = eraseRiverside(city, remains, BLUE)
  assert.equal(rewardPerSuccess(city, left), 12)
  assert.equal(totalAfter(city, remains, 1, 2), 3 + 24)
})

test('RT-ANC-DAG-5: the second failure counts anew', () => {
  const { city, remains } = alongAll('DAGON', RIVERSIDE, AT_THE_RIVER)
  const left = eraseRiverside(city, remains, BLUE)
  assert.deepEqual(riversideTypes(city, left), [RED, GREEN])
})

test('RT-ANC-DAG-6, RT-ERR-45: ties are the player’s choice; without tourists nothing happens', () => {
  const { city, remains } = alongAll('DAGON', RIVERSIDE, {
    A: [2, 2, 0, 0],
    B: [2, 0, 0, 0],
    C: [0, 2, 0, 0],
    D: [0, 1, 0, 0],
  })
  assert.deepEqual(riversideTypes(city, remains), [GREEN])
  const tied = alongAll(
    'DAGON',
    { ...RIVERSIDE, F: { type: 'red' } },
    { A: [2, 0, 0, 0], B: [0, 1, 0, 0], C: [0, 1, 0, 0] },
  )
  assert.deepEqual(riversideTypes(tied.city, tied.remains), [RED, GREEN])
  assert.equal(bestRiversideType(tied.city, tied.remains, 1, 0), GREEN)
  assert.equal(bestRiversideType(tied.city, tied.remains, 1, 2), RED)
  const empty = alongAll('DAGON', RIVERSIDE, {})
  assert.deepEqual(riversideTypes(empty.city, empty.remains), [])
  assert.equal(bestRiversideType(empty.city, empty.remains, 1, 0), null)
  assert.equal(totalAfter(empty.city, empty.remains, 2, 1), 0)
})

test('RT-ANC-DAG-8: only blocks along the final route can hold tourists', () => {
  const city = smallCity({
    ancient: 'DAGON',
    blocks: { A: { riverside: true }, B: { riverside: true } },
    segments: { ab: { from: 'a', to: 'b', along: ['A'] } },
  })
  const board = boardIn(city, { tourists: { A: [1, 0, 0, 0], B: [0, 5, 0, 0] } })
  const remains = remainsOf(board, measureRoute(board, wholeOf(board)))
  assert.deepEqual(riversideTypes(city, remains), [RED])
  assert.equal(rewardPerSuccess(city, remains), 3)
})

const HERD: Readonly<Record<string, SmallBlock>> = {
  A: { type: 'red' },
  B: { type: 'red' },
  C: { type: 'green' },
  D: { type: 'white' },
}

test('RT-ANC-SHU-2, RT-ANC-SHU-3, RT-EX-14: one after another the most numerous type loses a tourist', () => {
  const { city, remains, block } = alongAll(
    'SHUB_NIGGURATH',
    HERD,
    { A: [5, 4, 0, 0], D: [1, 0, 1, 0] },
    { madness: 2, gateLinks: 3 },
  )
  assert.deepEqual(countResults([1, 4, 6], failing(2), false), { failures: 1, successes: 1 })
  assert.deepEqual(numerousTourists(city, remains), [
    { type: RED, block: block('A') },
    { type: RED, block: block('D') },
  ])
  const two = [0, 1].reduce((left) => eraseOne(left, { type: RED, block: block('A') }), remains)
  assert.deepEqual([...new Set(numerousTourists(city, two).map(({ type }) => type))], [RED, GREEN])
  assert.deepEqual(bestNumerousTourist(city, two), { type: GREEN, block: block('A') })
  assert.equal(totalAfter(city, remains, 1, 1), 4 * 2 + 3 * 1 + 12)
})

test('RT-ANC-SHU-4, RT-EX-14: four points for each gate link', () => {
  const { city, remains } = alongAll('SHUB_NIGGURATH', HERD, {}, { gateLinks: 3 })
  assert.equal(rewardPerSuccess(city, remains), 12)
})

test('RT-ANC-SHU-2, RT-ERR-45: without tourists nothing more is erased', () => {
  const { city, remains } = alongAll('SHUB_NIGGURATH', HERD, { A: [1, 0, 0, 0] }, { gateLinks: 3 })
  assert.equal(totalAfter(city, remains, 2, 0), 0)
  const empty = eraseOne(remains, { type: RED, block: 0 })
  assert.deepEqual(numerousTourists(city, empty), [])
  assert.equal(bestNumerousTourist(city, empty), null)
})

test('RT-ERR-45: an Ancient without anything to take takes nothing', () => {
  const nothing = { A: { type: 'white' } } as const
  for (const ancient of ANCIENTS) {
    const { city, remains } = alongAll(ancient, nothing, {}, { call: PURPLE, gateLinks: 2 })
    assert.equal(totalAfter(city, remains, 2, 0), 0)
  }
})

test('RT-OPT-2: without madness the total is certain but for the reward', () => {
  const city = smallCity({
    blocks: { A: { type: 'red' } },
    segments: { ab: { from: 'a', to: 'b', along: ['A'] } },
  })
  const board = boardIn(city, { tourists: { A: [4, 0, 0, 0] }, call: RED })
  const { expected, eliminated } = expectedTotal(board, measureRoute(board, wholeOf(board)))
  // Each of three dice succeeds in one case of three; a success gives 6.
  assert.deepEqual([expected, eliminated], [4 + 6, 0])
})

test('RT-OPT-2, RT-END-17: three failures count as nothing', () => {
  const { board } = oneBlock('CTHULHU', 1)
  const { expected, eliminated } = expectedTotal(board, measureRoute(board, wholeOf(board)))
  assert.equal(eliminated, 1 / 216)
  assert.equal(expected, (10 * 215) / 216)
})

test('RT-OPT-3, RT-BON-11, RT-BON-12: tomes are used where they help', () => {
  const chances = [
    [{ upgrade: true }, 0],
    [{ reroll: true }, 1 / 216 / 216],
    [{ blessing: true }, 1 / 216],
  ] as const
  for (const [tomes, eliminated] of chances) {
    const { board } = oneBlock('CTHULHU', 1, tomes)
    assert.equal(expectedTotal(board, measureRoute(board, wholeOf(board))).eliminated, eliminated)
  }
})

/** Every choice a penalty leaves, tried one after another. */
function totalByTrying(city: City, remains: Remains, failures: number, successes: number): number {
  if (failures === 0) {
    const { tourists, landmarks, stars, task } = sumsOf(city, remains)
    return pointsFor(tourists, landmarks, stars, task) + successes * rewardPerSuccess(city, remains)
  }
  const after = suffer(city, remains, failures)
  return Math.max(...after.left.map((left) => totalByTrying(city, left, after.failures, successes)))
}

function suffer(city: City, remains: Remains, failures: number): { left: Remains[]; failures: number } {
  const all = (left: Remains[]) => ({ left: left.length === 0 ? [remains] : left, failures: failures - 1 })
  if (city.ancient === 'YOG_SOTHOTH')
    return all(universityPairs(city, remains).map((pair) => crossOut(remains, pair)))
  if (city.ancient === 'DAGON')
    return all(riversideTypes(city, remains).map((type) => eraseRiverside(city, remains, type)))
  if (city.ancient === 'SHUB_NIGGURATH') {
    let left = [remains]
    for (let link = 0; link < remains.gateLinks; link++) {
      left = left.flatMap((each) => {
        const byType = new Map(numerousTourists(city, each).map((erasure) => [erasure.type, erasure]))
        return byType.size === 0 ? [each] : [...byType.values()].map((erasure) => eraseOne(each, erasure))
      })
    }
    return all(left)
  }
  const called = blocksWith(remains, remains.call).flatMap((block) =>
    new Array<number>(remains.tourists[block * 4 + remains.call] ?? 0).fill(block),
  )
  const erased = called.slice(0, calledErased(called.length, failures))
  return {
    left: [erased.reduce((left, block) => eraseOne(left, { type: remains.call, block }), remains)],
    failures: 0,
  }
}

/** RT-OPT-2 and RT-OPT-3 word by word, over all rolls, rerolls and upgrades. */
function expectedByTrying(board: RouteBoard, remains: Remains): number {
  const { city, tomes } = board
  const known = new Map<string, number>()
  const shown = (values: readonly number[]): number => {
    const { failures, successes } = countResults(values, failing(remains.madness), tomes.blessing)
    const key = `${failures} ${successes}`
    const total = known.get(key) ?? (failures === 3 ? 0 : totalByTrying(city, remains, failures, successes))
    known.set(key, total)
    return total
  }
  const upgrades = (values: readonly number[]): number[] =>
    tomes.upgrade
      ? values.map((_, die) => shown(values.map((value, i) => (i === die ? value + 2 : value))))
      : []
  const rolls = Array.from({ length: 216 }, (_, roll) => [
    Math.floor(roll / 36),
    Math.floor(roll / 6) % 6,
    roll % 6,
  ])
  const settled = rolls.map((faces) => {
    const values = faces.map((face) => face + 1)
    return Math.max(shown(values), ...upgrades(values))
  })
  const keeping = (roll: readonly number[], kept: number): number => {
    let sum = 0
    for (const again of rolls) {
      const face = (die: number): number => ((kept >> die) & 1 ? roll[die] : again[die]) ?? 0
      sum += settled[face(0) * 36 + face(1) * 6 + face(2)] ?? 0
    }
    return sum
  }
  const subsets = tomes.reroll ? [0, 1, 2, 3, 4, 5, 6, 7] : [7]
  return (
    rolls.reduce((sum, roll) => sum + Math.max(...subsets.map((kept) => keeping(roll, kept))), 0) / 216 / 216
  )
}

/** Some route of a random board, not always the shortest. */
function someRoute(board: RouteBoard, random: Random) {
  let found: { start: number; segments: number[] }[] = []
  let left = random(60)
  everyRoute(board, ({ parts }) => {
    found = parts.map(({ start, segments }) => ({ start, segments: [...segments] }))
    return left-- > 0
  })
  return found
}

test('RT-OPT-2, RT-OPT-3, RT-END-16, RT-END-20: the expectation is that of trying all rolls and all choices', () => {
  for (let seed = 0; seed < shareOf(160); seed++) {
    const random = randomFrom(seed)
    const board = randomBoard(random)
    const measure = measureRoute(board, someRoute(board, random))
    const remains = remainsOf(board, measure)
    assert.ok(
      Math.abs(expectedTotal(board, measure).expected - expectedByTrying(board, remains)) < 1e-9,
      `seed ${seed}`,
    )
  }
})
