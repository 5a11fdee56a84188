import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BOARD_WORDS } from '../ui/board-words.ts'
import { forecastOf } from '../ui/scene.ts'

/** The heading as somebody at this seat reads it; null for somebody who only watches. */
const heading = (viewer: number | null, language: 'ru' | 'en'): string =>
  forecastOf({
    props: { table: { viewer, seats: [{ name: 'Anna' }, { name: 'Boris' }] } },
    board: BOARD_WORDS[language],
    own: viewer ?? 0,
  } as unknown as Parameters<typeof forecastOf>[0])

test('whoever only watches is not told what they would be paid, but whose show it would be', () => {
  assert.equal(heading(null, 'en'), 'If Anna performed')
  assert.equal(heading(null, 'ru'), 'Если выступит Anna')
  assert.equal(heading(1, 'en'), 'If you performed')
})
