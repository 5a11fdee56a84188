import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routeTutorial } from '../src/tutorial/route.ts'
import { isAccepted, isOver, questionNumber, stepsAt, type Tutorial } from '../src/tutorial/tutorial.ts'
import { beginTable, firstAnswer, person } from './support.ts'

const LESSON: Tutorial = {
  id: 'l',
  game: 'g',
  options: {},
  seed: '00',
  steps: [
    { question: 0, text: { ru: 'а', en: 'a' } },
    { question: 0, text: { ru: 'б', en: 'b' }, accept: ['x', ['y']] },
    { question: 2, text: { ru: 'в', en: 'c' } },
  ],
}

test('what there is to say depends on the position alone', () => {
  assert.deepEqual(
    stepsAt(LESSON, 0).map(({ text }) => text.en),
    ['a', 'b'],
  )
  assert.deepEqual(stepsAt(LESSON, 1), [])
  assert.equal(stepsAt(LESSON, 2).length, 1)
  assert.deepEqual(stepsAt(LESSON, null), [])
})

test('only answers of the lesson are taken where it names some', () => {
  assert.equal(isAccepted(LESSON, 0, 'x'), true)
  assert.equal(isAccepted(LESSON, 0, ['y']), true)
  assert.equal(isAccepted(LESSON, 0, 'z'), false)
  assert.equal(isAccepted(LESSON, 1, 'z'), true)
  assert.equal(isAccepted(LESSON, null, 'z'), true)
})

test('a lesson is over after its last position', () => {
  assert.deepEqual(
    [null, 0, 2, 3].map((number) => isOver(LESSON, number)),
    [false, false, false, true],
  )
})

test('a question keeps its number when an undo has renamed it', () => {
  const asked = (id: string): Parameters<typeof questionNumber>[0] => ({
    questions: [{ id, seat: 0, kind: 'k', form: 'choose', options: [] }],
  })
  assert.equal(questionNumber(asked('3')), 3)
  assert.equal(questionNumber(asked('3~1')), 3)
  assert.equal(questionNumber({ questions: [] }), null)
})

test("Route's lesson can be played: every answer it asks for is offered where it asks for it", () => {
  const table = beginTable([person('L')], routeTutorial.seed, routeTutorial.options)
  const last = Math.max(...routeTutorial.steps.map(({ question }) => question))
  for (let number = 0; number <= last; number++) {
    const [question] = table.snapshot().table.questions
    assert.ok(question)
    assert.equal(questionNumber({ questions: [question] }), number)
    const wanted = stepsAt(routeTutorial, number).flatMap(({ accept = [] }) => accept)
    for (const answer of wanted.slice(1)) assert.ok(offered(question, answer))
    assert.deepEqual(table.answer(0, question.id, wanted[0] ?? firstAnswer(question)), { ok: true })
  }
})

function offered(question: Parameters<typeof firstAnswer>[0], answer: unknown): boolean {
  return question.form !== 'compose' && question.options.some((option) => option === answer)
}

test('every step of the lesson says the same thing in both languages', () => {
  for (const { text } of routeTutorial.steps) {
    assert.match(text.ru, /[а-яё]/i)
    assert.doesNotMatch(text.en, /[а-яё]/i)
  }
})
