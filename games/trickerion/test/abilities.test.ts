import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestGame } from './support/table.ts'

const RINGS = 'linking-rings'
const PIANO = 'living-piano'

function withMagicians(...magicians: readonly string[]): TestGame {
  return new TestGame({ magicians })
}

/** Mechaniker. */

test('TR-MAG-MECH-1: once per round an Apprentice gets 1 point more anywhere but in the Theater', () => {
  const game = withMagicians('mechaniker')
    .plans(0, {
      apprentice1: 'downtown',
      apprentice2: 'theater',
      apprentice3: 'workshop',
      magician: 'marketRow',
    })
    .has(0, { shards: 0 })
    .reveals()
  const boosted = game.acts('place').filter(({ extras }) => extras.boost)
  assert.deepEqual(new Set(boosted.map(({ disc }) => disc)), new Set(['apprentice1', 'apprentice3']))
  game.answer(0, 'place:apprentice1:downtown.3:boost')
  assert.equal(game.state.placement?.ap, 2)
  game.answer(0, 'end')
  assert.deepEqual(
    game.acts('place').filter(({ extras }) => extras.boost),
    [],
  )
  game.endsRound().until('plan').plans(0, { apprentice1: 'downtown' }).reveals()
  assert.equal(game.acts('place').filter(({ extras }) => extras.boost).length, 2)
})

test('TR-MAG-MECH-2: the boost is declared with the placement and adds to Enhance', () => {
  const game = withMagicians('mechaniker').plans(0, { apprentice1: 'workshop' }).reveals()
  assert.ok(game.offers('place:apprentice1:workshop.0').includes('place:apprentice1:workshop.0:shard+boost'))
  game.answer(0, 'place:apprentice1:workshop.0:shard+boost')
  assert.equal(game.state.placement?.ap, 3)
  assert.deepEqual(game.offers('boost'), [])
})

test('TR-PSET-7: without the Dark Alley no ability works', () => {
  const game = new TestGame({ magicians: ['mechaniker', 'gentleman'], options: { darkAlley: false } })
    .plans(0, { apprentice1: 'downtown' })
    .plans(1, { magician: 'downtown' })
    .knows(1, RINGS)
    .reveals()
  assert.deepEqual(
    game.acts('place').filter(({ extras }) => extras.boost),
    [],
  )
  game.answer(0, 'idle:apprentice1').answer(1, 'place:magician:downtown.0')
  assert.equal(game.purse(1)[0], 10)
})

/** Priestess of Mysticism. */

function priestess(active: string | null, ...pending: readonly string[]): TestGame {
  return new TestGame({ magicians: ['priestess'], options: { prophecies: true } })
    .prophecy(active, ...pending)
    .plans(0, { magician: 'darkAlley' })
    .reveals()
    .answer(0, 'place:magician:darkAlley.3')
}

test('TR-MAG-PRIEST-1, TR-MAG-PRIEST-4, TR-EX-PRO-3: for 1 point a pending prophecy becomes active and a new one takes its place', () => {
  const game = priestess('PR-12', 'PR-4', 'PR-6', 'PR-24').script('PR-25').answer(0, 'weave:1')
  const { active, pending, gone } = game.state.prophecies
  assert.deepEqual([active, pending, gone], ['PR-6', ['PR-4', 'PR-25', 'PR-24'], ['PR-12']])
  assert.equal(game.state.placement?.ap, 2)
})

test('TR-MAG-PRIEST-2: there is nothing to weave while no prophecy is active', () => {
  const game = priestess(null, 'PR-4', 'PR-6', 'PR-24')
  assert.deepEqual([game.offers('weave'), game.offers('fortune')], [[], ['fortune']])
})

test('TR-MAG-PRIEST-3: fate may be woven as long as points last', () => {
  const game = priestess('PR-12', 'PR-4', 'PR-6', 'PR-24').answer(0, 'weave:0', 'weave:1')
  assert.deepEqual(game.state.prophecies.gone, ['PR-12', 'PR-4'])
  assert.deepEqual([game.state.placement?.ap, game.offers('weave').length], [1, 3])
})

test('TR-MAG-PRIEST-1: nobody else can weave fate', () => {
  const game = new TestGame({ magicians: ['yoruba'], options: { prophecies: true } })
    .prophecy('PR-12')
    .plans(0, { magician: 'darkAlley' })
    .reveals()
    .answer(0, 'place:magician:darkAlley.3')
  assert.deepEqual(game.offers('weave'), [])
})

/** Master of Chains. */

test('TR-MAG-CHAIN-1, TR-MAG-CHAIN-3, TR-MAG-CHAIN-4: one Reschedule before Thursday, without a character', () => {
  const game = withMagicians('master-of-chains').knows(0, RINGS).row('R03').reveals()
  assert.notEqual(game.kind(), 'ability.reschedule')
  const chained = withMagicians('master-of-chains', 'electra').knows(0, RINGS).row('R01')
  chained.lays('R01', [0, RINGS, '00', 'down']).reveals()
  assert.equal(chained.kind(), 'ability.reschedule')
  assert.deepEqual(chained.offers('move'), [
    'move:R01:00:R01:01:up',
    'move:R01:00:R01:01:down',
    'move:R01:00:R01:02:up',
  ])
  chained.answer(0, 'move:R01:00:R01:02:up')
  assert.deepEqual(chained.on('R01'), [`0 ${RINGS} 02`])
  assert.notEqual(chained.kind(), 'ability.reschedule')
})

test('TR-MAG-CHAIN-3: it comes after the last placement, and may be declined', () => {
  const game = withMagicians('master-of-chains')
    .knows(0, RINGS)
    .row('R01')
    .lays('R01', [0, RINGS, '00', 'down'])
    .plans(1, { magician: 'downtown' })
    .reveals()
    .answer(1, 'place:magician:downtown.0')
  assert.equal(game.kind(0), null)
  game.answer(1, 'end')
  assert.equal(game.kind(0), 'ability.reschedule')
  game.answer(0, 'none').until('plan')
  assert.deepEqual(game.on('R01'), [`0 ${RINGS} 00`])
})

test('TR-MAG-CHAIN-2, TR-MAG-CHAIN-3: links made by it are paid, shards to both owners', () => {
  const game = withMagicians('master-of-chains').knows(0, RINGS).knows(1, 'levitation').row('R01', 'R02')
  game.lays('R01', [1, 'levitation', '01', 'up']).lays('R02', [0, RINGS, '00', 'down']).reveals()
  game.answer(0, 'move:R02:00:R01:00:down', '0:1')
  assert.deepEqual(
    [game.purse(0), game.purse(1)],
    [
      [10, 11, 2],
      [10, 10, 2],
    ],
  )
})

test('TR-MAG-CHAIN-4: it asks nobody without a marker that can move, and tricks may be returned before', () => {
  const none = withMagicians('master-of-chains').knows(0, RINGS, 2).row('R01').reveals()
  assert.deepEqual([none.state.round, none.told('ability')], [2, []])
  const game = withMagicians('master-of-chains')
    .knows(0, RINGS)
    .row('R01')
    .lays('R01', [0, RINGS, '00', 'down'])
  game.reveals().answer(0, 'return', `trick:${RINGS}`)
  assert.deepEqual([game.on('R01'), game.state.round], [[], 2])
})

/** Great Optico. */

function optico(special: string, cards: Readonly<Record<string, string>>): TestGame {
  return withMagicians('great-optico')
    .plans(0, cards)
    .plans(1, { magician: special })
    .dice('x', 'x', 'x', 'x', 5, 4)
    .reveals()
}

test("TR-MAG-OPT-1, TR-MAG-OPT-4: a permanent assignment copies an opponent's special one of the same location", () => {
  const game = optico('SA-DT-8', { magician: 'downtown', apprentice1: 'workshop' })
  game.answer(0, 'place:magician:downtown.0')
  assert.deepEqual(game.offers('copy'), ['copy:SA-DT-8'])
  game.answer(0, 'copy:SA-DT-8', 'special.coins:4')
  assert.deepEqual(game.purse(), [14, 15, 1])
  game.answer(0, 'end').answer(1, 'place:magician:downtown.3', 'special.coins:5')
  assert.deepEqual(game.purse(1), [13, 14, 1])
  game.answer(0, 'place:apprentice1:workshop.0').endsRound()
  assert.deepEqual(game.state.specialDecks.downtown.bottom, ['SA-DT-8'])
})

test("TR-MAG-OPT-1: once per round, only an opponent's card of the same location, only with a permanent one", () => {
  const other = optico('SA-DT-8', { magician: 'marketRow' }).answer(0, 'place:magician:marketRow.0')
  assert.deepEqual(other.offers('copy'), [])
  const special = optico('SA-DT-8', { magician: 'SA-DT-9' }).answer(0, 'place:magician:downtown.0')
  assert.deepEqual(special.offers('copy'), [])
  const second = (...copied: readonly string[]): readonly string[] =>
    optico('SA-WS-1', { magician: 'workshop', apprentice1: 'workshop' })
      .answer(0, 'place:magician:workshop.0', ...copied, 'end')
      .answer(1, 'place:magician:workshop.0', 'end')
      .answer(0, 'place:apprentice1:workshop.1')
      .offers('copy')
  assert.deepEqual([second(), second('copy:SA-WS-1', 'point')], [['copy:SA-WS-1'], []])
  const own = optico('SA-WS-1', { magician: 'workshop', apprentice1: 'SA-WS-2' })
  assert.deepEqual(own.answer(0, 'place:magician:workshop.0').offers('copy'), ['copy:SA-WS-1'])
})

test('TR-MAG-OPT-2: instead of the copied effect there is 1 action point', () => {
  const game = optico('SA-DT-8', { magician: 'downtown' }).answer(
    0,
    'place:magician:downtown.0',
    'copy:SA-DT-8',
  )
  assert.deepEqual(game.offers('point'), ['point'])
  game.answer(0, 'point')
  assert.equal(game.state.placement?.ap, 6)
})

test('TR-MAG-OPT-3: a card under a character that was made idle cannot be copied', () => {
  const game = withMagicians('great-optico')
    .plans(0, { magician: 'downtown', apprentice1: 'workshop' })
    .plans(1, { magician: 'SA-DT-8' })
    .reveals()
    .answer(0, 'place:apprentice1:workshop.0', 'end')
    .answer(1, 'idle:magician')
    .answer(0, 'place:magician:downtown.0')
  assert.deepEqual(game.offers('copy'), [])
})

test('TR-MAG-OPT-5: the card of a character that has acted can still be copied, at any moment of the placement', () => {
  const game = withMagicians('great-optico')
    .plans(0, { magician: 'downtown', apprentice1: 'workshop' })
    .plans(1, { magician: 'SA-DT-8' })
    .dice('x', 'x', 'x', 'x', 5, 4)
    .reveals()
    .answer(0, 'place:apprentice1:workshop.0', 'end')
    .answer(1, 'place:magician:downtown.0', 'special.coins:4', 'end')
    .answer(0, 'place:magician:downtown.3', 'reroll:0', 'copy:SA-DT-8')
  assert.deepEqual(game.offers('special.'), [])
  assert.deepEqual(game.offers('point'), ['point'])
})

test('TR-MAG-OPT-5: with the Magician on stage the copy is declared with the placement', () => {
  const game = withMagicians('great-optico')
    .plans(0, { magician: 'theater' })
    .plans(1, { magician: 'SA-TH-7' })
    .knows(0, RINGS)
    .row('R03')
    .lays('R03', [0, RINGS, '00', 'down'])
    .reveals()
  assert.ok(game.offers('place:magician:friday').includes('place:magician:friday.stage:copy=SA-TH-7'))
  assert.ok(!game.offers('place:magician:friday').includes('place:magician:friday.0:copy=SA-TH-7'))
  game.answer(0, 'place:magician:friday.stage:copy=SA-TH-7').answer(1, 'idle:magician')
  game.answer(0, 'R03', 'effect')
  assert.equal(game.told('performed')[0]?.paid[0]?.fame, 1)
})

test('TR-MAG-OPT-5: effects that are declared with a placement are copied with it', () => {
  const game = optico('SA-DT-10', { magician: 'downtown' })
  game.answer(0, 'place:magician:downtown.0:shard+effect+copy=SA-DT-10')
  assert.equal(game.state.placement?.ap, 3 + 2 + 3)
  assert.deepEqual(game.offers('copy'), [])
})

/** Electra. */

function electra(): TestGame {
  return withMagicians('electra').plans(0, { magician: 'theater' }).row('R01', 'R02')
}

test('TR-MAG-ELEC-1, TR-MAG-ELEC-4: one Set up of 1 point puts 2 markers of a trick in one slot', () => {
  const game = electra().knows(0, RINGS, 2).knows(0, PIANO, 1).reveals().answer(0, 'place:magician:friday.0')
  assert.ok(game.offers('pile2').every((each) => each.startsWith(`pile2:${RINGS}`)))
  game.answer(0, `pile2:${RINGS}:R01:00:down`)
  assert.deepEqual(game.state.row[0]?.markers[0]?.size, 2)
  assert.deepEqual([game.trick(0, RINGS).markers, game.state.placement?.ap], [0, 2])
})

test('TR-MAG-ELEC-2: the pile is one trick, and its link is paid once', () => {
  const game = electra().knows(0, RINGS, 2).knows(1, 'levitation').lays('R01', [1, 'levitation', '01', 'up'])
  game.reveals().answer(0, 'place:magician:friday.0', `pile2:${RINGS}:R01:00:down`)
  assert.deepEqual(game.options(), ['1:0', '0:1'])
  game.answer(0, '1:0')
  assert.deepEqual(game.purse(), [11, 10, 2])
})

test('TR-MAG-ELEC-3, TR-MAG-ELEC-6: a pile yields once, and 1 Fame and 1 coin more per level', () => {
  for (const [trick, level] of [
    [RINGS, 1],
    ['bullet-catch', 2],
    ['horror-saws', 3],
  ] as const) {
    const game = electra().knows(0, trick).lays('R02', [0, trick, '00', 'down', 2])
    game.reveals().answer(0, 'place:magician:friday.stage').until('perform').answer(0, 'R02')
    const { fame, coins } = game.content.tricks.get(trick)?.entry.yields ?? { fame: 0, coins: 0 }
    const [paid, more] = game.told('performed')[0]?.paid ?? []
    assert.deepEqual([paid?.fame, paid?.coins, more], [fame + level, coins + level, undefined])
  }
})

test('TR-MAG-ELEC-5: Reschedule moves the pile as one, and a day counts once', () => {
  const game = electra().knows(0, RINGS).lays('R01', [0, RINGS, '00', 'down', 2]).reveals()
  game.answer(0, 'place:magician:thursday.0', 'move:R01:00:R02:00:down')
  assert.deepEqual(
    game.state.row[1]?.markers.map(({ size }) => size),
    [2],
  )
  const sunday = electra().knows(0, RINGS).lays('R01', [0, RINGS, '00', 'down', 2]).reveals()
  sunday.answer(0, 'place:magician:sunday.stage').until('perform').answer(0, 'R01')
  const [paid] = sunday.told('performed')[0]?.paid ?? []
  assert.deepEqual([paid?.fame, paid?.coins], [0 + 1 + 1, 2 + 1 + 1])
})

test('TR-MAG-ELEC-6: both markers return to their owner’s supply, and no other marker of the trick joins the card', () => {
  const game = electra().knows(0, RINGS, 2).lays('R01', [0, RINGS, '00', 'down', 2]).reveals()
  game.answer(0, 'place:magician:friday.0')
  assert.ok(game.acts('setUp').every(({ spot }) => spot.card === 'R02'))
  const performed = electra().knows(0, RINGS, 2).lays('R01', [0, RINGS, '00', 'down', 2]).reveals()
  performed.answer(0, 'place:magician:friday.stage').until('perform').answer(0, 'R01').until('plan')
  assert.deepEqual([performed.on('R01'), performed.trick(0, RINGS).markers], [[], 2])
})

test('TR-MAG-ELEC-6, TR-WS-PREP-7, TR-WS-PREP-8: both markers of a pile count among the four of their symbol', () => {
  const game = withMagicians('electra')
    .plans(0, { magician: 'workshop' })
    .row('R01')
    .owns(0, { metal: 3, rope: 2 })
  game.knows(0, 'bullet-catch').owns(0, { petroleum: 2 }).lays('R01', [0, 'bullet-catch', '00', 'down', 2])
  game.reveals().answer(0, 'place:magician:workshop.0', 'prepare:bullet-catch')
  assert.equal(game.trick(0, 'bullet-catch').markers, 2)
})

test('TR-MAG-ELEC-4: with one marker on the card there is no pile, and nobody else makes one', () => {
  const game = electra().knows(0, RINGS, 1).reveals().answer(0, 'place:magician:friday.0')
  assert.deepEqual(game.offers('pile'), [])
  game.refuses(0, `pile2:${RINGS}:R01:00:down`)
  const other = withMagicians('mechaniker').plans(0, { magician: 'theater' }).row('R01').knows(0, RINGS, 2)
  assert.deepEqual(other.reveals().answer(0, 'place:magician:friday.0').offers('pile'), [])
})

/** Yoruba Spiritmaster: seat 0; seat 1 stands on a stage. */

function yoruba(): TestGame {
  return withMagicians('yoruba')
    .plans(1, { magician: 'theater' })
    .knows(1, RINGS)
    .row('R01', 'R02', 'R03')
    .lays('R01', [1, RINGS, '00', 'down'])
    .lays('R03', [1, RINGS, '00', 'down'])
    .reveals()
    .answer(1, 'place:magician:friday.stage')
}

test('TR-MAG-YOR-1, TR-MAG-YOR-2, TR-MAG-YOR-3: for a shard Yoruba chooses the card that an opponent performs', () => {
  const game = yoruba()
  assert.deepEqual(game.asked(), ['0 ability.possess'])
  assert.deepEqual(game.options().slice(0, 3), ['R01', 'R03', 'none'])
  game.refuses(0, 'R02').answer(0, 'R03')
  const [performed] = game.told('performed')
  assert.deepEqual([performed?.seat, performed?.card], [1, 'R03'])
  assert.equal(game.purse(0)[2], 0)
  assert.equal(game.purse(1)[0], 11)
})

test('TR-MAG-YOR-1: without a shard, or when it is declined, the opponent chooses', () => {
  const declined = yoruba().answer(0, 'none')
  assert.deepEqual([declined.asked(), declined.purse(0)[2]], [['1 perform'], 1])
  const poor = withMagicians('yoruba').has(0, { shards: 0 }).plans(1, { magician: 'theater' }).knows(1, RINGS)
  poor.row('R01').lays('R01', [1, RINGS, '00', 'down']).reveals().answer(1, 'place:magician:friday.stage')
  assert.deepEqual(poor.asked(), ['1 perform'])
})

test('TR-MAG-YOR-1, TR-MAG-YOR-4: the question comes before each opponent with a marker, until the ability is used', () => {
  const game = new TestGame({ seats: 3, magicians: ['yoruba', 'electra', 'gentleman'] })
    .has(0, { shards: 5 })
    .plans(1, { magician: 'theater' })
    .plans(2, { magician: 'theater' })
    .knows(1, RINGS)
    .knows(2, PIANO)
    .row('R01')
    .lays('R01', [1, RINGS, '00', 'down'], [2, PIANO, '01', 'down'])
    .reveals()
    .answer(1, 'place:magician:thursday.stage')
    .answer(2, 'place:magician:friday.stage')
  assert.deepEqual(game.asked(), ['0 ability.possess'])
  game.answer(0, 'none').answer(1, 'none')
  assert.deepEqual(game.asked(), ['0 ability.possess'])
  const used = new TestGame({ seats: 3, magicians: ['yoruba', 'electra', 'gentleman'] })
    .has(0, { shards: 5 })
    .plans(1, { magician: 'theater' })
    .plans(2, { magician: 'theater' })
    .knows(1, RINGS)
    .knows(2, PIANO)
    .row('R01', 'R03')
    .lays('R01', [1, RINGS, '00', 'down'])
    .lays('R03', [2, PIANO, '01', 'down'])
    .reveals()
    .answer(1, 'place:magician:thursday.stage')
    .answer(2, 'place:magician:friday.stage')
    .answer(0, 'R01')
  assert.deepEqual(used.asked(), ['2 perform'])
})

/** Red Lotus: seat 0 performs on Friday. */

function redLotus(own: string, foreign: string, day = 'friday'): TestGame {
  return withMagicians('red-lotus')
    .plans(0, { magician: 'theater' })
    .knows(0, own)
    .knows(1, foreign)
    .row('R03')
    .lays('R03', [0, own, '00', 'down'], [1, foreign, '12', 'up'])
    .reveals()
    .answer(0, `place:magician:${day}.stage`)
    .until('perform')
    .answer(0, 'R03')
}

test("TR-MAG-RED-1, TR-MAG-RED-3: the performer takes the yield of an opponent's trick, whose owner gets 1 Fame less", () => {
  const game = redLotus('burning-mummy', 'window-to-the-otherworld')
  assert.deepEqual(game.options(), ['00:12', 'none'])
  game.answer(0, '00:12')
  assert.deepEqual(
    [game.purse(0), game.purse(1)],
    [
      [10 + 3 + 1, 10 + 2, 1],
      [10 + 2, 10 + 2, 1],
    ],
  )
})

test('TR-MAG-RED-2: a trick of higher level cannot be taken', () => {
  const game = redLotus('burning-mummy', 'walled')
  assert.notEqual(game.kind(), 'ability.steal')
  assert.deepEqual(game.purse(0), [10 + 2 + 1, 10 + 2, 1])
  assert.equal(redLotus('walled', 'zig-zag-lady').kind(), 'ability.steal')
})

test('TR-MAG-RED-4: each trick of either side is used once, and Fame of the opponent stays at 0 or more', () => {
  const game = withMagicians('red-lotus')
    .plans(0, { magician: 'theater' })
    .knows(0, 'burning-mummy')
    .knows(0, 'stocks-escape')
    .knows(1, RINGS)
    .knows(1, PIANO)
    .row('M01')
    .lays('M01', [0, 'burning-mummy', '00', 'down'], [0, 'stocks-escape', '10', 'down'])
    .lays('M01', [1, RINGS, '02', 'up'], [1, PIANO, '12', 'up'])
    .reveals()
    .answer(0, 'place:magician:friday.stage')
    .until('perform')
    .answer(0, 'M01')
  assert.deepEqual(game.options(), ['00:02', '00:12', '10:02', '10:12', 'none'])
  game.answer(0, '00:02')
  assert.deepEqual(game.options(), ['10:12', 'none'])
  game.answer(0, '10:12')
  assert.deepEqual(
    game.told('performed')[0]?.paid.map(({ fame, coins, shards }) => [fame, coins, shards]),
    [
      [0, 2, 0],
      [1, 1, 0],
      [0, 2, 0],
      [0, 1, 0],
    ],
  )
})

test('TR-MAG-RED-5: the copied yield gets the day of the Red Lotus', () => {
  const game = redLotus('burning-mummy', 'window-to-the-otherworld', 'sunday').answer(0, '00:12')
  const [own, foreign] = game.told('performed')[0]?.paid ?? []
  assert.deepEqual([own?.fame, own?.coins], [3 + 1, 2 + 1])
  assert.deepEqual([foreign?.fame, foreign?.coins], [3 + 1 - 1, 2 + 1])
})

test('TR-MAG-RED-6: the printed yield is copied, not what was added to either trick', () => {
  const game = withMagicians('red-lotus').plans(0, { magician: 'theater' })
  game.knows(0, 'burning-mummy').knows(1, PIANO).row('R03')
  game.trick(0, 'burning-mummy').extra = { fame: 1, coins: 1 }
  game.trick(1, PIANO).extra = { fame: 2, coins: 2 }
  game.lays('R03', [0, 'burning-mummy', '00', 'down'], [1, PIANO, '12', 'up']).reveals()
  game.answer(0, 'place:magician:friday.stage').until('perform').answer(0, 'R03', '00:12')
  const [own, foreign] = game.told('performed')[0]?.paid ?? []
  assert.deepEqual([own?.fame, own?.coins], [1, 1])
  assert.deepEqual([foreign?.fame, foreign?.coins], [1 + 2 - 1, 1 + 2])
})

test("TR-MAG-RED-1: in somebody else's performance the Red Lotus takes nothing", () => {
  const game = withMagicians('red-lotus')
    .plans(1, { magician: 'theater' })
    .knows(0, 'burning-mummy')
    .knows(1, RINGS)
    .row('R03')
    .lays('R03', [0, 'burning-mummy', '00', 'down'], [1, RINGS, '12', 'up'])
    .reveals()
    .answer(1, 'place:magician:friday.stage')
    .answer(1, 'R03')
  assert.deepEqual(
    game.told('performed')[0]?.paid.map(({ fame }) => fame),
    [2, 0],
  )
})

/** Gentleman. */

test('TR-MAG-GENT-1: the Magician brings Fame for each trick in Downtown, Market Row and the Dark Alley only', () => {
  for (const [slot, fame] of [
    ['downtown.0', 2],
    ['marketRow.0', 2],
    ['darkAlley.0', 2],
    ['workshop.0', 0],
    ['friday.0', 0],
  ] as const) {
    const location = slot === 'friday.0' ? 'theater' : (slot.slice(0, -2) as string)
    const game = withMagicians('gentleman')
      .knows(0, RINGS)
      .knows(0, PIANO)
      .plans(0, { magician: location })
      .reveals()
    game.answer(0, `place:magician:${slot}`)
    assert.equal(game.purse()[0], 10 + fame, slot)
  }
  const apprentice = withMagicians('gentleman')
    .knows(0, RINGS)
    .plans(0, { apprentice1: 'downtown' })
    .reveals()
  apprentice.answer(0, 'place:apprentice1:downtown.0')
  assert.equal(apprentice.purse()[0], 10)
})

test('TR-MAG-GENT-2: a trick on the Engineer board counts, and the Fame comes before the first action', () => {
  const game = withMagicians('gentleman')
    .team(0, 'engineer')
    .knows(0, RINGS, 0, 'engineer')
    .has(0, { fame: 15, coins: 0 })
  game.plans(0, { magician: 'downtown' }).dice('escape', 'x', 'x', 'x', 'x', 'x').reveals()
  game.answer(0, 'place:magician:downtown.0')
  assert.equal(game.purse()[0], 16)
  assert.ok(game.acts('learn').some(({ trick }) => trick === 'walled'))
})

test('TR-MAG-ELEC-3: a single marker of Electra yields what is printed', () => {
  const game = withMagicians('electra').plans(0, { magician: 'theater' }).knows(0, PIANO).row('R03')
  game
    .lays('R03', [0, PIANO, '00', 'down'])
    .reveals()
    .answer(0, 'place:magician:friday.stage')
    .until('perform')
  game.answer(0, 'R03')
  const [paid] = game.told('performed')[0]?.paid ?? []
  assert.deepEqual([paid?.fame, paid?.coins], [1, 1])
})

test('TR-MAG-OPT-1: a copy is told with the player it is copied from, and is used like the card itself', () => {
  const game = withMagicians('great-optico')
    .plans(0, { magician: 'downtown' })
    .plans(1, { manager: 'SA-DT-8' })
  game.dice('x', 'x', 'x', 'x', 5, 4).reveals().answer(0, 'place:magician:downtown.0', 'copy:SA-DT-8')
  assert.deepEqual(game.told('copied'), [{ kind: 'copied', seat: 0, special: 'SA-DT-8', from: 1 }])
  assert.deepEqual(game.offers('copy'), [])
  game.answer(0, 'special.coins:4')
  assert.deepEqual([game.purse(), game.player().fameBy.specials], [[14, 15, 1], 4])
})

test('TR-MAG-OPT-5: without points left a placement goes on while a card can still be copied', () => {
  const game = withMagicians('great-optico')
    .plans(0, { apprentice1: 'downtown' })
    .plans(1, { manager: 'SA-DT-8' })
  game.reveals().answer(0, 'place:apprentice1:downtown.3', 'reroll:0')
  assert.deepEqual([game.state.placement?.ap, game.offers('copy')], [0, ['copy:SA-DT-8']])
  game.answer(0, 'copy:SA-DT-8', 'point')
  assert.equal(game.state.placement?.ap, 1)
})

test('TR-MAG-OPT-5: on stage only a Perform card is copied, and only one that lies face up', () => {
  const game = withMagicians('great-optico').plans(0, { magician: 'theater' })
  game.plans(1, { manager: 'SA-TH-3', engineer: 'SA-TH-7' }).reveals()
  const copies = game.offers('place').filter((text) => text.includes('copy='))
  assert.deepEqual(new Set(copies.map((text) => text.split('copy=')[1])), new Set(['SA-TH-7']))
  game.refuses(0, 'place:magician:friday.stage:copy=SA-TH-3', 'place:magician:friday.0:copy=SA-TH-7')
  game.refuses(
    0,
    'place:magician:friday.stage:copy=SA-TH-8',
    'place:magician:friday.stage:effect+copy=SA-TH-7',
  )
})

test('TR-MAG-RED-1: the Red Lotus may leave every yield to its owner; what is taken is told', () => {
  const left = redLotus('burning-mummy', 'window-to-the-otherworld').answer(0, 'none')
  assert.deepEqual(
    left.told('performed')[0]?.paid.map(({ fame, coins }) => [fame, coins]),
    [
      [2, 2],
      [3, 2],
    ],
  )
  assert.deepEqual(left.told('ability'), [])
  const taken = redLotus('burning-mummy', 'window-to-the-otherworld').answer(0, '00:12')
  assert.deepEqual(taken.told('ability'), [{ kind: 'ability', seat: 0, magician: 'red-lotus' }])
})

test('TR-MAG-GENT-1: Fame of the Gentleman is told, and counts as that of the ability; without tricks nothing is', () => {
  const at = (...tricks: readonly string[]): TestGame => {
    const game = withMagicians('gentleman').plans(0, { magician: 'downtown' })
    for (const trick of tricks) game.knows(0, trick)
    return game.reveals().answer(0, 'place:magician:downtown.0')
  }
  const game = at(RINGS, PIANO)
  assert.deepEqual([game.purse()[0], game.player().fameBy.ability], [12, 2])
  assert.deepEqual(game.told('ability'), [{ kind: 'ability', seat: 0, magician: 'gentleman' }])
  assert.equal(game.told('gained').at(-1)?.why, 'ability')
  assert.deepEqual(at().told('ability'), [])
})

test('TR-MAG-YOR-1, TR-TRK-4: what Yoruba does is told, and before it tricks may go back', () => {
  const game = withMagicians('yoruba')
    .plans(1, { magician: 'theater' })
    .knows(0, PIANO)
    .knows(1, RINGS)
    .row('R01')
  game.lays('R01', [1, RINGS, '00', 'down']).reveals().answer(1, 'place:magician:friday.stage')
  game.answer(0, 'return', `trick:${PIANO}`)
  assert.deepEqual([game.kind(), game.player().tricks], ['ability.possess', []])
  game.answer(0, 'R01')
  assert.deepEqual(game.told('ability'), [{ kind: 'ability', seat: 0, magician: 'yoruba' }])
  assert.deepEqual([game.purse(), game.told('performed')[0]?.seat], [[10, 10, 0], 1])
  const amount = { fame: 0, coins: 0, shards: 1 }
  assert.deepEqual(game.told('paid'), [{ kind: 'paid', seat: 0, amount, why: 'ability', source: null }])
})

test('TR-MAG-PRIEST-1: fate that was woven is told: what is active, what has gone, what is pending', () => {
  const game = new TestGame({ magicians: ['priestess'], options: { prophecies: true } })
  game.plans(0, { magician: 'darkAlley' }).prophecy('PR-1', 'PR-5', 'PR-12', 'PR-24').reveals()
  game.answer(0, 'place:magician:darkAlley.0').script('PR-7').answer(0, 'weave:1')
  assert.deepEqual(game.told('prophecy').at(-1), {
    kind: 'prophecy',
    active: 'PR-12',
    gone: 'PR-1',
    pending: ['PR-5', 'PR-7', 'PR-24'],
  })
  assert.deepEqual(game.told('ability'), [{ kind: 'ability', seat: 0, magician: 'priestess' }])
  assert.ok(game.state.prophecies.gone.includes('PR-1'))
  assert.equal(game.told('revealed').length, 1, 'nothing was hidden')
})
