import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArguments } from '../src/arguments.ts'
import { framesIn } from '../src/rows/web.ts'

test('a frame takes from its drawing to the next, in whatever order a trace tells', () => {
  const drawn = [1_050_000, 1_000_000, 1_016_700].map((ts) => ({ name: 'DrawFrame', ts }))
  const trace = { traceEvents: [...drawn, { name: 'BeginFrame', ts: 1_010_000 }] }
  assert.deepEqual(framesIn(JSON.stringify(trace)), [16.7, 33.3])
})

test('a quick run needs no browser', () => {
  const quick = readArguments(['--quick'])
  const full = readArguments([])
  assert.ok('parts' in quick && 'parts' in full)
  assert.ok(!quick.parts.includes('web'))
  assert.ok(full.parts.includes('web'))
})
