/** Mutation testing, area by area: `npm run mutate -- [area ...]`. Fails when fewer than 80 % of the mutants are noticed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { MUTATION_AREAS } from './mutation-areas.ts'

const LEAST_SHARE = 0.8
const NOTICED = ['Killed', 'Timeout']
const MISSED = ['Survived', 'NoCoverage']
const SUITES = '.mutation'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in MUTATION_AREAS))
if (unknown.length > 0) {
  console.error(`no such area: ${unknown.join(', ')}; there are ${Object.keys(MUTATION_AREAS).join(', ')}`)
  process.exit(2)
}

const lines: string[] = []
let allNoticed = 0
let allMissed = 0
for (const [name, { mutate, testFiles, environment }] of Object.entries(MUTATION_AREAS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  Object.assign(process.env, environment)
  const mutants = await new Stryker({
    mutate: [...mutate],
    tap: { testFiles: [suiteOf(name, testFiles)] },
    jsonReporter: { fileName: `reports/mutation/${name}.json` },
    htmlReporter: { fileName: `reports/mutation/${name}.html` },
  }).runMutationTest()
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length
  const missed = mutants.filter(({ status }) => MISSED.includes(status)).length
  allNoticed += noticed
  allMissed += missed
  lines.push(lineOf(name, noticed, missed))
}
rmSync(SUITES, { recursive: true })
lines.push(lineOf('all', allNoticed, allMissed))
console.log(lines.join('\n'))
if (allNoticed < LEAST_SHARE * (allNoticed + allMissed)) process.exitCode = 1

/** Puts all tests of an area into one file, because a process for each test file would take most of the time. */
function suiteOf(name: string, testFiles: readonly string[]): string {
  const file = `${SUITES}/${name}.ts`
  mkdirSync(SUITES, { recursive: true })
  writeFileSync(file, testFiles.map((each) => `import '../${each}'\n`).join(''))
  return file
}

function lineOf(name: string, noticed: number, missed: number): string {
  const mutants = noticed + missed
  return `${name}: ${noticed} of ${mutants} mutants noticed, ${((100 * noticed) / mutants).toFixed(1)} %`
}
