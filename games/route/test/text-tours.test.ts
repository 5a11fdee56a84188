import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { fastChance } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { LANGUAGES } from '@curio/ui/language'
import { route } from '../index.ts'
import { type RouteText, routeText, sourcesIn, standingOf } from '../text/index.ts'
import { OF_A_CAMPAIGN, OF_THE_BOOKLET } from './support/acts.ts'
import { checkNotes, checkQuestion, checkSentence, NAMES } from './support/readable.ts'
import { newMatch, viewOf } from './support/text.ts'

/** A card of Sydney names two landmarks, and a die may lie on it. */
const LABEL_WIDTH = 98

const EFFECTS = [
  { dark: 'FX_REPEAT', light: 'FX_SECRET_ALLEY' },
  { dark: 'FX_CORRECTION', light: 'FX_JOINING_PATHS' },
] as const

/** Every city in every mode that a number of players has. */
function optionSets(seats: number) {
  const common = {
    edition: 'booklet',
    effects: EFFECTS[seats % 2] ?? 'random',
    events: { red: seats % 3, yellow: (seats + 1) % 3 },
    teams: seats === 4,
  }
  return [
    { ...common, city: 'las-vegas', tasks: seats !== 3 },
    { ...common, city: 'sydney' },
    { ...common, city: 'venice', mode: 'dice' },
    { ...common, city: 'venice', mode: 'cards', effects: 'none' },
    { ...common, city: 'venice', mode: seats === 1 ? 'cards' : 'advanced', teams: false },
    { ...common, city: 'arkham', ancient: ANCIENTS[seats - 1] ?? 'random' },
  ]
}

const ANCIENTS = ['YOG_SOTHOTH', 'DAGON', 'CTHULHU', 'random'] as const

suite('words of the booklet', () => {
  const asked = new Set<string>()

  for (const seats of [1, 2, 3, 4]) {
    for (const [index, options] of optionSets(seats).entries()) {
      test(`${seats} in ${options.city}, game ${index}`, () => {
        const match = newMatch(seats, options, `tour ${seats} ${index}`, route)
        const { pack } = match.content
        const texts = LANGUAGES.map((language): RouteText => routeText(language, pack, NAMES))
        playAtRandom(match, fastChance(10 * seats + index), (question) => {
          asked.add(question.kind)
          for (const text of texts) checkQuestion(text, match, question, LABEL_WIDTH)
        })
        const outcome = match.outcome()
        assert.ok(outcome)
        const view = viewOf(match, null)
        for (const text of texts) {
          checkNotes(text, match, seats)
          text.ending(outcome, view).forEach(checkSentence)
          for (const source of sourcesIn(pack, true)) assert.match(text.words.sources[source], /\S/)
        }
        for (const [seat, { ending }] of view.players.entries()) {
          const standing = standingOf(pack, view, seat)
          if (!ending?.eliminated) assert.deepEqual(standing?.by, outcome.points[seat]?.by)
        }
      })
    }
  }

  test('all questions that only the booklet asks have come', () => {
    assert.deepEqual(
      OF_THE_BOOKLET.filter((kind) => !asked.has(kind)),
      // A game in one city asks none of these.
      [...OF_A_CAMPAIGN],
    )
  })
})
