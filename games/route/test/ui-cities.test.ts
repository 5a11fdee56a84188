import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Json, type Match, type Packs } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import type { Happening } from '@curio/ui/motion'
import { happeningsIn, motionFaults } from '@curio/ui/testing'
import { route } from '../index.ts'
import { shownIn } from '../rules/cities/index.ts'
import { sourcesIn } from '../rules/scoring.ts'
import type { Shown } from '../rules/shown.ts'
import { betsAtEnd, type RouteNote } from '../text/index.ts'
import { beatOf } from '../ui/beats.ts'
import { lookOf, vignetteOf } from '../ui/cities/index.ts'
import { takenAt } from '../ui/model/curios.ts'
import { linkedGates, linksOf } from '../ui/model/route-ends.ts'
import { routeSteps } from '../ui/model/route-steps.ts'
import { sceneAt, unreachable } from './support/on-board.ts'
import { newMatch, type RouteMatch, viewOf } from './support/text.ts'

interface Place {
  readonly options: Json
  readonly packs: Packs
  readonly pack: Shown
}

function placeOf(city: string, packId: string): Place {
  const { booklet, [packId]: pack } = route.packs as unknown as Packs
  const packs = { booklet, [packId]: pack } as Packs
  return { options: { edition: 'booklet', city }, packs, pack: shownIn(packs) ?? assert.fail() }
}

const VEGAS = placeOf('las-vegas', 'las-vegas')
const ARKHAM = placeOf('arkham', 'arkham-booklet')

/** A game that was played at random. */
function played({ options }: Place, seats: number, seed: number, look: Look = () => {}): RouteMatch {
  const match = newMatch(seats, options, `city ${seed}`)
  playAtRandom(match as Match, fastChance(seed), ({ seat }) => look(match, seat))
  return match
}

type Look = (match: RouteMatch, seat: number) => void

test('every landmark of the booklet’s Arkham has a drawing of its own, and fog lies over the town', () => {
  const { vignettes, haze } = lookOf(ARKHAM.pack.id)
  const drawn = ARKHAM.pack.map.blocks.filter(({ type }) => type !== 'white').map(({ id }) => id)
  assert.deepEqual(Object.keys(vignettes).sort(), drawn.sort())
  assert.equal(new Set(drawn.map((id) => vignetteOf(ARKHAM.pack.id, { id, type: 'red' }))).size, drawn.length)
  assert.ok(haze)
})

for (const place of [VEGAS, ARKHAM])
  for (const seats of [1, 2, 3, 4])
    test(`${place.pack.id}, ${seats}: taps on the board lead to every answer of a random game`, () => {
      const kinds = new Set<string>()
      played(place, seats, seats, (match, seat) => {
        const scene = sceneAt({
          game: 'route',
          options: place.options,
          packs: place.packs,
          viewer: seat,
          seats: Array.from({ length: seats }, (_, each) => ({
            seat: each,
            name: `P${each}`,
            kind: 'person',
            you: each === seat,
            here: true,
            online: true,
          })),
          view: match.view(seat),
          questions: match.questions(seat),
          awaited: match.awaited(),
          outcome: null,
          told: [],
        })
        kinds.add(scene.question?.kind ?? '')
        assert.deepEqual(unreachable(scene), [], `${scene.question?.kind}`)
      })
      for (const kind of ['block', 'draw', 'route']) assert.ok(kinds.has(kind), kind)
    })

/** What is told in games of every size, as somebody sees it who looks on. */
const told = (place: Place): readonly Happening[] =>
  [1, 2, 4].flatMap((seats) =>
    happeningsIn(played(place, seats, 20 + seats) as Match, null).map(({ note, before, after }) => ({
      note,
      before: { ...before, packs: place.packs },
      after: { ...after, packs: place.packs },
    })),
  )

const ids = (all: readonly { readonly id: string }[]): string => `(?:${all.map(({ id }) => id).join('|')})`

/** Everything that the board of a city marks with `data-motion`. */
function marked({ pack: { map, dice, tour } }: Place): readonly string[] {
  const segment = `segment:${ids([...map.roads, ...map.diagonals])}`
  return [
    `die:${ids(dice)}`,
    `seat:[0-3]/${segment}`,
    `seat:[0-3]/tourists:${ids(map.blocks)}`,
    `seat:[0-3]/visit:${ids(map.vertices)}`,
    `seat:[0-3]/bet:${ids(map.blocks)}`,
    `final/${segment}`,
    'final/link:\\d+',
    'final-total',
    `rating:(?:${tour?.rating.order.join('|')})`,
    'tally:(?:halfStars|sevens)',
    'shop-card',
    'ancient',
    'meeting-die:[0-2]',
    'meeting-words',
  ]
}

const COMMON: readonly RouteNote['kind'][] = ['roll', 'draft.take', 'draft.pair', 'rating', 'turn', 'route']

for (const [place, more] of [
  [VEGAS, []],
  [ARKHAM, ['round', 'encounter.roll', 'encounter.result']],
] as const)
  test(`${place.pack.id}: games move only what the board marks, and each kind of note that is seen`, () => {
    const seen = [...COMMON, ...more]
    assert.deepEqual(motionFaults(told(place), beatOf, { seen, marked: marked(place) }), [])
  })

const motionsOf = (happening: Happening) =>
  beatOf(happening)?.steps.flatMap(({ motions }) => motions.map(({ thing }) => thing)) ?? []

test('RT-VEG-2, RT-VEG-3: half-stars and sevens are seen when the round dice bring them', () => {
  let brought = 0
  for (const happening of told(VEGAS)) {
    const { kind } = happening.note
    if (kind !== 'draft.take' && kind !== 'draft.pair') continue
    const [then, now] = [happening.before, happening.after].map(
      ({ view }) => (view as unknown as ReturnType<typeof viewOf>).roundBoard,
    )
    const moved = motionsOf(happening)
    assert.equal(moved.includes('tally:halfStars'), then?.halfStars !== now?.halfStars)
    assert.equal(moved.includes('tally:sevens'), then?.sevens.length !== now?.sevens.length)
    if (moved.some((thing) => thing.startsWith('tally:'))) brought += 1
  }
  assert.ok(brought > 5)
})

test('RT-VEG-BET-1, RT-BASE-28: a turn that is revealed circles its cafes and writes its bets', () => {
  const things = told(VEGAS).flatMap((happening) =>
    happening.note.kind === 'turn' ? motionsOf(happening) : [],
  )
  assert.ok(things.some((thing) => /^seat:\d\/visit:/.test(thing)))
  assert.ok(things.some((thing) => /^seat:\d\/bet:/.test(thing)))
})

for (const place of [VEGAS, ARKHAM])
  test(`in ${place.pack.id} the steps of every final route add up to its points`, () => {
    for (const seats of [1, 2, 3]) {
      const match = played(place, seats, 40 + seats)
      const view = viewOf(match, null)
      for (const [seat, { ending }] of view.players.entries()) {
        if (ending?.eliminated || ending?.route.length === 0) continue
        const points = match.outcome()?.points[seat]
        const steps = routeSteps(place.pack, view, seat)
        for (const source of sourcesIn(place.pack).filter((each) => each !== 'encounter'))
          assert.equal(
            steps.reduce((sum, { gains }) => sum + (gains[source] ?? 0), 0),
            points?.by[source],
            `${seats} players, seat ${seat}: ${source}`,
          )
        assert.equal(steps.at(-1)?.total, (points?.total ?? 0) - (points?.by.encounter ?? 0))
        assert.ok((steps[0]?.total ?? 0) <= (steps.at(-1)?.total ?? 0) || steps.length === 1)
      }
    }
  })

/** Whether segments run along a block, or through it. */
function runsAlong(walked: readonly string[], block: string): boolean {
  const { roads, diagonals } = VEGAS.pack.map
  return (
    roads.some(({ id, along }) => along.includes(block) && walked.includes(id)) ||
    diagonals.some((each) => each.block === block && walked.includes(each.id))
  )
}

test('RT-VEG-BET-14: what is told of everybody’s bets at the end adds up to their points', () => {
  let checked = 0
  for (const seed of [1, 2, 3]) {
    const match = played(VEGAS, 2, 60 + seed)
    const view = viewOf(match, null)
    for (const seat of [0, 1]) {
      const bets = betsAtEnd(VEGAS.pack, view, seat)
      assert.equal(bets.length, view.players[seat]?.board.casinos?.bets.length)
      const paid = bets.reduce((sum, { points }) => sum + points, 0)
      assert.equal(paid, match.outcome()?.points[seat]?.by.bets)
      const walked = view.players[seat]?.ending?.route.flatMap(({ segments }) => segments) ?? []
      for (const { casino, isChecked, points } of bets) {
        const isAlong = runsAlong(walked, VEGAS.pack.map.blocks[casino]?.id ?? '')
        assert.equal(isChecked, isAlong)
        if (!isAlong) assert.equal(points, 0)
        if (isAlong) checked += 1
      }
    }
  }
  assert.ok(checked > 0)
  assert.deepEqual(betsAtEnd(VEGAS.pack, viewOf(newMatch(2, VEGAS.options), 0), 0), [])
})

test('RT-ARK-6: every shop that was visited tells the curio that was open then', () => {
  let visits = 0
  const match = played(ARKHAM, 2, 81)
  const view = viewOf(match, 0)
  const notes = happeningsIn(match as Match, 0).map(({ note }) => note)
  for (const [seat, { board }] of view.players.entries())
    for (const shop of board.circledShops) {
      const card = takenAt(view, notes, seat, shop)
      const opened = [...view.usedShops, view.openShop]
      assert.ok(card !== null && opened.includes(card), `${shop}: ${card}`)
      visits += 1
    }
  assert.ok(visits > 3)
  assert.equal(takenAt(view, [], 0, 'c11'), null)
})

test('RT-VEG-8: a flight joins the airport with a green crossing, and a final map circles both', () => {
  const { vertices } = VEGAS.pack.map
  const airport = vertices.find(({ symbol }) => symbol === 'airport')?.id ?? ''
  const far = vertices.find(({ symbol }) => symbol === 'greenCrossing')?.id ?? ''
  const roadAt = (id: string): string => VEGAS.pack.map.roads.find(({ b }) => b === id)?.id ?? ''
  const before = VEGAS.pack.map.roads.find(({ b }) => b === airport)?.a ?? ''
  const flown = [
    { start: before, segments: [roadAt(airport)] },
    { start: far, segments: [] },
  ]
  assert.deepEqual(linksOf(VEGAS.pack, flown), [{ from: airport, to: far }])
  assert.deepEqual(linkedGates(VEGAS.pack, flown), [airport, far])
})
