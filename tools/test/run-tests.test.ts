import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { plantTree, runTool } from './trees.ts'

const manifest = (name: string, ...dependencies: string[]) =>
  JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((each) => [each, '*'])) })

const testFile = (...names: string[]) =>
  `import { test } from 'node:test'\n${names.map((name) => `test('${name}', () => {})\n`).join('')}`

/** `server` depends on `bots`, and `bots` on `kernel`; the game depends on `kernel` only. */
const TREE = {
  'package.json': JSON.stringify({ type: 'module', workspaces: ['kernel', 'games/*', 'bots', 'server'] }),
  'README.md': 'About this tree.',
  'docs/page.md': 'A page.',
  'kernel/package.json': manifest('@x/kernel'),
  'kernel/src/index.ts': 'export {}',
  'kernel/test/kernel.test.ts': testFile('kernel works', 'kernel rests'),
  'kernel/test/deep/other.test.ts': testFile('kernel works deep down'),
  'kernel/test/support.ts': testFile('no test file'),
  'games/ab/package.json': manifest('@x/ab', '@x/kernel'),
  'games/ab/test/ab.test.ts': testFile('ab works'),
  'bots/package.json': manifest('@x/bots', '@x/kernel'),
  'bots/src/index.ts': 'export {}',
  'bots/test/bots.test.ts': testFile('bots work'),
  'server/package.json': manifest('@x/server', '@x/bots'),
  'server/test/server.test.ts': testFile('the server works'),
}

const KERNEL = ['kernel rests', 'kernel works', 'kernel works deep down']
const ALL = ['ab works', 'bots work', ...KERNEL, 'the server works']

/** The names of the tests that were run, sorted. */
function ranBy(root: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = runTool('run-tests.ts', root, args)
  assert.equal(status, 0, stdout + stderr)
  const passed = [...stdout.matchAll(/^✔ (.*) \(.*ms\)$/gm)].map(([, name = '']) => name)
  // A file in which no name matches is reported by its own.
  return passed.filter((name) => !name.endsWith('.test.ts')).sort()
}

test('without arguments the tests of every workspace are run', (t) => {
  assert.deepEqual(ranBy(plantTree(t, TREE)), ALL)
})

test('workspaces are named by their folders, or by the last part of them', (t) => {
  const root = plantTree(t, TREE)
  assert.deepEqual(ranBy(root, 'kernel', 'games/ab'), ['ab works', ...KERNEL])
  assert.deepEqual(ranBy(root, 'ab/', './bots'), ['ab works', 'bots work'])
})

test('a test file runs alone, and a pattern picks tests by name', (t) => {
  const root = plantTree(t, TREE)
  assert.deepEqual(ranBy(root, 'kernel/test/deep/other.test.ts'), ['kernel works deep down'])
  assert.deepEqual(ranBy(root, 'kernel', '--name', 'rests'), ['kernel rests'])
})

test('what is neither a workspace nor a test file, and an unknown flag, end with one line and code 2', (t) => {
  const root = plantTree(t, TREE)
  for (const args of [
    ['colonel'],
    ['games'],
    ['kernel/src/index.ts'],
    ['kernel/test/gone.test.ts'],
    ['--fast'],
  ]) {
    const { status, stdout, stderr } = runTool('run-tests.ts', root, args)
    assert.deepEqual([status, stdout], [2, ''], args.join(' '))
    assert.match(stderr, /^[^\n]+\n$/)
  }
  assert.match(
    runTool('run-tests.ts', root, ['colonel']).stderr,
    /"colonel".*workspaces are bots, games\/ab, kernel, server/,
  )
})

test('a test that fails fails the run', (t) => {
  const failing = "import { test } from 'node:test'\ntest('no', () => { throw new Error('no') })"
  const root = plantTree(t, { ...TREE, 'bots/test/failing.test.ts': failing })
  assert.equal(runTool('run-tests.ts', root, ['bots']).status, 1)
})

/** The tree as the only commit of main, checked out on a branch. */
function plantRepository(t: TestContext): string {
  const root = plantTree(t, TREE)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  git('init', '--initial-branch=main')
  git('add', '.')
  git('-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '-m', 'Begin')
  git('switch', '-c', 'branch')
  return root
}

const skip = spawnSync('git', ['--version']).status === 0 ? false : 'there is no git'

test('--changed runs what has changed and everything that depends on it', { skip }, (t) => {
  const root = plantRepository(t)
  appendFileSync(join(root, 'bots/src/index.ts'), '\n')
  assert.deepEqual(ranBy(root, '--changed'), ['bots work', 'the server works'])
  assert.deepEqual(ranBy(root, '--changed', 'ab'), ['ab works', 'bots work', 'the server works'])
  writeFileSync(join(root, 'kernel/src/new.ts'), '')
  assert.deepEqual(ranBy(root, '--changed'), ALL)
})

test('--changed counts commits of the branch too', { skip }, (t) => {
  const root = plantRepository(t)
  appendFileSync(join(root, 'games/ab/test/ab.test.ts'), '\n')
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '-am', 'Change'], {
    cwd: root,
    stdio: 'ignore',
  })
  assert.deepEqual(ranBy(root, '--changed'), ['ab works'])
})

test('--changed: a page concerns the tests that read pages, the root manifest all, the read-me none', {
  skip,
}, (t) => {
  const root = plantRepository(t)
  appendFileSync(join(root, 'README.md'), '\n')
  assert.deepEqual(ranBy(root, '--changed'), [])
  appendFileSync(join(root, 'docs/page.md'), '\n')
  assert.deepEqual(ranBy(root, '--changed'), [...KERNEL, 'the server works'])
  appendFileSync(join(root, 'package.json'), '\n')
  assert.deepEqual(ranBy(root, '--changed'), ALL)
})
