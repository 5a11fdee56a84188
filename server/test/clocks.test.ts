import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RunTime } from '../src/clock.ts'
import { Alarms } from '../src/tables/alarms.ts'
import { deadlines, firstClocks, firstDeadline, moveClocks } from '../src/tables/clocks.ts'
import { ManualClock } from './support/manual-clock.ts'

const HOUR = 3_600_000
const NOBODY: readonly number[] = []

test('without a clock nothing ever runs out', () => {
  const none = { kind: 'none' } as const
  const state = moveClocks(none, firstClocks(none, 2), [0, 1], NOBODY, 5)
  assert.deepEqual(deadlines(none, state), [null, null])
  assert.equal(firstDeadline(none, state), null)
})

test('days: each own answer begins a new period, answers of others do not', () => {
  const days = { kind: 'days', days: 1 } as const
  const begun = moveClocks(days, firstClocks(days, 2), [0, 1], NOBODY, 0)
  assert.deepEqual(deadlines(days, begun), [24 * HOUR, 24 * HOUR])
  const moved = moveClocks(days, begun, [0, 1], [1], HOUR)
  assert.deepEqual(deadlines(days, moved), [24 * HOUR, 25 * HOUR])
  const waiting = moveClocks(days, moved, [0], [1], 2 * HOUR)
  assert.deepEqual(deadlines(days, waiting), [24 * HOUR, null])
})

test('minutes: a time that went back a little, as after a crash, takes nothing and gives nothing', () => {
  const minutes = { kind: 'minutes', minutes: 1 } as const
  const state = moveClocks(minutes, firstClocks(minutes, 1), [0], NOBODY, 9_000)
  assert.deepEqual(moveClocks(minutes, state, [], NOBODY, 4_000).left, [60_000])
})

test('run time counts what passes between two readings, but not a pause of the process', () => {
  let now = 5_000
  const time = new RunTime(() => now)
  for (let tick = 0; tick < 10; tick++) {
    now += 500
    time.read()
  }
  assert.equal(time.read(), 5_000)
  now += 60_000
  assert.ok(time.read() <= 7_000, `a minute of standing still counted as ${time.read() - 5_000} ms`)
  now += 500
  assert.equal(time.read(), 7_500)
})

test('minutes: a clock that stands keeps what is left, and goes on from there', () => {
  const minutes = { kind: 'minutes', minutes: 10 } as const
  let state = moveClocks(minutes, firstClocks(minutes, 2), [0], NOBODY, 0)
  assert.deepEqual(deadlines(minutes, state), [600_000, null])
  state = moveClocks(minutes, state, [1], [0], 100_000)
  assert.deepEqual(state.left, [500_000, 600_000])
  state = moveClocks(minutes, state, [0, 1], NOBODY, 300_000)
  assert.deepEqual(deadlines(minutes, state), [800_000, 700_000])
  assert.equal(firstDeadline(minutes, state), 700_000)
})

test('alarms ring for each match at its time, in any order they were set', () => {
  const clock = new ManualClock()
  const rung: string[] = []
  const alarms = new Alarms(clock, clock, (match) => rung.push(match))
  const at = (seconds: number): number => clock.now() + seconds * 1000
  alarms.set('late', at(30))
  alarms.set('early', at(10))
  alarms.set('never', at(20))
  alarms.set('never', null)
  alarms.set('moved', at(5))
  alarms.set('moved', at(40))
  clock.advance(10_000)
  assert.deepEqual(rung, ['early'])
  clock.advance(60_000)
  assert.deepEqual(rung, ['early', 'late', 'moved'])
  alarms.set('stopped', at(1))
  alarms.stop()
  clock.advance(10_000)
  assert.equal(rung.length, 3)
})
