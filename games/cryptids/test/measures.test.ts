import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, fastChance, type Game, type Json, Run } from '@curio/kernel'
import { cryptids } from '../index.ts'

function finishedGame(seats: number) {
  const setup = checkSetup(cryptids as Game, seats, {}, {})
  assert.ok(setup.ok)
  const run = new Run(cryptids, setup.value, cryptids.rules, fastChance(seats))
  while (!run.over) {
    const [ask] = run.questions
    assert.ok(ask)
    const candidates = ask.candidates()
    const weights = cryptids.advice.priors(run.state, ask.seat, ask.kind, candidates, run.content) ?? []
    run.answer(ask, candidates[weights.indexOf(Math.max(...weights))] as Json)
  }
  return run
}

test('a finished game is measured by its rounds and by every card, found or not', () => {
  const { state, content } = finishedGame(2)
  const { numbers, counts } = cryptids.measures?.(state, content) ?? assert.fail('no measures')
  const found = state.players.flatMap((player) => player.found.map(({ card }) => card))
  assert.equal(numbers.rounds, state.round)
  assert.equal(numbers.found, found.length)
  assert.ok(!('caught' in numbers))
  assert.equal(Object.keys(counts.found ?? {}).length, content.pack.cryptids.length)
  for (const [card, times] of Object.entries(counts.found ?? {})) {
    assert.equal(times, Number(found.includes(card)), card)
  }
})

test('alone it is also measured by what the Poacher caught', () => {
  const { state, content } = finishedGame(1)
  assert.equal(cryptids.measures?.(state, content).numbers.caught, state.poacher?.caught.length)
})
