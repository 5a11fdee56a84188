import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, fastChance, type Json, Run } from '@curio/kernel'
import { EFFECTS } from '../content/pack.ts'
import { route } from '../index.ts'
import { setupChance, TestGame } from './support/table.ts'

const seatsRefused = (seats: number, options: Json = {}): string => {
  const setup = checkSetup(route, seats, options, {})
  return setup.ok ? '' : setup.message
}

test('RT-SETUP-1: each player has an empty board, and five dice wait in the middle', () => {
  const { state } = new TestGame({ seats: 3 })
  assert.equal(state.players.length, 3)
  for (const player of state.players) {
    assert.ok(player.board.drawn.every((mark) => mark === 0))
    assert.ok(player.board.tourists.every((count) => count === 0))
  }
  assert.deepEqual(
    state.dice.map((die) => die.zone),
    ['waiting', 'waiting', 'waiting', 'waiting', 'waiting'],
  )
})

test('RT-SETUP-2: one effect lies dark side up and a different one light side up', () => {
  for (let seed = 0; seed < 60; seed++) {
    const setup = checkSetup(route, 2, {}, {})
    assert.ok(setup.ok)
    const { effects } = new Run(route, setup.value, 1, fastChance(seed)).state
    assert.notEqual(effects.dark, effects.light)
    for (const effect of Object.values(effects)) assert.ok(EFFECTS.some((each) => each === effect))
  }
})

test('RT-SETUP-3: effects are chosen by chance or by hand, the sides included', () => {
  const byHand = new TestGame({ options: { effects: { dark: 'FX_NEW_TURN', light: 'FX_REPEAT' } } })
  assert.deepEqual(byHand.state.effects, { dark: 'FX_NEW_TURN', light: 'FX_REPEAT' })
  const byChance = new TestGame({
    options: { effects: 'random' },
    chance: ['FX_T_JUNCTION', 'FX_SECRET_ALLEY'],
  })
  assert.deepEqual(byChance.state.effects, { dark: 'FX_T_JUNCTION', light: 'FX_SECRET_ALLEY' })
})

test('RT-SETUP-4: one of the four Ancients is met, by chance or by hand', () => {
  assert.equal(new TestGame({ options: { ancient: 'SHUB_NIGGURATH' } }).state.ancient, 'SHUB_NIGGURATH')
  assert.equal(
    new TestGame({ options: { ancient: 'random' }, chance: ['YOG_SOTHOTH'] }).state.ancient,
    'YOG_SOTHOTH',
  )
})

test("RT-SETUP-5, RT-DM-44: the Ancient's terrifying places are marked for everybody, and its rule holds", () => {
  const places = (ancient: string): string[] => {
    const { city } = new TestGame({ options: { ancient } })
    return city.vertices.filter((vertex) => vertex.terrifying).map((vertex) => vertex.id)
  }
  assert.deepEqual(places('DAGON').sort(), ['c02', 'c22', 'c24', 'c35', 'c44', 'c55'])
  assert.notDeepEqual(places('DAGON'), places('CTHULHU'))
  assert.ok(new TestGame({ options: { ancient: 'YOG_SOTHOTH' } }).city.segmentAt.get('h32') !== undefined)
})

test('RT-SETUP-6: with Cthulhu each player gets one random Call card, with others none', () => {
  const game = new TestGame({ options: { ancient: 'CTHULHU' }, chance: ['CALL_GREEN', 'CALL_RED'] })
  assert.deepEqual([game.player(0).call, game.player(1).call], ['CALL_GREEN', 'CALL_RED'])
  assert.equal(new TestGame().player(0).call, null)
})

test('RT-SETUP-7, RT-GEN-9: only its owner sees a Call card; unused ones stay hidden', () => {
  const game = new TestGame({ options: { ancient: 'CTHULHU' }, chance: ['CALL_GREEN', 'CALL_RED'] })
  const seen = (viewer: number | null): string => JSON.stringify(game.run.view(viewer))
  assert.ok(seen(0).includes('CALL_GREEN') && !seen(0).includes('CALL_RED'))
  assert.ok(seen(1).includes('CALL_RED') && !seen(1).includes('CALL_GREEN'))
  for (const viewer of [0, 1, null]) assert.ok(!seen(viewer).includes('CALL_BLUE'))
  assert.ok(!seen(null).includes('CALL_'))
})

test('RT-SETUP-8: one of the eleven shop cards is removed unseen, ten are left', () => {
  const game = new TestGame({ chance: ['S1'] })
  assert.equal(game.state.removedShop, 'S1')
  assert.equal(game.state.shopDeck.rest.length, 10)
  assert.ok(!game.state.shopDeck.rest.includes('S1'))
  for (const viewer of [0, 1, null]) assert.ok(!JSON.stringify(game.run.view(viewer)).includes('S1"'))
})

test('RT-SETUP-9: with Cthulhu the removed card is never one with tourists', () => {
  const removed = new Set<string | null>()
  for (let seed = 0; seed < 200; seed++) {
    const setup = checkSetup(route, 2, { ancient: 'CTHULHU' }, {})
    assert.ok(setup.ok)
    const { state } = new Run(route, setup.value, 1, fastChance(seed))
    removed.add(state.removedShop)
    for (const card of ['S1', 'S2', 'S3', 'S4']) assert.ok(state.shopDeck.rest.includes(card))
    assert.equal(state.shopDeck.rest.length, 10)
  }
  assert.deepEqual([...removed].sort(), ['S10', 'S11', 'S5', 'S6', 'S7', 'S8', 'S9'])
})

test('RT-SETUP-10: two tasks are dealt to each player, who keeps one secretly', () => {
  const game = new TestGame({ chance: setupChance(2) })
  assert.deepEqual(game.player(0).dealt, ['TG1', 'TG2'])
  assert.deepEqual(game.player(1).dealt, ['TG3', 'TG4'])
  assert.deepEqual(game.asked().sort(), ['0 task.keep', '1 task.keep'])
  game.answer(0, 'TG2').answer(1, 'TG3')
  assert.equal(game.player(0).task, 'TG2')
  const seenByOther = JSON.stringify(game.run.view(1))
  assert.ok(!seenByOther.includes('TG1') && !seenByOther.includes('TG2'))
})

test('RT-SETUP-11, RT-SETUP-12: players always see their own task; others see it only when it is kept openly', () => {
  const game = new TestGame({ chance: setupChance(2) })
  game.answer(0, 'TG1:open')
  assert.ok(!JSON.stringify(game.run.view(1)).includes('TG1'), 'not before everybody has kept one')
  game.answer(1, 'TG4')
  assert.ok(JSON.stringify(game.run.view(0)).includes('TG1'))
  assert.ok(JSON.stringify(game.run.view(1)).includes('"TG1"'))
  assert.ok(!JSON.stringify(game.run.view(0)).includes('TG4'))
})

test('RT-SETUP-13: the first player is chosen by chance or by hand', () => {
  assert.equal(new TestGame({ seats: 3, options: { first: 2 } }).state.first, 2)
  assert.equal(new TestGame({ seats: 3, options: { first: 'random' }, chance: [1] }).state.first, 1)
  assert.match(seatsRefused(2, { first: 2 }), /RT-SETUP-13/)
})

test('RT-SETUP-14, RT-INIT-2: with 3 or 4 players the game starts with initial rounds', () => {
  const firstQuestion = (seats: number): string | undefined => new TestGame({ seats }).keepTasks().asked()[0]
  assert.equal(firstQuestion(1), '0 draft.pair')
  assert.equal(firstQuestion(2), '0 draft.take')
  assert.equal(firstQuestion(3), '0 initial.take')
  assert.equal(firstQuestion(4), '0 initial.take')
})

test('RT-GEN-4: edition, Ancient, effects, first player and challenge are agreed at setup', () => {
  assert.equal(seatsRefused(2, { edition: 'guide', ancient: 'CTHULHU', first: 1 }), '')
  assert.match(seatsRefused(2, { ancient: 'HASTUR' }), /ancient/)
  assert.match(seatsRefused(2, { colour: 'red' }), /RT-GEN-4/)
  assert.match(seatsRefused(2, 'guide'), /RT-GEN-4/)
})

test('RT-GEN-5: nothing of the booklet is part of the stand-alone game', () => {
  assert.match(seatsRefused(2, { goals: true }), /goals/)
  const view = JSON.stringify(new TestGame().run.view(0))
  for (const word of ['goal', 'cafe', 'rating', 'event', 'campaign']) assert.ok(!view.includes(word))
})

test('RT-ERR-1: no game without players or with more than four', () => {
  for (const seats of [0, 5, -1, 1.5]) assert.match(seatsRefused(seats), /1 to 4 players/)
  for (const seats of [1, 2, 3, 4]) assert.equal(seatsRefused(seats), '')
})

test('RT-ERR-3: two equal effect cards are refused', () => {
  assert.match(seatsRefused(2, { effects: { dark: 'FX_REPEAT', light: 'FX_REPEAT' } }), /RT-SETUP-2/)
  assert.match(seatsRefused(2, { effects: { dark: 'FX_REPEAT', dark2: 'FX_CORRECTION' } }), /effects/)
})

test('RT-GEN-4: who asks for what there is not reads what there is', () => {
  assert.match(seatsRefused(2, { first: 'me' }), /there is random, or a seat/)
  assert.match(seatsRefused(2, { challenge: 1 }), /there is null, or a row and a column/)
  assert.match(seatsRefused(2, { campaign: {} }), /only the booklet has a campaign, {"edition":"booklet"/)
})

test('RT-ERR-5: exactly one dealt task is kept', () => {
  const game = new TestGame({ chance: setupChance(2) })
  for (const answer of ['TG3', '', null, ['TG1', 'TG2'], [], { card: 'TG1' }]) {
    assert.equal(game.refusal(0, answer), 'not-an-option')
  }
})

test('RT-GEN-12, RT-GEN-10: marker colours are no part of the state, and no rule asks for one', () => {
  const game = new TestGame()
  assert.ok(!/marker|colou?r/i.test(JSON.stringify(game.state)))
})
