import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRecord } from '../src/replay/read-record.ts'
import { person, TestBrowser } from './support.ts'

async function recordOf(): Promise<Record<string, unknown>> {
  const browser = new TestBrowser()
  await browser.create([person('P')])
  return JSON.parse(JSON.stringify(browser.onlyLog))
}

const faultIn = (input: unknown): string | null => {
  const read = readRecord(JSON.stringify(input))
  return read.ok ? null : read.fault
}

test('a record is read from its file', async () => {
  assert.equal(faultIn(await recordOf()), null)
})

test('of a file that is no record it is said what is wrong with it', async () => {
  assert.deepEqual(readRecord('Дорогой дневник'), { ok: false, fault: 'unreadable' })
  assert.deepEqual(readRecord(''), { ok: false, fault: 'unreadable' })
  assert.deepEqual([null, [], 7, { format: 1 }, { title: 'x' }].map(faultIn), Array(5).fill('foreign'))
  const record = await recordOf()
  assert.equal(faultIn({ ...record, format: 2 }), 'format')
  assert.equal(faultIn({ ...record, entries: 'gone' }), 'damaged')
  assert.equal(faultIn({ ...record, header: { ...(record.header as object), game: 'chess' } }), 'game')
})
