import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Json, noteFor } from '@curio/kernel'
import { LANGUAGES } from '@curio/ui/language'
import { SCREEN_WIDTH } from '@curio/ui/terminal'
import { route } from '../index.ts'
import { routeTerminal } from '../terminal/index.ts'
import { NAMES } from './support/readable.ts'
import { newMatch, type RouteMatch } from './support/text.ts'

const BOOKLET = { edition: 'booklet', events: { red: 1, yellow: 1 } } as const

const GAMES: readonly (readonly [seats: number, options: { readonly [key: string]: Json }])[] = [
  [1, { city: 'las-vegas' }],
  [3, { city: 'las-vegas' }],
  [1, { city: 'sydney' }],
  [2, { city: 'sydney' }],
  [1, { city: 'venice', mode: 'cards', effects: 'none' }],
  [2, { city: 'venice', mode: 'advanced' }],
  [3, { city: 'venice', mode: 'dice' }],
  [1, { city: 'arkham' }],
  [4, { city: 'arkham', teams: true }],
]

/** Of the table and the panel beside it. */
const MOST_ROWS = 28
/** Of this many decisions, two are drawn, one in each language. */
const LOOK_AMONG = 12

/** Takes the first answer of the menu, and looks at the table now and then. */
function playByFirstAnswers(match: RouteMatch): void {
  const players = NAMES.slice(0, match.header.seats)
  const faces = LANGUAGES.map((language) => routeTerminal.face(match.content, language, players))
  for (let steps = 0; !match.over; steps++) {
    const seat = match.awaited()[0] ?? 0
    const [question] = match.questions(seat)
    assert.ok(question)
    const view = match.view(seat) as Json
    const face = faces[steps % LOOK_AMONG] ?? faces[0]
    assert.ok(face)
    const choices = face.menu(question, view).flatMap((group) => group.choices)
    if (steps % LOOK_AMONG < faces.length) {
      const canvas = face.table({ view, shown: seat, choices })
      assert.ok(canvas.width === SCREEN_WIDTH && canvas.height <= MOST_ROWS)
      const drawn = canvas.lines().join('\n')
      assert.doesNotMatch(drawn, /undefined|null|NaN|\[object|\b[A-Z]{2,}_[A-Z]/)
      assert.match(face.score(view, seat).at(-1) ?? '', /\d/)
      for (const { name, text } of face.cards(view)) assert.match(`${name} ${text.join(' ')}`, /\S/)
    }
    const [first] = choices
    assert.ok(first && first.label !== '')
    assert.deepEqual(match.answer({ seat, question: question.id, value: first.answer }), { ok: true })
  }
  const outcome = match.outcome()
  assert.ok(outcome)
  for (const face of faces) {
    for (const told of match.notes) {
      const note = noteFor(told, null)
      if (note) assert.match(face.note(note), /\.$/)
    }
    const lines: readonly string[] = face.end(outcome, match.view(null) as Json)
    const totals = lines.find((line) => /^│ (?:всего|total)/i.test(line))
    assert.deepEqual(
      [...(totals ?? '').matchAll(/\d+/g)].map(Number),
      outcome.points.map(({ total }) => total),
    )
  }
}

suite('the cities of the booklet in a terminal', () => {
  for (const [seats, options] of GAMES) {
    test(`${seats} with ${JSON.stringify(options)} play to the end by first answers`, () => {
      playByFirstAnswers(newMatch(seats, { ...BOOKLET, ...options }, `terminal ${seats}`, route))
    })
  }

  test('every card of a city has words', () => {
    for (const city of ['las-vegas', 'sydney', 'venice', 'arkham']) {
      const { content } = newMatch(2, { ...BOOKLET, city }, 'cards', route)
      for (const language of LANGUAGES) {
        for (const { id, name, text } of routeTerminal.cards(content, language)) {
          assert.ok(!name.includes(id), name)
          assert.ok(
            text.length > 0 && text.every((line) => /\S/.test(line) && !line.includes('undefined')),
            id,
          )
        }
      }
    }
  })
})
