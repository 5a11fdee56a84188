import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { PARTS } from '../src/arguments.ts'
import { readResults } from '../src/results.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

function bench(...args: readonly string[]) {
  return spawnSync(process.execPath, ['--expose-gc', MAIN, ...args], { encoding: 'utf8', timeout: 120_000 })
}

test('a quick run prints one JSON document with a row for everything promised', () => {
  const { status, stdout, stderr } = bench('--quick', '--json')
  assert.equal(status, 0, stderr)
  const results = readResults(stdout)
  assert.equal(stdout.trimStart()[0], '{')
  assert.equal(results.quick, true)
  assert.match(results.date, /^\d{4}-\d\d-\d\d$/)
  assert.equal(results.machine.node, process.version)
  assert.ok(results.machine.cores >= 1)
  assert.deepEqual(new Set(results.rows.map((row) => row.name.split('.')[0])), new Set(PARTS))
  for (const { name, ours, peer, ratio, target, met } of results.rows) {
    assert.ok(ours.low <= ours.median && ours.median <= ours.high, name)
    assert.ok(Number.isFinite(ours.median), name)
    assert.equal(met === null, target === null, name)
    if (target?.of === 'ratio') assert.ok(peer !== null && ratio !== null, name)
  }
})

test('the rows that the project holds itself to have their targets', () => {
  const { stdout } = bench('--quick', '--json', '--only', 'rerun')
  const rerun = readResults(stdout).rows.find((row) => row.name === 'rerun.rules')
  assert.deepEqual(rerun?.target, { bound: 'at most', value: 1, of: 'ours' })
})

test('without --json the report is a table', () => {
  const { stdout } = bench('--quick', '--only', 'primitives')
  assert.match(stdout, /^name +what +unit +ours/)
  assert.match(stdout, /\nprimitives\.digest +/)
})

for (const [what, args] of [
  ['an unknown flag', ['--fast']],
  ['an unknown part', ['--only', 'chess']],
  ['a number that is none', ['--positions', 'many']],
] as const) {
  test(`${what} is refused with one clear line and the usage`, () => {
    const { status, stdout, stderr } = bench(...args)
    assert.equal(status, 2)
    assert.equal(stdout, '')
    assert.equal(stderr.trimEnd().split('\n').length, 2, stderr)
    assert.match(stderr, /npm run bench/)
  })
}
