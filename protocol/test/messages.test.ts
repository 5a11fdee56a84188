import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { LIMITS, Receipts, readClientMessage, readServerMessage } from '../src/index.ts'

test('anything at all is either a message or not, and never an exception', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (input) => {
      assert.equal(readClientMessage(input), null)
      assert.equal(readServerMessage(input), null)
    }),
    { numRuns: 2_000 },
  )
})

const GOOD = [
  { t: 'hello', id: 'a', v: 1 },
  { t: 'watch', id: 'a', c: 0, match: 'abcdEFGH1234', seat: null },
  { t: 'watch', id: 'a', c: 0, match: 'abcdEFGH1234', seat: 1, resume: { epoch: 'x.0', notes: 4 } },
  { t: 'answer', id: 'a', c: 3, q: '15~1', v: { any: ['thing'] } },
  { t: 'undo', id: 'a', c: 0, count: 0 },
  { t: 'chat', id: 'a', c: 0, text: 'hello' },
]

test('messages of the protocol are read as they are', () => {
  for (const message of GOOD) assert.deepEqual(readClientMessage(message), message)
})

test('a message with anything too much, too long or out of range is none', () => {
  for (const message of GOOD) {
    assert.equal(readClientMessage({ ...message, extra: 1 }), null)
    assert.equal(readClientMessage({ ...message, id: '' }), null)
    assert.equal(readClientMessage({ ...message, id: 'x'.repeat(LIMITS.messageId + 1) }), null)
    assert.equal(readClientMessage({ ...message, t: 'unknown' }), null)
  }
  assert.equal(readClientMessage({ t: 'answer', id: 'a', c: LIMITS.channels, q: '1', v: 1 }), null)
  assert.equal(readClientMessage({ t: 'answer', id: 'a', c: -1, q: '1', v: 1 }), null)
  assert.equal(readClientMessage({ t: 'answer', id: 'a', c: 0, q: 'x'.repeat(100), v: 1 }), null)
  assert.equal(readClientMessage({ t: 'chat', id: 'a', c: 0, text: 'x'.repeat(LIMITS.chat + 1) }), null)
  assert.equal(readClientMessage({ t: 'chat', id: 'a', c: 0, text: '   ' }), null)
  assert.equal(readClientMessage({ t: 'undo', id: 'a', c: 0, count: 0.5 }), null)
  assert.equal(readClientMessage({ t: 'watch', id: 'a', c: 0, match: "x' or 1=1", seat: 0 }), null)
})

test('receipts are kept for the latest messages only', () => {
  const receipts = new Receipts<number>(2)
  receipts.keep('a', 1)
  receipts.keep('b', 2)
  receipts.keep('c', 3)
  assert.deepEqual([receipts.get('b'), receipts.get('c')], [2, 3])
  receipts.keep('d', 4)
  receipts.keep('e', 5)
  assert.deepEqual(
    ['a', 'b', 'd', 'e'].map((id) => receipts.get(id)),
    [undefined, undefined, 4, 5],
  )
  receipts.forget('d')
  assert.equal(receipts.get('d'), undefined)
})
