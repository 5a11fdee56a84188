import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, fastChance, Run } from '@curio/kernel'
import { OwnTurns } from '../src/own-turns.ts'
import { questionOf } from '../src/position.ts'
import { mostPromising } from '../src/priors.ts'
import { findGame } from '../src/registry.ts'

/** A game alone, in which each turn is followed by another one of the same seat. */
function aloneInTheFirstTurn(): Run {
  const game = findGame('cryptids')
  assert.ok(game)
  const setup = checkSetup(game, 1, {}, {})
  assert.ok(setup.ok)
  const run = new Run(game, setup.value, game.rules, fastChance(5))
  while (questionOf(run, 0).kind !== 'turn') answerOnce(run)
  return run
}

function answerOnce(run: Run): void {
  const ask = questionOf(run, 0)
  run.answer(ask, mostPromising(run, ask))
}

test('a turn is over when the next one of the same seat begins at once', () => {
  const run = aloneInTheFirstTurn()
  const turns = new OwnTurns(run, 0)
  assert.equal(turns.completed(), 0)
  assert.equal(turns.isOver(), false)
  run.answer(questionOf(run, 0), 'end')
  // The Poacher may ask something first.
  while (questionOf(run, 0).kind !== 'helper') answerOnce(run)
  assert.equal(turns.isOver(), true)
  assert.equal(turns.completed(), 1)
})

test('several turns are counted to the end of the game', () => {
  const run = aloneInTheFirstTurn()
  const turns = new OwnTurns(run, 0)
  let before = 0
  while (!run.over) {
    answerOnce(run)
    const now = turns.completed()
    assert.ok(now === before || now === before + 1)
    before = now
  }
  assert.ok(before > 10, `${before} turns`)
})
