import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Json, noteFor, type Question } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { LANGUAGES } from '@curio/ui/language'
import { ANCIENTS, ARKHAM_GUIDE } from '../index.ts'
import { QUESTION_KINDS } from '../rules/acts.ts'
import {
  drawGroupOf,
  type RouteText,
  type RouteView,
  routeText,
  standingOf,
  standingWith,
} from '../text/index.ts'
import { actIn, OF_THE_BOOKLET } from './support/acts.ts'
import { newMatch, type RouteMatch, viewOf } from './support/text.ts'

const NAMES = ['Anna', 'Boris', 'Clara', 'David']
const TEXTS = LANGUAGES.map((language) => routeText(language, ARKHAM_GUIDE, NAMES))

/** No ids of code, no holes, nothing that is not one line. */
const UNREADABLE =
  /undefined|null|NaN|\[object|FX_|BON_|TOME_|CALL_|\bTG\d|\bS\d+\b|coord:|:open|\n|\p{Emoji_Presentation}/u

/** The id of a thing of the map: nobody reads it anywhere but in a terminal, where it is typed. */
const BARE_ID = /\b(?:[bcehnv]\d\d|d\d\d[nesw]|r[NS][EW])\b/
const SIGNS = /[○□△✕●■▲✖★◇∩◎◉]/

/** What a screen of 100 columns has room for. */
const PROMPT_WIDTH = 98
const LABEL_WIDTH = 50

function checkSentence(text: string): void {
  assert.doesNotMatch(text, UNREADABLE)
  assert.match(text, /\S.*\.$/u)
}

function answersTo(question: Question): readonly Json[] {
  if (question.form === 'compose') return question.examples
  if (question.form === 'choose') return question.options
  return [question.options.slice(0, question.min), question.options.slice(0, question.max)]
}

function checkQuestion(text: RouteText, match: RouteMatch, question: Question): void {
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
    assert.ok(label.length <= LABEL_WIDTH, `"${label}" is too long`)
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
    return question.kind === 'draw' ? `${drawGroupOf(actIn('draw', answer))} ${said}` : said
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

function checkNotes(text: RouteText, match: RouteMatch, seats: number): void {
  for (const told of match.notes) {
    for (const viewer of [null, 0]) {
      const note = noteFor(told, viewer)
      if (!note) continue
      checkSentence(text.note(note, seats))
      assert.doesNotMatch(text.note(note, seats), BARE_ID)
    }
  }
}

test('every question, answer, note and ending of whole games has words in both languages', () => {
  const kinds = new Set<string>()
  for (const [index, ancient] of ANCIENTS.entries()) {
    for (let game = 0; game < GAMES_EACH; game++) {
      const seats = (game % 4) + 1
      const match = newMatch(seats, { ancient }, `${ancient} ${game}`)
      playAtRandom(match, fastChance(100 * index + game), (question) => {
        kinds.add(question.kind)
        for (const text of TEXTS) checkQuestion(text, match, question)
      })
      const outcome = match.outcome()
      assert.ok(outcome)
      for (const text of TEXTS) {
        checkNotes(text, match, seats)
        text.ending(outcome, viewOf(match, null)).forEach(checkSentence)
      }
    }
  }
  assert.deepEqual([...kinds].sort(), QUESTION_KINDS.filter((kind) => !OF_THE_BOOKLET.includes(kind)).sort())
})

const GAMES_EACH = 12

test('RT-GEN-9: the log of the others does not tell which task somebody keeps', () => {
  const match = newMatch(2)
  const [question] = match.questions(0)
  assert.ok(question?.form === 'choose')
  const task = `${question.options[0]}`
  assert.ok(match.answer({ seat: 0, question: question.id, value: task }).ok)
  for (const text of TEXTS) {
    const read = (viewer: number): string =>
      match.notes
        .flatMap((told) => noteFor(told, viewer) ?? [])
        .map((note) => text.note(note, 2))
        .join('\n')
    assert.ok(read(0).includes(text.names.taskName(task)))
    assert.ok(!read(1).includes(text.names.taskName(task)))
  }
})

test('RT-SCG-4: the score that is shown at the end is the score of the outcome', () => {
  for (const [index, ancient] of ANCIENTS.entries()) {
    const match = newMatch(3, { ancient }, `score ${ancient}`)
    playAtRandom(match, fastChance(index), () => {})
    const outcome = match.outcome()
    assert.ok(outcome)
    const view = viewOf(match, null)
    for (const [seat, { ending }] of view.players.entries()) {
      const standing = standingOf(ARKHAM_GUIDE, view, seat)
      if (!ending?.eliminated) assert.deepEqual(standing?.by, outcome.points[seat]?.by)
    }
  }
})

test('RT-FR-9: before the end the score is that of the route the rules would propose', () => {
  const match = newMatch(1, { ancient: 'DAGON' }, 'proposal')
  let proposals = 0
  playAtRandom(match, fastChance(3), (question) => {
    if (question.form !== 'compose' || question.kind !== 'route') return
    proposals += 1
    const view = viewOf(match, 0)
    const shown = standingOf(ARKHAM_GUIDE, view, 0)
    assert.deepEqual(shown?.route, question.examples[0])
    assert.deepEqual(standingWith(ARKHAM_GUIDE, view, 0, shown?.route ?? []), shown)
  })
  assert.equal(proposals, 1)
})

test('RT-ERR-41: a route that is refused says why, where, and by which rule', () => {
  const match = newMatch(1, {}, 'refusals')
  playAtRandom(match, fastChance(5), (question) => {
    if (question.kind !== 'route') return
    const view = viewOf(match, 0)
    const drawn = view.players[0]?.board.segments ?? []
    const undrawn = ARKHAM_GUIDE.map.roads.find((road) => !drawn.includes(road.id))
    const road = ARKHAM_GUIDE.map.roads.find((each) => drawn.includes(each.id))
    assert.ok(undrawn && road)
    const [text] = TEXTS
    assert.ok(text)
    const refusal = (route: { start: string; segments: string[] }[], rule: string | null): string => {
      const said = text.routeRefusal(view, 0, route)
      assert.equal(said?.rule, rule)
      return said?.text ?? ''
    }
    assert.match(refusal([], 'RT-FR-6'), /^Часть 1, отрезок 1: /)
    assert.match(refusal([{ start: undrawn.a, segments: [undrawn.id] }], 'RT-FR-1'), /не нарисован/)
    const twice = [{ start: road.a, segments: [road.id, road.id] }]
    assert.match(refusal(twice, 'RT-FR-2'), /^Часть 1, отрезок 2: /)
    assert.match(refusal([{ start: road.a, segments: [] }], 'RT-MAP-7'), /хотя бы один отрезок/)
    assert.equal(refusal([{ start: 'nowhere', segments: [] }], null), text.words.notOffered)
    assert.equal(text.routeRefusal(view, 0, [{ start: road.a, segments: [road.id] }]), null)
  })
})
