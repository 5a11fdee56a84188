import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fastChance, type Game, type Match } from '@curio/kernel'
import { playAtRandom, recordedMatch } from '@curio/kernel/testing'
import type { TableState } from '@curio/ui/contract'
import type { Happening, Motion } from '@curio/ui/motion'
import { happeningsIn, motionFaults } from '@curio/ui/testing'
import { ARKHAM_GUIDE, route } from '../index.ts'
import { asRouteView, type RouteNote } from '../text/index.ts'
import { beatOf, changeOf } from '../ui/beats.ts'
import { newMatch } from './support/text.ts'

const FOLDER = `${import.meta.dirname}/golden`

const recorded = (name: string): Match =>
  recordedMatch(route as Game, JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))).match

/** Every recorded game as somebody sees it who looks on, and as its first player does. */
const WATCHED: readonly Happening[] = readdirSync(FOLDER).flatMap((name) =>
  happeningsIn(recorded(name), null),
)
const PLAYED: readonly Happening[] = readdirSync(FOLDER).flatMap((name) => happeningsIn(recorded(name), 0))
const TOLD: readonly Happening[] = [...WATCHED, ...PLAYED]

const noteOf = ({ note }: Happening): RouteNote => note as unknown as RouteNote

const motionsOf = (happening: Happening): readonly Motion[] =>
  beatOf(happening)?.steps.flatMap(({ motions }) => motions) ?? []

const ids = (all: readonly { readonly id: string }[]): string => `(?:${all.map(({ id }) => id).join('|')})`

const { map, dice } = ARKHAM_GUIDE
const SEGMENT = `segment:${ids([...map.roads, ...map.diagonals])}`

/** Everything that the board, the opponents and the moments of the end mark with `data-motion`, with its scope. */
const MARKED = [
  `die:${ids(dice)}`,
  `seat:[0-3]/${SEGMENT}`,
  `seat:[0-3]/tourists:${ids(map.blocks)}`,
  `final/${SEGMENT}`,
  'final/link:\\d+',
  'final-total',
  'ancient',
  'meeting-die:[0-2]',
  'meeting-words',
]

const SEEN: readonly RouteNote['kind'][] = [
  'roll',
  'initial.take',
  'draft.take',
  'draft.remove',
  'draft.pair',
  'turn',
  'route',
  'encounter.roll',
  'encounter.tome',
  'encounter.result',
]

test('recorded games move only what the board marks, and each kind of note that is seen', () => {
  assert.deepEqual(motionFaults(TOLD, beatOf, { seen: SEEN, marked: MARKED }), [])
})

/** What is new on the map of a seat, as the marks of the board name it. */
function newOn(seat: number, { before, after }: Happening): Set<string> {
  const [then, now] = [before, after].map(({ view }) => asRouteView(view).players[seat]?.board)
  assert.ok(then && now)
  const blocks = Object.keys(now.tourists).filter(
    (block) => JSON.stringify(now.tourists[block]) !== JSON.stringify(then.tourists[block]),
  )
  return new Set([
    ...now.segments.filter((id) => !then.segments.includes(id)).map((id) => `seat:${seat}/segment:${id}`),
    ...blocks.map((block) => `seat:${seat}/tourists:${block}`),
  ])
}

test('a turn that is revealed draws exactly what is new', () => {
  let turns = 0
  for (const happening of WATCHED) {
    const note = noteOf(happening)
    if (note.kind !== 'turn') continue
    assert.deepEqual(new Set(motionsOf(happening).map(({ thing }) => thing)), newOn(note.seat, happening))
    turns += 1
  }
  assert.ok(turns > 50)
})

test('players do not see their own turns told again', () => {
  let own = 0
  for (const happening of PLAYED) {
    const note = noteOf(happening)
    if (note.kind !== 'turn' || note.seat !== 0) continue
    // The last act of a turn may be a stroke that has not been seen yet.
    assert.deepEqual(new Set(motionsOf(happening).map(({ thing }) => thing)), newOn(0, happening))
    if (motionsOf(happening).length === 0) own += 1
  }
  assert.ok(own > 20, `${own} turns were drawn before they were told`)
})

test('exactly the dice that were rolled are thrown, and they show what was rolled', () => {
  let rolls = 0
  for (const happening of TOLD) {
    const note = noteOf(happening)
    if (note.kind !== 'roll') continue
    const lying = asRouteView(happening.after.view).dice
    const rolled = lying.filter((_, index) => (note.numbers[index] ?? 0) > 0)
    assert.deepEqual(
      motionsOf(happening).map(({ thing }) => thing),
      rolled.map(({ id }) => `die:${id}`),
    )
    assert.deepEqual(
      rolled.map(({ number }) => number),
      note.numbers.filter((number) => number > 0),
    )
    rolls += 1
  }
  assert.ok(rolls > 10)
})

test('an encounter is shown with the dice as they lay then, whoever meets the Ancient next', () => {
  let moments = 0
  for (const happening of TOLD) {
    const note = noteOf(happening)
    if (note.kind !== 'encounter.roll' && note.kind !== 'encounter.tome') continue
    const scene = beatOf(happening)?.scene as { seat: number; dice: number[] }
    assert.deepEqual([scene.seat, scene.dice], [note.seat, note.dice])
    moments += 1
  }
  assert.ok(moments > 10)
})

test('a tome throws only the dice that it changes', () => {
  let changed = 0
  for (const happening of TOLD) {
    const note = noteOf(happening)
    if (note.kind !== 'encounter.tome') continue
    const moved = motionsOf(happening).filter(({ thing }) => thing.startsWith('meeting-die'))
    const { told } = happening.after
    const before = told
      .slice(0, told.indexOf(happening.note))
      .findLast(({ kind, seat }) => `${kind}`.startsWith('encounter.') && seat === note.seat)
    const then = before?.dice as readonly number[]
    assert.deepEqual(
      moved.map(({ thing }) => thing),
      note.dice.flatMap((number, die) => (number === then[die] ? [] : [`meeting-die:${die}`])),
    )
    changed += moved.length
  }
  assert.ok(changed > 0)
})

/** The tables of a random game as the first player sees them, answer after answer. */
function ownTables(): readonly TableState[] {
  const match = newMatch(2, {}, 'pencil')
  playAtRandom(match as Match, fastChance(4), () => {})
  const happenings = happeningsIn(match as Match, 0)
  const [{ before: some } = assert.fail()] = happenings
  return Array.from({ length: match.length }, (_, entry) => ({
    ...some,
    view: structuredClone(match.at(entry).view(0)),
  }))
}

test('a stroke in pencil is seen when it is drawn, and nothing else moves', () => {
  const tables = ownTables()
  let strokes = 0
  for (const [index, after] of tables.entries()) {
    const before = tables[index - 1]
    if (!before) continue
    const beat = changeOf(before, after)
    const fresh = newOn(0, { note: { kind: '' }, before, after })
    if (beat === null) assert.ok(fresh.size === 0 || fresh.size > 4)
    else {
      const moved = beat.steps.flatMap(({ motions }) => motions.map(({ thing }) => thing))
      assert.deepEqual(new Set(moved), fresh)
      strokes += 1
    }
  }
  assert.ok(strokes > 10)
})
