import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import type { TableState } from '@curio/ui'
import type { Tutorial, TutorialStep } from '@curio/ui/tutorial'
import { gameById } from '../src/games.ts'
import { fromVersion1, type SaveOfVersion1 } from '../src/local/save.ts'
import { leftMatch, lessonsToTake } from '../src/tutorial/lessons.ts'
import {
  dueStep,
  lessonPlaceOf,
  progressAt,
  readSteps,
  refusingStep,
  stepAfter,
} from '../src/tutorial/tutorial.ts'

const step = (id: string, at: TutorialStep['at'], more: Partial<TutorialStep> = {}): TutorialStep => ({
  id,
  at,
  text: { ru: id, en: id },
  ...more,
})

/** A short lesson: two texts and an answer, an undo to try, a free end. */
const LESSON: Tutorial = {
  id: 'l',
  game: 'g',
  options: {},
  seed: '00',
  script: ['x', ['y', 'z'], 'w'],
  playsUpTo: 2,
  steps: [
    step('hello', 0),
    step('first', 0, { act: 'answer' }),
    step('taken', 1),
    step('undo', 1, { act: 'undo' }),
    step('again', 0, { act: 'answer' }),
    step('second', 1, { act: 'answer' }),
    step('end', ({ questions }) => questions[0]?.kind === 'end', { act: 'own' }),
    step('trouble', ({ questions }) => questions[0]?.kind === 'trouble', { act: 'own', perhaps: true }),
    step('over', ({ outcome }) => outcome !== null),
  ],
}

function tableAsking(kind: string | null): TableState {
  return {
    game: 'g',
    options: {},
    packs: {},
    viewer: 0,
    seats: [],
    view: {},
    questions: kind === null ? [] : [{ id: '0', seat: 0, kind, form: 'choose', options: [] }],
    awaited: kind === null ? [] : [0],
    outcome: kind === null ? { kind: 'solo', won: true, rank: null, points: [], ending: 'e' } : null,
    told: [],
  }
}

const after = (answers: readonly Json[], kind: string | null = 'k'): ReturnType<typeof lessonPlaceOf> =>
  lessonPlaceOf(LESSON, tableAsking(kind), answers)
const named = (id: string): TutorialStep => LESSON.steps.find((each) => each.id === id) ?? step('none', -1)
const due = (answers: readonly Json[], before: string | null, kind?: string | null): string | undefined =>
  dueStep(LESSON, after(answers, kind), before === null ? null : named(before))?.id

test('a place has a number while the answers are those of the script', () => {
  assert.equal(after([]).number, 0)
  assert.equal(after(['x', ['y', 'z']]).number, 2)
  assert.equal(after(['x', ['z']]).number, null)
  assert.equal(after(['x', ['y', 'z'], 'w', 'more']).number, null)
  assert.equal(after(['x'], null).number, null)
})

test('a lesson begins with the first text that fits, and a text stays while it fits', () => {
  assert.equal(due([], null), 'hello')
  assert.equal(due([], 'first'), 'first')
  assert.equal(due(['x'], null), 'taken')
})

test('an answer leads to the next text that fits, whatever was skipped', () => {
  assert.equal(due(['x'], 'first'), 'taken')
  assert.equal(due(['x'], 'hello'), 'taken')
})

test('an undo that the lesson asks for leads on, any other leads back', () => {
  assert.equal(due([], 'undo'), 'again')
  assert.equal(due(['x'], 'again'), 'second')
  assert.equal(due([], 'second'), 'again')
})

test('off the script only texts that go by the look of the table are said', () => {
  assert.equal(due(['other'], 'first'), undefined)
  assert.equal(due(['other'], 'first', 'end'), 'end')
  assert.equal(due(['other'], 'end', null), 'over')
})

test('reading goes on to the next text of the same place', () => {
  assert.equal(stepAfter(LESSON, after([]), named('hello'))?.id, 'first')
  assert.equal(stepAfter(LESSON, after(['x']), named('undo'))?.id, 'second')
  assert.equal(stepAfter(LESSON, after(['x']), named('second')), null)
})

test('a learner goes back over what was read, in the order of the lesson', () => {
  assert.deepEqual(
    readSteps(LESSON, ['taken', 'hello']).map(({ id }) => id),
    ['hello', 'taken'],
  )
})

test('the length of a lesson never changes, whatever was left out or comes in between', () => {
  const numbers = LESSON.steps.map((each) => progressAt(LESSON, each))
  assert.deepEqual(
    numbers.map(({ number }) => number),
    // What only some games come to has no number of its own.
    [1, 2, 3, 4, 5, 6, 7, 7, 8],
  )
  assert.deepEqual(new Set(numbers.map(({ count }) => count)), new Set([8]))
  assert.deepEqual(progressAt(LESSON, null), { number: 1, count: 8 })
})

test('where the lesson waits for an answer, another one is not taken', () => {
  assert.equal(refusingStep(LESSON, after([]), 'x'), null)
  assert.equal(refusingStep(LESSON, after([]), 'other')?.id, 'first')
  assert.equal(refusingStep(LESSON, after(['x']), ['z', 'y']), null)
  assert.equal(refusingStep(LESSON, after(['x']), ['z'])?.id, 'second')
})

test('where the lesson waits for nothing, every answer is taken', () => {
  assert.equal(refusingStep(LESSON, after(['x', ['y', 'z']]), 'other'), null)
  assert.equal(refusingStep(LESSON, after(['other']), 'another'), null)
})

const kept = (id: string, tutorial: string | null, over = false, game = 'g') => ({ id, game, tutorial, over })
const TITLE = {
  id: 'g',
  lessons: ['one', 'two'].map((id) => ({ id, name: { ru: id, en: id }, minutes: 8 })),
}

test('two lessons of a game are left and taken up apart from each other', () => {
  const saves = [kept('a', 'two'), kept('b', 'one', true), kept('c', 'one'), kept('d', null)]
  assert.equal(leftMatch(saves, 'g', 'one')?.id, 'c')
  assert.equal(leftMatch(saves, 'g', 'two')?.id, 'a')
  assert.equal(leftMatch(saves, 'other', 'one'), undefined, 'another game may call its lesson the same')
  assert.equal(leftMatch([kept('b', 'one', true)], 'g', 'one'), undefined, 'one that is over begins again')
})

test('lessons are offered until they are taken to their end', () => {
  const left = (...saves: ReturnType<typeof kept>[]): string[] =>
    lessonsToTake(TITLE, saves).map(({ id }) => id)
  assert.deepEqual(left(), ['one', 'two'])
  assert.deepEqual(left(kept('a', 'one', true), kept('b', 'two')), ['two'])
  assert.deepEqual(left(kept('a', 'one', true), kept('b', 'two', true)), [])
  assert.deepEqual(left(kept('a', 'one', true, 'other')), ['one', 'two'])
})

test('a lesson that was left before a game had several is found again', () => {
  const old = readFileSync(join(import.meta.dirname, 'fixtures/saves-1.json'), 'utf8')
  const saves = (JSON.parse(old) as SaveOfVersion1[]).map((save) => fromVersion1(save).save)
  const lesson = saves.find(({ tutorial }) => tutorial !== null)
  assert.ok(lesson && !lesson.over)
  const [first] = gameById('route')?.lessons ?? []
  assert.equal(leftMatch(saves, 'route', first?.id ?? '')?.id, lesson.id)
})
