import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testNames } from '../src/test-names.ts'

test('names are found in every kind of quotes, on the next line, and in subtests', () => {
  const source = `
    test('RT-1: single', () => {})
    test("RT-2: double", () => {})
    it(\`RT-3: template\`, () => {})
    test(
      'RT-4: on the next line',
      { timeout: 5 },
      async (t) => { await t.test('RT-5: a subtest', () => {}) },
    )
    test('RT-6: it\\'s \\u0041', () => {})
  `
  assert.deepEqual(testNames('x.test.ts', source), [
    'RT-1: single',
    'RT-2: double',
    'RT-3: template',
    'RT-4: on the next line',
    'RT-5: a subtest',
    "RT-6: it's A",
  ])
})

test('what a template fills in is left open', () => {
  const source = 'for (const n of [1, 2]) test(`RT-1: with $' + '{n} players`, () => {})'
  assert.deepEqual(testNames('x.test.ts', source), ['RT-1: with … players'])
})

test('comments, strings, other calls and names that are no literal are not taken for tests', () => {
  const source = `
    // test('RT-1: in a comment', () => {})
    const text = "test('RT-2: in a string', () => {})"
    assert.ok(/x/.test('RT-3: a pattern'))
    check('RT-4: another function', () => {})
    test(name, () => {})
    tests[0]('RT-5: computed', () => {})
  `
  assert.deepEqual(testNames('x.test.ts', source), [])
})

test('a test that does not run does not count', () => {
  const source = `
    test.skip('RT-1: skipped', () => {})
    test('RT-2: skipped', { skip: true }, () => {})
    test('RT-3: to do', { todo: 'later' }, () => {})
    test('RT-4: announced')
  `
  assert.deepEqual(testNames('x.test.ts', source), [])
})

test('a file that does not parse is an error, not an empty file', () => {
  assert.throws(() => testNames('x.test.ts', 'test('), /x\.test\.ts does not parse/)
})
