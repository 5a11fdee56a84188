import type { BrokenCase } from '@curio/kernel/testing'
import { testBroken } from './content-broken.ts'

const ground: readonly BrokenCase[] = [
  [
    'two blocks in one cell',
    { 'map.blocks<b21>.x': 1 },
    /\(1;1\) like b11; allowed: \(2;1\)/,
    'map.blocks<b21>',
  ],
  ['a crossing in a map corner', { 'map.vertices<c10>.i': 0 }, /map corner \(0,0\)/, 'map.vertices<c10>'],
  ['two crossings at one point', { 'map.vertices<c20>.i': 1 }, /\(1,0\) like c10/, 'map.vertices<c20>'],
  ['a point without crossing', { 'map.vertices<c20>.i': 1 }, /no crossing at \(2,0\)/, 'map.vertices'],
  ['a crossing off the lattice', { 'map.vertices<c20>.i': 2.5 }, /whole i and j/, 'map.vertices<c20>'],
  ['a river that jumps', { 'map.river.line[3]': undefined }, /c24 is not next to c22/],
  ['a river that starts inside', { 'map.river.line[0]': undefined }, /c12 as an end inside the map/],
  ['a river along the border', { 'map.river.line[9]': 'c65' }, /c64 on the border/, 'map.river.line[8]'],
  ['a river through a dead end', { 'map.river.line[1]': 'd12s' }, /d12s is no lattice point/],
  ['a block on the wrong bank', { 'map.northBank[20]': 'b13' }, /b13 is wrong here: the river/],
  ['a block on no bank', { 'map.southBank[15]': undefined }, /b66 is missing/, 'map.southBank'],
  ['a riverside block too many', { 'map.riverside[14]': 'b32' }, /b32 is wrong here/],
  ['a riverside block too few', { 'map.riverside[0]': undefined }, /b12 is missing/, 'map.riverside'],
  [
    'too little river',
    { 'map.river.line': ['c10', 'c11', 'c01'] },
    /3 riverside blocks; allowed: at least 8/,
  ],
  [
    'a bank without river',
    { 'map.river.line': ['c10', 'c11', 'c01'] },
    /1 riverside blocks on the south bank/,
  ],
  ['the other embankment', { 'map.river.embankment': 'south' }, /b13 is missing/, 'map.vertices<c12>.at'],
]

const university: readonly BrokenCase[] = [
  ['at the border', { 'map.universityCentre': 'c41' }, /reaches the border/],
  ['on the border', { 'map.universityCentre': 'c40' }, /reaches the border/],
  ['at the river', { 'map.universityCentre': 'c33' }, /touches the river/],
  ['around a dead end', { 'map.universityCentre': 'd34s' }, /reaches the border/],
  ['no square', { 'map.universityBlocks[0]': 'b41' }, /b41 is wrong here.*b42/],
  [
    'three blocks',
    { 'map.universityBlocks[3]': undefined },
    /3 university blocks; allowed: exactly 4/,
    'map.universityBlocks',
  ],
  ['a fifth block', { 'map.blocks<b41>.university': true }, /no such member/],
  ['an unmarked block', { 'map.blocks<b42>.university': undefined }, /allowed: true/],
  [
    'two blue blocks',
    { 'map.blocks<b43>.type': 'blue' },
    /yellow, blue, blue, purple/,
    'map.universityBlocks',
  ],
  [
    'no yellow block',
    { 'map.blocks<b42>.type': 'red' },
    /red, blue, green, purple; allowed/,
    'map.universityBlocks',
  ],
  [
    'a white block',
    { 'map.blocks<b43>.type': 'white' },
    /yellow, blue, white, purple/,
    'map.universityBlocks',
  ],
  ['a centre for all', { 'map.vertices<c42>.onlyWith': undefined }, /YOG_SOTHOTH/],
  ['a road inside for all', { 'map.roads<h32>.onlyWith': undefined }, /YOG_SOTHOTH/],
  ['a diagonal to the centre for all', { 'map.diagonals<n42>.onlyWith': undefined }, /YOG_SOTHOTH/],
]

const crossings: readonly BrokenCase[] = [
  ['a forgotten block', { 'map.vertices<c11>.at[3]': undefined }, /b22 is missing/, 'map.vertices<c11>.at'],
  ['a block across the water', { 'map.vertices<c12>.at[2]': 'b13' }, /across the water/],
  ['a crossing as dead end', { 'map.vertices<c12>.deadEnd': true }, /is a crossing/],
  ['a crossing with an opposite', { 'map.vertices<c13>.dagonOpposite': 'c12' }, /only a dead end/],
  ['a crossing for one Ancient', { 'map.vertices<c13>.onlyWith': 'DAGON' }, /no such member/],
  ['a gate inside the map', { 'map.vertices<c13>.symbol': 'gate' }, /gate c13 is inside/],
  ['a shop in the centre', { 'map.vertices<c42>.symbol': 'shop' }, /YOG_SOTHOTH only/],
  ['nine gates', symbols(['c10', 'c30'], 'gate'), /9 gates; allowed: 6 to 8/, 'map.vertices'],
  ['five gates', symbols(['c20', 'c50'], 'shop'), /5 gates/, 'map.vertices'],
  ['eleven shops', symbols(['c10', 'c30', 'c40'], 'shop'), /11 shops; allowed: 8 to 10/, 'map.vertices'],
  ['seven shops', symbols(['c11'], undefined), /7 shops/, 'map.vertices'],
]

const deadEnds: readonly BrokenCase[] = [
  [
    'in a block',
    { 'map.vertices<d12s>.i': 1.5 },
    /\(1.5,2.3\); allowed: on an inner road/,
    'map.vertices<d12s>',
  ],
  [
    'in a corner block',
    { 'map.vertices<d12s>.i': 5.5, 'map.vertices<d12s>.j': 0.5 },
    /inner/,
    'map.vertices<d12s>',
  ],
  ['away from the river', { 'map.vertices<d12s>.j': 3.3 }, /\(1,3.3\)/, 'map.vertices<d12s>'],
  ['on the embankment bank', { 'map.vertices<d12s>.j': 1.7 }, /\(1,1.7\)/, 'map.vertices<d12s>'],
  [
    'in the river',
    { 'map.vertices<d12s>.i': 1.5, 'map.vertices<d12s>.j': 2 },
    /\(1.5,2\)/,
    'map.vertices<d12s>',
  ],
  ['on the border', { 'map.vertices<d12s>.i': 0 }, /inner road/, 'map.vertices<d12s>'],
  [
    'between other blocks',
    { 'map.vertices<d12s>.at': ['b13', 'b14'] },
    /b14 is wrong/,
    'map.vertices<d12s>.at[1]',
  ],
  ['across from another crossing', { 'map.vertices<d12s>.dagonOpposite': 'c13' }, /allowed: c12/],
  ['without its opposite', { 'map.vertices<d12s>.dagonOpposite': undefined }, /allowed: c12/],
  ['without its mark', { 'map.vertices<d12s>.deadEnd': undefined }, /whole i and j/, 'map.vertices<d12s>'],
  ['for one Ancient', { 'map.vertices<d12s>.onlyWith': 'DAGON' }, /no such member/],
  ['with two roads', { 'map.roads<h03>.b': 'd12s' }, /2 roads end in the dead end/, 'map.vertices<d12s>'],
  ['with no road', { 'map.roads<v12>': undefined }, /0 roads end in the dead end/, 'map.vertices<d12s>'],
  ['none with a gate', symbols(['d12s', 'd34s'], 'shop'), /0 dead ends with a gate/, 'map.vertices'],
  ['none with a shop', symbols(['d24w', 'd54s'], 'gate'), /0 dead ends with a shop/, 'map.vertices'],
]

const roads: readonly BrokenCase[] = [
  [
    'between distant crossings',
    { 'map.roads<h10>.b': 'c30' },
    /joins c10 and c30; allowed/,
    'map.roads<h10>',
  ],
  ['that goes nowhere', { 'map.roads<h10>.b': 'c10' }, /joins c10 and c10/, 'map.roads<h10>'],
  ['from the water to a dead end', { 'map.roads<v12>.b': 'c12' }, /joins d12s and c12/, 'map.roads<v12>'],
  ['two in one place', { 'map.roads<h10>.a': 'c30' }, /h20 lies at .* like h10/, 'map.roads<h20>'],
  ['a missing one', { 'map.roads<h10>': undefined }, /no road at \(1,0\)-\(2,0\)/, 'map.roads'],
  ['along a distant block', { 'map.roads<h10>.along[0]': 'b22' }, /b22 is wrong here.*allowed: b21/],
  ['along too few blocks', { 'map.roads<h01>.along': ['b11'] }, /b12 is missing/],
  ['an embankment along the far bank', { 'map.roads<h02>.along[1]': 'b13' }, /own bank only/],
  ['an embankment without flag', { 'map.roads<h02>.flags': undefined }, /embankment is missing/],
  ['a bridge without flag', { 'map.roads<h13>.flags': undefined }, /bridge is missing/],
  ['a bridge on the border', { 'map.roads<v02>.flags[0]': 'bridge' }, /allowed: borderBridge/],
  [
    'a bridge on dry land',
    { 'map.roads<h01>.flags': ['bridge'] },
    /allowed: none/,
    'map.roads<h01>.flags[0]',
  ],
  ['rounded without flag', { 'map.roads<rNE>.flags': undefined }, /rounded is missing/],
  ['four bridges', { 'map.roads<v34>.flags[0]': 'bridge' }, /4 bridges apart.*exactly 3/, 'map.roads'],
  ['two bridges', { 'map.roads<v24>.flags': undefined }, /2 bridges apart/, 'map.roads'],
  ['in the wrong direction', { 'map.roads<h10>.da': 'W' }, /allowed: E/],
  ['rounded in the wrong direction', { 'map.roads<rSE>.db': 'N' }, /allowed: E/],
  ['for one Ancient', { 'map.roads<h10>.onlyWith': 'DAGON' }, /no such member/],
  [
    'one along a block',
    { 'map.roads<h55>.along': ['b65'], 'map.roads<v55>.along': ['b56'] },
    /1 roads along b66; allowed: at least 2/,
    'map.blocks<b66>',
  ],
  [
    'none from a crossing',
    {
      'map.roads<h36>.onlyWith': 'DAGON',
      'map.roads<h46>.onlyWith': 'DAGON',
      'map.roads<v45>.onlyWith': 'DAGON',
    },
    /no way by road from c10 to c46; allowed: to all/,
    'map.roads',
  ],
]

const diagonals: readonly BrokenCase[] = [
  [
    'across the river',
    { 'map.diagonals<e13>.block': 'b23', 'map.diagonals<e13>.a': 'c12', 'map.diagonals<e13>.b': 'c23' },
    /none in this block/,
    'map.diagonals<e13>',
  ],
  ['to the far bank', { 'map.diagonals<e13>.a': 'c12' }, /allowed: c03-d12s/, 'map.diagonals<e13>'],
  ['in another block', { 'map.diagonals<e11>.block': 'b21' }, /c10-c21 or c11-c20/, 'map.diagonals<e11>'],
  ['along a side', { 'map.diagonals<n21>.b': 'c20' }, /joins c10-c20 through b21/, 'map.diagonals<n21>'],
  ['twice', twinDiagonal(), /the same diagonal as n21/],
  ['missing', { 'map.diagonals<e66>': undefined }, /c56-c65 through b66 is missing/, 'map.diagonals'],
  ['for one Ancient', { 'map.diagonals<n21>.onlyWith': 'DAGON' }, /no such member/],
]

const landmarks: readonly BrokenCase[] = [
  ['eight red blocks', types(['b25', 'b61'], 'red'), /8 red blocks; allowed: 5 to 7/, 'map.blocks'],
  ['three yellow blocks', types(['b25', 'b61'], 'red'), /3 yellow blocks; allowed: 4 to 6/, 'map.blocks'],
  ['three purple blocks', types(['b35', 'b55'], 'white'), /3 purple blocks; allowed: 4 to 6/, 'map.blocks'],
  ['seven white blocks', types(['b66'], 'green'), /7 white blocks; allowed: at least 8/, 'map.blocks'],
  [
    'a white landmark',
    { 'map.blocks<b41>.name': { ru: 'Сад', en: 'Garden' } },
    /white block has no landmark/,
  ],
  ['no name', { 'map.blocks<b11>.name': undefined }, /green landmark of b11 has no name/, 'map.blocks<b11>'],
  ['a green star', { 'map.blocks<b11>.star': 5 }, /only a yellow landmark/],
  ['no star', { 'map.blocks<b25>.star': undefined }, /no star; allowed: 4 to 8/, 'map.blocks<b25>'],
  ['a star of 9', { 'map.blocks<b25>.star': 9 }, /is 9; allowed: 4 to 8/],
  ['a star of 3', { 'map.blocks<b25>.star': 3 }, /is 3; allowed: 4 to 8/],
]

testBroken('ground', ground)
testBroken('university', university)
testBroken('crossings', crossings)
testBroken('dead ends', deadEnds)
testBroken('roads', roads)
testBroken('diagonals', diagonals)
testBroken('landmarks', landmarks)

function symbols(vertices: readonly string[], symbol: string | undefined): BrokenCase[1] {
  return Object.fromEntries(vertices.map((id) => [`map.vertices<${id}>.symbol`, symbol]))
}

function types(blocks: readonly string[], type: string): BrokenCase[1] {
  return Object.fromEntries(blocks.map((id) => [`map.blocks<${id}>.type`, type]))
}

function twinDiagonal(): BrokenCase[1] {
  return { 'map.diagonals[60]': { id: 'twin', block: 'b21', a: 'c21', b: 'c10', origin: 'authored' } }
}
