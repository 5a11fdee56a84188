import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BrokenCase, brokenPacks, edited } from '@curio/kernel/testing'
import { checkPack, EUROPE, parsePack } from '../content/index.ts'

function testBroken(subject: string, cases: readonly BrokenCase[]): void {
  for (const { what, check } of brokenPacks(EUROPE, checkPack, cases)) {
    test(`a broken pack (${subject}): ${what}`, check)
  }
}

testBroken('more than a check or a board could stand', [
  ['a drawing of a thousand cells', { 'cryptids<selma>.tile': '#'.repeat(1000) }, /<=29/],
  ['a landscape of a thousand cells', { 'terrain.water<water-02>.shape': '#'.repeat(1000) }, /<=29/],
  ['ten thousand lines', { 'map.lines': new Array(10_000).fill(['N1', 'N2']) }, /<=351/],
  [
    'ten thousand cells of a start place',
    { 'reserve.startPlaces.A': new Array(10_000).fill([1, 1]) },
    /<=60/,
  ],
  ['a thousand million rows of the track', { 'constants.track.rows': 1e9 }, /<=30/],
])

testBroken('shape', [
  ['an unknown member', { 'cryptids<selma>.colour': 'grey' }, /no such member/],
  ['a missing member', { reserve: undefined }, /expected object/],
  ['another game', { game: 'route' }, /expected "cryptids"/],
  ['a pack id with spaces', { id: 'My pack' }, /lower-case words/],
  ['an id with a dot', { 'cryptids<selma>.id': 'sel.ma' }, /letters A-Z/],
  ['an unknown origin', { 'constants.track.origin': 'dream' }, /"rulebook"/],
  ['a card without origin', { 'cryptids<selma>.origin': undefined }, /"rulebook"/],
  ['a blank name', { 'cryptids<selma>.ru': ' ' }, /must not be blank/],
  ['a name that nobody can see', { 'cryptids<selma>.en': '\u200b' }, /one line of visible signs/],
  [
    'a name with commands for a terminal',
    { 'cryptids<selma>.en': 'A\u001b[2J' },
    /one line of visible signs/,
  ],
  ['a name of two lines', { 'cryptids<selma>.en': 'A\nB' }, /one line of visible signs/],
  ['a name that nobody has room for', { 'cryptids<selma>.en': 'A'.repeat(301) }, /Too big/],
  ['an id that nobody has room for', { id: 'a'.repeat(61) }, /Too big/],
  ['no Russian name', { 'map.locations<LON>.ru': undefined }, /expected string/],
  ['a fourth level', { 'cryptids<selma>.level': 4 }, /expected one of/],
  ['a place that is no region', { 'cryptids<selma>.loc': 'LON' }, /must be a region/],
  ['a back that is no region', { 'evidence<ev-V1>.back': '?' }, /must be a letter/],
  ['one evidence', { 'cryptids<selma>.evidence[1]': undefined }, />=2/, 'cryptids<selma>.evidence'],
  ['four evidence', { 'cryptids<kraken>.evidence': ['V', 'B', 'E', 'F'] }, /<=3/],
  ['an unknown evidence', { 'cryptids<selma>.evidence[0]': 'X' }, /"V"/],
  ['a habitat of air', { 'cryptids<selma>.habitat': 'air' }, /"special"/],
  ['a fifth kind', { 'cryptids<selma>.kind': 'plant' }, /"chimera"/],
  ['symbols on a cryptid', { 'cryptids<selma>.tile': '#c' }, /has only the cells/],
  ['an unknown symbol', { 'terrain.water<water-02>.shape': '#x' }, /has only the cells/],
  ['a swamp', { 'terrain.swamp': [] }, /no such member/],
  ['a contract for rumours', { 'contracts<contract-01>.evidence': 'R' }, /"V"/],
  ['a contract for the special habitat', { 'contracts<contract-07>.terrain': 'special' }, /"water"/],
  ['a contract of type D', { 'contracts<contract-01>.type': 'D' }, /'A'/],
  [
    'a request for two things',
    { 'requests<request-1>.kind': 'beast' },
    /either a region or a kind/,
    'requests<request-1>',
  ],
  [
    'a request for nothing',
    { 'requests<request-5>.kind': undefined },
    /either a region/,
    'requests<request-5>',
  ],
  ['an unknown skill', { 'skills<luck>.id': 'charm' }, /"luck"/],
  ['five faces of a helper die', { 'helperDice.faces[5]': undefined }, /exactly 6/, 'helperDice.faces'],
  ['an unknown bonus', { 'helperDice.faces[0].bonus': 'rest' }, /"restore"/],
  ['an unknown tracking result', { 'trackingDice.faces[0]': 'maybe' }, /"success"/],
  [
    'a Poacher card with four rows',
    { 'poacherCards<poacher-01>.up[4]': undefined },
    /exactly 5/,
    'poacherCards<poacher-01>.up',
  ],
  ['a row without action', { 'poacherCards<poacher-01>.up[0]': [] }, />=1/],
  ['an unknown action', { 'poacherCards<poacher-01>.up[0][0]': 'nap' }, /"bid"/],
  ['a catch on the market', { 'poacherCards<poacher-01>.above.actions[0]': 'c2' }, /"bid\+mkt"/],
  ['a lower row without a move', { 'poacherCards<poacher-01>.below.move': undefined }, /"above"/],
  ['no category', { 'poacherCards<poacher-01>.cryptids': [] }, />=1/],
  [
    'three regions',
    { 'poacherCards<poacher-01>.regions[3]': undefined },
    /exactly 4/,
    'poacherCards<poacher-01>.regions',
  ],
  ['an unknown face', { 'wolpertinger.tokens<wolpertinger-01>.face': 'stag' }, /"hare"/],
  ['an unknown fence', { 'reserve.fences<short>.id': 'round' }, /"short"/],
  ['a grid too wide to handle', { 'reserve.width': 31 }, /<=30/],
  ['a grid too high to handle', { 'reserve.height': 31 }, /<=30/],
  ['a fourth start place', { 'reserve.startPlaces.D': [[0, 0]] }, /no such member/],
])

testBroken('abilities', [
  ['an unknown effect', { 'cryptids<selma>.ability.effect': 'win' }, /'coins'/],
  ['an unknown trigger', { 'cryptids<selma>.ability.trigger': 'onSold' }, /"onFound"/],
  ['a gain at the end', { 'cryptids<selma>.ability.trigger': 'endGame' }, /"onFound"/],
  ['a gain by placement', { 'cryptids<selma>.ability.trigger': 'placement' }, /"onFound"/],
  ['points when found', { 'cryptids<afanc>.ability.trigger': 'onFound' }, /"endGame"/],
  ['a placement when found', { 'cryptids<trochus>.ability.trigger': 'onFound' }, /"placement"/],
  [
    'a tile for a request at another time',
    { 'cryptids<water_leaper>.ability.trigger': 'onRelocated' },
    /"onRequest"/,
  ],
  ['coins for a request', { 'cryptids<selma>.ability.trigger': 'onRequest' }, /"onFound"/],
  ['evidence kept after success', { 'cryptids<owlman>.ability.trigger': 'onFound' }, /"onFailed"/],
  ['a gain without number', { 'cryptids<selma>.ability.n': undefined }, /expected number/],
  ['a gain of nothing', { 'cryptids<selma>.ability.n': 0 }, />0/],
  ['a parameter of another effect', { 'cryptids<selma>.ability.points': 2 }, /no such member/],
  ['a flight to one place', { 'cryptids<havhest>.ability.to': 'N1' }, /expected "any"/],
  [
    'two counts at once',
    { 'cryptids<balaur>.ability.where.evidence': 'V' },
    /either a kind or an evidence/,
    'cryptids<balaur>.ability.where',
  ],
  ['a count of nothing', { 'cryptids<balaur>.ability.where': {} }, /either a kind or an evidence/],
  ['a reserve counted by kind', { 'cryptids<kraken>.ability.where.kind': 'beast' }, /no such member/],
  [
    'three terrains',
    { 'cryptids<bukavac>.ability.types[2]': 'mountain' },
    /<=2/,
    'cryptids<bukavac>.ability.types',
  ],
  [
    'one terrain twice',
    { 'cryptids<bukavac>.ability.types[1]': 'water' },
    /two different/,
    'cryptids<bukavac>.ability.types',
  ],
  [
    'terrains without its habitat',
    { 'cryptids<bukavac>.ability.types[0]': 'mountain' },
    /lives in water/,
    'cryptids<bukavac>.ability.types',
  ],
])

testBroken('ids and references', [
  ['two cards with one id', { 'cryptids<skvader>.id': 'selma' }, /already given at cryptids\[0\]\.id/],
  [
    'a bonus rumour named like a token',
    { 'bonusRumours<bonus-01>.id': 'ev-R1' },
    /already given at evidence/,
  ],
  [
    'a contract named like a request',
    { 'requests<request-1>.id': 'contract-01' },
    /already given at contracts/,
  ],
  [
    'terrain tiles of two types with one id',
    { 'terrain.forest<forest-01>.id': 'water-01' },
    /already given at terrain\.water/,
  ],
  ['two Poacher cards with one id', { 'poacherCards<poacher-02>.id': 'poacher-01' }, /already given/],
  [
    'two tokens of the Wolpertinger with one id',
    { 'wolpertinger.tokens<wolpertinger-02>.id': 'wolpertinger-01' },
    /already given/,
  ],
  ['two locations with one id', { 'map.locations<LON>.id': 'PAR' }, /already given/, 'map.locations<PAR>.id'],
  ['a line from nowhere', { 'map.lines[0][0]': 'XXX' }, /no location XXX/],
  ['a card in a region that does not exist', { 'cryptids<selma>.loc': 'N9' }, /no region N9/],
  ['a back that does not exist', { 'evidence<ev-V1>.back': 'N9' }, /no region N9/],
])

testBroken('polyominoes', [
  ['rows of different length', { 'cryptids<selma>.tile': '##/#' }, /differ in length/],
  ['an empty row', { 'cryptids<selma>.tile': '##/..' }, /empty row or column/],
  ['an empty column', { 'terrain.water<water-01>.shape': '##./##.' }, /empty row or column/],
  ['two parts', { 'cryptids<selma>.tile': '#.#' }, /falls apart/],
  ['cells that touch by corners', { 'terrain.water<water-07>.shape': '#./.#' }, /falls apart/],
  ['a cryptid of one cell', { 'cryptids<selma>.tile': '#' }, /1 cells in #; allowed: 2 to 5/],
  ['a cryptid of six cells', { 'cryptids<selma>.tile': '###/###' }, /6 cells/],
  ['terrain of five cells', { 'terrain.water<water-11>.shape': '#c#e#' }, /5 cells.*allowed: 1 to 4/],
  ['terrain without cells', { 'terrain.water<water-11>.shape': '..' }, /0 cells/],
])

testBroken('constants', [
  ['four market slots', { 'constants.slots.market': 4 }, /CR-DATA-14; allowed: 3/],
  ['five cards on display', { 'constants.slots.display': 5 }, /CR-CARD-1; allowed: 6/],
  ['eight evidence on the map', { 'constants.mapTarget.value': 8 }, /CR-SETUP-3; allowed: 7/],
  ['a larger bag of the Poacher', { 'constants.evidenceSlots.poacher': 5 }, /CR-DATA-33; allowed: 4/],
  ['no rumour at the start', { 'constants.startRumours.value': 0 }, /CR-PSET-4; allowed: 1/],
  ['no surcharge', { 'constants.surcharge.value': 0 }, /CR-SKILL-4; allowed: 1/],
  ['a surcharge for three', { 'constants.surcharge.upToPlayers': 3 }, /CR-SKILL-4; allowed: 2/],
  ['longer movements', { 'constants.steps.value': 3 }, /CR-MOVE-1; allowed: 2/],
  ['five request slots', { 'reserve.requestSlots': 5 }, /CR-DATA-28; allowed: 4/],
  ['a dearer Wolpertinger', { 'wolpertinger.card.points': 3 }, /CR-WOLP-7; allowed: 2/],
  ['more coins for a token', { 'wolpertinger.coins.value': 5 }, /CR-WOLP-4; allowed: 4/],
  ['other start coins', { 'constants.startCoins.byPosition': [2, 2, 2, 2] }, /allowed: 1, 2, 2, 3/],
  ['another rank band', { 'ranks[1].from': 13 }, /allowed: 0, 12, 16, 20, 26/, 'ranks'],
  ['four ranks', { 'ranks[4]': undefined }, /allowed: 0, 12/, 'ranks'],
  ['no row above the highlighted one', { 'constants.track.highlighted': 1 }, /row 1; allowed/],
  ['no room for four helpers', { 'constants.track.rows': 6 }, /6 rows end too early.*at least 7/],
  ['three evidence slots', { 'constants.evidenceSlots.player': 3 }, /3 evidence slots; allowed: 4 to 8/],
  ['nine evidence slots', { 'constants.evidenceSlots.player': 9 }, /9 evidence slots; allowed: 4 to 8/],
])

testBroken('skills and dice', [
  ['a skill too few', { 'skills<splitMove>': undefined }, /splitMove is missing/, 'skills'],
  ['passive luck', { 'skills<luck>.use': 'passive' }, /luck is passive; allowed: active/],
  ['active range', { 'skills<range2>.use': 'active' }, /range2 is active; allowed: passive/],
  ['a price for the ticket', { 'skills<planeTicket>.price': 1 }, /allowed: 0/],
  ['a dearer Collect', { 'skills<collectSkill>.price': 2 }, /allowed: 1/],
  ['a dearer neighbour', { 'skills<collectAdjacent>.price': 2 }, /allowed: 1/],
  ['a free skill', { 'skills<trackSkill>.price': 0 }, /costs nothing; allowed: at least 1/],
  ['a helper die for each player only', { 'helperDice.byPlayers': [3, 2, 3, 4] }, /allowed: 3, 3, 4, 5/],
  ['another bonus on a face', { 'helperDice.faces[0].n': 4 }, /coin 4 is wrong here/, 'helperDice.faces[0]'],
  ['a bonus twice', { 'helperDice.faces[0].n': 3 }, /coin 2 is missing/, 'helperDice.faces'],
  ['one tracking die', { 'trackingDice.count': 1 }, /1 tracking dice; allowed: exactly 2/],
  [
    'no failure',
    { 'trackingDice.faces[4]': 'luck', 'trackingDice.faces[5]': 'luck' },
    /0 failure faces/,
    'trackingDice.faces',
  ],
])

testBroken('map', [
  [
    'a region called city',
    { 'map.locations<N1>.type': 'city', 'cryptids<selma>.loc': 'N2' },
    /no region N1/,
    'evidence<ev-E1>.back',
  ],
  ['a city called region', { 'map.locations<LON>.type': 'region' }, /LON is a region; allowed: city/],
  ['ten cities', { 'map.locations<LON>.type': 'region' }, /10 cities; allowed: exactly 11/, 'map.locations'],
  ['no Aachen', withAachenRenamed(), /city AAC is missing/, 'map.locations'],
  ['a line to itself', { 'map.lines[0][1]': 'W1' }, /from W1 to itself/, 'map.lines[0]'],
  ['a line twice', { 'map.lines[48]': ['W2', 'W1'] }, /W1 – W2 is already given at map.lines\[0\]/],
  ['a city out of reach', withoutLinesOf('LON'), /no way leads from N1 to LON/, 'map.locations<LON>'],
  ['a region far from every city', farNorth(), /N2 is far from every city/, 'map.locations<N2>'],
  [
    'E1 far from Aachen',
    withoutLines('E1–AAC', 'VIE–E1', 'E1–WAR', 'S2–E1', 'E1–E2', 'W1–E1'),
    /E1 is more than 2 steps/,
    'map.lines',
  ],
  ['no two steps from E3 to E2', withoutLines('S4–E2', 'E2–KYI'), /from E3 to E2/, 'map.lines'],
  ['no two steps from E2 to Aachen', withoutLines('E1–E2'), /from E2 to AAC/, 'map.lines'],
])

testBroken('evidence', [
  ['31 tokens', { 'evidence<ev-R8>': undefined }, /31 evidence tokens; allowed: exactly 32/, 'evidence'],
  [
    'nine bonus rumours',
    { 'bonusRumours<bonus-10>': undefined },
    /9 bonus rumours; allowed: exactly 10/,
    'bonusRumours',
  ],
  ['a back three times', { 'evidence<ev-V1>.back': 'E3' }, /3 backs E3; allowed: exactly 2/, 'evidence'],
  ['a back once', { 'evidence<ev-V1>.back': 'E3' }, /1 backs N2/, 'evidence'],
  ['more victims than rumours', typed('R', 'V', 3), /7 tokens of type V; allowed: 1 to 4/, 'evidence'],
  ['no bones', typed('B', 'R', 4), /0 tokens of type B/, 'evidence'],
  ['dearer footprints', { 'evidence<ev-F1>.price': 4 }, /ev-F1 costs 4; allowed: 3/],
  ['cheaper rumours', { 'evidence<ev-R1>.price': 1 }, /ev-R1 costs 1; allowed: 2/],
  ['two prices for bones', { 'evidence<ev-B2>.price': 5 }, /another B 4; allowed: one price/],
  [
    'a victim as cheap as a rumour',
    { 'evidence<ev-V1>.price': 2 },
    /no more than a rumour; allowed: at least 3/,
  ],
  ['a dear bonus rumour', { 'bonusRumours<bonus-01>.price': 3 }, /bonus-01 costs 3; allowed: 2/],
  [
    'a display that empties the bag',
    unknownEvidence(),
    /can take 18 tokens for \?; allowed: up to 17/,
    'cryptids',
  ],
])

testBroken('cards', [
  [
    '15 cards of level I',
    { 'cryptids<selma>.level': 2 },
    /15 cards of level 1; allowed: exactly 16/,
    'cryptids',
  ],
  [
    '16 cards of level II',
    { 'cryptids<selma>.level': 2 },
    /16 cards of level 2; allowed: exactly 15/,
    'cryptids',
  ],
  ['12 cards of the water', { 'cryptids<selma>.habitat': 'forest' }, /12 cards of habitat water/, 'cryptids'],
  [
    '14 cards of the forest',
    { 'cryptids<selma>.habitat': 'forest' },
    /14 cards of habitat forest/,
    'cryptids',
  ],
  [
    '3 evidence on level I',
    { 'cryptids<selma>.evidence': ['W', 'E', 'V'] },
    /3 evidence on selma of level 1/,
  ],
  ['2 evidence on level III', { 'cryptids<kraken>.evidence': ['W', 'V'] }, /2 evidence on kraken/],
  [
    'a special tile without a place',
    { 'cryptids<korkodil>.ability': undefined },
    /no place in the reserve/,
    'cryptids<korkodil>.habitat',
  ],
  ['nobody on bare ground', { 'cryptids<trochus>.ability': undefined }, /0 cards with onEmpty/, 'cryptids'],
  [
    'nobody on two terrains',
    { 'cryptids<bukavac>.ability': undefined, 'cryptids<cuelebre>.ability': undefined },
    /0 cards with twoTerrains/,
    'cryptids',
  ],
  [
    'no ? for a location',
    { 'cryptids<elwetritsch>.loc': 'N1', 'cryptids<lagopus>.loc': 'N1', 'cryptids<ziriddar>.loc': 'N1' },
    /0 cards with \? for a location/,
    'cryptids',
  ],
  ['no ? for evidence', knownEvidence(), /0 cards with \? for evidence/, 'cryptids'],
  [
    'a region without a cryptid',
    { 'cryptids<skvader>.loc': 'N1', 'cryptids<storsjo>.loc': 'N1' },
    /no cryptid lives in N2/,
    'cryptids',
  ],
])

testBroken('named cryptids', [
  ['no Mavo', { 'cryptids<mavo>.id': 'movo' }, /mavo is missing/, 'cryptids'],
  ['the Serpent on level III', { 'cryptids<karadag>.level': 3 }, /allowed: level 2/, 'cryptids<karadag>'],
  ['the Serpent in E2', { 'cryptids<karadag>.loc': 'E2' }, /allowed: location E3/, 'cryptids<karadag>'],
  [
    'the Serpent by bones',
    { 'cryptids<karadag>.evidence[0]': 'B' },
    /allowed: evidence E and W/,
    'cryptids<karadag>',
  ],
  ['a mean Serpent', { 'cryptids<karadag>.ability.n': 2 }, /1 experience when found/, 'cryptids<karadag>'],
  ['Trochus on level II', { 'cryptids<trochus>.level': 2 }, /trochus.*allowed: level 1/, 'cryptids<trochus>'],
  ['Lossie on level II', { 'cryptids<lossie>.level': 2 }, /lossie.*allowed: level 1/, 'cryptids<lossie>'],
  ['Habyor without footprints', { 'cryptids<habyor>.evidence[0]': 'V' }, /footprints/, 'cryptids<habyor>'],
  [
    'a Beast that is a square',
    { 'cryptids<gevaudan>.tile': '##/##' },
    /changes when turned/,
    'cryptids<gevaudan>',
  ],
  ['Gulon without trade', { 'cryptids<gulon>.ability': undefined }, /marketTrade/, 'cryptids<gulon>'],
  [
    'Lagopus on bare ground',
    { 'cryptids<lagopus>.ability.effect': 'onEmpty' },
    /onCryptids/,
    'cryptids<lagopus>',
  ],
  [
    'Ziriddar on bare ground',
    { 'cryptids<ziriddar>.ability.effect': 'onEmpty' },
    /onCryptids/,
    'cryptids<ziriddar>',
  ],
  [
    'Korkodil on bare ground',
    { 'cryptids<korkodil>.ability.effect': 'onEmpty' },
    /anySingleTerrain/,
    'cryptids<korkodil>',
  ],
  [
    'Tatzelwurm without Refresh',
    { 'cryptids<tatzelwurm>.ability': undefined },
    /refresh/,
    'cryptids<tatzelwurm>',
  ],
  [
    'Caladrius without Refresh',
    { 'cryptids<caladrius>.ability': undefined },
    /refresh/,
    'cryptids<caladrius>',
  ],
  [
    'a plain Water Leaper',
    { 'cryptids<water_leaper>.ability': undefined },
    /placeTile/,
    'cryptids<water_leaper>',
  ],
  [
    'a dear Water Leaper',
    { 'cryptids<water_leaper>.relocated': 2 },
    /1 relocated point/,
    'cryptids<water_leaper>',
  ],
  ['a plain Bird', { 'cryptids<vergisson>.ability': undefined }, /fewestFound/, 'cryptids<vergisson>'],
])

testBroken('contracts and requests', [
  [
    '12 contracts',
    { 'contracts<contract-13>': undefined },
    /0 contracts for chimera; allowed: exactly 1/,
    'contracts',
  ],
  ['two contracts for bones', { 'contracts<contract-01>.evidence': 'B' }, /2 contracts for B/, 'contracts'],
  [
    'no contract for the forest',
    { 'contracts<contract-08>.terrain': 'water' },
    /0 contracts for forest/,
    'contracts',
  ],
  ['no request for the south', { 'requests<request-3>.region': 'N' }, /0 requests for S/, 'requests'],
  ['two requests for beasts', { 'requests<request-6>.kind': 'beast' }, /2 requests for beast/, 'requests'],
  ['a dearer request', { 'requests<request-6>.points': 5 }, /worth 5; allowed: 4/],
])

testBroken('reserve', [
  ['no short fence', { 'reserve.fences<short>': undefined }, /short is missing/, 'reserve.fences'],
  [
    'a long fence with four players',
    { 'reserve.fences<long-1>.players': [2, 3, 4] },
    /stands with 2, 3, 4 players; allowed: 2, 3/,
  ],
  ['a short fence with three', { 'reserve.fences<short>.players': [2, 3] }, /allowed: 2$/],
  [
    'a fence off the grid',
    { 'reserve.fences<long-2>.to': [13, 11] },
    /leaves the grid; allowed: x up to 12, y up to 11/,
    'reserve.fences<long-2>',
  ],
  [
    'a fence the wrong way',
    { 'reserve.fences<long-1>.from': [2, 0] },
    /ends before it begins/,
    'reserve.fences<long-1>',
  ],
  ['a start place of one cell', { 'reserve.startPlaces.A': [[2, 4]] }, /1 cells; allowed: at least 2/],
  [
    'a start place in two parts',
    { 'reserve.startPlaces.A[0]': [4, 4] },
    /falls apart/,
    'reserve.startPlaces.A',
  ],
  ['a start place off the grid', { 'reserve.startPlaces.B[1]': [13, 4] }, /\(13;4\) is off the grid/],
  [
    'start places that meet',
    {
      'reserve.startPlaces.C': [
        [2, 4],
        [3, 4],
      ],
    },
    /cell \(2;4\) is already given/,
    'reserve.startPlaces.C[0]',
  ],
  [
    'a start place behind a fence',
    {
      'reserve.startPlaces.A': [
        [0, 4],
        [1, 4],
      ],
    },
    /0 cells without a fence with 2 players/,
  ],
  [
    'start places in full sight',
    {
      'reserve.startPlaces.A': [
        [2, 4],
        [3, 4],
      ],
      'reserve.startPlaces.B': [
        [9, 4],
        [10, 4],
      ],
    },
    /with 3 players no start place shows one cell/,
    'reserve.fences',
  ],
])

testBroken('terrain tiles and room', [
  [
    '16 tiles of water',
    { 'terrain.water<water-17>': undefined },
    /16 tiles; allowed: exactly 17/,
    'terrain.water',
  ],
  ['no coins', redrawn(/c/g, '#'), /0 cells with the symbol coin/, 'terrain'],
  ['no initiative', redrawn(/i/g, '#'), /0 cells with the symbol initiative/, 'terrain'],
  ['a symbol on every tile', redrawn(/^#/, 'e'), /0 tiles without a symbol/, 'terrain'],
  [
    'too little terrain',
    {
      'terrain.water<water-11>.shape': '##',
      'terrain.water<water-12>.shape': '##',
      'terrain.water<water-13>.shape': '##',
      'terrain.water<water-15>.shape': '##',
      'terrain.water<water-16>.shape': '##',
    },
    /155 cells on all tiles; allowed: at least 157/,
    'terrain',
  ],
  [
    'a cryptid that fits nowhere',
    crowded(),
    /karadag finds no room with 2 players/,
    'cryptids<karadag>.tile',
  ],
  [
    'a start place that is closed in',
    closedIn(),
    /water-11 cannot open start place C with 2 players/,
    'terrain.water<water-11>.shape',
  ],
])

testBroken('Poacher', [
  [
    '14 cards',
    { 'poacherCards<poacher-15>': undefined },
    /14 Poacher cards; allowed: exactly 15/,
    'poacherCards',
  ],
  [
    'a catch of two with one evidence',
    { 'poacherCards<poacher-01>.up[1][2]': 'c2' },
    /c2 with 1 evidence; allowed: only with 2/,
  ],
  [
    'a catch of three with two',
    { 'poacherCards<poacher-01>.up[2][0]': 'c3' },
    /c3 with 2 evidence; allowed: only with 3/,
  ],
  [
    'a catch of all with three',
    { 'poacherCards<poacher-01>.up[3][3]': 'c4' },
    /c4 with 3 evidence; allowed: only with 4/,
  ],
  [
    'taking onto a full board',
    { 'poacherCards<poacher-01>.up[4]': ['bid', 'c4'] },
    /bid takes evidence onto a full board/,
    'poacherCards<poacher-01>.up[4][0]',
  ],
  [
    'an action behind a certain one',
    { 'poacherCards<poacher-03>.up[0]': ['low', 'ref'] },
    /ref stands behind low/,
    'poacherCards<poacher-03>.up[0][1]',
  ],
  [
    'a catch behind c4',
    { 'poacherCards<poacher-01>.up[4]': ['c4', 'c3'] },
    /c3 stands behind c4/,
    'poacherCards<poacher-01>.up[4][1]',
  ],
  [
    'an action behind the market',
    { 'poacherCards<poacher-15>.above.actions': ['mkt', 'exp'] },
    /exp stands behind mkt/,
    'poacherCards<poacher-15>.above.actions[1]',
  ],
  ['an action twice', { 'poacherCards<poacher-01>.up[0][1]': 'bid' }, /bid is already given/],
  ['an action twice below', { 'poacherCards<poacher-07>.below.actions[1]': 'bid' }, /bid is already given/],
  ['a category twice', { 'poacherCards<poacher-01>.cryptids[1]': 'bid' }, /bid is already given/],
  [
    'a region twice',
    { 'poacherCards<poacher-01>.regions[1]': 'N' },
    /2 regions N; allowed: exactly 1/,
    'poacherCards<poacher-01>.regions',
  ],
  [
    'a region left out',
    { 'poacherCards<poacher-01>.regions[1]': 'N' },
    /0 regions E/,
    'poacherCards<poacher-01>.regions',
  ],
])

testBroken('Wolpertinger', [
  [
    'ten tokens',
    { 'wolpertinger.tokens<wolpertinger-11>': undefined },
    /10 Wolpertinger tokens; allowed: exactly 11/,
    'wolpertinger.tokens',
  ],
  [
    'no reroll',
    {
      'wolpertinger.tokens<wolpertinger-10>.face': 'hare',
      'wolpertinger.tokens<wolpertinger-11>.face': 'hare',
    },
    /0 tokens with reroll/,
    'wolpertinger.tokens',
  ],
  [
    'as many coins as hares',
    {
      'wolpertinger.tokens<wolpertinger-04>.face': 'coins',
      'wolpertinger.tokens<wolpertinger-05>.face': 'coins',
    },
    /4 tokens with coins; allowed: 1 to 2/,
    'wolpertinger.tokens',
  ],
])

test('data that is no pack at all has issues of its shape only', () => {
  for (const data of [null, undefined, 7, 'europe', [], [[]], () => 1]) {
    assert.deepEqual(
      checkPack(data).map((issue) => issue.path),
      ['.'],
    )
  }
  const paths = checkPack({ map: { lines: [null] } }).map((issue) => issue.path)
  assert.ok(paths.includes('map.lines[0]') && paths.includes('cryptids'))
})

test('a whole pack is parsed to an equal one, a wrong one to its issues', () => {
  const parsed = parsePack(JSON.parse(JSON.stringify(EUROPE)))
  assert.deepEqual(parsed, { ok: true, pack: EUROPE })
  assert.deepEqual(parsePack(7), { ok: false, issues: checkPack(7) })
})

test('a pack with one changed card is accepted', () => {
  const changed = edited(EUROPE, {
    id: 'my-europe',
    'cryptids<kraken>.ru': 'Старый кракен',
    'cryptids<kraken>.loc': 'N4',
    'cryptids<kraken>.evidence': ['W', 'R', '?'],
    'cryptids<kraken>.kind': 'reptile',
    'cryptids<kraken>.tile': '#####',
    'cryptids<kraken>.found': 6,
    'cryptids<kraken>.ability': { trigger: 'onRelocated', effect: 'discountSkill', n: 3 },
  })
  assert.deepEqual(checkPack(changed), [])
})

test('what we chose ourselves may be tuned', () => {
  const tuned = edited(EUROPE, {
    'constants.track': { rows: 12, highlighted: 5, origin: 'authored' },
    'constants.evidenceSlots.player': 6,
    'skills<trackSkill>.price': 3,
    'trackingDice.faces[5]': 'success',
    'poacherCards<poacher-01>.cryptids': ['found'],
  })
  assert.deepEqual(checkPack(tuned), [])
})

type Edits = BrokenCase[1]

function typed(from: string, to: string, count: number): Edits {
  const some = EUROPE.evidence.filter(({ type }) => type === from).slice(0, count)
  return Object.fromEntries(some.flatMap(({ id }) => [[`evidence<${id}>.type`, to]]))
}

function unknownEvidence(): Edits {
  const some = EUROPE.cryptids.filter(({ level, loc }) => level === 3 && loc !== '?').slice(0, 6)
  return Object.fromEntries(some.map(({ id }) => [`cryptids<${id}>.evidence`, ['?', '?', '?']]))
}

function knownEvidence(): Edits {
  const some = EUROPE.cryptids.filter(({ evidence }) => evidence.includes('?'))
  return Object.fromEntries(
    some.map(({ id, evidence }) => [
      `cryptids<${id}>.evidence`,
      evidence.map((each) => (each === '?' ? 'V' : each)),
    ]),
  )
}

function redrawn(mark: RegExp, to: string): Edits {
  const changed = Object.entries(EUROPE.terrain).flatMap(([type, tiles]) =>
    tiles.map(({ id, shape }) => [`terrain.${type}<${id}>.shape`, shape.replace(mark, to)]),
  )
  return Object.fromEntries(changed)
}

/** Names of lines as `E1–AAC`, in the order of the pack. */
function withoutLines(...names: readonly string[]): Edits {
  return { 'map.lines': EUROPE.map.lines.filter((ends) => !names.includes(ends.join('–'))) }
}

function withoutLinesOf(id: string): Edits {
  return { 'map.lines': EUROPE.map.lines.filter((ends) => !ends.includes(id)) }
}

/** N2 stays joined by N3 alone, and that by W1 alone, which is two steps away from a city. */
function farNorth(): Edits {
  const kept = EUROPE.map.lines.filter((ends) => !ends.includes('N2') && !ends.includes('N3'))
  return { 'map.lines': [...kept, ['N2', 'N3'], ['N3', 'N1']].filter(([a, b]) => `${a}${b}` !== 'N1STO') }
}

function withAachenRenamed(): Edits {
  const rename = (id: string) => (id === 'AAC' ? 'AAX' : id)
  return { 'map.locations<AAC>.id': 'AAX', 'map.lines': EUROPE.map.lines.map((ends) => ends.map(rename)) }
}

/** With two players the fences leave a strip of three cells by three. */
function crowded(): Edits {
  return {
    'reserve.fences<short>.from': [2, 3],
    'reserve.startPlaces': {
      A: [
        [1, 0],
        [2, 0],
      ],
      B: [
        [2, 2],
        [1, 2],
      ],
      C: [
        [4, 2],
        [4, 3],
      ],
    },
    'reserve.fences<long-2>.from': [5, 0],
  }
}

/** A long tile from C would reach A upwards and B to the right. */
function closedIn(): Edits {
  return {
    'reserve.startPlaces': {
      A: [
        [1, 4],
        [2, 4],
      ],
      B: [
        [5, 6],
        [5, 7],
      ],
      C: [
        [2, 7],
        [2, 8],
      ],
    },
  }
}
