/**
 * `npm test`: runs all tests, or those that are asked for.
 *
 *   npm test -- kernel games/route        the tests of these workspaces
 *   npm test -- server/test/chat.test.ts  one file
 *   npm test -- --changed                 the workspaces that differ from main, and those that depend on them
 *   npm test -- route --name RT-P3-4      of these, the tests whose names match a pattern
 */
import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { reasonOf } from '@curio/kernel'
import { concernedBy, patternFor, testsOf } from './test-selection.ts'
import { findWorkspaces, type Workspace } from './workspaces.ts'

/** Three files at a time, on two processors: tests of the site wait for their browser half of the time. */
const NODE_OPTIONS = ['--test', '--test-concurrency=3', '--test-reporter=spec']

/** Hundreds of files run the same modules, each in a process of its own: compiled once, they take a quarter less time. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean', default: false }, name: { type: 'string', multiple: true } },
  })
  const patterns = patternsFor(positionals, values.changed, findWorkspaces('.'))
  const names = values.name?.map((name) => `--test-name-pattern=${name}`) ?? []
  if (patterns.length === 0) console.log('nothing has changed that a test looks at')
  else run([...NODE_OPTIONS, ...names, ...patterns])
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 2
}

function patternsFor(
  targets: readonly string[],
  isChanged: boolean,
  workspaces: readonly Workspace[],
): string[] {
  const concerned = isChanged ? concernedBy(changedFiles(), workspaces) : []
  const isAll = targets.length === 0 && !isChanged
  const folders = (isAll ? workspaces : concerned).map(({ folder }) => testsOf(folder))
  return [...folders, ...targets.map((target) => patternFor(target, workspaces))]
}

/** What differs from the point where this branch left main, committed or not; on main itself, what is not committed. */
function changedFiles(): string[] {
  const base = git('merge-base', 'main', 'HEAD').trim()
  const changed = git('diff', '--name-only', '--no-renames', base)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return `${changed}${untracked}`.split('\n').filter((file) => file !== '')
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

function run(args: readonly string[]): void {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED }
  spawn(process.execPath, args, { stdio: 'inherit', env }).on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
