import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { StrykerOptions } from '@stryker-mutator/api/core'
import { DryRunStatus, type MutantRunResult } from '@stryker-mutator/api/test-runner'
import { MutationRunner } from '../src/mutation-runner.ts'

/** Code as Stryker changes it: it tells which mutants a test reaches, and asks which one is active. */
const CODE = `
  const worth = new WeakMap()
  const key = {}
  let value = 'right'
  const context = () => globalThis.__stryker__
  const is = (mutant) => context().activeMutant === mutant

  export function sum() {
    context().mutantCoverage = { static: {}, perTest: { [context().currentTestId]: { 'wrong-sum': 1 } } }
    return is('wrong-sum') ? 3 : 2
  }
  export function once() {
    if (!worth.has(key)) worth.set(key, is('wrong-once') ? 'wrong' : 'right')
    return worth.get(key)
  }
  export function kept() {
    if (is('spoils')) value = 'wrong'
    return value
  }
  export function endless() {
    while (is('endless')) if (++context().hitCount > context().hitLimit) throw new Error('reached too often')
  }
`
const TESTS = `
  import assert from 'node:assert/strict'
  import { suite, test } from 'node:test'
  import { endless, kept, once, sum } from './code.ts'
  test('sum', () => assert.equal(sum(), 2))
  suite('values', () => {
    test('once', async () => assert.equal(once(), 'right'))
    test('kept', () => assert.equal(kept(), 'right'))
  })
  test('endless', endless)
`
const SUM = 'a.test.ts: sum'
const ONCE = 'a.test.ts: values: once'
const KEPT = 'a.test.ts: values: kept'
const ENDLESS = 'a.test.ts: endless'

const home = process.cwd()
const sandbox = mkdtempSync(join(tmpdir(), 'curio-tools-'))
process.chdir(sandbox)
after(() => {
  process.chdir(home)
  rmSync(sandbox, { recursive: true })
})
writeFileSync('package.json', '{"type":"module"}')
writeFileSync('code.ts', CODE)
writeFileSync('a.test.ts', TESTS)

const runner = new MutationRunner({ curio: { testFiles: ['a.test.ts'] } } as unknown as StrykerOptions)

async function tried(mutant: string, ...testFilter: string[]): Promise<string> {
  const point = { line: 0, column: 0 }
  const result: MutantRunResult = await runner.mutantRun({
    activeMutant: {
      id: mutant,
      fileName: 'code.ts',
      mutatorName: 'by hand',
      replacement: '',
      location: { start: point, end: point },
    },
    sandboxFileName: 'code.ts',
    mutantActivation: 'runtime',
    reloadEnvironment: false,
    disableBail: false,
    timeout: 1000,
    hitLimit: 100,
    testFilter,
  })
  return 'killedBy' in result ? `${result.status} by ${result.killedBy}` : result.status
}

test('the first run tells all tests, and which mutants they reach', async () => {
  const dry = await runner.dryRun({ timeout: 1000, disableBail: false, coverageAnalysis: 'perTest' })
  assert.ok(dry.status === DryRunStatus.Complete)
  assert.deepEqual(
    dry.tests.map(({ id }) => id),
    [SUM, ONCE, KEPT, ENDLESS],
  )
  assert.deepEqual(dry.mutantCoverage, { static: {}, perTest: { [SUM]: { 'wrong-sum': 1 } } })
})

test('a mutant is noticed by the tests that are asked for, and by no others', async () => {
  assert.equal(await tried('wrong-sum', SUM, ONCE), `killed by ${SUM}`)
  assert.equal(await tried('wrong-sum', ONCE), 'survived')
  assert.equal(await tried('endless', SUM, ENDLESS), 'timeout')
})

test('what is worked out once is worked out again for each test', async () => {
  assert.equal(await tried('none', ONCE), 'survived')
  assert.equal(await tried('wrong-once', ONCE), `killed by ${ONCE}`)
  assert.equal(await tried('none', ONCE), 'survived')
})

test('after a mutant that leaves something behind, a new process is needed', async () => {
  const needsNewProcess = /has left something behind/
  await assert.rejects(tried('spoils', KEPT), needsNewProcess)
  await assert.rejects(tried('none', SUM), needsNewProcess)
})
