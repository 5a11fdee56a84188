import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf } from '../rules/scoring.ts'
import { atTurn, type TestGame } from './support/table.ts'

const HARE = 'wolpertinger-01'
const COINS = 'wolpertinger-06'
const EVIDENCE = 'wolpertinger-08'
const REROLL = 'wolpertinger-10'

const withModule = (seats = 2): TestGame =>
  atTurn({ seats, options: { wolpertinger: true } })
    .at(0, 'ROM')
    .map('N1:B', 'N2:F')

const tokens = (game: TestGame, seat: number, ...held: string[]): TestGame => {
  game.player(seat).wolpertingers = held
  return game
}

test('CR-WOLP-1: a token in each city', () => {
  const { state } = withModule()
  assert.deepEqual([state.wolpertingerCities.length, state.wolpertingers.rest.length], [11, 11])
  assert.equal(atTurn().state.wolpertingerCities.length, 0)
})

test('CR-WOLP-2, CR-WOLP-3, CR-BAD-53: a rumour for the token of a city, by action or by skill', () => {
  const game = withModule().hand(0, 'r', 'R', 'R').skills(0, 'trackSkill')
  assert.deepEqual(
    [...game.offers('search'), ...game.bySkill('search')],
    ['search:R', 'search:r', 'skill.search:R', 'skill.search:r'],
  )
  game.script(HARE).answer(0, 'search:r')
  assert.deepEqual([game.player(0).wolpertingers, game.player(0).action], [[HARE], 'used'])
  assert.deepEqual(game.bySkill('search'), [], 'the city is empty now')
  game.at(0, 'LON')
  assert.equal(game.bySkill('search').length, 1)
  assert.deepEqual(game.at(0, 'N1').bySkill('search'), [])
  assert.deepEqual(game.at(0, 'LON').hand(0, 'B').bySkill('search'), [])
  assert.deepEqual(atTurn().at(0, 'ROM').hand(0, 'R').offers('search'), [], 'without the module')
})

test('CR-WOLP-4, CR-WOLP-5, CR-WOLP-9, CR-BAD-54: coins and evidence are cashed in one’s own turns, once', () => {
  const game = tokens(withModule(), 0, HARE, COINS, EVIDENCE).hand(0)
  assert.deepEqual(game.offers('cash'), ['cash:coins', 'cash:evidence'])
  game.answer(0, 'cash:coins').refuses(0, 'cash:coins', 'cash:hare')
  assert.equal(game.player(0).coins, 5)
  game.hand(0, 'V', 'V', 'F', 'F', 'S').refuses(0, 'cash:evidence')
  game.toHelper(0).hand(0).answer(0, 'cash:evidence')
  assert.equal(game.handOf(0).length, 1)
  assert.deepEqual(game.player(0).wolpertingers, [HARE])
})

test('CR-WOLP-4, CR-WOLP-6, CR-BAD-55: a reroll token works like a second chance, besides it and before luck', () => {
  const game = tokens(withModule(), 0, REROLL).show(0, 'karadag', 0).at(0, 'E3').hand(0, 'E')
  game.skills(0, 'secondChance', 'luck')
  assert.deepEqual(game.offers('reroll'), [])
  game.script('failure').answer(0, 'track:karadag:E,-')
  assert.deepEqual(game.options(0), ['second:0', 'token:0', 'fail'])
  game.script('failure').answer(0, 'token:0').script('luck').answer(0, 'second:0')
  assert.deepEqual(game.options(0), ['luck', 'fail'])
  game.script('kraken').answer(0, 'luck')
  assert.deepEqual([game.player(0).found.length, game.player(0).wolpertingers], [1, []])
})

test('CR-WOLP-7, CR-WOLP-8: a point for each hare, and the card for most of them', () => {
  const game = withModule(3)
  const score = (): number[][] =>
    [0, 1, 2].map((seat) => {
      const { by } = pointsOf(game.state, game.content, seat)
      return [by.hares ?? 0, by.wolpertinger ?? 0]
    })
  assert.deepEqual(score(), [
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  tokens(game, 0, HARE, 'wolpertinger-02')
  tokens(game, 1, 'wolpertinger-03', 'wolpertinger-04')
  assert.deepEqual(
    score(),
    [
      [2, 0],
      [2, 0],
      [0, 0],
    ],
    'a tie',
  )
  tokens(game, 1, 'wolpertinger-03', 'wolpertinger-04', REROLL)
  assert.deepEqual(
    score(),
    [
      [2, 0],
      [2, 2],
      [0, 0],
    ],
    'an unused token decides',
  )
  tokens(game, 0, HARE, 'wolpertinger-02', 'wolpertinger-05')
  assert.deepEqual(score(), [
    [3, 2],
    [2, 0],
    [0, 0],
  ])
})

test('CR-WOLP-10: a Wolpertinger is no cryptid', () => {
  const game = tokens(withModule(), 0, HARE)
  game.state.commonContract = 'contract-10'
  assert.deepEqual([game.player(0).found.length, pointsOf(game.state, game.content, 0).by.common], [0, 0])
})
