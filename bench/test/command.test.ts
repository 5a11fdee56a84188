import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { QUICK } from '../src/effort.ts'
import { PARTS } from '../src/parts.ts'
import { readResults } from '../src/results.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Longer than a quick run takes on a busy machine: one that hangs must not hang everything. */
const LONGEST = 300_000

function bench(...args: readonly string[]) {
  return spawnSync(process.execPath, ['--expose-gc', MAIN, ...args], { encoding: 'utf8', timeout: LONGEST })
}

const everything = bench('--quick', '--json')

test('a quick run prints one JSON document with a row for everything promised', () => {
  const { status, stdout, stderr } = everything
  assert.equal(status, 0, stderr)
  const results = readResults(stdout)
  assert.equal(stdout.trimStart()[0], '{')
  assert.equal(results.quick, true)
  assert.match(results.date, /^\d{4}-\d\d-\d\d$/)
  assert.equal(results.machine.node, process.version)
  assert.ok(results.machine.cores >= 1)
  assert.deepEqual(
    new Set(results.rows.map((row) => row.name.split('.')[0])),
    new Set(PARTS.filter((part) => part !== 'web')),
  )
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

test('the server is held to its targets, in this run against these peers', () => {
  const rows = new Map(readResults(everything.stdout).rows.map((row) => [row.name, row]))
  const matches = QUICK.server.paced
  const moves = rows.get(`server.moves.${matches}`)
  assert.deepEqual(moves?.target, { bound: 'at least', value: 5, of: 'ratio' })
  assert.match(moves.peer?.name ?? '', /boardgame\.io/)
  assert.match(moves.floor?.name ?? '', /echo/)
  for (const name of [`server.bytes.${matches}`, `server.route.bytes.${matches}`])
    assert.deepEqual(rows.get(name)?.target, { bound: 'at most', value: 300, of: 'ours' })
  const allowed = rows.get('server.paced-allowed')
  const echo = rows.get('server.paced-p99')?.floor?.median ?? 0
  const sync = rows.get('server.sync-p99')?.ours.median ?? 0
  assert.equal(allowed?.peer?.median, echo + 2 * sync)
  assert.equal(allowed?.met, allowed.ours.median <= echo + 2 * sync)
})

test('without --json the report is a table', () => {
  const { stdout } = bench('--quick', '--only', 'primitives')
  assert.match(stdout, /^name +what +unit +ours/)
  assert.match(stdout, /\nprimitives\.digest +/)
})

test('asked for help, it explains its flags and measures nothing', () => {
  const { status, stdout, stderr } = bench('--quick', '--help')
  assert.equal(status, 0)
  assert.equal(stderr, '')
  for (const flag of ['--only PART', '--quick', '--positions N', '--seconds N', '--json', '--help'])
    assert.ok(stdout.includes(`\n  ${flag} `), flag)
})

for (const [what, args] of [
  ['an unknown flag', ['--fast']],
  ['an unknown part', ['--only', 'chess']],
  ['a number that is none', ['--positions', 'many']],
  ['no time at all', ['--seconds', '0']],
] as const) {
  test(`${what} is refused with one clear line and the usage`, () => {
    const { status, stdout, stderr } = bench(...args)
    assert.equal(status, 2)
    assert.equal(stdout, '')
    assert.equal(stderr.trimEnd().split('\n').length, 2, stderr)
    assert.match(stderr, /npm run bench/)
  })
}
