import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Game, type Json, Match, type Question } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import type { Happening } from '@curio/ui/motion'
import { happeningsIn, motionFaults } from '@curio/ui/testing'
import { route } from '../index.ts'
import { shownIn } from '../rules/cities/index.ts'
import type { Shown } from '../rules/shown.ts'
import { asRouteView } from '../text/index.ts'
import { beatOf } from '../ui/beats.ts'
import { canalTip } from '../ui/canal-words.ts'
import { lookOf, vignetteOf } from '../ui/cities/index.ts'
import { answerFor, type Draft, legalIds, optionsOf, proposedRoute } from '../ui/draft.ts'
import { bonusesIn } from '../ui/model/bonuses.ts'
import { shapesOf } from '../ui/model/geometry.ts'
import { canalPrintOf } from '../ui/model/lanes.ts'
import { nextRoadAt, roadsAt, twinOf } from '../ui/model/sides.ts'
import { EMPTY_SKETCH, groupDrawOptions, tapPicked, tapSegment } from '../ui/model/taps.ts'
import { type Scene, sceneOf } from '../ui/scene.ts'

const { booklet, venice, 'las-vegas': lasVegas } = route.packs
const PACKS = { booklet, venice } as never
const VENICE: Shown = shownIn(PACKS) ?? assert.fail()
const VEGAS: Shown = shownIn({ booklet, 'las-vegas': lasVegas } as never) ?? assert.fail()

test('every landmark of Venice has a drawing of its own', () => {
  const drawn = VENICE.map.blocks.filter(({ type }) => type !== 'white').map(({ id }) => id)
  assert.deepEqual(Object.keys(lookOf(VENICE.id).vignettes).sort(), drawn.sort())
  assert.equal(new Set(drawn.map((id) => vignetteOf(VENICE.id, { id, type: 'red' }))).size, drawn.length)
})

test('RT-VEN-18: a street and a canal between the same crossings are drawn apart, each beside its own block', () => {
  const { segments, blocks } = shapesOf(VENICE)
  const pairs = VENICE.map.roads.flatMap((canal) =>
    VENICE.map.roads
      .filter(
        (land) => canal.kind === 'canal' && land.kind === 'land' && land.a === canal.a && land.b === canal.b,
      )
      .map((land) => [land, canal] as const),
  )
  assert.ok(pairs.length > 15)
  const paired = pairs.flat()
  for (const road of VENICE.map.roads.filter((each) => !paired.includes(each)))
    assert.equal(twinOf(VENICE, road.id), null)
  for (const [land, canal] of pairs) {
    assert.deepEqual([twinOf(VENICE, land.id), twinOf(VENICE, canal.id)], [canal.id, land.id])
    const [one, other] = [land, canal].map(({ id }) => segments.get(id)?.middle ?? assert.fail())
    assert.ok(one && other)
    assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 18, `${land.id} ${canal.id}`)
    for (const [road, near, far] of [
      [land, one, other],
      [canal, other, one],
    ] as const) {
      const { middle } = blocks.get(road.along[0] ?? '') ?? assert.fail()
      const distance = (at: typeof near): number => Math.hypot(at.x - middle.x, at.y - middle.y)
      assert.ok(distance(near) < distance(far), road.id)
    }
  }
})

test('RT-VEN-4: streets end at the water of a crossing, and go over it where there is a bridge', () => {
  const print = canalPrintOf(VENICE) ?? assert.fail()
  const at = (id: string): string => {
    const { x, y } = shapesOf(VENICE).vertices.get(id) ?? assert.fail()
    return `${x},${y}`
  }
  const meets = (id: string): boolean => print.streets.split(/[MLQ ]/).includes(at(id))
  assert.equal(print.bridges.length, VENICE.map.vertices.filter(({ bridge }) => bridge).length)
  assert.ok(meets('c33') && meets('c12'))
  assert.ok(!meets('c22') && !meets('c13'))
  assert.equal(canalPrintOf(VEGAS), null)
})

test('RT-VEN-18: by keyboard both roads of a side can be reached, those along the block first', () => {
  assert.deepEqual(roadsAt(VENICE, 'b21', 'S'), ['h11', 'wh11'])
  assert.deepEqual(roadsAt(VENICE, 'b22', 'N'), ['wh11', 'h11'])
  assert.equal(nextRoadAt(VENICE, 'b22', 'N', ''), 'wh11')
  assert.equal(nextRoadAt(VENICE, 'b22', 'N', 'wh11'), 'h11')
  assert.equal(nextRoadAt(VENICE, 'b22', 'N', 'h11'), 'wh11')
})

test('RT-BASE-30, RT-VEN-6: the bonuses of a city are those of its cafes', () => {
  assert.deepEqual(bonusesIn(VENICE), ['BON_COORD', 'BON_SEGMENT', 'BON_TRANSFER'])
  assert.ok(!bonusesIn(VEGAS).includes('BON_TRANSFER'))
})

test('RT-VEN-14: the tip of the purple points names every step of the factor', () => {
  const rows = VENICE.tour?.canalCoefficient ?? assert.fail()
  assert.match(canalTip('en', rows), /from 4 — ×1, from 7 — ×2, from 9 — ×3, from 11 — ×4/)
})

const GAMES: readonly (readonly [seats: number, options: Record<string, Json>])[] = [
  [2, { mode: 'cards' }],
  [3, { mode: 'advanced', effects: 'none' }],
  [4, { mode: 'cards' }],
  [2, { mode: 'dice' }],
  [1, { mode: 'cards' }],
  [1, { mode: 'dice' }],
]

function newGame(seats: number, options: Record<string, Json>, seed: number): Match {
  const made = Match.create(route as Game, {
    seats,
    options: { edition: 'booklet', city: 'venice', ...options },
    seed: new Uint8Array(32).fill(seed),
  })
  assert.ok(made.ok)
  return made.value
}

/** What a seat is told, with the packs of the city. */
const toldTo = (match: Match, seat: number): readonly Happening[] =>
  happeningsIn(match, seat).map(({ note, before, after }) => ({
    note,
    before: { ...before, packs: PACKS },
    after: { ...after, packs: PACKS },
  }))

const noWords = (): void => {}

/** What the seat that is asked has before it. */
function sceneAt(match: Match, question: Question): Scene {
  const table = {
    packs: PACKS,
    view: match.view(question.seat),
    viewer: question.seat,
    seats: Array.from({ length: match.header.seats }, (_, seat) => ({ seat, name: `${seat}`, you: false })),
    questions: [question],
    awaited: [question.seat],
    told: [],
    outcome: null,
  }
  return sceneOf({ table, language: 'ru', interactive: true, focus: null, explain: noWords } as never)
}

const draftOf = (scene: Scene): Draft => ({
  question: scene.question?.id ?? '',
  group: null,
  sketch: EMPTY_SKETCH,
  picked: [],
  route: scene.question?.kind === 'route' ? proposedRoute(scene) : null,
  openly: false,
})

/** Every answer can be given by taps on what the board offers, or stands in the list beside it. */
function checkTargets(scene: Scene, question: Question): void {
  if (question.kind === 'route') {
    assert.ok(proposedRoute(scene), 'a route is proposed')
    return
  }
  if (question.form === 'pick') {
    const legal = legalIds(scene, draftOf(scene), [])
    assert.deepEqual([...legal], question.options.map(String))
    assert.equal(tapPicked([], question.options[0] ?? null, question.max).length, 1)
    return
  }
  assert.equal(question.form, 'choose')
  if (question.form !== 'choose') return
  if (question.kind === 'draw') {
    for (const options of Object.values(groupDrawOptions(scene.pack, question.options)))
      for (const { ids, text } of options) {
        const sketch = ids.reduce((so, id) => tapSegment(options, so, id) ?? assert.fail(id), EMPTY_SKETCH)
        if (ids.length > 0) assert.equal(sketch.answer, text)
      }
    return
  }
  const legal = legalIds(scene, draftOf(scene), [])
  const tapped = new Set([...legal].map((id) => answerFor(scene, id, undefined)))
  for (const { value, answer } of optionsOf(scene)) {
    const isOnBoard = tapped.has(value)
    const isBeside =
      ['task.keep', 'rating', 'effect'].includes(answer.kind) || answer.kind.startsWith('tourist')
    const isListed = typeof value === 'string' && /^(refresh|coord:|correct$|none$)/.test(value)
    assert.ok(isOnBoard || isBeside || isListed, `${question.kind}: ${JSON.stringify(value)}`)
  }
}

for (const [index, [seats, options]] of GAMES.entries())
  test(`every question of a game of ${seats} in Venice can be answered on the board: ${JSON.stringify(options)}`, () => {
    const match = newGame(seats, options, index + 1)
    const kinds = new Set<string>()
    playAtRandom(match, fastChance(index + 5), (question) => {
      kinds.add(question.kind)
      checkTargets(sceneAt(match, question), question)
    })
    assert.equal(kinds.has('card.play'), options.mode !== 'dice')
    const happenings = toldTo(match, 0)
    assert.deepEqual(
      motionFaults(happenings, beatOf, { seen: SEEN[seats === 1 ? 'alone' : 'together'], marked: MARKED }),
      [],
    )
  })

/** Those who play alone have seen their turns while they drew. */
const SEEN = { alone: ['route'], together: ['turn', 'route'] } as const

const CARD = `card:(?:${(VENICE.cards ?? []).map(({ id }) => id).join('|')})`
const MARKED = [
  CARD,
  'deck',
  'hand:[0-3]',
  'die:(?:red|green|blue|purple|effect)',
  'rating:VEN_[A-Z_]+',
  'seat:[0-3]/(?:segment|tourists|visit):[a-z0-9]+',
  'final/segment:[a-z0-9]+',
  'final-total',
]

test('RT-BASE-55: a card that somebody else draws moves nobody’s face', () => {
  const match = newGame(2, { mode: 'cards' }, 3)
  playAtRandom(match, fastChance(9), () => {})
  let drawn = 0
  for (const happening of toldTo(match, 0)) {
    if (happening.note.kind !== 'cards.drawn' || happening.note.seat === 0) continue
    const things = beatOf(happening)?.steps.flatMap(({ motions }) => motions.map(({ thing }) => thing))
    assert.deepEqual(things, ['hand:1'])
    assert.equal(asRouteView(happening.after.view).cards?.hands[1]?.cards, null)
    drawn += 1
  }
  assert.ok(drawn > 5)
})
