import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrokenCase } from '@curio/kernel/testing'
import { ARKHAM_GUIDE, checkPack, parsePack } from '../content/index.ts'
import { testBroken } from './content-broken.ts'

const shape: readonly BrokenCase[] = [
  ['an unknown member', { 'map.roads<h10>.colour': 'grey' }, /no such member/],
  ['a missing member', { 'map.river': undefined }, /expected object/],
  ['another edition', { edition: 'booklet' }, /expected "guide"/],
  ['a pack id with spaces', { id: 'My pack' }, /lower-case words/],
  ['an id with a dot', { 'map.blocks<b11>.id': 'b.1' }, /letters A-Z/],
  ['a coordinate beyond the grid', { 'map.blocks<b61>.x': 7 }, /<=6/],
  ['35 blocks', { 'map.blocks<b66>': undefined }, /exactly 36/, 'map.blocks'],
  ['a vertex off the map', { 'map.vertices<c63>.i': 6.5 }, /<=6/],
  ['a canal', { 'map.roads<h10>.kind': 'canal' }, /expected "land"/],
  ['an unknown flag', { 'map.roads<h13>.flags[0]': 'ford' }, /"embankment"/],
  ['a road along nothing', { 'map.roads<h10>.along': [] }, />=1/],
  ['a blank name', { 'name.en': ' ' }, /must not be blank/],
  ['a name that nobody can see', { 'name.en': '\u200b' }, /one line of visible signs/],
  ['a name with commands for a terminal', { 'name.en': 'A\u001b[2J' }, /one line of visible signs/],
  ['a name of two lines', { 'name.en': 'A\nB' }, /one line of visible signs/],
  ['a name that nobody has room for', { 'name.en': 'A'.repeat(301) }, /Too big/],
  ['an id that nobody has room for', { id: 'a'.repeat(61) }, /Too big/],
  ['an unknown origin', { 'rounds.origin': 'dream' }, /"rulebook"/],
  ['an unknown kind of card', { 'shopCards<S5>.kind': 'X' }, /'TOME'/],
  ['a card with two tourists', { 'shopCards<S1>.tourists': ['red', 'red'] }, /exactly 3/],
  ['a face without tourists', { 'dice<red>.faces[0].tourists': [] }, />=1/],
  ['a face with three tourists', { 'dice<red>.faces[0].tourists': ['red', 'red', 'red'] }, /<=2/],
  ['a face 7', { 'dice<red>.faces[0].n': 7 }, /<=6/],
  ['a half-star', { 'dice<red>.faces[0].halfStar': true }, /no such member/],
  ['four dice', { 'dice<red>': undefined }, /exactly 5/, 'dice'],
]

const references: readonly BrokenCase[] = [
  [
    'two vertices with one id',
    { 'map.vertices<c20>.id': 'c10' },
    /c10 is already given at map.vertices\[0\]/,
  ],
  ['a diagonal named like a road', { 'map.diagonals<e11>.id': 'h10' }, /h10 is already given/],
  ['two tasks with one id', { 'tasks<TG2>.id': 'TG1' }, /already given at tasks\[0\]/],
  ['a road from nowhere', { 'map.roads<h13>.a': 'c99' }, /no vertex c99/],
  ['a road to a block', { 'map.roads<h13>.b': 'b11' }, /no vertex b11/],
  ['a road along no block', { 'map.roads<h13>.along[1]': 'c1' }, /no block c1/],
  ['a road along a block twice', { 'map.roads<h13>.along[1]': 'b23' }, /allowed: once/],
  ['a diagonal through no block', { 'map.diagonals<e11>.block': 'b99' }, /no block b99/],
  ['a diagonal to nowhere', { 'map.diagonals<e11>.b': 'c00' }, /no vertex c00/],
  ['a vertex at no block', { 'map.vertices<c10>.at[2]': 'b01' }, /no block b01/],
  ['a dead end across from nothing', { 'map.vertices<d12s>.dagonOpposite': 'c' }, /no vertex c/],
  ['a river through nowhere', { 'map.river.line[9]': 'c74' }, /no vertex c74/],
  ['a river that meets itself', { 'map.river.line[9]': 'c02' }, /allowed: once/],
  ['an unknown block on a bank', { 'map.southBank[16]': 'b77' }, /no block b77/],
  ['an unknown centre', { 'map.universityCentre': 'c77' }, /no vertex c77/],
  ['an unknown terrifying place', { 'ancients<DAGON>.terrifyingPlaces[2]': 'x' }, /no vertex x/],
  ['a terrifying place twice', { 'ancients<DAGON>.terrifyingPlaces[1]': 'c02' }, /allowed: once/],
  ['a task with a crossing twice', { 'tasks<TG1>.crossings[1]': 'c23' }, /allowed: once/],
]

const yogPlaces = ['c45', 'c31', 'c51', 'c53', 'c33', 'c14']
const ancients: readonly BrokenCase[] = [
  ['a missing effect', { 'effects<FX_REPEAT>': undefined }, /FX_REPEAT is missing/, 'effects'],
  ['a missing Ancient', { 'ancients<DAGON>': undefined }, /DAGON is missing/, 'ancients'],
  [
    'five terrifying places',
    { 'ancients<DAGON>.terrifyingPlaces[0]': undefined },
    /5 terrifying places of DAGON; allowed: 6 to 8/,
    'ancients<DAGON>.terrifyingPlaces',
  ],
  [
    'nine terrifying places',
    { 'ancients<CTHULHU>.terrifyingPlaces[7]': 'c10', 'ancients<CTHULHU>.terrifyingPlaces[8]': 'c30' },
    /9 terrifying places/,
    'ancients<CTHULHU>.terrifyingPlaces',
  ],
  ['a terrifying gate', { 'ancients<DAGON>.terrifyingPlaces[6]': 'c20' }, /c20 is a gate/],
  ['a terrifying shop', { 'ancients<DAGON>.terrifyingPlaces[6]': 'c11' }, /c11 is a shop/],
  ['a terrifying dead end', { 'ancients<DAGON>.terrifyingPlaces[6]': 'd12s' }, /d12s is a dead end/],
  ['a place that does not exist', { 'ancients<DAGON>.terrifyingPlaces[6]': 'c42' }, /YOG_SOTHOTH only/],
  ['the same places twice', { 'ancients<DAGON>.terrifyingPlaces': yogPlaces }, /same places as YOG_SOTHOTH/],
  [
    'two Calls for red',
    { 'calls<CALL_BLUE>.tourist': 'red' },
    /2 Call cards for red; allowed: exactly 1/,
    'calls',
  ],
  ['no Call for purple', { 'calls<CALL_PURPLE>': undefined }, /0 Call cards for purple/, 'calls'],
]

const shopCards: readonly BrokenCase[] = [
  ['ten', { 'shopCards<S11>': undefined }, /10 shop cards; allowed: exactly 11/, 'shopCards'],
  ['more than rounds', { 'rounds.value': 9 }, /9 rounds; allowed: .* 10/],
  [
    'a mixed tourist card',
    { 'shopCards<S1>.tourists[0]': 'blue' },
    /0 cards with three red tourists/,
    'shopCards',
  ],
  [
    'a fifth tourist card',
    { 'shopCards<S5>': mixedCard('S5') },
    /5 tourist cards; allowed: exactly 4/,
    'shopCards',
  ],
  ['no tomes', withoutTomes(), /0 tome cards/, 'shopCards'],
  [
    'no coordinate with segment',
    { 'shopCards<S8>.bonuses[0]': 'BON_SEGMENT', 'shopCards<S9>.bonuses[1]': 'BON_DIAGONAL' },
    /0 double bonuses BON_COORD with BON_SEGMENT/,
    'shopCards',
  ],
  [
    'no coordinate with diagonal',
    { 'shopCards<S10>.bonuses[1]': 'BON_COORD' },
    /0 double bonuses BON_COORD with BON_DIAGONAL/,
    'shopCards',
  ],
]

const tasks: readonly BrokenCase[] = [
  ['seven', { 'tasks<TG8>': undefined }, /7 personal tasks; allowed: exactly 8/, 'tasks'],
  ['three crossings', { 'tasks<TG1>.crossings[3]': undefined }, /3 crossings of TG1/, 'tasks<TG1>.crossings'],
  ['a gate', { 'tasks<TG1>.crossings[1]': 'c50' }, /c50 is no plain crossing/],
  ['a shop', { 'tasks<TG1>.crossings[1]': 'c61' }, /c61 is no plain crossing/],
  ['a dead end', { 'tasks<TG1>.crossings[0]': 'd12s' }, /d12s is no plain crossing/],
  ['the university centre', { 'tasks<TG7>.crossings[3]': 'c42' }, /c42 is no plain crossing/],
  [
    'crossings too close',
    { 'tasks<TG1>.crossings[3]': 'c52' },
    /c52 is 2 lattice steps from c54; allowed: 3/,
  ],
  ['two equal tasks', { 'tasks<TG2>.crossings': ['c62', 'c54', 'c40', 'c23'] }, /same crossings as TG1/],
]

const dice: readonly BrokenCase[] = [
  [
    'five for tourists',
    { 'dice<effect>': touristDie('fifth') },
    /5 tourist dice; allowed: exactly 4/,
    'dice',
  ],
  ['a number twice', { 'dice<red>.faces[1].n': 1 }, /1 is twice on die red/],
  ['four light faces', { 'dice<effect>.faces[1].symbol': 'light' }, /4 light faces/, 'dice<effect>.faces'],
  ['two dark faces', { 'dice<effect>.faces[1].symbol': 'light' }, /2 dark faces/, 'dice<effect>.faces'],
  ['no mixed face', plainDice(), /0 faces with two types/, 'dice'],
]

const tables: readonly BrokenCase[] = [
  ['a failure without madness', { 'failureTable.highestFailing[0]': 1 }, /without madness; allowed: 0/],
  ['a failing 5', { 'failureTable.highestFailing[5]': 5 }, /5 fails; allowed: up to 4/],
  [
    'less failure with more madness',
    { 'failureTable.highestFailing[3]': 1 },
    /1 after 2.*allowed: 2 or more/,
  ],
  ['no failure table', { 'failureTable.highestFailing': [] }, /0 levels of madness/],
  ['three rows', { 'challenge.rows[3]': undefined }, /3 rows; allowed: exactly 4/, 'challenge.rows'],
  ['five columns', { 'challenge.columns[4]': 48 }, /5 columns/, 'challenge.columns'],
  ['a harder row that is not harder', { 'challenge.rows[1]': 165 }, /165 follows 165; allowed: more/],
  ['a harder column that is easier', { 'challenge.columns[2]': 3 }, /3 follows 12/],
  ['levels out of order', { 'challenge.levels[1].upTo': 1 }, /1 follows 1/],
  [
    'a cell without level',
    { 'challenge.levels[3]': undefined },
    /ends at 5; allowed: up to 6/,
    'challenge.levels',
  ],
  [
    'a level beyond the card',
    { 'challenge.levels[3].upTo': 9 },
    /ends at 9; allowed: up to 6/,
    'challenge.levels',
  ],
  ['no levels', { 'challenge.levels': [] }, /ends at nothing/],
]

testBroken('shape', shape)
testBroken('references', references)
testBroken('Ancients, effects and Calls', ancients)
testBroken('shop cards', shopCards)
testBroken('personal tasks', tasks)
testBroken('dice', dice)
testBroken('tables', tables)

test('data that is no pack at all has issues of its shape only', () => {
  for (const data of [null, undefined, 7, 'arkham', [], [[]], () => 1]) {
    assert.deepEqual(
      checkPack(data).map((issue) => issue.path),
      ['.'],
    )
  }
  const paths = checkPack({ map: { roads: [null] } }).map((issue) => issue.path)
  assert.ok(paths.includes('map.roads[0]') && paths.includes('dice'))
})

test('a whole pack is parsed to an equal one, a wrong one to its issues', () => {
  const parsed = parsePack(JSON.parse(JSON.stringify(ARKHAM_GUIDE)))
  assert.deepEqual(parsed, { ok: true, pack: ARKHAM_GUIDE })
  assert.deepEqual(checkPack(ARKHAM_GUIDE), [])
  assert.deepEqual(parsePack(0), { ok: false, issues: checkPack(0) })
})

test('a pack may draw another city: with north and south exchanged it is as good', () => {
  const mirrored = structuredClone(ARKHAM_GUIDE)
  for (const block of mirrored.map.blocks) block.y = 7 - block.y
  for (const vertex of mirrored.map.vertices) vertex.j = 6 - vertex.j
  const turned = { N: 'S', S: 'N', E: 'E', W: 'W' } as const
  for (const road of mirrored.map.roads) Object.assign(road, { da: turned[road.da], db: turned[road.db] })
  assert.deepEqual(checkPack(mirrored), [])
})

function mixedCard(id: string): object {
  const name = { ru: 'Трио', en: 'Trio' }
  return { id, name, kind: 'BON_TOURISTS', tourists: ['red', 'green', 'blue'], origin: 'authored' }
}

function withoutTomes(): BrokenCase[1] {
  const bonuses = ['BON_COORD', 'BON_SEGMENT']
  const name = { ru: 'Карта', en: 'Chart' }
  return Object.fromEntries(
    ['S5', 'S6', 'S7'].map((id) => [
      `shopCards<${id}>`,
      { id, name, kind: 'BON_DOUBLE', bonuses, origin: 'authored' },
    ]),
  )
}

function touristDie(id: string): object {
  const faces = [1, 2, 3, 4, 5, 6].map((n) => ({ n, tourists: ['red'] }))
  return { id, kind: 'tourist', faces, origin: 'authored' }
}

function plainDice(): BrokenCase[1] {
  return Object.fromEntries(['red', 'green', 'blue', 'purple'].map((id) => [`dice<${id}>`, touristDie(id)]))
}
