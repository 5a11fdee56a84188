import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match } from '@curio/kernel'
import { trickerion } from '../index.ts'
import { INN, SUPPLY } from '../rules/state.ts'
import { atPlan } from './support/fresh.ts'

const DARK = { darkAlley: true }

test('TR-ASG-1, TR-RND-3: everybody plans at the same time, in any order', () => {
  const game = atPlan({ seats: 3 })
  assert.deepEqual(game.asked(), ['0 plan', '1 plan', '2 plan'])
  game.plan(2, { magician: 'theater' }).plan(0, {})
  assert.deepEqual(game.asked(), ['1 plan'])
})

test('TR-ASG-2, TR-ASG-4, TR-ASG-7: any card of the hand under any character', () => {
  const game = atPlan().team(0, 'magician', 'manager', 'apprentice1')
  const cards = ['downtown', 'marketRow', 'workshop', 'theater']
  const discs = ['magician', 'manager', 'apprentice1']
  assert.deepEqual(
    game.offers('assign', 0),
    discs.flatMap((disc) => cards.map((card) => `assign:${disc}:${card}`)),
  )
  game.answer(0, 'assign:manager:workshop')
  assert.deepEqual([game.character('manager').card, game.player().permanents.workshop], ['workshop', 1])
  assert.equal(game.character('manager').isUp, false)
})

test('TR-ASG-3, TR-BAD-15, TR-BAD-16: one card for one character, and only those in hand', () => {
  const game = atPlan().team(0, 'magician', 'manager', 'apprentice1')
  game
    .answer(0, 'assign:magician:downtown')
    .refusesSeat(0, 'assign:magician:theater', 'assign:magician:downtown')
  game
    .answer(0, 'assign:manager:downtown')
    .refusesSeat(0, 'assign:apprentice1:downtown', 'assign:apprentice1:SA-TH-1')
  game.refusesSeat(0, 'assign:apprentice1:darkAlley', 'assign:apprentice1:nowhere')
})

test('TR-ASG-5, TR-ASG-10, TR-BAD-19: an empty plan is a plan; such a player is passed over', () => {
  const game = atPlan().plans({}, { magician: 'downtown' })
  assert.deepEqual(game.asked(), ['1 turn'])
  const empty = atPlan().plans({}, {})
  assert.equal(empty.state.round, 2)
})

test('TR-ASG-6, TR-SPEC-2, TR-SPEC-14: special assignments are planned like permanent ones', () => {
  const game = atPlan({ options: DARK })
  game.player().specials.push('SA-TH-1', 'SA-WS-2')
  game.answer(0, 'assign:magician:SA-TH-1')
  assert.deepEqual([game.character('magician').card, game.player().specials], ['SA-TH-1', ['SA-WS-2']])
  game.answer(0, 'ready').plan(1, {})
  assert.deepEqual(game.asked(), ['0 turn'])
  assert.ok(game.offers('place').every((text) => /day\./.test(text)))
})

test('TR-ASG-8, TR-BAD-17: nobody in the supply or in the Inn', () => {
  const game = atPlan().team(0, 'magician', 'apprentice1')
  game.character('manager').at = INN
  game.character('engineer').at = SUPPLY
  game.refusesSeat(0, 'assign:manager:theater', 'assign:engineer:theater')
})

test('TR-ASG-9: a card is taken back, and another one laid', () => {
  const game = atPlan().team(0, 'magician', 'manager')
  game.answer(0, 'assign:magician:theater', 'assign:manager:theater', 'take:magician')
  assert.deepEqual([game.character('magician').card, game.player().permanents.theater], [null, 2])
  game.refusesSeat(0, 'take:magician').answer(0, 'assign:magician:workshop')
  assert.equal(game.character('magician').card, 'workshop')
})

test('TR-ASG-9: taking back comes to an end; then a plan is changed by undoing', () => {
  const game = atPlan()
  for (let times = 0; times < 24; times++) game.answer(0, 'assign:magician:theater', 'take:magician')
  game.answer(0, 'assign:magician:theater').refusesSeat(0, 'take:magician')
})

test('TR-ASG-9, TR-BAD-18: whoever is ready may change the plan until the last one is', () => {
  const made = Match.create(trickerion, {
    seats: 2,
    options: { firstGameKits: true },
    seed: new Uint8Array(32),
  })
  assert.ok(made.ok)
  const match = made.value
  const answer = (seat: number, value: string): void => {
    const [question] = match.questions(seat)
    assert.ok(question)
    assert.ok(match.answer({ seat, question: question.id, value }).ok, value)
  }
  const [first, second] = [match.awaited()[0] ?? 0, 1 - (match.awaited()[0] ?? 0)]
  answer(first, 'electra')
  answer(second, 'priestess')
  for (let asked = match.awaited(); asked.length === 1; asked = match.awaited()) answer(asked[0] ?? 0, 'none')
  answer(0, 'assign:magician:theater')
  answer(0, 'ready')
  answer(1, 'assign:magician:downtown')
  assert.deepEqual(match.awaited(), [1])
  assert.ok(match.undo(0).ok)
  assert.deepEqual([...match.awaited()].sort(), [0, 1])
  answer(0, 'ready')
  answer(1, 'ready')
  assert.equal(match.undo(0).ok, false)
  assert.equal(match.undo(1).ok, false)
})

test('TR-ASG-11, TR-GEN-15, TR-BAD-20: others see that a card lies there, not which', () => {
  const game = atPlan()
  game.answer(0, 'assign:magician:theater')
  const seen = (viewer: number | null): unknown => {
    const magician = game.view(viewer).players[0]?.characters.find(({ disc }) => disc === 'magician')
    return [magician?.hasCard, magician?.card]
  }
  assert.deepEqual(
    [seen(0), seen(1), seen(null)],
    [
      [true, 'theater'],
      [true, null],
      [true, null],
    ],
  )
  const told = game.run.notes.at(-1)
  assert.deepEqual(told?.note, { kind: 'assigned', seat: 0, disc: 'magician', card: 'theater' })
  assert.deepEqual(told?.others, { kind: 'assigned', seat: 0, disc: 'magician' })
})

test('TR-GEN-14, TR-GEN-16, TR-GEN-20, TR-BAD-109: nobody can tell how many of the laid cards are special', () => {
  const look = (card: string): unknown => {
    const game = atPlan({ options: DARK })
    game.player().specials.push('SA-TH-1')
    game.answer(0, `assign:magician:${card}`)
    const { hand, permanents, specials, specialsOwned } = game.view(1).players[0] ?? {}
    return { hand, permanents, specials, specialsOwned }
  }
  assert.deepEqual(look('theater'), look('SA-TH-1'))
  assert.deepEqual(look('theater'), {
    hand: 6,
    permanents: null,
    specials: null,
    specialsOwned: { downtown: 0, marketRow: 0, workshop: 0, theater: 1 },
  })
})

test('TR-GEN-14, TR-GEN-16: without a covered card the permanent ones are counted openly', () => {
  const game = atPlan({ options: DARK })
  game.player().specials.push('SA-TH-1')
  const { hand, permanents } = game.view(1).players[0] ?? {}
  assert.deepEqual(
    [hand, permanents],
    [7, { downtown: 1, marketRow: 1, workshop: 1, theater: 2, darkAlley: 1 }],
  )
})

test('TR-GEN-14: what lies open is in every view', () => {
  const game = atPlan({ options: { ...DARK, prophecies: true } })
  const { state } = game
  game.rich(0, 17, 23, 4).rich(1, 9, 5, 2).stacks(1, { rope: 2 }).trick(1, 'linking-rings', { markers: 1 })
  game.player().specials.push('SA-TH-1')
  state.market.orders = ['rope', null, 'saw', null]
  for (const viewer of [null, 0, 1]) {
    const { players, prophecies, specialDecks, dice, market, row, decks } = game.view(viewer)
    assert.deepEqual([dice, market, row, decks], [state.dice, state.market, state.row, state.decks])
    assert.deepEqual([prophecies.active, prophecies.pending], [null, state.prophecies.pending])
    assert.deepEqual(Object.values(specialDecks), [10, 10, 10, 10])
    assert.deepEqual(
      players.map(({ fame, coins, shards, hand }) => [fame, coins, shards, hand]),
      [
        [17, 23, 4, 7],
        [9, 5, 2, 6],
      ],
    )
    for (const [seat, { tricks, components, characters }] of players.entries()) {
      const own = game.player(seat)
      assert.deepEqual([tricks, components], [own.tricks, own.components])
      assert.deepEqual(
        characters.map(({ at }) => at),
        own.characters.map(({ at }) => at),
      )
    }
  }
})

test('TR-ACT-1: all cards are turned up at once', () => {
  const game = atPlan().plan(0, { magician: 'theater' })
  assert.equal(game.view(1).players[0]?.characters[0]?.card, null)
  game.plan(1, { magician: 'downtown', apprentice1: 'workshop' })
  assert.deepEqual(
    game.state.players.map(({ characters }) => characters.filter(({ isUp }) => isUp).map(({ disc }) => disc)),
    [['magician'], ['magician', 'apprentice1']],
  )
  assert.equal(game.view(1).players[0]?.characters[0]?.card, 'theater')
  assert.deepEqual(game.told('revealed').at(-1)?.plans, [
    { seat: 0, disc: 'magician', card: 'theater' },
    { seat: 1, disc: 'magician', card: 'downtown' },
    { seat: 1, disc: 'apprentice1', card: 'workshop' },
  ])
})
