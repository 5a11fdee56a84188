import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { plantTree, runTool } from './trees.ts'

const RULES = [
  '- **AB-P1-1** {both} [given] One.',
  '- **AB-P1-2** {guide} [given] Two.',
  '- **AB-P2-1** {booklet} [given] Three.',
  '- **AB-GEN-1** {both} [ruling] Four.',
].join('\n')

const testFile = (...names: string[]) => names.map((name) => `test('${name}', () => {})`).join('\n')

/** A game whose `guide` edition lacks a test of AB-P1-2 only. */
function plantGame(t: TestContext, more: Readonly<Record<string, string>> = {}): string {
  return plantTree(t, {
    'games/ab/RULES.md': RULES,
    'games/ab/test/phases/one.test.ts': testFile('AB-P1-1: works', 'no rule at all'),
    'games/ab/node_modules/x/test/x.test.ts': testFile('AB-P1-2: not ours'),
    'kernel/test/kernel.test.ts': testFile('AB-GEN-1: a rule that the kernel keeps'),
    ...more,
  })
}

test('--json gives one document with rules, covered, uncovered and unknown, and the same for each edition', (t) => {
  const root = plantGame(t, { 'games/ab/test/two.test.ts': testFile('AB-P9-9: no such rule') })
  const { status, stdout } = runTool('trace.ts', root, ['--json'])
  assert.equal(status, 0)
  assert.deepEqual(JSON.parse(stdout), {
    ab: {
      rules: 4,
      covered: 2,
      uncovered: ['AB-P1-2', 'AB-P2-1'],
      unknown: [{ rule: 'AB-P9-9', test: 'AB-P9-9: no such rule', file: 'games/ab/test/two.test.ts' }],
      editions: {
        guide: { rules: 3, covered: 2, uncovered: ['AB-P1-2'] },
        booklet: { rules: 3, covered: 2, uncovered: ['AB-P2-1'] },
      },
    },
  })
})

test('one test may cover several rules, parted by commas', (t) => {
  const root = plantGame(t, { 'games/ab/test/two.test.ts': testFile('AB-P1-1, AB-P1-2, AB-P2-1: together') })
  const { ab } = JSON.parse(runTool('trace.ts', root, ['--json']).stdout)
  assert.deepEqual([ab.covered, ab.uncovered, ab.unknown], [4, [], []])
})

test('a range, or a name without a colon, covers nothing and is reported', (t) => {
  const root = plantGame(t, {
    'games/ab/test/two.test.ts': testFile('AB-P1-1 to AB-P1-2: a range', 'AB-P2-1 without a colon'),
  })
  const { ab } = JSON.parse(runTool('trace.ts', root, ['--json']).stdout)
  assert.deepEqual(ab.uncovered, ['AB-P1-2', 'AB-P2-1'])
  assert.deepEqual(
    ab.unknown.map(({ rule }: { rule: string }) => rule),
    ['AB-P1-1 to AB-P1-2', 'AB-P2-1 without a colon'],
  )
})

test('a rule is not covered by a rule whose id it begins', (t) => {
  const root = plantTree(t, {
    'games/ab/RULES.md': '- **AB-P1-1** {guide} [given] x\n- **AB-P1-11** {guide} [given] x',
    'games/ab/test/one.test.ts': testFile('AB-P1-11: eleven'),
  })
  const { ab } = JSON.parse(runTool('trace.ts', root, ['--json']).stdout)
  assert.deepEqual(ab.uncovered, ['AB-P1-1'])
})

test('the tables name the uncovered rules and the unknown ones', (t) => {
  const root = plantGame(t, { 'games/ab/test/two.test.ts': testFile('AB-P9-9: no such rule') })
  const { status, stdout } = runTool('trace.ts', root)
  assert.equal(status, 0)
  assert.match(stdout, /^ {2}guide +3 +2 +1$/m)
  assert.match(stdout, /^guide, rules without a test:\n {2}AB-P1-2$/m)
  assert.match(stdout, /^games\/ab\/test\/two\.test\.ts: "AB-P9-9: no such rule" names AB-P9-9/m)
})

test('--complete fails while a rule of the edition has no test', (t) => {
  assert.equal(runTool('trace.ts', plantGame(t), ['--complete', 'ab:guide']).status, 1)
})

test('--complete passes when the edition is covered, whatever other editions lack', (t) => {
  const root = plantGame(t, { 'games/ab/test/two.test.ts': testFile('AB-P1-2: two') })
  assert.equal(runTool('trace.ts', root, ['--complete', 'ab:guide']).status, 0)
  assert.equal(runTool('trace.ts', root, ['--complete', 'ab:guide', '--complete', 'ab:booklet']).status, 1)
})

test('--complete fails when a test names an unknown rule', (t) => {
  const root = plantGame(t, { 'games/ab/test/two.test.ts': testFile('AB-P1-2: two', 'AB-P9-9: nine') })
  assert.equal(runTool('trace.ts', root, ['--complete', 'ab:guide']).status, 1)
})

test('an edition that does not exist, an unknown option and a damaged rules file end with one line and code 2', (t) => {
  const root = plantGame(t)
  const damaged = plantTree(t, { 'games/ab/RULES.md': '- **AB-1** no edition' })
  for (const { status, stderr } of [
    runTool('trace.ts', root, ['--complete', 'ab:deluxe']),
    runTool('trace.ts', root, ['--complete', 'xy:guide']),
    runTool('trace.ts', root, ['--colour']),
    runTool('trace.ts', damaged),
  ]) {
    assert.equal(status, 2)
    assert.match(stderr, /^[^\n]+\n$/)
  }
})
