import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trickOf } from '../rules/content.ts'
import { TestGame } from './support/table.ts'

/** Seat 0 has its Magician Downtown on the +2 slot, with this card and these dice. */
function downtown(special: string, ...bank: readonly ('x' | number)[]): TestGame {
  const [one = 4, two = 'x'] = bank
  return new TestGame()
    .dice('escape', 'x', 'manager', 'apprentice', one, two)
    .plans(0, { magician: special })
    .reveals()
    .answer(0, 'place:magician:downtown.0')
}

/** Tricks that can be learned with the special assignment. */
function lessonsOf(game: TestGame) {
  const acts = game.acts('learn').filter(({ by }) => by === 'special')
  return acts.map(({ trick }) => trickOf(game.content, trick).entry)
}

test('TR-SPEC-15: Mass Recruitment hires a second Apprentice for 3 coins, without points and die', () => {
  const game = downtown('SA-DT-1').answer(0, 'special.hire:3:apprentice')
  assert.equal(game.state.placement?.ap, 2)
  assert.deepEqual(game.purse(), [10, 7, 1])
  assert.deepEqual(
    game.player().characters.flatMap(({ disc, at }) => (at === 'inn' ? [disc] : [])),
    ['apprentice1', 'apprentice2'],
  )
})

test('TR-SPEC-15: Mass Recruitment needs an Apprentice, 3 coins and homes for two', () => {
  assert.deepEqual(downtown('SA-DT-1').offers('special.hire'), ['special.hire:3:apprentice'])
  assert.deepEqual(downtown('SA-DT-1').has(0, { coins: 2 }).offers('special.hire'), [])
  const crowded = downtown('SA-DT-1').team(0, 'apprentice1', 'apprentice2')
  assert.deepEqual(crowded.offers('hire:3'), ['hire:3:apprentice'])
  assert.deepEqual(crowded.offers('special.hire'), [])
})

test('TR-SPEC-15: Hypnotic Motivation brings the hired character at once, to be placed in this phase', () => {
  const game = downtown('SA-DT-2').answer(0, 'special.hire:2:manager')
  assert.equal(game.character(0, 'manager').at, 'home')
  game.answer(0, 'workshop', 'end')
  assert.deepEqual([game.character(0, 'manager').card, game.character(0, 'manager').isUp], ['workshop', true])
  assert.equal(game.player().permanents.workshop, 0)
  game.answer(0, 'place:manager:workshop.0', 'end').endsRound()
  assert.deepEqual(
    game.told('wages').map(({ due }) => due),
    [2],
  )
})

test('TR-SPEC-15: with Hypnotic Motivation a card is optional, and an Apprentice needs a home that is free now', () => {
  const game = downtown('SA-DT-2').answer(0, 'special.hire:2:manager', 'none')
  assert.equal(game.character(0, 'manager').card, null)
  const full = downtown('SA-DT-2').team(0, 'apprentice1', 'apprentice2', 'apprentice3')
  full.character(0, 'assistant').at = 'inn'
  assert.deepEqual(full.offers('hire:3'), ['hire:3:apprentice'])
  assert.deepEqual(full.offers('special.hire:3'), [])
  const choice = downtown('SA-DT-2').team(0, 'assistant').answer(0, 'special.hire:3:apprentice')
  assert.equal(choice.kind(), 'home')
  choice.answer(0, 'assistant', 'none')
  assert.equal(choice.character(0, 'apprentice1').home, 'assistant')
})

test('TR-SPEC-15: with Hypnotic Motivation a card stays face down while assignments are hidden', () => {
  const game = new TestGame({ options: { prophecies: true } })
    .dice('x', 'x', 'manager', 'x', 'x', 'x')
    .prophecy('PR-20')
    .plans(0, { magician: 'SA-DT-2' })
    .reveals()
    .answer(0, 'place:magician:downtown.0', 'special.hire:2:manager', 'theater')
  assert.deepEqual([game.character(0, 'manager').card, game.character(0, 'manager').isUp], ['theater', false])
})

test('TR-SPEC-15: Headhunter hires anybody with any Inn die but X, for 1 point less', () => {
  const game = downtown('SA-DT-3')
  assert.deepEqual(game.offers('special.hire:3'), [
    'special.hire:3:manager',
    'special.hire:3:engineer',
    'special.hire:3:assistant',
    'special.hire:3:apprentice',
  ])
  game.answer(0, 'special.hire:3:engineer')
  assert.equal(game.state.placement?.ap, 3)
  assert.equal(game.character(0, 'engineer').at, 'inn')
  assert.equal(game.state.dice[3], 'x')
  const owner = downtown('SA-DT-3').team(0, 'manager', 'apprentice1', 'apprentice2', 'apprentice3')
  assert.deepEqual(owner.offers('special.hire:3'), ['special.hire:3:engineer', 'special.hire:3:assistant'])
  assert.deepEqual(downtown('SA-DT-3').dice('x', 'x', 'x', 'x', 'x', 'x').offers('special.hire'), [])
})

test('TR-SPEC-15: Trick Overhaul gives the new trick the symbol and the markers of another one', () => {
  const game = downtown('SA-DT-4')
    .knows(0, 'linking-rings', 2)
    .knows(0, 'levitation')
    .knows(0, 'walled')
    .owns(0, { wood: 2 })
    .row('R01')
    .lays('R01', [0, 'linking-rings', '00', 'down'])
  assert.deepEqual(game.offers('learn'), [])
  assert.deepEqual(game.offers('special.learn'), [
    'special.learn:0:barricaded-barrels:spades:board',
    'special.learn:0:barricaded-barrels:hearts:board',
    'special.learn:0:barricaded-barrels:diamonds:board',
  ])
  game.answer(0, 'special.learn:0:barricaded-barrels:spades:board')
  const { symbol, markers } = game.trick(0, 'barricaded-barrels')
  assert.deepEqual([symbol, markers], ['spades', 2])
  assert.ok(game.state.decks.mechanical.includes('linking-rings'))
  assert.deepEqual(game.on('R01'), [])
  assert.deepEqual([game.state.placement?.ap, game.state.dice[0]], [2, 'x'])
})

test('TR-SPEC-15: Thirst for Knowledge learns from any school for 1 point less, at the usual threshold', () => {
  const game = downtown('SA-DT-5').has(0, { fame: 16 })
  const schools = new Set(lessonsOf(game).map(({ school }) => school))
  assert.equal(schools.size, 4)
  assert.deepEqual(game.offers('special.learn:0:automaton'), [])
  game.answer(0, 'special.learn:0:window-to-the-otherworld:spades:board')
  assert.equal(game.state.placement?.ap, 3)
  assert.equal(game.trick(0, 'window-to-the-otherworld').markers, 0)
})

test('TR-SPEC-15: Leaked Blueprints give a learned trick of level 1 or 2 a marker', () => {
  const game = downtown('SA-DT-6').has(0, { fame: 40 })
  const levels = new Set(lessonsOf(game).map(({ level }) => level))
  assert.deepEqual([...levels].sort(), [1, 2])
  game.answer(0, 'special.learn:0:walled:spades:board')
  assert.equal(game.trick(0, 'walled').markers, 1)
  assert.equal(game.state.placement?.ap, 2)
})

test('TR-SPEC-15: Investments spend the coins just taken on up to 3 tokens on sale, of any kinds', () => {
  const game = downtown('SA-DT-7', 3).answer(0, 'special.coins:4')
  assert.equal(game.kind(), 'special.buy')
  const goods = game.options()
  assert.ok(goods.includes('wood*1+metal*1+glass*1') && goods.includes('fabric*3') && goods.includes('none'))
  assert.ok(!goods.includes('wood*1+metal*1+glass*1+fabric*1') && !goods.includes('rope*1'))
  game.answer(0, 'wood*1+metal*2')
  assert.deepEqual(game.purse(), [10, 10, 1])
  assert.deepEqual(game.tokens(), { wood: 1, metal: 2 })
  assert.equal(game.state.placement?.ap, 2)
})

test('TR-SPEC-15: Investments spend no more than was taken', () => {
  const game = downtown('SA-DT-7', 3)
  game.state.market.stall = ['padlock', 'rope', 'wood', 'wood']
  game.answer(0, 'special.coins:4')
  const goods = game.options()
  assert.ok(goods.includes('padlock*1') && goods.includes('wood*1+rope*1'))
  assert.ok(!goods.includes('rope*2') && !goods.includes('wood*2+rope*1'))
})

test('TR-SPEC-15: Fame and Fortune bring the number on the die minus 1, before any doubling', () => {
  const game = downtown('SA-DT-8', 5).answer(0, 'special.coins:4')
  assert.deepEqual(game.purse(), [14, 15, 1])
  const rush = new TestGame({ options: { prophecies: true } })
    .dice('x', 'x', 'x', 'x', 5, 'x')
    .prophecy('PR-7')
    .plans(0, { magician: 'SA-DT-8' })
    .reveals()
    .answer(0, 'place:magician:downtown.0', 'special.coins:4')
  assert.deepEqual(rush.purse(), [14, 20, 1])
})

test('TR-SPEC-15: Interest rolls the die once more for 1 point less, and X adds nothing', () => {
  const game = downtown('SA-DT-9', 3).script(6).answer(0, 'special.coins:4')
  assert.deepEqual(game.purse(), [10, 19, 1])
  assert.deepEqual([game.state.placement?.ap, game.state.dice[4]], [3, 'x'])
  const unlucky = downtown('SA-DT-9', 3).script('x').answer(0, 'special.coins:4')
  assert.deepEqual(unlucky.purse(), [10, 13, 1])
})

test('TR-SPEC-15: with Interest a Gold Rush doubles only the first number', () => {
  const game = new TestGame({ options: { prophecies: true } })
    .dice('x', 'x', 'x', 'x', 3, 'x')
    .prophecy('PR-7')
    .plans(0, { magician: 'SA-DT-9' })
    .reveals()
    .script(5)
    .answer(0, 'place:magician:downtown.0', 'special.coins:4')
  assert.deepEqual(game.purse(), [10, 10 + 6 + 5, 1])
})

test('TR-AP-5, TR-SPEC-11, TR-SPEC-15: Empower makes Enhance worth 3 points, declared with the placement', () => {
  const placing = new TestGame().plans(0, { magician: 'SA-DT-10' }).reveals()
  assert.deepEqual(placing.offers('place:magician:downtown.0'), [
    'place:magician:downtown.0',
    'place:magician:downtown.0:shard',
    'place:magician:downtown.0:shard+effect',
  ])
  placing.answer(0, 'place:magician:downtown.0:shard+effect')
  assert.equal(placing.state.placement?.ap, 3 + 2 + 3)
  assert.deepEqual(placing.purse(), [10, 10, 0])
  assert.deepEqual(placing.offers('point'), [])
  const strong = new TestGame({ options: { prophecies: true } })
    .prophecy('PR-8')
    .plans(0, { magician: 'SA-DT-10' })
    .reveals()
    .answer(0, 'place:magician:downtown.0:shard+effect')
  assert.equal(strong.state.placement?.ap, 3 + 2 + 3)
})

test('TR-SPEC-15: Trick Overhaul returns the trick whose symbol was chosen, and no other', () => {
  const game = downtown('SA-DT-4').knows(0, 'linking-rings', 2).knows(0, 'levitation', 1).owns(0, { wood: 2 })
  game.answer(0, 'special.learn:0:barricaded-barrels:hearts:board')
  assert.deepEqual(
    game.player().tricks.map(({ trick, symbol, markers }) => `${trick} ${symbol} ${markers}`),
    ['linking-rings spades 2', 'barricaded-barrels hearts 1'],
  )
})
