import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHelper, atTurn } from './support/table.ts'

test('CR-CZ-1, CR-CZ-2, CR-CZ-4, CR-BAD-10: one main movement and one main action, in any order', () => {
  const game = atTurn().at(0, 'AAC').map('E1:B', 'N4:F')
  game.answer(0, 'move:E1', 'collect:E1:B')
  const { movement, action } = game.player(0)
  assert.deepEqual([movement, action], ['used', 'used'])
  assert.deepEqual(game.offers(['move', 'stay']), [])
  assert.deepEqual([...game.offers('collect'), ...game.offers('actionMove'), ...game.offers('refresh')], [])
  const other = atTurn().at(0, 'E2').map('E2:B', 'N4:F').answer(0, 'collect:E2:B', 'move:E1')
  assert.equal(other.player(0).place, 'E1')
})

test('CR-CZ-3, CR-SKILL-1: active skills at any moment, once each', () => {
  const game = atTurn().at(0, 'AAC').map('E1:B', 'E3:F').hand(0).skills(0, 'planeTicket', 'collectSkill')
  game.answer(0, 'fly:E1', 'collect:E1:B', 'move:AAC')
  assert.deepEqual(game.offers('fly'), [])
  game.map('AAC:V').answer(0, 'skill.collect:AAC:V').map('AAC:V')
  assert.deepEqual(game.bySkill('collect'), [])
  assert.equal(game.player(0).skills.collectSkill, 'used')
})

test('CR-CZ-5, CR-BAD-12: the main movement may be given up', () => {
  const game = atTurn().at(0, 'AAC')
  game.answer(0, 'move:stay')
  assert.deepEqual([game.player(0).movement, game.player(0).place], ['used', 'AAC'])
  assert.deepEqual(game.offers(['move', 'stay']), [])
})

test('CR-CZ-6, CR-BAD-30: the turn may end with everything unused', () => {
  const game = atTurn()
  game.answer(0, 'end')
  assert.deepEqual([game.player(0).movement, game.player(0).side], ['ready', 'right'])
})

test('CR-CZ-7, CR-MARK-11, CR-BAD-3: nothing of the helper phase here, and nothing of this one there', () => {
  const game = atTurn()
  game.player(0).experience = 9
  game.player(0).coins = 9
  const trades = ['buy', 'sell', 'sellInto', 'swap', 'rebid', 'payStep', 'payMarket', 'payCard'] as const
  assert.deepEqual(game.offers(['learn', 'restore', 'up', 'down', 'downWithoutDie', ...trades]), [])
  game.toHelper(0)
  const travels = ['move', 'stay', 'actionMove', 'fly'] as const
  assert.deepEqual(
    game.offers([...travels, 'collect', 'track', 'relocate', 'request', 'refresh', 'search']),
    [],
  )
  assert.deepEqual(game.bySkill(), [])
})

test('CR-MOVE-1, CR-MOVE-3, CR-BAD-9: up to two steps along lines, through regions and cities', () => {
  const game = atTurn().at(0, 'AAC')
  const near = ['LON', 'PAR', 'E1', 'N4']
  const far = ['W1', 'W2', 'W3', 'W4', 'S2', 'VIE', 'E2', 'WAR', 'N1', 'STO']
  assert.deepEqual(
    game.offers(['move', 'stay']).sort(),
    [...near, ...far, 'stay'].map((id) => `move:${id}`).sort(),
  )
  game.refuses(0, 'move:E3', 'move:ATLANTIS')
})

test('CR-MOVE-2: cryptozoologists may meet', () => {
  const game = atTurn().at(0, 'AAC').at(1, 'E1').answer(0, 'move:E1')
  assert.equal(game.player(0).place, game.player(1).place)
})

test('CR-MOVE-4: each range skill adds a step', () => {
  const reach = (...skills: ('range1' | 'range2')[]): number =>
    atTurn()
      .at(0, 'SPB')
      .skills(0, ...skills)
      .offers(['move', 'stay']).length
  assert.ok(reach() < reach('range2'))
  assert.ok(reach('range1') < reach('range1', 'range2'))
  assert.equal(reach('range1'), reach('range2'))
})

test('CR-MOVE-5: a Move as the main action is a movement of its own', () => {
  const game = atTurn().at(0, 'AAC').map('N4:B').answer(0, 'move:E2', 'action.move:E3')
  assert.deepEqual([game.player(0).place, game.player(0).action], ['E3', 'used'])
})

test('CR-MOVE-6, CR-BAD-11: without splitting, steps not taken are lost', () => {
  const game = atTurn().at(0, 'AAC').answer(0, 'move:E1')
  assert.deepEqual(game.offers(['move', 'stay']), [])
})

test('CR-MOVE-7, CR-MOVE-8, CR-SKILL-2: split movements go on, and two may be open at once', () => {
  const game = atTurn().at(0, 'AAC').skills(0, 'splitMove', 'planeTicket').map('E1:B')
  game.answer(0, 'move:E1', 'action.move:E2')
  assert.deepEqual([game.state.turn?.mainSteps, game.state.turn?.actionSteps], [1, 1])
  game.answer(0, 'move:KYI')
  assert.deepEqual(game.offers(['move', 'stay']), [])
  game.answer(0, 'fly:ROM', 'action.move:S3')
  assert.deepEqual(game.offers('actionMove'), [])
  game.answer(0, 'end')
  assert.equal(game.player(0).skills.splitMove, 'ready', 'a passive skill is never used up')
})

test('CR-MOVE-9, CR-MOVE-10, CR-BAD-13: the plane goes anywhere but here, once', () => {
  const game = atTurn().at(0, 'AAC')
  assert.equal(game.offers('fly').length, 26)
  game.refuses(0, 'fly:AAC', 'fly:OSLO').answer(0, 'fly:E3')
  assert.equal(game.player(0).movement, 'ready')
  game.refuses(0, 'fly:AAC')
})

test('CR-COLL-1, CR-COLL-3, CR-COLL-12, CR-BAD-15: one token of one’s choice from where one stands', () => {
  const game = atTurn().at(0, 'E1').hand(0).map('E1:B', 'E1:F', 'E1:F', 'N4:V')
  assert.deepEqual(game.offers('collect'), ['collect:E1:B', 'collect:E1:F'])
  game.refuses(0, 'collect:E1:V', 'collect:N4:V').answer(0, 'collect:E1:F')
  assert.deepEqual(game.handOf(0), ['F'])
  assert.deepEqual(game.mapFaces(), ['E1:B', 'E1:F', 'N4:V'])
})

test('CR-COLL-2, CR-GEN-10, CR-BAD-14: not with a full board, and nothing can be thrown away', () => {
  const game = atTurn().at(0, 'E1').map('E1:B').hand(0, 'V', 'V', 'F', 'F', 'S')
  assert.deepEqual(game.offers('collect'), [])
  game.refuses(0, 'discard', 'discard:V', 'sell:V')
  assert.deepEqual(atTurn().at(0, 'AAC').map('E1:B').offers('collect'), [], 'nothing lies here')
})

test('CR-COLL-4, CR-COLL-5, CR-COLL-6: with collectAdjacent also from a neighbour, by action and by skill', () => {
  const game = atTurn().at(0, 'AAC').skills(0, 'collectAdjacent', 'collectSkill').map('E1:B', 'N4:F', 'E3:V')
  assert.deepEqual(game.offers('collect'), ['collect:E1:B', 'collect:N4:F'])
  assert.deepEqual(game.bySkill('collect'), ['skill.collect:E1:B', 'skill.collect:N4:F'])
  game.answer(0, 'skill.collect:N4:F', 'collect:E1:B')
  assert.deepEqual(game.handOf(0), ['r', 'F', 'B'])
})

test('CR-COLL-1, CR-COLL-6: collecting by what is used is not offered', () => {
  const game = atTurn().at(0, 'N1').map('N1:B', 'E3:V')
  const offers = (): string[] => [...game.offers('collect'), ...game.bySkill('collect')]
  assert.deepEqual(offers(), ['collect:N1:B'], 'without the skill')
  game.skills(0, 'collectSkill').player(0).action = 'used'
  assert.deepEqual(offers(), ['skill.collect:N1:B'])
  game.player(0).skills.collectSkill = 'used'
  assert.deepEqual(offers(), [])
})

test('CR-HELP-6: neither actions nor active skills in the helper phase', () => {
  const game = atHelper().skills(0, 'planeTicket', 'collectSkill', 'trackSkill').map('N1:B').at(0, 'N1')
  assert.deepEqual([...game.offers('fly'), ...game.bySkill(), ...game.offers('collect')], [])
})

test('CR-EX-2: Katya moves, collects and ends her turn', () => {
  const game = atTurn({ seats: 3 })
    .rows(4, 5, 6)
    .at(0, 'AAC')
    .map('E1:B', 'N1:F', 'N2:F', 'S1:V', 'S3:V', 'W1:S')
  assert.equal(game.state.dice.length, 4)
  game.answer(0, 'move:E1', 'collect:E1:B')
  assert.deepEqual(game.handOf(0), ['r', 'B'])
  assert.equal(game.state.map.length, 5)
  assert.equal(game.player(0).skills.planeTicket, 'ready')
  game.answer(0, 'end')
  assert.deepEqual([game.player(0).row, game.player(0).side], [4, 'right'])
  assert.deepEqual(game.asked(), ['1 turn'])
})
