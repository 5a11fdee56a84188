import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArguments } from '../src/arguments.ts'
import { BEGUN, framesIn } from '../src/rows/web.ts'
import { boardsIn } from '../src/site-code.ts'

test('a frame takes from its drawing to the next, in whatever order a trace tells', () => {
  const drawn = [1_050_000, 1_000_000, 1_016_700].map((ts) => ({ name: 'DrawFrame', ts }))
  const begun = { name: BEGUN, ts: 990_000 }
  const trace = { traceEvents: [...drawn, { name: 'BeginFrame', ts: 1_010_000 }, begun] }
  assert.deepEqual(framesIn(JSON.stringify(trace)), [16.7, 33.3])
})

test('what is drawn while the recording begins is no motion', () => {
  const drawn = [700_000, 1_000_000, 1_016_700].map((ts) => ({ name: 'DrawFrame', ts }))
  const trace = { traceEvents: [...drawn, { name: BEGUN, ts: 950_000 }] }
  assert.deepEqual(framesIn(JSON.stringify(trace)), [16.7])
})

test('a trace without a beginning has no frames to count', () => {
  const trace = { traceEvents: [{ name: 'DrawFrame', ts: 1_000_000 }] }
  assert.throws(() => framesIn(JSON.stringify(trace)), /never began/)
})

test('a quick run needs no browser', () => {
  const quick = readArguments(['--quick'])
  const full = readArguments([])
  assert.ok(quick && 'parts' in quick && full && 'parts' in full)
  assert.ok(!quick.parts.includes('web'))
  assert.ok(full.parts.includes('web'))
})

test('a board weighs what it imports, but for what pages have without it', () => {
  const scripts = new Map([
    [
      'index-1.js',
      'import"./react-2.js";let{chessUi:e}=await import(`./ui-3.js`);let{goUi:e}=await import(`./ui-4.js`)',
    ],
    ['react-2.js', ''],
    ['table-page-5.js', 'import{a}from"./table-6.js";'],
    ['table-6.js', ''],
    ['ui-3.js', 'import{a}from"./table-6.js";import{b}from"./react-2.js";import{c}from"./rules-7.js";'],
    ['rules-7.js', 'import"./both-8.js";let d=await import(`./later-9.js`)'],
    ['both-8.js', ''],
    ['later-9.js', ''],
    ['ui-4.js', 'import"./both-8.js"'],
  ])
  const boards = boardsIn(scripts)
  assert.deepEqual(boards.get('chess'), ['ui-3.js', 'rules-7.js', 'both-8.js'])
  assert.deepEqual(boards.get('go'), ['ui-4.js', 'both-8.js'])
})
