import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainAnswer, verify } from '@curio/kernel'
import { LocalTable } from '../src/local/local-table.ts'
import { RecordTable } from '../src/local/record-table.ts'
import { beginTable, bot, game, person, playOn } from './support.ts'

test('a table shows the first person who is asked, and only their question', () => {
  const { table, here } = beginTable([bot('B'), person('P')]).snapshot()
  assert.equal(table.viewer, 1)
  assert.deepEqual(here, [1])
  assert.deepEqual(
    table.questions.map(({ seat }) => seat),
    [1],
  )
  assert.deepEqual(
    table.seats.map(({ you, kind }) => [you, kind]),
    [
      [false, 'bot'],
      [true, 'person'],
    ],
  )
})

test('an answer moves the table on, and can be taken back until chance decides', () => {
  const table = beginTable([person('P')])
  const before = table.snapshot()
  const [question] = before.table.questions
  assert.ok(question)
  assert.equal(before.undo, 'nothing')
  assert.deepEqual(table.answer(0, question.id, plainAnswer(question)), { ok: true })
  assert.notEqual(table.snapshot().table.questions[0]?.id, question.id)
})

test('an answer that was not offered changes nothing and says why', () => {
  const table = beginTable([person('P')])
  const before = table.snapshot()
  const [question] = before.table.questions
  const done = table.answer(0, question?.id ?? '', 'nonsense')
  assert.equal(done.ok, false)
  assert.equal(done.ok ? '' : done.code, 'not-an-option')
  assert.deepEqual(table.snapshot(), before)
})

test('a refused undo has a reason that the dictionaries know', () => {
  const table = beginTable([person('P'), person('Q')])
  assert.equal(table.snapshot().undo, 'nothing')
  assert.equal(table.undo().ok, false)
})

test('a draft of one seat does not show the secrets of another', () => {
  const table = beginTable([person('P'), person('Q')])
  const mine = table.snapshot()
  table.look(1)
  const theirs = table.snapshot()
  assert.equal(theirs.table.viewer, 1)
  assert.notDeepEqual(mine.table.view, theirs.table.view)
  assert.notDeepEqual(mine.table.told, theirs.table.told)
})

test('nobody looks from the seat of a bot', () => {
  const table = beginTable([person('P'), bot('B')])
  table.look(1)
  assert.equal(table.viewer, 0)
})

test('what was kept is the same table again', () => {
  const table = beginTable([person('P'), bot('B')])
  playOn(table, 25)
  const save = JSON.parse(JSON.stringify(table.save(5)))
  const again = LocalTable.resume(game, save)
  assert.deepEqual(again.snapshot(), table.snapshot())
  assert.deepEqual([save.over, save.outcome, save.updated], [false, null, 5])
})

test('every moment of the past can be looked at, and nothing can be answered there', () => {
  const table = beginTable([person('P'), bot('B')])
  playOn(table, 30)
  const { table: now } = table.snapshot()
  const first = table.moment(0)
  const last = table.moment(now.told.length - 1)
  assert.deepEqual(first?.questions, [])
  assert.notDeepEqual(first?.view, now.view)
  assert.deepEqual(last?.told, now.told)
  assert.ok(first && first.told.length < now.told.length)
  assert.equal(table.moment(now.told.length), null)
})

test('a finished match is kept with its outcome, and its record can be verified by anybody', () => {
  const table = beginTable([person('P'), bot('B')])
  playOn(table, 1_000)
  const save = table.save(9)
  assert.equal(save.over, true)
  assert.deepEqual(save.outcome, table.match.outcome())
  assert.equal(table.snapshot().undo, 'committed')
  const verdict = verify(game, table.log())
  assert.deepEqual(verdict.ok && [verdict.seedChecked, verdict.over], [true, true])
})

test('a record is looked at from any seat, and refuses answers', () => {
  const table = beginTable([person('P'), person('Q')])
  playOn(table, 1_000)
  const record = new RecordTable(game, table.log(), ['P', 'Q'])
  assert.equal(record.snapshot().table.viewer, null)
  assert.ok(record.snapshot().table.outcome)
  record.look(1)
  const { told } = record.snapshot().table
  assert.equal(record.moment(0)?.viewer, 1)
  assert.equal(record.moment(told.length - 1)?.outcome?.points.length, 2)
  assert.equal(record.before(told.length - 1)?.outcome, null)
  assert.equal(record.moment(told.length), null)
  assert.equal(record.before(0), null)
  assert.equal(record.answer().ok, false)
  assert.equal(record.undo().ok, false)
})
