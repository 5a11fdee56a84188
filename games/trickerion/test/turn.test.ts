import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import { edited } from '@curio/kernel/testing'
import { MAGORIA } from '../content/index.ts'
import { acting, atPlan } from './support/fresh.ts'

const places = (texts: readonly string[]): string[] => texts.map((text) => text.replace(/^place:/, ''))

test('TR-ACT-2, TR-ACT-11, TR-RND-3, TR-BAD-21: in turn order, one character a turn, round after round', () => {
  const game = atPlan({ seats: 3 }).plans(
    { magician: 'downtown', apprentice1: 'workshop' },
    { magician: 'workshop' },
    { magician: 'marketRow', apprentice1: 'workshop' },
  )
  const asked: string[] = []
  while (game.state.phase === 'action') {
    if (game.kind(game.asker()) === 'turn') asked.push(game.asked().join())
    if (game.kind(game.asker()) === 'turn') game.does(game.offers('place')[0] ?? '')
    else game.does('end')
  }
  assert.deepEqual(asked, ['0 turn', '1 turn', '2 turn', '0 turn', '2 turn'])
})

test('TR-ACT-2, TR-BAD-21, TR-BAD-40: after the placement the next player is asked, and nothing more can be done', () => {
  const game = atPlan().plans({ magician: 'downtown', apprentice1: 'workshop' }, { magician: 'workshop' })
  game.does('place:magician:downtown.0').refuses('place:apprentice1:workshop.0').does('end')
  assert.deepEqual(game.asked(), ['1 turn'])
  assert.throws(() => game.answer(0, 'place:apprentice1:workshop.0'), /is not asked/)
})

test('TR-ACT-3, TR-ACT-4, TR-ACT-15, TR-BAD-23: any free slot of the named location, characters in any order', () => {
  const game = atPlan({ seats: 4 }).plans({ magician: 'downtown', apprentice1: 'workshop' })
  game.player().shards = 0
  assert.deepEqual(places(game.offers('place')), [
    'magician:downtown.0',
    'magician:downtown.1',
    'magician:downtown.2',
    'magician:downtown.3',
    'apprentice1:workshop.0',
    'apprentice1:workshop.1',
  ])
  game.refuses('place:magician:marketRow.0', 'place:magician:workshop.0', 'place:magician:thursday.0')
})

test('TR-ACT-5, TR-BAD-24: one character on a slot until it goes home', () => {
  const game = atPlan().plans({ magician: 'downtown', apprentice1: 'workshop' }, { magician: 'downtown' })
  game.does('place:magician:downtown.0', 'end').refuses('place:magician:downtown.0')
  game.does('place:magician:downtown.3', 'end')
  game.endRound()
  assert.equal(game.character('magician').at, 'home')
})

test('TR-ACT-6, TR-BAD-25: the Workshop is one’s own', () => {
  const game = atPlan().plans({ magician: 'workshop' }, { magician: 'workshop' })
  game.does('place:magician:workshop.0', 'end')
  assert.deepEqual(
    places(game.offers('place', 1)).filter((text) => !text.includes('shard')),
    ['magician:workshop.0', 'magician:workshop.1'],
  )
  game.refuses('place:magician:workshop.2')
})

test('TR-ACT-7, TR-ACT-9: points are spent at once, also several times on the same action', () => {
  const game = acting('marketRow').rich(0, 5, 20, 0)
  assert.deepEqual([game.kind(), game.ap()], ['act', 5])
  game.does('order:rope:0', 'order:saw:1', 'order:cog:2')
  assert.deepEqual([game.ap(), game.state.market.orders], [2, ['rope', 'saw', 'cog', null]])
})

test('TR-ACT-8: unspent points are lost', () => {
  const game = atPlan().plans({ magician: 'downtown', apprentice1: 'workshop' })
  game.does('place:magician:downtown.0', 'reroll:0', 'end')
  assert.deepEqual(game.told('placement.ended').at(-1), {
    kind: 'placement.ended',
    seat: 0,
    disc: 'magician',
    lost: 4,
  })
  assert.equal(game.state.placement, null)
  game.does('place:apprentice1:workshop.0')
  assert.equal(game.ap(), 1)
})

test('TR-ACT-10, TR-BAD-32: a placed character need not act', () => {
  const game = acting('downtown')
  assert.ok(game.options().includes('end'))
  game.does('end')
  assert.equal(game.state.phase !== 'action' || game.state.round === 2, true)
  assert.equal(game.told('placed').length, 1)
})

test('TR-ACT-12, TR-ACT-14: the phase ends when nobody has a card left to use', () => {
  const game = atPlan().plans({ magician: 'theater' }, { apprentice1: 'workshop' })
  game.does('place:magician:friday.stage')
  assert.deepEqual(game.asked(), ['1 turn'])
  game.does('idle:apprentice1')
  assert.equal(game.state.round, 2)
})

test('TR-ACT-13, TR-BAD-30: place or make idle, nothing else', () => {
  const game = atPlan().plans({ magician: 'downtown' })
  game.refuses('end', 'none', 'ready')
  assert.deepEqual(game.offers(['endTurn']), [])
  assert.deepEqual(game.offers('makeIdle'), ['idle:magician'])
})

test('TR-ACT-16, TR-BAD-26: without a free slot only idleness is left', () => {
  const game = atPlan().team(0, 'magician', 'manager', 'apprentice1')
  game.player().permanents.workshop = 3
  game.plans({ magician: 'workshop', manager: 'workshop', apprentice1: 'workshop' })
  game.does('place:magician:workshop.0', 'end', 'place:manager:workshop.1', 'end')
  assert.deepEqual([game.offers('place'), game.offers('makeIdle')], [[], ['idle:apprentice1']])
})

test('TR-BAD-22: nobody without a card, nobody placed or idle', () => {
  const game = atPlan().team(0, 'magician', 'manager', 'assistant', 'apprentice1')
  game.plans({ magician: 'downtown', manager: 'workshop', assistant: 'marketRow' })
  game.refuses('place:apprentice1:downtown.0', 'idle:apprentice1').does('place:magician:downtown.0', 'end')
  game.refuses('place:magician:downtown.3', 'idle:magician').does('idle:manager')
  game.refuses('place:manager:workshop.0', 'idle:manager')
})

test('TR-IDLE-1, TR-IDLE-3, TR-IDLE-4, TR-IDLE-5, TR-BAD-33: idle for the round, which is the whole turn', () => {
  const game = atPlan().plans({ magician: 'downtown', apprentice1: 'workshop' }, { magician: 'downtown' })
  game.does('idle:magician')
  const { at, isIdle, isUp } = game.character('magician')
  assert.deepEqual([at, isIdle, isUp], ['home', true, false])
  assert.deepEqual(game.asked(), ['1 turn'])
  game.does('idle:magician')
  assert.deepEqual(
    game.offers(['place', 'makeIdle']).filter((text) => text.includes('magician')),
    [],
  )
})

test('TR-IDLE-2, TR-WAGE-5: an idle character costs nothing', () => {
  const game = atPlan().team(0, 'magician', 'manager').rich(0, 5, 9, 0)
  game.plans({ manager: 'downtown' }).does('idle:manager')
  assert.deepEqual([game.state.round, game.player().coins], [2, 9])
})

test('TR-IDLE-6, TR-END-19: a special assignment under an idle character comes back, and everybody knows it', () => {
  const game = atPlan({ options: { darkAlley: true } })
  game.player().specials.push('SA-DT-9')
  game.plans({ magician: 'SA-DT-9' }).does('idle:magician')
  assert.deepEqual([game.state.round, game.player().specials], [2, ['SA-DT-9']])
  assert.deepEqual(game.view(1).players[0]?.shown, ['SA-DT-9'])
})

test('TR-AP-1, TR-AP-2, TR-AP-10: base and slot', () => {
  const ap = (disc: 'magician' | 'manager' | 'apprentice1', slot: string): number =>
    acting('downtown', { seats: 4, disc, slot }).ap()
  assert.deepEqual(
    [ap('magician', 'downtown.0'), ap('manager', 'downtown.1'), ap('apprentice1', 'downtown.3')],
    [5, 3, 1],
  )
})

test('TR-AP-3, TR-AP-4, TR-AP-8, TR-BAD-35, TR-BAD-100: a shard for one point, with the placement, once', () => {
  const game = atPlan().plans({ magician: 'downtown' }).rich(0, 5, 9, 2)
  game.refuses('place:magician:downtown.0:shard+shard').does('place:magician:downtown.0:shard')
  assert.deepEqual([game.ap(), game.player().shards], [6, 1])
  game.refuses('shard', 'enhance', 'place:magician:downtown.0:shard')
})

test('TR-AP-3, TR-BAD-35: not without a shard', () => {
  const game = atPlan().plans({ magician: 'downtown' }).rich(0, 5, 9, 0)
  game.refuses('place:magician:downtown.0:shard')
})

test('TR-TH-6, TR-BAD-35: not in the Theater', () => {
  const game = atPlan().plans({ magician: 'theater' }).rich(0, 5, 9, 2)
  game.refuses('place:magician:friday.0:shard', 'place:magician:friday.stage:shard')
})

test('TR-AP-6, TR-AP-7, TR-BAD-31: an Apprentice on Sunday has no points, and its turn is over', () => {
  const game = atPlan().plans({ apprentice1: 'theater' }, { magician: 'downtown' })
  game.does('place:apprentice1:sunday.0')
  assert.equal(game.told('placed').at(-1)?.ap, 0)
  assert.deepEqual(game.asked(), ['1 turn'])
})

test('TR-AP-6: a slot that takes more points than the character has leaves none', () => {
  const magoria = edited(MAGORIA, { id: 'gloomy', 'days<sunday>.backstage': [-2, -3] }) as Json
  for (const slot of ['sunday.0', 'sunday.1']) {
    const game = atPlan({ packs: { magoria } })
      .plans({ apprentice1: 'theater' })
      .does(`place:apprentice1:${slot}`)
    assert.equal(game.told('placed').at(-1)?.ap, 0)
  }
})

test('TR-AP-9, TR-BAD-34: what is dearer than the points left is not offered', () => {
  const game = acting('downtown').dice('any', 'any', 'manager', 'apprentice', 4, 4).rich(0, 40, 40, 0)
  const offered = (): string[] => [
    ...new Set(
      game.offers(['hire', 'learn', 'takeCoins', 'reroll', 'setDie']).map((text) => text.replace(/:.*/, '')),
    ),
  ]
  assert.deepEqual(offered(), ['hire', 'learn', 'coins', 'reroll', 'set'])
  game.withAp(2)
  assert.deepEqual(offered(), ['reroll', 'set'])
  game.withAp(1)
  assert.deepEqual(offered(), ['reroll'])
})

test('TR-BAD-36: nothing of another location', () => {
  const game = acting('workshop').rich(0, 40, 40, 0)
  game.refuses('reroll:0', 'coins:4', 'order:rope:0', 'draw:theater', 'fortune', 'buy:wood*1:0')
})

test('TR-EX-AP-1: four characters Downtown', () => {
  const game = atPlan({ seats: 4, options: { darkAlley: true } })
  for (const seat of [2, 3]) game.character('manager', seat).at = 'home'
  game.player(3).specials.push('SA-DT-8')
  game.plans(
    { apprentice1: 'downtown' },
    { magician: 'downtown' },
    { manager: 'downtown' },
    { manager: 'SA-DT-8' },
  )
  const points: number[] = []
  for (const place of [
    'apprentice1:downtown.0',
    'magician:downtown.1:shard',
    'manager:downtown.2',
    'manager:downtown.3',
  ]) {
    game.does(`place:${place}`)
    if (place === 'manager:downtown.3') game.does('point')
    points.push(game.ap())
    game.does('end')
  }
  assert.deepEqual(points, [3, 5, 3, 3])
})

test('TR-PC-1, TR-PC-2, TR-PC-3, TR-PC-4, TR-PC-10, TR-PC-11, TR-BAD-24: closed slots by number of players', () => {
  const open = (seats: number, card: string): string[] => {
    const game = atPlan({ seats, options: { darkAlley: true } }).plans({ magician: card })
    game.player().shards = 0
    return places(game.offers('place')).map((text) => text.slice(-1))
  }
  for (const card of ['downtown', 'marketRow', 'darkAlley']) {
    assert.deepEqual(
      [open(2, card), open(3, card), open(4, card)],
      [
        ['0', '3'],
        ['0', '1', '3'],
        ['0', '1', '2', '3'],
      ],
    )
  }
  assert.deepEqual(
    [open(2, 'workshop'), open(4, 'workshop')],
    [
      ['0', '1'],
      ['0', '1'],
    ],
  )
  assert.equal(open(2, 'theater').length, open(4, 'theater').length)
})

test('TR-PC-9: there is no duel for two', () => {
  const game = atPlan()
  assert.deepEqual(Object.keys(game.state.options), ['darkAlley', 'prophecies', 'quickGame', 'firstGameKits'])
})

test('TR-TH-1, TR-TH-2, TR-TH-10: two slots backstage and a stage on each day', () => {
  const game = atPlan().plans({ magician: 'theater' })
  const days = ['thursday', 'friday', 'saturday', 'sunday']
  assert.deepEqual(
    places(game.offers('place')),
    days.flatMap((day) => ['0', '1', 'stage'].map((slot) => `magician:${day}.${slot}`)),
  )
  assert.deepEqual(
    days.map((day) => game.content.slots.get(`${day}.0`)?.modifier),
    [1, 0, 0, -1],
  )
})

test('TR-TH-3, TR-BAD-28: one day a round for each player', () => {
  const game = atPlan().plans({ magician: 'theater', apprentice1: 'theater' })
  game
    .does('place:apprentice1:friday.0', 'end')
    .refuses('place:magician:saturday.stage', 'place:magician:thursday.0')
  assert.deepEqual(places(game.offers('place')), ['magician:friday.1', 'magician:friday.stage'])
})

test('TR-TH-4, TR-TH-5, TR-BAD-29: somebody else’s day is closed, whatever is free', () => {
  const game = atPlan().plans({ apprentice1: 'theater' }, { magician: 'theater' })
  game.does('place:apprentice1:friday.0', 'end')
  game.refuses('place:magician:friday.1', 'place:magician:friday.stage')
  assert.equal(game.offers('place', 1).length, 9)
})

test('TR-TH-7, TR-BAD-27: only a Magician goes on stage', () => {
  const game = atPlan().team(0, 'magician', 'manager', 'apprentice1')
  game.plans({ manager: 'theater', apprentice1: 'theater' })
  assert.ok(game.offers('place').every((text) => !text.includes('stage')))
  game.refuses('place:manager:friday.stage', 'place:apprentice1:friday.stage')
})

test('TR-TH-8, TR-BAD-76: a Magician backstage acts and does not perform', () => {
  const game = atPlan({ options: { firstGameKits: true } }).plans({ magician: 'theater' })
  game.does('place:magician:friday.0')
  assert.equal(game.ap(), 3)
  const [{ trick } = { trick: '' }] = game.player().tricks
  game.does(`setup:${trick}:R01:00:down`, 'end')
  assert.deepEqual([game.told('performed').length, game.told('notPerformed').length], [0, 0])
  assert.equal(game.state.round, 2)
})

test('TR-TH-9, TR-BAD-74: on stage all points are lost and nothing is done', () => {
  const game = atPlan().plans({ magician: 'theater' }, { magician: 'downtown' })
  game.does('place:magician:friday.stage')
  assert.equal(game.told('placed').at(-1)?.ap, 0)
  assert.deepEqual([game.asked(), game.state.placement], [['1 turn'], null])
})

test('TR-AP-5, TR-AP-10: with the Dark Alley cards, abilities and prophecies change action points', () => {
  const game = atPlan({ options: { darkAlley: true, prophecies: true } })
  game.player().magician = 'mechaniker'
  game.state.prophecies.active = 'PR-8'
  game.plans({ apprentice1: 'downtown' }).rich(0, 5, 9, 1).does('place:apprentice1:downtown.0:shard+boost')
  assert.equal(game.ap(), 1 + 2 + 2 + 1)
})

test('TR-TRK-4, TR-CMP-6, TR-CMP-7: before a character is placed tricks and components may go back, and the turn goes on', () => {
  const game = atPlan()
    .noTricks(0)
    .stacks(0, { wood: 2 })
    .trick(0, 'levitation')
    .plans({ magician: 'downtown' })
  game.does('return')
  assert.deepEqual(game.options(), ['trick:levitation', 'token:wood'])
  game.does('token:wood', 'return', 'trick:levitation')
  assert.deepEqual([game.player().components[0]?.count, game.player().tricks], [1, []])
  game.does('return', 'token:wood')
  assert.deepEqual([game.kind(), game.player().components], ['turn', []])
  assert.ok(!game.options().includes('return'), 'nothing is left')
  assert.deepEqual(game.told('returnedComponent').length, 2)
  game.does('place:magician:downtown.0')
  assert.equal(game.kind(), 'act')
})
