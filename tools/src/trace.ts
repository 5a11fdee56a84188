/**
 * `npm run trace`: which numbered rules have a test, and which tests name a rule that does not exist.
 *
 *   --json                  one JSON document instead of the tables
 *   --complete GAME:EDITION  fail if a rule of that edition has no test, or a test names an unknown rule
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { reasonOf } from '@curio/kernel'
import { coverGame, type GameCoverage, type NamedTest } from './coverage.ts'
import { parseRules, type Rule } from './rules-file.ts'
import { testNames } from './test-names.ts'
import { traceReport } from './trace-report.ts'

try {
  process.exitCode = trace()
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 2
}

function trace(): number {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, complete: { type: 'string', multiple: true, default: [] } },
  })
  const tests = findTests()
  const games = Object.fromEntries(
    globSync('games/*/RULES.md')
      .sort()
      .map((file) => [basename(dirname(file)), coverGame(readRules(file), tests)]),
  )
  console.log(values.json ? JSON.stringify(games, null, 2) : traceReport(games))
  return values.complete.every((wanted) => isComplete(games, wanted)) ? 0 : 1
}

function findTests(): NamedTest[] {
  return globSync('**/test/**/*.test.ts', { exclude: ['**/node_modules', '.stryker-tmp'] })
    .sort()
    .flatMap((file) => testNames(file, readFileSync(file, 'utf8')).map((name) => ({ name, file })))
}

function readRules(file: string): Rule[] {
  try {
    return parseRules(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${reasonOf(error)}`)
  }
}

function isComplete(games: Readonly<Record<string, GameCoverage>>, wanted: string): boolean {
  const [game = '', edition = ''] = wanted.split(':')
  const coverage = games[game]
  const required = coverage?.editions[edition]
  if (coverage === undefined || required === undefined)
    throw new Error(`--complete ${wanted}: there is no such game and edition`)
  const wrong = [...required.uncovered, ...coverage.unknown.map(({ rule }) => rule)]
  if (wrong.length > 0)
    console.error(`${wanted}: rules without a test or tests without a rule: ${wrong.join(' ')}`)
  return wrong.length === 0
}
