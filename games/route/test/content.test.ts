import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARKHAM_GUIDE, parsePack } from '../content/index.ts'
import { ANCIENTS, DIRECTIONS, EFFECTS, TOURIST_TYPES } from '../content/pack.ts'
import { cityOf } from '../rules/city.ts'
import { reachable } from './support/reachable.ts'

const pack = ARKHAM_GUIDE
const { map } = pack
const vertex = (id: string) => find(map.vertices, id)
const road = (id: string) => find(map.roads, id)
const block = (id: string) => find(map.blocks, id)

const everydayRoads = map.roads.filter((each) => !each.onlyWith)
const deadEnds = map.vertices.filter((each) => each.deadEnd)
const crossings = map.vertices.filter((each) => !each.deadEnd)
const flagged = (flag: string) => map.roads.filter((each) => each.flags?.some((own) => own === flag))
const overRiver = [...flagged('bridge'), ...flagged('borderBridge')]
const north = new Set(map.northBank)
const ids = (records: readonly { readonly id: string }[]): string[] => records.map((each) => each.id).sort()
const university = map.universityBlocks.map(block)
const universityRoads = ['h32', 'h42', 'v41', 'v42']
const touristDice = pack.dice.filter((die) => die.kind === 'tourist')
const effectDice = pack.dice.filter((die) => die.kind === 'effect')

function find<Entry extends { readonly id: string }>(records: readonly Entry[], id: string): Entry {
  const record = records.find((each) => each.id === id)
  if (!record) throw new Error(`no ${id}`)
  return record
}

function onBorder(id: string): boolean {
  const { i, j } = vertex(id)
  return i === 0 || i === 6 || j === 0 || j === 6
}

test('RT-DM-1: 36 blocks, each with its own pair of coordinates from 1 to 6', () => {
  assert.equal(map.blocks.length, 36)
  const pairs = new Set(map.blocks.map(({ x, y }) => `${x};${y}`))
  assert.equal(pairs.size, 36)
  for (const { x, y } of map.blocks) assert.ok([x, y].every((each) => each >= 1 && each <= 6))
})

test('RT-DM-3: x grows to the right and y downwards, and the directions of roads agree', () => {
  for (const each of map.roads.filter((one) => !one.flags?.includes('rounded'))) {
    const [a, b] = [vertex(each.a), vertex(each.b)]
    const toB = a.j === b.j ? (b.i > a.i ? 'E' : 'W') : b.j > a.j ? 'S' : 'N'
    const toA = DIRECTIONS[(DIRECTIONS.indexOf(toB) + 2) % 4]
    assert.deepEqual([each.da, each.db], [toB, toA], each.id)
  }
  assert.deepEqual([block('b61').x, block('b61').y], [6, 1])
})

test('RT-DM-4: a block has four lattice corners, and a crossing knows the blocks that meet there', () => {
  for (const { id, i, j, at } of crossings) {
    assert.ok(Number.isInteger(i) && Number.isInteger(j))
    for (const { x, y } of at.map(block)) {
      assert.ok(i === x - 1 || i === x, id)
      assert.ok(j === y - 1 || j === y, id)
    }
  }
  assert.deepEqual(vertex('c11').at, ['b11', 'b21', 'b12', 'b22'])
})

test('RT-DM-5: every side of a block that is not water carries a road, the outside too', () => {
  const roadsAlong = (id: string) => map.roads.filter((each) => each.along.includes(id)).length
  const corners = ['b11', 'b61', 'b16', 'b66']
  const waterSides = (id: string) => {
    const { x, y } = block(id)
    const line = map.river.line.map(vertex)
    return line.filter((to, index) => {
      const from = line[index - 1]
      return from && [from, to].every(({ i, j }) => (i === x || i === x - 1) && (j === y || j === y - 1))
    }).length
  }
  for (const { id } of map.blocks) {
    const sides = corners.includes(id) ? 3 : 4
    assert.equal(roadsAlong(id), sides - (north.has(id) ? 0 : waterSides(id)), id)
  }
})

test('RT-DM-6, RT-DM-8: 80 roads and 45 crossings are left of 84 and 49; others join neighbours', () => {
  assert.equal(map.roads.length, 80)
  assert.equal(crossings.length, 45)
  for (const each of map.roads) {
    const [a, b] = [vertex(each.a), vertex(each.b)]
    const length = Math.abs(a.i - b.i) + Math.abs(a.j - b.j)
    if (each.flags?.includes('rounded')) assert.deepEqual([a.i !== b.i, a.j !== b.j], [true, true])
    else if (each.flags?.includes('deadEnd')) assert.ok(length < 1)
    else assert.equal(length, 1, each.id)
  }
})

test('RT-DM-7, RT-DM-8, RT-DM-9: each map corner is passed by one rounded road and is no crossing', () => {
  const ends = flagged('rounded').map(({ a, b, along }) => [a, b, ...along])
  const expected = [
    ['c10', 'c01', 'b11'],
    ['c50', 'c61', 'b61'],
    ['c05', 'c16', 'b16'],
    ['c65', 'c56', 'b66'],
  ]
  assert.deepEqual(ends, expected)
  assert.ok(!map.vertices.some(({ i, j }) => i % 6 === 0 && j % 6 === 0))
})

test('RT-DM-10: a road record has its ends, kind, blocks, flags and the direction at each end', () => {
  const { origin, ...record } = road('h13')
  assert.deepEqual(record, {
    id: 'h13',
    a: 'c13',
    b: 'c23',
    da: 'E',
    db: 'W',
    kind: 'land',
    along: ['b23', 'b24'],
    flags: ['bridge'],
  })
  assert.equal(origin, 'authored')
  assert.deepEqual([road('rNW').da, road('rNW').db], ['W', 'N'])
})

test('RT-DM-11: what lies along a road is what the pack lists, not what the coordinates suggest', () => {
  assert.deepEqual(road('h02').along, ['b12'])
  const other = structuredClone(pack)
  find(other.map.roads, 'h02').along = ['b66']
  const city = cityOf(other, 'CTHULHU')
  const segment = city.segments[city.segmentAt.get('h02') ?? -1]
  assert.deepEqual(
    segment?.along.map((index) => city.blocks[index]?.id),
    ['b66'],
  )
})

test('RT-DM-12: away from water an inner road is along two blocks, an outer or rounded one along one', () => {
  for (const each of map.roads.filter((one) => !one.flags?.includes('embankment'))) {
    const outer = each.flags?.includes('rounded') || isOuter(each)
    assert.equal(each.along.length, outer ? 1 : 2, each.id)
  }
})

function isOuter({ a, b }: { readonly a: string; readonly b: string }): boolean {
  const [one, other] = [vertex(a), vertex(b)]
  return (one.i === other.i && one.i % 6 === 0) || (one.j === other.j && one.j % 6 === 0)
}

test('RT-DM-17: all seats share the one map of a pack; a variant is a pack of its own', () => {
  assert.equal(cityOf(pack, 'DAGON'), cityOf(pack, 'DAGON'))
  assert.equal(cityOf(pack, 'DAGON').pack.map, map)
  const variant = structuredClone(pack)
  variant.id = 'arkham-guide-seat-2'
  find(variant.map.blocks, 'b25').star = 5
  assert.equal(parsePack(variant).ok, true)
  assert.notDeepEqual(variant.map, map)
})

test('RT-DM-18, RT-DM-19: a diagonal joins opposite corners of one block and lies along that block alone', () => {
  const city = cityOf(pack, 'YOG_SOTHOTH')
  for (const diagonal of map.diagonals) {
    const [a, b] = [vertex(diagonal.a), vertex(diagonal.b)]
    const { x, y } = block(diagonal.block)
    // A dead end is drawn a little before the corner it stands for.
    assert.deepEqual([a.i, b.i].map(Math.round).sort(), [x - 1, x], diagonal.id)
    assert.deepEqual([a.j, b.j].map(Math.round).sort(), [y - 1, y], diagonal.id)
    const along = city.segments[city.segmentAt.get(diagonal.id) ?? -1]?.along
    assert.deepEqual(along, [city.blockAt.get(diagonal.block)])
  }
})

test('RT-DM-21, RT-DM-26: both ends of a diagonal are on the bank of its block, on dry land', () => {
  assert.equal(map.diagonals.length, 60)
  for (const { id, block: through, a, b } of map.diagonals) {
    for (const end of [a, b]) assert.ok(vertex(end).at.includes(through), id)
  }
})

test('RT-DM-22, RT-DM-23: a diagonal may end in a dead end, but not at a crossing on the other bank', () => {
  const atDeadEnds = map.diagonals.filter(({ a, b }) => vertex(a).deadEnd || vertex(b).deadEnd)
  assert.deepEqual(ids(atDeadEnds), ['e13', 'e25', 'e35', 'e55', 'n24', 'n45', 'n65'])
  assert.deepEqual(
    map.diagonals.filter((each) => each.block === 'b23'),
    [],
  )
  const ofBlock = (id: string) => ids(map.diagonals.filter((each) => each.block === id))
  assert.deepEqual(ofBlock('b22'), ['e22', 'n22'])
  assert.deepEqual(ofBlock('b13'), ['e13'])
})

test('RT-DM-24: a corner block has only the diagonal between the ends of its rounded road', () => {
  for (const rounded of flagged('rounded')) {
    const through = map.diagonals.filter((each) => each.block === rounded.along[0])
    assert.equal(through.length, 1)
    assert.deepEqual([through[0]?.a, through[0]?.b].sort(), [rounded.a, rounded.b].sort())
    assert.notEqual(through[0]?.id, rounded.id)
  }
})

test('RT-DM-25: the two diagonals of a block are two segments without a common vertex', () => {
  const pairs = map.blocks
    .map(({ id }) => map.diagonals.filter((each) => each.block === id))
    .filter((pair) => pair.length === 2)
  assert.ok(pairs.length > 20)
  for (const pair of pairs) assert.equal(new Set(pair.flatMap(({ a, b }) => [a, b])).size, 4)
})

test('RT-DM-28: no road lies along blocks of both banks, nor along the bank across the water', () => {
  assert.deepEqual([map.northBank.length, map.southBank.length], [20, 16])
  for (const each of map.roads) assert.equal(new Set(each.along.map((id) => north.has(id))).size, 1, each.id)
  assert.deepEqual(
    flagged('embankment').map((each) => each.along),
    [['b12'], ['b22'], ['b34'], ['b44'], ['b54'], ['b64'], ['b33'], ['b34']],
  )
})

test('RT-DM-29: without the roads over the river no way leads from bank to bank', () => {
  const onFoot = map.roads.filter((each) => !overRiver.includes(each))
  const northSide = reachable('c10', onFoot)
  const southSide = reachable('c16', onFoot)
  assert.ok([...northSide].every((id) => vertex(id).at.every((each) => north.has(each))))
  assert.ok([...southSide].every((id) => vertex(id).at.every((each) => !north.has(each))))
  assert.equal(northSide.size + southSide.size, map.vertices.length)
  assert.equal(reachable('c10', everydayRoads).size, map.vertices.length - 1)
})

test('RT-DM-30: the embankment is on the north bank; bridges and dead ends come from the south', () => {
  assert.equal(map.river.embankment, 'north')
  for (const id of map.river.line) assert.ok(vertex(id).at.every((each) => north.has(each)))
  for (const each of overRiver) {
    assert.equal([each.a, each.b].filter((end) => map.river.line.includes(end)).length, 1)
    assert.ok(each.along.every((id) => !north.has(id)))
  }
  assert.ok(flagged('deadEnd').every((each) => each.along.every((id) => !north.has(id))))
})

test('RT-DM-31, RT-DM-32: a dead end is a vertex of one short road that stops before the river', () => {
  assert.deepEqual(ids(deadEnds), ['d12s', 'd24w', 'd34s', 'd54s'])
  for (const { id } of deadEnds) {
    const roads = map.roads.filter(({ a, b }) => a === id || b === id)
    assert.deepEqual(
      roads.map((each) => each.flags),
      [['deadEnd']],
    )
  }
})

test('RT-DM-33: each dead end knows the crossing straight across the water', () => {
  const across = deadEnds.map(({ id, dagonOpposite }) => [id, dagonOpposite])
  const expected = [
    ['d12s', 'c12'],
    ['d24w', 'c24'],
    ['d34s', 'c34'],
    ['d54s', 'c54'],
  ]
  assert.deepEqual(across, expected)
  assert.ok(crossings.every((each) => each.dagonOpposite === undefined))
})

test('RT-DM-34: three bridges, two border roads over the river, dead ends on inner columns', () => {
  assert.deepEqual(ids(flagged('bridge')), ['h13', 'v24', 'v44'])
  assert.deepEqual(ids(flagged('borderBridge')), ['v02', 'v64'])
  assert.ok(deadEnds.length >= 2)
  assert.ok(deadEnds.every((each) => each.i > 0 && each.i < 6))
})

test('RT-DM-35, RT-DM-36: the university is a square of four blocks without roads or a centre inside', () => {
  assert.deepEqual(
    university.map(({ x, y }) => [x, y]),
    [
      [4, 2],
      [5, 2],
      [4, 3],
      [5, 3],
    ],
  )
  for (const ancient of ANCIENTS.filter((each) => each !== 'YOG_SOTHOTH')) {
    const city = cityOf(pack, ancient)
    for (const id of universityRoads) assert.ok(!city.roads.includes(city.segmentAt.get(id) ?? -1))
    assert.deepEqual(city.vertices[city.vertexAt.get('c42') ?? -1]?.segments, [])
  }
})

test('RT-DM-37: with Yog-Sothoth the four inner roads and the centre exist', () => {
  const city = cityOf(pack, 'YOG_SOTHOTH')
  for (const id of universityRoads) assert.ok(city.roads.includes(city.segmentAt.get(id) ?? -1))
  const centre = city.vertices[city.vertexAt.get('c42') ?? -1]
  assert.deepEqual(centre?.segments.map((index) => city.segments[index]?.id).sort(), [
    'e43',
    'e52',
    'h32',
    'h42',
    'n42',
    'n53',
    'v41',
    'v42',
  ])
})

test('RT-DM-38, RT-DM-39, RT-DM-40: four university landmarks, one yellow, three of other colours', () => {
  assert.deepEqual(
    university.map((each) => each.type),
    ['yellow', 'blue', 'green', 'purple'],
  )
  assert.equal(new Set(university.map((each) => each.name?.en)).size, 4)
  assert.deepEqual(ids(map.blocks.filter((each) => each.university)), [...map.universityBlocks].sort())
})

test('RT-DM-41: gates are at the map edge and in dead ends', () => {
  const gates = map.vertices.filter((each) => each.symbol === 'gate')
  assert.deepEqual(ids(gates), ['c04', 'c20', 'c36', 'c50', 'c63', 'd12s', 'd34s'])
  for (const each of gates) assert.ok(each.deadEnd || onBorder(each.id), each.id)
})

test('RT-DM-42: shops are on crossings and in dead ends', () => {
  const shops = map.vertices.filter((each) => each.symbol === 'shop')
  assert.deepEqual(ids(shops), ['c05', 'c11', 'c32', 'c43', 'c56', 'c61', 'd24w', 'd54s'])
})

test('RT-DM-43: a vertex has room for one symbol only', () => {
  const withTwo = structuredClone(pack)
  Object.assign(find(withTwo.map.vertices, 'c20'), { symbol: ['gate', 'shop'] })
  assert.equal(parsePack(withTwo).ok, false)
})

test('RT-DM-44: each Ancient has its own six to eight terrifying crossings, off gates, shops and dead ends', () => {
  const sets = pack.ancients.map((each) => [...each.terrifyingPlaces].sort())
  assert.deepEqual(
    sets.map((each) => each.length),
    [7, 6, 6, 7],
  )
  assert.equal(new Set(sets.map(String)).size, 4)
  for (const place of sets.flat().map(vertex)) assert.ok(!place.deadEnd && !place.symbol, place.id)
  for (const ancient of pack.ancients) {
    const marked = cityOf(pack, ancient.id).vertices.filter((each) => each.terrifying)
    assert.deepEqual(ids(marked), [...ancient.terrifyingPlaces].sort())
  }
})

test('RT-DM-58: four tourist dice and one effect die', () => {
  assert.deepEqual(
    touristDice.map((die) => die.id),
    ['red', 'green', 'blue', 'purple'],
  )
  assert.equal(effectDice.length, 1)
})

test('RT-DM-59, RT-DM-60: every die shows each number from 1 to 6 once', () => {
  for (const die of pack.dice) {
    const numbers = die.faces.map((face) => face.n)
    assert.deepEqual(numbers.sort(), [1, 2, 3, 4, 5, 6])
  }
})

test('RT-DM-61: a tourist face shows one or two tourists, also of two types', () => {
  const faces = touristDice.flatMap((die) => die.faces)
  assert.ok(faces.every((face) => face.tourists.length === 1 || face.tourists.length === 2))
  assert.equal(faces.filter((face) => new Set(face.tourists).size === 2).length, 8)
  for (const type of TOURIST_TYPES) {
    assert.equal(faces.flatMap((face) => face.tourists).filter((each) => each === type).length, 10)
  }
})

test('RT-DM-64: the effect die shows three dark and three light symbols and no tourists', () => {
  const symbols = effectDice.flatMap((die) => die.faces.map((face) => face.symbol))
  assert.deepEqual(symbols.sort(), ['dark', 'dark', 'dark', 'light', 'light', 'light'])
  assert.ok(effectDice.every((die) => die.faces.every((face) => !('tourists' in face))))
})

test('RT-DM-67: a face of these dice has a number and tourists or a symbol, and no half-star', () => {
  for (const die of pack.dice) {
    const members = die.kind === 'tourist' ? ['n', 'tourists'] : ['n', 'symbol']
    for (const face of die.faces) assert.deepEqual(Object.keys(face), members)
  }
})

test('RT-DM-68: the faces are those of the default table', () => {
  const letters = (die: (typeof touristDice)[number]) =>
    die.faces.map((face) => face.tourists.map((type) => type[0]).join('')).join(' ')
  assert.deepEqual(touristDice.map(letters), [
    'rr r rg r rr rb',
    'g gg g gb gp gg',
    'bp b bb bb b br',
    'p pr pg p pp pp',
  ])
  assert.deepEqual(
    effectDice[0]?.faces.map((face) => face.symbol),
    ['light', 'dark', 'light', 'dark', 'light', 'dark'],
  )
})

test('RT-DM-69: 5 dice, 5 effects, 8 tasks, 4 Calls, 4 Ancients, 11 shop cards, a challenge card', () => {
  const { dice, effects, tasks, calls, ancients, shopCards, challenge } = pack
  const counts = [dice, effects, tasks, calls, ancients, shopCards].map((each) => each.length)
  assert.deepEqual(counts, [5, 5, 8, 4, 4, 11])
  assert.deepEqual(
    effects.map((each) => each.id),
    EFFECTS,
  )
  assert.deepEqual(
    ancients.map((each) => each.id),
    ANCIENTS,
  )
  assert.deepEqual(
    calls.map((each) => each.tourist),
    TOURIST_TYPES,
  )
  assert.deepEqual([challenge.rows.length, challenge.columns.length], [4, 4])
})

test('the failure table follows RT-END-10 and the rounds RT-GEN-2', () => {
  assert.deepEqual(pack.failureTable.highestFailing, [0, 1, 2, 2, 3, 4])
  assert.equal(pack.rounds.value, 10)
})
