import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCells } from '../content/grid.ts'
import { checkPack, EUROPE } from '../content/index.ts'
import { packSchema } from '../content/pack.ts'
import { cellsOf, fourTurns, quarterTurn, sameCells } from '../content/shape.ts'
import {
  ACTIVE_SKILLS,
  EVIDENCE,
  KINDS,
  LEVELS,
  MAIN_EVIDENCE,
  PASSIVE_SKILLS,
  TERRAINS,
} from '../content/vocabulary.ts'

const { constants, map, evidence, bonusRumours, cryptids, contracts, requests, terrain, reserve } = EUROPE
const { skills, helperDice, trackingDice, poacherCards, wolpertinger, ranks } = EUROPE

const tiles = TERRAINS.flatMap((type) => terrain[type])
const regions = map.locations.filter((each) => each.type === 'region').map(({ id }) => id)
const cities = map.locations.filter((each) => each.type === 'city').map(({ id }) => id)
const neighbours = (id: string): string[] =>
  map.lines.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))

function counts(values: readonly (string | number)[]): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const value of values) counted[value] = (counted[value] ?? 0) + 1
  return counted
}

function card(id: string) {
  const found = cryptids.find((each) => each.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

test('CR-DATA-1, CR-DATA-2: 43 cards by level and habitat, each with one tile', () => {
  assert.equal(cryptids.length, 43)
  assert.deepEqual(counts(cryptids.map(({ level }) => level)), { 1: 16, 2: 15, 3: 12 })
  assert.deepEqual(counts(cryptids.map(({ habitat }) => habitat)), {
    mountain: 14,
    forest: 13,
    water: 13,
    special: 3,
  })
  assert.deepEqual(counts(cryptids.map(({ tile }) => cellsOf(tile).length)), { 2: 6, 3: 11, 4: 17, 5: 9 })
})

test('CR-DATA-36: found points by level, fewer where the end of the game brings more', () => {
  for (const { id, level, found, ability } of cryptids) {
    const isForLater = level === 3 && ability?.trigger === 'endGame'
    assert.equal(found, level === 1 || isForLater ? 2 : 3, id)
  }
})

test('CR-DATA-3: a card carries its facts and at most one ability', () => {
  const { caption, origin, given, ...facts } = card('karadag')
  assert.deepEqual(facts, {
    id: 'karadag',
    ru: 'Карадагский змей',
    en: 'Karadag Serpent',
    level: 2,
    loc: 'E3',
    evidence: ['E', 'W'],
    habitat: 'water',
    kind: 'reptile',
    tile: '####',
    found: 3,
    relocated: 2,
    ability: { trigger: 'onFound', effect: 'exp', n: 1 },
  })
  assert.equal(caption.en, 'black serpent of the Crimean coast')
  assert.deepEqual([origin, given], ['rulebook', ['name', 'level', 'loc', 'evidence', 'ability']])
  const plain = structuredClone(EUROPE)
  for (const each of plain.cryptids) if (each.id === 'selma') delete each.ability
  assert.deepEqual(checkPack(plain), [])
})

test('CR-DATA-4, CR-DATA-5: level I needs 2 evidence, level II 2 or 3, level III 3', () => {
  const sizes = (level: number) =>
    counts(cryptids.filter((each) => each.level === level).map((each) => each.evidence.length))
  assert.deepEqual(LEVELS.map(sizes), [{ 2: 16 }, { 2: 6, 3: 9 }, { 3: 12 }])
})

test('CR-DATA-6: a ? stands for the location of 3 cards and for one evidence of 5', () => {
  const withLocation = cryptids.filter((each) => each.loc === '?').map(({ id }) => id)
  assert.deepEqual(withLocation, ['elwetritsch', 'lagopus', 'ziriddar'])
  const marks = cryptids.map((each) => each.evidence.filter((type) => type === '?').length)
  assert.deepEqual(counts(marks), { 0: 38, 1: 5 })
})

test('CR-DATA-7: 32 tokens of seven types with price and back, and 10 bonus rumours without a back', () => {
  assert.deepEqual(counts(evidence.map(({ type }) => type)), { V: 4, B: 4, E: 4, F: 4, S: 4, W: 4, R: 8 })
  assert.equal(bonusRumours.length, 10)
  for (const token of bonusRumours) assert.ok(token.bonus && token.type === 'R' && !('back' in token))
})

test('CR-DATA-8, CR-DATA-9, CR-DATA-35: footprints cost 3, rumours 2, and every main type more than these', () => {
  const prices = Object.fromEntries(evidence.map(({ type, price }) => [type, price]))
  assert.deepEqual(prices, { V: 4, B: 4, E: 3, F: 3, S: 3, W: 3, R: 2 })
  assert.ok(bonusRumours.every((token) => token.price === 2))
  assert.ok(MAIN_EVIDENCE.every((type) => Number(prices[type]) > Number(prices.R)))
})

test('CR-DATA-10: regions and cities, joined by lines that go both ways', () => {
  assert.ok(regions.every((id) => /^[NESW]\d$/.test(id)))
  assert.equal(map.lines.length, 48)
  assert.deepEqual(neighbours('AAC'), ['LON', 'PAR', 'E1', 'N4'])
  for (const { id } of map.locations) {
    for (const next of neighbours(id)) assert.ok(neighbours(next).includes(id))
  }
})

test('CR-DATA-11: 16 regions, four to a letter, each on the backs of two tokens of different types', () => {
  assert.deepEqual(counts(regions.map((id) => id.charAt(0))), { N: 4, E: 4, S: 4, W: 4 })
  for (const id of regions) {
    const types = evidence.filter((token) => token.back === id).map(({ type }) => type)
    assert.equal(types.length, 2, id)
    assert.notEqual(types[0], types[1], id)
  }
})

test('CR-DATA-12: eleven cities, Aachen among them', () => {
  assert.equal(cities.length, 11)
  assert.ok(
    map.locations.some(({ id, en, origin }) => id === 'AAC' && en === 'Aachen' && origin === 'rulebook'),
  )
})

test('CR-DATA-13: Aachen and E1 are close, and two steps lead from E3 to E2 and on to Aachen', () => {
  const twoSteps = (id: string) => neighbours(id).flatMap(neighbours)
  assert.ok([...neighbours('AAC'), ...twoSteps('AAC')].includes('E1'))
  assert.ok(twoSteps('E3').includes('E2'))
  assert.ok(twoSteps('E2').includes('AAC'))
})

test('every region lies beside a city, and no two lines of the map cross', () => {
  for (const id of regions)
    assert.ok(
      neighbours(id).some((next) => cities.includes(next)),
      id,
    )
  const at = new Map(map.locations.map(({ id, x, y }) => [id, { x, y }]))
  const point = (id: string) => at.get(id) ?? { x: Number.NaN, y: Number.NaN }
  const side = (a: string, b: string, c: string): number => {
    const [p, q, r] = [point(a), point(b), point(c)]
    return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  }
  for (const [a, b] of map.lines) {
    for (const [c, d] of map.lines) {
      if (new Set([a, b, c, d]).size < 4) continue
      const cross = side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
      assert.ok(!cross, `${a}–${b} crosses ${c}–${d}`)
    }
  }
})

test('CR-DATA-14: three market slots', () => {
  assert.deepEqual(constants.slots, { market: 3, display: 6, origin: 'rulebook' })
  assert.equal(constants.mapTarget.value, 7)
})

test('CR-DATA-15, CR-DATA-16: ten rows with room above and below the highlighted fourth', () => {
  assert.deepEqual(constants.track, { rows: 10, highlighted: 4, origin: 'authored' })
})

test('CR-DATA-17, CR-DATA-19: ten skills: the ticket, five more active ones and four passive ones', () => {
  const used = (use: string) => skills.filter((each) => each.use === use).map(({ id }) => id)
  assert.deepEqual(used('active'), ACTIVE_SKILLS)
  assert.deepEqual(used('passive'), PASSIVE_SKILLS)
  assert.deepEqual(
    skills.map(({ price }) => price),
    [0, 1, 2, 1, 1, 2, 1, 1, 1, 1],
  )
})

test('CR-DATA-18, CR-DATA-33: five evidence slots for a player and four for the Poacher', () => {
  assert.deepEqual(constants.evidenceSlots, { player: 5, poacher: 4, origin: 'authored' })
  assert.ok(poacherCards.every(({ up }) => up.length === constants.evidenceSlots.poacher + 1))
})

test('CR-DATA-20, CR-DATA-21: no stock of markers, coins or experience is part of a pack', () => {
  for (const stock of ['cryptidMarkers', 'coins', 'experience']) {
    const limited = { ...EUROPE, constants: { ...constants, [stock]: { value: 8, origin: 'rulebook' } } }
    const found = checkPack(limited).map(({ path, message }) => `${path}: ${message}`)
    assert.deepEqual(found, [`constants.${stock}: a pack has no such member here; allowed: leave it out`])
  }
})

test('CR-DATA-22: six faces of a helper die, and one die more than players', () => {
  const faces = helperDice.faces.map(({ bonus, n }) => `${bonus} ${n}`)
  assert.deepEqual(faces, ['coin 2', 'coin 3', 'exp 1', 'exp 2', 'restore 2', 'rumour 1'])
  assert.deepEqual(helperDice.byPlayers, [3, 3, 4, 5])
})

test('CR-DATA-23: two tracking dice with two faces for each result', () => {
  assert.equal(trackingDice.count, 2)
  assert.deepEqual(counts(trackingDice.faces), { success: 2, luck: 2, failure: 2 })
})

test('CR-DATA-24, CR-DATA-25: contracts for each main evidence, each terrain and each of the four kinds', () => {
  const targets = contracts.map((each) => {
    if (each.type === 'A') return each.evidence
    return each.type === 'B' ? each.terrain : each.kind
  })
  assert.deepEqual(targets, [...MAIN_EVIDENCE, ...TERRAINS, ...KINDS])
  assert.deepEqual(KINDS, ['beast', 'reptile', 'winged', 'chimera'])
  assert.deepEqual(counts(cryptids.map(({ kind }) => kind)), {
    beast: 12,
    chimera: 12,
    reptile: 10,
    winged: 9,
  })
})

test('CR-DATA-26: requests for the four regions and the four kinds, 4 points each', () => {
  const targets = requests.map((each) => ('region' in each ? each.region : each.kind))
  assert.deepEqual(targets, ['N', 'E', 'S', 'W', ...KINDS])
  assert.ok(requests.every(({ points }) => points === 4))
})

test('CR-DATA-27: 17 terrain tiles of each type, some with symbols', () => {
  for (const type of TERRAINS) {
    const drawn = terrain[type].map(({ shape }) => cellsOf(shape))
    assert.deepEqual(counts(drawn.map((cells) => cells.length)), { 2: 3, 3: 7, 4: 7 })
    const symbols = drawn.map((cells) => cells.filter(({ symbol }) => symbol !== null).length)
    assert.deepEqual(counts(symbols), { 0: 6, 1: 8, 2: 3 })
  }
  const shown = counts(tiles.flatMap(({ shape }) => cellsOf(shape).map(({ symbol }) => symbol ?? 'none')))
  assert.deepEqual(shown, { none: 123, coin: 15, exp: 15, initiative: 12 })
})

test('CR-DATA-28: a grid, four request slots and three fences, two of them long', () => {
  assert.equal(reserve.requestSlots, 4)
  const lengths = reserve.fences.map(({ id, from, to }) => [id, to[1] - from[1] + 1])
  assert.deepEqual(lengths, [
    ['long-1', 12],
    ['long-2', 12],
    ['short', 4],
  ])
})

test('CR-DATA-29: three start places of two cells, some of them half hidden by fences', () => {
  const visible = (players: number) => {
    const open = new Set(openCells(reserve, players).map(String))
    return Object.values(reserve.startPlaces).map(
      (cells) => cells.filter((each) => open.has(String(each))).length,
    )
  }
  assert.deepEqual([2, 3, 4].map(visible), [
    [1, 1, 1],
    [1, 1, 2],
    [2, 2, 2],
  ])
})

test('CR-DATA-30, CR-DATA-31: the reserve as drawn for two, three and four players', () => {
  assert.deepEqual(reserve.startPlaces, {
    A: [
      [1, 4],
      [2, 4],
    ],
    B: [
      [10, 4],
      [11, 4],
    ],
    C: [
      [6, 7],
      [6, 8],
    ],
  })
  const drawing = (players: number): string[] => {
    const open = new Set(openCells(reserve, players).map(String))
    const row = (y: number) =>
      Array.from({ length: reserve.width }, (_, x) => (open.has(String([x, y])) ? '.' : 'L')).join('')
    return Array.from({ length: reserve.height }, (_, y) => row(y))
  }
  const full = '.............'
  const narrow = 'LL.........LL'
  const closed = 'LLLLLLLLLLLLL'
  assert.deepEqual(drawing(4), Array(12).fill(full))
  assert.deepEqual(drawing(3), Array(12).fill(narrow))
  assert.deepEqual(drawing(2), [...Array(8).fill(narrow), ...Array(4).fill(closed)])
  assert.deepEqual(drawing(1), drawing(2))
  assert.deepEqual(
    [4, 3, 2].map((players) => openCells(reserve, players).length),
    [156, 108, 72],
  )
})

test('CR-DATA-32: 11 Wolpertinger tokens and a card; 15 Poacher cards', () => {
  assert.deepEqual(counts(wolpertinger.tokens.map(({ face }) => face)), {
    hare: 5,
    coins: 2,
    evidence: 2,
    reroll: 2,
  })
  assert.equal(wolpertinger.card.points, 2)
  assert.equal(poacherCards.length, 15)
  assert.deepEqual(counts(poacherCards.map((each) => each.terrain)), { water: 5, forest: 5, mountain: 5 })
  assert.equal(new Set(poacherCards.map(({ regions: order }) => order.join())).size, 15)
})

test('CR-DATA-34: tiles turn by quarters and are never mirrored', () => {
  const skew = cellsOf('##./.##')
  const mirrored = cellsOf('.##/##.')
  assert.ok(fourTurns(skew).every((turn) => !sameCells(turn, mirrored)))
  assert.ok(sameCells(fourTurns(skew)[2] ?? [], skew))
  assert.deepEqual(quarterTurn(cellsOf('#c/e.')), [
    { x: 0, y: 0, symbol: 'exp' },
    { x: 1, y: 0, symbol: null },
    { x: 1, y: 1, symbol: 'coin' },
  ])
  assert.deepEqual(fourTurns(cellsOf('i##'))[3], [
    { x: 0, y: 0, symbol: null },
    { x: 0, y: 1, symbol: null },
    { x: 0, y: 2, symbol: 'initiative' },
  ])
})

test('CR-SEND-6, CR-SEND-7: five ranks for a won solo game', () => {
  assert.deepEqual(
    ranks.map(({ from, en }) => [from, en]),
    [
      [0, 'Trainee'],
      [12, 'Novice'],
      [16, 'Ordinary cryptozoologist'],
      [20, 'True cryptozoologist'],
      [26, 'A monument in the reserve'],
    ],
  )
})

test('the cards show evidence evenly and every one of the seven types', () => {
  const shown = counts(cryptids.flatMap((each) => each.evidence))
  assert.deepEqual(shown, { V: 17, B: 16, E: 15, F: 15, S: 15, W: 15, R: 9, '?': 5 })
  assert.ok(EVIDENCE.every((type) => type in shown))
})

test('the built-in pack is as its schema writes it', () => {
  assert.deepEqual(packSchema.parse(JSON.parse(JSON.stringify(EUROPE))), EUROPE)
})

test('captions spell what they name as it is spelt', () => {
  const caption = (id: string) => EUROPE.cryptids.find((card) => card.id === id)?.caption.ru
  assert.equal(caption('kraken'), 'исполин Норвежского моря')
  assert.equal(caption('vergisson'), 'птица из окрестностей скалы Вержиссон')
})
