import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMatchSchema, renameSchema, reportSchema } from '../src/api.ts'
import { readClientMessage } from '../src/client-messages.ts'
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

test('piles of marks do not outlive being put in order, nor come back between other signs', () => {
  const marks = (text: string): number => text.match(/\p{M}/gu)?.length ?? 0
  assert.equal(marks(oneLine(`x${'\u0301\u0316'.repeat(5_000)}`)), 4)
  assert.equal(marks(oneLine(`x${'\u0316\u0316\u0316\u0316\u200b'.repeat(10)}`)), 4)
  assert.equal(marks(oneLine(`x${'\u0344'.repeat(4)}`)), 4)
})

test('what is far too long is refused before it is cleaned', () => {
  assert.ok(renameSchema.safeParse({ name: `Anna${' '.repeat(60)}` }).success)
  assert.ok(!renameSchema.safeParse({ name: `Anna${' '.repeat(100)}` }).success)
  assert.ok(!reportSchema.safeParse({ text: `it broke${' '.repeat(8_000)}` }).success)
  const chat = (text: string) => readClientMessage({ t: 'chat', id: '1', c: 0, text })
  assert.deepEqual(chat(`hello${' '.repeat(1_000)}`), { t: 'chat', id: '1', c: 0, text: 'hello' })
  assert.equal(chat(`hello${' '.repeat(1_200)}`), null)
})

test('options of a match are JSON of a modest size, and somebody has to play', () => {
  const wanted = (options: unknown, seats: readonly string[] = ['me']): boolean =>
    newMatchSchema.safeParse({ game: 'route', options, seats }).success
  assert.ok(wanted({}))
  assert.ok(wanted(undefined))
  assert.ok(wanted({ ancient: 'DAGON', challenge: { row: 1, column: 2 } }))
  for (const bad of [null, [], 'text', { a: [[[[[[1]]]]]] }, { a: 'x'.repeat(10_000) }, { a: Number.NaN }])
    assert.ok(!wanted(bad), JSON.stringify(bad).slice(0, 40))
  assert.ok(wanted({}, ['open', 'hard']))
  assert.ok(!wanted({}, ['hard', 'hard']))
})

test('several lines stay several lines', () => {
  assert.equal(someLines(' one\r\ntwo\n\nthree\u0007four\t'), 'one\ntwo\n\nthree four')
  assert.deepEqual(reportSchema.parse({ text: 'a\u0000b\nc' }), { text: 'a b\nc' })
  assert.ok(!reportSchema.safeParse({ text: ' \u200b\n ' }).success)
})
