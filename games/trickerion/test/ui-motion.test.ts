import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Happening, Motion } from '@curio/ui/motion'
import { happeningsIn, motionFaults } from '@curio/ui/testing'
import { MAGORIA } from '../content/index.ts'
import { COMPONENTS, PLACES, SPECIAL_LOCATIONS } from '../content/vocabulary.ts'
import type { TrickerionNote } from '../rules/notes.ts'
import { DISCS } from '../rules/state.ts'
import { asTrickerionView } from '../text/view.ts'
import { beatOf } from '../ui/beats.ts'
import { walk } from './support/ui-walk.ts'

/** Random games as somebody sees them who looks on, and as their first player does. */
const TOLD: readonly Happening[] = [
  {},
  { firstGameKits: true },
  { darkAlley: true, firstGameKits: true },
  { darkAlley: true, prophecies: true, firstGameKits: true },
]
  .flatMap((options, index) =>
    [2, 3, 4].map((seats) => walk(seats, options, 5 + 3 * index + seats, () => {})),
  )
  .flatMap((match) => [...happeningsIn(match, null), ...happeningsIn(match, 0)])

const noteOf = ({ note }: Happening): TrickerionNote => note as unknown as TrickerionNote
const motionsOf = (happening: Happening): readonly Motion[] =>
  beatOf(happening)?.steps.flatMap(({ motions }) => motions) ?? []

const anyOf = (ids: Iterable<string>): string => `(?:${[...ids].join('|')})`
const ids = (all: readonly { readonly id: string }[]): string => anyOf(all.map(({ id }) => id))

const SEAT = '[0-3]'
const DISC = anyOf(DISCS)
const PLACE = `(?:${anyOf(PLACES)}|beside\\d)`

/** Everything that the board, the opponents and a performance mark with `data-motion`. */
const MARKED = [
  `(?:disc|home|assigned):${SEAT}:${DISC}`,
  'die:\\d',
  'stall:\\d',
  'order:(?:\\d|quick)',
  `trick:${ids(MAGORIA.tricks)}`,
  `marker:${ids(MAGORIA.performances)}:${PLACE}`,
  `show:${ids(MAGORIA.performances)}`,
  `stack:${SEAT}:${anyOf(COMPONENTS)}`,
  `deck:${anyOf(SPECIAL_LOCATIONS)}`,
  'prophecy:active',
  `counter:${SEAT}:(?:fame|coins|shards)`,
  'show-card',
  'show-bonus',
  `act:${PLACE}`,
]

/** Kinds of notes that something is seen of; random games tell each of them. */
const SEEN: readonly TrickerionNote['kind'][] = [
  'dice',
  'rerolled',
  'setDie',
  'revealed',
  'assigned',
  'placed',
  'idle',
  'hired',
  'joined',
  'learned',
  'setUp',
  'bought',
  'ordered',
  'quickOrdered',
  'market',
  'row',
  'prophecy',
  'drew',
  'performed',
  'wages',
  'advertised',
]

test('games move only what the board marks, and each kind of note that is seen', () => {
  assert.deepEqual(motionFaults(TOLD, beatOf, { seen: SEEN, marked: MARKED }), [])
})

test('TR-ACT-1: plans are turned over together, in one step', () => {
  const revealed = TOLD.filter((each) => noteOf(each).kind === 'revealed')
  assert.ok(revealed.length > 10)
  for (const each of revealed) {
    const note = noteOf(each)
    const steps = beatOf(each)?.steps ?? []
    assert.ok(note.kind === 'revealed' && steps.length <= 1)
    assert.equal(steps[0]?.motions.length ?? 0, note.plans.length)
  }
})

test('TR-PERF-REW-1: a show is performed act by act, one step for each trick that pays', () => {
  const shows = TOLD.filter((each) => noteOf(each).kind === 'performed')
  assert.ok(shows.length > 0)
  for (const each of shows) {
    const note = noteOf(each)
    assert.ok(note.kind === 'performed')
    const beat = beatOf(each)
    const acts = beat?.steps.filter(({ motions }) => motions.some(({ thing }) => thing.startsWith('act:')))
    assert.equal(acts?.length, note.paid.length)
    assert.ok(beat?.scene !== undefined)
  }
})

test('a counter runs once, from what it was to what it is', () => {
  let counts = 0
  for (const [after, happenings] of Map.groupBy(TOLD, (each) => each.after)) {
    const motions = happenings.flatMap(motionsOf).filter((motion) => motion.kind === 'count')
    assert.equal(new Set(motions.map(({ thing }) => thing)).size, motions.length)
    for (const { thing, from, to } of motions) {
      const [, seat, what] = thing.split(':')
      assert.ok(what === 'fame' || what === 'coins' || what === 'shards')
      const [then, now] = [happenings[0]?.before, after].map(
        (table) => asTrickerionView(table?.view ?? null).players[Number(seat)]?.[what],
      )
      assert.deepEqual([from, to], [then, now])
      counts += 1
    }
  }
  assert.ok(counts > 50)
})
