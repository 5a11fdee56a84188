import assert from 'node:assert/strict'
import { type Json, noteFor, type Question } from '@curio/kernel'
import { drawGroupOf, type RouteText, type RouteView, readAct, vocabularyOf } from '../../text/index.ts'
import { type RouteMatch, viewOf } from './text.ts'

export const NAMES = ['Anna', 'Boris', 'Clara', 'David']

/** No ids of code, no holes, nothing that is not one line. */
const UNREADABLE =
  /undefined|null|NaN|\[object|\b[A-Z]+_[A-Z]|\bT[BG]\d|\b[A-EPSTVY]\d+\b|coord:|:open|\S {2,}\S|\n|\p{Emoji_Presentation}/u

/** The id of a thing of the map: nobody reads it anywhere but in a terminal, where it is typed. */
const BARE_ID = /\b(?:w?[bcehnv]\d\d|d\d\d[nesw]|r[NS][EW])\b/
const SIGNS = /[○□△✕●■▲✖★◇∩◎◉½◆≈]/

/** What a screen of 100 columns has room for. */
const PROMPT_WIDTH = 98
const LABEL_WIDTH = 50

export function checkSentence(text: string): void {
  assert.doesNotMatch(text, UNREADABLE)
  assert.match(text, /\S.*\.$/u)
}

function answersTo(question: Question): readonly Json[] {
  if (question.form === 'compose') return question.examples
  if (question.form === 'choose') return question.options
  return [question.options.slice(0, question.min), question.options.slice(0, question.max)]
}

export function checkQuestion(
  text: RouteText,
  match: RouteMatch,
  question: Question,
  labelWidth = LABEL_WIDTH,
): void {
  const view = viewOf(match, question.seat)
  const prompt = text.prompt(question, view)
  checkSentence(prompt)
  assert.ok(prompt.startsWith(NAMES[question.seat] ?? '?'), `"${prompt}" names nobody`)
  assert.ok(prompt.length <= PROMPT_WIDTH, `"${prompt}" is too long`)
  assert.ok(text.help(question.kind).length > 0)
  const labels = answersTo(question).map((answer) => text.answer(question, answer, view))
  for (const label of labels) {
    assert.doesNotMatch(label, UNREADABLE)
    assert.match(label, /\S/)
    assert.ok(label.length <= labelWidth, `"${label}" is too long`)
  }
  const mayRepeat =
    question.form === 'pick' || question.kind === 'encounter.upgrade' || question.kind === 'draw'
  if (!mayRepeat) assert.equal(new Set(labels).size, labels.length, `equal labels: ${labels.join(' | ')}`)
  checkSpoken(text, question, view)
}

/** In words alone; and two answers of one group never sound alike. */
function checkSpoken(text: RouteText, question: Question, view: RouteView): void {
  const answers = answersTo(question)
  const spoken = answers.map((answer) => {
    const said = text.spoken(question, answer, view)
    assert.match(said, /\S/)
    for (const unspoken of [UNREADABLE, BARE_ID, SIGNS]) assert.doesNotMatch(said, unspoken)
    const act = question.kind === 'draw' ? readAct(vocabularyOf(text.names.pack), 'draw', answer) : null
    return act ? `${drawGroupOf(act)} ${said}` : said
  })
  checkListed(text, question, view)
  if (question.form === 'pick' || question.kind === 'encounter.upgrade') return
  assert.equal(new Set(spoken).size, spoken.length, `sound alike: ${spoken.join(' | ')}`)
}

/** The list of options has words of its own for each thing that a question lists. */
function checkListed(text: RouteText, question: Question, view: RouteView): void {
  const options = question.form === 'compose' ? question.examples : question.options
  const listed = options.map((option) => text.spokenItem(question, option, view))
  for (const line of listed) {
    assert.notEqual(line, text.words.notOffered, `${question.kind}: ${line}`)
    for (const unspoken of [UNREADABLE, BARE_ID, SIGNS]) assert.doesNotMatch(line, unspoken)
  }
  if (question.form === 'pick') assert.equal(new Set(listed).size, listed.length, listed.join(' | '))
}

export function checkNotes(text: RouteText, match: RouteMatch, seats: number): void {
  for (const told of match.notes) {
    for (const viewer of [null, 0]) {
      const note = noteFor(told, viewer)
      if (!note) continue
      checkSentence(text.note(note, seats))
      assert.doesNotMatch(text.note(note, seats), BARE_ID)
    }
  }
}
