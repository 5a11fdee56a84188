import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noteFor, type Told, type Viewer } from '@curio/kernel'
import fc from 'fast-check'
import { ToldIndex } from '../src/notes.ts'

const VIEWERS: readonly Viewer[] = [null, 0, 1, 2, 3]
const note = { kind: 'n' }

/** Notes for all, for some, and for some with a poorer form for the others, in the order of their entries. */
const story: fc.Arbitrary<readonly Told[]> = fc
  .array(
    fc.record({
      entry: fc.nat(12),
      to: fc.option(fc.subarray([0, 1, 2, 3]), { nil: undefined }),
      others: fc.constantFrom(null, note),
    }),
  )
  .map((told) =>
    told
      .map(
        ({ entry, to, others }): Told => (to === undefined ? { entry, note } : { entry, note, to, others }),
      )
      .sort((one, other) => one.entry - other.entry),
  )

test('the index numbers notes for each viewer as the notes themselves would, also after a cut', () => {
  fc.assert(
    fc.property(story, fc.nat(13), (told, cut) => {
      const index = new ToldIndex()
      for (const each of told) index.add(each)
      const agree = (kept: readonly Told[]): void => {
        for (const viewer of VIEWERS) {
          const seen = kept.filter((each) => noteFor(each, viewer) !== null)
          assert.equal(index.count(viewer, Number.POSITIVE_INFINITY), seen.length)
          assert.equal(index.count(viewer, 5), seen.filter(({ entry }) => entry < 5).length)
          for (const [number, { entry }] of seen.entries())
            assert.equal(index.placeOf(viewer, number)?.entry, entry)
          assert.equal(index.placeOf(viewer, seen.length), undefined)
        }
      }
      agree(told)
      index.truncate(cut)
      agree(told.filter(({ entry }) => entry < cut))
    }),
  )
})
