import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Position } from '@curio/bots'
import { setupOf } from '@curio/kernel'
import { rivalOf } from '../src/local/rival.ts'
import { beginTable, firstAnswer, game, person, playOn } from './support.ts'

function positionOf(answers: number): { position: Position; first: ReturnType<typeof firstAnswer> } {
  const table = beginTable([person('P')])
  playOn(table, answers)
  const { header, entries } = table.match
  const setup = setupOf(game, header, {})
  const [question] = table.match.questions(0)
  assert.ok(setup.ok && question)
  const position = { game, setup: setup.value, rules: header.rules, entries, seat: 0 }
  return { position, first: firstAnswer(question) }
}

test('the rival of an answer is another answer to the same question', () => {
  const { position, first } = positionOf(0)
  const rival = rivalOf(position, first)
  assert.ok(rival)
  assert.notDeepEqual(rival.value, first)
})

test('judging leaves the position as it was', () => {
  const { position, first } = positionOf(1)
  const before = JSON.stringify(position.entries)
  assert.deepEqual(rivalOf(position, first), rivalOf(position, first))
  assert.equal(JSON.stringify(position.entries), before)
})
