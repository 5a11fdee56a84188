import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Match } from '@curio/kernel'
import { give } from '@curio/kernel/testing'
import { LANGUAGES } from '@curio/ui/language'
import { beginLesson, PlayedLesson, tableOf } from '@curio/ui/testing'
import type { TableState, TutorialStep } from '@curio/ui/tutorial'
import { ARKHAM_GUIDE } from '../content/index.ts'
import { route } from '../index.ts'
import type { Answer } from '../rules/acts.ts'
import { thingsIn } from '../rules/named-things.ts'
import { readAnswer } from '../rules/vocabulary.ts'
import { asRouteView, type RouteView, type Standing, standingOf } from '../text/index.ts'
import { routeTutorial } from '../tutorial/index.ts'

const { steps, script } = routeTutorial

/** The table before an answer of the script, or after the last one. */
interface Moment {
  readonly table: TableState
  readonly view: RouteView
  readonly standing: Standing
}

function momentOf(match: Match): Moment {
  const table = tableOf(match)
  const view = asRouteView(table.view)
  const standing = standingOf(ARKHAM_GUIDE, view, 0)
  assert.ok(standing)
  return { table, view, standing }
}

const LESSON = new PlayedLesson(route, routeTutorial, momentOf)
const { match: MATCH, asking: ASKING } = LESSON

test('the course can be played from its seed to the end screen, and the challenge is met', () => {
  const outcome = MATCH.outcome()
  assert.equal(outcome?.ending, 'challenge-met')
  assert.equal(outcome?.points[0]?.total, 252)
})

/** What the script answers at a step. */
function answerAt(step: TutorialStep): Answer | null {
  const index = LESSON.indexOf(step)
  const [question] = LESSON.at(index).table.questions
  return question ? readAnswer(ARKHAM_GUIDE, question.kind, script[index] ?? null) : null
}

test('whoever is asked for something on the board sees it lit', () => {
  for (const step of ASKING) {
    const answer = answerAt(step)
    assert.ok(answer, step.id)
    // The final route is proposed as a whole.
    for (const id of answer.kind === 'route' ? [] : thingsIn(answer))
      assert.ok(step.point?.board?.includes(id), `${step.id} does not point to ${id}`)
  }
})

test('everything pointed to exists on the board', () => {
  const { map, dice } = ARKHAM_GUIDE
  const things = new Set(
    [map.blocks, map.roads, map.diagonals, map.vertices, dice].flatMap((list) => list.map(({ id }) => id)),
  )
  const pointed = steps.flatMap(({ point }) => point?.board ?? [])
  assert.ok(pointed.length > 30)
  for (const id of pointed) assert.ok(things.has(id), id)
})

const dieIn = ({ view }: Moment, id: string): number => view.dice.find((die) => die.id === id)?.number ?? 0
const at = (block: string): readonly number[] => {
  const found = ARKHAM_GUIDE.map.blocks.find(({ id }) => id === block)
  return found ? [found.x, found.y] : []
}
const touristsIn = ({ view }: Moment, block: string): number =>
  view.players[0]?.board.tourists[block]?.reduce((sum, count) => sum + count, 0) ?? 0
/** RT-END-9: what succeeds. RT-MAP-5, RT-MAP-10: what a gate link and a terrifying place add. RT-BON-12: an upgrade. */
const SUCCESSES = [5, 6]
const ONE_MADNESS = 1
const UPGRADE = 2

/** A moment, and the same before the last answer and after the next one. */
interface Said {
  readonly now: Moment
  readonly before: Moment
  readonly after: Moment
}

/** The numbers that each text names, worked out from the position it is said at. */
const NUMBERS: Readonly<Record<string, (said: Said) => readonly number[]>> = {
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

function saidAt(index: number): Said {
  return {
    now: LESSON.at(index),
    before: LESSON.at(Math.max(0, index - 1)),
    after: LESSON.at(Math.min(script.length, index + 1)),
  }
}

test('every number in a text is the one on the table', () => {
  for (const { step, language, text, index } of LESSON.texts()) {
    const named = (text.match(/\d+/g) ?? []).map(Number)
    assert.deepEqual(named, NUMBERS[step.id]?.(saidAt(index)) ?? [], `${step.id} in ${language}`)
  }
})

test('every block that a text sends the learner to is the one of the script', () => {
  for (const step of ASKING) {
    const answer = answerAt(step)
    if (answer?.kind !== 'block' || answer.act.act !== 'block') continue
    const [x, y] = at(answer.act.block)
    for (const language of LANGUAGES) assert.ok(step.text[language].includes(`(${x};${y})`), step.id)
  }
})

test('the lesson plays three rounds and hands over the last one', () => {
  const fork = steps.find(({ act }) => act === 'fork')
  assert.ok(fork)
  const handed = LESSON.at(routeTutorial.playsUpTo)
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
  const match = beginLesson(route, routeTutorial)
  for (const value of [...script.slice(0, -2), [], 'none']) give(match, 0, value)
  const table = tableOf(match)
  assert.equal(table.questions[0]?.kind, 'penalty.called')
  const due = steps.filter((step) => typeof step.at === 'function' && step.at(table))
  assert.deepEqual(
    due.map(({ id }) => id),
    ['penalty'],
  )
})
