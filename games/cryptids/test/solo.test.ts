import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomeOf, pointsOf, rankOf } from '../rules/scoring.ts'
import { poacherActs } from './support/poacher.ts'
import { atHelper, atTurn, TestGame } from './support/table.ts'

test('CR-SOLO-1, CR-SOLO-2, CR-SOLO-5, CR-SOLO-13: the setup against the Poacher', () => {
  const game = new TestGame({ seats: 1 })
  const { row, coins } = game.player(0)
  assert.deepEqual([row, coins, game.poacher().row, game.poacher().side], [4, 1, 5, 'left'])
  assert.equal(game.state.commonContract, null)
  assert.equal(game.poacher().deck.rest.length, 15)
  assert.deepEqual(game.poacher().evidence, [])
})

const SETUP = ['ev-B1', 'ev-B2', 'ev-B3', 'ev-B4', 'ev-E1', 'ev-E2', 'ev-E3', 'ev-E4', 'ev-F1', 'ev-F2']
const CARDS = ['selma', 'skvader', 'trochus', 'dahu', 'pricolici', 'rasselbock']
const REQUESTS = ['request-1', 'request-2', 'request-3', 'request-4']

test('CR-SOLO-3, CR-SOLO-4: two open contracts, at least one of type A', () => {
  const deal = (...drawn: string[]): TestGame =>
    new TestGame({ seats: 1, chance: [...SETUP, ...CARDS, ...REQUESTS, ...drawn] })
  const kept = deal('contract-07', 'contract-01')
  assert.deepEqual(kept.player(0).contracts, ['contract-07', 'contract-01'])
  const redrawn = deal('contract-07', 'contract-08', 'contract-13', 'contract-02')
  assert.deepEqual(redrawn.player(0).contracts, ['contract-07', 'contract-02'])
  assert.deepEqual(redrawn.state.contractDiscards, ['contract-08', 'contract-13'])
  assert.ok(JSON.stringify(redrawn.run.view(null)).includes('"contract-07"'))
})

test('CR-SOLO-7, CR-BAD-58: a bid token returned by a find is placed at once, before the ability', () => {
  const game = atTurn({ seats: 1 })
    .bids({ selma: [0], skvader: [0] })
    .at(0, 'N1')
    .hand(0, 'W', 'E')
    .map('N2:B')
  game.script('karadag').answer(0, 'track:selma:W,E')
  assert.equal(game.kind(0), 'bid.place')
  assert.equal(game.player(0).coins, 1)
  game.refuses(0, 'end', 'skvader').answer(0, 'karadag')
  assert.equal(game.player(0).coins, 3)
})

test('CR-SOLO-8: so it is when the Poacher catches the card, or a Refresh returned the token', () => {
  const refreshed = atTurn({ seats: 1 })
    .bids({ selma: [0], skvader: [0] })
    .map('N1:B')
  refreshed.answer(0, 'refresh', 0, ['selma'])
  assert.equal(refreshed.kind(0), 'bid.place')
  const caught = poacherActs({ card: 'poacher-01', held: ['B', 'V', 'W', 'E'] })
  assert.equal(caught.poacher().caught[0]?.card, 'skvader')
  assert.equal(caught.kind(0), 'bid.place')
})

test('CR-SOLO-9, CR-SOLO-10, CR-BAD-57: the paid card refresh costs three and replaces one; the others are unchanged', () => {
  const game = atHelper({ seats: 1 }).bids({ selma: [0], skvader: [0] })
  const player = game.player(0)
  player.coins = 2
  assert.deepEqual([game.offers('payCard'), game.offers('payMarket')], [[], ['market']])
  player.coins = 3
  game.script('lossie').answer(0, 'card:dahu')
  assert.deepEqual([player.coins, game.kind(0)], [0, 'helper'])
  const refresh = atTurn({ seats: 1 })
    .bids({ selma: [0], skvader: [0] })
    .map('N1:B')
    .answer(0, 'refresh', 0)
  assert.equal(refresh.run.askOf(0)?.fault(['dahu', 'trochus']), null)
})

test('CR-SOLO-11, CR-SOLO-12: whoever is higher at the start of a phase acts first', () => {
  const game = atTurn({ seats: 1 }).rows(4)
  assert.equal(game.notes('poacher.card').length, 0)
  game.answer(0, 'end')
  assert.equal(game.notes('poacher.card').length, 1)
  game.toHelper(0)
  game.poacher().row = 1
  game.rows(6).until('turn', 0)
  assert.equal(game.state.round, 2)
  assert.equal(game.lastNote('dice')?.kind, 'dice')
})

test('CR-SOLO-14: an empty Poacher deck is reshuffled', () => {
  const game = atTurn({ seats: 1 })
  const poacher = game.poacher()
  poacher.used = poacher.deck.rest.splice(0)
  game.answer(0, 'end')
  assert.ok(poacher.card !== null)
  assert.deepEqual([poacher.deck.rest.length, poacher.used.length], [14, 0])
})

test('CR-SEND-1, CR-EX-22: three caught cryptids of one contract lose the game at once', () => {
  const game = poacherActs({
    card: 'poacher-12',
    held: ['V', 'W', 'R', 'R'],
    contracts: ['contract-01', 'contract-10'],
    before: (each) => {
      each.show(0, 'banyoles', 0)
      const victim = { location: 'N1', relocated: null, inReserve: false }
      each.poacher().caught = [
        { card: 'kraken', evidence: ['W', 'V', 'B'], ...victim },
        { card: 'afanc', evidence: ['W', 'V', 'F'], ...victim },
      ]
    },
  })
  while (!game.run.over) game.pass()
  assert.equal(game.state.lost, 'contract')
  const outcome = outcomeOf(game.state, game.content)
  assert.deepEqual(outcome, { kind: 'solo', won: false, rank: null, points: [], ending: 'lost-contract' })
})

test('CR-SEND-1: any five caught cryptids lose it, too', () => {
  const game = poacherActs({
    card: 'poacher-01',
    held: ['B', 'V', 'W', 'E'],
    contracts: ['contract-04', 'contract-05'],
    before: (each) => {
      each.bids({ selma: [0] })
      each.poacher().caught = ['kraken', 'afanc', 'sea_monk', 'havhest'].map((card) => ({
        card,
        location: 'N1',
        evidence: ['W'],
        relocated: null,
        inReserve: false,
      }))
    },
  })
  assert.ok(game.run.over)
  assert.equal(game.state.lost, 'five')
})

test('CR-SEND-2, CR-SEND-3, CR-SEND-4, CR-SEND-5: scoring of a game that is won', () => {
  const game = atTurn({ seats: 1, options: { wolpertinger: true } }).hand(0)
  const player = game.player(0)
  player.contracts = ['contract-03', 'contract-10']
  player.wolpertingers = ['wolpertinger-01']
  game.found(0, 'vergisson').found(0, 'dahu', { relocated: 'reserve', inReserve: true })
  const score = (): Readonly<Record<string, number>> => pointsOf(game.state, game.content, 0).by
  assert.equal(score().personal, 2 + 1, 'both contracts')
  assert.equal(score().majority, 2)
  assert.equal(score().wolpertinger, 2)
  assert.equal(score().abilities, 0)
  game.poacher().caught = ['kraken', 'afanc', 'sea_monk'].map((card) => ({
    card,
    location: 'N1',
    evidence: ['W'],
    relocated: null,
    inReserve: false,
  }))
  assert.equal(score().abilities, 3)
  game.state.phase = 'over'
  const outcome = outcomeOf(game.state, game.content)
  assert.ok(outcome?.kind === 'solo')
  assert.equal(outcome.won, true)
  assert.deepEqual(outcome.points, [pointsOf(game.state, game.content, 0)])
})

test('CR-SEND-6, CR-SEND-7: the ranks', () => {
  const { content } = atTurn({ seats: 1 })
  assert.deepEqual(
    [0, 11, 12, 15, 16, 19, 20, 25, 26, 40].map((total) => rankOf(content, total)),
    [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
  )
  assert.equal(content.pack.ranks[4]?.ru, 'Памятник в заповеднике')
})

test('CR-POA-24: a found cryptid that is caught is lost, and no card follows it', () => {
  const game = poacherActs({
    card: 'poacher-06',
    held: ['W', 'E'],
    before: (each) => {
      each.found(0, 'karadag')
    },
  })
  assert.deepEqual(game.player(0).found, [])
  assert.equal(game.poacher().caught[0]?.card, 'karadag')
  assert.equal(game.notes('revealed').length, 6, 'only those of the setup')
})
