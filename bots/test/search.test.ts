import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Game, type Json, type Run } from '@curio/kernel'
import { makeBot } from '../src/bots.ts'
import { play, questionOf } from '../src/position.ts'
import { drawByWeight, mostPromising, promising, shares } from '../src/priors.ts'
import { mixSeed, seedOf } from '../src/seeds.ts'
import { TreeNode } from '../src/tree.ts'
import { positions } from './support/positions.ts'

const reached = positions(2, {}, 31, 1).filter(({ position: { entries } }) => entries.length > 30)
const position = reached
  .map((each) => each.position)
  .find((each) => questionOf(play(each, fastChance(0)), each.seat).candidates().length > 30)
assert.ok(position)
const run = play(position, fastChance(0))
const ask = questionOf(run, position.seat)

test('a new node tries the most promising answer first', () => {
  const node = new TreeNode()
  node.look(run, ask)
  assert.deepEqual(node.select({ low: 0, high: 1 }).answer, mostPromising(run, ask))
})

test('the tree turns to answers that prove better', () => {
  const node = new TreeNode()
  node.look(run, ask)
  const span = { low: 0, high: 10 }
  const worthOf = (answer: Json): number => (answer === last ? 10 : 0)
  const last = promising(run, ask, 5).at(-1)?.answer ?? null
  for (let time = 0; time < 300; time++) {
    const edge = node.select(span)
    edge.visits += 1
    edge.total += worthOf(edge.answer)
  }
  const [best] = [...node.edges].sort((one, other) => other.visits - one.visits)
  assert.deepEqual(best?.answer, last)
})

test('what the game gives no weight is never tried, unless there is nothing else', () => {
  const candidates = ask.candidates()
  const judged = (weights: readonly number[]): Run => {
    const game: Game = { ...run.game, advice: { ...run.game.advice, priors: () => weights } }
    return Object.create(run, { game: { value: game } }) as Run
  }
  const tried = (weights: readonly number[]): Set<Json> => {
    const node = new TreeNode()
    node.look(judged(weights), ask)
    return new Set(
      candidates.map(() => {
        const edge = node.select({ low: 0, high: 1 })
        edge.visits += 1
        return edge.answer
      }),
    )
  }
  assert.deepEqual([...tried(candidates.map((_, index) => (index === 3 ? 1 : 0)))], [candidates[3]])
  assert.equal(tried(candidates.map(() => 0)).size, candidates.length)
})

test('shares add up to 1, and the promising ones come best first', () => {
  const candidates = ask.candidates()
  const of = shares(run, ask, candidates)
  assert.ok(Math.abs(of.reduce((sum, share) => sum + share, 0) - 1) < 1e-9)
  const few = promising(run, ask, 3)
  assert.equal(few.length, 3)
  assert.deepEqual(few[0]?.answer, mostPromising(run, ask))
  assert.ok((few[0]?.share ?? 0) >= (few[2]?.share ?? 1))
})

test('answers are drawn as often as they weigh', () => {
  const chance = fastChance(1)
  const drawn = Array.from({ length: 4_000 }, () => drawByWeight(['a', 'b', 'c'], [1, 0, 3], chance))
  const count = (answer: string): number => drawn.filter((each) => each === answer).length
  assert.equal(count('b'), 0)
  assert.ok(Math.abs(count('c') - 3_000) < 150)
})

test('seeds differ when any part or their order differs', () => {
  const seeds = [
    mixSeed(1, 2),
    mixSeed(2, 1),
    mixSeed(1, 3),
    mixSeed(1),
    mixSeed(0, 1, 2),
    seedOf('a'),
    seedOf('b'),
  ]
  assert.equal(new Set(seeds).size, seeds.length)
  assert.equal(mixSeed(1, 2), mixSeed(1, 2))
})

test('a search with milliseconds answers too', () => {
  const answer = makeBot({ name: 'search', seed: 1, budget: { milliseconds: 5 } }).decide(position)
  assert.equal(ask.fault(answer), null)
})

test('more iterations are not needed where only one answer is possible', () => {
  const forced = reached
    .map((each) => each.position)
    .find((each) => questionOf(play(each, fastChance(0)), each.seat).candidates().length === 1)
  assert.ok(forced)
  const only = questionOf(play(forced, fastChance(0)), forced.seat).candidates()[0]
  assert.deepEqual(makeBot({ name: 'search', seed: 1, budget: { iterations: 0 } }).decide(forced), only)
})

test('a seat that is not asked cannot decide', () => {
  for (const name of ['random', 'easy', 'greedy', 'search'] as const) {
    assert.throws(() => makeBot({ name, seed: 1 }).decide({ ...position, seat: 7 }), /seat 7 is not asked/)
  }
})

test('another seed makes a random bot decide otherwise', () => {
  const decide = (seed: number): string =>
    JSON.stringify(reached.map((each) => makeBot({ name: 'random', seed }).decide(each.position)))
  assert.notEqual(decide(1), decide(2))
})
