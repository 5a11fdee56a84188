import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { suite, test } from 'node:test'
import { type Advice, fastChance, type Json, optionsOf, plainAnswer, type Question, Run } from '@curio/kernel'
import {
  anyAnswer,
  checkedWeights,
  give,
  goldenLogs,
  playAtRandom,
  ScriptedTable,
} from '@curio/kernel/testing'
import { beacons } from './games/beacons/game.ts'
import { begin } from './support.ts'

const ASKED = { id: '0', seat: 0, kind: 'any' } as const
const CHOOSE: Question = { ...ASKED, form: 'choose', options: ['a', 'b', 'c'] }
const PICK: Question = { ...ASKED, form: 'pick', options: ['a', 'b', 'c'], min: 1, max: 2 }
const COMPOSE: Question = { ...ASKED, form: 'compose', examples: ['first', 'second'] }

suite('answers', () => {
  test('a plain one is the first, or the chosen; of a pick as little as may be', () => {
    assert.deepEqual(
      [CHOOSE, PICK, COMPOSE].map((question) => plainAnswer(question)),
      ['a', ['a'], 'first'],
    )
    assert.equal(
      plainAnswer(CHOOSE, (options) => options.at(-1)),
      'c',
    )
    assert.equal(plainAnswer({ ...CHOOSE, options: [] }), null)
  })

  test('options are listed, or examples of them', () => {
    assert.deepEqual(
      [CHOOSE, PICK, COMPOSE].map((question) => optionsOf(question).length),
      [3, 3, 2],
    )
  })

  test('any answer is acceptable, and in time every option comes up', () => {
    const chance = fastChance(1)
    const given = (question: Question): Set<string> =>
      new Set(Array.from({ length: 50 }, () => JSON.stringify(anyAnswer(question, chance))))
    assert.deepEqual([...given(CHOOSE)].sort(), ['"a"', '"b"', '"c"'])
    assert.deepEqual([...given(PICK)].sort(), ['["a","b"]', '["a"]'])
    assert.deepEqual([...given(COMPOSE)], ['"first"'])
  })

  test('a match is played to its end, and every question is seen', () => {
    const match = begin(beacons)
    let seen = 0
    playAtRandom(match, fastChance(3), () => {
      seen += 1
    })
    assert.ok(match.over)
    assert.equal(seen, match.length - 1)
  })

  test('what is given must be asked for and accepted', () => {
    const match = begin(beacons)
    assert.throws(() => give(match, 1, []), /seat 1 is not asked; awaited: 0/)
    assert.throws(() => give(match, 0, 'oil'), /swap of seat 0: /)
    give(match, 0, [])
    assert.equal(match.length, 2)
  })
})

suite('a scripted table', () => {
  const jars = ['amber-1', 'amber-2', 'amber-3', 'copper-1', 'copper-2', 'copper-3']
  const table = (): ScriptedTable<unknown, unknown> =>
    new ScriptedTable(beacons, { seats: 2, options: { nights: 1 }, chance: jars })

  test('chance shows what is scripted, and nothing of it may be left over', () => {
    const scripted = table()
    scripted.scriptUsed()
    assert.deepEqual(scripted.options().slice(0, 4), [[], ['amber-1'], ['amber-2'], ['amber-3']])
    scripted.script(0)
    assert.throws(() => scripted.script(1), /the last 1 of the script/)
    assert.throws(() => scripted.scriptUsed(), /the last 1 of the script/)
  })

  test('answers are judged as a match judges them', () => {
    const scripted = table()
    assert.deepEqual([scripted.asked(), scripted.kind(), scripted.kind(1)], [['0 swap'], 'swap', null])
    assert.equal(scripted.refusal(0, ['copper-1']), 'not-an-option')
    assert.throws(() => scripted.refusal(0, []), /seat 0 may answer \[\]/)
    assert.throws(() => scripted.answer(0, 'oil'), /seat 0, swap: /)
    assert.throws(() => scripted.answer(1, []), /seat 1 is not asked; open: 0 swap/)
    scripted.answer(0, []).answer(1, [])
    assert.deepEqual(scripted.asked(), ['0 seal', '1 seal'])
  })

  test('terms that the game refuses make no table', () => {
    assert.throws(() => new ScriptedTable(beacons, { seats: 9 }), /for 2 to 4 players/)
  })
})

suite('golden logs', () => {
  const log: unknown = JSON.parse(readFileSync(`${import.meta.dirname}/golden/beacons-rules-2.json`, 'utf8'))
  const { seed: _seed, ...unsigned } = Object(log)
  const NAME = 'dawn-3.json'

  /** What the check of one log says. */
  const saidOf = (name: string, data: unknown, told: string): string => {
    try {
      for (const { check } of goldenLogs(beacons, { [name]: data }, { [name]: told })) check()
      return ''
    } catch (cause) {
      return String(cause)
    }
  }

  test('one that plays and tells as it did passes', () => {
    const [, told = ''] = /hash (\w+)$/.exec(saidOf(NAME, log, '')) ?? []
    assert.match(told, /^[0-9a-f]{64}$/)
    assert.equal(saidOf(NAME, log, told), '')
    assert.equal(saidOf(`by-night-${NAME}`, log, told), '')
  })

  test('another name, another game or no log at all is told', () => {
    assert.match(saidOf('dusk-3.json', log, ''), /dusk-3.json is now dawn-3.json/)
    assert.match(saidOf(NAME, unsigned, ''), /the log has no seed/)
    assert.match(saidOf(NAME, { ...Object(log), entries: [] }, ''), /entry/)
    assert.match(saidOf(NAME, null, ''), /log: /)
    assert.throws(() => goldenLogs(beacons, {}, { [NAME]: '' }), /there is no golden log dawn/)
  })
})

suite('weights of advice', () => {
  const weightsWith = (advice: Partial<Advice>): readonly number[] | null => {
    const game = { ...beacons, advice: { ...beacons.advice, ...advice } }
    const run = new Run(game, { seats: 2, options: { nights: 1 }, packs: game.packs }, 2, fastChance(1))
    const [ask] = run.questions
    assert.ok(ask)
    return checkedWeights(run, ask)
  }
  const priors = (weigh: (count: number) => readonly number[]) => ({
    priors: (_state: unknown, _seat: number, _kind: string, options: readonly Json[]) =>
      weigh(options.length),
  })
  const ones = (count: number): number[] => new Array<number>(count).fill(1)

  test('are one for each candidate, or none where all look alike', () => {
    assert.equal(weightsWith({}), null)
    assert.ok((weightsWith(priors(ones))?.length ?? 0) > 1)
  })

  test('that are too few, out of bounds or without a best one are told', () => {
    assert.throws(() => weightsWith(priors(() => [1])), /1 weights for/)
    assert.throws(() => weightsWith(priors((count) => ones(count).map(() => -1))), /beyond 0 to 1/)
    assert.throws(
      () => weightsWith(priors((count) => ones(count).map(() => 0.5))),
      /no candidate is the best/,
    )
    assert.throws(() => weightsWith({ evaluate: () => Number.NaN }), /worth NaN/)
    const touch = (state: unknown): number => Object.assign(Object(state), { touched: true }).night
    assert.throws(() => weightsWith({ evaluate: touch }), /changed the state/)
  })
})
