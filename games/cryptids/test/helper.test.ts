import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SKILLS, type Skill } from '../content/vocabulary.ts'
import { priceOf } from '../rules/skills.ts'
import { atHelper, atTurn, type TestGame } from './support/table.ts'

function dice(game: TestGame, ...faces: readonly [string, number][]): TestGame {
  game.state.dice = faces.map(([bonus, n]) => ({ bonus: bonus as 'coin', n, taken: false }))
  return game
}

test('CR-HELP-1, CR-HELP-2, CR-BAD-31: one mandatory step up or down, whichever is possible', () => {
  const game = atHelper().rows(5, 8)
  assert.deepEqual(
    [...game.offers('up'), ...game.offers(['down', 'downWithoutDie'])],
    ['up', 'down:0', 'down:1', 'down:2'],
  )
  game.rows(1, 8).refuses(0, 'up').rows(10, 8).refuses(0, 'down:0').answer(0, 'up')
  assert.equal(game.player(0).row, 9)
  assert.deepEqual(
    [...game.offers('up'), ...game.offers(['down', 'downWithoutDie'])],
    [],
    'not a second time',
  )
})

test('CR-HELP-1, CR-ENDT-6, CR-BAD-42: the turn does not end before the mandatory move', () => {
  const game = atHelper().rows(5, 8)
  game.refuses(0, 'end').answer(0, 'up')
  assert.equal(game.offers('end').length, 1)
})

test('CR-HELP-3: where no row is free in either direction the obligation lapses', () => {
  const game = atHelper({ seats: 2 })
  const { track } = game.content.pack.constants
  assert.equal(track.rows, 10)
  game.state.players.push(
    ...Array.from({ length: 8 }, (_, index) => ({
      ...game.player(1),
      row: index + 1,
      side: 'left' as const,
    })),
  )
  game.rows(9, 10)
  assert.deepEqual(
    [game.offers('up'), game.offers(['down', 'downWithoutDie']), game.offers('end')],
    [[], [], ['end']],
  )
})

test('CR-HELP-4, CR-HELP-5, CR-EX-15: who starts on the top row must leave it', () => {
  const poor = atTurn().rows(1, 8).toHelper(0)
  poor.player(0).coins = 1
  poor.answer(0, 'pay:down')
  assert.equal(poor.player(0).row, 2)
  poor.refuses(0, 'up')
  const rich = atTurn().rows(1, 8).toHelper(0).hand(0)
  rich.player(0).coins = 2
  rich.answer(0, 'pay:down', 'up')
  assert.equal(rich.player(0).row, 1)
  rich.refuses(0, 'end', 'market', 'card:dahu').answer(0, 'pay:down')
  assert.equal(rich.offers('end').length, 1)
})

test('CR-HELP-5: selling evidence first remains possible', () => {
  const game = atTurn().rows(1, 8).toHelper(0).hand(0, 'F').market('B', 'V', null)
  game.player(0).coins = 1
  game.answer(0, 'pay:down').refuses(0, 'up').answer(0, 'sell:F', 'up')
  assert.equal(game.player(0).row, 1)
})

test('CR-DIE-1, CR-DIE-2, CR-BAD-32: down takes a die, which is gone for the round', () => {
  const game = dice(atHelper().rows(4, 8), ['coin', 3], ['exp', 2], ['coin', 2])
  game.answer(0, 'down:0')
  assert.equal(game.player(0).coins, 4)
  game.answer(0, 'end').until('helper', 1)
  assert.deepEqual(game.offers(['down', 'downWithoutDie'], 1), ['down:1', 'down:2'])
  game.answer(1, 'down:1')
  assert.equal(game.player(1).experience, 2)
  const up = dice(atHelper().rows(4, 8), ['coin', 3]).answer(0, 'up')
  assert.deepEqual([up.offers(['down', 'downWithoutDie']), up.player(0).coins], [[], 1])
})

test('CR-DIE-3: up to two used skills become ready for nothing, never a new one', () => {
  const game = dice(atHelper().rows(4, 8), ['restore', 2]).skills(0, 'planeTicket', 'luck', 'secondChance')
  const { skills } = game.player(0)
  skills.planeTicket = 'used'
  skills.luck = 'used'
  game.answer(0, 'down:0')
  game
    .refuses(0, ['secondChance'], ['trackSkill'], ['planeTicket', 'luck', 'range1'])
    .answer(0, ['planeTicket'])
  assert.deepEqual([skills.planeTicket, skills.luck, game.player(0).coins], ['ready', 'used', 1])
})

test('CR-DIE-4, CR-GEN-9, CR-BAD-50: a bonus rumour, if there is one and a slot for it', () => {
  const gained = dice(atHelper().rows(4, 8), ['rumour', 1]).hand(0).answer(0, 'down:0')
  assert.deepEqual(gained.handOf(0), ['r'])
  const full = dice(atHelper().rows(4, 8), ['rumour', 1]).hand(0, 'V', 'V', 'F', 'F', 'S').answer(0, 'down:0')
  assert.equal(full.handOf(0).length, 5)
  const none = dice(atHelper().rows(4, 8), ['rumour', 1]).hand(0)
  none.state.bonusRumours = []
  assert.deepEqual(none.answer(0, 'down:0').handOf(0), [])
})

test('CR-DIE-5: a die that is of no use may be taken all the same', () => {
  const game = dice(atHelper().rows(4, 8), ['restore', 2], ['exp', 1]).answer(0, 'down:0')
  assert.equal(game.kind(0), 'helper')
  assert.equal(game.state.dice[0]?.taken, true)
})

test('CR-LEARN-1, CR-LEARN-5, CR-BAD-33: learning and restoring only after the move up, to the end of the turn', () => {
  const game = atHelper({ seats: 3 }).rows(5, 8, 9)
  const player = game.player(0)
  player.experience = 3
  player.coins = 3
  player.skills.planeTicket = 'used'
  assert.deepEqual([...game.offers('learn'), ...game.offers('restore')], [])
  game.answer(0, 'up', 'pay:down', 'learn:luck', 'restore:planeTicket')
  assert.equal(player.experience, 2)
  const down = dice(atHelper().rows(5, 8), ['coin', 2])
  down.player(0).experience = 5
  down.player(0).skills.planeTicket = 'used'
  down.answer(0, 'down:0')
  assert.deepEqual([...down.offers('learn'), ...down.offers('restore')], [])
})

test('CR-LEARN-2, CR-LEARN-3, CR-LEARN-4, CR-SKILL-3, CR-SKILL-7, CR-SKILL-8, CR-EX-8: Max buys skills', () => {
  for (const [seats, left] of [
    [3, 2],
    [2, 0],
  ] as const) {
    const game = atHelper({ seats }).rows(5, 8)
    const player = game.player(0)
    player.experience = 4
    player.coins = 1
    player.skills.planeTicket = 'used'
    game.answer(0, 'up', 'learn:collectSkill', 'learn:collectAdjacent', 'restore:planeTicket')
    assert.deepEqual([player.experience, player.coins], [left, 0])
    assert.deepEqual(
      [player.skills.collectSkill, player.skills.collectAdjacent, player.skills.planeTicket],
      ['ready', 'ready', 'ready'],
    )
  }
})

test('CR-SKILL-4, CR-SKILL-5, CR-SKILL-9, CR-SOLO-6: prices, one more with two players and alone', () => {
  const prices = (seats: number, options = {}): Record<string, number> => {
    const { state, content } = atTurn({ seats, options })
    return Object.fromEntries(SKILLS.slice(1).map((skill) => [skill, priceOf(state, content, skill)]))
  }
  const base = prices(3)
  assert.deepEqual(base, {
    collectSkill: 1,
    trackSkill: 2,
    luck: 1,
    secondChance: 1,
    relocateSkill: 2,
    range1: 1,
    range2: 1,
    splitMove: 1,
    collectAdjacent: 1,
  })
  for (const [seats, options, more] of [
    [1, {}, 1],
    [2, {}, 1],
    [2, { surcharge: false }, 0],
    [4, {}, 0],
  ] as const) {
    const dearer: Record<string, number> = Object.fromEntries(
      Object.entries(base).map(([skill, price]) => [skill, price + more]),
    )
    assert.deepEqual(prices(seats, options), dearer)
  }
})

test('CR-SKILL-6, CR-BAD-34: each skill once, the range skill twice, and never beyond one’s experience', () => {
  const game = atHelper({ seats: 3 }).rows(5, 8, 9)
  game.player(0).experience = 3
  game
    .answer(0, 'up', 'learn:range1')
    .refuses(0, 'learn:range1', 'learn:planeTicket')
    .answer(0, 'learn:range2')
  game.refuses(0, 'learn:range1', 'learn:range2', 'learn:trackSkill')
})

test('CR-SKILL-2, CR-BAD-35: only used active skills are restored, for a coin', () => {
  const game = atHelper().rows(5, 8).skills(0, 'planeTicket', 'luck', 'range1')
  const player = game.player(0)
  player.skills.planeTicket = 'used'
  player.coins = 1
  game.answer(0, 'up')
  assert.deepEqual(game.offers('restore'), ['restore:planeTicket'])
  const unowned: Skill = 'trackSkill'
  game.refuses(0, 'restore:luck', 'restore:range1', `restore:${unowned}`)
  player.coins = 0
  assert.deepEqual(game.offers('restore'), [])
})

test('CR-PAID-1, CR-PAID-2, CR-BAD-36: a coin a step, in both directions, as long as there are coins and rows', () => {
  const game = atHelper().rows(2, 8)
  game.player(0).coins = 3
  game.answer(0, 'pay:up')
  assert.deepEqual(game.offers('payStep'), ['pay:down'])
  game.answer(0, 'pay:down', 'pay:down')
  assert.deepEqual([game.player(0).row, game.player(0).coins, game.offers('payStep')], [3, 0, []])
  game.refuses(0, 'pay:up:0', 'pay:up:-1', 'pay:up')
})

test('CR-PAID-3, CR-PAID-5, CR-PAID-6, CR-BAD-37: for a coin all of the market is replaced, face up, as often as one pays', () => {
  const game = atHelper().market('B', null, 'V')
  const player = game.player(0)
  player.coins = 2
  game.draws('ev-F1', 'ev-S1', 'ev-W1').answer(0, 'market')
  assert.deepEqual(game.faces(game.state.market), ['F', 'S', 'W'])
  assert.deepEqual(game.faces(game.state.discard).slice(-2), ['B', 'V'])
  game.answer(0, 'market')
  assert.equal(player.coins, 0)
  assert.deepEqual([game.offers('payMarket'), game.offers('payCard')], [[], []])
})

test('CR-PAID-4, CR-PAID-5, CR-PAID-6, CR-BAD-37: for a coin up to two cards without bids, one slot even twice', () => {
  const game = atHelper().bids({ selma: [0, 1], skvader: [0, 1] })
  const player = game.player(0)
  player.coins = 2
  game.refuses(0, 'card:selma').script('lossie').answer(0, 'card:dahu')
  assert.equal(game.kind(0), 'helper.card')
  game.refuses(0, 'selma').script('barometz').answer(0, 'lossie')
  assert.equal(game.shown()[3], 'barometz')
  assert.equal(player.coins, 1)
  game.answer(0, 'card:barometz', 'none')
  assert.equal(player.coins, 0)
})

test('CR-ENDT-1, CR-ENDT-2, CR-ENDT-5: market, terrain, markers, left cell; skills stay as they are', () => {
  const game = atHelper().market('B', null, 'V').rows(5, 8)
  const player = game.player(0)
  player.movement = 'used'
  player.action = 'used'
  player.skills.planeTicket = 'used'
  game.answer(0, 'up', 'end')
  assert.ok(!game.state.market.includes(null), 'filled before terrain is placed')
  assert.equal(game.kind(0), 'terrain')
  assert.equal(player.side, 'right')
  game.pass().pass()
  assert.deepEqual(
    [player.movement, player.action, player.side, player.skills.planeTicket],
    ['ready', 'ready', 'left', 'used'],
  )
})
