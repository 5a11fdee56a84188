import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, type Json, packHashes } from '@curio/kernel'
import { CITIES, ICONIC } from '../content/booklet/terms.ts'
import { ARKHAM_GUIDE, FORMER_HASHES, PACKS } from '../content/index.ts'
import type { CityMap } from '../content/map/city-map.ts'
import { TOURIST_TYPES } from '../content/pack.ts'
import { route } from '../index.ts'
import { reachable } from './support/reachable.ts'

const { booklet, sydney, venice } = PACKS
const vegas = PACKS['las-vegas']
const arkham = PACKS['arkham-booklet']
const cities = CITIES.map((city) => PACKS[city])
const rounded = [vegas, sydney, arkham]
const touristDice = booklet.dice.filter((die) => die.kind === 'tourist')

const ids = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id).sort()
const countBy = (values: readonly (string | number)[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(values)].sort().map((each) => [each, values.filter((other) => other === each).length]),
  )
const blockTypes = (map: CityMap): Record<string, number> => countBy(map.blocks.map(({ type }) => type))
const symbols = (map: CityMap): Record<string, number> =>
  countBy(map.vertices.flatMap(({ symbol }) => symbol ?? []))
const vertexIn = (map: CityMap, id: string) => {
  const vertex = map.vertices.find((each) => each.id === id)
  if (!vertex) throw new Error(`no ${id}`)
  return vertex
}
const onBorder = ({ i, j }: { readonly i: number; readonly j: number }): boolean => i % 6 === 0 || j % 6 === 0

test('RT-DM-2: each city has 36 blocks with all pairs of coordinates, ferries and parts of a park too', () => {
  for (const { map } of cities) {
    assert.equal(new Set(map.blocks.map(({ x, y }) => `${x};${y}`)).size, 36)
    for (const { id, x, y } of map.blocks) assert.equal(id, `b${x}${y}`)
  }
  const odd = sydney.map.blocks.filter((each) => each.type === 'ferry' || 'landmark' in each)
  assert.deepEqual(ids(odd), ['b25', 'b31', 'b35', 'b41', 'b43', 'b44', 'b53', 'b54'])
})

test('RT-DM-4: a crossing of the booklet is called by its lattice point', () => {
  for (const { map } of cities) {
    for (const { id, i, j } of map.vertices.filter(({ deadEnd }: CityMap['vertices'][number]) => !deadEnd))
      assert.equal(id, `c${i}${j}`)
  }
})

test('RT-DM-6: Venice has all 84 edges of the lattice, with a road on each', () => {
  const edges = new Set(venice.map.roads.map(({ a, b }) => `${a}-${b}`))
  assert.equal(edges.size, 84)
  assert.equal(venice.map.roads.length, 107)
})

test('RT-DM-8, RT-DM-9: three cities have rounded corners, and Venice keeps its four corners', () => {
  for (const { map } of rounded) {
    const roads = map.roads.filter(({ flags }) => flags?.includes('rounded'))
    assert.deepEqual(ids(roads), ['rNE', 'rNW', 'rSE', 'rSW'])
    for (const corner of ['c00', 'c60', 'c06', 'c66']) assert.ok(!ids(map.vertices).includes(corner))
  }
  assert.deepEqual([vegas.map.vertices.length, vegas.map.roads.length], [45, 80])
  assert.equal(venice.map.vertices.length, 49)
  for (const corner of ['c00', 'c60', 'c06', 'c66']) assert.ok(vertexIn(venice.map, corner))
})

test('RT-DM-12: in Las Vegas an inner road is along two blocks, an outer or rounded one along one', () => {
  for (const { id, a, b, along, flags } of vegas.map.roads) {
    const [one, other] = [vertexIn(vegas.map, a), vertexIn(vegas.map, b)]
    const outer = (one.i === other.i && one.i % 6 === 0) || (one.j === other.j && one.j % 6 === 0)
    assert.equal(along.length, outer || flags?.includes('rounded') ? 1 : 2, id)
  }
})

test('RT-DM-24, RT-DM-26: 68 diagonals where corners are rounded, and 72 in Venice, all through land', () => {
  assert.equal(vegas.map.diagonals.length, 68)
  assert.equal(venice.map.diagonals.length, 72)
  for (const { map } of rounded) {
    const corners = map.diagonals.filter(({ block }) => ['b11', 'b61', 'b16', 'b66'].includes(block))
    assert.deepEqual(ids(corners), ['e11', 'e66', 'n16', 'n61'])
  }
})

test('RT-DM-27, RT-DM-54: two ferries in the bay, without diagonals and without roads between them', () => {
  const ferries = ids(sydney.map.blocks.filter(({ type }) => type === 'ferry'))
  assert.deepEqual(ferries, ['b31', 'b41'])
  assert.deepEqual(
    sydney.map.diagonals.filter(({ block }) => ferries.includes(block)),
    [],
  )
  for (const { along } of sydney.map.roads) assert.ok(!along.some((block) => ferries.includes(block)))
  for (const id of ['h20', 'h30', 'v30']) assert.ok(!ids(sydney.map.roads).includes(id))
  assert.ok(!ids(sydney.map.vertices).includes('c30'))
})

test('RT-DM-28, RT-DM-34, RT-DM-36, RT-BASE-44: Arkham has the same ground in both editions', () => {
  const { blocks: inBooklet, ...ground } = arkham.map
  const { blocks: inGuide, ...guideGround } = ARKHAM_GUIDE.map
  assert.deepEqual(ground, guideGround)
  const changed = inBooklet.filter((each, index) => each.type !== inGuide[index]?.type)
  assert.deepEqual(ids(changed), ['b16', 'b25', 'b42', 'b46', 'b61'])
})

test('RT-DM-38, RT-DM-39, RT-DM-40: in the booklet the university is grey once and has three colours', () => {
  const university = arkham.map.blocks.filter((each) => each.university)
  assert.deepEqual(
    university.map(({ type }) => type),
    ['grey', 'blue', 'green', 'purple'],
  )
  assert.deepEqual(
    university.flatMap((each) => (each.type === 'grey' ? each.iconic : [])),
    ['university'],
  )
  assert.equal(new Set(university.map((each) => 'name' in each && each.name.en)).size, 4)
})

test('RT-DM-43: each city has its own symbols, one at a crossing', () => {
  assert.deepEqual(symbols(vegas.map), { airport: 1, cafe: 7, greenCrossing: 4 })
  assert.deepEqual(symbols(sydney.map), { cafe: 8, iconic: 1, pier: 3 })
  assert.deepEqual(symbols(venice.map), { cafe: 8 })
  assert.deepEqual(symbols(arkham.map), { gate: 7, shop: 8 })
})

test('RT-DM-44: the booklet has three Ancients, with the terrifying places of the guide', () => {
  const places = arkham.ancients.map(({ id, terrifyingPlaces }) => [id, terrifyingPlaces])
  const inGuide = ARKHAM_GUIDE.ancients.map(({ id, terrifyingPlaces }) => [id, terrifyingPlaces])
  assert.deepEqual(places, inGuide.slice(0, 3))
  assert.deepEqual(ids(arkham.ancients), ['CTHULHU', 'DAGON', 'YOG_SOTHOTH'])
})

test('RT-DM-45, RT-DM-46, RT-DM-48: an edge has a land road, a canal, or both along one block each', () => {
  const canals = venice.map.roads.filter(({ kind }) => kind === 'canal')
  const edge = ({ a, b }: { readonly a: string; readonly b: string }): string => `${a}-${b}`
  const landAt = new Map(
    venice.map.roads.filter(({ kind }) => kind === 'land').map((road) => [edge(road), road]),
  )
  assert.equal(canals.length, 38)
  const pairs = canals.flatMap((canal) => {
    const land = landAt.get(edge(canal))
    return land ? [[land, canal] as const] : []
  })
  assert.equal(pairs.length, 23)
  for (const [land, canal] of pairs) {
    assert.equal(`w${land.id}`, canal.id)
    assert.deepEqual([land.along.length, canal.along.length], [1, 1])
    assert.notDeepEqual(land.along, canal.along)
  }
})

test('RT-DM-47: a block is not along a road if a road of the other kind lies between', () => {
  const along = (id: string) => venice.map.roads.find((road) => road.id === id)?.along
  assert.deepEqual([along('h11'), along('wh11')], [['b21'], ['b22']])
  assert.deepEqual([along('v14'), along('wv14')], [['b25'], ['b15']])
  assert.deepEqual(along('wh21'), ['b31', 'b32'])
})

test('RT-DM-49: every corner of a block is a crossing, by land, by water or under a bridge', () => {
  for (const { x, y } of venice.map.blocks) {
    for (const [i, j] of [
      [x - 1, y - 1],
      [x, y - 1],
      [x - 1, y],
      [x, y],
    ])
      assert.ok(venice.map.roads.some(({ a, b }) => [a, b].includes(`c${i}${j}`)))
  }
})

test('RT-DM-50: shores part the land roads of a crossing, and a bridge joins them', () => {
  const land = venice.map.roads.filter(({ kind }) => kind === 'land')
  const water = venice.map.roads.filter(({ kind }) => kind === 'canal')
  for (const { id, at, bridge, shoreGroups } of venice.map.vertices) {
    const atWater = water.some(({ a, b }) => a === id || b === id)
    assert.equal(shoreGroups !== undefined, atWater, id)
    if (!shoreGroups) continue
    const ends = land.filter(({ a, b }) => a === id || b === id)
    assert.deepEqual(shoreGroups.flatMap(({ roads }) => roads).sort(), ids(ends), id)
    assert.deepEqual(shoreGroups.flatMap(({ blocks }) => blocks).sort(), [...at].sort(), id)
    if (bridge) assert.equal(shoreGroups.length, 1, id)
  }
  const groupsAt = (id: string) =>
    venice.map.vertices.find((each) => each.id === id)?.shoreGroups?.map(({ roads }) => roads)
  assert.deepEqual(groupsAt('c10'), [['h10'], ['v10', 'h00']])
  assert.deepEqual(groupsAt('c52'), [[], ['h52'], ['v52'], []])
  assert.deepEqual(groupsAt('c21'), [['v21', 'h11', 'v20']])
})

test('RT-DM-52: four casinos with letters of their own, no two side by side', () => {
  const casinos = vegas.map.blocks.flatMap((each) => (each.type === 'purple' ? [each] : []))
  assert.deepEqual(
    casinos.map(({ letter }) => letter),
    ['W', 'X', 'Y', 'Z'],
  )
  for (const one of casinos)
    for (const other of casinos) assert.notEqual(Math.abs(one.x - other.x) + Math.abs(one.y - other.y), 1)
})

test('RT-DM-53: named green crossings at the edge of the map, and one airport', () => {
  const green = vegas.map.vertices.flatMap((each) => (each.symbol === 'greenCrossing' ? [each] : []))
  assert.deepEqual(ids(green), ['c03', 'c26', 'c30', 'c63'])
  for (const each of green) assert.ok(onBorder(each))
  assert.equal(new Set(green.map(({ name }) => name.en)).size, 4)
  assert.deepEqual(ids(vegas.map.vertices.filter(({ symbol }) => symbol === 'airport')), ['c45'])
})

test('RT-DM-55, RT-DM-57: three piers at the coast, for red, green and blue tourists', () => {
  const coast = sydney.map.blocks.filter((each) => 'coastal' in each).map(({ id }) => id)
  assert.equal(coast.length, 10)
  const piers = sydney.map.vertices.flatMap((each) => (each.symbol === 'pier' ? [each] : []))
  assert.deepEqual(piers.map(({ tourist }) => tourist).sort(), ['blue', 'green', 'red'])
  for (const { at } of piers) assert.ok(at.some((block) => coast.includes(block)))
})

test('RT-DM-56: a bridge at a crossing, a garden of four blocks with roads inside, a park without', () => {
  const iconic = sydney.map.vertices.flatMap((each) => (each.symbol === 'iconic' ? [each.iconic] : []))
  assert.deepEqual(iconic, ['SYD_BRIDGE'])
  const partsOf = (landmark: string) =>
    ids(sydney.map.blocks.filter((each) => each.type === 'green' && each.landmark === landmark))
  assert.deepEqual(partsOf('SYD_GARDEN'), ['b43', 'b44', 'b53', 'b54'])
  assert.deepEqual(partsOf('SYD_HYDE_PARK'), ['b25', 'b35'])
  const inside = (landmark: string) =>
    ids(
      sydney.map.roads.filter(
        ({ along }) => along.length === 2 && along.every((each) => partsOf(landmark).includes(each)),
      ),
    )
  assert.deepEqual(inside('SYD_GARDEN'), ['h33', 'h43', 'v42', 'v43'])
  assert.deepEqual(inside('SYD_HYDE_PARK'), [])
  assert.deepEqual(
    ids(sydney.map.roads.filter(({ flags }) => flags?.includes('garden'))),
    inside('SYD_GARDEN'),
  )
})

test('RT-DM-58, RT-DM-60, RT-DM-64: five dice with each number once, and three dark and three light faces', () => {
  assert.deepEqual(ids(booklet.dice), ['blue', 'effect', 'green', 'purple', 'red'])
  for (const die of booklet.dice)
    assert.deepEqual(
      die.faces.map(({ n }) => n),
      [1, 2, 3, 4, 5, 6],
    )
  const effect = booklet.dice.flatMap((die) => (die.kind === 'effect' ? die.faces : []))
  assert.deepEqual(countBy(effect.map(({ symbol }) => symbol)), { dark: 3, light: 3 })
})

test('RT-DM-62, RT-DM-63: a booklet die shows one or two tourists of its own colour', () => {
  assert.deepEqual(ids(touristDice), [...TOURIST_TYPES].sort())
  for (const { id, faces } of touristDice) {
    for (const { tourists } of faces) {
      assert.ok(tourists.length === 1 || tourists.length === 2)
      assert.ok(tourists.every((each) => each === id))
    }
  }
})

test('RT-DM-65, RT-DM-66, RT-DM-68: half-stars are on faces with one tourist, one at most', () => {
  for (const { faces } of touristDice)
    for (const { tourists, halfStars } of faces) assert.equal(halfStars, 2 - tourists.length)
  const most = touristDice.map(({ faces }) => Math.max(...faces.map(({ halfStars }) => halfStars)))
  assert.deepEqual(most, [1, 1, 1, 1])
})

test('RT-DM-67: the dice of the guide have no half-stars', () => {
  for (const { faces } of ARKHAM_GUIDE.dice) for (const face of faces) assert.ok(!('halfStars' in face))
})

test('RT-DM-70: the cards of the booklet', () => {
  assert.deepEqual([sydney.cards.length, venice.cards.length], [12, 12])
  const { ancients, calls, shopCards } = arkham
  assert.deepEqual([ancients.length, calls.length, shopCards.length], [3, 4, 11])
  assert.deepEqual(countBy(booklet.events.map(({ colour }) => colour)), { red: 4, yellow: 4 })
  assert.deepEqual([booklet.effects.length, booklet.cards.trigger.length], [4, 6])
  assert.deepEqual(ids(booklet.cityCards.filter(({ difficulty }) => difficulty)), [...CITIES].sort())
})

test('RT-DM-71, RT-DM-72: a city deck has 36 cards, 18 common ones, 12 of the city and 6 others', () => {
  const { common, repeat, trigger } = booklet.cards
  for (const others of [repeat, trigger]) {
    assert.equal([...common, ...venice.cards, ...others].length, 36)
    assert.equal(others.length, 6)
  }
  assert.equal(common.length, 18)
})

test('RT-DM-73: a card has a coordinate and tourists, a city card also a landmark of its city', () => {
  for (const { coordinate, tourists } of [...booklet.cards.common, ...venice.cards, ...sydney.cards]) {
    assert.ok(coordinate >= 1 && coordinate <= 6)
    assert.ok(tourists.length >= 1)
  }
  const pairs = booklet.cards.common.map(({ coordinate, tourists }) => `${coordinate} ${tourists.join()}`)
  assert.equal(new Set(pairs).size, 18)
  for (const { tourists } of booklet.cards.common) assert.ok(!tourists.includes('purple'))
})

test('RT-DM-74: repeat and trigger cards have each coordinate once; three triggers are dark', () => {
  for (const list of [booklet.cards.repeat, booklet.cards.trigger])
    assert.deepEqual(
      list.map(({ coordinate }) => coordinate),
      [1, 2, 3, 4, 5, 6],
    )
  assert.deepEqual(countBy(booklet.cards.trigger.map(({ symbol }) => symbol)), { dark: 3, light: 3 })
})

test('RT-DM-75, RT-DM-76: the Sydney cards name each pair of landmarks twice', () => {
  const pairs = sydney.cards.map(({ landmarks }) => [...landmarks].sort().join())
  assert.equal(new Set(pairs).size, 6)
  for (const count of Object.values(countBy(pairs))) assert.equal(count, 2)
  for (const { landmarks } of sydney.cards) assert.equal(new Set(landmarks).size, 2)
  assert.deepEqual(countBy(sydney.cards.map(({ tourists }) => `${tourists[0]} ${tourists.length}`)), {
    'blue 1': 2,
    'blue 2': 2,
    'green 1': 2,
    'green 2': 2,
    'red 1': 2,
    'red 2': 2,
  })
})

test('RT-DM-77: the Venice cards name each landmark three times', () => {
  const named = venice.cards.flatMap(({ landmarks }) => landmarks)
  assert.deepEqual(countBy(named), { VEN_CA_DORO: 3, VEN_FRARI: 3, VEN_SALUTE: 3, VEN_SAN_MARCO: 3 })
  assert.equal(named.length, 12)
})

test('RT-BASE-21: the rating tracks', () => {
  assert.deepEqual(vegas.rating.values, [3, 5, 7, 9, 11])
  assert.deepEqual(arkham.rating.values, [3, 5, 7, 9, 11])
  assert.deepEqual(venice.rating.values, [4, 7, 9, 11])
  assert.equal(sydney.rating.base, 4)
  assert.deepEqual(
    sydney.rating.cells.map(({ numbers, add }) => [...numbers, add]),
    [
      [1, 2, 4],
      [3, 4, 4],
      [5, 6, 4],
    ],
  )
})

test('blocks of each type, city by city', () => {
  assert.deepEqual(blockTypes(vegas.map), { blue: 6, green: 6, grey: 3, purple: 4, red: 6, white: 11 })
  assert.deepEqual(blockTypes(sydney.map), { blue: 6, ferry: 2, green: 10, grey: 3, red: 6, white: 9 })
  assert.deepEqual(blockTypes(venice.map), { blue: 7, green: 7, grey: 4, red: 7, white: 11 })
  assert.deepEqual(blockTypes(arkham.map), { blue: 6, green: 6, grey: 3, purple: 5, red: 6, white: 10 })
})

test('every iconic landmark of a city has one place', () => {
  for (const city of CITIES) {
    const { vertices, blocks } = PACKS[city].map
    const placed = [...vertices, ...blocks].flatMap((each) => ('iconic' in each ? each.iconic : []))
    assert.deepEqual(placed.sort(), [...ICONIC[city]].sort())
  }
})

test('no two landmarks of one colour share a side on one bank, but for the parts of a large one', () => {
  const bank = new Set<string>(arkham.map.northBank)
  for (const { id: city, map } of cities) {
    const coloured = map.blocks.filter(
      (each) => !['white', 'ferry'].includes(each.type) && !('landmark' in each),
    )
    for (const one of coloured) {
      for (const other of coloured) {
        const beside = Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1
        const together = city !== 'arkham-booklet' || bank.has(one.id) === bank.has(other.id)
        assert.ok(!beside || !together || one.type !== other.type, `${city} ${one.id} ${other.id}`)
      }
    }
  }
})

test('places of red events: white blocks, single landmarks, and 55, 76 and 68 roads', () => {
  const sizes = cities.map(({ eventPlaces }) => [
    eventPlaces.reconstruction.length,
    eventPlaces.crime.length,
    eventPlaces.noPass.length,
    eventPlaces.obstacle.length,
  ])
  assert.deepEqual(sizes, [
    [25, 11, 76, 33],
    [19, 9, 68, 29],
    [25, 11, 0, 0],
    [22, 10, 55, 20],
  ])
})

test('without its bridges Venice falls into 13 islands', () => {
  const land = venice.map.roads.filter(({ kind }) => kind === 'land')
  const bridges = venice.map.vertices.filter(({ bridge }) => bridge).map(({ id }) => id)
  assert.equal(bridges.length, 12)
  const joints = venice.map.vertices.flatMap(({ id, shoreGroups }) => {
    if (bridges.includes(id)) return islandsAt(id).flatMap(chain)
    const ends = land.filter(({ a, b }) => a === id || b === id).map((road) => road.id)
    return (shoreGroups?.map(({ roads }) => roads) ?? [ends]).flatMap(chain)
  })
  const islands = new Set(ids(land).map((road) => [...reachable(road, joints)].sort().join()))
  assert.equal(islands.size, 13)

  /** The land roads at a bridge as they would lie without it: those with a block in common and no canal between. */
  function islandsAt(id: string): readonly (readonly string[])[] {
    const ends = land.filter(({ a, b }) => a === id || b === id)
    const next = ends.flatMap((one) =>
      ends
        .filter((other) => one.along.some((block) => other.along.includes(block)))
        .map((other) => ({ a: one.id, b: other.id })),
    )
    return ends.map((each) => [...reachable(each.id, next)])
  }
  function chain(roads: readonly string[]): readonly { readonly a: string; readonly b: string }[] {
    return roads.slice(1).map((road, index) => ({ a: roads[index] ?? road, b: road }))
  }
})

test('goals: four of each deck, and the decks of each city', () => {
  assert.deepEqual(countBy(booklet.goals.map(({ deck }) => deck)), { A: 4, B: 4, C: 4 })
  assert.deepEqual(
    cities.map(({ goals }) => goals.join('')),
    ['ABC', 'ABC', 'A', ''],
  )
})

test('every personal task can be done in every city', () => {
  assert.equal(booklet.tasks.length, 12)
  for (const { map } of cities) {
    const plain = map.vertices.filter((each: CityMap['vertices'][number]) => !each.deadEnd && !each.onlyWith)
    for (const { id, crossings } of booklet.tasks)
      for (const each of crossings) assert.ok(ids(plain).includes(each), `${id} ${each}`)
  }
})

test('the challenge tables are harder row by row, with all four levels', () => {
  const tables = cities.map(({ challenge }) => [challenge.second, challenge.rows, challenge.columns])
  assert.deepEqual(tables, [
    ['goals', [200, 220, 240, 265], [0, 1, 2, 3]],
    ['goals', [210, 235, 260, 290], [0, 1, 2, 3]],
    ['goals', [160, 180, 200, 220], [0, 1]],
    ['encounterPoints', [160, 190, 220, 250], [0, 12, 24, 36]],
  ])
  assert.deepEqual(venice.challenge.columnIndex, [0, 3])
})

test('the printed tables: bets, canals, fame', () => {
  assert.deepEqual(
    vegas.bets.map(({ on, exact, near, lastRound }) => [on, exact, near, lastRound]),
    [
      ['red', 15, 10, 5],
      ['green', 15, 10, 5],
      ['blue', 15, 10, 5],
      ['purple', 15, 10, 5],
      ['halfStars', 15, 10, 5],
      ['sevens', 18, 6, 5],
      ['task', 'sameAgain', 5, 5],
      ['goalA', 'sameAgain', 0, 8],
      ['goalB', 'sameAgain', 0, 8],
      ['goalC', 'sameAgain', 0, 8],
    ],
  )
  assert.deepEqual(
    venice.canalCoefficient.rows.map(({ from, coefficient }) => [from, coefficient]),
    [
      [0, 0],
      [4, 1],
      [7, 2],
      [9, 3],
      [11, 4],
    ],
  )
  assert.deepEqual(booklet.campaign.fameOfPlaces, [
    [5, 6, 11],
    [3, 4, 6],
    [1, 2, 2],
    [0, 0, 0],
  ])
  assert.deepEqual(
    booklet.campaign.fameOfLeads.map(({ from, fame, bonuses }) => [from, ...fame, bonuses]),
    [
      [0, 1, 1, 1, 1],
      [16, 3, 4, 6, 1],
      [41, 5, 6, 12, 2],
    ],
  )
})

test('RT-ACH-1: six groups of three challenges in games and one social act', () => {
  const { groups } = booklet.achievements
  assert.deepEqual(
    groups.map(({ id, secretCards }) => [id, ...secretCards]),
    [
      ['modes', 1, 2, 3, 4, 5],
      ['paths', 8],
      ['dark', 7],
      ['coordinates', 9],
      ['bright', 6],
      ['arkham', 10],
    ],
  )
  for (const { items } of groups)
    assert.deepEqual(
      items.map(({ kind }) => kind === 'game'),
      [true, true, true, false],
    )
})

test('the booklet changes nothing in the pack of the guide: its hash is that of its recorded matches', () => {
  const hashes = packHashes(route as Game, { city: PACKS.city as unknown as Json })
  assert.deepEqual(Object.values(FORMER_HASHES), [hashes.city])
})
