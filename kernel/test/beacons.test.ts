import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { suite, test } from 'node:test'
import {
  checkSetup,
  fastChance,
  type Json,
  parseLog,
  Run,
  rerun,
  scriptedChance,
  setupOf,
  verify,
} from '@curio/kernel'
import { conformance } from '@curio/kernel/conformance'
import { beacons } from './games/beacons/game.ts'
import { checkOil, OIL } from './games/beacons/pack.ts'
import type { Content, State } from './games/beacons/rules.ts'

const optionSets = [{ seats: 2 }, { seats: 3, options: { nights: 2 } }, { seats: 4 }]

for (const { law, check } of conformance(beacons, { optionSets })) test(`beacons: ${law}`, check)

/** One night of two keepers, with these jars in their hands and this to come. */
function night(hands: readonly [string[], string[]], next: Json, rules = 2): Run<State, Content> {
  const setup = checkSetup(beacons, 2, { nights: 1 }, {})
  assert.ok(setup.ok)
  const chance = scriptedChance([...hands[0], ...hands[1], next], fastChance(1))
  return new Run(beacons, setup.value, rules, chance, { notes: true })
}

function answer(run: Run, seat: number, kind: string, value: Json): void {
  const ask = run.questions.find((each) => each.seat === seat)
  assert.ok(ask?.kind === kind, `seat ${seat} is asked "${ask?.kind}", not "${kind}"`)
  assert.equal(ask.fault(value), null)
  run.answer(ask, value)
}

/** Nobody swaps; both seal. */
function seal(run: Run, ...jars: readonly string[]): void {
  for (const seat of jars.keys()) answer(run, seat, 'swap', [])
  for (const [seat, jar] of jars.entries()) answer(run, seat, 'seal', jar)
}

const AMBER = ['amber-6', 'amber-2', 'amber-1']
const SILVER = ['silver-6', 'silver-4', 'silver-1']

suite('a night of beacons', () => {
  test('the brightest oil lights as many sparks as it outshines the storm', () => {
    const run = night([AMBER, SILVER], 3)
    seal(run, 'amber-6', 'silver-4')
    answer(run, 0, 'light', [1, 0, 2])
    assert.deepEqual(run.state.keepers[0]?.sparks, [1, 0, 2])
    assert.deepEqual(beacons.outcome(run.state, run.content), {
      kind: 'ranked',
      winners: [0],
      places: [1, 2],
      points: [
        { total: 7, by: { sparks: 3, beacons: 4 } },
        { total: 0, by: { sparks: 0, beacons: 0 } },
      ],
      ending: 'dawn',
    })
  })

  test('oil that the storm outshines lights nothing', () => {
    const run = night([AMBER, SILVER], 4)
    seal(run, 'amber-2', 'silver-4')
    assert.equal(run.over, true)
  })

  test('a swapped jar lies open and another one is drawn', () => {
    const run = night([AMBER, SILVER], 'copper-8')
    answer(run, 0, 'swap', ['amber-1'])
    assert.deepEqual(run.state.burnt, ['amber-1'])
    assert.deepEqual(run.state.keepers[0]?.hand, ['amber-6', 'amber-2', 'copper-8'])
  })

  test('equally bright keepers light all; under the first version of the rules only the first of them', () => {
    const shared = night([AMBER, SILVER], 2)
    seal(shared, 'amber-6', 'silver-6')
    answer(shared, 0, 'light', [4, 0, 0])
    answer(shared, 1, 'light', [0, 4, 0])
    const first = night([AMBER, SILVER], 2, 1)
    seal(first, 'amber-6', 'silver-6')
    answer(first, 0, 'light', [4, 0, 0])
    assert.deepEqual([shared.over, first.over], [true, true])
  })
})

suite('the oil pack', () => {
  const [jar] = OIL.jars
  const ISSUES: readonly [pack: Json, issue: string][] = [
    [[], ': must be an object with jars and storm'],
    [{ storm: [1] }, 'jars: must list at least 12 jars'],
    [{ ...OIL, jars: OIL.jars.slice(0, 11) }, 'jars: must list at least 12 jars'],
    [{ ...OIL, jars: [...OIL.jars, { id: 'dark' }] }, 'jars[24]: must have an id and a brightness'],
    [{ ...OIL, jars: [...OIL.jars, { id: 7, brightness: 1 }] }, 'jars[24]: must have an id and a brightness'],
    [{ ...OIL, jars: [...OIL.jars, jar ?? null] }, 'jars: must have different ids'],
    [{ ...OIL, storm: [] }, 'storm: must list the faces of a die'],
    [{ ...OIL, storm: [0.5] }, 'storm: must list the faces of a die'],
  ]

  test('is playable, and a broken one says where', () => {
    assert.deepEqual(checkOil(OIL), [])
    for (const [pack, issue] of ISSUES)
      assert.deepEqual(
        checkOil(pack).map(({ path, message }) => `${path}: ${message}`),
        [issue],
      )
  })
})

suite('golden logs', () => {
  const files = globSync('golden/*.json', { cwd: import.meta.dirname }).sort()
  const read = (file: string) => {
    const parsed = parseLog(JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
    assert.ok(parsed.ok)
    return parsed.value
  }

  test('there is one for every version of the rules', () => {
    assert.deepEqual(
      files.map((file) => read(file).header.rules),
      [1, 2],
    )
  })

  for (const file of files) {
    test(`${file} is the same game as when it was played`, () => {
      const verdict = verify(beacons, read(file))
      assert.ok(verdict.ok && verdict.over && verdict.seedChecked, JSON.stringify(verdict))
    })
  }

  test('a log of old rules is another game under the new ones', () => {
    const log = read('golden/beacons-rules-1.json')
    const setup = setupOf(beacons, log.header, {})
    assert.ok(setup.ok)
    assert.equal(rerun(beacons, setup.value, 1, log.entries).over, true)
    assert.throws(() => rerun(beacons, setup.value, 2, log.entries), /^Error: entry \d+: /)
  })
})
