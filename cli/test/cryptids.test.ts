import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { cryptids } from '@curio/cryptids'
import { fastChance, type Json, Match, plainAnswer, type Question } from '@curio/kernel'
import { cryptidsLooks } from '../src/cryptids/looks.ts'
import type { Face } from '../src/play/face.ts'
import { choicesNamed } from '../src/play/menu.ts'
import { decisionScreen, emptyDesk, waitingScreen } from '../src/play/screens.ts'
import { paint } from '../src/terminal/paint.ts'
import { SCREEN_HEIGHT, SCREEN_WIDTH } from '../src/terminal/screen.ts'
import { widthOf } from '../src/terminal/width.ts'
import { LANGUAGES, type Language, wordsIn } from '../src/words/index.ts'
import { curio, folderFor, screensOf } from './support/curio.ts'

const LONGEST = 3_000
/** Two decisions of so many are looked at, one in each language. */
const LOOK_EVERY = 5

function newMatch(seats: number, options: Json, seed: number): Match {
  const match = Match.create(cryptids, { seats, options, seed: new Uint8Array(32).fill(seed) })
  assert.ok(match.ok)
  return match.value as Match
}

interface Shown {
  readonly language: Language
  readonly face: Face
}

const faceIn = (match: Match, language: Language): Face =>
  cryptidsLooks.face(
    match.content,
    language,
    Array.from({ length: match.header.seats }, (_, seat) => cryptidsLooks.person(language, seat + 1)),
  )

/** The screen has its size, and whatever may be answered is in the list. */
function check(match: Match, question: Question, { language, face }: Shown): void {
  const canvas = decisionScreen(face, wordsIn(language), match, question, emptyDesk())
  assert.deepEqual([canvas.width, canvas.height], [SCREEN_WIDTH, SCREEN_HEIGHT - 1])
  const choices = face.menu(question, match.view(question.seat)).flatMap((group) => group.choices)
  assert.ok(choices.length > 0 && choices.every(({ label }) => label !== ''))
  if (question.form === 'choose')
    assert.deepEqual(new Set(choices.map(({ answer }) => answer)), new Set(question.options))
}

suite('Cryptids in a terminal', () => {
  const modes = [
    { seats: 1, options: { wolpertinger: true } },
    { seats: 2, options: { noBids: true } },
    { seats: 3, options: {} },
    { seats: 4, options: { wolpertinger: true } },
  ]
  for (const { seats, options } of modes) {
    test(`${seats} with ${JSON.stringify(options)}: every decision has a screen and can be taken from its list`, () => {
      const match = newMatch(seats, options, seats)
      const faces = LANGUAGES.map((language) => ({ language, face: faceIn(match, language) }))
      const chance = fastChance(seats)
      for (let steps = 0; !match.over; steps++) {
        assert.ok(steps < LONGEST)
        const seat = match.awaited()[0] ?? 0
        const question = match.questions(seat)[0]
        assert.ok(question && question.form !== 'compose')
        const shown = faces[steps % (LOOK_EVERY * faces.length)]
        if (shown) check(match, question, shown)
        const value = plainAnswer(question, (options) => options[chance.below(options.length)] as Json)
        assert.deepEqual(match.answer({ seat, question: question.id, value }), { ok: true })
      }
      const outcome = match.outcome()
      assert.ok(outcome)
      for (const { face } of faces) {
        waitingScreen(face, match, null)
        const end = face.end(outcome, match.view(null))
        const totals = end.find((line) => /^│ (?:всего|total)/.test(line)) ?? ''
        const shown = [...totals.matchAll(/\d+/g)].map(Number)
        assert.deepEqual(
          shown,
          outcome.points.map(({ total }) => total),
        )
      }
    })
  }

  test('places and cells can be named instead of numbers', () => {
    const match = newMatch(2, { seating: [0, 1] }, 7)
    const face = faceIn(match, 'en')
    const [question] = match.questions(match.awaited()[0] ?? 0)
    assert.equal(question?.kind, 'setup.city')
    const choices = face.menu(question, match.view(question.seat)).flatMap((group) => group.choices)
    const [named, ...more] = choicesNamed(choices, ['vie'])
    assert.deepEqual(more, [])
    assert.equal(named?.answer, 'VIE')
    const { pack } = match.content as { pack: { terrain: { water: { id: string }[] } } }
    const spots = [7, 8].map((x) => `${pack.terrain.water[0]?.id}@${x},4,0`)
    const terrain: Question = { form: 'choose', kind: 'terrain', seat: 0, id: '9', options: spots }
    const laid = face.menu(terrain, match.view(0)).flatMap((group) => group.choices)
    assert.deepEqual(
      choicesNamed(laid, ['8;4']).map(({ answer }) => answer),
      [spots[1]],
    )
  })

  test('help fits the screen', () => {
    for (const language of LANGUAGES)
      for (const line of wordsIn(language).keys(
        cryptidsLooks.face(newMatch(2, {}, 1).content, language, []).typing,
      ))
        assert.ok(widthOf(line) <= SCREEN_WIDTH, line)
  })

  test('a contract is seen by its owner alone', () => {
    const match = newMatch(2, { seating: [0, 1] }, 7)
    const face = faceIn(match, 'en')
    const shown = (viewer: number, board: number): string =>
      paint(face.table({ view: match.view(viewer), shown: board, choices: [] }), 1).join('\n')
    const own = (match.state as { players: { contracts: string[] }[] }).players[0]?.contracts ?? []
    const { pack } = match.content as { pack: { contracts: { id: string; en: string }[] } }
    assert.equal(own.length, 2)
    for (const { en } of pack.contracts.filter(({ id }) => own.includes(id))) {
      assert.ok(shown(0, 0).includes(`“${en}”`))
      assert.ok(!shown(1, 0).includes(`“${en}”`))
    }
  })

  test('a game is played with a bot, left, resumed and told', async (t) => {
    const file = join(folderFor(t), 'cryptids.json')
    const play = ['play', 'cryptids', '--bots', 'easy', '--seed', 'terminal', '--lang', 'ru', '--save', file]
    const first = await curio(play, [
      ...new Array<string>(25).fill('1'),
      '?',
      '',
      'score',
      '',
      'board 2',
      '',
      'q',
    ])
    assert.equal(first.errors, '')
    assert.equal(first.code, 0)
    assert.match(first.output, /Ж жертва/)
    const before = screensOf(first.output, 'Криптиды').at(-1) ?? []
    const second = await curio(['play', '--resume', file, '--lang', 'ru'], ['q'])
    assert.deepEqual((screensOf(second.output, 'Криптиды')[0] ?? []).slice(0, 28), before.slice(0, 28))
    const entries = JSON.parse(readFileSync(file, 'utf8')).log.entries.length
    const told = await curio(['replay', file, '--lang', 'en'])
    assert.match(told.output, / Player 1 /)
    const screen = await curio(['replay', file, '--at', `${entries - 1}`, '--seat', '1', '--lang', 'en'])
    assert.match(screen.output, /^ Cryptids · Europe /)
    assert.equal((await curio(['verify', file])).code, 0)
  })
})
