import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestGame } from './support/table.ts'

const RINGS = 'linking-rings'
const TANK = 'water-tank-escape'
const MUMMY = 'burning-mummy'

/** Seat 0 has its Magician in the Workshop with this card: 3 points. Linking Rings can be prepared. */
function workshop(special: string, disc: 'magician' | 'apprentice1' = 'magician'): TestGame {
  return new TestGame()
    .plans(0, { [disc]: special })
    .knows(0, RINGS)
    .owns(0, { metal: 2 })
    .reveals()
    .answer(0, `place:${disc}:workshop.0`)
}

test('TR-SPEC-15: Trick Tweaking puts one marker more, as long as one is free', () => {
  const game = workshop('SA-WS-1').answer(0, `special.prepare:${RINGS}`)
  assert.equal(game.trick(0, RINGS).markers, 3)
  const engineered = workshop('SA-WS-1')
  engineered.trick(0, RINGS).on = 'engineer'
  engineered.answer(0, `special.prepare:${RINGS}`)
  assert.equal(engineered.trick(0, RINGS).markers, 4)
  const staged = workshop('SA-WS-1').row('R01', 'R02')
  staged.lays('R01', [0, RINGS, '00', 'down']).lays('R02', [0, RINGS, '00', 'down'])
  staged.answer(0, `special.prepare:${RINGS}`)
  assert.equal(staged.trick(0, RINGS).markers, 2)
})

test('TR-SPEC-15: a Test Run gives up one marker for the yield, without the modifier of a day', () => {
  const game = workshop('SA-WS-2').knows(0, TANK).owns(0, { glass: 2, rope: 1 })
  game.stands(1, 'magician', 'sunday.stage')
  game.answer(0, `special.prepare:${TANK}`)
  assert.equal(game.trick(0, TANK).markers, 1)
  assert.deepEqual(game.purse(), [11, 12, 2])
})

test('TR-SPEC-15: a Test Run takes one marker less than would be put, and pays what was added to the yield', () => {
  const game = workshop('SA-WS-2').row('R01', 'R02', 'R03')
  for (const card of ['R01', 'R02', 'R03']) game.lays(card, [0, RINGS, '00', 'down'])
  game.trick(0, RINGS).extra = { fame: 1, coins: 1 }
  game.answer(0, `special.prepare:${RINGS}`)
  assert.equal(game.trick(0, RINGS).markers, 0)
  assert.deepEqual(game.purse(), [11, 13, 1])
})

test('TR-SPEC-15: Replaceable Parts move one marker to another trick of no higher level', () => {
  const game = workshop('SA-WS-3').knows(0, MUMMY, 1).knows(0, 'walled')
  game.answer(0, `special.prepare:${RINGS}`)
  assert.deepEqual(game.options(), [MUMMY, 'none'])
  game.answer(0, MUMMY)
  assert.deepEqual([game.trick(0, RINGS).markers, game.trick(0, MUMMY).markers], [1, 2])
})

test('TR-SPEC-15: Replaceable Parts need such a trick with a free marker of its symbol', () => {
  assert.deepEqual(workshop('SA-WS-3').knows(0, 'walled').offers('special.prepare'), [])
  assert.deepEqual(workshop('SA-WS-3').knows(0, MUMMY, 4).offers('special.prepare'), [])
  assert.deepEqual(workshop('SA-WS-3').knows(0, MUMMY, 3).offers('special.prepare'), [
    `special.prepare:${RINGS}`,
  ])
})

test('TR-SPEC-15: Invention brings Fame for every advanced and superior token that the trick needs', () => {
  const game = workshop('SA-WS-4').knows(0, 'mechanical-hornet').owns(0, { petroleum: 1, cog: 1 })
  game.player().components[0] = { kind: 'metal', count: 3, on: 'board' }
  game.answer(0, 'special.prepare:mechanical-hornet')
  assert.deepEqual(game.purse(), [12, 10, 1])
  const plain = workshop('SA-WS-4').answer(0, `special.prepare:${RINGS}`)
  assert.deepEqual(plain.purse(), [10, 10, 1])
  const tokens = workshop('SA-WS-4').knows(0, 'chinese-sticks').owns(0, { wood: 2, rope: 2 })
  assert.deepEqual(tokens.answer(0, 'special.prepare:chinese-sticks').purse(), [12, 10, 1])
})

test('TR-SPEC-15: Ingenuity prepares a trick that lacks one kind, with only one marker', () => {
  const game = workshop('SA-WS-5').knows(0, TANK).owns(0, { rope: 1 })
  assert.deepEqual(game.offers('prepare'), [`prepare:${RINGS}`])
  assert.deepEqual(game.offers('special.prepare'), [`special.prepare:${TANK}`])
  game.trick(0, TANK).on = 'engineer'
  game.answer(0, `special.prepare:${TANK}`)
  assert.equal(game.trick(0, TANK).markers, 1)
  const two = workshop('SA-WS-5').knows(0, TANK)
  assert.deepEqual(two.offers('special.prepare'), [])
})

test('TR-SPEC-15: an Unstable Prototype turns up to 3 needed tokens into a marker, Fame and coins', () => {
  const game = workshop('SA-WS-6').knows(0, TANK).owns(0, { glass: 3, rope: 1, wood: 1 })
  game.answer(0, `special.prepare:${TANK}`)
  const given = game.options()
  assert.ok(given.includes('metal*2+glass*1') && given.includes('metal*1+glass*1+rope*1'))
  assert.ok(!given.includes('metal*2+glass*2') && !given.includes('glass*3') && !given.includes('wood*1'))
  game.answer(0, 'metal*2+rope*1')
  assert.equal(game.trick(0, TANK).markers, 3)
  assert.deepEqual(game.purse(), [13, 13, 1])
  assert.deepEqual(game.tokens(), { glass: 3, wood: 1 })
})

test('TR-SPEC-15: an Unstable Prototype takes real tokens only, and none is a choice too', () => {
  const game = new TestGame()
    .plans(0, { magician: 'SA-WS-6' })
    .team(0, 'manager')
    .knows(0, RINGS)
    .owns(0, { metal: 1 }, 'manager')
    .reveals()
    .answer(0, 'place:magician:workshop.0', `special.prepare:${RINGS}`)
  assert.deepEqual(game.options(), ['metal*1@manager', 'none'])
  game.answer(0, 'none')
  assert.deepEqual([game.trick(0, RINGS).markers, game.purse()], [2, [10, 10, 1]])
})

test('TR-SPEC-15: Enhance Trick costs a shard and raises the yield for good', () => {
  const game = workshop('SA-WS-7')
  assert.deepEqual(workshop('SA-WS-7').has(0, { shards: 0 }).offers('special.prepare'), [])
  game.trick(0, RINGS).extra = { fame: 1, coins: 1 }
  game.answer(0, `special.prepare:${RINGS}`)
  assert.deepEqual(game.purse(), [10, 10, 0])
  const amount = { fame: 0, coins: 0, shards: 1 }
  assert.deepEqual(game.told('paid'), [{ kind: 'paid', seat: 0, amount, why: 'special', source: null }])
  assert.deepEqual(game.trick(0, RINGS).extra, { fame: 2, coins: 2 })
})

test('TR-SPEC-15: what Enhance Trick adds is paid in a performance and lost with the card', () => {
  const game = new TestGame()
    .plans(0, { magician: 'theater' })
    .knows(0, RINGS)
    .row('R03')
    .lays('R03', [0, RINGS, '00', 'down'])
  game.trick(0, RINGS).extra = { fame: 1, coins: 1 }
  game.reveals().answer(0, 'place:magician:friday.stage').until('perform').answer(0, 'R03')
  assert.deepEqual(game.purse(), [10 + 1 + 1, 10 + 2 + 1, 1])
  game.until('plan').answer(0, 'return', `trick:${RINGS}`)
  game.knows(0, RINGS)
  assert.deepEqual(game.trick(0, RINGS).extra, { fame: 0, coins: 0 })
})

test('TR-SPEC-15: On-stage Preparation puts a new marker on a performance card, and pays no links', () => {
  const game = workshop('SA-WS-8').row('R01').lays('R01', [1, 'levitation', '01', 'up'])
  game.answer(0, `special.prepare:${RINGS}`)
  assert.equal(game.kind(), 'special.stage')
  assert.ok(game.options().includes('R01:00:down'))
  game.answer(0, 'R01:00:down')
  assert.equal(game.kind(), 'act')
  assert.deepEqual(game.on('R01'), ['1 levitation 01', `0 ${RINGS} 00`])
  assert.deepEqual([game.trick(0, RINGS).markers, game.purse(), game.purse(1)], [1, [10, 10, 1], [10, 10, 1]])
})

test('TR-SPEC-15: On-stage Preparation keeps to the conditions of placement and may be left out', () => {
  const game = workshop('SA-WS-8').row('R01', 'R02').lays('R01', [0, RINGS, '00', 'down'])
  game.answer(0, `special.prepare:${RINGS}`)
  assert.ok(game.options().every((each) => each === 'none' || String(each).startsWith('R02')))
  game.answer(0, 'none')
  assert.equal(game.trick(0, RINGS).markers, 2)
})

test('TR-SPEC-15: Hidden Talent exchanges the Apprentice for a specialist, whose wage is due on top', () => {
  const game = workshop('SA-WS-9', 'apprentice1')
    .answer(0, `special.prepare:${RINGS}`)
    .until('special.promote')
  assert.deepEqual(game.options(), ['manager', 'engineer', 'assistant', 'none'])
  game.answer(0, 'engineer').endsRound()
  assert.deepEqual(
    [game.character(0, 'apprentice1').at, game.character(0, 'engineer').at],
    ['supply', 'home'],
  )
  assert.equal(game.purse()[1], 10 - 1 - 2)
  assert.equal(game.player().tricks.length, 1)
})

test('TR-SPEC-15: Hidden Talent may be declined, is for Apprentices only, and missing wages cost Fame', () => {
  const kept = workshop('SA-WS-9', 'apprentice1')
    .answer(0, `special.prepare:${RINGS}`)
    .until('special.promote')
  kept.answer(0, 'none').endsRound()
  assert.deepEqual([kept.character(0, 'apprentice1').at, kept.purse()[1]], ['home', 9])
  assert.deepEqual(workshop('SA-WS-9').offers('special.prepare'), [])
  const poor = workshop('SA-WS-9', 'apprentice1').has(0, { coins: 2 }).answer(0, `special.prepare:${RINGS}`)
  poor.until('special.promote').answer(0, 'manager').endsRound()
  assert.deepEqual(poor.purse(), [8, 0, 1])
})

test('TR-SPEC-11, TR-SPEC-15: a Freelancer may go to any other location, under its rules', () => {
  const game = new TestGame().plans(0, { magician: 'SA-WS-10' }).dice('x', 'x', 'x', 'x', 5, 'x').reveals()
  const slots = game.acts('place').filter(({ extras }) => !extras.shard)
  const named = slots.filter(({ extras }) => !extras.effect).map(({ slot }) => slot)
  const others = slots.filter(({ extras }) => extras.effect).map(({ slot }) => slot)
  assert.deepEqual(named, ['workshop.0', 'workshop.1'])
  assert.ok(
    others.includes('downtown.0') && others.includes('thursday.stage') && others.includes('darkAlley.3'),
  )
  assert.ok(!others.includes('workshop.0') && !others.includes('downtown.1'))
  game.answer(0, 'place:magician:downtown.0:effect', 'coins:4')
  assert.equal(game.purse()[1], 15)
  assert.deepEqual(game.offers('point'), [])
  game.answer(0, 'end').endsRound()
  assert.deepEqual(game.state.specialDecks.workshop.bottom, ['SA-WS-10'])
})

test('TR-END-20, TR-END-25: Hidden Talent comes before the home of a new Apprentice, and hands are full again by then', () => {
  const game = new TestGame().plans(0, { apprentice1: 'SA-WS-9', magician: 'marketRow' }).team(0, 'assistant')
  game.knows(0, RINGS).owns(0, { metal: 2 }).reveals()
  game.character(0, 'apprentice2').at = 'inn'
  game.answer(
    0,
    'place:apprentice1:workshop.0',
    `special.prepare:${RINGS}`,
    'place:magician:marketRow.0',
    'end',
  )
  assert.deepEqual(game.asked(), ['0 special.promote'])
  game.answer(0, 'none')
  assert.deepEqual([game.asked(), game.options()], [['0 home'], ['assistant', 'board']])
  assert.deepEqual([game.player().permanents.marketRow, game.character(0, 'magician').card], [1, null])
  game.answer(0, 'board')
  assert.deepEqual([game.state.round, game.character(0, 'apprentice2').home], [2, 'board'])
})

test('TR-SPEC-11: an effect that is declared with a placement is told with it, and leaves no point', () => {
  const game = new TestGame().plans(0, { magician: 'SA-WS-10' }).reveals()
  game.answer(0, 'place:magician:downtown.0:effect')
  assert.deepEqual(game.told('special'), [{ kind: 'special', seat: 0, special: 'SA-WS-10' }])
  assert.deepEqual(game.offers('point'), [])
})

test('TR-SPEC-15: what cards give and take besides is told, and their Fame counts as that of special assignments', () => {
  const burnt = workshop('SA-WS-6').answer(0, `special.prepare:${RINGS}`, 'metal*1')
  const given = [{ kind: 'metal', count: 1, on: 'board' }]
  assert.deepEqual(burnt.told('gaveComponents'), [{ kind: 'gaveComponents', seat: 0, loads: given }])
  assert.deepEqual(burnt.told('addedMarkers'), [{ kind: 'addedMarkers', seat: 0, trick: RINGS, markers: 1 }])
  assert.deepEqual([burnt.player().fameBy.specials, burnt.told('gained').at(-1)?.why], [1, 'special'])
  const shown = workshop('SA-WS-2').knows(0, MUMMY).owns(0, { fabric: 3, petroleum: 1 })
  shown.answer(0, `special.prepare:${MUMMY}`)
  assert.deepEqual([shown.player().fameBy.specials, shown.told('gained').at(-1)?.why], [2, 'special'])
  const invented = workshop('SA-WS-4').knows(0, MUMMY).owns(0, { fabric: 3, petroleum: 1 })
  invented.answer(0, `special.prepare:${MUMMY}`)
  assert.deepEqual([invented.player().fameBy.specials, invented.told('gained').at(-1)?.why], [1, 'special'])
  const elsewhere = (): TestGame => workshop('SA-WS-3').knows(0, MUMMY).answer(0, `special.prepare:${RINGS}`)
  assert.deepEqual(elsewhere().answer(0, MUMMY).told('addedMarkers'), [
    { kind: 'addedMarkers', seat: 0, trick: MUMMY, markers: 1 },
  ])
  assert.deepEqual(elsewhere().answer(0, 'none').told('addedMarkers'), [])
  const enhanced = workshop('SA-WS-7').answer(0, `special.prepare:${RINGS}`)
  assert.deepEqual(enhanced.told('enhancedTrick'), [
    { kind: 'enhancedTrick', seat: 0, trick: RINGS, fame: 1, coins: 1 },
  ])
})
