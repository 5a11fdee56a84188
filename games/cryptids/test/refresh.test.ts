import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ACTIVE_SKILLS, SKILLS } from '../content/vocabulary.ts'
import { tileOf } from '../rules/content.ts'
import { atHelper, atTurn } from './support/table.ts'

const FIVE = ['N1:B', 'N2:F', 'S1:V', 'S3:S', 'E1:W'] as const

test('CR-REFR-1, CR-REFR-10, CR-BAD-27: with fewer than seven on the map, as the main action only', () => {
  const game = atTurn().map(...FIVE, 'W1:E')
  game.skills(0, ...SKILLS)
  assert.deepEqual(
    game.options(0).filter((option) => String(option).includes('refresh')),
    ['refresh'],
  )
  game.map(...FIVE, 'W1:E', 'W2:E')
  assert.deepEqual(game.offers('refresh'), [])
})

test('CR-REFR-2, CR-REFR-3, CR-REFR-4, CR-REFR-8, CR-EX-4: Alex refreshes', () => {
  const game = atTurn({ seats: 3 })
    .rows(5, 4, 6)
    .map(...FIVE)
    .market('V', 'R', 'B')
  game.show(4, 'lossie').bids({ trochus: [2], selma: [0], skvader: [1] })
  // Backs N3, W4, any.
  game.draws('ev-F1', 'ev-S4', 'ev-V3').answer(0, 'refresh', 1)
  assert.deepEqual(game.faces(game.state.market), ['V', 'F', 'B'])
  assert.deepEqual(game.mapFaces().slice(5), ['N3:S', 'W4:V'])
  assert.ok(game.faces(game.state.discard).includes('R'))
  game
    .refuses(0, ['trochus'], ['skvader'], ['lossie', 'dahu', 'selma'])
    .script('barometz')
    .answer(0, ['lossie'])
  assert.deepEqual(game.state.cardDiscards[0], ['lossie'])
  assert.equal(game.shown()[4], 'barometz')
  game.answer(0, 'up:2')
  assert.equal(game.player(0).row, 2)
  assert.ok(game.state.dice.every((die) => !die.taken))
  assert.equal(game.player(0).action, 'used')
})

test('CR-EX-5: a split movement, four steps in two parts', () => {
  const game = atTurn({ seats: 3 })
    .rows(4, 5, 6)
    .at(0, 'E3')
    .hand(0)
    .map(...FIVE, 'E2:F')
  game.skills(0, 'range1', 'range2', 'splitMove', 'collectSkill')
  game.answer(0, 'move:E2', 'skill.collect:E2:F', 'move:AAC')
  assert.deepEqual(game.handOf(0), ['F'])
  assert.deepEqual(game.offers(['move', 'stay']), [], 'a fifth step is refused')
  game.answer(0, 'end')
  assert.equal(game.player(0).side, 'right')
  assert.deepEqual(game.asked(), ['1 turn'])
})

test('CR-REFR-5, CR-REFR-6, CR-BAD-28: cards without tokens of others, unless every card bears one', () => {
  const game = atTurn().map(...FIVE)
  game.bids({ selma: [0], skvader: [0], trochus: [1], dahu: [0, 1] })
  game.answer(0, 'refresh', 0)
  const cards = ['selma', 'skvader', 'pricolici', 'rasselbock']
  for (const card of cards) assert.equal(game.run.askOf(0)?.fault([card]), null)
  game.refuses(0, ['trochus'], ['dahu'], ['kraken'])
  const full = atTurn().map(...FIVE)
  full.bids(Object.fromEntries(full.shown().map((card) => [card, [0]])))
  full.answer(0, 'refresh', 0)
  assert.equal(full.kind(0), 'refresh.bonus')
})

test('CR-REFR-7: both cards are chosen before a new one is seen', () => {
  const game = atTurn()
    .map(...FIVE)
    .bids({ selma: [1] })
    .answer(0, 'refresh', 0)
  game.script('lossie', 'barometz').answer(0, ['dahu', 'trochus'])
  assert.ok(game.shown().includes('lossie') && game.shown().includes('barometz'))
  assert.equal(game.kind(0), 'refresh.bonus')
})

test('CR-REFR-8, CR-REFR-9, CR-BAD-29: three coins, one experience, or up to two steps in one direction', () => {
  for (const [bonus, coins, experience, row] of [
    ['coins', 4, 0, 4],
    ['exp', 1, 1, 4],
    ['up:1', 1, 0, 3],
    ['none', 1, 0, 4],
  ] as const) {
    const game = atTurn()
      .map(...FIVE)
      .answer(0, 'refresh', 0, [])
    game.refuses(0, 'up:3').answer(0, bonus)
    const player = game.player(0)
    assert.deepEqual([player.coins, player.experience, player.row], [coins, experience, row])
  }
})

test('CR-REFR-11: an empty market is only filled; without tokens nothing is laid', () => {
  const game = atTurn()
    .map(...FIVE)
    .market(null, null, null)
  game.state.bag.rest.splice(0, game.state.bag.rest.length, 'ev-F1')
  game.state.discard = []
  game.answer(0, 'refresh')
  assert.deepEqual(game.faces(game.state.market), ['F', '', ''])
  assert.equal(game.state.map.length, 5)
  const single = atTurn()
    .map(...FIVE)
    .market(null, 'R', null)
    .answer(0, 'refresh')
  assert.notEqual(single.kind(0), 'refresh.market', 'where one token lies there is nothing to choose')
  const dry = atTurn()
    .map(...FIVE)
    .market(null, null, null)
  dry.state.bag.rest.splice(0)
  dry.state.discard = []
  dry.answer(0, 'refresh')
  assert.deepEqual([dry.faces(dry.state.market), dry.state.map.length], [['', '', ''], 5])
})

test('CR-AUTO-1, CR-AUTO-2, CR-AUTO-3, CR-EX-14: an empty map is refreshed at once, by whose turn it is', () => {
  const game = atTurn().at(0, 'E1').map('E1:B').answer(0, 'collect:E1:B')
  assert.equal(game.kind(0), 'refresh.market')
  game.refuses(0, 'end', 'move:AAC').answer(0, 2)
  assert.equal(game.state.map.length, 7)
  assert.equal(game.kind(0), 'turn')
  assert.deepEqual([game.player(0).coins, game.notes('replaced').length], [1, 0])
})

test('CR-AUTO-4: where nothing can be laid the map stays empty until something can', () => {
  const game = atTurn().at(0, 'E1').map('E1:B')
  game.state.bag.rest.splice(0)
  game.state.discard = []
  game.answer(0, 'collect:E1:B')
  assert.equal(game.kind(0), 'turn')
  game.state.discard.push('ev-F1', 'ev-F2')
  game.answer(0, 'move:stay')
  assert.equal(game.kind(0), 'refresh.market')
  game.answer(0, 0)
  assert.equal(game.state.map.length, 2)
})

test('CR-COLL-10, CR-COLL-11, CR-EX-23, CR-BAD-49: the bag is filled when its last token leaves', () => {
  const game = atHelper().market('B', null, null)
  game.state.bag.rest.splice(0, game.state.bag.rest.length, 'ev-F1')
  game.state.discard = ['ev-V1', 'ev-V2', 'ev-S1', 'ev-S2', 'ev-W1']
  game.script('ev-F1', 'ev-V2').answer(0, 'up', 'end')
  assert.deepEqual(game.faces(game.state.market), ['B', 'F', 'V'])
  assert.equal(game.state.bag.rest.length, 4)
  assert.deepEqual(game.state.discard, [])
})

test('CR-EX-6, CR-BID-4: Alex restores, and both place their bids', () => {
  const game = atTurn({ seats: 3 }).toHelper(0).rows(2, 4, 6)
  game
    .show(0, 'habyor')
    .show(1, 'mavo')
    .bids({ dahu: [0, 1, 2], selma: [2] })
  const player = game.player(0)
  player.coins = 4
  player.freeBids = 1
  game.player(1).freeBids = 1
  game.skills(0, ...SKILLS)
  for (const skill of ACTIVE_SKILLS.slice(0, 4)) player.skills[skill] = 'used'
  game.answer(0, 'up')
  assert.equal(player.row, 1)
  assert.equal(game.state.dice.filter((die) => !die.taken).length, 4)
  for (const skill of ACTIVE_SKILLS.slice(0, 4)) game.answer(0, `restore:${skill}`)
  assert.equal(player.coins, 0)
  assert.ok(Object.values(player.skills).every((skill) => skill === 'ready'))
  game.refuses(0, 'end').answer(0, 'bid:habyor').answer(1, 'mavo')
  game.answer(0, 'end')
  const [spot] = game.layings('water')
  game.answer(0, spot ?? '')
  assert.ok(game.options(0).every((tile) => tileOf(game.content, String(tile)).type === 'water'))
  game.answer(0, game.options(0)[0] ?? '')
  assert.deepEqual([player.movement, player.action, player.side, player.row], ['ready', 'ready', 'left', 1])
  assert.deepEqual(game.asked(), ['1 helper'])
})
