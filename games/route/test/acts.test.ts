import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Json, type Question } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import fc from 'fast-check'
import { ANCIENTS, ARKHAM_GUIDE } from '../index.ts'
import { type Answer, writeAct } from '../rules/acts.ts'
import { isQuestionKind, QUESTION_KINDS, type QuestionKind } from '../rules/question-kinds.ts'
import { readAct, readAnswer, vocabularyOf } from '../rules/vocabulary.ts'
import { OF_THE_BOOKLET } from './support/acts.ts'
import { newMatch } from './support/text.ts'

const VOCABULARY = vocabularyOf(ARKHAM_GUIDE)

const written = ({ kind, act }: Answer): Json => writeAct<QuestionKind>(kind, act) as Json

/** What can be answered: every option, a pick of some of them, or what the rules propose. */
function answersTo(question: Question): readonly Json[] {
  switch (question.form) {
    case 'choose':
      return question.options
    case 'pick':
      return [question.options.slice(0, question.min), question.options.slice(-question.max)]
    case 'compose':
      return question.examples
  }
}

test('every answer that is offered is read and written back as it was', () => {
  const met = new Set<string>()
  for (const ancient of ANCIENTS) {
    for (const seats of [1, 2, 3, 4]) {
      for (const seed of [1, 2, 3]) {
        playAtRandom(newMatch(seats, { ancient }, `acts ${seed}`), fastChance(seed), (question) => {
          for (const answer of answersTo(question)) {
            const read = readAnswer(ARKHAM_GUIDE, question.kind, answer)
            assert.ok(read, `${question.kind}: ${JSON.stringify(answer)}`)
            assert.deepEqual(written(read), answer)
          }
          met.add(question.kind)
        })
      }
    }
  }
  const rare: readonly QuestionKind[] = ['penalty.university', 'penalty.riverside', 'penalty.numerous']
  for (const kind of QUESTION_KINDS)
    if (!rare.includes(kind) && !OF_THE_BOOKLET.includes(kind)) assert.ok(met.has(kind), `${kind} never came`)
})

test('every act of the vocabulary is read back from its text', () => {
  for (const [kind, acts] of Object.entries(VOCABULARY)) {
    assert.equal(acts.size > 0, !OF_THE_BOOKLET.includes(kind), kind)
    for (const [text, act] of acts) {
      assert.deepEqual(readAnswer(ARKHAM_GUIDE, kind, text), { kind, act })
      assert.equal(written({ kind, act } as Answer), text)
    }
  }
})

/** Parts of real answers, to be put together wrongly. */
const pieces = fc.constantFrom(
  ...['a', 'b', 'c', 'end', 'none', 'coord', 'open', 'segment', 'diagonal', 'red', 'h10', 'h20', 'n21'],
  ...['b21', 'b12', 'c10', 'TG1', 'TOME_REROLL', '0', '1', ':', '+', '-', ' ', ''],
)
const garbled = fc.oneof(
  fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
  fc.array(fc.oneof(pieces, fc.integer({ min: -1, max: 3 })), { maxLength: 3 }),
  fc.integer({ min: -1, max: 4 }),
  fc.jsonValue(),
)

test('RT-ERR-50: whatever is read is written back as it was, so nothing is read as another act', () => {
  fc.assert(
    fc.property(fc.constantFrom(...QUESTION_KINDS), garbled, (kind, value) => {
      const read = readAnswer(ARKHAM_GUIDE, kind, value as Json)
      if (read !== null) assert.deepEqual(written(read), value)
    }),
    { numRuns: 5000 },
  )
})

test('RT-ERR-50: garbled answers mean nothing', () => {
  const garbage: Readonly<Partial<Record<QuestionKind, readonly Json[]>>> = {
    'task.keep': ['TG1:', 'TG1:open:open', 'open', ':open', 'TG99', null],
    'draft.pair': [['red'], ['red', 'red'], ['red', 'TG1'], ['red', 'blue', 'green'], 'red', {}],
    block: ['coord:2+', 'coord:0', 'coord:0++', 'coord', 'b99', 'b21 ', 'B21', 0, ['b21'], ''],
    'correction.erase': ['', 'None', 'b21', 'h10+h20'],
    draw: ['a:', 'a:h10', 'a:h20+h10', 'a:h10+h10', 'x:h10', 'h10', 'ending', 'C', 'b:h99', 'segment'],
    route: [
      null,
      {},
      [{ start: 'c10' }],
      [{ start: 'c10', segments: 'h10' }],
      [[]],
      [{ start: 'b21', segments: [] }],
    ],
    'encounter.reroll': [[3], [-1], [0, 0], ['0'], 0, 'none'],
    'encounter.upgrade': [3, -1, '0', 0.5, 'None'],
    'penalty.called': ['b21', ['coord:0+'], ['b99'], [1]],
    'penalty.university': ['b33', 'b33+b33', 'b43+b33', 'b33+b43+b34'],
    'penalty.numerous': ['red', 'red:', 'red:b99', 'b21:red', 'yellow:b21'],
  }
  for (const [kind, answers] of Object.entries(garbage)) {
    assert.ok(isQuestionKind(kind))
    for (const answer of answers)
      assert.equal(readAct(VOCABULARY, kind, answer), null, `${kind}: ${JSON.stringify(answer)}`)
  }
  assert.equal(readAnswer(ARKHAM_GUIDE, 'unheard-of', 'b21'), null)
})

test('RT-ERR-50: what was never offered is refused, whether it can be read or not', () => {
  const match = newMatch(2, {}, 'refused')
  let tried = 0
  playAtRandom(match, fastChance(5), (question) => {
    const offered = new Set(answersTo(question))
    if (question.form !== 'choose') return
    const { length } = match
    for (const { kind } of [question, { kind: 'draw' }, { kind: 'block' }]) {
      const acts: ReadonlyMap<Json, unknown> =
        kind in VOCABULARY ? VOCABULARY[kind as keyof typeof VOCABULARY] : new Map()
      for (const text of [...acts.keys()].filter((each, index) => !offered.has(each) && index % 37 === 0)) {
        const done = match.answer({ seat: question.seat, question: question.id, value: text })
        assert.ok(!done.ok && done.refusal.code === 'not-an-option', `${question.kind}: ${text}`)
        tried += 1
      }
    }
    assert.equal(match.length, length)
  })
  assert.ok(tried > 1000)
})
