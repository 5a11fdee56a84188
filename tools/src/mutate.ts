/**
 * Mutation testing, area by area. Fails when fewer than 80 % of the mutants are noticed.
 *
 *   npm run mutate                                       all areas
 *   npm run mutate -- route-cards                        one area
 *   npm run mutate -- games/route/rules/card-draft.ts    of the area that has this file, the file alone
 */
import { reasonOf } from '@curio/kernel'
import { Stryker } from '@stryker-mutator/core'
import { chosenAreas } from './mutation-areas.ts'

const LEAST_SHARE = 0.8
const NOTICED = ['Killed', 'Timeout']
const MISSED = ['Survived', 'NoCoverage']

const areas = chosenOrExit(process.argv.slice(2))
const lines: string[] = []
let allNoticed = 0
let allMissed = 0
for (const [name, { mutate, testFiles, environment }] of Object.entries(areas)) {
  Object.assign(process.env, environment)
  const mutants = await new Stryker({
    mutate: [...mutate],
    testRunner: 'curio',
    curio: { testFiles },
    jsonReporter: { fileName: `reports/mutation/${name}.json` },
    htmlReporter: { fileName: `reports/mutation/${name}.html` },
  }).runMutationTest()
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length
  const missed = mutants.filter(({ status }) => MISSED.includes(status)).length
  allNoticed += noticed
  allMissed += missed
  lines.push(lineOf(name, noticed, missed))
}
lines.push(lineOf('all', allNoticed, allMissed))
console.log(lines.join('\n'))
if (allNoticed < LEAST_SHARE * (allNoticed + allMissed)) process.exitCode = 1

function chosenOrExit(words: readonly string[]): ReturnType<typeof chosenAreas> {
  try {
    return chosenAreas(words)
  } catch (error) {
    console.error(reasonOf(error))
    process.exit(2)
  }
}

function lineOf(name: string, noticed: number, missed: number): string {
  const mutants = noticed + missed
  if (mutants === 0) return `${name}: nothing to mutate`
  return `${name}: ${noticed} of ${mutants} mutants noticed, ${((100 * noticed) / mutants).toFixed(1)} %`
}
