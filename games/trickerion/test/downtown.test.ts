import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SPECIALISTS } from '../content/vocabulary.ts'
import { type Face, INN } from '../rules/state.ts'
import { acting, type FreshGame } from './support/fresh.ts'

/** Seat 0, an optical magician without tricks, is Downtown with 5 points; these dice, and 10 Fame and coins. */
function downtown(...dice: readonly Face[]): FreshGame {
  const game = acting('downtown', { options: { darkAlley: true } })
  game.player().magician = 'gentleman'
  game.noTricks(0).noTricks(1).team(0, 'magician', 'apprentice1').rich(0, 10, 10, 0)
  return game.dice(...dice)
}

const BLANK = ['x', 'x', 'x', 'x', 'x', 'x'] as const

/** What can be learned, without symbols and slots. */
const lessons = (game: FreshGame): string[] => [
  ...new Set(game.offers('learn').map((text) => text.replace(/^learn:(\d):([^:]+):.*$/, '$1 $2'))),
]

test('TR-DICE-3, TR-DICE-4, TR-BAD-41: an X offers nothing, whatever the place', () => {
  const game = downtown(...BLANK)
  assert.deepEqual(game.offers(['hire', 'learn', 'takeCoins']), [])
  game.dice('any', 'x', 'manager', 'x', 4, 'x')
  assert.ok(
    game.offers(['hire', 'learn', 'takeCoins']).every((text) => /^(learn:0|hire:2|coins:4)/.test(text)),
  )
})

test('TR-DICE-5, TR-DICE-6, TR-DT-HIRE-3: a used die shows X until it is rolled or set', () => {
  const game = downtown('x', 'x', 'manager', 'apprentice', 'x', 'x').withAp(9)
  game.does('hire:2:manager')
  assert.deepEqual(game.state.dice, ['x', 'x', 'x', 'apprentice', 'x', 'x'])
  game.script('engineer').does('reroll:2')
  assert.equal(game.state.dice[2], 'engineer')
})

test('TR-DT-HIRE-1, TR-DT-HIRE-2, TR-DT-HIRE-5, TR-DT-HIRE-13: three points and no coins; the disc waits in the Inn', () => {
  const game = downtown('x', 'x', 'engineer', 'apprentice', 'x', 'x')
  assert.deepEqual(game.offers('hire'), ['hire:2:engineer', 'hire:3:apprentice'])
  game.does('hire:2:engineer')
  assert.deepEqual([game.ap(), game.purse(), game.character('engineer').at], [2, [10, 10, 0], INN])
  game.endRound()
  assert.equal(game.character('engineer').at, 'home')
  const apprentice = downtown('x', 'x', 'x', 'apprentice', 'x', 'x').does('hire:3:apprentice')
  const hired = apprentice.player().characters.find(({ at }) => at === INN)
  assert.equal(hired?.disc, 'apprentice2')
  assert.equal(apprentice.endRound().character('apprentice2').at, 'home')
})

test('TR-DT-HIRE-4: not with a die that shows X', () => {
  downtown('x', 'x', 'x', 'x', 4, 4).refuses('hire:2:manager', 'hire:3:apprentice', 'hire:4:manager')
})

test('TR-DT-HIRE-6, TR-TRK-9, TR-DT-LEARN-13: the board of a hired Engineer comes with the disc', () => {
  const game = downtown('x', 'x', 'engineer', 'x', 'x', 'x')
  game.does('hire:2:engineer')
  game.dice('any', 'x', 'x', 'x', 'x', 'x').withAp(3)
  assert.ok(
    game.offers('learn').every((text) => text.endsWith(':board')),
    'not before the Return step',
  )
  game.endRound().toPlan().plans({ magician: 'downtown' })
  game.does('place:magician:downtown.0').dice('any', 'x', 'x', 'x', 'x', 'x').rich(0, 40, 0, 0)
  assert.ok(game.options().includes('learn:0:mind-reading:spades:engineer'))
})

test('TR-DT-HIRE-7, TR-DT-HIRE-8, TR-BAD-42: one specialist of a kind, those in the Inn included', () => {
  const game = downtown('x', 'x', 'manager', 'x', 'x', 'x')
  game.character('manager').at = 'home'
  assert.deepEqual(game.offers('hire'), [])
  game.character('manager').at = INN
  assert.deepEqual(game.offers('hire'), [])
  game.character('manager').at = 'supply'
  assert.deepEqual(game.offers('hire'), ['hire:2:manager'])
})

test('TR-DT-HIRE-9, TR-BAD-43: four Apprentices at most', () => {
  const game = downtown('x', 'x', 'x', 'apprentice', 'x', 'x')
  game.team(0, 'magician', 'assistant', 'apprentice1', 'apprentice2', 'apprentice3', 'apprentice4')
  assert.deepEqual(game.offers('hire'), [])
})

test('TR-DT-HIRE-10, TR-BAD-43: the fourth needs an Assistant board, now or at the Return step', () => {
  const game = downtown('x', 'x', 'x', 'apprentice', 'x', 'x')
  game.team(0, 'magician', 'apprentice1', 'apprentice2', 'apprentice3')
  assert.deepEqual(game.offers('hire'), [])
  game.character('assistant').at = INN
  assert.deepEqual(game.offers('hire'), ['hire:3:apprentice'])
  game.character('assistant').at = 'home'
  assert.deepEqual(game.offers('hire'), ['hire:3:apprentice'])
})

test('TR-DT-HIRE-10: Apprentices that wait in the Inn need homes too', () => {
  const game = downtown('x', 'x', 'x', 'apprentice', 'x', 'x').team(
    0,
    'magician',
    'apprentice1',
    'apprentice2',
  )
  game.character('apprentice3').at = INN
  assert.deepEqual(game.offers('hire'), [])
})

test('TR-DT-HIRE-11: a new Apprentice may live on either board, the Assistant’s first', () => {
  const game = downtown('x', 'x', 'x', 'apprentice', 'x', 'x').team(0, 'magician', 'assistant', 'apprentice1')
  game.does('hire:3:apprentice', 'end')
  assert.deepEqual([game.asked(), game.options()], [['0 home'], ['assistant', 'board']])
  game.does('board')
  assert.deepEqual([game.character('apprentice2').at, game.character('apprentice2').home], ['home', 'board'])
})

test('TR-DT-HIRE-11: nobody is asked where only one board has room', () => {
  const only = (assistantHome: boolean): string => {
    const game = downtown('x', 'x', 'x', 'apprentice', 'x', 'x')
    if (assistantHome) game.team(0, 'magician', 'assistant', 'apprentice1', 'apprentice2', 'apprentice3')
    game.does('hire:3:apprentice', 'end')
    assert.equal(game.state.round, 2)
    return game.character(assistantHome ? 'apprentice4' : 'apprentice2').home
  }
  assert.deepEqual([only(true), only(false)], ['assistant', 'board'])
})

test('TR-DT-HIRE-12: a hired specialist brings nothing but the board', () => {
  for (const specialist of SPECIALISTS) {
    const game = downtown('x', 'x', specialist, 'x', 'x', 'x').stacks(0, {})
    game.does(`hire:2:${specialist}`).endRound()
    const { components, tricks, characters } = game.player()
    assert.deepEqual([components, tricks], [[], []])
    assert.equal(
      characters.filter(({ disc, at }) => disc.startsWith('apprentice') && at === 'home').length,
      1,
    )
  }
})

test('TR-DT-HIRE-14, TR-WAGE-10: whoever waits in the Inn earns nothing yet', () => {
  const game = downtown('x', 'x', 'manager', 'x', 'x', 'x')
  game.character('apprentice1').card = 'workshop'
  game.does('hire:2:manager', 'end', 'place:apprentice1:workshop.0').endRound()
  assert.deepEqual(
    game.told('wages').map(({ seat, due, paid }) => [seat, due, paid]),
    [[0, 1, 1]],
  )
  assert.equal(game.player().coins, 10 - 1)
})

test('TR-DT-LEARN-1, TR-DT-LEARN-6, TR-DT-LEARN-11, TR-DT-LEARN-12, TR-DT-LEARN-15: three points, an empty card with a symbol', () => {
  const game = downtown('mechanical', 'x', 'x', 'x', 'x', 'x').stacks(0, {})
  game.does('learn:0:levitation:diamonds:board')
  assert.deepEqual([game.ap(), game.state.dice[0], game.player().coins], [2, 'x', 10])
  const { symbol, markers, on } = game.own('levitation')
  assert.deepEqual([symbol, markers, on], ['diamonds', 0, 'board'])
  assert.equal(game.state.decks.mechanical.includes('levitation'), false)
})

test('TR-SETUP-3, TR-DT-LEARN-3: any card of the deck may be learned, not only the top one', () => {
  const game = downtown('escape', 'x', 'x', 'x', 'x', 'x').rich(0, 36, 0, 0)
  const { decks } = game.state
  assert.deepEqual(
    new Set(lessons(game)),
    new Set([...decks.escape, ...decks.optical].map((trick) => `0 ${trick}`)),
  )
})

test('TR-DT-LEARN-2, TR-DT-LEARN-3, TR-DT-LEARN-5, TR-BAD-44: the school of the die or of the magician', () => {
  const schools = (game: FreshGame): string[] => [
    ...new Set(lessons(game).map((text) => game.content.tricks.get(text.slice(2))?.entry.school ?? '')),
  ]
  assert.deepEqual(schools(downtown('escape', 'x', 'x', 'x', 'x', 'x')), ['escape', 'optical'])
  assert.deepEqual(schools(downtown('optical', 'x', 'x', 'x', 'x', 'x')), ['optical'])
  downtown('escape', 'x', 'x', 'x', 'x', 'x').refuses('learn:0:mind-reading:spades:board')
})

test('TR-DT-LEARN-4: with a question mark any trick of any deck', () => {
  const game = downtown('any', 'x', 'x', 'x', 'x', 'x').rich(0, 36, 0, 0)
  assert.equal(lessons(game).length, 48)
})

test('TR-DT-LEARN-6: the die is turned to X even for a trick of the player’s school', () => {
  const game = downtown('escape', 'x', 'x', 'x', 'x', 'x').does('learn:0:card-manipulation:spades:board')
  assert.equal(game.state.dice[0], 'x')
})

test('TR-DT-LEARN-7, TR-BAD-45: an X does not even lead to the player’s school', () => {
  assert.deepEqual(downtown(...BLANK).offers('learn'), [])
})

test('TR-DT-LEARN-8, TR-DT-LEARN-9, TR-DT-LEARN-10, TR-BAD-46: missing Fame is paid in coins, and stays as it is', () => {
  const game = downtown('optical', 'x', 'x', 'x', 'x', 'x').rich(0, 14, 1, 0)
  game.refuses('learn:0:paper-shred:spades:board')
  game.rich(0, 14, 2, 0).does('learn:0:paper-shred:spades:board')
  assert.deepEqual(game.purse(), [14, 0, 0])
  const rich = downtown('optical', 'x', 'x', 'x', 'x', 'x').rich(0, 16, 2, 0)
  assert.deepEqual(rich.does('learn:0:paper-shred:spades:board').purse(), [16, 2, 0])
  const third = downtown('optical', 'x', 'x', 'x', 'x', 'x').rich(0, 35, 1, 0)
  assert.deepEqual(third.does('learn:0:mutilation:spades:board').purse(), [35, 0, 0])
})

test('TR-EX-LEARN-1: thirteen Fame and five coins', () => {
  const game = downtown('escape', 'x', 'x', 'x', 'x', 'x').rich(0, 13, 5, 0)
  game.refuses('learn:0:floating-table:spades:board', 'learn:1:walled:spades:board')
  const levels = new Set(lessons(game).map((text) => game.content.tricks.get(text.slice(2))?.entry.level))
  assert.deepEqual(levels, new Set([1, 2]))
  game.does('learn:0:walled:spades:board')
  assert.deepEqual([game.purse(), game.state.dice[0]], [[13, 2, 0], 'x'])
  const own = downtown('escape', 'x', 'x', 'x', 'x', 'x').rich(0, 13, 5, 0)
  assert.deepEqual(own.does('learn:0:paper-shred:spades:board').purse(), [13, 2, 0])
  const poor = downtown('escape', 'x', 'x', 'x', 'x', 'x').rich(0, 13, 2, 0)
  assert.ok(lessons(poor).every((text) => poor.content.tricks.get(text.slice(2))?.entry.level === 1))
  const unknown = downtown('escape', 'x', 'x', 'x', 'x', 'x').rich(0, 0, 1, 0)
  assert.deepEqual(unknown.does('learn:0:stocks-escape:spades:board').purse(), [0, 0, 0])
})

test('TR-DT-LEARN-12, TR-DT-LEARN-14, TR-TRK-8, TR-BAD-47: a free slot and a free symbol, or nothing', () => {
  const game = downtown('any', 'x', 'x', 'x', 'x', 'x')
  game.trick(0, 'levitation').trick(0, 'mind-reading').trick(0, 'walled')
  assert.deepEqual(game.offers('learn'), [])
  game.does('return', 'trick:walled')
  assert.ok(game.offers('learn').length > 0)
  assert.ok(game.offers('learn').every((text) => /:(diamonds|clubs):board$/.test(text)))
})

test('TR-DT-LEARN-13, TR-TRK-8, TR-TRK-9: with an Engineer there are four slots, and the symbols end as well', () => {
  const game = downtown('any', 'x', 'x', 'x', 'x', 'x')
  game.character('engineer').at = 'home'
  game.trick(0, 'levitation').trick(0, 'mind-reading').trick(0, 'walled')
  assert.ok(game.offers('learn').every((text) => text.endsWith(':clubs:engineer')))
  game.does('learn:0:stocks-escape:clubs:engineer')
  assert.equal(game.own('stocks-escape').on, 'engineer')
  game.dice('any', 'x', 'x', 'x', 'x', 'x').withAp(3)
  assert.deepEqual(game.offers('learn'), [])
})

test('TR-DT-LEARN-16, TR-BAD-49: a trick that somebody has is gone until it is returned', () => {
  const game = downtown('any', 'x', 'x', 'x', 'x', 'x').trick(1, 'levitation')
  assert.equal(lessons(game).includes('0 levitation'), false)
  game.noTricks(1)
  assert.equal(lessons(game).includes('0 levitation'), true)
})

test('TR-DT-LEARN-17, TR-BAD-110: a later loss of Fame takes no trick away', () => {
  const game = acting('workshop').noTricks(0).trick(0, 'walled').rich(0, 0, 0, 0)
  game.stacks(0, { wood: 3, metal: 3, padlock: 1 })
  game.does('prepare:walled')
  assert.equal(game.own('walled').markers, 2)
})

test('TR-DT-COIN-1, TR-DT-COIN-2, TR-DT-COIN-3, TR-GEN-11: three points for what the die shows', () => {
  const game = downtown('x', 'x', 'x', 'x', 5, 'x')
  assert.deepEqual(game.offers('takeCoins'), ['coins:4'])
  game.does('coins:4')
  assert.deepEqual([game.ap(), game.player().coins, game.state.dice[4]], [2, 15, 'x'])
  assert.deepEqual(game.withAp(3).offers('takeCoins'), [])
})

test('TR-DT-REROLL-1, TR-DT-REROLL-2, TR-DT-REROLL-3: any die for one point, again and again, an X as well', () => {
  const game = downtown(...BLANK)
  assert.deepEqual(
    game.offers('reroll'),
    [0, 1, 2, 3, 4, 5].map((die) => `reroll:${die}`),
  )
  game.script('x', 6).does('reroll:4', 'reroll:4')
  assert.deepEqual([game.ap(), game.state.dice], [3, ['x', 'x', 'x', 'x', 6, 'x']])
})

test('TR-DT-SET-1, TR-DT-SET-2, TR-DT-SET-3, TR-BAD-50: two points for any other face of the die', () => {
  const game = downtown('mechanical', 'x', 'manager', 'apprentice', 4, 'x')
  assert.deepEqual(
    game.offers('setDie').filter((text) => /^set:[0234]/.test(text)),
    [
      ...['spiritual', 'escape', 'optical', 'any', 'x'].map((face) => `set:0:${face}`),
      ...['engineer', 'assistant', 'x'].map((face) => `set:2:${face}`),
      'set:3:x',
      ...[3, 5, 6, 'x'].map((face) => `set:4:${face}`),
    ],
  )
  game.refuses('set:3:manager', 'set:4:4', 'set:4:7').does('set:4:x')
  assert.deepEqual([game.ap(), game.state.dice[4]], [3, 'x'])
})

test('TR-TRK-1, TR-TRK-5, TR-TRK-6: a trick goes back to its deck, for nothing, the starting trick as well', () => {
  const game = downtown(...BLANK).trick(0, 'linking-rings', { symbol: 'hearts', markers: 2 })
  game.does('return')
  assert.ok(game.options().includes('trick:linking-rings'))
  game.does('trick:linking-rings')
  assert.deepEqual([game.player().tricks, game.purse(), game.ap()], [[], [10, 10, 0], 5])
  assert.ok(game.state.decks.mechanical.includes('linking-rings'))
})

test('TR-TRK-3: the symbol of a returned trick is free for a new one', () => {
  const game = downtown('mechanical', 'x', 'x', 'x', 'x', 'x')
    .trick(0, 'linking-rings', { symbol: 'spades' })
    .trick(0, 'mind-reading', { symbol: 'hearts' })
  const symbols = (): Set<string> => new Set(game.offers('learn').map((text) => text.split(':')[3] ?? ''))
  assert.deepEqual(symbols(), new Set(['diamonds', 'clubs']))
  game.does('return', 'trick:linking-rings')
  assert.deepEqual(symbols(), new Set(['spades', 'diamonds', 'clubs']))
})

test('TR-TRK-2, TR-TRK-7, TR-BAD-81: markers in the theater leave with it; link bonuses stay received', () => {
  const game = downtown(...BLANK)
    .row('R01', 'R02')
    .trick(0, 'levitation', { markers: 1 })
    .trick(0, 'mind-reading')
  game.trick(1, 'walled')
  game.marker(0, 'levitation', 'R01', '00', 'down').marker(0, 'mind-reading', 'R01', '01', 'up')
  game.marker(1, 'walled', 'R01', '02', 'up').marker(0, 'levitation', 'R02', '00', 'down')
  game.does('return', 'trick:levitation')
  assert.deepEqual([game.on('R01'), game.on('R02')], [['0 mind-reading 01', '1 walled 02'], []])
  assert.deepEqual(game.purse(), [10, 10, 0])
})

test('TR-SETUP-2, TR-TRK-1: a trick that comes back lies in its deck where it lay, whoever returns first', () => {
  const game = downtown(...BLANK)
    .noTricks(0)
    .noTricks(1)
  const all = game.content.pack.tricks.flatMap(({ id, school }) => (school === 'escape' ? [id] : []))
  game.state.decks.escape = [...all]
  const [first = '', , third = ''] = all
  const last = all.at(-1) ?? ''
  for (const trick of [first, third, last]) game.trick(0, trick)
  for (const trick of [last, first, third]) game.does('return', `trick:${trick}`)
  assert.deepEqual(game.state.decks.escape, all)
})
