import { test } from 'node:test'
import { type BrokenCase, brokenPacks } from '@curio/kernel/testing'
import { checkNamedPack } from '../content/index.ts'
import { SECRET_BOX } from '../content/secret-box.ts'
import { testBrokenBooklet } from './content-broken.ts'

testBrokenBooklet('booklet', 'shape', [
  ['a city', { part: 'city' }, /expected "common"/],
  ['no rounds', { 'rounds.value': 0 }, /expected number to be >0/],
  ['more rounds than queues and decks last', { 'rounds.value': 11 }, /11 rounds; allowed: 1 to 10/],
  ['a measure of another world', { 'goals[0].measure': 'beauty' }, /expected one of/],
  ['four dice', { 'dice[4]': undefined }, /exactly 5 items/, 'dice'],
  ['a difficulty of 4', { 'cityCards[0].difficulty': 4 }, /expected number to be <=3/],
])

testBrokenBooklet('booklet', 'ids', [
  ['two cards alike', { 'cards.repeat[0].id': 'T1' }, /already given at cards.common\[0\]/],
  ['two goals alike', { 'goals[1].id': 'A1' }, /already given/],
  ['two tasks alike', { 'tasks[1].id': 'TB1' }, /already given/],
  ['two cities alike', { 'cityCards[1].id': 'las-vegas' }, /already given/],
  ['two achievements alike', { 'achievements.groups[1].items[0].id': 'M1' }, /already given/],
  ['two groups alike', { 'achievements.groups[1].id': 'modes' }, /already given/],
  ['two bonuses alike', { 'campaign.supportBonuses[1].id': 'SUP_COORD' }, /already given/],
])

testBrokenBooklet('booklet', 'dice', [
  ['a number twice', { 'dice[0].faces[0].n': 2 }, /2 is twice/, 'dice[0].faces[1].n'],
  ['a strange colour', { 'dice[0].faces[0].tourists[0]': 'blue' }, /blue on the red die; allowed: red/],
  ['two half-stars', { 'dice[0].faces[0].halfStars': 2 }, /expected number to be <=1/],
  ['no half-stars at all', { 'dice[0].faces[0].halfStars': undefined }, /expected number/],
  ['a half-star on the effect die', { 'dice[4].faces[0].halfStars': 1 }, /no such member/],
  ['four dark faces', { 'dice[4].faces[1].symbol': 'dark' }, /4 dark faces/, 'dice[4].faces'],
])

testBrokenBooklet('booklet', 'cards', [
  [
    '17 common cards',
    { 'cards.common[17]': undefined },
    /17 common cards; allowed: exactly 18/,
    'cards.common',
  ],
  [
    'a common coordinate',
    { 'cards.common[0].coordinate': 2 },
    /4 common cards with the coordinate 2/,
    'cards.common',
  ],
  [
    'a coordinate repeated',
    { 'cards.repeat[0].coordinate': 2 },
    /2 repeat cards with the coordinate 2/,
    'cards.repeat',
  ],
  [
    'a coordinate triggered',
    { 'cards.trigger[0].coordinate': 2 },
    /0 trigger cards with the coordinate 1/,
    'cards.trigger',
  ],
  ['four dark triggers', { 'cards.trigger[1].symbol': 'dark' }, /4 dark trigger cards/, 'cards.trigger'],
  ['a missing effect', { 'effects[3]': undefined }, /FX_JOINING_PATHS is missing/, 'effects'],
  ['an effect of the guide', { 'effects[3].id': 'FX_NEW_TURN' }, /expected one of/],
])

testBrokenBooklet('booklet', 'goals and tasks', [
  [
    'no deck',
    { 'goals[8].deck': 'B', 'goals[9].deck': 'B', 'goals[10].deck': 'B', 'goals[11].deck': 'B' },
    /0 goals of deck C/,
    'goals',
  ],
  [
    'a measure in another deck',
    { 'goals[0].deck': 'B' },
    /segments in deck B; allowed: tourists/,
    'goals[0].measure',
  ],
  ['a measure twice', { 'goals[0].measure': 'turns' }, /turns is already given/, 'goals[1].measure'],
  ['meeting as good as winning', { 'goals[0].met': 15 }, /allowed: less than 15/],
  [
    'seven tasks',
    Object.fromEntries([11, 10, 9, 8, 7].map((index) => [`tasks[${index}]`, undefined])),
    /7 personal tasks/,
    'tasks',
  ],
  ['three crossings', { 'tasks[0].crossings[3]': undefined }, /3 crossings of TB1/, 'tasks[0].crossings'],
  [
    'a crossing in the bay',
    { 'tasks[0].crossings[1]': 'c30' },
    /c30 is no plain crossing; allowed: a crossing that all/,
  ],
  ['a crossing in the university', { 'tasks[0].crossings[1]': 'c42' }, /c42 is no plain crossing/],
  ['a map corner', { 'tasks[0].crossings[1]': 'c00' }, /c00 is no plain crossing/],
  ['crossings too near', { 'tasks[0].crossings[1]': 'c11' }, /c11 is 1 lattice steps from c01/],
  ['two tasks alike', { 'tasks[1].crossings': ['c31', 'c01', 'c43', 'c62'] }, /the same crossings as TB1/],
])

testBrokenBooklet('booklet', 'events', [
  ['a missing event', { 'events[7]': undefined }, /EV_CRIME is missing/, 'events'],
  ['five yellow events', { 'events[7].colour': 'yellow' }, /5 yellow events/, 'events'],
  ['a red event by dice', { 'events[4].place': 'dice' }, /dice for a red event; allowed: landmark/],
  [
    'a blocked road at a crossing',
    { 'events[5].place': 'whiteCrossing' },
    /allowed: with the place whiteRoad/,
    'events[5].effect.kind',
  ],
  ['a blocked road in Venice', { 'events[5].notIn': undefined }, /venice is missing/],
  [
    'an event that Sydney lacks',
    { 'events[0].notIn': ['sydney'] },
    /sydney is wrong here/,
    'events[0].notIn[0]',
  ],
])

testBrokenBooklet('booklet', 'campaign', [
  [
    'a missing bonus',
    { 'campaign.supportBonuses[3]': undefined },
    /SUP_CORRECTION is missing/,
    'campaign.supportBonuses',
  ],
  [
    'three places',
    { 'campaign.fameOfPlaces[3]': undefined },
    /3 places; allowed: exactly 4/,
    'campaign.fameOfPlaces',
  ],
  [
    'two games',
    { 'campaign.fameOfPlaces[0][2]': undefined },
    /2 games with fame; allowed: exactly 3/,
    'campaign.fameOfPlaces[0]',
  ],
  [
    'a better place for less',
    { 'campaign.fameOfPlaces[0][0]': 2 },
    /2 for a better result; allowed: 3 or more/,
  ],
  [
    'a larger lead for less',
    { 'campaign.fameOfLeads[2].fame[2]': 5 },
    /5 for a better result; allowed: 6 or more/,
  ],
  ['four games', { 'campaign.games': 4 }, /4 games; allowed: exactly 3/, 'campaign.games'],
  ['more bonuses than there are', { 'campaign.fameOfLeads[2].bonuses': 5 }, /5 bonuses; allowed: 1 to 4/],
  ['no smallest lead', { 'campaign.fameOfLeads[0].from': 1 }, /allowed: from 0/, 'campaign.fameOfLeads'],
  ['falling leads', { 'campaign.fameOfLeads[2].from': 16 }, /16 follows 16/],
  [
    'a city without difficulty',
    { 'cityCards[0].difficulty': undefined },
    /las-vegas is missing/,
    'cityCards',
  ],
  [
    'a difficulty of a city that is not here',
    { 'cityCards[5].difficulty': 1 },
    /london is wrong here/,
    'cityCards[4]',
  ],
])

testBrokenBooklet('booklet', 'achievements', [
  [
    'five groups',
    { 'achievements.groups[5]': undefined },
    /5 groups; allowed: exactly 6/,
    'achievements.groups',
  ],
  [
    'a secret card of two groups',
    { 'achievements.groups[1].secretCards[0]': 7 },
    /7 is already given/,
    'achievements.groups[2].secretCards[0]',
  ],
  [
    'nine secret cards',
    { 'achievements.groups[0].secretCards[4]': undefined },
    /9 secret cards/,
    'achievements.groups',
  ],
  [
    'two challenges',
    { 'achievements.groups[0].items[0]': undefined },
    /2 challenges in games/,
    'achievements.groups[0].items',
  ],
  [
    'no social act',
    { 'achievements.groups[1].items[3]': undefined },
    /0 social acts/,
    'achievements.groups[1].items',
  ],
  ['more than there are', { 'achievements.needed': 5 }, /5 of 4 in a group/],
  ['a city too many', { 'achievements.groups[4].items[2].atLeast': 11 }, /11 cities; allowed: 4/],
  ['a social act with a number', { 'achievements.groups[1].items[3].atLeast': 1 }, /no such member/],
])

const secretCases: readonly BrokenCase[] = [
  ['another part', { part: 'common' }, /expected "secret"/],
  ['an eleventh card', { 'cards[0].number': 11 }, /expected one of/],
  ['two cards with one number', { 'cards[0].number': 2 }, /2 is already given/, 'cards[1].number'],
  ['two cards alike', { 'cards[0].id': 'TS2' }, /already given/, 'cards[1].id'],
  ['an event in the wrong place', { 'cards[6].place': 'dice' }, /dice for a red event/],
  ['an effect of the booklet', { 'cards[7].id': 'FX_REPEAT' }, /comes with the booklet already/],
  ['an Ancient of the booklet', { 'cards[9].id': 'DAGON' }, /comes with the booklet already/],
  ['an event of the booklet', { 'cards[5].id': 'EV_CRIME' }, /comes with the booklet already/],
  ['a crossing in the bay', { 'cards[0].crossings[0]': 'c30' }, /c30 is no plain crossing/],
  [
    'two tasks with the same crossings',
    { 'cards[1].crossings': ['c03', 'c11', 'c24', 'c52'] },
    /the same crossings as TS1/,
  ],
  [
    'five terrifying places',
    { 'cards[9].terrifyingPlaces': ['c21', 'c51', 'c53', 'c35', 'c14'] },
    /5 terrifying places; allowed: 6 to 8/,
  ],
  ['a terrifying nowhere', { 'cards[9].terrifyingPlaces[0]': 'c99' }, /c99 is no crossing of every map/],
]

for (const { what, check } of brokenPacks(
  SECRET_BOX,
  (data) => checkNamedPack('secret-box', data),
  secretCases,
))
  test(`a broken secret box: ${what}`, check)
