import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadPacks } from '../content/load.ts'
import { route } from '../index.ts'
import { shownIn } from '../rules/cities/index.ts'
import { lookOf, vignetteOf } from '../ui/cities/index.ts'
import { chapterOf } from '../ui/model/chapters.ts'
import { goalsNow } from '../ui/model/goals-now.ts'
import { ratingNow } from '../ui/model/ratings.ts'
import { requestKey } from '../ui/model/standing-request.ts'
import { packIn } from '../ui/scene.ts'
import { viewRoute } from '../view.ts'
import { atRoll, atTourEnd } from './support/tour.ts'

const { booklet, 'las-vegas': lasVegas, sydney } = route.packs
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

test('the round board says what a player has of each goal with a route', () => {
  const game = atTourEnd({
    position: (match) => {
      const { blockAt, segmentAt } = match.city
      for (const id of ['h11', 'h21']) match.board(0).drawn[segmentAt.get(id) ?? -1] = 1
      match.board(0).tourists[(blockAt.get('b21') ?? 0) * 4] = 3
    },
  })
  const view = viewRoute(game.state, 0, game.content)
  const had = goalsNow(VEGAS, view, 0, [{ start: 'c11', segments: ['h11', 'h21'] }])
  assert.deepEqual(
    had.slice(0, 2).map(({ goal, result }) => [goal.measure, result]),
    [
      ['segments', 2],
      ['tourists', 3],
    ],
  )
  assert.deepEqual(
    goalsNow(VEGAS, view, 0, []).map(({ result }) => result),
    [0, 0, 0],
  )
})

test('RT-EV-24: goals count a landmark under reconstruction as a white location', () => {
  const game = atTourEnd({
    chance: ['A1', 'B1', 'C4'],
    position: (each) => each.drawn(0, 'h11', 'h21'),
  })
  const view = viewRoute(game.state, 0, game.content)
  const event = 'EV_RECONSTRUCTION'
  const closed = {
    ...view,
    events: { opened: [event], numbers: [] },
    players: view.players.map((player) => ({
      ...player,
      board: { ...player.board, events: [{ event, place: 'b31', circled: false }] },
    })),
  }
  const whites = (seen: typeof view): number | undefined =>
    goalsNow(VEGAS, seen, 0, [{ start: 'c11', segments: ['h11', 'h21'] }])[2]?.result
  assert.deepEqual([whites(view), whites(closed)], [2, 3])
})

test('a table of the booklet is played with the packs of its city, one of the Guide lists none', async () => {
  const packs = await loadPacks({ edition: 'booklet', city: 'las-vegas' })
  assert.deepEqual(Object.keys(packs), ['booklet', 'las-vegas'])
  assert.equal(packIn(packs).id, 'las-vegas')
  assert.deepEqual(await loadPacks({ edition: 'guide' }), {})
  assert.equal(packIn({}).id, 'arkham-guide')
})

test('the chapter of the encounter is called as its edition calls it', () => {
  const { 'arkham-booklet': arkham } = route.packs
  const called = (packs: object, language: 'ru' | 'en'): string | null =>
    chapterOf({ kind: 'encounter.roll', seat: 0 }, { packs } as never, language)
  assert.equal(called({ booklet, 'arkham-booklet': arkham }, 'ru'), 'противостояние Древнему')
  assert.equal(called({}, 'ru'), 'столкновение с Древним')
  assert.equal(called({}, 'en'), 'encounter with the Ancient')
})

test('a new rating, cafe, bet or tourist far away means a new standing', () => {
  const { state, content } = atRoll({ numbers: [2, 1, 2, 1, 1] })
  const view = viewRoute(state, 0, content)
  const keyOf = (seen: typeof view): string =>
    requestKey({ pack: VEGAS, view: seen, seat: 0, add: [], remove: [] })
  const withBoard = (part: object): typeof view => ({
    ...view,
    players: view.players.map((player) => ({ ...player, board: { ...player.board, ...part } })),
  })
  const { roundBoard = assert.fail() } = view
  const changed = [
    { ...view, roundBoard: { ...roundBoard, ratings: [4, 4, 4] } },
    withBoard({ circledShops: ['c11'] }),
    withBoard({ casinos: { visited: [], bets: [{ casino: 'b22', round: 1, bet: 'BET_RED', number: 9 }] } }),
    withBoard({ harbour: { crossed: [], remote: [2, 0, 0, 0] } }),
    withBoard({ events: [{ event: 'EV_CRIME', place: 'b22', circled: false }] }),
  ]
  assert.equal(new Set([view, ...changed].map(keyOf)).size, 6)
  assert.equal(keyOf(structuredClone(view)), keyOf(view))
})
