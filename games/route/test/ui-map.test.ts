import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARKHAM_GUIDE } from '../content/index.ts'
import { brokenInto, touristPlaces } from '../ui/model/block-layout.ts'
import { distance, nearestSegment, ribbon, shapesOf } from '../ui/model/geometry.ts'
import { handDrawn } from '../ui/model/hand.ts'
import { diagonalsAt, neighbour, roadAt, SIDES } from '../ui/model/sides.ts'

const shapes = shapesOf(ARKHAM_GUIDE)

test('RT-DM-3, RT-DM-4: the block in column 3 and row 5 is drawn between its four crossings', () => {
  const block = shapes.blocks.get('b35')
  assert.deepEqual(block?.middle, { x: 310, y: 510 })
  assert.deepEqual(shapes.vertices.get('c24'), { x: 260, y: 460 })
  assert.deepEqual(shapes.vertices.get('c35'), { x: 360, y: 560 })
})

test('RT-DM-8: a rounded road bends around the corner that it leaves out', () => {
  const road = shapes.segments.get('rSE')
  assert.equal(road?.path, 'M660,560Q660,660 560,660')
  assert.ok(road.points.every(({ x, y }) => x <= 660 && y <= 660))
  assert.deepEqual(road.points[0], { x: 660, y: 560 })
  assert.deepEqual(road.points.at(-1), { x: 560, y: 660 })
})

test('RT-DM-30: the river is drawn on the bank without the embankment road and takes room of its blocks only', () => {
  assert.match(shapes.river, /^M40,276/)
  assert.match(shapes.river, /L680,476$/)
  assert.equal(shapes.blocks.get('b13')?.top, 260 + 28)
  assert.equal(shapes.blocks.get('b24')?.right, 260 - 28)
  assert.equal(shapes.blocks.get('b12')?.bottom, 260 - 9)
})

test('RT-DM-35: nothing is left free between the blocks of the university', () => {
  assert.equal(shapes.blocks.get('b42')?.right, shapes.blocks.get('b52')?.left)
  assert.equal(shapes.blocks.get('b42')?.bottom, shapes.blocks.get('b43')?.top)
})

test('RT-DM-31: a dead end stops before the lattice line', () => {
  assert.deepEqual(shapes.segments.get('v12')?.points[0], { x: 160, y: 290 })
})

test('a finger means the nearest road that is open, and none when all are far away', () => {
  const open = ['h23', 'v33']
  assert.equal(nearestSegment(shapes, open, { x: 310, y: 366 }, 12), 'h23')
  assert.equal(nearestSegment(shapes, open, { x: 356, y: 400 }, 12), 'v33')
  assert.equal(nearestSegment(shapes, open, { x: 310, y: 410 }, 12), null)
  assert.equal(nearestSegment(shapes, open, { x: 330, y: 410 }, 60), 'v33')
})

test('the distance to a line ends at its ends', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ]
  assert.equal(distance({ x: 5, y: 3 }, line), 3)
  assert.equal(distance({ x: 13, y: 4 }, line), 5)
})

test('a road is as thick as it has to be for a finger', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ]
  assert.equal(ribbon(line, 5), 'M0,5L10,5L10,-5L0,-5Z')
})

test('the same mark is always drawn by the same hand, and meets both ends', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ]
  const drawn = handDrawn(line, 'h23', 2)
  assert.equal(drawn, handDrawn(line, 'h23', 2))
  assert.notEqual(drawn, handDrawn(line, 'h24', 2))
  assert.match(drawn, /^M0,0/)
  assert.match(drawn, / 100,0$/)
})

test('a name is broken between words, and a word much longer than a line between its syllables', () => {
  assert.deepEqual(brokenInto('Кафедра запретных наук', 14), ['Кафедра', 'запретных наук'])
  assert.deepEqual(brokenInto('Железнодорожный вокзал', 9), ['Железно-', 'дорожный', 'вокзал'])
  assert.deepEqual(brokenInto('университет', 10), ['университет'])
  assert.deepEqual(brokenInto('Музей мореходства', 9), ['Музей', 'море-', 'ходства'])
  assert.deepEqual(brokenInto('Рынок стеклодувов', 9), ['Рынок', 'стекло-', 'дувов'])
  assert.deepEqual(brokenInto('Монастырский сад', 9), ['Монас-', 'тырский', 'сад'])
  assert.deepEqual(brokenInto('Харбор-Бридж', 9), ['Харбор-', 'Бридж'])
})

test('every road of the map lies on a side of each block along it', () => {
  for (const road of ARKHAM_GUIDE.map.roads) {
    for (const block of road.along) {
      const sides = SIDES.filter((side) => roadAt(ARKHAM_GUIDE, block, side) === road.id)
      assert.ok(sides.length >= 1, `${road.id} at ${block}`)
    }
  }
})

test('the road on a side of a block is found by where it is drawn, whatever it is called', () => {
  const rename = (id: string): string => `road_${id}`
  const { map } = ARKHAM_GUIDE
  const renamed = {
    ...ARKHAM_GUIDE,
    map: { ...map, roads: map.roads.map((road) => ({ ...road, id: rename(road.id) })) },
  }
  for (const { id } of map.blocks) {
    for (const side of SIDES) {
      const road = roadAt(ARKHAM_GUIDE, id, side)
      assert.equal(roadAt(renamed, id, side), road && rename(road), `${id} ${side}`)
    }
  }
})

test('RT-DM-8: a rounded road is the one road on both outer sides of its corner', () => {
  assert.equal(roadAt(ARKHAM_GUIDE, 'b11', 'N'), 'rNW')
  assert.equal(roadAt(ARKHAM_GUIDE, 'b11', 'W'), 'rNW')
  assert.equal(roadAt(ARKHAM_GUIDE, 'b11', 'S'), 'h01')
})

test('arrows move over blocks and stop at the border', () => {
  assert.equal(neighbour(ARKHAM_GUIDE, 'b11', 'E'), 'b21')
  assert.equal(neighbour(ARKHAM_GUIDE, 'b21', 'S'), 'b22')
  assert.equal(neighbour(ARKHAM_GUIDE, 'b66', 'E'), 'b66')
})

test('RT-DM-18: the diagonals of a block are those that run through it', () => {
  assert.deepEqual([...diagonalsAt(ARKHAM_GUIDE, 'b46')].sort(), ['e46', 'n46'])
  assert.deepEqual(diagonalsAt(ARKHAM_GUIDE, 'b66'), ['e66'])
})

const BOX = { left: 0, top: 0, right: 80, bottom: 54 }

test('tourists stand in four columns while there is room', () => {
  const { places } = touristPlaces(6, BOX, 18)
  assert.equal(places.length, 6)
  assert.equal(new Set(places.map(({ y }) => y)).size, 2)
  assert.equal(places.filter(({ y }) => y === places[0]?.y).length, 4)
})

test('a crowded block has smaller marks, all of them inside and none over another', () => {
  for (const count of [1, 4, 9, 13, 20]) {
    const { places, size } = touristPlaces(count, BOX, 18)
    for (const [index, { x, y }] of places.entries()) {
      assert.ok(x - size >= 0 && x + size <= 80 && y - size >= 0 && y + size <= 54, `${count}: ${x};${y}`)
      for (const other of places.slice(index + 1)) {
        assert.ok(Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) >= 2 * size)
      }
    }
  }
})
