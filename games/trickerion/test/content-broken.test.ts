import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BrokenCase, brokenPacks, edited } from '@curio/kernel/testing'
import { checkPack, MAGORIA } from '../content/index.ts'

function testBroken(subject: string, cases: readonly BrokenCase[]): void {
  for (const { what, check } of brokenPacks(MAGORIA, checkPack, cases)) {
    test(`a broken pack (${subject}): ${what}`, check)
  }
}

testBroken('shape', [
  ['an unknown member', { 'tricks<levitation>.colour': 'grey' }, /no such member/],
  ['a missing member', { rows: undefined }, /expected array/],
  ['another game', { game: 'route' }, /expected "trickerion"/],
  ['a pack id with spaces', { id: 'My pack' }, /lower-case words/],
  ['an id with a dot', { 'tricks<levitation>.id': 'levi.tation' }, /letters A-Z/],
  ['an id with a colon', { 'specials<SA-TH-1>.id': 'SA:TH' }, /letters A-Z/],
  ['an unknown origin', { 'tricks<levitation>.origin': 'dream' }, /"rulebook"/],
  ['a name of unknown origin', { 'tricks<levitation>.namesOrigin': 'dream' }, /"rulebook"/],
  ['a card without origin', { 'performances<R01>.origin': undefined }, /"rulebook"/],
  ['a blank name', { 'tricks<levitation>.ru': ' ' }, /must not be blank/],
  ['a name that nobody can see', { 'tricks<levitation>.en': '\u200b' }, /one line of visible signs/],
  [
    'a name with commands for a terminal',
    { 'tricks<levitation>.en': 'A\u001b[2J' },
    /one line of visible signs/,
  ],
  ['a name of two lines', { 'tricks<levitation>.en': 'A\nB' }, /one line of visible signs/],
  ['a name that nobody has room for', { 'tricks<levitation>.en': 'A'.repeat(301) }, /Too big/],
  ['an id that nobody has room for', { id: 'a'.repeat(61) }, /Too big/],
  ['a card with such an id', { 'tricks<levitation>.id': 'a'.repeat(61) }, /Too big/],
  ['no Russian name', { 'specials<SA-DT-1>.ru': undefined }, /expected string/],
  ['a fourth level', { 'tricks<levitation>.level': 4 }, /expected one of/],
  ['a fifth school', { 'tricks<levitation>.school': 'dark' }, /"mechanical"/],
  ['a price of 0 action points', { 'tricks<levitation>.ap': 0 }, />=1/],
  ['a price of 4 action points', { 'tricks<levitation>.ap': 4 }, /<=3/],
  ['no marker', { 'tricks<levitation>.markers': 0 }, />=1/],
  ['four markers', { 'tricks<levitation>.markers': 4 }, /<=3/],
  ['four tokens of a kind', { 'tricks<levitation>.needs.glass': 4 }, /<=3/],
  ['half a token', { 'tricks<levitation>.needs.glass': 0.5 }, /expected int/],
  ['an unknown component', { 'tricks<levitation>.needs.gold': 1 }, /no such member/],
  ['a negative yield', { 'tricks<levitation>.yields.fame': -1 }, />=0/],
  ['a yield beyond any sum', { 'tricks<levitation>.yields.coins': 1e9 }, /<=99/],
  ['a fourth theater', { 'performances<R01>.theater': 'odeon' }, /"riverside"/],
  ['a slot off the card', { 'performances<R01>.slots[0]': '03' }, /"00"/],
  ['two slots', { 'performances<R01>.slots': ['00', '01'] }, />=3/],
  ['eight circles', { 'performances<R01>.circles': eightCircles() }, /<=7/],
  ['an unknown face of an Inn die', { 'dice<inn-apprentice>.faces[0]': 'magician' }, /"manager"/],
  ['a school on an Inn die', { 'dice<inn-apprentice>.faces[0]': 'optical' }, /"manager"/],
  ['an unknown place of a die', { 'dice<bank-1>.place': 'casino' }, /'bank'/],
  ['a row for the workshop', { 'rows<downtown>.id': 'workshop' }, /"downtown"/],
  ['a fifth day', { 'days<sunday>.id': 'monday' }, /"thursday"/],
  ['a special assignment of the Dark Alley', { 'specials<SA-DT-1>.location': 'darkAlley' }, /"downtown"/],
  ['an unknown action', { 'specials<SA-DT-1>.action': 'sleep' }, /"hire"/],
  ['a kit with a magician for a specialist', { 'kits<kit-optical>.specialist': 'magician' }, /"manager"/],
  [
    'a corner too few',
    { 'constants.corners.clockwise[3]': undefined },
    /exactly 4/,
    'constants.corners.clockwise',
  ],
  ['a hand without a location', { 'constants.hands.base.theater': undefined }, /expected number/],
])

testBroken('powers', [
  ['an unknown effect of a special assignment', { 'specials<SA-TH-3>.power.effect': 'win' }, /'linkTimes'/],
  ['an unknown effect of a prophecy', { 'prophecies<PR-1>.power.effect': 'win' }, /'baseAp'/],
  ['an unknown effect of an ability', { 'magicians<electra>.ability.power.effect': 'win' }, /'boost'/],
  ['an unknown effect of an end bonus', { 'tricks<seance>.end.effect': 'win' }, /'perTrick'/],
  [
    'an ability on a prophecy',
    { 'prophecies<PR-1>.power': { effect: 'breakFree' } },
    /'baseAp'/,
    'prophecies<PR-1>.power.effect',
  ],
  ['an effect without its number', { 'specials<SA-TH-3>.power.times': undefined }, /expected number/],
  ['an effect with a stray number', { 'specials<SA-TH-4>.power.times': 2 }, /no such member/],
  ['a number out of range', { 'specials<SA-TH-3>.power.times': 0 }, />=1/],
  ['an action that is free', { 'prophecies<PR-5>.power.ap': 0 }, />=1/],
  ['an ability that is free', { 'magicians<priestess>.ability.power.ap': 0 }, />=1/],
  ['more tokens at once than can be listed', { 'specials<SA-MR-1>.power.tokens': 7 }, /<=6/],
  ['more tokens for the coins of a die', { 'specials<SA-DT-7>.power.tokens': 7 }, /<=6/],
  ['more tokens for a shard', { 'specials<SA-MR-3>.power.worth': 7 }, /<=6/],
  ['a price for no action', { 'prophecies<PR-5>.power.action': 'perform' }, /"hire"/],
  [
    'two prophecies alike',
    { 'prophecies<PR-13>.power.school': 'escape' },
    /already given/,
    'prophecies<PR-13>.power',
  ],
])

testBroken('ids and references', [
  [
    'a trick twice',
    { 'tricks<levitation>.id': 'wolf-cage' },
    /wolf-cage is already given/,
    'tricks<wolf-cage>.id',
  ],
  ['a prophecy twice', { 'prophecies<PR-2>.id': 'PR-1' }, /PR-1 is already given/],
  ['a special assignment twice', { 'specials<SA-DT-2>.id': 'SA-DT-1' }, /SA-DT-1 is already given/],
  ['a special assignment called like a location', { 'specials<SA-DT-2>.id': 'theater' }, /is a location/],
  ['a trick called like an answer', { 'tricks<levitation>.id': 'none' }, /none is an answer/],
  ['a performance card called like an answer', { 'performances<R01>.id': 'return' }, /return is an answer/],
  ['a special assignment called like an answer', { 'specials<SA-DT-2>.id': 'none' }, /none is an answer/],
  ['a component twice', { 'components<metal>.id': 'wood' }, /wood is already given/],
  ['a component missing', { 'components<metal>.id': 'wood' }, /metal is missing/, 'components'],
  ['a row missing', { 'rows<downtown>.id': 'marketRow' }, /downtown is missing/, 'rows'],
  ['a day missing', { 'days<sunday>.id': 'friday' }, /sunday is missing/, 'days'],
  ['a theater missing', { 'theaters<riverside>.id': 'magnusPantheon' }, /riverside is missing/, 'theaters'],
  [
    'a kit with a trick that does not exist',
    { 'kits<kit-optical>.trick': 'flight' },
    /there is no trick flight/,
  ],
  ['a bonus that does not exist', { 'kits<kit-escape>.bonus.trick': 'flight' }, /there is no trick flight/],
  [
    'two kits of a school',
    { 'kits<kit-optical>.school': 'escape' },
    /2 kits for escape magicians; allowed: exactly 1/,
    'kits',
  ],
])

testBroken('figures that the rulebook gives', [
  ['six rounds', { 'constants.rounds.base': 6 }, /6 is against TR-GEN-2; allowed: 5/],
  ['eight rounds', { 'constants.rounds.darkAlley': 8 }, /TR-GEN-3/],
  [
    'other starting coins',
    { 'constants.start.coins': [10, 11, 12, 13] },
    /TR-START-2; allowed: \[10,12,14,16\]/,
  ],
  ['less Fame', { 'constants.start.fame': 4 }, /TR-START-4/],
  ['more shards', { 'constants.start.shards': 2 }, /TR-PSET-27/],
  ['richer starts', { 'constants.start.componentsWorth': 3 }, /TR-PSET-10/],
  ['a later quick game', { 'constants.quick.round': 3 }, /TR-QUICK-3/],
  ['two players side by side', { 'constants.turnOrder.two': [1, 2] }, /TR-PC-5/],
  ['a hand without the theater', { 'constants.hands.base.theater': 0 }, /TR-PSET-15/, 'constants.hands.base'],
  ['a hand of ten', { 'constants.hands.darkAlley.downtown': 2 }, /TR-PSET-14/, 'constants.hands.darkAlley'],
  ['cheap posters', { 'constants.advertise.coins': [1, 1, 1, 1] }, /TR-ADV-3/],
  ['strong Apprentices', { 'constants.baseAp.value.apprentice': 2 }, /TR-AP-1/, 'constants.baseAp.value'],
  ['a cheap Learn', { 'constants.actionAp.value.learn': 2 }, /TR-DT-LEARN-1/],
  ['a dear Fortune', { 'constants.actionAp.value.fortune': 2 }, /TR-DA-10/],
  ['low thresholds', { 'constants.thresholds.byLevel': [1, 15, 36] }, /TR-DT-LEARN-8/],
  ['flat links', { 'constants.linkBonus.byLevel': [1, 1, 1] }, /TR-TH-LINK-3/],
  ['dear basics', { 'constants.prices.byTier.basic': 2 }, /TR-MKT-BUY-2/],
  ['another first stall', { 'constants.market.stall': ['metal', 'wood', 'glass', 'fabric'] }, /TR-SETUP-5/],
  ['a roomy Engineer', { 'constants.capacity.engineerTricks': 2 }, /TR-TRK-9/],
  ['four of a kind', { 'constants.stacks.most': 4 }, /TR-CMP-4/],
  ['five markers', { 'constants.markers.perSymbol': 5 }, /TR-WS-PREP-7/],
  [
    'a strong Assistant',
    { 'constants.performer.backstage.assistant.fame': 3 },
    /TR-PERF-BON-3/,
    'constants.performer.backstage.assistant',
  ],
  ['free specialists', { 'constants.wages.value.manager': 0 }, /TR-WAGE-2/, 'constants.wages.value'],
  ['no cap', { 'constants.scoring.most': 99 }, /TR-FIN-8/],
  ['a fifth trick', { 'constants.capacity.tricks': 4 }, /5 trick slots with the Engineer; allowed: 2 to 4/],
  [
    'a fifth Apprentice',
    { 'constants.capacity.apprentices': 4 },
    /5 apprentice slots with the Assistant; allowed: 2 to 4/,
  ],
  [
    'a school twice on a marker',
    { 'constants.corners.clockwise[0]': 'escape' },
    /2 corners with escape; allowed: exactly 1/,
    'constants.corners.clockwise',
  ],
])

testBroken('city', [
  ['one +1 slot', { 'rows<downtown>.modifiers': [2, 1, 0, 0] }, /1 slots with \+1; allowed: exactly 2/],
  ['three +1 slots', { 'rows<marketRow>.modifiers': [1, 1, 1, 0] }, /3 slots with \+1/],
  [
    'one closed slot for two',
    { 'rows<downtown>.closed.two': [1] },
    /1 closed slots with 2 players; allowed: exactly 2/,
  ],
  ['a slot closed twice', { 'rows<downtown>.closed.two': [1, 1] }, /1 closed slots with 2 players/],
  [
    'a closed slot for four',
    { 'rows<darkAlley>.closed.four': [1] },
    /1 closed slots with 4 players; allowed: exactly 0/,
  ],
  [
    'a closed slot with +2',
    { 'rows<downtown>.closed.three': [0] },
    /slot 0 is closed; allowed: only slots with \+1/,
  ],
  ['five faces', { 'dice<bank-1>.faces': [3, 4, 5, 6, 'x'] }, /5 faces of bank-1; allowed: exactly 6/],
  ['no X', { 'dice<bank-1>.faces': [3, 4, 4, 5, 6, 6] }, /0 X on bank-1; allowed: 1 to 5/],
  ['nothing but X', { 'dice<bank-1>.faces': ['x', 'x', 'x', 'x', 'x', 'x'] }, /6 X on bank-1/],
  [
    'a school that cannot be rolled',
    { 'dice<residence-1>.faces[0]': 'any' },
    /0 faces mechanical on residence-1/,
    'dice<residence-1>.faces',
  ],
  [
    'three Bank dice',
    { 'dice<inn-apprentice>': MAGORIA.dice.find(({ id }) => id === 'bank-1') },
    /already given/,
    'dice<bank-1>.id',
  ],
  ['a missing die', { 'dice<bank-2>': undefined }, /1 dice of the bank; allowed: exactly 2/, 'dice'],
  ['a basic rope', { 'components<rope>.tier': 'basic' }, /5 basic kinds; allowed: exactly 4/, 'components'],
  [
    'three magicians of a school',
    { 'magicians<electra>.school': 'escape' },
    /3 escape magicians; allowed: exactly 2/,
    'magicians',
  ],
])

testBroken('tricks', [
  [
    'a trick too few',
    { 'tricks<walled>': undefined },
    /3 escape tricks of level 2; allowed: exactly 4/,
    'tricks',
  ],
  [
    'a trick of another school',
    { 'tricks<walled>.school': 'optical' },
    /5 optical tricks of level 2/,
    'tricks',
  ],
  [
    'a trick that needs nothing',
    { 'tricks<walled>.needs': {} },
    /0 kinds of component for walled; allowed: 1 to 8/,
  ],
  [
    'a trick that fits no workshop',
    { 'tricks<walled>.needs': nineKinds() },
    /9 kinds of component for walled/,
  ],
  [
    'a trick that yields nothing',
    { 'tricks<walled>.yields': { fame: 0, coins: 0, shards: 0 } },
    /yields nothing/,
  ],
  ['a level 3 trick without end bonus', { 'tricks<automaton>.end': undefined }, /scores nothing at the end/],
  ['an end bonus of level 2', { 'tricks<walled>.end': { effect: 'perShard', fame: 1 } }, /only with level 3/],
  ['a kind that only level 3 needs', withoutPadlocks(), /no trick of level 1 or 2 needs padlock/, 'tricks'],
  [
    'a school without a cheap trick',
    { 'tricks<linking-rings>.needs': { metal: 3 } },
    /no mechanical trick can be prepared at the start/,
    'tricks',
  ],
  [
    'another Water Tank Escape',
    { 'tricks<water-tank-escape>.ap': 2 },
    /2 for water-tank-escape; allowed: the rulebook's 1/,
  ],
  [
    'other components of Water Tank Escape',
    { 'tricks<water-tank-escape>.needs.rope': 2 },
    /for water-tank-escape/,
    'tricks<water-tank-escape>.needs',
  ],
  [
    'another end of Iron Maiden',
    { 'tricks<iron-maiden>.end.fame': 5 },
    /for iron-maiden; allowed: the rulebook's/,
    'tricks<iron-maiden>.end',
  ],
  [
    'Mutilation without the Manager',
    { 'tricks<mutilation>.end.specialists': ['assistant', 'engineer'] },
    /for mutilation/,
    'tricks<mutilation>.end',
  ],
  [
    'a trick of the rulebook under another name',
    { 'tricks<seance>.id': 'table-turning' },
    /seance is missing/,
    'tricks',
  ],
])

testBroken('kits', [
  [
    'too many components',
    { 'kits<kit-optical>.components.fabric': 3 },
    /worth 3 coins; allowed: exactly 2/,
    'kits<kit-optical>.components',
  ],
  [
    'components for another trick',
    { 'kits<kit-optical>.components': { wood: 2 } },
    /do not prepare enchanted-butterflies/,
  ],
  [
    'a trick of another school',
    { 'kits<kit-optical>.trick': 'stocks-escape' },
    /stocks-escape is no optical trick/,
  ],
  [
    'a trick of level 2',
    { 'kits<kit-optical>.trick': 'paper-shred' },
    /paper-shred is no optical trick of level 1/,
  ],
  [
    'a Manager without components',
    { 'kits<kit-optical>.bonus': {} },
    /worth 0 coins/,
    'kits<kit-optical>.bonus.components',
  ],
  ['a Manager with the same kind', { 'kits<kit-optical>.bonus.components': { fabric: 2 } }, /fabric again/],
  [
    'an Assistant with components',
    { 'kits<kit-mechanical>.bonus.components': { rope: 1 } },
    /the assistant brings no components/,
  ],
  [
    'an Engineer without a trick',
    { 'kits<kit-escape>.bonus': {} },
    /the engineer brings a trick/,
    'kits<kit-escape>.bonus.trick',
  ],
  ['an Engineer with a trick of level 2', { 'kits<kit-escape>.bonus.trick': 'walled' }, /one of level 1/],
  [
    'a Manager with a trick',
    { 'kits<kit-optical>.bonus.trick': 'stocks-escape' },
    /the manager brings no trick/,
  ],
  [
    'one trick for two',
    { 'kits<kit-escape>.bonus.trick': 'linking-rings' },
    /2 kits with linking-rings/,
    'kits',
  ],
])

testBroken('performances', [
  [
    'a card too few',
    { 'performances<R12>': undefined },
    /11 cards of riverside; allowed: exactly 12/,
    'performances',
  ],
  [
    'too many slots',
    { 'performances<R01>.theater': 'magnusPantheon' },
    /3 slots on R01 of magnusPantheon; allowed: 5 to 6/,
    'performances<R01>.slots',
  ],
  ['a slot twice', { 'performances<R01>.slots[2]': '00' }, /00 is already given/],
  ['a circle off its slots', { 'performances<R01>.circles[0].between[0]': '10' }, /R01 has no slot 10/],
  [
    'a circle across',
    { 'performances<R02>.circles[0].between[1]': '11' },
    /00 and 11 do not touch/,
    'performances<R02>.circles[0].between',
  ],
  ['a circle twice', { 'performances<R01>.circles[1].between': ['01', '00'] }, /already given/],
  [
    'a circle too few',
    { 'performances<R01>.circles[1]': undefined },
    /1 circles on R01; allowed: exactly 2/,
    'performances<R01>.circles',
  ],
  [
    'no shard circle',
    { 'performances<R01>.circles[0].shard': false },
    /0 shard circles on R01; allowed: exactly 1/,
    'performances<R01>.circles',
  ],
  [
    'two shard circles',
    { 'performances<R01>.circles[1].shard': true },
    /2 shard circles on R01/,
    'performances<R01>.circles',
  ],
  [
    'a slot without a circle',
    { 'performances<R01>.circles[1].between': ['01', '00'] },
    /the slots of R01 fall apart/,
    'performances<R01>.circles',
  ],
  [
    'a card that pays nothing',
    { 'performances<R01>.bonus.shards': 0 },
    /pays its performer nothing/,
    'performances<R01>.bonus',
  ],
  [
    'without the card of the example',
    { 'performances<R10>.bonus.fame': 1 },
    /3 slots for 2 Fame and 0 coins is missing/,
    'performances',
  ],
])

testBroken('special assignments and prophecies', [
  [
    'an effect for another action',
    { 'specials<SA-TH-1>.power': { effect: 'rollAgain', apLess: 1 } },
    /rollAgain does nothing for setUp; allowed: cards that name takeCoins/,
    'specials<SA-TH-1>.power.effect',
  ],
  [
    'nine of a location',
    { 'specials<SA-TH-1>': undefined },
    /9 special assignments of theater; allowed: exactly 10/,
    'specials',
  ],
  [
    'an action of another location',
    { 'specials<SA-TH-1>.action': 'hire' },
    /SA-TH-1 names hire; allowed: setUp, perform/,
  ],
  ['26 prophecies', { 'prophecies<PR-27>': undefined }, /26 prophecies; allowed: exactly 27/, 'prophecies'],
])

test('data that is no pack at all has issues of its shape only', () => {
  for (const data of [null, undefined, 7, 'magoria', [], [[]], () => 1]) {
    assert.deepEqual(
      checkPack(data).map((issue) => issue.path),
      ['.'],
    )
  }
  const paths = checkPack({ tricks: [null] }).map((issue) => issue.path)
  assert.ok(paths.includes('tricks[0]') && paths.includes('specials'))
})

test('what is only published may be tuned', () => {
  const tuned = edited(MAGORIA, {
    'constants.capacity.components': 5,
    'constants.capacity.apprentices': 2,
    'rows<downtown>.modifiers': [3, 1, 1, -1],
    'days<sunday>.backstage': [0, -1],
    'dice<bank-1>.faces': [2, 3, 4, 5, 'x', 'x'],
    'tricks<wolf-cage>': { ...MAGORIA.tricks.find(({ id }) => id === 'wolf-cage'), id: 'bear-cage', ap: 2 },
  })
  assert.deepEqual(checkPack(tuned), [])
})

type Edits = BrokenCase[1]

function eightCircles(): unknown {
  return new Array(8).fill({ between: ['00', '01'], shard: false })
}

function nineKinds(): Record<string, number> {
  return Object.fromEntries(MAGORIA.components.slice(0, 9).map(({ id }) => [id, 1]))
}

/** Of the tricks of level 1 and 2 only Walled needs one. */
function withoutPadlocks(): Edits {
  return { 'tricks<walled>.needs': { wood: 3, metal: 3 } }
}
