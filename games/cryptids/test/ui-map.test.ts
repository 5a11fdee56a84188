import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EUROPE } from '../content/index.ts'
import { type Box, covered, shared } from '../ui/map/boxes.ts'
import { placedNames } from '../ui/map/name-layout.ts'
import { HARE, inLines, type Location, MAP_SIDE, NODE } from '../ui/map/place-layout.ts'
import { rowAt } from '../ui/map/row-layout.ts'

const { locations } = EUROPE.map

const CHARTS = (['ru', 'en'] as const).flatMap((language) =>
  [false, true].flatMap((hares) => [
    { language, phone: false, letters: 26, grow: 1, hares },
    { language, phone: true, letters: 33, grow: 1.35, hares },
  ]),
)

/** As much of a thing may touch what is beneath without hiding any of it. */
const CORNER = 0.06

const around = ({ x, y }: Location, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
})

test('long names stand in lines of about equal length', () => {
  assert.deepEqual(inLines('Рим', 2), ['Рим'])
  assert.deepEqual(inLines('Санкт-Петербург', 2), ['Санкт-', 'Петербург'])
  assert.deepEqual(inLines('Бретань и Бискайский залив', 2), ['Бретань и', 'Бискайский залив'])
  assert.deepEqual(inLines('Бретань и Бискайский залив', 3), ['Бретань и', 'Бискайский', 'залив'])
})

test('names on the map cover neither places nor each other, and stay on the chart', () => {
  for (const chart of CHARTS) {
    const names = [...placedNames(locations, chart)]
    assert.equal(names.length, locations.filter(({ type }) => type === 'city' || !chart.phone).length)
    for (const [id, { box }] of names) {
      const met = [
        ...locations.flatMap((each) =>
          each.id !== id && shared(box, around(each, NODE)) > 0 ? [each.id] : [],
        ),
        ...names.flatMap(([other, name]) => (other !== id && shared(box, name.box) > 0 ? [other] : [])),
      ]
      assert.deepEqual(met, [], `${id} in ${JSON.stringify(chart)}`)
      assert.ok(box.x >= 0 && box.x + box.width <= MAP_SIDE, id)
    }
  }
})

test('whoever stands in Paris does not hide the name of Aachen', () => {
  const paris = locations.find(({ id }) => id === 'PAR')
  assert.ok(paris)
  for (const chart of CHARTS) {
    const pawn: Box = {
      x: paris.x + NODE - 4,
      y: paris.y + 16 - 55 * chart.grow,
      width: 38 * chart.grow,
      height: 55 * chart.grow,
    }
    const name = placedNames(locations, chart).get('AAC')
    assert.ok(name)
    assert.equal(shared(name.box, pawn), 0, JSON.stringify(chart))
  }
})

test('a Wolpertinger token hides no name', () => {
  const cities = locations.filter(({ type }) => type === 'city')
  const tokens = cities.map(({ x, y }): Box => ({ x: x - NODE - HARE, y: y - 15, width: HARE, height: HARE }))
  for (const chart of CHARTS.filter(({ hares }) => hares))
    for (const [id, { box }] of placedNames(locations, chart))
      assert.equal(covered(box, tokens), 0, `${id} in ${JSON.stringify(chart)}`)
})

test('what lies at a place covers no other place and no name, on a phone neither', () => {
  for (const chart of CHARTS) {
    const names = [...placedNames(locations, chart).values()].map(({ box }) => box)
    const { grow } = chart
    for (const region of locations.filter(({ type }) => type === 'region')) {
      for (const [items, figures] of [
        [1, { width: 0, top: 0 }],
        [2, { width: 0, top: 0 }],
        [1, { width: 38 * grow, top: 40 * grow }],
      ] as const) {
        const [width, height] = [42 * grow * items, 40 * grow]
        const at = rowAt(locations, region, { width, height, figures, names })
        const row = { x: region.x + at.x, y: region.y + at.y, width, height }
        const nodes = locations.filter(({ id }) => id !== region.id).map((each) => around(each, NODE))
        const part = covered(row, [...nodes, ...names]) / (width * height)
        assert.ok(part < CORNER, `${region.id}, ${items} in ${JSON.stringify(chart)}: ${part}`)
      }
    }
  }
})
