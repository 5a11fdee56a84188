import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countLinks, showInRow } from '../rules/links.ts'
import { atPlan, type FreshGame } from './support/fresh.ts'

const [GREEN, YELLOW, BLUE, RED] = [0, 1, 2, 3] as const

/** Fame, coins and shards of everybody, after what they had. */
function gained(game: FreshGame, before: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return before.map((purse, seat) => game.purse(seat).map((have, index) => have - (purse[index] ?? 0)))
}

const purses = (game: FreshGame): readonly (readonly number[])[] =>
  [0, 1, 2, 3].map((seat) => game.purse(seat))

const links = (game: FreshGame, card: string): number => countLinks(game.content, showInRow(game.state, card))

/** Section 5, EX-TH-A: four players and their tricks, before the first placement. */
function example(): FreshGame {
  const game = atPlan({ seats: 4 }).row('R06', 'R04', 'R10')
  const magicians = ['yoruba', 'electra', 'gentleman', 'red-lotus']
  for (const [seat, magician] of magicians.entries()) {
    game.noTricks(seat).team(seat, 'magician', 'apprentice1').rich(seat, 10, 10, 0)
    game.player(seat).magician = magician
  }
  game.character('manager', YELLOW).at = 'home'
  game.character('assistant', BLUE).at = 'home'
  game
    .trick(GREEN, 'spirit-hand', { symbol: 'hearts' })
    .trick(GREEN, 'window-to-the-otherworld', { symbol: 'clubs' })
  game.trick(YELLOW, 'linking-rings', { symbol: 'hearts', markers: 2 })
  game.trick(YELLOW, 'mind-reading', { symbol: 'clubs', markers: 1 })
  game.trick(BLUE, 'card-manipulation', { symbol: 'hearts', markers: 1 })
  game.trick(BLUE, 'self-decapitation', { symbol: 'spades', markers: 3 })
  game.trick(RED, 'living-piano', { symbol: 'hearts', markers: 3 })
  game.marker(GREEN, 'spirit-hand', 'R06', '01', 'down')
  game.marker(GREEN, 'window-to-the-otherworld', 'R06', '02', 'up')
  return game.plans(
    { magician: 'theater', apprentice1: 'workshop' },
    { manager: 'theater', apprentice1: 'theater', magician: 'theater' },
    { assistant: 'theater', apprentice1: 'workshop', magician: 'theater' },
    { apprentice1: 'workshop', magician: 'theater' },
  )
}

const sunday = (): FreshGame => example().does('place:magician:sunday.stage')

const friday = (): FreshGame =>
  sunday().does(
    'place:manager:friday.0',
    'setup:linking-rings:R04:10:left',
    'setup:mind-reading:R04:11:up',
    '0:1',
  )

const thursday = (): FreshGame =>
  friday().does(
    'place:assistant:thursday.0',
    'setup:card-manipulation:R10:00:right',
    'setup:self-decapitation:R10:10:left',
    '0:1',
    'setup:self-decapitation:R04:12:up',
    '0:1',
  )

/** Red and Green send others to their Workshops, as the example leaves out. */
const apprentice = (): FreshGame =>
  thursday().does(
    'place:apprentice1:workshop.0',
    'end',
    'place:apprentice1:workshop.0',
    'end',
    'place:apprentice1:friday.1',
  )

const saturday = (): FreshGame =>
  apprentice()
    .does('setup:linking-rings:R06:00:down')
    .does('place:apprentice1:workshop.0', 'end', 'place:magician:saturday.0')
    .does('setup:living-piano:R06:12:left', '0:1')
    .does('setup:living-piano:R04:00:right', '0:1')
    .does('setup:living-piano:R10:11:up', '0:1')

/** All placements of EX-TH-A are made, and Thursday begins. */
const staged = (): FreshGame =>
  saturday().does('place:magician:friday.stage', 'place:magician:thursday.stage')

test('TR-EX-TH-A-1: Green takes Sunday', () => {
  const game = sunday()
  assert.deepEqual([game.state.placement, game.asked()], [null, ['1 turn']])
  game.refuses('place:manager:sunday.0', 'place:magician:sunday.stage')
})

test('TR-EX-TH-A-2: Yellow’s Manager sets up two tricks and makes a link', () => {
  const game = sunday().does('place:manager:friday.0')
  assert.equal(game.ap(), 2)
  game.does('setup:linking-rings:R04:10:left')
  assert.equal(game.kind(YELLOW), 'act', 'no link')
  game.does('setup:mind-reading:R04:11:up')
  assert.deepEqual(game.options(YELLOW), ['1:0', '0:1'])
  assert.deepEqual(game.does('1:0').purse(YELLOW), [11, 10, 0])
})

test('TR-EX-TH-A-3: Blue’s second trick is of level 2, and so are its links', () => {
  const game = friday().does('place:assistant:thursday.0')
  assert.equal(game.ap(), 3)
  game.does('setup:card-manipulation:R10:00:right')
  assert.equal(game.kind(BLUE), 'act', 'no link')
  game.does('setup:self-decapitation:R10:10:left', '1:0')
  assert.deepEqual(game.purse(BLUE), [12, 10, 0])
  game.does('setup:self-decapitation:R04:12:up', '0:1')
  assert.deepEqual(
    [game.purse(BLUE), game.purse(YELLOW)],
    [
      [12, 12, 0],
      [10, 11, 0],
    ],
  )
})

test('TR-EX-TH-A-4: Yellow’s Apprentice has one point, and Mechanical faces Optical', () => {
  const game = apprentice()
  assert.equal(game.ap(), 1)
  game.does('setup:linking-rings:R06:00:down')
  assert.deepEqual([game.kind(YELLOW), links(game, 'R06')], [null, 1])
})

test('TR-EX-TH-A-5: Red’s Magician backstage makes three links, two of them in shard circles', () => {
  const before = purses(apprentice())
  const game = saturday()
  assert.deepEqual(gained(game, before), [
    [0, 0, 0],
    [0, 0, 1],
    [0, 0, 1],
    [0, 3, 2],
  ])
  assert.deepEqual(
    ['R06', 'R04', 'R10'].map((card) => links(game, card)),
    [2, 3, 2],
  )
})

test('TR-EX-TH-A-6: Blue takes the stage of Thursday, Yellow that of Friday', () => {
  const game = staged()
  assert.deepEqual(
    [game.state.phase, game.asked(), game.state.day],
    ['performance', ['2 perform'], 'thursday'],
  )
  assert.deepEqual(
    game.options(BLUE).filter((option) => option !== 'return'),
    ['R04', 'R10', 'none'],
  )
})

test('TR-EX-TH-B-1: Blue performs card 3', () => {
  const game = staged()
  const before = purses(game)
  game.does('R10')
  assert.deepEqual(gained(game, before), [
    [0, 0, 0],
    [0, 0, 0],
    [8, 1, 1],
    [1, 1, 0],
  ])
  assert.deepEqual(game.told('performed').at(-1)?.bonus, {
    links: 2,
    forLinks: { fame: 2, coins: 0, shards: 0 },
    forSpecialists: [{ specialist: 'assistant', amount: { fame: 2, coins: 0, shards: 0 } }],
    forCard: { fame: 2, coins: 0, shards: 0 },
  })
})

test('TR-EX-TH-B-2: Yellow performs card 2', () => {
  const game = staged().does('R10')
  const before = purses(game)
  game.does('R04')
  assert.deepEqual(gained(game, before), [
    [0, 0, 0],
    [4, 5, 1],
    [2, 1, 0],
    [1, 1, 0],
  ])
})

/** What each got on Sunday: the round ends with it, so it is read from what was told. */
function sundaysPay(game: FreshGame): Record<number, readonly number[]> {
  const note = game.told('performed').at(-1)
  assert.equal(note?.day, 'sunday')
  const pay: Record<number, [number, number, number]> = {}
  for (const { seat, fame, coins, shards } of note?.paid ?? []) {
    const [sum, more, most] = pay[seat] ?? [0, 0, 0]
    pay[seat] = [sum + fame, more + coins, most + shards]
  }
  return pay
}

test('TR-EX-TH-B-3: nobody on Saturday, Green performs card 1 on Sunday', () => {
  const game = staged().does('R10', 'R04')
  assert.deepEqual([game.asked(), game.state.day], [['0 perform'], 'sunday'])
  const [fame] = game.purse(GREEN)
  game.does('R06')
  assert.deepEqual(sundaysPay(game), { 0: [7, 5, 1], 1: [0, 2, 0], 3: [1, 1, 0] })
  assert.deepEqual(game.told('performed').at(-1)?.bonus.links, 2)
  assert.equal(game.purse(GREEN)[0], fame + 9)
})

test('TR-EX-TH-B-4: afterwards the cards lie there without markers', () => {
  const game = staged().does('R10', 'R04', 'R06')
  assert.deepEqual(
    ['R06', 'R04', 'R10'].map((card) => game.on(card)),
    [[], [], []],
  )
  assert.equal(game.own('self-decapitation', BLUE).markers, 1, 'the one that was not set up')
})

test('TR-EX-TH-B-5: Blue performs card 2 instead', () => {
  const game = staged()
  const before = purses(game)
  game.does('R04')
  assert.deepEqual(gained(game, before), [
    [0, 0, 0],
    [0, 2, 1],
    [8, 1, 0],
    [1, 1, 0],
  ])
  assert.deepEqual(
    game.options(YELLOW).filter((option) => option !== 'return'),
    ['R06', 'none'],
    'only card 1 is left',
  )
  const next = purses(game)
  game.does('R06')
  const [green, yellow] = gained(game, next)
  // The round ends with it: wages are one coin for an Apprentice and two for the Manager.
  assert.deepEqual(green, [7, 5 - 1, 1], 'a guest with the modifier of Sunday')
  assert.deepEqual(yellow, [2, 2 + 3 + 1 - 3, 0])
  assert.equal(game.state.round, 2, 'Green has nothing left to perform')
  assert.equal(game.on('R10').length, 3)
})
