import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BOARD_WORDS } from '../ui/board-words.ts'
import { forecastOf } from '../ui/scene.ts'
import { TestGame } from './support/table.ts'

/** The heading as somebody at this seat reads it; null for somebody who only watches. */
const heading = (viewer: number | null, language: 'ru' | 'en', state: object = { day: null }): string =>
  forecastOf({
    props: { table: { viewer, seats: [{ name: 'Anna' }, { name: 'Boris' }] } },
    board: BOARD_WORDS[language],
    own: viewer ?? 0,
    state,
  } as unknown as Parameters<typeof forecastOf>[0])

test('whoever only watches is not told what they would be paid, but whose show it would be', () => {
  assert.equal(heading(null, 'en'), 'If Anna performed')
  assert.equal(heading(null, 'ru'), 'Если выступит Anna')
  assert.equal(heading(1, 'en'), 'If you performed')
})

test('TR-MAG-YOR-3: while somebody is on stage, a show is told as theirs', () => {
  const game = new TestGame({ magicians: ['yoruba'] }).plans(1, { magician: 'theater' })
  game.knows(1, 'burning-mummy').row('R01').lays('R01', [1, 'burning-mummy', '00', 'down'])
  game.reveals().answer(1, 'place:magician:friday.stage')
  assert.equal(game.kind(), 'ability.possess')
  assert.equal(heading(0, 'en', game.state), 'If Boris performed')
  assert.equal(heading(1, 'en', game.state), 'If you performed')
  assert.equal(heading(null, 'ru', game.state), 'Если выступит Boris')
})
