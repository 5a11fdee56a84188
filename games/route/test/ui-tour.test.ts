import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownIn } from '../rules/cities/index.ts'
import { lookOf, vignetteOf } from '../ui/cities/index.ts'
import { ratingNow } from '../ui/model/ratings.ts'
import { atRoll, tours } from './support/tour.ts'

const { booklet, 'las-vegas': lasVegas, sydney } = tours.packs
const VEGAS = shownIn({ booklet, 'las-vegas': lasVegas } as never) ?? assert.fail()
const SYDNEY = shownIn({ booklet, sydney } as never) ?? assert.fail()

test('every landmark of Las Vegas has a drawing of its own', () => {
  const drawn = VEGAS.map.blocks.filter(({ type }) => type !== 'white').map(({ id }) => id)
  assert.deepEqual(Object.keys(lookOf(VEGAS.id).vignettes).sort(), drawn.sort())
  assert.equal(new Set(drawn.map((id) => vignetteOf(VEGAS.id, { id, type: 'red' }))).size, drawn.length)
})

test('RT-BASE-27: the map shows an iconic landmark with its rating as it is now', () => {
  const { roundBoard } = atRoll({ numbers: [2, 1, 2, 1, 1] })
  assert.equal(ratingNow(VEGAS, roundBoard, 'VEG_SPHERE'), 7)
  assert.equal(ratingNow(VEGAS, { ...roundBoard, ratings: [0, 4, 2] }, 'VEG_ARENA'), 3)
  assert.equal(ratingNow(VEGAS, { ...roundBoard, ratings: [0, 4, 2] }, 'VEG_SPHERE'), 11)
  assert.equal(ratingNow(VEGAS, roundBoard, undefined), null)
})

test('RT-SYD-4: in Sydney a rating is the base and what each marked cell adds', () => {
  const { roundBoard } = atRoll({ numbers: [2, 1, 2, 1, 1] })
  const marked = [[], [0, 2], [], []]
  assert.equal(ratingNow(SYDNEY, { ...roundBoard, marked }, 'SYD_BRIDGE'), 4)
  assert.equal(ratingNow(SYDNEY, { ...roundBoard, marked }, 'SYD_OPERA'), 12)
})
