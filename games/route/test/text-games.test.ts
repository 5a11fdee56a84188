import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, noteFor } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { LANGUAGES } from '@curio/ui/language'
import { ANCIENTS, ARKHAM_GUIDE } from '../index.ts'
import { QUESTION_KINDS } from '../rules/question-kinds.ts'
import { routeText, standingOf, standingWith } from '../text/index.ts'
import { OF_THE_BOOKLET } from './support/acts.ts'
import { checkNotes, checkQuestion, checkSentence, NAMES } from './support/readable.ts'
import { newMatch, viewOf } from './support/text.ts'

const TEXTS = LANGUAGES.map((language) => routeText(language, ARKHAM_GUIDE, NAMES))

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
