import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRecord } from '../src/replay/read-record.ts'
import { beginTable, bot, person, playOn } from './support.ts'

function recordOf(): Record<string, unknown> {
  const table = beginTable([person('P'), bot('B')])
  playOn(table, 3)
  return JSON.parse(JSON.stringify(table.log()))
}

const faultIn = (input: unknown): string | null => {
  const read = readRecord(JSON.stringify(input))
  return read.ok ? null : read.fault
}

test('a record is read from its file', () => {
  assert.equal(faultIn(recordOf()), null)
})

test('of a file that is no record it is said what is wrong with it', () => {
  assert.deepEqual(readRecord('Дорогой дневник'), { ok: false, fault: 'unreadable' })
  assert.deepEqual(readRecord(''), { ok: false, fault: 'unreadable' })
  assert.deepEqual([null, [], 7, { format: 1 }, { title: 'x' }].map(faultIn), Array(5).fill('foreign'))
  const record = recordOf()
  assert.equal(faultIn({ ...record, format: 2 }), 'format')
  assert.equal(faultIn({ ...record, entries: 'gone' }), 'damaged')
  assert.equal(faultIn({ ...record, header: { ...(record.header as object), game: 'chess' } }), 'game')
})
