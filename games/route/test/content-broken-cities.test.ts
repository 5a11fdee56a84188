import type { BrokenCase } from '@curio/kernel/testing'
import { testBrokenBooklet } from './content-broken.ts'

const NAME = { ru: 'Сад', en: 'Garden' }
const EXTRA = { origin: 'authored' }

const unsymboled = (ids: readonly string[], ...members: readonly string[]): BrokenCase[1] =>
  Object.fromEntries(
    ids.flatMap((id) => ['symbol', ...members].map((member) => [`map.vertices<${id}>.${member}`, undefined])),
  )
const cafe = (id: string, bonus: string): BrokenCase[1] => ({
  [`map.vertices<${id}>.symbol`]: 'cafe',
  [`map.vertices<${id}>.bonus`]: bonus,
})
const white = (id: string, ...members: readonly string[]): BrokenCase[1] => ({
  [`map.blocks<${id}>.type`]: 'white',
  ...Object.fromEntries(['name', ...members].map((member) => [`map.blocks<${id}>.${member}`, undefined])),
})
const named = (id: string, type: string): BrokenCase[1] => ({
  [`map.blocks<${id}>.type`]: type,
  [`map.blocks<${id}>.name`]: NAME,
})

testBrokenBooklet('las-vegas', 'shape', [
  ['another city', { city: 'venice' }, /expected "las-vegas"/],
  ['another part', { part: 'common' }, /expected "city"/],
  ['the other edition', { edition: 'guide' }, /expected "booklet"/],
  ['a white landmark', { 'map.blocks<b21>.name': NAME }, /no such member/],
  ['a ferry', { 'map.blocks<b21>.type': 'ferry' }, /expected/i],
  ['a canal', { 'map.roads<h10>.kind': 'canal' }, /expected "land"/],
  ['a cafe without bonus', { 'map.vertices<c11>.bonus': undefined }, /expected one of/],
  ['a transfer', { 'map.vertices<c11>.bonus': 'BON_TRANSFER' }, /expected one of/],
  ['a bonus without cafe', { 'map.vertices<c10>.bonus': 'BON_COORD' }, /no such member/],
  ['a casino called like a goal', { 'map.blocks<b22>.letter': 'A' }, /must be a letter from D to Z/],
  ['35 blocks', { 'map.blocks<b66>': undefined }, /exactly 36 items/, 'map.blocks'],
])

testBrokenBooklet('las-vegas', 'references', [
  ['a block that does not exist', { 'map.roads<h10>.along[0]': 'b99' }, /no block b99/],
  ['a vertex that does not exist', { 'map.diagonals<n21>.a': 'c99' }, /no vertex c99/],
  ['a road and a diagonal alike', { 'map.diagonals<n21>.id': 'h10' }, /already given/],
  ['an event in no block', { 'eventPlaces.crime[0]': 'b99' }, /no block b99/],
  ['an event on no road', { 'eventPlaces.noPass[0]': 'h99' }, /no road h99/],
  ['an event at no crossing', { 'eventPlaces.obstacle[0]': 'c99' }, /no vertex c99/],
  ['an event twice in a block', { 'eventPlaces.crime[1]': 'b21' }, /already given/],
  ['two bets alike', { 'bets[1].id': 'BET_RED' }, /already given/],
])

testBrokenBooklet('las-vegas', 'map', [
  ['two blocks in one place', { 'map.blocks<b21>.x': 1 }, /like b11; allowed: \(2;1\)/, 'map.blocks<b21>'],
  ['a crossing in a map corner', { 'map.vertices<c10>.i': 0 }, /map corner \(0,0\)/, 'map.vertices<c10>'],
  ['a missing road', { 'map.roads<rNW>': undefined }, /no road at \(1,0\)-\(0,1\)/, 'map.roads'],
  ['a road along a distant block', { 'map.roads<h10>.along[0]': 'b22' }, /allowed: b21/],
  ['a bridge', { 'map.roads<h10>.flags': ['bridge'] }, /allowed: none/, 'map.roads<h10>.flags[0]'],
  ['a missing diagonal', { 'map.diagonals<e66>': undefined }, /c56-c65 through b66/, 'map.diagonals'],
  ['a forgotten block', { 'map.vertices<c11>.at[3]': undefined }, /b22 is missing/, 'map.vertices<c11>.at'],
  [
    'a crossing by another name',
    {
      'map.vertices<c10>.id': 'here',
      'map.roads<h10>.a': 'here',
      'map.roads<v10>.a': 'here',
      'map.roads<rNW>.a': 'here',
      'map.diagonals<e11>.a': 'here',
      'map.diagonals<n21>.a': 'here',
      'eventPlaces.obstacle[0]': 'here',
    },
    /is here; allowed: c10/,
  ],
])

testBrokenBooklet('las-vegas', 'sights', [
  [
    'nine red blocks',
    { ...named('b21', 'red'), ...named('b51', 'red'), ...named('b32', 'red') },
    /9 red blocks; allowed: 6 to 8/,
    'map.blocks',
  ],
  ['five green blocks', white('b11'), /5 green blocks/, 'map.blocks'],
  ['five blue blocks', white('b61'), /5 blue blocks/, 'map.blocks'],
  ['three casinos', white('b22', 'letter'), /3 purple blocks; allowed: exactly 4/, 'map.blocks'],
  ['two casinos with one letter', { 'map.blocks<b43>.letter': 'W' }, /W is already given/],
  [
    'two casinos side by side',
    { ...white('b22', 'letter'), ...named('b33', 'purple'), 'map.blocks<b33>.letter': 'W' },
    /the casino b43 is beside b33/,
    'map.blocks<b43>',
  ],
  ['no airport', unsymboled(['c45']), /0 airports; allowed: exactly 1/, 'map.vertices'],
  ['two airports', { 'map.vertices<c10>.symbol': 'airport' }, /2 airports/, 'map.vertices'],
  [
    'three green crossings',
    unsymboled(['c30'], 'name', 'nameOrigin'),
    /3 green crossings; allowed: 4 to 6/,
    'map.vertices',
  ],
  [
    'a green crossing inside',
    {
      'map.vertices<c33>.symbol': 'greenCrossing',
      'map.vertices<c33>.name': NAME,
      'map.vertices<c33>.nameOrigin': 'authored',
    },
    /green crossing c33 is inside/,
  ],
  ['five cafes', unsymboled(['c11', 'c32'], 'bonus'), /5 cafes; allowed: 6 to 8/, 'map.vertices'],
  ['nine cafes', { ...cafe('c10', 'BON_COORD'), ...cafe('c20', 'BON_COORD') }, /9 cafes/, 'map.vertices'],
  [
    'one diagonal',
    { 'map.vertices<c41>.bonus': 'BON_COORD', 'map.vertices<c15>.bonus': 'BON_COORD' },
    /1 cafes with BON_DIAGONAL; allowed: at least 2/,
    'map.vertices',
  ],
  ['a landmark twice', { 'map.blocks<b62>.iconic': 'VEG_ARENA' }, /2 places of VEG_ARENA/, 'map'],
  ['a landmark without place', { 'map.blocks<b62>.iconic': 'VEG_ARENA' }, /0 places of VEG_SPHERE/, 'map'],
])

testBrokenBooklet('las-vegas', 'tables', [
  ['a bet on nothing', { 'bets[9].on': 'goalB' }, /goalC is missing/, 'bets'],
  ['a bet of another type', { 'bets[0].type': 2 }, /bet on red is of type 2; allowed: 1/],
  ['a near miss that pays more', { 'bets[0].near': 15 }, /allowed: less than 15/],
  ['a bet after the last round', { 'bets[0].lastRound': 11 }, /expected number to be <=10/],
  ['a falling rating', { 'rating.values[2]': 5 }, /5 follows 5; allowed: more than 5/],
  ['an advanced start off the track', { 'rating.advancedStart': 8 }, /8 is not on the track/],
  [
    'a landmark that takes no turn',
    { 'rating.order[2]': 'VEG_ARENA' },
    /VEG_SIGN is missing/,
    'rating.order',
  ],
  ['a landmark that takes two turns', { 'rating.order[2]': 'VEG_ARENA' }, /VEG_ARENA is already given/],
  ['easier rows', { 'challenge.rows[1]': 190 }, /190 follows 200/],
  [
    'three columns',
    { 'challenge.columns[3]': undefined },
    /3 columns; allowed: exactly 4/,
    'challenge.columns',
  ],
  ['a cell without level', { 'challenge.levels[3].upTo': 5 }, /5 follows 5/],
  ['a goal too few', { 'goals[2]': undefined }, /expected/, 'goals'],
  ['a column index too few', { 'challenge.columnIndex': [0, 1, 2] }, /3 entries; allowed: one for each/],
])

testBrokenBooklet('las-vegas', 'events', [
  ['a white landmark', { 'eventPlaces.reconstruction[0]': 'b21' }, /b21 is wrong here; allowed: a landmark/],
  ['a crime at a landmark', { 'eventPlaces.crime[0]': 'b11' }, /b11 is wrong here; allowed: a white block/],
  ['a bend', { 'eventPlaces.noPass[0]': 'rNW' }, /rNW is wrong here; allowed: a road without/],
  ['a cafe', { 'eventPlaces.obstacle[0]': 'c11' }, /c11 is wrong here; allowed: a crossing without symbol/],
])

/** The crossing c10 at the end of one road only. */
const ALMOST_LOST = { 'map.roads<v10>.a': 'c20', 'map.roads<rNW>.a': 'c20' }

testBrokenBooklet('las-vegas', 'ways round an event', [
  ['a road without one', ALMOST_LOST, /h10 cuts off/, 'eventPlaces.noPass[0]'],
  ['a crossing without one', ALMOST_LOST, /c20 cuts off/, 'eventPlaces.obstacle[1]'],
])

testBrokenBooklet('sydney', 'map', [
  ['a purple block', { 'map.blocks<b12>.type': 'purple' }, /expected/i],
  [
    'a road in the bay',
    {
      'map.roads[76]': {
        id: 'h21b',
        a: 'c21',
        b: 'c41',
        da: 'E',
        db: 'W',
        kind: 'land',
        along: ['b32'],
        ...EXTRA,
      },
    },
    /joins c21 and c41/,
  ],
  ['a road along a ferry', { 'map.roads<h21>.along[1]': 'b31' }, /b31 is wrong here.*allowed: b32/],
  [
    'a crossing in the water',
    { 'map.vertices[44]': { id: 'c30', i: 3, j: 0, at: [], ...EXTRA } },
    /at \(3,0\), in water/,
  ],
  ['a ferry at a crossing', { 'map.vertices<c21>.at[3]': 'b31' }, /b31 is wrong here/],
  [
    'a diagonal through a ferry',
    { 'map.diagonals[64]': { id: 'e31', block: 'b31', a: 'c21', b: 'c40', ...EXTRA } },
    /none in this block/,
  ],
  [
    'a road in the park',
    {
      'map.roads[76]': {
        id: 'v24',
        a: 'c24',
        b: 'c25',
        da: 'S',
        db: 'N',
        kind: 'land',
        along: ['b25', 'b35'],
        ...EXTRA,
      },
    },
    /where no road can be; allowed: none/,
  ],
  ['no road in the garden', { 'map.roads<h33>': undefined }, /no road at \(3,3\)-\(4,3\)/, 'map.roads'],
  ['a garden road without flag', { 'map.roads<h33>.flags': undefined }, /garden is missing/],
  [
    'a garden of three blocks',
    { 'map.blocks<b54>.landmark': undefined },
    /3 blocks of SYD_GARDEN/,
    'map.blocks',
  ],
  [
    'a garden in pieces',
    { 'map.blocks<b54>.landmark': undefined, 'map.blocks<b46>.landmark': 'SYD_GARDEN' },
    /SYD_GARDEN do not hang together/,
    'map.blocks',
  ],
  [
    'a park in pieces',
    { 'map.blocks<b25>.landmark': undefined, 'map.blocks<b14>.landmark': 'SYD_HYDE_PARK' },
    /SYD_HYDE_PARK do not hang together/,
    'map.blocks',
  ],
  [
    'three ferries',
    { 'map.blocks<b21>.type': 'ferry', 'map.blocks<b21>.coastal': undefined },
    /3 ferry blocks/,
    'map.blocks',
  ],
  [
    'ferries apart',
    {
      'map.blocks<b31>': { id: 'b31', x: 3, y: 1, type: 'white', ...EXTRA },
      'map.blocks<b36>': { id: 'b36', x: 3, y: 6, type: 'ferry', name: NAME, ...EXTRA },
    },
    /ferries lie apart/,
    'map.blocks',
  ],
  [
    'a ferry inland',
    {
      'map.blocks<b31>': { id: 'b31', x: 3, y: 1, type: 'white', ...EXTRA },
      'map.blocks<b42>': { id: 'b42', x: 4, y: 2, type: 'ferry', name: NAME, ...EXTRA },
    },
    /1 ferries at the edge/,
    'map.blocks',
  ],
])

testBrokenBooklet('sydney', 'sights', [
  [
    'no Harbour Bridge',
    unsymboled(['c20'], 'iconic', 'name', 'nameOrigin'),
    /0 crossings with the Harbour Bridge/,
    'map.vertices',
  ],
  [
    'two piers for one type',
    { 'map.vertices<c31>.tourist': 'red' },
    /2 piers for red tourists/,
    'map.vertices',
  ],
  [
    'no pier for a type',
    { 'map.vertices<c31>.tourist': 'red' },
    /0 piers for green tourists/,
    'map.vertices',
  ],
  ['a pier for purple', { 'map.vertices<c31>.tourist': 'purple' }, /expected one of/],
  [
    'an inland pier',
    {
      ...unsymboled(['c31'], 'tourist', 'name', 'nameOrigin'),
      'map.vertices<c24>': {
        id: 'c24',
        i: 2,
        j: 4,
        at: ['b24', 'b34', 'b25', 'b35'],
        symbol: 'pier',
        tourist: 'green',
        name: NAME,
        nameOrigin: 'authored',
        ...EXTRA,
      },
    },
    /the pier c24 is inland/,
    'map.vertices<c24>.symbol',
  ],
  [
    'seven coastal blocks',
    {
      'map.blocks<b11>.coastal': undefined,
      'map.blocks<b21>.coastal': undefined,
      'map.blocks<b61>.coastal': undefined,
    },
    /7 coastal blocks; allowed: at least 8/,
    'map.blocks',
  ],
  ['two grey blocks', white('b33', 'iconic', 'nameOrigin'), /there are 2 grey blocks/, 'map.blocks'],
  ['nine cafes', cafe('c10', 'BON_COORD'), /9 cafes/, 'map.vertices'],
  ['a diagonal cafe', { 'map.vertices<c11>.bonus': 'BON_DIAGONAL' }, /expected one of/],
])

testBrokenBooklet('sydney', 'cards', [
  ['eleven cards', { 'cards[11]': undefined }, /11 tourist cards; allowed: exactly 12/, 'cards'],
  ['purple tourists', { 'cards[0].tourists[0]': 'purple' }, /expected one of/],
  ['a coordinate three times', { 'cards[0].coordinate': 2 }, /3 cards with the coordinate 2/, 'cards'],
  ['one landmark', { 'cards[0].landmarks[1]': undefined }, /1 landmarks of a card/, 'cards[0].landmarks'],
  ['a landmark twice', { 'cards[0].landmarks[1]': 'SYD_BRIDGE' }, /already given/],
  ['a landmark of another city', { 'cards[0].landmarks[1]': 'VEN_FRARI' }, /no landmark VEN_FRARI/],
  [
    'a pair three times',
    { 'cards[2].landmarks': ['SYD_BRIDGE', 'SYD_OPERA'] },
    /3 cards with SYD_BRIDGE and SYD_OPERA/,
    'cards',
  ],
  ['a number without cell', { 'rating.cells[2].numbers[1]': undefined }, /6 is missing/, 'rating.cells'],
  ['a number in two cells', { 'rating.cells[2].numbers[2]': 1 }, /7 numbers of a die/, 'rating.cells'],
  ['an event at the garden', { 'eventPlaces.reconstruction[0]': 'b43' }, /fills exactly one block/],
  ['an event at a ferry', { 'eventPlaces.reconstruction[0]': 'b31' }, /b31 is wrong here/],
  ['an event on a garden road', { 'eventPlaces.noPass[0]': 'h33' }, /garden/],
  ['an event at the bay', { 'eventPlaces.obstacle[0]': 'c21' }, /no bridge, dead end or ferry/],
])

testBrokenBooklet('venice', 'map', [
  ['a purple block', { 'map.blocks<b11>.type': 'purple' }, /expected/i],
  ['a rounded road', { 'map.roads<h00>.flags': ['rounded'] }, /no such member/],
  ['no corner', { 'map.vertices<c00>.i': 1 }, /no crossing at \(0,0\)/, 'map.vertices'],
  ['an edge without road', { 'map.roads<v00>': undefined }, /no road at \(0,0\)-\(0,1\)/, 'map.roads'],
  ['two land roads', { 'map.roads<wh11>.kind': 'land' }, /wh11 lies at .* like h11/, 'map.roads<wh11>'],
  [
    'a pair along one block',
    { 'map.roads<wh11>.along[0]': 'b21' },
    /each along their own block; allowed: b22/,
  ],
  ['a pair along both blocks', { 'map.roads<h11>.along[1]': 'b22' }, /each along their own block/],
  [
    'a canal along one block',
    { 'map.roads<wh21>.along[1]': undefined },
    /b32 is missing/,
    'map.roads<wh21>.along',
  ],
  [
    'a pair on the border',
    {
      'map.roads[107]': {
        id: 'wh00',
        a: 'c00',
        b: 'c10',
        da: 'E',
        db: 'W',
        kind: 'canal',
        along: ['b11'],
        ...EXTRA,
      },
    },
    /wh00 lies at .* like h00; allowed: one road/,
  ],
  ['shores where no canal is', { 'map.vertices<c12>.shoreGroups': [] }, /no canal comes to c12/],
  ['a bridge where no canal is', { 'map.vertices<c12>.bridge': true }, /no canal comes to c12/],
  ['no shores at a canal', { 'map.vertices<c10>.shoreGroups': undefined }, /the shores of c10 are not said/],
  [
    'a shore without its block',
    { 'map.vertices<c10>.shoreGroups[0].blocks[0]': undefined },
    /allowed: b11 h00 v10 \| b21 h10/,
    'map.vertices<c10>.shoreGroups',
  ],
  [
    'a ford',
    { 'map.vertices<c10>.shoreGroups': [{ roads: ['h10', 'v10', 'h00'], blocks: ['b21', 'b11'] }] },
    /allowed: b11 h00 v10 \| b21 h10/,
  ],
  [
    'a bridge that joins nothing',
    { 'map.vertices<c10>.bridge': true },
    /allowed: b11 b21 h00 h10 v10/,
    'map.vertices<c10>.shoreGroups',
  ],
  ['a road of no shore', { 'map.vertices<c10>.shoreGroups[0].roads[0]': 'h99' }, /no road h99/],
  ['a block of no shore', { 'map.vertices<c10>.shoreGroups[0].blocks[0]': 'b99' }, /no block b99/],
  [
    'a canal apart',
    { 'map.roads<h06>.kind': 'canal' },
    /no way by water to c06, c16; allowed: one net/,
    'map.roads',
  ],
  [
    'an island',
    {
      'map.vertices<c62>.bridge': undefined,
      'map.vertices<c51>.bridge': undefined,
      'map.vertices<c62>.shoreGroups': [
        { roads: ['v61'], blocks: ['b62'] },
        { roads: ['v62', 'h52'], blocks: ['b63'] },
      ],
      'map.vertices<c51>.shoreGroups': [
        { roads: ['v50', 'h51'], blocks: ['b61', 'b62'] },
        { roads: ['h41'], blocks: ['b51', 'b52'] },
      ],
    },
    /no way by land to .*; allowed: over bridges/,
    'map.roads',
  ],
])

testBrokenBooklet('venice', 'sights', [
  [
    'three grey blocks',
    white('b41', 'iconic', 'nameOrigin'),
    /3 grey blocks; allowed: exactly 4/,
    'map.blocks',
  ],
  [
    'seven bridges',
    Object.fromEntries(
      ['c21', 'c31', 'c51', 'c42', 'c33'].map((id) => [`map.vertices<${id}>.bridge`, undefined]),
    ),
    /7 bridges; allowed: at least 8/,
    'map.vertices',
  ],
  [
    '46 canals',
    Object.fromEntries(
      ['h00', 'h10', 'h20', 'h30', 'h40', 'h50', 'h06', 'h16'].map((id) => [
        `map.roads<${id}>.kind`,
        'canal',
      ]),
    ),
    /46 canals; allowed: 30 to 45/,
    'map.roads',
  ],
  [
    'no transfer',
    { 'map.vertices<c23>.bonus': 'BON_COORD', 'map.vertices<c44>.bonus': 'BON_COORD' },
    /0 cafes with BON_TRANSFER/,
    'map.vertices',
  ],
  ['a diagonal cafe', { 'map.vertices<c23>.bonus': 'BON_DIAGONAL' }, /expected one of/],
  [
    'a cafe without shore',
    { 'map.vertices<c23>.shoreRoads': undefined },
    /on the shore of no road; allowed: h23 \| v23/,
  ],
  ['a cafe on two shores', { 'map.vertices<c23>.shoreRoads': ['h23', 'v23'] }, /on the shore of h23 v23/],
  ['a dry cafe with a shore', { 'map.vertices<c12>.shoreRoads': ['h12'] }, /no canal comes to c12/],
  ['a cafe on a shore of no road', { 'map.vertices<c23>.shoreRoads[0]': 'h99' }, /no road h99/],
  [
    'cafes away from canals',
    unsymboled(['c23', 'c44', 'c15', 'c41'], 'bonus', 'shoreRoads'),
    /1 cafes at canals; allowed: at least 2/,
    'map.vertices',
  ],
])

testBrokenBooklet('venice', 'tables', [
  ['no first row', { 'canalCoefficient.rows[0].from': 1 }, /allowed: from 0/, 'canalCoefficient.rows'],
  ['fewer canals', { 'canalCoefficient.rows[2].from': 4 }, /4 follows 4/],
  ['a smaller coefficient', { 'canalCoefficient.rows[2].coefficient': 1 }, /1 follows 1/],
  [
    'a landmark four times',
    { 'cards[0].landmarks[0]': 'VEN_FRARI' },
    /4 cards with VEN_FRARI; allowed: exactly 3/,
    'cards',
  ],
  ['two landmarks', { 'cards[0].landmarks[1]': 'VEN_FRARI' }, /2 landmarks of a card/, 'cards[0].landmarks'],
  ['four columns', { 'challenge.columns': [0, 1, 2, 3] }, /4 columns; allowed: exactly 2/],
  [
    'a highest level out of reach',
    { 'challenge.columnIndex[1]': 1 },
    /ends at 6; allowed: up to 4/,
    'challenge.levels',
  ],
  ['a blocked road', { 'eventPlaces.noPass': ['h00'] }, /must be empty/],
  ['a blocked crossing', { 'eventPlaces.obstacle': ['c00'] }, /must be empty/],
  ['another goal', { 'goals[0]': 'B' }, /expected "A"/],
  ['encounters', { 'challenge.second': 'encounterPoints' }, /expected "goals"/],
])

testBrokenBooklet('arkham-booklet', 'map', [
  ['a yellow block', { 'map.blocks<b11>.type': 'yellow' }, /expected/i],
  ['a star', { 'map.blocks<b11>.star': 4 }, /no such member/],
  ['an embankment without flag', { 'map.roads<h02>.flags': undefined }, /embankment is missing/],
  ['four bridges', { 'map.roads<v34>.flags[0]': 'bridge' }, /4 bridges apart.*exactly 3/, 'map.roads'],
  ['a gate inside', { 'map.vertices<c13>.symbol': 'gate' }, /gate c13 is inside/],
  [
    'two grey blocks',
    white('b16', 'iconic', 'nameOrigin'),
    /there are 2 grey blocks; allowed: exactly 3/,
    'map.blocks',
  ],
  ['a white university', white('b53'), /has the types grey, blue, green, white/, 'map.universityBlocks'],
  [
    'the asylum in the university',
    { 'map.blocks<b42>.iconic': 'ARK_ASYLUM' },
    /b42 is ARK_ASYLUM; allowed: university/,
  ],
  ['the university elsewhere', { 'map.blocks<b16>.iconic': 'university' }, /allowed: a landmark outside/],
  ['a vertex that does not exist', { 'map.river.line[0]': 'c99' }, /no vertex c99/],
  ['a centre for tasks', { 'map.vertices<c33>.onlyWith': 'DAGON' }, /tasks may name c33/],
])

testBrokenBooklet('arkham-booklet', 'cards', [
  [
    'the fourth Ancient',
    { 'ancients[2].id': 'SHUB_NIGGURATH' },
    /SHUB_NIGGURATH is wrong here/,
    'ancients[2]',
  ],
  ['a terrifying gate', { 'ancients[0].terrifyingPlaces[0]': 'c20' }, /c20 is a gate/],
  ['a terrifying nowhere', { 'ancients[0].terrifyingPlaces[0]': 'c99' }, /no vertex c99/],
  ['ten curio cards', { 'shopCards[10]': undefined }, /10 shop cards; allowed: exactly 11/, 'shopCards'],
  ['two Calls of one type', { 'calls[0].tourist': 'blue' }, /2 Call cards for blue/, 'calls'],
  ['failing without madness', { 'failureTable.highestFailing[0]': 1 }, /fails without madness/],
  ['an event at the university', { 'eventPlaces.reconstruction[0]': 'b52' }, /outside the university/],
  ['an event on a bridge', { 'eventPlaces.noPass[0]': 'h13' }, /without bridge/],
  ['an event where a dead end begins', { 'eventPlaces.obstacle[0]': 'c14' }, /dead end/],
])
