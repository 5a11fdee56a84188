import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import { ARKHAM_GUIDE, cityOf, route } from '../index.ts'
import { casinosOf } from '../rules/bets.ts'
import { measureRoute } from '../rules/measure.ts'
import { expectedTotal } from '../rules/odds.ts'
import { bestNumerousTourist, eraseOne, totalAfter } from '../rules/remains.ts'
import { routeBoardIn } from '../rules/route-board.ts'
import type { EventMark } from '../rules/state.ts'
import { surveyOf } from '../rules/tour-scoring.ts'
import { bestRoute } from '../solver/best-route.ts'
import { atTourEnd, GOALS, type TourGame } from './support/tour.ts'

type Marks = Readonly<Record<string, string>>

function setMarks(game: TourGame, marks: Marks): void {
  const events = Object.entries(marks).map(([event, id]): EventMark => {
    const block = game.block(id)
    return { event, what: 'block', index: block, circled: false }
  })
  for (const board of [game.player(0).board, game.player(0).pencil]) if (board) board.events = events
}

/** Seat 0 ends in Las Vegas with these events and walks along one segment. */
function ended(marks: Marks, position: (game: TourGame) => void = () => {}): TourGame {
  return atTourEnd({
    options: { events: { red: 0, yellow: 1 } },
    chance: [...GOALS, 'EV_MUSICIANS', 6, 6],
    position: (game) => {
      setMarks(game, marks)
      for (const board of [game.player(1).board, game.player(1).pencil]) delete board?.events
      game.drawn(0, 'h11', 'v12')
      position(game)
    },
  })
}

const WALK: Json = [{ start: 'c11', segments: ['h11'] }]

function pointsOf(game: TourGame, walk: Json = WALK): Readonly<Record<string, number>> {
  game.answer(0, walk).answer(1, [])
  const outcome = route.outcome(game.state, game.content)
  assert.ok(outcome?.kind === 'ranked')
  const { total = 0, by = {} } = outcome.points[0] ?? {}
  assert.equal(
    Object.values(by).reduce((sum, each) => sum + each, 0),
    total,
  )
  return by
}

test('RT-EV-16, RT-EV-17, RT-EV-26: musicians give a point for each tourist next to them, as far as it is on the route', () => {
  const around = (game: TourGame): void => {
    game.tourists(0, 'b21', [1, 0, 2, 0]).tourists(0, 'b12', [5, 0, 0, 0]).tourists(0, 'b32', [0, 3, 0, 0])
  }
  // Next to (2;2) lie (2;1) above, along h11, and (1;2) and (3;2), which are not along it.
  assert.equal(pointsOf(ended({ EV_MUSICIANS: 'b22' }, around)).events, 3)
  assert.equal(pointsOf(ended({ EV_MUSICIANS: 'b33' }, around)).events, 0, 'b32 is not on the route')
  assert.equal(pointsOf(ended({ EV_MUSICIANS: 'b31' }, around)).events, 3, 'the symbol need not be on it')
})

test('RT-EV-18: booked tourists score as usual along the route', () => {
  const game = ended({ EV_BOOKING: 'b21' }, (each) => each.tourists(0, 'b21', [1, 1, 1, 0]))
  const { tourists } = surveyOf(game.answer(0, WALK).answer(1, []).state, 0, game.content).measure
  assert.deepEqual(tourists, [1, 1, 1, 0])
})

test('RT-EV-21, RT-EV-26: a popular landmark on the route gives 5 points besides its rating', () => {
  const greyAt = (game: TourGame): string => game.city.blocks.find(({ iconic }) => iconic)?.id ?? ''
  const game = ended({})
  const grey = greyAt(game)
  const road = game.city.segments.find(({ along, diagonal }) => !diagonal && along.includes(game.block(grey)))
  assert.ok(road)
  const walk = [{ start: game.city.vertices[road.a]?.id ?? '', segments: [road.id] }]
  const popular = ended({ EV_POPULARITY: grey }, (each) => {
    each.drawn(0, road.id)
    each.roundBoard.ratings = [2, 2, 2]
  })
  const { events, rating } = pointsOf(popular, walk)
  assert.deepEqual([events, rating], [5, 7])
  assert.equal(pointsOf(ended({ EV_POPULARITY: grey })).events, 0, 'not on the route')
})

test('RT-EV-24: a landmark that is rebuilt counts as white, for goals too', () => {
  const game = ended({ EV_RECONSTRUCTION: 'b22' })
  const { facts, measure } = surveyOf(game.answer(0, WALK).answer(1, []).state, 0, game.content)
  const open = surveyOf(ended({}).answer(0, WALK).answer(1, []).state, 0, game.content).measure
  assert.deepEqual(
    open.landmarks.map((count, type) => count - (measure.landmarks[type] ?? 0)),
    [0, 0, 0, 1],
    'the casino in (2;2)',
  )
  assert.equal(facts.city.blocks[game.block('b22')]?.type, 'white')
  const grey = game.city.blocks.findIndex(({ iconic }) => iconic)
  const closed = ended({ EV_RECONSTRUCTION: game.city.blocks[grey]?.id ?? '' })
  assert.equal(routeBoardIn(closed.state, 0, closed.content).stars[grey], 0, 'its rating is lost')
})

test('RT-EV-25, RT-EV-26: a crime scene along the route costs 5 points, and the proposed route goes round it', () => {
  const white = (game: TourGame): string =>
    game.city.blocks.find((block, index) => block.type === 'white' && alongOne(game, index))?.id ?? ''
  const game = ended({})
  const crime = white(game)
  const road = game.city.segments.find(
    ({ along, diagonal }) => !diagonal && along.includes(game.block(crime)),
  )
  assert.ok(road)
  const walk = [{ start: game.city.vertices[road.a]?.id ?? '', segments: [road.id] }]
  assert.equal(
    pointsOf(
      ended({ EV_CRIME: crime }, (each) => each.drawn(0, road.id)),
      walk,
    ).events,
    -5,
  )
  assert.equal(pointsOf(ended({ EV_CRIME: crime })).events, 0)
  const board = routeBoardIn(ended({ EV_CRIME: crime }).state, 0, game.content)
  assert.equal(board.terms?.bonuses[game.block(crime)], -5)
})

const alongOne = (game: TourGame, block: number): boolean =>
  !game.city.segments.some(({ id, along }) => ['h11', 'v12'].includes(id) && along.includes(block))

test('RT-EV-26: points for a location with an event are part of what the best route is judged by', () => {
  const game = ended({ EV_MUSICIANS: 'b22' }, (each) => each.tourists(0, 'b21', [1, 0, 2, 0]))
  const board = routeBoardIn(game.state, 0, game.content)
  assert.equal(board.terms?.bonuses[game.block('b21')], 3)
  const { terms, ...plain } = board
  assert.ok(terms)
  const pass = { ...terms, bonuses: [] }
  assert.ok(bestRoute(board).value >= bestRoute({ ...plain, terms: pass }).value + 3)
})

test('RT-ERR-35: the bet in a casino that is rebuilt is worth nothing', () => {
  const bet = (each: TourGame): void => {
    const { bets } = casinosOf(each.board(0))
    bets.push({ casino: each.block('b22'), bet: 'BET_RED', number: 0, round: 1 })
  }
  assert.ok((pointsOf(ended({}, bet)).bets ?? 0) > 0)
  assert.equal(pointsOf(ended({ EV_RECONSTRUCTION: 'b22' }, bet)).bets, 0)
})

test('RT-ARK-12, RT-EV-16: in Arkham events count on what the encounter leaves', () => {
  const game = atTourEnd({
    seats: 1,
    options: { city: 'arkham', ancient: 'DAGON', events: { red: 0, yellow: 1 } },
    chance: [2, 3, 4, 5, 6, 'S8', 'EV_MUSICIANS', 6, 6],
    position: (each) => {
      each.drawn(0, 'h35')
      setMarks(each, { EV_MUSICIANS: 'b55' })
      each.tourists(0, 'b45', [3, 0, 1, 0])
    },
  })
  // A one fails at madness 1: the three red tourists at the river are gone.
  game.script(1, 2, 3)
  game.answer(0, [{ start: 'c35', segments: ['h35'] }])
  const outcome = route.outcome(game.state, game.content)
  assert.ok(outcome?.kind === 'solo')
  assert.deepEqual(outcome.points?.[0]?.by.events, 1)
})

test('RT-EV-21, RT-ANC-YOG-3: a landmark that Yog-Sothoth has crossed out is not popular any more', () => {
  const events = (die: number): number => {
    const game = atTourEnd({
      seats: 1,
      options: { city: 'arkham', ancient: 'YOG_SOTHOTH', events: { red: 0, yellow: 1 } },
      chance: [2, 3, 4, 5, 6, 'S8', 'EV_MUSICIANS', 6, 6],
      position: (each) => {
        each.drawn(0, 'h31').tourists(0, 'b42', [1, 0, 0, 0])
        setMarks(each, { EV_POPULARITY: 'b42' })
      },
    })
    game.script(die, 2, 3)
    game.answer(0, [{ start: 'c31', segments: ['h31'] }])
    if (die === 1) game.answer(0, game.options(0)[0] as Json)
    const outcome = route.outcome(game.state, game.content)
    return outcome?.points?.[0]?.by.events ?? -1
  }
  assert.equal(events(4), 5)
  assert.equal(events(1), 0)
})

interface Meeting {
  readonly ancient: string
  /** What the setup draws for the Ancient. */
  readonly draws: readonly Json[]
  /** A road with one terrifying place. */
  readonly road: string
  readonly start: string
  readonly musicians: string
  /** The locations along the road, one of them next to the musicians. */
  readonly paid: string
  readonly other: string
}

const MEETINGS: readonly Meeting[] = [
  { ancient: 'DAGON', draws: [], road: 'h35', start: 'c35', musicians: 'b55', paid: 'b45', other: 'b46' },
  {
    ancient: 'YOG_SOTHOTH',
    draws: [],
    road: 'h31',
    start: 'c31',
    musicians: 'b32',
    paid: 'b42',
    other: 'b41',
  },
  {
    ancient: 'CTHULHU',
    draws: ['CALL_RED', 'S7'],
    road: 'v40',
    start: 'c40',
    musicians: 'b31',
    paid: 'b41',
    other: 'b51',
  },
]

/** What an encounter with these dice leaves of a route past musicians, with the choices that are proposed. */
function metWithMusicians(meeting: Meeting, dice: readonly number[]): TourGame {
  const { ancient, draws, road, start, musicians, paid, other } = meeting
  const game = atTourEnd({
    seats: 1,
    options: { city: 'arkham', ancient, events: { red: 0, yellow: 1 } },
    chance: [2, 3, 4, 5, 6, ...draws, 'S8', 'EV_MUSICIANS', 6, 6],
    position: (each) => {
      each.drawn(0, road)
      setMarks(each, { EV_MUSICIANS: musicians })
      each.tourists(0, paid, [3, 0, 1, 0]).tourists(0, other, [2, 0, 2, 0])
    },
  })
  game.script(...dice)
  game.answer(0, [{ start, segments: [road] }])
  while (game.kind(0) !== null) game.answer(0, game.options(0)[0] as Json)
  return game
}

/** With madness 1, one number of six fails and two succeed: a die for each, and how many it stands for. */
const RESULTS = [
  [1, 1],
  [3, 3],
  [6, 2],
] as const

for (const meeting of MEETINGS) {
  test(`RT-OPT-2, RT-EV-16: what is expected of musicians is what ${meeting.ancient} leaves of them`, () => {
    const game = metWithMusicians(meeting, [3, 3, 3])
    const board = routeBoardIn(game.state, 0, game.content)
    const measure = measureRoute(board, game.player(0).ending?.route ?? [])
    assert.equal(measure.madness, 1)
    let expected = 0
    for (const [one, ones] of RESULTS) {
      for (const [other, others] of RESULTS) {
        for (const [third, thirds] of RESULTS) {
          const { state, content } = metWithMusicians(meeting, [one, other, third])
          const total = route.outcome(state, content)?.points?.[0]?.total ?? 0
          expected += (ones * others * thirds * total) / 216
        }
      }
    }
    assert.ok(Math.abs(expectedTotal(board, measure).expected - expected) < 1e-9, `not ${expected}`)
  })
}

test('RT-ANC-SHU-3, RT-EV-16: of the most numerous tourists those whom no musicians pay for go first', () => {
  const city = cityOf(ARKHAM_GUIDE, 'SHUB_NIGGURATH')
  const zeros = city.blocks.map(() => 0)
  const remains = {
    tourists: city.blocks.flatMap((_, block) => [block < 2 ? 1 : 0, 0, 0, 0]),
    blocks: [0, 1],
    stars: zeros,
    perTourist: zeros.with(0, 1),
    crossed: [],
    task: 0,
    tolls: 0,
    madness: 1,
    gateLinks: 1,
    call: -1,
  }
  const best = bestNumerousTourist(city, remains)
  assert.deepEqual(best, { type: 0, block: 1 })
  const left = eraseOne(remains, best)
  assert.equal(totalAfter(city, remains, 1, 0), totalAfter(city, left, 0, 0))
  assert.equal(totalAfter(city, remains, 2, 0), 0, 'the second failure takes the other one with its point')
})
