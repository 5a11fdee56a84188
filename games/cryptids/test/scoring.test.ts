import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RankedOutcome } from '@curio/kernel'
import { outcomeOf, pointsOf } from '../rules/scoring.ts'
import { atTurn, type TestGame } from './support/table.ts'

/** A game without anything that scores. */
function blank(seats = 2): TestGame {
  const game = atTurn({ seats })
  game.state.commonContract = null
  game.state.players.forEach((player, seat) => {
    game.hand(seat)
    player.coins = 0
    player.contracts = ['contract-06', 'contract-12']
  })
  return game
}

const by = (game: TestGame, source: string, seat = 0): number =>
  pointsOf(game.state, game.content, seat).by[source] ?? 0

function outcome(game: TestGame): RankedOutcome {
  game.state.phase = 'over'
  const found = outcomeOf(game.state, game.content)
  assert.ok(found?.kind === 'ranked')
  return found
}

const RESERVE = { relocated: 'reserve', inReserve: true } as const
const REQUEST = { relocated: 'request' } as const

test('CR-SCORE-1, CR-SCORE-2, CR-SCORE-3: found cards, cryptids in the reserve, requests', () => {
  const game = blank().found(0, 'kraken').found(0, 'karadag', RESERVE).found(0, 'selma', REQUEST)
  game.player(0).requests = ['request-1']
  assert.deepEqual([by(game, 'found'), by(game, 'reserve'), by(game, 'requests')], [2 + 3 + 2, 2, 4])
})

test('CR-SCORE-4, CR-SCORE-6, CR-SCORE-7, CR-SCORE-8: contracts by evidence, habitat and kind', () => {
  const game = blank().found(0, 'selma').found(0, 'dahu')
  for (const [contract, points] of [
    ['contract-03', 2],
    ['contract-07', 1],
    ['contract-10', 1],
    ['contract-12', 0],
  ] as const) {
    game.state.commonContract = contract
    assert.equal(by(game, 'common'), points)
  }
  game.player(0).contracts = ['contract-03', 'contract-13']
  assert.deepEqual([by(game, 'common'), by(game, 'personal')], [0, 2])
})

test('CR-SCORE-5: only the better of the two personal contracts', () => {
  const game = blank().found(0, 'selma').found(0, 'banyoles').found(0, 'dahu')
  game.player(0).contracts = ['contract-07', 'contract-10']
  assert.equal(by(game, 'personal'), 2)
})

test('CR-SCORE-9, CR-SCORE-10: once for a card, a mark counts as it was filled, special tiles match no terrain', () => {
  const game = blank().found(0, 'lagopus', { evidence: ['S', 'S'] })
  game.state.commonContract = 'contract-05'
  assert.equal(by(game, 'common'), 1)
  for (const contract of ['contract-07', 'contract-08', 'contract-09']) {
    game.state.commonContract = contract
    assert.equal(by(game, 'common'), 0)
  }
})

test('CR-SCORE-11, CR-SCORE-12: abilities at the end, relocated or not', () => {
  const reptiles = blank().found(0, 'balaur').found(0, 'selma').found(0, 'lossie').found(0, 'karadag')
  assert.equal(by(reptiles, 'abilities'), 3, 'at most three')
  const victims = blank()
    .found(0, 'gevaudan')
    .found(0, 'banyoles')
    .found(0, 'lou_carcolh', { evidence: ['F', 'V', 'V'] })
  assert.equal(by(victims, 'abilities'), 3)
  const requests = blank().found(0, 'afanc')
  requests.player(0).requests = ['request-1', 'request-2']
  assert.equal(by(requests, 'abilities'), 4)
  const regions = blank().found(0, 'grey_man').found(0, 'selma').found(0, 'skvader').found(0, 'barometz')
  assert.equal(by(regions, 'abilities'), 3)
  const coins = blank().found(0, 'griffin').hand(0, 'B')
  coins.player(0).coins = 5
  assert.equal(by(coins, 'abilities'), 2)
  coins.player(0).coins = 50
  assert.equal(by(coins, 'abilities'), 3)
})

test('CR-SCORE-11, CR-ABIL-8: the Kraken counts cryptids that lie on water themselves', () => {
  const game = blank().at(0, 'ROM').map('N1:B').found(0, 'kraken').found(0, 'lossie').found(0, 'lagopus')
  game.ground('water', '4,4', '5,4').answer(0, 'relocate:lossie', '4,4,0')
  assert.equal(by(game, 'abilities'), 1)
  game.player(0).action = 'ready'
  game.answer(0, 'relocate:lagopus', '4,4,0')
  assert.equal(by(game, 'abilities'), 1)
})

test('CR-ABIL-15, CR-ABIL-16: the Bird of Vergisson, fewer than each rival', () => {
  const game = blank(3).found(0, 'vergisson').found(1, 'selma').found(1, 'dahu').found(2, 'skvader')
  assert.equal(by(game, 'abilities'), 0)
  game.found(2, 'trochus')
  assert.equal(by(game, 'abilities'), 3)
})

/** The seat's cryptid lies in the reserve from this cell on. */
function laid(game: TestGame, seat: number, card: string, x: number, y: number): TestGame {
  game.found(seat, card, RESERVE)
  game.state.reserve.cryptids.push({ card, seat, x, y, turn: 0 })
  return game
}

test('CR-SCORE-13, CR-SCORE-14: most markers, then the larger area, then all of them', () => {
  const game = blank(3)
  const majority = (): number[] => [0, 1, 2].map((seat) => by(game, 'majority', seat))
  assert.deepEqual(majority(), [0, 0, 0])
  laid(game, 0, 'tulikettu', 2, 0)
  laid(game, 1, 'lossie', 4, 0)
  assert.deepEqual(majority(), [2, 2, 0])
  game.state.reserve.cryptids = []
  game.player(1).found = []
  laid(game, 1, 'selma', 4, 0)
  assert.deepEqual(majority(), [0, 2, 0])
  laid(game, 0, 'skvader', 2, 2)
  assert.deepEqual(majority(), [2, 0, 0])
})

test('CR-SCORE-15: cells are counted once, also where another tile lies on top', () => {
  const game = blank()
  laid(game, 0, 'karadag', 2, 0)
  laid(game, 0, 'lagopus', 2, 0)
  laid(game, 1, 'lossie', 2, 2)
  laid(game, 1, 'selma', 4, 2)
  assert.deepEqual([by(game, 'majority', 0), by(game, 'majority', 1)], [0, 2], '4 cells against 5')
})

test('CR-SCORE-16, CR-SCORE-17, CR-SCORE-18: a point for three experience, and for five coins with evidence sold', () => {
  const game = blank().hand(0, 'B', 'r')
  game.player(0).experience = 8
  game.player(0).coins = 8
  assert.deepEqual([by(game, 'experience'), by(game, 'coins')], [2, 2])
})

test('CR-EX-19: a whole score', () => {
  const game = blank().hand(0, 'B')
  laid(game, 0, 'selma', 2, 0)
  laid(game, 0, 'lindworm', 2, 2)
  game.found(0, 'tatzelwurm', REQUEST).found(0, 'banyoles', REQUEST)
  const player = game.player(0)
  player.requests = ['request-6']
  player.experience = 7
  player.coins = 3
  player.contracts = ['contract-03', 'contract-11']
  game.state.commonContract = 'contract-07'
  const points = pointsOf(game.state, game.content, 0)
  assert.equal(points.total, 27)
  assert.deepEqual(
    ['found', 'reserve', 'requests', 'common', 'personal', 'majority', 'experience', 'coins'].map(
      (source) => points.by[source],
    ),
    [9, 3, 4, 2, 4, 2, 2, 1],
  )
})

test('CR-GEN-1: most reputation wins', () => {
  const game = blank(3).found(1, 'sea_monk').found(0, 'selma')
  const { winners, places, ending } = outcome(game)
  assert.deepEqual([winners, places, ending], [[1], [2, 1, 3], 'reserve'])
})

test('CR-TIE-1, CR-TIE-2: found, relocated, experience and coins together, or all of them', () => {
  const game = blank()
  game.player(0).requests = ['request-1']
  game.player(1).requests = ['request-1']
  assert.deepEqual(outcome(game).winners, [0, 1])
  game.player(1).coins = 2
  game.hand(0, 'R')
  assert.deepEqual(outcome(game).winners, [0, 1], 'evidence is sold first')
  game.player(0).experience = 1
  assert.deepEqual(outcome(game).winners, [0])
  game.found(0, 'selma').found(1, 'lossie', REQUEST)
  assert.deepEqual(outcome(game).winners, [1])
  game.found(0, 'dahu')
  game.found(1, 'tulikettu')
  game.player(1).found[1] = {
    card: 'tulikettu',
    location: 'N3',
    evidence: ['S', 'F'],
    relocated: null,
    inReserve: false,
  }
  assert.deepEqual(outcome(game).winners, [1])
})
