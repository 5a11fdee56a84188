import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportSchema } from '../src/api.ts'
import { oneLine, someLines } from '../src/text.ts'

test('a line keeps every script, joined letters and emoji, and loses what disguises or disturbs', () => {
  const kept = ['Ёжик', 'नमस्ते', '한국어', 'שלום', '👩‍👩‍👧', 'می‌خواهم', 'e\u0301'.normalize('NFC')]
  for (const text of kept) assert.equal(oneLine(text), text)
  assert.equal(oneLine('a\u202eb\u2067c\u200bd\ufeff'), 'abcd')
  assert.equal(oneLine(' one\r\n\ttwo\u0000\u0085three '), 'one two three')
  assert.equal(oneLine('\u3164'), '')
  assert.equal(oneLine(`a${'\u0316'.repeat(30)}b`), `a${'\u0316'.repeat(4)}b`)
  assert.equal(oneLine('\ud83d'), '\ufffd')
})

test('several lines stay several lines', () => {
  assert.equal(someLines(' one\r\ntwo\n\nthree\u0007four\t'), 'one\ntwo\n\nthree four')
  assert.deepEqual(reportSchema.parse({ text: 'a\u0000b\nc' }), { text: 'a b\nc' })
  assert.ok(!reportSchema.safeParse({ text: ' \u200b\n ' }).success)
})
