import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadPacks } from '../content/load.ts'
import { shownIn } from '../rules/cities/index.ts'
import { veniceTutorial } from '../tutorial/venice/index.ts'
import { questionOf } from '../tutorial/venice/script.ts'
import { goalsNow } from '../ui/model/goals-now.ts'
import { ratingNow } from '../ui/model/ratings.ts'
import { type Moment, type Numbers, placeOf, playLesson, testLesson, touristsIn } from './support/lesson.ts'

const { steps, script, options } = veniceTutorial
const VENICE = shownIn(await loadPacks(options)) ?? assert.fail()
const LESSON = playLesson(veniceTutorial, VENICE)

test('the course can be played from its seed to the end screen, and the challenge is met', () => {
  const outcome = LESSON.match.outcome()
  assert.equal(outcome?.ending, 'challenge-met')
  assert.equal(outcome?.points[0]?.total, 175)
})

const at = (block: string): readonly number[] => placeOf(VENICE, block)
const card = (id: string): number => VENICE.cards?.find((each) => each.id === id)?.coordinate ?? 0
const queued = ({ view }: Moment, lies: 'open' | 'closed'): number =>
  view.cards?.queue.filter((place) => place.lies === lies).length ?? 0
const kindOf = (road: string): string | undefined => VENICE.map.roads.find(({ id }) => id === road)?.kind
const canalsIn = ({ standing }: Moment): number =>
  standing.route.flatMap(({ segments }) => segments).filter((segment) => kindOf(segment) === 'canal').length
const ratingOf = ({ view }: Moment, landmark: string): number =>
  (view.roundBoard && ratingNow(VENICE, view.roundBoard, landmark)) ?? 0
const CA_DORO = 'VEN_CA_DORO'
const SAN_MARCO = 'VEN_SAN_MARCO'
/** What is needed of the only goal, and what the route has of it. */
function goalIn({ view, standing }: Moment): { readonly needed: number; readonly result: number } {
  const [now, ...more] = goalsNow(VENICE, view, 0, standing.route)
  assert.ok(now && more.length === 0)
  return { needed: now.goal.atLeast, result: now.result }
}
/** RT-BASE-51: the points of the first row, the goals of the second column. */
const [CHALLENGE_POINTS = 0] = VENICE.challenge.rows
const CHALLENGE_GOALS = VENICE.challenge.columns[1] ?? 0

const NUMBERS: Numbers = {
  play: () => [card('V9')],
  queue: ({ now }) => [queued(now, 'open'), queued(now, 'closed')],
  take: () => [card('T7'), ...at('b13'), ...at('b31')],
  rating: ({ now, before }) => [ratingOf(before, SAN_MARCO), ratingOf(now, SAN_MARCO)],
  block: () => at('b31'),
  score: ({ now: { standing } }) => [
    standing.total,
    standing.by.green,
    standing.by.rating ?? 0,
    standing.by.cafes ?? 0,
  ],
  'play-2': () => [card('V2')],
  'take-2': ({ after }) => [card('T12'), ratingOf(after, CA_DORO)],
  'block-2': () => at('b62'),
  beside: () => ['wh52', 'h52'].flatMap((road) => alongOf(road).flatMap(at)),
  purple: ({ now }) => [
    ...(VENICE.tour?.canalCoefficient ?? []).slice(1).flatMap((row) => [row.from, row.coefficient]),
    canalsIn(now),
  ],
  'end-2': ({ now, before }) => [before.standing.total, now.standing.total],
  'play-3': ({ now }) => [...openCards(now), 'V5'].map(card).concat(at('b55')),
  'take-3': ({ after }) => [ratingOf(after, SAN_MARCO)],
  'canals-3': ({ now }) => at(now.view.players[0]?.turn?.block ?? ''),
  'play-4': () => [card('T6')],
  'take-4': ({ after }) => [card('V10'), ratingOf(after, CA_DORO)],
  'block-4': () => at('b64'),
  streets: ({ now }) => at(now.view.players[0]?.turn?.block ?? ''),
  leap: ({ now, before }) => [before.standing.total, now.standing.total],
  'play-5': () => [card('T14')],
  'take-5': ({ after }) => [card('T14'), card('E2'), touristsIn(after, 'b22')],
  goal: ({ now }) => [goalIn(now).needed, goalIn(now).result, CHALLENGE_POINTS, CHALLENGE_GOALS],
  fork: ({ now: { view } }) => [0, 1, 2, 3].map((later) => view.round + later),
  back: ({ now }) => [now.standing.total, goalIn(now).result, CHALLENGE_POINTS - now.standing.total],
}

const alongOf = (road: string): readonly string[] =>
  VENICE.map.roads.find(({ id }) => id === road)?.along ?? []
const openCards = ({ view }: Moment): readonly string[] =>
  view.cards?.queue.flatMap((place) => place.card ?? []) ?? []

testLesson({ tutorial: veniceTutorial, pack: VENICE, lesson: LESSON }, NUMBERS)

test('the lesson plays four rounds and hands over the last one', () => {
  const fork = steps.find(({ act }) => act === 'fork')
  assert.ok(fork)
  const handed = LESSON.at(veniceTutorial.playsUpTo)
  assert.equal(LESSON.at(LESSON.indexOf(fork)).view.round, 6)
  assert.equal(handed.view.round, 10)
  assert.equal(handed.table.questions[0]?.kind, 'card.play')
})

test('what the texts say of the map is so', () => {
  const crossing = (id: string) => VENICE.map.vertices.find((each) => each.id === id)
  const kinds = ['wv42', 'v32', 'wh52', 'h52', 'wh11', 'v11'].map(kindOf)
  assert.deepEqual(kinds, ['canal', 'land', 'canal', 'land', 'canal', 'land'])
  const bridges = ['c31', 'c62', 'c53', 'c54'].map((id) => crossing(id)?.bridge)
  assert.deepEqual(bridges, [true, true, true, true])
  const bonuses = ['c41', 'c44', 'c63'].map((id) => crossing(id)?.bonus)
  assert.deepEqual(bonuses, ['BON_SEGMENT', 'BON_TRANSFER', 'BON_SEGMENT'])
  const named = { b31: 'green', b62: 'green', b54: 'grey', b41: 'grey', b22: 'grey', b64: 'white' }
  for (const [block, type] of Object.entries(named))
    assert.equal(VENICE.map.blocks.find(({ id }) => id === block)?.type, type, block)
})

test('RT-VEN-6: the transfer is held when its round begins, and the section spends it', () => {
  const held = (index: number) => LESSON.at(index).view.players[0]?.board.stored.BON_TRANSFER
  const drawn = questionOf(5, 2)
  assert.deepEqual([held(drawn), held(drawn + 1)], [1, 0])
})

test('what is said about the final route and the end fits that place and no other', () => {
  const saidAt = (index: number): string[] => {
    const { table } = LESSON.at(index)
    return steps.flatMap((step) => (typeof step.at === 'function' && step.at(table) ? [step.id] : []))
  }
  assert.deepEqual(saidAt(script.length - 1), ['route', 'keep'])
  assert.deepEqual(saidAt(script.length), ['sum', 'next'])
  assert.deepEqual(saidAt(questionOf(9)), [])
  for (let index = questionOf(10); index < script.length - 1; index++)
    assert.deepEqual(saidAt(index), ['last'], `question ${index}`)
})
