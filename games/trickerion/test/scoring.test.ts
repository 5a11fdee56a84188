import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trickerion } from '../index.ts'
import { finalScores } from '../rules/scoring.ts'
import { atPlan, type FreshGame } from './support/fresh.ts'

const DARK = { darkAlley: true }

/** What seat 0 would score now, by source; tricks by their id. */
function scores(game: FreshGame): Record<string, number> {
  return Object.fromEntries(
    finalScores(game.state, game.content, 0)
      .filter(({ fame }) => fame !== 0)
      .map(({ source, trick, fame }) => [trick ?? source, fame]),
  )
}

const bare = (options = {}): FreshGame =>
  atPlan({ options }).noTricks(0).noTricks(1).stacks(0, {}).team(0, 'magician').rich(0, 0, 0, 0)

/** Everybody is ready without cards in the last round, and the game is over. */
function finish(game: FreshGame): FreshGame {
  game.state.round = game.state.options.darkAlley ? 7 : 5
  return game.until(({ run }) => run.over)
}

test('TR-FIN-2: a Fame for a shard', () => {
  assert.deepEqual(scores(bare().rich(0, 0, 0, 4)), { shards: 4 })
})

test('TR-FIN-3: a Fame for every full three coins', () => {
  assert.deepEqual(
    [0, 2, 3, 8].map((coins) => scores(bare().rich(0, 0, coins, 0)).coins ?? 0),
    [0, 0, 1, 2],
  )
})

test('TR-FIN-4, TR-FIN-5, TR-FIN-11: without the Dark Alley two for an Apprentice and three for a specialist', () => {
  const game = bare().team(0, 'magician', 'manager', 'assistant', 'apprentice1', 'apprentice2', 'apprentice3')
  game.character('apprentice3').home = 'assistant'
  assert.deepEqual(scores(game), { apprentices: 6, specialists: 6 })
  const dark = bare(DARK).team(0, 'magician', 'manager', 'apprentice1')
  assert.deepEqual(scores(dark), {})
})

test('TR-FIN-11: those hired in the last round count', () => {
  const game = bare()
  game.character('manager').at = 'inn'
  game.character('apprentice1').at = 'inn'
  assert.deepEqual(scores(game), {}, 'they wait in the Inn')
  finish(game)
  assert.deepEqual([game.player().fameBy.apprentices, game.player().fameBy.specialists], [2, 3])
})

test('a source that brings nothing is not told', () => {
  const game = finish(bare().rich(0, 0, 0, 4))
  const told = game.told('scored').filter(({ seat }) => seat === 0)
  assert.deepEqual(
    told.map(({ source, fame }) => [source, fame]),
    [['shards', 4]],
  )
})

test('TR-FIN-6: two for a special assignment in hand, with the Dark Alley', () => {
  const game = bare(DARK)
  game.player().specials.push('SA-TH-1', 'SA-TH-2', 'SA-WS-1')
  assert.deepEqual(scores(game), { hand: 6 })
})

test('TR-FIN-7, TR-EX-END-1, TR-EX-END-2: a level 3 trick needs its components or a marker on its card', () => {
  const revenge = (): FreshGame => bare(DARK).trick(0, 'assistants-revenge').team(0, 'magician', 'assistant')
  const complete = { glass: 3, saw: 2, mirror: 2 } as const
  assert.deepEqual(scores(revenge().stacks(0, complete)), { 'assistants-revenge': 7 })
  assert.deepEqual(scores(revenge()), {})
  assert.deepEqual(scores(revenge().stacks(0, { ...complete, mirror: 1 })), {})
  const prepared = revenge()
  prepared.own('assistants-revenge').markers = 1
  assert.deepEqual(scores(prepared), { 'assistants-revenge': 7 })
  assert.deepEqual(scores(revenge().stacks(0, complete).team(0, 'magician')), {}, 'no Assistant')
})

test('TR-FIN-14: the Manager’s extra token completes them', () => {
  const game = bare(DARK).trick(0, 'assistants-revenge').team(0, 'magician', 'assistant', 'manager')
  game.stacks(0, { glass: 3, saw: 2 }).stack(0, 'mirror', 1, 'manager')
  assert.deepEqual(scores(game), { 'assistants-revenge': 7 })
})

test('TR-FIN-8, TR-FIN-9, TR-EX-END-3, TR-BAD-94: twenty at most from each source, and each trick is one', () => {
  const game = bare(DARK).trick(0, 'horror-saws').stacks(0, { wood: 3, saw: 2, cog: 2 }).rich(0, 0, 99, 25)
  game.player().specials.push(...Array.from({ length: 11 }, (_, index) => `SA-TH-${index + 1}`))
  assert.deepEqual(scores(game), { shards: 20, coins: 20, hand: 20, 'horror-saws': 20 })
})

test('TR-FIN-10: all sources are counted from the same state, and nothing is spent', () => {
  const game = finish(bare().rich(0, 10, 7, 3))
  const { fame, coins, shards, fameBy } = game.player()
  assert.deepEqual([fame, coins, shards], [10 + 2 + 3, 7, 3])
  assert.deepEqual([fameBy.coins, fameBy.shards], [2, 3])
})

test('TR-GEN-7, TR-FIN-12, TR-FIN-13, TR-FIN-15: most Fame wins, then whoever is ahead in the last turn order', () => {
  const game = atPlan({ seats: 4 })
  for (const seat of [0, 1, 2, 3]) {
    game.noTricks(seat).team(seat, 'magician')
    game.rich(seat, [10, 20, 10, 20][seat] ?? 0, 0, 0)
  }
  game.state.order = [3, 2, 1, 0]
  finish(game)
  const outcome = trickerion.outcome(game.state, game.content)
  assert.ok(outcome?.kind === 'ranked')
  assert.deepEqual([outcome.places, outcome.winners], [[4, 2, 3, 1], [3]])
})

test('TR-GEN-7: there is no outcome before the end, and points are Fame by source', () => {
  const game = atPlan()
  assert.equal(trickerion.outcome(game.state, game.content), null)
  game.until(({ run }) => run.over)
  const outcome = trickerion.outcome(game.state, game.content)
  for (const { total, by } of outcome?.points ?? []) {
    assert.equal(
      total,
      Object.values(by).reduce((sum, fame) => sum + fame, 0),
    )
  }
  assert.deepEqual(
    outcome?.points.map(({ total }) => total),
    game.state.players.map(({ fame }) => fame),
  )
})
