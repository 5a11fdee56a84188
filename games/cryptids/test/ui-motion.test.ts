import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Game, Match } from '@curio/kernel'
import { recordedMatch } from '@curio/kernel/testing'
import type { Happening, Motion } from '@curio/ui/motion'
import { happeningsIn, motionFaults } from '@curio/ui/testing'
import { EUROPE } from '../content/index.ts'
import { FACES } from '../content/vocabulary.ts'
import { cryptids } from '../index.ts'
import { contentOf } from '../rules/content.ts'
import type { CryptidsNote } from '../rules/notes.ts'
import { asCryptidsView } from '../text/index.ts'
import { beatOf } from '../ui/beats.ts'

const FOLDER = `${import.meta.dirname}/golden`

const recorded = (name: string): Match =>
  recordedMatch(cryptids as Game, JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))).match

/** Every recorded game as somebody sees it who looks on, and as its first player does. */
const TOLD: readonly Happening[] = readdirSync(FOLDER).flatMap((name) => {
  const match = recorded(name)
  return [...happeningsIn(match, null), ...happeningsIn(match, 0)]
})

const noteOf = ({ note }: Happening): CryptidsNote => note as unknown as CryptidsNote

const TOLD_GAIN = TOLD.map(noteOf).find((note) => note.kind === 'gained') ?? assert.fail()

const motionsOf = (happening: Happening): readonly Motion[] =>
  beatOf(happening)?.steps.flatMap(({ motions }) => motions) ?? []

const anyOf = (ids: Iterable<string>): string => `(?:${[...ids].join('|')})`
const ids = (all: readonly { readonly id: string }[]): string => anyOf(all.map(({ id }) => id))

const SEAT = '[0-3]'
const FACE = anyOf(FACES)
const PLACE = ids(EUROPE.map.locations)
const CARD = ids(EUROPE.cryptids)
const TILE = anyOf(contentOf(EUROPE).tiles.keys())

/** Everything that the board, the opponents and the hunt mark with `data-motion`. */
const MARKED = [
  `pawn:${SEAT}`,
  `helper:(?:${SEAT}|poacher)`,
  `place:${PLACE}`,
  'slot:\\d+',
  `token:${PLACE}:${FACE}(?::\\d)?`,
  `held:(?:${SEAT}|poacher):${FACE}(?::\\d)?`,
  `card:${CARD}`,
  `bid:${CARD}:${SEAT}`,
  `request:${ids(EUROPE.requests)}`,
  `tile:${TILE}`,
  `cryptid:${CARD}`,
  'die:\\d',
  `counter:${SEAT}:(?:coins|experience|points|skills)`,
  'hunt-card',
  'hunt-words',
  'hunt-die:\\d',
]

/** Kinds of notes that something is seen of; the recorded games tell each of them. */
const SEEN: readonly CryptidsNote['kind'][] = [
  'moved',
  'collected',
  'bought',
  'sold',
  'gained',
  'drew',
  'laid',
  'dice',
  'die',
  'bid',
  'revealed',
  'helper',
  'poacher.moved',
  'poacher.took',
  'poacher.caught',
  'rolled',
  'found',
  'failed',
  'relocated',
  'terrain',
]

test('recorded games move only what the board marks, and each kind of note that is seen', () => {
  assert.deepEqual(motionFaults(TOLD, beatOf, { seen: SEEN, marked: MARKED }), [])
})

test('a note that changes nothing moves nothing', () => {
  const [{ after } = assert.fail()] = TOLD
  const notes: CryptidsNote[] = [
    { kind: 'stayed', seat: 0 },
    { kind: 'market.paid', seat: 0 },
    { kind: 'restored', seat: 0, skills: [], coins: 0 },
    { kind: 'gained', seat: 0, what: 'coins', n: 0, why: TOLD_GAIN.why },
    { kind: 'drew', seat: 0, faces: [], why: TOLD_GAIN.why },
    { kind: 'laid', laid: [] },
    { kind: 'turn.ended', seat: 0, phase: 'helpers', row: 4 },
  ]
  for (const note of notes as unknown as Happening['note'][])
    assert.equal(
      beatOf({ note, before: after, after: { ...after, told: [...after.told, note] } }),
      null,
      note.kind,
    )
})

test('a counter runs once, from what it was to what it is', () => {
  let counts = 0
  const told = Map.groupBy(TOLD, ({ after }) => after)
  for (const [after, happenings] of told) {
    const motions = happenings.flatMap(motionsOf).filter((motion) => motion.kind === 'count')
    assert.equal(new Set(motions.map(({ thing }) => thing)).size, motions.length)
    for (const { thing, from, to } of motions) {
      const [, seat, what] = thing.split(':')
      assert.ok(what === 'coins' || what === 'experience')
      const [then, now] = [happenings[0]?.before, after].map(
        (table) => asCryptidsView(table?.view ?? null).players[Number(seat)]?.[what],
      )
      assert.deepEqual([from, to], [then, now])
      assert.notEqual(from, to)
      counts += 1
    }
  }
  assert.ok(counts > 50)
})

test('a pawn walks along the roads to where it is told to be', () => {
  let walks = 0
  for (const happening of TOLD) {
    const note = noteOf(happening)
    if (note.kind !== 'moved') continue
    const [motion] = motionsOf(happening)
    assert.ok(motion?.kind === 'glide')
    const way = [motion.from ?? '', ...(motion.via ?? []), `place:${note.to}`]
    assert.equal(way[0], `place:${note.from}`)
    assert.equal(new Set(way).size, way.length)
    if (way.length > 2) walks += 1
  }
  assert.ok(walks > 0)
})

test('a token that is taken comes to the newest place of its kind', () => {
  let taken = 0
  for (const happening of TOLD) {
    const note = noteOf(happening)
    if (note.kind !== 'collected') continue
    const [motion] = motionsOf(happening)
    assert.ok(motion?.kind === 'fly')
    const held = asCryptidsView(happening.after.view).players[note.seat]?.evidence ?? []
    const index = Number(motion.to.split(':')[3] ?? 0)
    assert.equal(index, Math.max(0, held.filter((face) => face === note.face).length - 1))
    if (index > 0) taken += 1
  }
  assert.ok(taken > 0)
})

test('of a second throw only what lies differently is thrown', () => {
  const before: CryptidsNote[] = [
    { kind: 'rolled', seat: 0, card: 'selma', dice: ['fail', 'success', 'fail'], by: 'attempt' },
    { kind: 'rolled', seat: 0, card: 'selma', dice: ['success', 'success', 'fail'], by: 'secondChance' },
  ] as unknown as CryptidsNote[]
  const [some] = TOLD
  assert.ok(some)
  const told = [...some.before.told, ...before] as unknown as Happening['after']['told']
  const thrown = told.slice(-2).map((note) =>
    motionsOf({ note, before: some.before, after: { ...some.before, told } })
      .filter(({ kind }) => kind === 'throw')
      .map(({ thing }) => thing),
  )
  assert.deepEqual(thrown, [['hunt-die:0', 'hunt-die:1', 'hunt-die:2'], ['hunt-die:0']])
})
