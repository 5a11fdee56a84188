import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { fastChance, type Json, Match, plainAnswer } from '@curio/kernel'
import { SCREEN_HEIGHT, SCREEN_WIDTH, type TerminalFace, widthOf } from '@curio/ui/terminal'
import { gameNamed } from '../src/games.ts'
import { answersIn } from '../src/play/menu.ts'
import { decisionScreen, emptyDesk, menuFor, waitingScreen } from '../src/play/screens.ts'
import { SHOWN_GAMES, terminalOf } from '../src/registry.ts'
import { LANGUAGES, type Language, wordsIn } from '../src/words/index.ts'

const LONGEST = 3_000
/** Of this many decisions, two are looked at, one in each language. */
const LOOK_AMONG = 10

function newMatch(game: string, seats: number, options: Json): Match {
  const match = Match.create(gameNamed(game), { seats, options, seed: new Uint8Array(32).fill(seats) })
  assert.ok(match.ok)
  return match.value as Match
}

interface Shown {
  readonly language: Language
  readonly face: TerminalFace
}

function facesOf(match: Match): Shown[] {
  const terminal = terminalOf(match.header.game)
  return LANGUAGES.map((language) => {
    const names = Array.from({ length: match.header.seats }, (_, seat) => terminal.person(language, seat + 1))
    return { language, face: terminal.face(match.content, language, names) }
  })
}

/** The screen has its size, and every option of every open question is in the list. */
function check(match: Match, seat: number, { language, face }: Shown): void {
  const canvas = decisionScreen(face, wordsIn(language), match, seat, emptyDesk())
  assert.deepEqual([canvas.width, canvas.height], [SCREEN_WIDTH, SCREEN_HEIGHT - 1])
  const answers = answersIn(menuFor(face, match, seat))
  assert.ok(answers.every(({ choice }) => choice.label !== ''))
  for (const { id, ...question } of match.questions(seat)) {
    const listed = answers.flatMap(({ question, choice }) => (question.id === id ? [choice.answer] : []))
    assert.ok(listed.length > 0)
    if (question.form === 'choose') assert.deepEqual(new Set(listed), new Set(question.options))
  }
}

const MODES: readonly (readonly [game: string, seats: number, options: Json])[] = [
  ['route', 1, {}],
  ['route', 3, {}],
  ['cryptids', 1, { wolpertinger: true }],
  ['cryptids', 2, { noBids: true }],
  ['cryptids', 3, {}],
  ['cryptids', 4, { wolpertinger: true }],
  ['trickerion', 2, {}],
  ['trickerion', 3, { quickGame: true, firstGameKits: true }],
  ['trickerion', 3, { darkAlley: true }],
  ['trickerion', 4, { darkAlley: true, prophecies: true, quickGame: true }],
]

suite('a game in a terminal', () => {
  for (const [game, seats, options] of MODES) {
    test(`${game} for ${seats} with ${JSON.stringify(options)}: every decision has a screen and can be taken from its list`, () => {
      const match = newMatch(game, seats, options)
      const faces = facesOf(match)
      const chance = fastChance(seats)
      for (let steps = 0; !match.over; steps++) {
        assert.ok(steps < LONGEST)
        const seat = match.awaited()[0] ?? 0
        const [question] = match.questions(seat)
        assert.ok(question)
        const shown = faces[steps % LOOK_AMONG]
        if (shown) check(match, seat, shown)
        const value = plainAnswer(question, (options) => options[chance.below(options.length)] as Json)
        assert.deepEqual(match.answer({ seat, question: question.id, value }), { ok: true })
      }
      const outcome = match.outcome()
      assert.ok(outcome)
      for (const { face } of faces) {
        waitingScreen(face, match, null)
        const end = face.end(outcome, match.view(null))
        const totals = end.find((line) => /^│ (?:всего|total)/i.test(line)) ?? ''
        assert.deepEqual(
          [...totals.matchAll(/\d+/g)].map(Number),
          outcome.points.map(({ total }) => total),
        )
      }
    })
  }

  test('what can be typed fits the screen', () => {
    for (const game of SHOWN_GAMES)
      for (const { language, face } of facesOf(newMatch(game, 2, {}))) {
        const words = wordsIn(language)
        const lines = [...words.keys(face.typing), ` ${words.hint(face.typing.hint)}`]
        for (const line of lines) assert.ok(widthOf(line) < SCREEN_WIDTH, line)
      }
  })
})
