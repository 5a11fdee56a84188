import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewTrickerion } from '../view.ts'
import { TestGame } from './support/table.ts'

const RINGS = 'linking-rings'

test('TR-SPEC-1: each special deck holds ten cards, and the Dark Alley has none', () => {
  const { specialDecks } = new TestGame().state
  assert.deepEqual(
    Object.entries(specialDecks).map(([deck, { rest }]) => [deck, rest.length]),
    [
      ['downtown', 10],
      ['marketRow', 10],
      ['workshop', 10],
      ['theater', 10],
    ],
  )
})

test('TR-SPEC-2: a drawn card goes to the hand and is planned in a later Assignment phase', () => {
  const game = new TestGame().plans(0, { magician: 'darkAlley' }).reveals()
  game.script('SA-DT-8', 'SA-DT-9').answer(0, 'place:magician:darkAlley.0', 'draw:downtown')
  game.answer(0, ['SA-DT-8'], 'end')
  assert.deepEqual(game.player().specials, ['SA-DT-8'])
  game.until('plan')
  assert.deepEqual(game.offers('assign:magician:SA'), ['assign:magician:SA-DT-8'])
})

test('TR-SPEC-3, TR-GEN-20: a used card goes to the bottom of its deck when the round ends, where everybody knows it', () => {
  const game = new TestGame().plans(0, { magician: 'SA-DT-8' }).reveals()
  game.answer(0, 'place:magician:downtown.0', 'point', 'end').endsRound()
  assert.deepEqual(game.state.specialDecks.downtown.bottom, ['SA-DT-8'])
  assert.deepEqual(game.player().specials, [])
  for (const viewer of [0, 1, null]) {
    const { specialBottoms } = viewTrickerion(game.state, viewer, game.content)
    assert.deepEqual(specialBottoms.downtown, ['SA-DT-8'])
  }
})

test('TR-SPEC-4: an effect applies to the action that its card names, and to no other', () => {
  const game = new TestGame().plans(0, { magician: 'SA-DT-8' }).dice('escape', 'x', 'manager', 'x', 5, 4)
  game.reveals().answer(0, 'place:magician:downtown.0')
  assert.deepEqual(game.offers('special.'), ['special.coins:4', 'special.coins:5'])
  game.refuses(0, 'special.hire:2:manager')
})

test('TR-SPEC-5: the effect applies once, even if the action is repeated', () => {
  const game = new TestGame().plans(0, { magician: 'SA-WS-1' }).knows(0, RINGS).knows(0, 'burning-mummy')
  game.owns(0, { metal: 2, fabric: 3, petroleum: 1 }).reveals().answer(0, 'place:magician:workshop.0')
  assert.equal(game.offers('special.prepare').length, 2)
  game.answer(0, `special.prepare:${RINGS}`)
  assert.deepEqual(game.offers('special.'), [])
  game.refuses(0, 'special.prepare:burning-mummy').answer(0, 'prepare:burning-mummy')
  assert.equal(game.trick(0, 'burning-mummy').markers, 1)
})

test('TR-SPEC-6: a card with ? is used on any action of its location', () => {
  for (const first of ['buy:wood*1:0', 'order:cog:0', 'quick:cog']) {
    const game = new TestGame().plans(0, { magician: 'SA-MR-9' }).reveals()
    game.answer(0, 'place:magician:marketRow.0', first)
    assert.deepEqual(game.offers('effect'), ['effect'])
  }
})

test('TR-SPEC-7: the card does not restrict what else is done', () => {
  const game = new TestGame()
    .plans(0, { magician: 'SA-DT-8' })
    .dice('x', 'x', 'manager', 'x', 5, 'x')
    .reveals()
  game.answer(0, 'place:magician:downtown.0', 'hire:2:manager', 'reroll:0')
  assert.equal(game.state.placement?.ap, 1)
})

test('TR-SPEC-8, TR-SPEC-9: instead of the effect there is 1 action point, never both', () => {
  const game = new TestGame().plans(0, { apprentice1: 'SA-DT-8' }).dice('x', 'x', 'x', 'x', 5, 'x').reveals()
  game.answer(0, 'place:apprentice1:downtown.0')
  assert.deepEqual([game.state.placement?.ap, game.offers('special.')], [3, ['special.coins:4']])
  game.answer(0, 'point')
  assert.deepEqual([game.state.placement?.ap, game.offers('special.')], [4, []])
  game.refuses(0, 'point', 'special.coins:4')
  const used = new TestGame().plans(0, { magician: 'SA-DT-8' }).dice('x', 'x', 'x', 'x', 5, 'x').reveals()
  used.answer(0, 'place:magician:downtown.0', 'special.coins:4').refuses(0, 'point')
})

test('TR-SPEC-10: the action point comes in the Theater too', () => {
  const game = new TestGame().plans(0, { apprentice1: 'SA-TH-3' }).knows(0, RINGS, 1).row('R01').reveals()
  game.answer(0, 'place:apprentice1:sunday.0')
  assert.deepEqual([game.state.placement?.ap, game.offers('setup')], [0, []])
  game.answer(0, 'point')
  assert.equal(game.state.placement?.ap, 1)
  assert.ok(game.offers('setup').length > 0)
})

test('TR-SPEC-11: the choice is made at any moment of the placement, and is final', () => {
  const game = new TestGame().plans(0, { magician: 'SA-DT-8' }).dice('x', 'x', 'x', 'x', 5, 4).reveals()
  game.answer(0, 'place:magician:downtown.0', 'coins:5')
  assert.deepEqual(game.offers('point'), ['point'])
  game.answer(0, 'point', 'coins:4')
  assert.deepEqual(game.purse(), [10, 19, 1])
})

test('TR-SPEC-12: using neither is allowed, and the card is used up', () => {
  const game = new TestGame().plans(0, { magician: 'SA-DT-8' }).reveals()
  game.answer(0, 'place:magician:downtown.0', 'end').endsRound()
  assert.deepEqual([game.player().specials, game.state.specialDecks.downtown.bottom], [[], ['SA-DT-8']])
})

test('TR-SPEC-13: on stage a card that does not name Perform brings nothing', () => {
  const game = new TestGame().plans(0, { magician: 'SA-TH-3' }).knows(0, RINGS, 1).row('R01').reveals()
  game.answer(0, 'place:magician:friday.stage')
  assert.notEqual(game.kind(), 'act')
  assert.deepEqual(game.state.commitments, [])
  game.endsRound()
  assert.deepEqual(game.state.specialDecks.theater.bottom, ['SA-TH-3'])
})

test('TR-SPEC-13: backstage a Perform card brings no effect, but its action point', () => {
  const game = new TestGame().plans(0, { magician: 'SA-TH-7' }).knows(0, RINGS, 1).row('R01').reveals()
  game.answer(0, 'place:magician:friday.0')
  assert.deepEqual(
    [game.offers('special.'), game.offers('point'), game.state.commitments],
    [[], ['point'], []],
  )
})

test('TR-SPEC-14: a hand has no limit', () => {
  const all = new TestGame().content.pack.specials.map(({ id }) => id)
  const game = new TestGame().holds(0, ...all.filter((id) => !id.startsWith('SA-DT')))
  game.plans(0, { magician: 'darkAlley' }).reveals().answer(0, 'place:magician:darkAlley.0', 'draw:downtown')
  game.answer(0, game.options()[0] ?? null, 'end')
  assert.equal(game.player().specials.length, 31)
})

test('TR-SPEC-16: a Perform card brings nothing without a performance, and is used up all the same', () => {
  const game = new TestGame().plans(0, { magician: 'SA-TH-7' }).row('R01').reveals()
  game.answer(0, 'place:magician:friday.stage').endsRound()
  assert.deepEqual(game.told('performed'), [])
  assert.deepEqual(game.state.specialDecks.theater.bottom, ['SA-TH-7'])
})

test('TR-IDLE-6: under an idle character a special assignment comes back to the hand', () => {
  const game = new TestGame()
    .plans(0, { magician: 'SA-DT-8' })
    .reveals()
    .answer(0, 'idle:magician')
    .endsRound()
  assert.deepEqual(game.player().specials, ['SA-DT-8'])
})

/** Each with the card of its location, the slot, and the action done with the effect. */
const USES = [
  ['SA-DT-3', 'downtown.0', 'special.hire:3:engineer'],
  ['SA-DT-5', 'downtown.0', 'special.learn:0:walled:clubs:board'],
  ['SA-DT-9', 'downtown.0', 'special.coins:4'],
  ['SA-MR-4', 'marketRow.0', 'special.buy:wood*1:0'],
  ['SA-MR-6', 'marketRow.0', 'special.order:cog'],
  ['SA-MR-8', 'marketRow.0', 'special.quick:cog'],
  ['SA-MR-9', 'marketRow.0', 'effect'],
  ['SA-WS-1', 'workshop.0', 'special.prepare:linking-rings'],
  ['SA-TH-3', 'friday.0', 'special.setup:living-piano:R01:00:down'],
  ['SA-TH-10', 'friday.0', 'special.move:R01:02:R01:01:down'],
] as const

test('TR-SPEC-5, TR-SPEC-9: with whatever action an effect is used, it is told, and nothing more is made of the card', () => {
  for (const [special, slot, act] of USES) {
    const game = new TestGame().plans(0, { magician: special }).has(0, { fame: 40 }).owns(0, { metal: 2 })
    game.knows(0, 'linking-rings').knows(0, 'living-piano', 1).knows(1, 'burning-mummy').row('R01')
    game.lays('R01', [1, 'burning-mummy', '02', 'up']).dice('any', 'x', 'x', 'apprentice', 5, 5)
    game.reveals().answer(0, `place:magician:${slot}`)
    assert.ok(game.offers('point').length > 0, special)
    game.answer(0, act)
    assert.deepEqual(
      [...game.offers('point'), ...game.offers('special.'), ...game.offers('effect')],
      [],
      special,
    )
    assert.deepEqual(game.told('special'), [{ kind: 'special', seat: 0, special }])
  }
})

test('TR-SPEC-8: a point instead of the effect is told with its card', () => {
  const game = new TestGame().plans(0, { magician: 'SA-DT-8' }).reveals()
  game.answer(0, 'place:magician:downtown.0', 'point')
  assert.deepEqual(game.told('point'), [{ kind: 'point', seat: 0, special: 'SA-DT-8' }])
})

test('TR-SPEC-5, TR-SPEC-7: an action that is done without the effect brings nothing of it', () => {
  const invention = new TestGame().plans(0, { magician: 'SA-WS-4' }).knows(0, 'burning-mummy')
  invention.owns(0, { fabric: 3, petroleum: 1 }).reveals()
  invention.answer(0, 'place:magician:workshop.0', 'prepare:burning-mummy')
  assert.deepEqual([invention.kind(), invention.purse(), invention.told('special')], ['act', [10, 10, 1], []])
  const merchants = new TestGame().plans(0, { magician: 'SA-MR-7' }).reveals()
  merchants.answer(0, 'place:magician:marketRow.0', 'order:cog:0')
  assert.deepEqual([merchants.kind(), merchants.offers('point')], ['act', ['point']])
})

test('TR-SPEC-9: a card that works more than once is given up for its point all the same', () => {
  const game = new TestGame()
    .plans(0, { magician: 'SA-MR-7' })
    .reveals()
    .answer(0, 'place:magician:marketRow.0')
  assert.ok(game.offers('special.order').length > 0)
  game.answer(0, 'point')
  assert.deepEqual(game.offers('special.order'), [])
})
