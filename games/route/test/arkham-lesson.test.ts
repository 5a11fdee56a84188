import assert from 'node:assert/strict'
import { test } from 'node:test'
import { give } from '@curio/kernel/testing'
import { beginLesson, tableOf } from '@curio/ui/testing'
import { ARKHAM_GUIDE } from '../content/index.ts'
import { route } from '../index.ts'
import { arkhamTutorial } from '../tutorial/arkham/index.ts'
import { type Moment, type Numbers, placeOf, playLesson, testLesson, touristsIn } from './support/lesson.ts'

const { steps, script } = arkhamTutorial

const LESSON = playLesson(arkhamTutorial, ARKHAM_GUIDE)

test('the course can be played from its seed to the end screen, and the challenge is met', () => {
  const outcome = LESSON.match.outcome()
  assert.equal(outcome?.ending, 'challenge-met')
  assert.equal(outcome?.points[0]?.total, 252)
})

const dieIn = ({ view }: Moment, id: string): number => view.dice.find((die) => die.id === id)?.number ?? 0
const at = (block: string): readonly number[] => placeOf(ARKHAM_GUIDE, block)
/** RT-END-9: what succeeds. RT-MAP-5, RT-MAP-10: what a gate link and a terrifying place add. RT-BON-12: an upgrade. */
const SUCCESSES = [5, 6]
const ONE_MADNESS = 1
const UPGRADE = 2

const NUMBERS: Numbers = {
  take: ({ now }) => [dieIn(now, 'red'), dieIn(now, 'blue')],
  block: ({ now }) => [dieIn(now, 'red'), dieIn(now, 'blue'), ...['b12', 'b21', 'b21'].flatMap(at)],
  score: ({ now: { standing } }) => [standing.by.red, standing.by.blue, standing.total],
  'take-2': ({ now }) => [dieIn(now, 'green'), dieIn(now, 'purple')],
  river: () => at('b23'),
  bridge: ({ now }) => at(now.view.players[0]?.turn?.block ?? ''),
  band: ({ now }) => [now.standing.total],
  'take-3': ({ now }) => [dieIn(now, 'red'), dieIn(now, 'blue')],
  along: () => at('b31'),
  diagonal: () => at(ARKHAM_GUIDE.map.diagonals.find(({ id }) => id === 'n43')?.block ?? ''),
  'take-4': ({ now }) => [dieIn(now, 'effect'), dieIn(now, 'purple')],
  four: ({ after }) => [touristsIn(after, 'b45'), ...at('b45')],
  guests: ({ now, after }) => [touristsIn(after, 'b45') - touristsIn(now, 'b45')],
  longer: ({ now, before }) => [
    now.standing.total,
    before.standing.total,
    now.standing.by.task,
    now.standing.by.task,
  ],
  'take-5': ({ now }) => [dieIn(now, 'green'), dieIn(now, 'blue')],
  number: ({ now, after }) => [
    ...at('b45'),
    ...at('b54'),
    dieIn(now, 'green'),
    ...(after.view.players[0]?.turn?.numbers.slice(0, 1) ?? []),
    ...at(after.view.players[0]?.turn?.block ?? ''),
  ],
  ancient: () => SUCCESSES,
  'take-6': ({ now }) => [dieIn(now, 'red'), dieIn(now, 'purple')],
  west: () => at('b14'),
  terror: () => [ONE_MADNESS],
  leap: ({ now, before }) => [before.standing.total, now.standing.total, now.standing.madness],
  fork: ({ now }) => [now.view.round, now.view.round + 1, now.view.round + 2],
  log: ({ now }) => [now.standing.total],
  keep: () => [ONE_MADNESS],
  upgrade: () => [UPGRADE],
  next: () => ARKHAM_GUIDE.challenge.rows.slice(0, 1),
}

testLesson({ tutorial: arkhamTutorial, pack: ARKHAM_GUIDE, lesson: LESSON }, NUMBERS)

test('the lesson plays three rounds and hands over the last one', () => {
  const fork = steps.find(({ act }) => act === 'fork')
  assert.ok(fork)
  const handed = LESSON.at(arkhamTutorial.playsUpTo)
  assert.equal(LESSON.at(LESSON.indexOf(fork)).view.round, 7)
  assert.equal(handed.view.round, 10)
  assert.equal(handed.table.questions[0]?.kind, 'draft.pair')
})

test('what is said about the route and the dice of the encounter fits that question and no other', () => {
  const asked = ['route', 'encounter.reroll', 'encounter.upgrade'].map((kind) => {
    const index = script.findIndex((_, at) => LESSON.at(at).table.questions[0]?.kind === kind)
    assert.ok(index >= 0, kind)
    const { table } = LESSON.at(index)
    return steps.flatMap((step) => (typeof step.at === 'function' && step.at(table) ? [step.id] : []))
  })
  assert.deepEqual(asked, [
    ['route', 'keep'],
    ['encounter', 'reroll'],
    ['encounter', 'upgrade'],
  ])
})

test('whoever fails in the encounter is told what goes', () => {
  const match = beginLesson(route, arkhamTutorial)
  for (const value of [...script.slice(0, -2), [], 'none']) give(match, 0, value)
  const table = tableOf(match)
  assert.equal(table.questions[0]?.kind, 'penalty.called')
  const due = steps.filter((step) => typeof step.at === 'function' && step.at(table))
  assert.deepEqual(
    due.map(({ id }) => id),
    ['penalty'],
  )
})
