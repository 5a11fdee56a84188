import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAYS } from '../content/vocabulary.ts'
import { showInRow } from '../rules/links.ts'
import type { Amount } from '../rules/notes.ts'
import type { YieldChange } from '../rules/powers.ts'
import { forecastShow, resultsOf } from '../rules/yields.ts'
import { atPlan, type FreshGame } from './support/fresh.ts'

/**
 * Seat 0 has the Magician on the stage of a day, everybody starts with 5 Fame and coins and no shards; R02 (1 Fame and 1
 * coin for the performer) lies in the row, and seat 1 comes to the theater on its own day or not at all.
 */
function onStage(day: string, other?: string): FreshGame {
  const game = atPlan().noTricks(0).noTricks(1).row('R02')
  game.plans(
    { magician: 'theater' },
    other === undefined ? { apprentice1: 'workshop' } : { apprentice1: 'theater' },
  )
  for (const seat of [0, 1]) game.rich(seat, 5, 5, 0)
  return game.does(`place:magician:${day}.stage`)
}

/** Seat 1 places its last character, and the performances begin. */
function then(game: FreshGame, other?: string): FreshGame {
  game.does(other === undefined ? 'place:apprentice1:workshop.0' : `place:apprentice1:${other}.0`)
  while (game.kind(game.asker()) === 'act') game.does('end')
  return game
}

/** What seat 0 gets for performing a single trick on a day. */
function yieldOn(day: string, trick: string): readonly number[] {
  const game = onStage(day).trick(0, trick).marker(0, trick, 'R02', '00', 'down')
  then(game).does('R02')
  const [fame, coins, shards] = game.purse()
  return [fame - 6, coins - 6, shards]
}

test('TR-PERF-1: Thursday to Sunday, whatever the turn order', () => {
  const game = atPlan({ seats: 3 }).noTricks(0).noTricks(1).noTricks(2).row('R02')
  game.trick(0, 'levitation').trick(1, 'mind-reading').trick(2, 'walled')
  game.marker(0, 'levitation', 'R02', '00', 'down').marker(1, 'mind-reading', 'R02', '01', 'right')
  game.marker(2, 'walled', 'R02', '11', 'left')
  game.plans({ magician: 'theater' }, { magician: 'theater' }, { magician: 'theater' })
  game.does('place:magician:sunday.stage', 'place:magician:thursday.stage', 'place:magician:friday.stage')
  const asked: string[] = []
  while (game.state.phase === 'performance') {
    asked.push(`${game.asked().join()} ${game.state.day}`)
    game.does('none')
  }
  assert.deepEqual(asked, ['1 perform thursday', '2 perform friday', '0 perform sunday'])
})

test('TR-PERF-2, TR-PERF-5, TR-BAD-75: one card with a marker of one’s own, or none', () => {
  const game = onStage('friday').row('R02', 'R01').trick(0, 'levitation').trick(1, 'walled')
  game.marker(0, 'levitation', 'R02', '00', 'down').marker(1, 'walled', 'R01', '00', 'down')
  then(game)
  assert.deepEqual(
    game.options().filter((option) => option !== 'return'),
    ['R02', 'none'],
  )
  game.does('none')
  assert.equal(game.told('notPerformed').length, 1)
  assert.deepEqual([game.purse(), game.on('R02')], [[5, 5, 0], ['0 levitation 00']])
})

test('TR-PERF-3, TR-PERF-4, TR-PERF-REW-1: all tricks of the card are performed, and every owner is paid', () => {
  const game = onStage('friday').trick(0, 'levitation').trick(1, 'spirit-hand')
  game.marker(0, 'levitation', 'R02', '00', 'down').marker(1, 'spirit-hand', 'R02', '11', 'left')
  then(game).does('R02')
  assert.deepEqual(
    [game.purse(0), game.purse(1)],
    [
      [5 + 2 + 1, 5 + 3 + 1, 0],
      [5 + 2, 5 + 1 - 1, 1],
    ],
  )
  assert.equal(game.told('performed').at(-1)?.seat, 0)
  assert.deepEqual([game.player(0).fameBy.tricks, game.player(0).fameBy.performer], [2, 1])
})

test('TR-PERF-6, TR-BAD-78: without a marker the day goes by', () => {
  const game = then(onStage('friday').trick(1, 'walled').marker(1, 'walled', 'R02', '00', 'down'))
  assert.deepEqual([game.state.round, game.told('performed')], [2, []])
  assert.equal(game.told('notPerformed').length, 1)
})

test('TR-PERF-7, TR-PERF-8: the markers go to the supplies, the card stays', () => {
  const game = onStage('friday').trick(0, 'levitation', { markers: 1 }).trick(1, 'walled')
  game.marker(0, 'levitation', 'R02', '00', 'down').marker(1, 'walled', 'R02', '11', 'left')
  then(game).does('R02')
  assert.deepEqual([game.on('R02'), game.own('levitation').markers], [[], 1])
})

test('TR-PERF-9, TR-PERF-10, TR-BAD-77: a card once, a Magician once a round', () => {
  const game = atPlan().noTricks(0).noTricks(1).row('R02', 'R01').trick(0, 'levitation').trick(1, 'walled')
  game.marker(0, 'levitation', 'R02', '00', 'down').marker(1, 'walled', 'R02', '11', 'left')
  game.marker(0, 'levitation', 'R01', '00', 'down')
  game.plans({ magician: 'theater' }, { magician: 'theater' })
  game.does('place:magician:friday.stage', 'place:magician:saturday.stage', 'R02')
  assert.deepEqual([game.state.round, game.told('performed').length], [2, 1])
  assert.deepEqual(game.on('R01'), ['0 levitation 00'])
})

test('TR-PERF-11, TR-TH-SET-6: markers on cards that nobody performed stay', () => {
  const game = onStage('friday').trick(0, 'levitation').marker(0, 'levitation', 'R02', '00', 'down')
  then(game).does('none')
  assert.deepEqual([game.state.round, game.on('R02')], [2, ['0 levitation 00']])
})

test('TR-PERF-12: card, yields, performer bonuses, markers', () => {
  const game = onStage('friday').trick(0, 'levitation').marker(0, 'levitation', 'R02', '00', 'down')
  then(game)
  const before = game.run.notes.length
  game.does('R02')
  const told = game.run.notes.slice(before).map(({ note }) => note.kind)
  assert.deepEqual(told.slice(0, 2), ['performed', 'markersHome'])
})

test('TR-TRK-4, TR-BAD-81: before the choice of a card tricks may still go back', () => {
  const game = onStage('friday').trick(0, 'levitation').marker(0, 'levitation', 'R02', '00', 'down')
  then(game).does('return', 'trick:levitation')
  assert.deepEqual([game.state.round, game.told('performed').length], [2, 0])
})

test('TR-PERF-REW-2, TR-PERF-REW-3, TR-PERF-REW-4, TR-PERF-REW-8: less on Thursday, more on Sunday, shards as printed', () => {
  const days = ['thursday', 'friday', 'saturday', 'sunday']
  assert.deepEqual(
    days.map((day) => yieldOn(day, 'spirit-hand')),
    [
      [1, 0, 1],
      [2, 1, 1],
      [2, 1, 1],
      [3, 2, 1],
    ],
  )
})

test('TR-PERF-REW-7, TR-PERF-REW-9, TR-BAD-79: never below zero, and more than nothing is something', () => {
  assert.deepEqual(yieldOn('thursday', 'mind-reading'), [0, 0, 1])
  assert.deepEqual(yieldOn('thursday', 'linking-rings'), [0, 1, 0])
  assert.deepEqual(yieldOn('sunday', 'mind-reading'), [1, 1, 1])
})

/** What seat 1 gets as a guest on Sunday, with an Apprentice in the theater on a day, or nowhere. */
function guest(other?: string): readonly number[] {
  const game = onStage('sunday', other).trick(0, 'levitation').trick(1, 'barricaded-barrels')
  game.marker(0, 'levitation', 'R02', '00', 'down').marker(1, 'barricaded-barrels', 'R02', '11', 'left')
  then(game, other)
  const [, coins] = game.purse(1)
  game.does('R02')
  return [game.player(1).fame - 5, game.player(1).coins - coins + 1]
}

test('TR-PERF-REW-5: a guest has the modifier of their own characters', () => {
  assert.deepEqual(
    [guest('thursday'), guest('friday')],
    [
      [0, 0],
      [1, 1],
    ],
  )
})

test('TR-PERF-REW-6, TR-BAD-80, TR-EX-MOD-1: a guest without characters there has that of the performer', () => {
  assert.deepEqual(guest(), [2, 2])
})

const amount = (fame: number, coins: number, shards = 0): Amount => ({ fame, coins, shards })

test('TR-PERF-REW-10, TR-PERF-REW-11, TR-PERF-REW-12, TR-EX-MOD-2: the best order applies without a question', () => {
  const results = (printed: Amount, ...changes: YieldChange[]): readonly Amount[] =>
    resultsOf({ printed, changes }, false)
  const less: YieldChange = { change: 'add', fame: -1, coins: -1, day: 'thursday' }
  const more: YieldChange = { change: 'add', fame: 1, coins: 0, day: null }
  assert.deepEqual(results(amount(0, 2), less, more), [amount(1, 1)])
  assert.deepEqual(results(amount(0, 2), more, less), [amount(1, 1)])
  const twice: YieldChange = { change: 'times', what: 'fame', times: 2 }
  assert.deepEqual(results(amount(3, 1), less, twice), [amount(5, 0)])
  const opposite: YieldChange = { change: 'add', fame: 2, coins: -2, day: null }
  const back: YieldChange = { change: 'add', fame: -2, coins: 2, day: null }
  assert.deepEqual(results(amount(0, 0), opposite, back), [amount(0, 2), amount(2, 0)])
})

test('TR-PERF-BON-1, TR-PERF-BON-2, TR-PERF-BON-8: the performer has a Fame for each link, whoever made it', () => {
  const game = onStage('friday').trick(0, 'levitation').trick(1, 'spirit-hand').trick(1, 'mind-reading')
  game.marker(1, 'spirit-hand', 'R02', '00', 'down').marker(1, 'mind-reading', 'R02', '01', 'up')
  game.marker(0, 'levitation', 'R02', '11', 'left')
  then(game).does('R02')
  // Mind Reading shows Mechanical to the right, where Levitation is its own.
  assert.equal(game.told('performed').at(-1)?.bonus.links, 2)
  assert.equal(game.player(0).fameBy.performer, 2 + 1)
  assert.equal(game.player(1).fameBy.performer, 0)
})

/** What seat 0 gets as performer, with a specialist somewhere. */
function withSpecialist(disc: 'manager' | 'engineer' | 'assistant', slot: string | null): readonly number[] {
  const game = onStage('thursday').trick(0, 'levitation').marker(0, 'levitation', 'R02', '00', 'down')
  game.character(disc).at = slot ?? 'home'
  const forecast = forecastShow(game.state, game.content, showInRow(game.state, 'R02'), 0)
  const { fame, coins, shards } = forecast.bySeat[0] ?? amount(0, 0)
  return [fame - 1 - 1, coins - 2 - 1, shards]
}

test('TR-PERF-BON-3, TR-PERF-BON-4, TR-PERF-BON-5: Assistant, Manager and Engineer backstage', () => {
  assert.deepEqual(withSpecialist('assistant', 'thursday.0'), [2, 0, 0])
  assert.deepEqual(withSpecialist('manager', 'thursday.0'), [0, 3, 0])
  assert.deepEqual(withSpecialist('engineer', 'thursday.1'), [0, 0, 1])
})

test('TR-PERF-BON-7: the bonuses of the performer are the same on every day', () => {
  for (const day of DAYS) {
    const game = onStage(day).trick(0, 'levitation').trick(1, 'mind-reading')
    game.marker(0, 'levitation', 'R02', '11', 'left').marker(1, 'mind-reading', 'R02', '01', 'up')
    game.character('assistant').at = `${day}.0`
    game.character('manager').at = `${day}.1`
    then(game).does('R02')
    const bonus = game.told('performed').at(-1)?.bonus
    assert.deepEqual([bonus?.forLinks, bonus?.forCard], [amount(1, 0), amount(1, 1)], day)
    assert.deepEqual(
      bonus?.forSpecialists.map((each) => each.amount),
      [amount(0, 3), amount(2, 0)],
    )
    assert.equal(game.player().fameBy.performer, 1 + 1 + 2)
  }
})

test('TR-PERF-BON-9: not for one at home or in another location', () => {
  assert.deepEqual(withSpecialist('assistant', null), [0, 0, 0])
  assert.deepEqual(withSpecialist('manager', 'downtown.0'), [0, 0, 0])
})

test('TR-PERF-BON-6: what is printed at the bottom of the card', () => {
  const bonus = (card: string): readonly number[] => {
    const game = onStage('friday')
      .row(card)
      .trick(0, 'linking-rings')
      .marker(0, 'linking-rings', card, '01', 'up')
    then(game).does(card)
    const [fame, coins, shards] = game.purse()
    return [fame - 5, coins - 5 - 2, shards]
  }
  assert.deepEqual(
    [bonus('R01'), bonus('R11'), bonus('G08')],
    [
      [0, 0, 1],
      [0, 2, 0],
      [3, 0, 0],
    ],
  )
})

test('TR-PERF-REW-1, TR-PERF-BON-1: a forecast says what a card would pay each, as it stands', () => {
  const game = onStage('friday').trick(0, 'levitation').trick(1, 'spirit-hand')
  game.marker(0, 'levitation', 'R02', '00', 'down').marker(1, 'spirit-hand', 'R02', '11', 'left')
  const { bySeat, paid } = forecastShow(game.state, game.content, showInRow(game.state, 'R02'), 0)
  assert.deepEqual(bySeat, [amount(3, 4), amount(2, 1, 1)])
  assert.deepEqual(
    paid.map(({ seat, trick, day }) => `${seat} ${trick} ${day}`),
    ['0 levitation null', '1 spirit-hand null'],
  )
})

test('TR-GEN-17: what is gained can be spent at once', () => {
  const game = atPlan().noTricks(0).noTricks(1).row('R01').trick(0, 'spirit-hand', { markers: 1 })
  game.trick(1, 'mind-reading').marker(1, 'mind-reading', 'R01', '00', 'down')
  game.plans({ apprentice1: 'theater', magician: 'downtown' }).rich(0, 5, 5, 0)
  game.does('place:apprentice1:friday.0', 'setup:spirit-hand:R01:01:up', '1:0')
  assert.equal(game.player().shards, 1)
  game.does('place:magician:downtown.0:shard')
  assert.equal(game.player().shards, 0)
})
