import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acting, atPlan, FreshGame } from './support/fresh.ts'
import { TestGame } from './support/table.ts'
import { whyNot, whyNotActs } from './support/why.ts'

const RINGS = 'linking-rings'
const MUMMY = 'burning-mummy'

test('TR-PSET-3, TR-GEN-6, TR-BAD-3, TR-BAD-4: why a magician is not to be had', () => {
  const game = new FreshGame().does('mechaniker')
  const magician = (id: string): string | null => whyNot(game, { thing: 'magician', magician: id }, 1)
  assert.deepEqual([magician('electra'), magician('yoruba')], ['schoolTaken TR-PSET-3', null])
  assert.equal(whyNot(game, { thing: 'trick', trick: RINGS }, 1), 'notNow')
  const dark = new FreshGame({ options: { darkAlley: true } })
  assert.equal(whyNot(dark, { thing: 'magician', magician: 'priestess' }), 'magicianOut TR-GEN-6')
  assert.equal(whyNot(dark, { thing: 'role', role: 'manager' }), 'notNow')
  assert.equal(whyNot(dark, { thing: 'deck', deck: 'theater' }), 'notNow')
  assert.equal(whyNot(dark, { thing: 'component', kind: 'wood' }), 'notNow')
  assert.equal(whyNot(dark, { thing: 'poster' }), 'notNow')
})

test('TR-PSET-11, TR-PSET-12, TR-PSET-32, TR-BAD-5, TR-BAD-6, TR-BAD-7: why components and tricks are no start', () => {
  const game = new FreshGame().does('mechaniker', 'yoruba')
  const component = (kind: 'wood' | 'rope' | 'cog'): string | null =>
    whyNot(game, { thing: 'component', kind })
  const trick = (id: string): string | null => whyNot(game, { thing: 'trick', trick: id })
  assert.deepEqual(
    [component('wood'), component('rope'), component('cog')],
    [null, null, 'wrongWorth TR-PSET-11'],
  )
  assert.deepEqual(
    [trick(RINGS), whyNot(game, { thing: 'magician', magician: 'electra' })],
    ['notNow', 'notNow'],
  )
  game.does('wood*2')
  assert.deepEqual(
    [trick(RINGS), trick(MUMMY), trick('bullet-catch')],
    [null, 'notOwnSchool TR-PSET-12', 'notLevelOne TR-PSET-21'],
  )
  game.does(`${RINGS}:spades`)
  const roles = (['manager', 'apprentice'] as const).map((role) => whyNot(game, { thing: 'role', role }))
  assert.deepEqual(roles, [null, 'notNow'])
  game.does('manager')
  assert.deepEqual(
    [component('wood'), component('rope'), component('cog')],
    ['kindOnBoard TR-PSET-32', null, 'wrongWorth TR-PSET-11'],
  )
})

test("TR-PSET-21, TR-PSET-24, TR-BAD-8: why a trick cannot be the Engineer's", () => {
  const game = new FreshGame().does('mechaniker', 'yoruba')
  game.does('wood*2', `${RINGS}:spades`, 'engineer', 'wood*2', 'spirit-hand:spades', 'assistant')
  const trick = (id: string): string | null => whyNot(game, { thing: 'trick', trick: id })
  assert.equal(game.kind(), 'setup.engineer')
  assert.deepEqual(
    [trick('spirit-hand'), trick(RINGS), trick('bullet-catch'), trick(MUMMY)],
    ['trickGone TR-PSET-24', 'trickGone TR-PSET-24', 'notLevelOne TR-PSET-21', null],
  )
})

test('TR-QUICK-5, TR-QUICK-13, TR-DA-8: why extras of a quick game are not to be had', () => {
  const game = new FreshGame({ options: { quickGame: true, darkAlley: true } })
  game.until(({ run }) => run.questions[0]?.kind === 'setup.extra')
  const seat = game.asker()
  game.stack(seat, 'wood', 3)
  assert.equal(whyNot(game, { thing: 'component', kind: 'wood' }, seat), 'stackFull TR-CMP-4')
  assert.equal(whyNot(game, { thing: 'component', kind: 'cog' }, seat), null)
  game.until(({ run }) => run.questions[0]?.kind === 'setup.special')
  game.state.specialDecks.workshop.rest.splice(0)
  const decks = (['workshop', 'theater'] as const).map((deck) =>
    whyNot(game, { thing: 'deck', deck }, game.asker()),
  )
  assert.deepEqual(decks, ['deckEmpty TR-DA-8', null])
})

test('TR-ADV-2, TR-ADV-7, TR-BAD-11, TR-BAD-12: why a poster cannot hang', () => {
  const game = new FreshGame().setUp()
  const poster = (): string | null => whyNot(game, { thing: 'poster' })
  assert.deepEqual([game.kind(), poster()], ['advertise', null])
  assert.equal(whyNot(game, { thing: 'disc', disc: 'magician' }), 'notNow')
  game.player().coins = 0
  assert.equal(poster(), 'posterDear TR-ADV-7')
  game.player().coins = 1
  assert.equal(poster(), null)
  game.player().hasPoster = true
  assert.equal(poster(), 'posterThere TR-ADV-2')
})

test('TR-ASG-2, TR-ASG-3, TR-ASG-8, TR-BAD-15, TR-BAD-16, TR-BAD-17: why a card and a character do not meet', () => {
  const game = atPlan().team(0, 'magician')
  const disc = (name: 'magician' | 'manager'): string | null => whyNot(game, { thing: 'disc', disc: name })
  const card = (name: string): string | null => whyNot(game, { thing: 'card', card: name })
  assert.deepEqual([disc('magician'), disc('manager')], [null, 'notAtHome TR-ASG-8'])
  assert.deepEqual(
    [card('theater'), card('darkAlley'), card('SA-TH-1')],
    [null, 'notInHand TR-ASG-2', 'notInHand TR-ASG-2'],
  )
  assert.equal(whyNot(game, { thing: 'poster' }), 'notNow')
  game.answer(0, 'assign:magician:theater')
  assert.deepEqual([disc('magician'), card('theater')], [null, 'hasCard TR-ASG-3'])
  game.player().takenBack = 24
  assert.equal(disc('magician'), 'hasCard TR-ASG-3')
  game.character('magician').card = null
  for (const location of ['theater', 'workshop', 'marketRow', 'downtown'] as const) {
    game.player().permanents[location] = 0
  }
  assert.equal(disc('magician'), 'notInHand TR-ASG-2')
})

test('TR-ACT-3, TR-ACT-5, TR-IDLE-1, TR-ACT-13, TR-BAD-22, TR-BAD-30: why a character cannot be placed', () => {
  const game = atPlan().team(0, 'magician', 'manager', 'engineer', 'assistant')
  game.plans({ magician: 'downtown', manager: 'workshop', engineer: 'workshop' })
  const disc = (name: 'magician' | 'manager' | 'engineer' | 'assistant'): string | null =>
    whyNot(game, { thing: 'disc', disc: name })
  game.does('place:magician:downtown.0', 'end', 'idle:manager')
  assert.deepEqual(
    [disc('magician'), disc('manager'), disc('engineer'), disc('assistant')],
    ['isPlaced TR-ACT-5', 'isIdle TR-IDLE-1', null, 'noCard TR-ACT-3'],
  )
  assert.equal(whyNot(game, { thing: 'poster' }), 'mustPlace TR-ACT-13')
})

test('TR-ACT-3, TR-ACT-5, TR-PC-10, TR-BAD-23, TR-BAD-24: why a slot is out of reach', () => {
  const game = atPlan().team(0, 'magician', 'manager')
  game.plans({ magician: 'downtown', manager: 'downtown' }).does('place:magician:downtown.0', 'end')
  const slot = (id: string): string | null => whyNot(game, { thing: 'slot', slot: id })
  assert.deepEqual(['downtown.0', 'downtown.1', 'downtown.3', 'marketRow.0', 'darkAlley.0'].map(slot), [
    'slotTaken TR-ACT-5',
    'slotClosed TR-PC-10',
    null,
    'otherLocation TR-ACT-3',
    'otherLocation TR-ACT-3',
  ])
})

test('TR-TH-3, TR-TH-4, TR-TH-7, TR-BAD-27, TR-BAD-28, TR-BAD-29: why a slot of the Theater is out of reach', () => {
  const game = atPlan().team(0, 'manager', 'engineer', 'apprentice1').team(1, 'manager')
  game.plans({ manager: 'theater', engineer: 'theater', apprentice1: 'theater' }, { manager: 'theater' })
  const slot = (id: string): string | null => whyNot(game, { thing: 'slot', slot: id })
  assert.deepEqual([slot('friday.0'), slot('friday.stage')], [null, 'stageIsForMagician TR-TH-7'])
  game.does('place:manager:friday.0', 'end', 'place:manager:sunday.0', 'end')
  assert.deepEqual(
    [slot('friday.0'), slot('friday.1'), slot('saturday.0'), slot('sunday.1')],
    ['slotTaken TR-ACT-5', null, 'otherDay TR-TH-3', 'otherDay TR-TH-3'],
  )
  const other = atPlan().team(0, 'manager', 'engineer').team(1, 'manager')
  other.plans({ manager: 'theater', engineer: 'workshop' }, { manager: 'theater' })
  other.does('place:engineer:workshop.0', 'end', 'place:manager:sunday.0', 'end')
  assert.equal(whyNot(other, { thing: 'slot', slot: 'sunday.1' }), 'dayTaken TR-TH-4')
})

test('TR-PRO-1: why a slot is out of reach while Bribes or Humility is active', () => {
  const game = new TestGame({ options: { prophecies: true } })
  game.plans(0, { magician: 'downtown' }).reveals()
  const slot = (id: string): string | null => whyNot(game, { thing: 'slot', slot: id })
  game.prophecy('PR-18').has(0, { coins: 2 })
  assert.deepEqual([slot('downtown.0'), slot('downtown.3')], ['slotCosts TR-PRO-1', null])
  game.has(0, { coins: 3 })
  assert.equal(slot('downtown.0'), null)
  game.prophecy('PR-27')
  assert.deepEqual([slot('downtown.0'), slot('downtown.3')], ['notLowestSlot TR-PRO-1', null])
})

test('TR-DICE-3, TR-DICE-4, TR-DT-HIRE-2, TR-DT-HIRE-7, TR-BAD-41, TR-BAD-42: why nobody can be hired', () => {
  const game = acting('downtown').dice('x', 'x', 'x', 'apprentice', 'x', 4).team(0, 'magician', 'manager')
  const hires = (...texts: readonly string[]): (string | null)[] => whyNotActs(game, ...texts)
  assert.deepEqual(hires('hire:2:manager', 'hire:3:engineer', 'hire:3:apprentice', 'hire:0:manager'), [
    'dieBlank',
    'dieShowsOther',
    null,
    'otherDie',
  ])
  game.dice('x', 'x', 'manager', 'apprentice', 'x', 4)
  assert.deepEqual(hires('hire:2:manager'), ['hasSpecialist'])
  const role = (name: 'manager' | 'apprentice'): string | null => whyNot(game, { thing: 'role', role: name })
  assert.deepEqual([role('manager'), role('apprentice')], ['hasSpecialist TR-DT-HIRE-7', null])
  game.withAp(2)
  assert.deepEqual([hires('hire:3:apprentice'), role('apprentice')], [['noPoints'], 'noPoints TR-AP-9'])
})

test('TR-DT-HIRE-9, TR-DT-HIRE-10, TR-BAD-43: why no Apprentice can be hired', () => {
  const game = acting('downtown').dice('x', 'x', 'x', 'apprentice', 'x', 'x')
  game.team(0, 'magician', 'apprentice1', 'apprentice2', 'apprentice3')
  assert.deepEqual(whyNotActs(game, 'hire:3:apprentice'), ['noApprenticeHome'])
  game.team(0, 'magician', 'assistant', 'apprentice1', 'apprentice2', 'apprentice3')
  assert.deepEqual(whyNotActs(game, 'hire:3:apprentice'), [null])
  game.team(0, 'magician', 'assistant', 'apprentice1', 'apprentice2', 'apprentice3', 'apprentice4')
  assert.deepEqual(whyNotActs(game, 'hire:3:apprentice'), ['noApprenticeDisc'])
})

test('TR-DT-LEARN-3, TR-DT-LEARN-9, TR-DT-LEARN-12, TR-DT-LEARN-14, TR-DT-LEARN-16, TR-BAD-44, TR-BAD-46, TR-BAD-47, TR-BAD-48, TR-BAD-49: why a trick cannot be learned', () => {
  const game = acting('downtown').dice('escape', 'x', 'x', 'x', 'x', 'x').noTricks(0).noTricks(1)
  game.team(0, 'magician').rich(0, 13, 2, 0).trick(0, RINGS, { symbol: 'hearts' }).trick(1, MUMMY)
  const learn = (trick: string, place = 'spades:board', die = 0): string | null =>
    whyNotActs(game, `learn:${die}:${trick}:${place}`)[0] ?? null
  assert.deepEqual(
    [
      learn('stocks-escape'),
      learn('stocks-escape', 'spades:board', 1),
      learn('stocks-escape', 'spades:board', 2),
      learn('stocks-escape', 'hearts:board'),
      learn('stocks-escape', 'spades:engineer'),
      learn('walled'),
      learn('spirit-hand'),
      learn('living-piano'),
      learn(RINGS),
      learn(MUMMY),
      learn('buried-alive'),
    ],
    [
      null,
      'dieBlank',
      'otherDie',
      'symbolTaken',
      'noTrickSlot',
      'belowThreshold',
      'dieShowsOtherSchool',
      null,
      'trickYours',
      'trickOwned',
      'trickOut',
    ],
  )
  assert.equal(whyNot(game, { thing: 'trick', trick: 'walled' }), 'belowThreshold TR-DT-LEARN-9')
  assert.equal(whyNot(game, { thing: 'trick', trick: 'walled' }), 'belowThreshold TR-DT-LEARN-9')
  game.rich(0, 13, 3, 0)
  assert.equal(learn('walled'), null)
  game.trick(0, 'levitation').trick(0, 'chinese-sticks')
  assert.deepEqual([learn('walled', 'clubs:board')], ['noTrickSlot'])
  assert.equal(whyNot(game, { thing: 'trick', trick: 'walled' }), 'noTrickSlot TR-DT-LEARN-14')
  game.noTricks(0).withAp(2)
  assert.equal(learn('walled'), 'noPoints')
})

test('TR-DT-COIN-3, TR-DT-SET-2, TR-DT-SET-3, TR-DICE-3, TR-BAD-50: why nothing can be done with a die', () => {
  const game = acting('downtown').dice('x', 'x', 'x', 'x', 4, 'x').team(0, 'magician')
  assert.deepEqual(
    whyNotActs(
      game,
      'coins:4',
      'coins:5',
      'coins:3',
      'set:4:4',
      'set:3:manager',
      'set:4:5',
      'reroll:4',
      'reroll:6',
    ),
    [null, 'dieBlank', 'otherDie', 'faceShown', 'noSuchFace', null, null, 'otherDie'],
  )
  game.withAp(1)
  assert.deepEqual(whyNotActs(game, 'coins:4', 'set:4:5', 'reroll:4'), ['noPoints', 'noPoints', null])
  assert.equal(whyNot(game, { thing: 'die', die: 4 }), null, 'it may be rerolled')
  game.withAp(0)
  const dice = [0, 2, 4, 5].map((die) => whyNot(game, { thing: 'die', die }))
  assert.deepEqual(new Set(dice), new Set(['noPoints TR-AP-9']), 'a blank one could be rerolled, too')
})

test('TR-MKT-BUY-1, TR-MKT-BUY-3, TR-MKT-BARG-3, TR-GEN-12, TR-BAD-51, TR-BAD-52, TR-BAD-55, TR-BAD-56: why a purchase is not possible', () => {
  const game = acting('marketRow').stacks(0, {}).rich(0, 5, 5, 0).team(0, 'magician')
  game.state.market.stall = ['wood', 'metal', 'cog', 'rope']
  assert.deepEqual(
    whyNotActs(
      game,
      'buy:wood*3:0',
      'buy:wood*4:0',
      'buy:wood*1+metal*1:0',
      'buy:saw*1:0',
      'buy:cog*2:0',
      'buy:cog*2:1',
      'buy:rope*1:1',
      'buy:rope*1:2',
      'buy:cog*3:5',
      'learn:0:walled:spades:board',
    ),
    [
      null,
      'tooManyTokens',
      'oneKind',
      'notOnSale',
      'tooDear',
      null,
      null,
      'bargainedOut',
      'noPoints',
      'otherLocation',
    ],
  )
  game.rich(0, 5, 0, 0)
  const component = (kind: 'wood' | 'saw'): string | null => whyNot(game, { thing: 'component', kind })
  assert.equal(component('saw'), null, 'it may be ordered')
  assert.equal(whyNot(game, { thing: 'stall', slot: 2 }), 'tooDear TR-GEN-12')
  game.withAp(0)
  assert.deepEqual([component('wood'), component('saw')], ['noPoints TR-AP-9', 'notOnSale TR-MKT-BUY-3'])
})

test('TR-CMP-4, TR-CMP-8, TR-CMP-12, TR-CMP-14, TR-BAD-53, TR-BAD-54: why components cannot be stored', () => {
  const game = acting('marketRow').rich(0, 5, 20, 0).team(0, 'magician', 'manager')
  game.stacks(0, { wood: 2, metal: 3 }).stack(0, 'rope', 2, 'manager')
  game.state.market.stall = ['wood', 'metal', 'rope', 'saw']
  const why = (...texts: readonly string[]): (string | null)[] => whyNotActs(game, ...texts)
  assert.deepEqual(
    why(
      'buy:wood*1:0',
      'buy:wood*2:0',
      'buy:wood*1@manager:0',
      'buy:rope*1@manager:0',
      'buy:rope*1:0',
      'buy:saw*3@manager:0',
      'buy:saw*2@manager:0',
    ),
    [null, 'stackFull', 'stackElsewhere', 'managerStackFull', 'stackElsewhere', 'managerStackFull', null],
  )
  game.stack(0, 'animal', 1, 'manager')
  assert.deepEqual(why('buy:saw*1@manager:0', 'buy:saw*1:0'), ['noComponentSlot', null])
  game.stack(0, 'glass', 1).stack(0, 'fabric', 1).stack(0, 'cog', 1).stack(0, 'mirror', 1)
  assert.deepEqual(why('buy:saw*1@manager:0', 'buy:saw*1:0'), ['noComponentSlot', 'noComponentSlot'])
  game.state.market.orders = ['wood', 'metal', 'fabric', 'glass']
  game.withAp(1)
  assert.equal(whyNot(game, { thing: 'component', kind: 'saw' }), 'noComponentSlot TR-CMP-8')
})

test('TR-MKT-ORD-2, TR-MKT-ORD-8, TR-MKT-QUICK-5, TR-BAD-58: why a component cannot be ordered', () => {
  const game = acting('marketRow').stacks(0, {}).rich(0, 5, 0, 0).team(0, 'magician')
  game.state.market.orders = ['cog', null, null, null]
  game.state.market.quickOrder = 'saw'
  assert.deepEqual(
    whyNotActs(
      game,
      'order:cog:1',
      'order:saw:0',
      'order:saw:1',
      'quick:saw',
      'quick:cog',
      'special.order:saw',
    ),
    ['ordered', 'orderSlotTaken', null, 'quickOrderThere', null, 'notThisAction'],
  )
  const order = (slot: number | null): string | null => whyNot(game, { thing: 'order', slot })
  assert.deepEqual([order(0), order(1), order(null)], ['orderSlotTaken TR-MKT-ORD-8', null, null])
  game.withAp(1)
  assert.deepEqual([order(1), order(null)], [null, 'noPoints TR-AP-9'])
})

test('TR-WS-PREP-2, TR-WS-PREP-3, TR-WS-PREP-5, TR-WS-PREP-8, TR-BAD-61, TR-BAD-62, TR-BAD-63: why a trick cannot be prepared', () => {
  const game = acting('workshop').noTricks(0).stacks(0, { metal: 2 }).team(0, 'magician').row('R01')
  game.trick(0, RINGS).trick(0, 'living-piano').trick(0, 'levitation', { markers: 1 })
  const trick = (id: string): string | null => whyNot(game, { thing: 'trick', trick: id })
  assert.deepEqual(
    [trick(RINGS), trick('living-piano'), trick('levitation'), trick(MUMMY)],
    [null, 'lacksComponents TR-WS-PREP-2', 'hasMarkers TR-WS-PREP-3', 'notYourTrick TR-WS-PREP-5'],
  )
  game.marker(0, RINGS, 'R01', '00', 'down')
  for (const marker of game.state.row[0]?.markers ?? []) marker.size = 4
  assert.equal(trick(RINGS), 'noFreeMarkers TR-WS-PREP-8')
  for (const marker of game.state.row[0]?.markers ?? []) marker.size = 3
  assert.equal(trick(RINGS), null)
  game.withAp(0)
  assert.equal(trick(RINGS), 'noPoints TR-AP-9')
})

test('TR-WS-MOVE-1, TR-WS-MOVE-4, TR-WS-MOVE-6, TR-WS-MOVE-12, TR-BAD-64, TR-BAD-65, TR-BAD-102: why a card or a stack cannot move', () => {
  const game = acting('workshop').noTricks(0).stacks(0, { metal: 1, wood: 1 }).team(0, 'magician')
  game.trick(0, RINGS).trick(0, 'living-piano')
  const moves = [
    `trick:${RINGS}`,
    'trick:living-piano',
    `trick:${RINGS}:living-piano`,
    `trick:living-piano:${RINGS}`,
    `trick:${MUMMY}`,
    'stack:metal',
    'stack:wood',
    'stack:metal:wood',
    'stack:wood:metal',
    'stack:rope',
  ]
  assert.deepEqual(new Set(whyNotActs(game, ...moves)), new Set(['needsSpecialist']))
  game.team(0, 'magician', 'engineer', 'manager').trick(0, RINGS, { on: 'engineer' })
  game.stack(0, 'metal', 1, 'manager')
  assert.deepEqual(whyNotActs(game, ...moves), [
    'offSpecialistBoard',
    'noSpecialistSlot',
    'offSpecialistBoard',
    null,
    'offSpecialistBoard',
    'offSpecialistBoard',
    null,
    'offSpecialistBoard',
    null,
    'offSpecialistBoard',
  ])
  game.stack(0, 'rope', 1, 'manager')
  assert.deepEqual(whyNotActs(game, 'stack:wood', 'stack:wood:fabric', 'stack:wood:rope'), [
    'noSpecialistSlot',
    'noSpecialistSlot',
    null,
  ])
  game.withAp(0)
  assert.deepEqual(whyNotActs(game, 'stack:wood:rope', `trick:living-piano:${RINGS}`), [
    'noPoints',
    'noPoints',
  ])
  const component = (kind: 'wood' | 'rope' | 'cog'): string | null =>
    whyNot(game, { thing: 'component', kind })
  assert.deepEqual(
    [component('wood'), component('rope'), component('cog')],
    ['noSpecialistSlot TR-WS-MOVE-12', 'offSpecialistBoard TR-WS-MOVE-4', 'offSpecialistBoard TR-WS-MOVE-4'],
  )
})

test('TR-WS-MOVE-8, TR-WS-MOVE-9, TR-WS-MOVE-14, TR-BAD-66, TR-BAD-101, TR-BAD-108: why an Apprentice cannot move', () => {
  const game = acting('workshop').team(0, 'magician', 'apprentice1', 'apprentice2')
  const disc = (name: 'magician' | 'apprentice1' | 'apprentice2' | 'apprentice3'): string | null =>
    whyNot(game, { thing: 'disc', disc: name })
  assert.equal(disc('apprentice1'), 'needsSpecialist TR-WS-MOVE-1')
  game.team(0, 'magician', 'assistant', 'apprentice1', 'apprentice2')
  game.character('apprentice2').at = 'downtown.0'
  assert.deepEqual(
    [disc('apprentice1'), disc('apprentice2'), disc('apprentice3'), disc('magician')],
    [null, 'apprenticeAway TR-WS-MOVE-9', 'apprenticeAway TR-WS-MOVE-9', 'apprenticeAway TR-WS-MOVE-9'],
  )
  game.character('apprentice3').home = 'assistant'
  assert.equal(disc('apprentice1'), null, 'a disc in the supply lives nowhere')
  game.character('apprentice3').at = 'inn'
  assert.equal(disc('apprentice1'), null, 'nor does one in the Inn')
  game.character('apprentice2').home = 'assistant'
  assert.equal(disc('apprentice1'), 'assistantSlotTaken TR-WS-MOVE-8')
})

test('TR-TH-SET-1, TR-TH-SET-2, TR-TH-SET-4, TR-BAD-68, TR-BAD-69, TR-BAD-70, TR-BAD-71: why a trick cannot be set up', () => {
  const game = acting('theater', { seats: 3 }).noTricks(0).row('R01', 'R02').team(0, 'magician')
  game.trick(0, RINGS, { markers: 2 }).trick(0, 'levitation').trick(1, MUMMY)
  game.marker(1, MUMMY, 'R01', '00', 'down')
  assert.deepEqual(
    whyNotActs(
      game,
      `setup:${RINGS}:R01:01:up`,
      `setup:${RINGS}:R01:00:down`,
      `setup:${RINGS}:R01:01:left`,
      `setup:${RINGS}:R01:11:up`,
      `setup:${RINGS}:R01:beside0`,
      `setup:${RINGS}:R01:beside1`,
      `setup:${RINGS}:R09:00:down`,
      'setup:levitation:R01:01:up',
      `setup:${MUMMY}:R01:01:up`,
      `pile2:${RINGS}:R01:01:up`,
    ),
    [
      null,
      'placeTaken',
      'noCircle',
      'noCircle',
      'noCircle',
      'noCircle',
      'notNow',
      'noMarkers',
      'notYourTrick',
      'notYourAbility',
    ],
  )
  game.marker(0, RINGS, 'R01', '02', 'up')
  assert.deepEqual(whyNotActs(game, `setup:${RINGS}:R01:01:up`, `setup:${RINGS}:R02:01:up`), [
    'sameSymbol',
    null,
  ])
  const trick = (id: string): string | null => whyNot(game, { thing: 'trick', trick: id })
  assert.deepEqual([trick(RINGS), trick('levitation')], [null, 'noMarkers TR-TH-SET-1'])
  assert.deepEqual(
    ['00', '01', '02'].map((place) => whyNot(game, { thing: 'spot', card: 'R01', place })),
    ['notYourMarker TR-TH-RES-1', null, null],
  )
  game.withAp(0)
  assert.deepEqual(
    [trick(RINGS), whyNot(game, { thing: 'show', card: 'R02' })],
    ['noPoints TR-AP-9', 'noPoints TR-AP-9'],
  )
})

test('TR-TH-RES-1, TR-TH-RES-6, TR-BAD-72, TR-BAD-73: why a marker cannot be rescheduled', () => {
  const game = acting('theater', { seats: 3 }).noTricks(0).row('R01', 'R02').team(0, 'magician')
  game
    .trick(0, RINGS)
    .trick(1, MUMMY)
    .marker(0, RINGS, 'R01', '00', 'down')
    .marker(1, MUMMY, 'R01', '02', 'up')
  game.marker(0, RINGS, 'R02', '00', 'down')
  assert.deepEqual(
    whyNotActs(
      game,
      'move:R01:00:R01:01:up',
      'move:R01:00:R01:00:down',
      'move:R01:00:R01:02:up',
      'move:R01:00:R02:01:up',
      'move:R01:02:R01:01:up',
      'move:R01:01:R01:02:up',
      'move:R09:01:R01:01:up',
      'special.off:R01:00',
    ),
    [
      null,
      'samePlace',
      'placeTaken',
      'sameSymbol',
      'notYourMarker',
      'notYourMarker',
      'notYourMarker',
      'notThisAction',
    ],
  )
  game.withAp(0)
  assert.deepEqual(whyNotActs(game, 'move:R01:00:R01:01:up'), ['noPoints'])
})

test('TR-PERF-2, TR-BAD-75: why a card cannot be performed', () => {
  const game = new TestGame({ magicians: ['mechaniker', 'gentleman'] })
    .plans(0, { magician: 'theater' })
    .knows(0, RINGS)
    .row('R01', 'R02')
  game.lays('R01', [0, RINGS, '00', 'down']).reveals().answer(0, 'place:magician:friday.stage')
  const show = (card: string): string | null => whyNot(game, { thing: 'show', card })
  assert.deepEqual([game.kind(), show('R01'), show('R02')], ['perform', null, 'noOwnMarker TR-PERF-2'])
  assert.equal(whyNot(game, { thing: 'poster' }), 'openChoice TR-TRK-10')
})

test('TR-DA-8, TR-DA-14, TR-MAG-PRIEST-2, TR-PSET-7, TR-BAD-86, TR-BAD-89, TR-BAD-90: why nothing is to be had in the Dark Alley', () => {
  const at = (magician: string, prophecies: boolean): TestGame =>
    new TestGame({ magicians: [magician], options: { prophecies } })
      .plans(0, { magician: 'darkAlley' })
      .reveals()
      .answer(0, 'place:magician:darkAlley.0')
  const game = at('mechaniker', false)
  game.state.specialDecks.theater.rest.splice(2)
  assert.deepEqual(
    whyNotActs(
      game,
      'draw:theater',
      'draw:theater+theater',
      'draw:workshop+workshop+workshop',
      'fortune',
      'weave:0',
    ),
    [null, 'deckEmpty', null, 'noProphecies', 'notYourAbility'],
  )
  assert.deepEqual(whyNotActs(game, 'draw:workshop+workshop+workshop+workshop'), ['noPoints'])
  assert.equal(whyNot(game, { thing: 'orb' }), 'noProphecies TR-DA-14')
  game.state.specialDecks.theater.rest.splice(0)
  assert.equal(whyNot(game, { thing: 'deck', deck: 'theater' }), 'deckEmpty TR-DA-8')
  const priestess = at('priestess', true)
  const weave = (pending: number): string | null => whyNot(priestess, { thing: 'prophecy', pending })
  assert.equal(weave(0), 'noActiveProphecy TR-MAG-PRIEST-2')
  priestess.prophecy('PR-1')
  priestess.state.prophecies.pending[1] = null
  assert.deepEqual(
    [weave(0), weave(1), priestess.offers('weave')],
    [null, 'noActiveProphecy TR-MAG-PRIEST-2', ['weave:0', 'weave:2']],
  )
  assert.deepEqual(whyNotActs(priestess, 'weave:3', 'fortune'), ['noActiveProphecy', null])
})

test('TR-SPEC-4, TR-SPEC-5, TR-SPEC-9, TR-BAD-37, TR-BAD-38, TR-BAD-39: why nothing can be made of a special assignment', () => {
  const game = new TestGame().plans(0, { magician: 'SA-DT-8' }).dice('any', 'x', 'x', 'apprentice', 5, 4)
  game.reveals().answer(0, 'place:magician:downtown.0')
  const acts = [
    'special.coins:4',
    'special.hire:3:apprentice',
    'special.off:R01:00',
    'point',
    'effect',
    'copy:SA-DT-9',
  ]
  assert.deepEqual(whyNotActs(game, ...acts), [
    null,
    'notThisAction',
    'otherLocation',
    null,
    'notThisAction',
    'notToCopy',
  ])
  game.answer(0, 'special.coins:4')
  assert.deepEqual(whyNotActs(game, 'special.coins:5', 'point'), ['effectUsed', 'effectUsed'])
  const plain = new TestGame()
    .plans(0, { magician: 'downtown' })
    .reveals()
    .answer(0, 'place:magician:downtown.0')
  assert.deepEqual(whyNotActs(plain, 'point', 'effect', 'end', 'return'), [
    'notThisAction',
    'notThisAction',
    null,
    'nothingToReturn',
  ])
  plain.owns(0, { wood: 1 })
  assert.deepEqual(whyNotActs(plain, 'return'), [null])
})

test('TR-SPEC-4: what an effect replaces is no longer done in the old way', () => {
  const logistics = new TestGame().plans(0, { magician: 'SA-MR-6' }).reveals()
  logistics.answer(0, 'place:magician:marketRow.0')
  assert.deepEqual(whyNotActs(logistics, 'special.order:cog', 'special.order:cog:0', 'order:cog:0'), [
    null,
    'notThisAction',
    null,
  ])
  logistics.state.market.orders[0] = 'cog'
  assert.deepEqual(whyNotActs(logistics, 'special.order:cog', 'special.order:rope'), ['ordered', null])
  const street = new TestGame().plans(0, { magician: 'SA-TH-9' }).knows(0, RINGS).knows(1, MUMMY).row('R01')
  street.lays('R01', [0, RINGS, '00', 'down'], [1, MUMMY, '02', 'up'])
  street.reveals().answer(0, 'place:magician:friday.0')
  assert.deepEqual(
    whyNotActs(
      street,
      'special.off:R01:00',
      'special.off:R01:01',
      'special.off:R01:02',
      'special.off:R09:00',
      'special.move:R01:00:R01:01:up',
      'move:R01:00:R01:01:up',
    ),
    [null, 'notYourMarker', 'notYourMarker', 'notYourMarker', 'notYourMarker', null],
  )
  const { placement } = street.state
  assert.ok(placement)
  placement.ap = 0
  assert.deepEqual(whyNotActs(street, 'special.off:R01:00'), ['noPoints'])
})

test('TR-TRK-10, TR-BAD-106: in a follow-up question only what it offers can be chosen', () => {
  const game = new TestGame().plans(0, { magician: 'darkAlley' }).knows(0, RINGS).reveals()
  game.answer(0, 'place:magician:darkAlley.0').script('SA-TH-3', 'SA-TH-7').answer(0, 'draw:theater')
  const card = (id: string): string | null => whyNot(game, { thing: 'card', card: id })
  assert.deepEqual(
    [game.kind(), card('SA-TH-3'), card('SA-TH-1')],
    ['draw.keep', null, 'openChoice TR-TRK-10'],
  )
  assert.equal(whyNot(game, { thing: 'trick', trick: RINGS }), 'openChoice TR-TRK-10')
  game.answer(0, ['SA-TH-3'], 'return')
  assert.equal(whyNot(game, { thing: 'trick', trick: RINGS }), null)
  assert.equal(whyNot(game, { thing: 'component', kind: 'wood' }), 'openChoice TR-TRK-10')
  game.owns(0, { wood: 1 })
  assert.equal(whyNot(game, { thing: 'component', kind: 'wood' }), null)
})

const CHOICE = 'openChoice TR-TRK-10'

test('TR-DT-HIRE-11, TR-END-25: homes and specialists that are offered when the round ends', () => {
  const game = new TestGame().plans(0, { apprentice1: 'SA-WS-9' }).team(0, 'assistant').knows(0, RINGS)
  game.owns(0, { metal: 2 }).reveals().character(0, 'apprentice2').at = 'inn'
  game.answer(0, 'place:apprentice1:workshop.0', `special.prepare:${RINGS}`)
  const role = (name: 'manager' | 'assistant'): string | null => whyNot(game, { thing: 'role', role: name })
  assert.deepEqual([game.kind(), role('manager'), role('assistant')], ['special.promote', null, CHOICE])
  game.answer(0, 'none')
  const home = (on: 'board' | 'assistant'): string | null => whyNot(game, { thing: 'home', on })
  assert.deepEqual([home('board'), home('assistant'), role('manager')], [null, null, CHOICE])
})

test('TR-MKT-ORD-4: Buy slots and components that a card offers', () => {
  const game = new TestGame()
    .plans(0, { magician: 'SA-MR-5' })
    .reveals()
    .answer(0, 'place:magician:marketRow.0')
  game.answer(0, 'special.buy:metal*1:0')
  const stall = (slot: number): string | null => whyNot(game, { thing: 'stall', slot })
  assert.deepEqual([game.kind(), stall(0), stall(1)], ['special.stall', CHOICE, null])
  const component = (kind: 'wood' | 'cog'): string | null => whyNot(game, { thing: 'component', kind })
  assert.deepEqual([component('wood'), component('cog')], [null, CHOICE])
  const merchants = new TestGame().plans(0, { magician: 'SA-MR-7' }).reveals()
  merchants.answer(0, 'place:magician:marketRow.0', 'special.order:cog:0')
  assert.equal(whyNot(merchants, { thing: 'component', kind: 'cog' }), null)
  assert.equal(whyNot(merchants, { thing: 'component', kind: 'wood' }), CHOICE)
})

test('TR-MAG-YOR-2, TR-MAG-RED-2: shows and markers that abilities offer', () => {
  const yoruba = new TestGame({ magicians: ['yoruba'] }).plans(1, { magician: 'theater' }).knows(1, MUMMY)
  yoruba.row('R01', 'R02').lays('R01', [1, MUMMY, '00', 'down'])
  yoruba.reveals().answer(1, 'place:magician:friday.stage')
  const show = (card: string): string | null => whyNot(yoruba, { thing: 'show', card })
  assert.deepEqual([yoruba.kind(), show('R01'), show('R02')], ['ability.possess', null, CHOICE])
  const lotus = new TestGame({ magicians: ['red-lotus'] }).plans(0, { magician: 'theater' })
  lotus.knows(0, MUMMY).knows(1, RINGS).row('R03').reveals()
  lotus.lays('R03', [0, MUMMY, '00', 'down'], [1, RINGS, '12', 'up'])
  lotus.answer(0, 'place:magician:friday.stage', 'R03')
  const spots = ['00', '12', '01'].map((place) => whyNot(lotus, { thing: 'spot', card: 'R03', place }))
  assert.deepEqual([lotus.kind(), ...spots], ['ability.steal', null, null, CHOICE])
  assert.equal(whyNot(lotus, { thing: 'show', card: 'R03' }), CHOICE)
})

test('TR-MAG-CHAIN-4, TR-TH-RES-1: spots that a move before the performances offers', () => {
  const game = new TestGame({ magicians: ['master-of-chains', 'electra'] }).knows(0, RINGS).row('R01', 'R02')
  game.lays('R01', [0, RINGS, '00', 'down']).lays('R02', [1, MUMMY, '00', 'down']).knows(1, MUMMY).reveals()
  const spot = (card: string, place: string): string | null => whyNot(game, { thing: 'spot', card, place })
  assert.deepEqual(
    [game.kind(), spot('R01', '00'), spot('R01', '02'), spot('R02', '00'), spot('R02', '11')],
    ['ability.reschedule', null, null, CHOICE, null],
  )
  assert.equal(whyNot(game, { thing: 'show', card: 'R02' }), null)
  assert.equal(whyNot(game, { thing: 'trick', trick: RINGS }), CHOICE)
})

test('TR-SPEC-15: tricks, spots and cards that special assignments offer', () => {
  const staged = new TestGame()
    .plans(0, { magician: 'SA-WS-8' })
    .knows(0, RINGS)
    .owns(0, { metal: 2 })
    .row('R01')
  staged.lays('R01', [1, MUMMY, '02', 'up']).reveals()
  staged.answer(0, 'place:magician:workshop.0', `special.prepare:${RINGS}`)
  const spots = ['00', '02'].map((place) => whyNot(staged, { thing: 'spot', card: 'R01', place }))
  assert.deepEqual([staged.kind(), ...spots], ['special.stage', null, CHOICE])
  const swapped = new TestGame()
    .plans(0, { magician: 'SA-TH-5' })
    .knows(0, RINGS, 1)
    .row('R01', 'R02')
    .reveals()
  swapped.answer(0, 'place:magician:friday.0', `special.setup:${RINGS}:R01:00:down`)
  assert.equal(swapped.kind(), 'special.swap')
  assert.deepEqual(
    ['R01', 'R02'].map((card) => whyNot(swapped, { thing: 'show', card })),
    [null, null],
  )
  const joining = new TestGame()
    .plans(0, { magician: 'SA-DT-2' })
    .dice('x', 'x', 'manager', 'x', 'x', 'x')
    .reveals()
  joining.answer(0, 'place:magician:downtown.0', 'special.hire:2:manager')
  const cards = ['workshop', 'SA-DT-1'].map((card) => whyNot(joining, { thing: 'card', card }))
  assert.deepEqual([joining.kind(), ...cards], ['special.assign', null, CHOICE])
  const copying = new TestGame({ magicians: ['great-optico'] }).plans(0, { magician: 'downtown' })
  copying.plans(1, { manager: 'SA-DT-8' }).reveals().answer(0, 'place:magician:downtown.0')
  assert.deepEqual(
    ['SA-DT-8', 'SA-DT-9'].map((card) => whyNot(copying, { thing: 'card', card })),
    [null, 'notToCopy TR-MAG-OPT-3'],
  )
})

test('TR-ACT-7, TR-BAD-36: what belongs to another location, or to no placement, is refused as such', () => {
  const game = acting('darkAlley', { options: { darkAlley: true } })
    .noTricks(0)
    .stacks(0, {})
  const things = [
    { thing: 'die', die: 0 },
    { thing: 'trick', trick: RINGS },
    { thing: 'component', kind: 'wood' },
    { thing: 'role', role: 'manager' },
    { thing: 'order', slot: 0 },
    { thing: 'stall', slot: 0 },
    { thing: 'disc', disc: 'apprentice1' },
  ] as const
  for (const thing of things) assert.equal(whyNot(game, thing), 'otherLocation TR-ACT-3', thing.thing)
  for (const thing of [
    { thing: 'slot', slot: 'downtown.0' },
    { thing: 'home', on: 'board' },
    { thing: 'poster' },
  ] as const)
    assert.equal(whyNot(game, thing), CHOICE, thing.thing)
  assert.equal(whyNot(game, { thing: 'magician', magician: 'electra' }), CHOICE)
})

test('TR-GEN-12: shards, Fame and coins that an effect asks for must be there', () => {
  const at = (special: string, slot: string): TestGame =>
    new TestGame().plans(0, { magician: special }).reveals().answer(0, `place:magician:${slot}`)
  const enhanced = at('SA-WS-7', 'workshop.0').knows(0, RINGS).owns(0, { metal: 2 }).has(0, { shards: 0 })
  assert.deepEqual(whyNotActs(enhanced, `special.prepare:${RINGS}`, `prepare:${RINGS}`), ['noShard', null])
  const smuggled = at('SA-MR-2', 'marketRow.0').has(0, { fame: 1 })
  assert.deepEqual(whyNotActs(smuggled, 'special.buy:wood*3:0', 'special.buy:wood*2:0'), ['noFame', null])
  const bartered = at('SA-MR-3', 'marketRow.0')
  bartered.state.market.stall = ['cog', 'wood', 'metal', 'glass']
  assert.deepEqual(
    whyNotActs(bartered, 'special.buy:cog*2:0', 'special.buy:wood*1:1', 'special.buy:cog*1:0'),
    ['tooDear', 'bargainedOut', null],
  )
})

test('TR-PRO-7: what a prophecy and a card make free of points can be done without any', () => {
  const free = [
    ['PR-25', 'SA-DT-3', 3, 'special.hire:3:manager'],
    ['PR-12', 'SA-DT-5', 0, 'special.learn:0:walled:spades:board'],
    ['PR-24', 'SA-DT-9', 4, 'special.coins:4'],
  ] as const
  for (const [prophecy, special, die, act] of free) {
    const game = new TestGame({ options: { prophecies: true } }).plans(0, { magician: special }).reveals()
    game.prophecy(prophecy).has(0, { fame: 16 }).dice('any', 'x', 'x', 'apprentice', 5, 'x')
    game.answer(0, 'place:magician:downtown.0')
    const { placement } = game.state
    assert.ok(placement)
    placement.ap = 0
    const dice = game.state.dice.map((_, each) => whyNot(game, { thing: 'die', die: each }))
    assert.deepEqual(
      dice,
      dice.map((_, each) => (each === die ? null : 'noPoints TR-AP-9')),
    )
    game.answer(0, act)
  }
})

test('TR-SPEC-15: on a full card a Guest Performer and a Street Performance still find something', () => {
  const at = (special: string): TestGame => {
    const game = new TestGame().plans(0, { magician: special }).knows(0, RINGS, 1).knows(1, MUMMY).row('R01')
    game.lays('R01', [0, 'levitation', '00', 'down'], [1, MUMMY, '01', 'up'], [1, 'walled', '02', 'up'])
    return game.knows(0, 'levitation').knows(1, 'walled').reveals().answer(0, 'place:magician:friday.0')
  }
  const guest = at('SA-TH-1')
  assert.deepEqual(
    [whyNot(guest, { thing: 'show', card: 'R01' }), whyNot(guest, { thing: 'trick', trick: RINGS })],
    [null, null],
  )
  const street = at('SA-TH-9')
  assert.equal(whyNot(street, { thing: 'trick', trick: RINGS }), 'placeTaken TR-TH-SET-1')
  assert.deepEqual(
    [
      whyNot(street, { thing: 'show', card: 'R01' }),
      whyNot(street, { thing: 'spot', card: 'R01', place: '00' }),
      whyNot(street, { thing: 'spot', card: 'R01', place: '01' }),
    ],
    [null, null, 'notYourMarker TR-TH-RES-1'],
  )
})
