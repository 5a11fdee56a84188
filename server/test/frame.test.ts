import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asciiFrame } from '../src/ws/outbox.ts'

/** What a client reads of a frame: the length by its header, and the text. */
function read(frame: string): { readonly length: number; readonly text: string } {
  const bytes = Buffer.from(frame, 'latin1')
  assert.equal(bytes[0], 0x81, 'one whole text message')
  const short = bytes[1] ?? 0
  const start = short < 126 ? 2 : 4
  return {
    length: short < 126 ? short : bytes.readUInt16BE(2),
    text: bytes.subarray(start).toString('utf8'),
  }
}

test('a text is a frame of its length', () => {
  for (const length of [1, 2, 125, 126, 127, 255, 256, 65_535]) {
    const text = `${'x'.repeat(length - 1)}~`
    assert.deepEqual(read(asciiFrame(text) ?? assert.fail()), { length, text })
  }
})

test('what is long or not ASCII is left to others', () => {
  for (const text of ['x'.repeat(65_536), 'ход', '"é"', '\u0080']) assert.equal(asciiFrame(text), null)
})
