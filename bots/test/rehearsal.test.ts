import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, fastChance, type Json, Run } from '@curio/kernel'
import { anyCandidate } from '@curio/kernel/testing'
import { type BotSpec, makeBot } from '../src/bots.ts'
import type { Played, Position } from '../src/position.ts'
import { findGame } from '../src/registry.ts'

/** Positions of a random game of two in which there is a choice, some answers apart. */
function positionsOf(id: string, every: number, most: number): Position[] {
  const game = findGame(id)
  assert.ok(game)
  const setup = checkSetup(game, 2, {}, {})
  assert.ok(setup.ok)
  const outcomes: number[] = []
  const source = fastChance(8)
  const chance = {
    below(n: number): number {
      const outcome = source.below(n)
      outcomes.push(outcome)
      return outcome
    },
  }
  const run = new Run(game, setup.value, game.rules, chance)
  const entries: Played[] = [{ seat: null, answer: null, chance: outcomes.splice(0) }]
  const found: Position[] = []
  while (!run.over && found.length < most) {
    const [ask] = run.questions
    assert.ok(ask)
    if (entries.length % every === 0 && ask.candidates().length > 1)
      found.push({
        ...{ game, setup: setup.value, rules: game.rules, from: null, seat: ask.seat },
        entries: [...entries],
      })
    const answer = anyCandidate(ask, source)
    run.answer(ask, ask.settle(answer))
    entries.push({ seat: ask.seat, answer, chance: outcomes.splice(0) })
  }
  assert.equal(found.length, most)
  return found
}

const chosen = (spec: BotSpec, positions: readonly Position[]): Json[] =>
  positions.map((position) => makeBot(spec).decide(position))

const budget = { iterations: 12 }

test('the strongest level rehearses where the game asks for it, and searches elsewhere', () => {
  for (const [id, name, other] of [
    ['trickerion', 'rehearsal', 'search'],
    ['cryptids', 'search', 'rehearsal'],
  ] as const) {
    const positions = positionsOf(id, 5, 12)
    const hard = chosen({ name: 'hard', seed: 5, budget }, positions)
    assert.deepEqual(hard, chosen({ name, seed: 5, budget }, positions))
    assert.notDeepEqual(hard, chosen({ name: other, seed: 5, budget }, positions))
  }
})

test('what rehearsals show changes what would be chosen at once', () => {
  const positions = positionsOf('trickerion', 5, 12)
  const atOnce = chosen({ name: 'rehearsal', seed: 5, budget: { iterations: 0 } }, positions)
  assert.notDeepEqual(chosen({ name: 'rehearsal', seed: 5, budget }, positions), atOnce)
})

test('the same seed rehearses the same, and time may be the budget', () => {
  const positions = positionsOf('trickerion', 9, 4)
  const [once, again] = [1, 2].map(() => chosen({ name: 'rehearsal', seed: 6, budget }, positions))
  assert.deepEqual(once, again)
  for (const position of positions) {
    const answer = makeBot({ name: 'rehearsal', seed: 6, budget: { milliseconds: 5 } }).decide(position)
    assert.notEqual(answer, null)
  }
})
