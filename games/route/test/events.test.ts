import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, type Json } from '@curio/kernel'
import { route } from '../index.ts'
import { casinosOf } from '../rules/bets.ts'
import { isEmpty } from '../rules/board.ts'
import { eventPlaces, refuseEvent } from '../rules/events/places.ts'
import { eventWorth } from '../rules/events/points.ts'
import { neighboursOf, spotAt } from '../rules/events/spots.ts'
import { type EventCity, type EventTerms, eventTermsOf } from '../rules/events/terms.ts'
import { refuseAct } from '../rules/refusals.ts'
import { sitesAlong } from '../rules/sites.ts'
import type { EventMark } from '../rules/state.ts'
import { seatStateOf } from '../seat-state.ts'
import type { RouteView } from '../view.ts'
import { GOALS, TourGame } from './support/tour.ts'

/** What the setup draws before the events, by city. */
const CARDS: Readonly<Record<string, readonly Json[]>> = { 'las-vegas': GOALS, arkham: ['S8'] }

/** Somebody who plays alone rolls them before anything else. */
const SOLO_DICE = [2, 3, 4, 5, 6]

interface EventGame {
  readonly city?: 'las-vegas' | 'arkham'
  readonly seats?: number
  readonly events?: { [key: string]: Json }
  /** The cards that are drawn, and what is rolled for them. */
  readonly chance?: readonly Json[]
}

/** A game whose events are being marked. */
function withEvents({ city = 'las-vegas', seats = 2, events = {}, chance = [] }: EventGame): TourGame {
  return new TourGame({
    seats,
    options: {
      city,
      ...(city === 'arkham' && { ancient: 'DAGON' }),
      events: { red: 0, yellow: 0, ...events },
    },
    chance: [...(CARDS[city] ?? []), ...(seats === 1 ? SOLO_DICE : []), ...chance],
  })
}

const termsIn = (city: 'las-vegas' | 'sydney' | 'venice' | 'arkham-booklet'): EventTerms =>
  eventTermsOf(route.packs.booklet as never, route.packs[city] as unknown as EventCity)

const marks = (game: TourGame, seat: number): string[] =>
  (game.board(seat).events ?? []).map(({ event, what, index }) => {
    const list = { block: game.city.blocks, segment: game.city.segments, crossing: game.city.vertices }[what]
    return `${event} ${list[index]?.id}`
  })

const told = (game: TourGame, kind: string): Json[] =>
  game.run.notes.flatMap(({ note }) => (note.kind === kind ? [note as Json] : []))

/** Marks an event on a board as if it had been drawn. */
function marked(game: TourGame, seat: number, event: string, id: string): EventMark {
  const mark: EventMark = { event, ...spotAt(game.city, id), circled: false }
  const board = game.board(seat)
  board.events = [...(board.events ?? []), mark]
  return mark
}

test('RT-EV-1, RT-EV-3: yellow cards come first, each is marked on all boards before the next, and they stay open', () => {
  const game = withEvents({
    events: { red: 1, yellow: 2 },
    chance: ['EV_MUSICIANS', 3, 3, 'EV_BOOKING', 5, 5, 'EV_CRIME'],
  })
  assert.deepEqual(game.state.events?.opened, ['EV_MUSICIANS', 'EV_BOOKING', 'EV_CRIME'])
  assert.deepEqual(marks(game, 0), ['EV_MUSICIANS b33', 'EV_BOOKING b55'])
  assert.deepEqual([game.state.phase, game.asked()], ['events', ['0 event', '1 event']])
  const [crime = ''] = game.options(0) as string[]
  game.answer(0, crime)
  assert.deepEqual(marks(game, 1), ['EV_MUSICIANS b33', 'EV_BOOKING b55'], 'nobody sees it yet')
  game.answer(1, crime)
  assert.deepEqual(marks(game, 1).at(-1), `EV_CRIME ${crime}`)
  assert.equal(game.state.round, 1, 'after the setup of the city')
  const view = route.view(game.state, 1, game.content) as unknown as { events: { opened: string[] } }
  assert.deepEqual(view.events.opened, ['EV_MUSICIANS', 'EV_BOOKING', 'EV_CRIME'])
})

test('RT-EV-2: how many of each colour, and without which cards, is agreed; there are no more than there are', () => {
  const refusal = (events: Json): string => {
    const setup = checkSetup(route as never, 2, { edition: 'booklet', city: 'las-vegas', events }, {})
    return setup.ok ? '' : setup.message
  }
  assert.equal(refusal({ red: 4, yellow: 4 }), '')
  assert.match(refusal({ red: 5, yellow: 0 }), /events.red: there are 4 such cards \(RT-EV-2\)/)
  assert.match(refusal({ red: 4, yellow: 0, without: ['EV_CRIME'] }), /events.red: there are 3/)
  assert.match(refusal({ red: 0, yellow: -1 }), /events.yellow/)
  const without = ['EV_MUSICIANS', 'EV_BOOKING', 'EV_POPULARITY']
  const game = withEvents({ events: { yellow: 1, without } })
  assert.deepEqual(game.state.events?.opened, ['EV_REGULAR'])
  assert.throws(() => withEvents({ events: { yellow: 1, without }, chance: ['EV_BOOKING'] }))
  assert.equal(new TourGame({}).state.events, undefined, 'none unless they are asked for')
})

test('RT-EV-4, RT-EV-5: two numbers are rolled for all, and each picks one of two free locations', () => {
  const game = withEvents({ events: { yellow: 1 }, chance: ['EV_MUSICIANS', 2, 5] })
  assert.deepEqual(
    [game.options(0), game.options(1)],
    [
      ['b52', 'b25'],
      ['b52', 'b25'],
    ],
  )
  game.answer(1, 'b25').answer(0, 'b52')
  assert.deepEqual([marks(game, 0), marks(game, 1)], [['EV_MUSICIANS b52'], ['EV_MUSICIANS b25']])
  assert.deepEqual(told(game, 'event.rolled'), [
    { kind: 'event.rolled', event: 'EV_MUSICIANS', numbers: [2, 5] },
  ])
})

test('RT-EV-4, RT-EV-8: where somebody has no free location, the dice are rolled again', () => {
  const game = withEvents({
    events: { yellow: 2 },
    chance: ['EV_MUSICIANS', 3, 3, 'EV_REGULAR', 3, 3, 4, 4],
  })
  assert.deepEqual(marks(game, 1), ['EV_MUSICIANS b33', 'EV_REGULAR b44'])
})

test('RT-ERR-32: after a hundred rolls, numbers that fit everybody are drawn', () => {
  const rolls = Array.from({ length: 101 }, () => [3, 3]).flat()
  const game = withEvents({
    events: { yellow: 2 },
    chance: ['EV_MUSICIANS', 3, 3, 'EV_REGULAR', ...rolls.slice(2), [6, 6]],
  })
  assert.deepEqual(marks(game, 1), ['EV_MUSICIANS b33', 'EV_REGULAR b66'])
})

test('RT-EV-6: a red event is marked on the board of the left neighbour', () => {
  const game = withEvents({ seats: 3, events: { red: 1 }, chance: ['EV_NO_PASS'] })
  game.answer(0, 'h11').answer(1, 'h22').answer(2, 'h33')
  assert.deepEqual(
    [marks(game, 0), marks(game, 1), marks(game, 2)],
    [['EV_NO_PASS h33'], ['EV_NO_PASS h11'], ['EV_NO_PASS h22']],
  )
})

test('RT-EV-6: until all have chosen, nobody sees where others mark an event', () => {
  const game = withEvents({ events: { red: 1 }, chance: ['EV_NO_PASS'] }).answer(0, 'h11')
  assert.ok(!JSON.stringify(route.view(game.state, 1, game.content)).includes('h11'))
  assert.equal((route.view(game.state, 0, game.content) as never as Marked).players[0]?.marking, 'h11')
  const state = structuredClone(game.state)
  route.determinize(state, 1, { below: () => 3 } as never, game.content)
  assert.notEqual(state.players[0]?.marking, 'h11', 'dealt anew')
})

interface Marked {
  readonly players: readonly { readonly marking?: string }[]
}

test('RT-EV-7: alone, a red event is marked at a random legal place', () => {
  const game = withEvents({ seats: 1, events: { red: 1 }, chance: ['EV_NO_PASS', 'h22'] })
  assert.deepEqual([game.state.phase === 'events', marks(game, 0)], [false, ['EV_NO_PASS h22']])
  assert.throws(() => withEvents({ seats: 1, events: { red: 1 }, chance: ['EV_NO_PASS', 'b11'] }))
})

test('RT-EV-8, RT-DM-16: a location with an event is occupied, for tourists and for other events', () => {
  const game = withEvents({ events: { yellow: 1 }, chance: ['EV_MUSICIANS', 3, 3] })
  assert.ok(!isEmpty(game.board(0), game.block('b33')))
  const numbers = [3, 3]
  const terms = termsIn('las-vegas')
  const refusal = refuseEvent(terms, game.city, game.board(0), { event: 'EV_BOOKING', numbers }, 'b33')
  assert.equal(refusal?.rule, 'RT-EV-8')
  game.state.dice.forEach((die) => {
    die.number = 3
  })
  game.answer(0, 'red').answer(1, 'blue', 'purple').answer(0, 'green')
  assert.ok(!game.options(0).includes('b33'), 'not even when nothing else is left to choose from')
  assert.equal(game.options(0).length, 35)
  game.answer(0, 'b11')
  assert.equal(game.kind(0), 'tourist.any')
})

test('RT-EV-9, RT-EV-10, RT-EV-11, RT-EV-25, RT-ERR-30: red events are marked where their cards say', () => {
  const arkham = withEvents({ city: 'arkham' })
  const terms = termsIn('arkham-booklet')
  const rule = (event: string, id: string): string | undefined =>
    refuseEvent(terms, arkham.city, arkham.board(0), { event, numbers: [] }, id)?.rule
  assert.equal(rule('EV_RECONSTRUCTION', 'b11'), undefined)
  assert.equal(rule('EV_RECONSTRUCTION', 'b42'), 'RT-EV-9', 'the university')
  assert.equal(rule('EV_RECONSTRUCTION', 'b22'), 'RT-EV-9', 'no landmark')
  assert.equal(rule('EV_NO_PASS', 'h11'), undefined)
  assert.equal(rule('EV_NO_PASS', 'v44'), 'RT-EV-10', 'a bridge')
  assert.equal(rule('EV_OBSTACLE', 'c21'), undefined)
  assert.equal(rule('EV_OBSTACLE', 'c11'), 'RT-EV-11', 'a shop')
  assert.equal(rule('EV_OBSTACLE', 'c44'), 'RT-EV-11', 'it leads to a bridge')
  assert.equal(rule('EV_CRIME', 'b22'), undefined)
  assert.equal(rule('EV_CRIME', 'b11'), 'RT-EV-25', 'a landmark')
})

test('RT-EV-12, RT-EV-13, RT-ERR-30: red symbols keep away from each other', () => {
  const game = withEvents({ city: 'arkham' })
  const terms = termsIn('arkham-booklet')
  const rule = (event: string, id: string): string | undefined =>
    refuseEvent(terms, game.city, game.board(0), { event, numbers: [] }, id)?.rule
  marked(game, 0, 'EV_CRIME', 'b22')
  assert.equal(rule('EV_RECONSTRUCTION', 'b12'), 'RT-EV-12', 'two blocks that share a side')
  assert.equal(rule('EV_NO_PASS', 'h11'), 'RT-EV-12', 'a road along the block')
  assert.equal(rule('EV_OBSTACLE', 'c21'), 'RT-EV-12', 'a crossing at the block')
  assert.equal(rule('EV_RECONSTRUCTION', 'b11'), undefined, 'a corner is enough of a distance')
  assert.equal(rule('EV_RECONSTRUCTION', 'b23'), undefined, 'and so is the river')
  const crossing = withEvents({ city: 'arkham' })
  marked(crossing, 0, 'EV_OBSTACLE', 'c12')
  const from = (id: string): string | undefined =>
    refuseEvent(terms, crossing.city, crossing.board(0), { event: 'EV_NO_PASS', numbers: [] }, id)?.rule
  assert.equal(from('v11'), 'RT-EV-12', 'a road that ends at the crossing')
  assert.equal(from('h10'), undefined)
  // At a crossing that touches no block, only the ends of roads count.
  const nowhere = { ...terms, blocksAt: new Map<string, readonly string[]>() }
  const ends = (mark: [string, string], event: string, id: string): string | undefined => {
    const other = withEvents({ city: 'arkham' })
    marked(other, 0, ...mark)
    return refuseEvent(nowhere, other.city, other.board(0), { event, numbers: [] }, id)?.rule
  }
  assert.deepEqual(
    ['h41', 'h51', 'v40'].map((road) => ends(['EV_OBSTACLE', 'c51'], 'EV_NO_PASS', road)),
    ['RT-EV-12', 'RT-EV-12', undefined],
  )
  assert.deepEqual(
    ['c41', 'c51', 'c40'].map((end) => ends(['EV_NO_PASS', 'h41'], 'EV_OBSTACLE', end)),
    ['RT-EV-12', 'RT-EV-12', undefined],
  )
  const yellow = withEvents({ city: 'arkham' })
  marked(yellow, 0, 'EV_MUSICIANS', 'b22')
  assert.equal(
    refuseEvent(terms, yellow.city, yellow.board(0), { event: 'EV_NO_PASS', numbers: [] }, 'h11'),
    null,
    'yellow symbols do not count',
  )
})

test('RT-ERR-31: a board without a place for a red event goes without it, and all are told', () => {
  const game = withEvents({ events: { red: 2 }, chance: ['EV_CRIME', 'EV_RECONSTRUCTION'] })
  const [crime = ''] = game.options(0) as string[]
  game.answer(0, crime)
  for (const { id, type } of game.city.blocks) if (type !== 'white') marked(game, 1, 'EV_MUSICIANS', id)
  game.answer(1, crime)
  const [landmark = ''] = game.options(1) as string[]
  assert.deepEqual(game.asked(), ['1 event'], 'seat 0 has nowhere to mark it')
  game.answer(1, landmark)
  assert.deepEqual(told(game, 'event.skipped'), [
    { kind: 'event.skipped', event: 'EV_RECONSTRUCTION', seat: 1 },
  ])
})

test('RT-EV-14, RT-EV-15, RT-ERR-29: nothing is drawn on a marked road, nor to a marked crossing', () => {
  const game = withEvents({ events: { red: 2 }, chance: ['EV_NO_PASS', 'EV_OBSTACLE', 2, 3, 4, 5, 6] })
  game.answer(0, 'h22').answer(1, 'h22').answer(0, 'c42').answer(1, 'c42')
  game.answer(0, 'green').answer(1, 'blue', 'purple').answer(0, 'red').answer(0, 'b32')
  const drawn = game.options(0).map(String)
  const uses = (id: string): boolean => drawn.some((each) => each.split(/[:+]/).includes(id))
  assert.ok(!uses('h22'), 'the road')
  assert.ok(uses('h21'))
  for (const id of ['h32', 'h42', 'v41', 'v42']) assert.ok(!uses(id), id)
  assert.ok(uses('h55'))
  assert.equal(game.refusal(0, 'b:h22'), 'not-an-option')
  const turn = game.turn(0)
  const state = { city: game.city, board: game.board(0), turn } as never
  const [section] = [...game.content.vocabulary.draw.values()].filter(
    (act) => act.act === 'section' && act.text === 'b:h22',
  )
  assert.ok(section)
  assert.deepEqual(refuseAct(state, 'draw', section), { why: 'blocked', rule: 'RT-EV-14' })
  for (const { index, a, b } of game.city.segments)
    if ([a, b].includes(game.city.vertexAt.get('c42') ?? -1)) assert.equal(game.board(0).drawn[index], 2)
})

test('RT-EV-18, RT-EV-19: early booking puts a red, a green and a blue tourist into the location', () => {
  const game = withEvents({ events: { yellow: 1 }, chance: ['EV_BOOKING', 4, 4] })
  assert.deepEqual(game.touristsIn(0, 'b44'), [1, 1, 1, 0])
  assert.deepEqual(game.touristsIn(1, 'b44'), [1, 1, 1, 0])
})

test('RT-EV-20, RT-EV-29, RT-ERR-60: popularity goes to a grey landmark without an event', () => {
  const game = withEvents({ events: { yellow: 1 }, chance: ['EV_POPULARITY'] })
  const grey = game.city.blocks.flatMap(({ id, iconic }) => (iconic ? [id] : []))
  assert.deepEqual([grey.length, game.options(0)], [3, grey])
  assert.equal(game.refusal(0, 'b11'), 'not-an-option')
  marked(game, 0, 'EV_MUSICIANS', grey[0] ?? '')
  const terms = termsIn('las-vegas')
  const marking = { event: 'EV_POPULARITY', numbers: [] }
  const refusal = (id: string) => refuseEvent(terms, game.city, game.board(0), marking, id)
  assert.equal(refusal(grey[0] ?? '')?.rule, 'RT-EV-8')
  assert.equal(refusal('b11')?.rule, 'RT-EV-29')
  for (const id of grey) marked(game, 0, 'EV_MUSICIANS', id)
  assert.deepEqual(eventPlaces(terms, game.city, game.board(0), marking), [], 'nothing is marked then')
})

test('RT-EV-29, RT-ERR-60, RT-ERR-31: whoever has no free grey landmark marks nothing, and is told', () => {
  const game = withEvents({ events: { yellow: 4 }, chance: ['EV_MUSICIANS', 6, 2] })
  game.script('EV_BOOKING', 1, 4).answer(0, 'b62').answer(1, 'b26')
  game.script('EV_REGULAR', 4, 6).answer(0, 'b14').answer(1, 'b41')
  game.script('EV_POPULARITY').answer(0, 'b46').answer(1, 'b64')
  assert.deepEqual([game.asked(), game.options(1)], [['1 event'], ['b62', 'b14', 'b46']])
  game.answer(1, 'b14')
  assert.equal(marks(game, 0).length, 3)
  assert.deepEqual(told(game, 'event.skipped'), [{ kind: 'event.skipped', event: 'EV_POPULARITY', seat: 0 }])
})

test('RT-EV-22: a regular customer gives any cafe bonus of the map, when a segment first runs along the location', () => {
  const game = withEvents({ events: { yellow: 1 }, chance: ['EV_REGULAR', 6, 6, 2, 3, 4, 5, 6] })
  game.answer(0, 'green').answer(1, 'blue', 'purple').answer(0, 'red').answer(0, 'b32')
  game.answer(0, 'b:v55')
  assert.equal(game.kind(0), 'regular')
  assert.deepEqual([...game.options(0)].sort(), ['BON_COORD', 'BON_DIAGONAL', 'BON_SEGMENT'])
  const before = { ...game.board(0).stored }
  game.answer(0, 'BON_SEGMENT')
  assert.equal(game.board(0).stored.BON_SEGMENT, before.BON_SEGMENT + 1)
  game.answer(0, 'segment:h55')
  assert.equal(game.kind(0), 'draw', 'once in a game')
  assert.deepEqual(
    game.board(0).events?.map(({ circled }) => circled),
    [true],
  )
  assert.equal(game.player(0).board.events?.[0]?.circled, false, 'in pencil')
})

test('RT-EV-23: in Arkham a regular customer is a shop with the open curio, and takes the visit of the round', () => {
  const game = withEvents({
    city: 'arkham',
    events: { yellow: 1 },
    chance: ['EV_REGULAR', 2, 2, 2, 3, 4, 5, 6],
  })
  game.answer(0, 'green').answer(1, 'blue', 'purple').answer(0, 'red').answer(0, 'b32')
  game.answer(0, 'b:v21')
  assert.deepEqual(game.board(0).stored, { BON_COORD: 1, BON_SEGMENT: 1, BON_DIAGONAL: 0 })
  assert.equal(game.turn(0).shopVisited, true)
  game.answer(0, 'segment:v11')
  assert.deepEqual(game.board(0).circledShops, [], 'c11 has to wait')
})

test('RT-EV-30: where the visit goes to a shop, the regular customer waits for a new segment', () => {
  const game = withEvents({
    city: 'arkham',
    events: { yellow: 1 },
    chance: ['EV_REGULAR', 2, 2, 2, 3, 4, 5, 6],
  })
  game.answer(0, 'green').answer(1, 'blue', 'purple').answer(0, 'red').answer(0, 'b23')
  game.answer(0, 'b:v11')
  assert.deepEqual([game.kind(0), game.options(0)], ['shop', ['c11', 'b22']])
  game.answer(0, 'c11')
  assert.deepEqual(
    game.board(0).events?.map(({ circled }) => circled),
    [false],
  )
  game.answer(0, 'segment:v21', 'end')
  assert.deepEqual(
    game.board(0).events?.map(({ circled }) => circled),
    [false],
    'not in this round',
  )
  game.script('S9', 2, 3, 4, 5, 6)
  game.finishRound()
  game.answer(1, 'green').answer(0, 'blue', 'purple').answer(1, 'red')
  game.answer(0, 'b32', 'b:h12')
  assert.deepEqual(
    game.board(0).events?.map(({ circled }) => circled),
    [true],
  )
  assert.equal(game.state.openShop, 'S9')
})

test('RT-EV-27, RT-ERR-40: two red events are not used in Venice', () => {
  const reds = (city: 'las-vegas' | 'venice'): string[] =>
    termsIn(city).cards.flatMap(({ id, colour }) => (colour === 'red' ? [id] : []))
  assert.deepEqual(reds('venice'), ['EV_RECONSTRUCTION', 'EV_CRIME'])
  assert.equal(reds('las-vegas').length, 4)
})

test('RT-EV-28, RT-ERR-54: no event is marked on a ferry', () => {
  const { city, state } = new TourGame({ options: { city: 'sydney' } })
  const board = state.players[0]?.board ?? assert.fail()
  const marking = { event: 'EV_REGULAR', numbers: [3, 1] }
  assert.equal(refuseEvent(termsIn('sydney'), city, board, marking, 'b31')?.rule, 'RT-EV-28')
  assert.deepEqual(eventPlaces(termsIn('sydney'), city, board, marking), ['b13'])
})

test('RT-EV-29: the Harbour Bridge may be popular too, and occupies no location', () => {
  const game = new TourGame({ options: { city: 'sydney' } })
  const { board } = game.player(0)
  const marking = { event: 'EV_POPULARITY', numbers: [] }
  assert.ok(eventPlaces(termsIn('sydney'), game.city, board, marking).includes('c20'))
  const mark = marked(game, 0, 'EV_POPULARITY', 'c20')
  assert.equal(mark.what, 'crossing')
  for (const [block] of game.city.blocks.entries()) assert.ok(isEmpty(board, block))
  const worth = eventWorth(termsIn('sydney'), game.city, board.events ?? [], board.tourists)
  const segment = game.city.segments.findIndex(({ a }) => a === mark.index)
  assert.ok(sitesAlong(game.city, [segment]).some((site) => worth[site] === 5))
})

test('RT-EV-17: neighbours share a side and are not across the river', () => {
  const { city } = withEvents({ city: 'arkham' })
  const of = (id: string): string[] =>
    (neighboursOf(city)[city.blockAt.get(id) ?? -1] ?? []).map((block) => city.blocks[block]?.id ?? '').sort()
  assert.deepEqual(of('b11'), ['b12', 'b21'])
  assert.deepEqual(of('b22'), ['b12', 'b21', 'b32'], 'b23 is across the river')
  assert.deepEqual(of('b52'), ['b42', 'b51', 'b53', 'b62'], 'the university has no roads inside')
  assert.deepEqual(of('b34'), ['b33', 'b44'], 'b24 and b35 are across')
})

test('RT-ERR-35: a casino under reconstruction still asks for a bet, which is worth nothing', () => {
  const game = withEvents({
    events: { red: 1 },
    chance: ['EV_RECONSTRUCTION', 2, 3, 4, 5, 6],
  })
  game.answer(0, 'b22').answer(1, 'b22')
  game.answer(0, 'green').answer(1, 'blue', 'purple').answer(0, 'red')
  game.answer(0, 'b32', 'a:h21+v21')
  assert.equal(game.kind(0), 'bet')
  game.answer(0, 'b22:BET_SEVENS:0')
  assert.equal(casinosOf(game.board(0)).bets.length, 1)
})

/** A turn with a correction in force and a regular customer whom it can reach. */
function correctingPast(
  city: 'las-vegas' | 'arkham',
  at: number,
  drawn: readonly string[],
  rules = route.rules,
): TourGame {
  const agreed = {
    options: {
      city,
      ...(city === 'arkham' && { ancient: 'DAGON' }),
      effects: { dark: 'FX_CORRECTION', light: 'FX_JOINING_PATHS' },
      events: { red: 0, yellow: 1 },
    },
    chance: [...(CARDS[city] ?? []), 'EV_REGULAR', at, at, 2, 3, 4, 5, 1],
  }
  const game = new TourGame(agreed, { ...route, rules })
  game.drawn(0, ...drawn)
  return game.answer(0, 'green').answer(1, 'blue', 'purple').answer(0, 'effect')
}

test('RT-EV-22, RT-BASE-31: a coordinate change that a correction fetches from a regular customer is for later turns', () => {
  const met = correctingPast('las-vegas', 6, ['h01', 'h45']).answer(0, 'correct', 'h01', 'v55', 'BON_COORD')
  assert.equal(met.board(0).stored.BON_COORD, 1)
  assert.equal(met.refusal(0, 'coord:0+'), 'not-an-option')
  const seen = seatStateOf(met.content.pack, route.view(met.state, 0, met.content) as unknown as RouteView, 0)
  assert.ok(seen)
  assert.deepEqual(refuseAct(seen, 'block', { act: 'coordinate', die: 0, step: 1 }), {
    why: 'coordinateLater',
    rule: 'RT-BON-19',
  })
})

test('RT-EV-23, RT-ARK-14: nor is one from the curio of a regular customer for the turn that brings it', () => {
  const met = (rules?: number): TourGame =>
    correctingPast('arkham', 5, ['h01', 'h35'], rules).answer(0, 'correct', 'h01', 'v44')
  assert.equal(met().board(0).stored.BON_COORD, 1)
  assert.equal(met().refusal(0, 'coord:0+'), 'not-an-option')
  assert.ok(met(3).options(0).includes('coord:0+'), 'older matches go on as they began')
})
