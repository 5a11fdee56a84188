import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, fastChance, Run } from '@curio/kernel'
import { OwnTurns } from '../src/own-turns.ts'
import { questionOf } from '../src/position.ts'
import { mostPromising } from '../src/priors.ts'
import { findGame } from '../src/registry.ts'

/** A game alone, in which each turn is followed by another one of the same seat. */
function aloneInTheFirstTurn(seed: number): Run {
  const game = findGame('cryptids')
  assert.ok(game)
  const setup = checkSetup(game, 1, {}, {})
  assert.ok(setup.ok)
  const run = new Run(game, setup.value, game.rules, fastChance(seed))
  while (questionOf(run, 0).kind !== 'turn') answerOnce(run)
  return run
}

function answerOnce(run: Run): void {
  const ask = questionOf(run, 0)
  run.answer(ask, mostPromising(run, ask))
}

test('a turn is over when the next one of the same seat begins at once', () => {
  const run = aloneInTheFirstTurn(5)
  const turns = new OwnTurns(run, 0)
  assert.equal(turns.completed(), 0)
  assert.equal(turns.isOver(), false)
  run.answer(questionOf(run, 0), 'end')
  // The Poacher may ask something first.
  while (questionOf(run, 0).kind !== 'helper') answerOnce(run)
  assert.equal(turns.isOver(), true)
  assert.equal(turns.completed(), 1)
})

test('several turns are counted to the end of the game, however it ends', () => {
  const endings = new Set<string>()
  for (let seed = 1; seed <= 8; seed++) {
    const run = aloneInTheFirstTurn(seed)
    const turns = new OwnTurns(run, 0)
    let before = 0
    while (!run.over) {
      answerOnce(run)
      const now = turns.completed()
      assert.ok(now === before || now === before + 1, `${before}, then ${now} turns`)
      before = now
    }
    assert.ok(before > 10, `${before} turns`)
    endings.add(run.game.outcome(run.state, run.content)?.ending?.split('-')[0] ?? '')
  }
  assert.deepEqual([...endings].sort(), ['lost', 'rank'])
})
