import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, type Json } from '@curio/kernel'
import { route } from '../index.ts'
import { validateRoute } from '../rules/final-route.ts'
import { measureRoute } from '../rules/measure.ts'
import { routeBoardIn } from '../rules/route-board.ts'
import { sourcesIn } from '../rules/scoring.ts'
import { visitShop } from '../rules/shops.ts'
import type { TestOptions } from './support/table.ts'
import { atTourEnd, atTourTurns, TourGame, type TourRound } from './support/tour.ts'

const inArkham = (more: TestOptions['options'] = {}) => ({ city: 'arkham', ancient: 'DAGON', ...more })

/** Round dice green 3 and red 2, which have no half-stars: blocks (3;2) and (2;3). */
const PLAIN = { numbers: [2, 3, 4, 5, 6], dice: ['green', 'red'], cards: ['S5'] } as const satisfies TourRound

const atCurio = (card: string, more: Partial<TourRound> = {}): TourGame =>
  atTourTurns({ ...PLAIN, options: inArkham(), cards: [card], ...more })

const refusal = (options: Record<string, Json>): string => {
  const setup = checkSetup(route as never, 2, { edition: 'booklet', city: 'arkham', ...options }, {})
  return setup.ok ? '' : setup.message
}

test('RT-ARK-1, RT-GEN-5: Arkham is played with dice, without goals, against one of three Ancients', () => {
  assert.equal(refusal({}), '')
  assert.match(refusal({ mode: 'cards' }), /RT-COMP-3/)
  const met = new Set(
    [0, 1, 2].map(
      (which) =>
        new TourGame({
          options: inArkham({ ancient: 'random' }),
          chance: [['CTHULHU', 'YOG_SOTHOTH', 'DAGON'][which] ?? ''],
        }).state.ancient,
    ),
  )
  assert.deepEqual([...met], ['CTHULHU', 'YOG_SOTHOTH', 'DAGON'])
  const game = atCurio('S5')
  assert.deepEqual(game.roundBoard.goals, [])
  assert.deepEqual(game.roundBoard.ratings, [2, 2, 2])
  assert.deepEqual(
    game.city.vertices.flatMap(({ id, terrifying }) => (terrifying ? [id] : [])).sort(),
    ['c02', 'c22', 'c24', 'c35', 'c44', 'c55'],
    'the terrifying places of Dagon',
  )
})

test('RT-ERR-4: nobody else is met, and nobody at all elsewhere', () => {
  assert.match(
    refusal({ ancient: 'SHUB_NIGGURATH' }),
    /ancient: there is CTHULHU, YOG_SOTHOTH, DAGON in arkham/,
  )
  assert.match(refusal({ city: 'las-vegas', ancient: 'DAGON' }), /ancient/)
})

test('RT-ARK-1, RT-ARK-13, RT-SETUP-6, RT-SETUP-7: with Cthulhu each player gets a Call card, seen by nobody else', () => {
  const game = new TourGame({
    options: inArkham({ ancient: 'CTHULHU' }),
    chance: ['CALL_BLUE', 'CALL_RED', 'S8', 'S5'],
  })
  assert.deepEqual([game.player(0).call, game.player(1).call], ['CALL_BLUE', 'CALL_RED'])
  assert.ok(!JSON.stringify(route.view(game.state, 1, game.content)).includes('CALL_BLUE'))
  assert.ok(JSON.stringify(route.view(game.state, 0, game.content)).includes('CALL_BLUE'))
  const calls = (viewer: number) => game.told(viewer).filter(({ kind }) => kind === 'call')
  assert.deepEqual(calls(1), [{ kind: 'call', seat: 1, call: 'CALL_RED' }])
  assert.equal(new TourGame({ options: inArkham() }).player(0).call, null)
})

test('RT-ARK-2, RT-ARK-5: all eleven curios are in the deck, and the one opened at setup serves round 1', () => {
  const game = new TourGame({ options: inArkham(), chance: ['S7'] })
  assert.deepEqual([game.state.round, game.state.openShop, game.state.usedShops], [1, 'S7', []])
  assert.equal(game.state.shopDeck.rest.length, 10)
  assert.equal(game.state.removedShop, null)
})

test('RT-ARK-3: with Cthulhu a card without new tourists is removed, and nobody sees which', () => {
  const withRemoved = (removed: string): TourGame =>
    new TourGame({
      options: inArkham({ ancient: 'CTHULHU' }),
      chance: ['CALL_BLUE', 'CALL_RED', removed, 'S1'],
    })
  const game = withRemoved('S8')
  assert.deepEqual([game.state.removedShop, game.state.shopDeck.rest.length], ['S8', 9])
  assert.ok(!JSON.stringify(route.view(game.state, 0, game.content)).includes('S8'))
  assert.throws(() => withRemoved('S2'), 'a card with tourists stays')
  const other = new TourGame({ options: inArkham() }).state
  assert.deepEqual([other.removedShop, other.shopDeck.rest.length], [null, 10], 'with Cthulhu alone')
})

test('RT-ARK-4: every round opens the next curio on top of the old ones, an initial round too', () => {
  const game = new TourGame({ seats: 4, options: inArkham(), chance: ['S7'] })
  for (const die of ['red', 'green', 'blue', 'purple']) game.answer(game.run.questions[0]?.seat ?? -1, die)
  assert.equal(game.state.openShop, 'S7')
  game.script('S2')
  game.finishRound()
  assert.deepEqual([game.state.round, game.state.openShop, game.state.usedShops], [2, 'S2', ['S7']])
  assert.equal(game.state.phase, 'turns', 'an initial round has no draft')
})

test('RT-ARK-5, RT-EX-24: ten curios are opened in all; one stays closed unless Cthulhu is met', () => {
  const opened = (ancient: string): number[] => {
    const { state } = atTourEnd({ options: inArkham({ ancient }), chance: [] })
    return [state.usedShops.length + 1, state.shopDeck.rest.length]
  }
  assert.deepEqual(opened('DAGON'), [10, 1])
  assert.deepEqual(opened('CTHULHU'), [10, 0])
})

test('RT-ARK-6: a shop gives the open curio at once, once a round', () => {
  const tome = atCurio('S5').answer(0, 'b32', 'a:h21+v31')
  assert.equal(tome.kind(0), 'tome')
  const double = atCurio('S8').answer(0, 'b32', 'a:h21+v31')
  assert.deepEqual(double.board(0).stored, { BON_COORD: 1, BON_SEGMENT: 1, BON_DIAGONAL: 0 })
  const tourists = atCurio('S1').answer(0, 'b32', 'a:h21+v31')
  assert.deepEqual(tourists.touristsIn(0, 'b32'), [2 + 3, 2, 0, 0])
  const second = atCurio('S8').answer(0, 'b32', 'a:h21+v31', 'segment:v11')
  assert.deepEqual(second.board(0).circledShops, [second.city.vertexAt.get('c32')])
})

test('RT-ARK-6, RT-BON-2, RT-BON-3: of several shops one is visited, by choice, and only new segments lead to it', () => {
  const game = atCurio('S8', { numbers: [3, 3, 4, 5, 6] }).answer(0, 'a:h33+v32')
  assert.deepEqual([game.kind(0), game.options(0)], ['shop', ['c43', 'c32']])
  game.answer(0, 'c43')
  assert.deepEqual(game.board(0).circledShops, [game.city.vertexAt.get('c43')])
  const later = atCurio('S8', { before: (each) => each.drawn(0, 'v32') }).answer(0, 'b23', 'b:h33')
  assert.deepEqual(later.board(0).circledShops, [later.city.vertexAt.get('c43')])
})

test('RT-ARK-14: new tourists wait for the location of the turn', () => {
  const game = atCurio('S1')
  const turn = game.turn(0)
  const shop = game.city.vertexAt.get('c32') ?? -1
  const table = { state: game.state, content: game.content } as never
  const visit = visitShop(table, 0, turn, [shop])
  assert.equal(visit.next().done, true, 'the visit is made before a location is chosen')
  assert.deepEqual(turn.waiting, [0, 0, 0])
  game.answer(0, 'b32')
  assert.deepEqual(game.touristsIn(0, 'b32'), [2 + 3, 2, 0, 0])
})

test('RT-ARK-13, RT-P5-13, RT-P5-14, RT-EX-23: bridges are reached from both banks as in the Guide', () => {
  const north = atCurio('S5', { numbers: [4, 5, 2, 1, 6], dice: ['red', 'green'] }).answer(0, 'b45')
  assert.ok(north.options(0).includes('a:h34+v44'))
  assert.ok(!north.options(0).includes('a:h34+h44'))
  const south = atCurio('S5', { numbers: [4, 4, 2, 1, 6], dice: ['red', 'green'] })
  assert.ok(south.options(0).includes('a:h34+v44'))
  assert.ok(!south.options(0).includes('a:v44+v45'))
})

test('RT-ARK-13, RT-ANC-YOG-1, RT-ANC-DAG-1: each Ancient has its rule', () => {
  const roads = (ancient: string): readonly (string | undefined)[] => {
    const { city } = atTourTurns({
      ...PLAIN,
      options: inArkham({ ancient }),
      cards: ancient === 'CTHULHU' ? ['CALL_RED', 'CALL_BLUE', 'S8', 'S5'] : ['S5'],
    })
    return city.roads.map((road) => city.segments[road]?.id)
  }
  assert.ok(roads('YOG_SOTHOTH').includes('h32'))
  assert.ok(!roads('DAGON').includes('h32'))
  assert.ok(!roads('CTHULHU').includes('h32'))
})

const walk = (game: TourGame, start: string, ...segments: string[]) => ({
  start: game.city.vertexAt.get(start) ?? -1,
  segments: segments.map((id) => game.segment(id)),
})

test('RT-ARK-8: gates are linked any number of times, each for 1 madness', () => {
  const game = atCurio('S5').drawn(0, 'h20', 'h40', 'v50', 'h10', 'v20', 'h53')
  const board = routeBoardIn(game.state, 0, game.content)
  const route = [
    walk(game, 'c30', 'h20'),
    walk(game, 'c50', 'v50'),
    // c51 has no gate: it cannot be left by one.
    walk(game, 'c20', 'h10'),
  ]
  assert.equal(validateRoute(board, route)?.fault, 'no-link')
  const legal = [walk(game, 'c30', 'h20'), walk(game, 'c63', 'h53')]
  assert.equal(validateRoute(board, legal), null)
  assert.equal(measureRoute(board, legal).madness, 1)
  const loop = atCurio('S5').drawn(0, 'h20', 'v20', 'h21', 'v30', 'h40', 'h53')
  const again = [
    walk(loop, 'c40', 'h40'),
    walk(loop, 'c20', 'v20', 'h21', 'v30', 'h20'),
    walk(loop, 'c63', 'h53'),
  ]
  const looped = routeBoardIn(loop.state, 0, loop.content)
  assert.equal(validateRoute(looped, again), null, 'in and out by the same gate')
  assert.equal(measureRoute(looped, again).madness, 2)
})

/** Seat 0 walks past the grey station, seat 1 past nothing. */
function ended(
  position: (game: TourGame) => void = () => {},
  options: TestOptions['options'] = {},
): TourGame {
  const game = atTourEnd({
    options: inArkham(options),
    chance: [],
    position: (each) => {
      each.drawn(0, 'h35', 'h36').drawn(1, 'h30')
      position(each)
    },
  })
  return game.answer(0, [{ start: 'c35', segments: ['h35'] }])
}

const pointsBy = (game: TourGame, seat: number) => {
  const outcome = route.outcome(game.state, game.content)
  assert.ok(outcome)
  return outcome.points?.[seat]
}

test('RT-ARK-7, RT-ARK-9, RT-ARK-12: four products, ratings, task and encounter, on what the encounter leaves', () => {
  const game = ended((each) => {
    each.roundBoard.ratings = [0, 0, 4]
    each.board(0).stored = { BON_COORD: 2, BON_SEGMENT: 1, BON_DIAGONAL: 0 }
    each.board(0).tomes.TOME_UPGRADE = 'held'
    each.tourists(0, 'b45', [3, 0, 0, 0]).tourists(0, 'b46', [2, 0, 1, 0])
    each.tourists(0, 'b11', [4, 0, 0, 0])
  })
  // Madness 1 at c35: a one fails and empties the riverside b45 of its red tourists.
  game.script(1, 2, 6, 2, 2, 3)
  game.answer(1, [{ start: 'c30', segments: ['h30'] }])
  game.answer(0, 'none')
  assert.deepEqual(pointsBy(game, 0), {
    total: 2 + 11,
    by: { red: 2, green: 0, blue: 0, purple: 0, task: 0, rating: 11, encounter: 0 },
  })
  // The score pad has no place for what is unused.
  const sources = ['red', 'green', 'blue', 'purple', 'task', 'rating', 'encounter']
  assert.deepEqual(sourcesIn(game.content.pack), sources)
})

test('RT-ARK-10, RT-END-5: most madness first, then clockwise from the last lead player', () => {
  const game = ended()
  game.script(2, 3, 4)
  game.answer(1, [{ start: 'c30', segments: ['h30'] }])
  const rolls = game.run.notes.flatMap(({ note }) =>
    note.kind === 'encounter.roll' ? [(note as { seat?: number }).seat] : [],
  )
  assert.deepEqual(rolls, [0, 1], 'seat 0 passes a terrifying place; seat 1 led last')
  assert.equal(game.state.lead, 1)
})

test('RT-SCG-5, RT-BASE-53: equal totals go to more points from the encounter, not to more tourists', () => {
  const game = ended((each) => {
    each.roundBoard.ratings = [0, 0, 4]
    each.tourists(0, 'b46', [0, 0, 1, 0])
  })
  game.script(2, 2, 3, 2, 2, 3)
  game.answer(1, [{ start: 'c30', segments: ['h30'] }])
  const { ending } = game.player(1)
  assert.ok(ending)
  ending.encounter = 11
  const outcome = route.outcome(game.state, game.content)
  assert.ok(outcome?.kind === 'ranked')
  assert.deepEqual(
    outcome.points?.map(({ total }) => total),
    [11, 11],
  )
  assert.deepEqual([outcome.winners, outcome.ending], [[1], 'tie-break'])
})

test('RT-ARK-12, RT-END-17: whoever fails three times has nothing', () => {
  const game = ended((each) => {
    each.roundBoard.ratings = [0, 0, 4]
  })
  game.script(1, 1, 1, 2, 2, 3)
  game.answer(1, [{ start: 'c30', segments: ['h30'] }])
  assert.deepEqual(pointsBy(game, 0)?.total, 0)
  const outcome = route.outcome(game.state, game.content)
  assert.ok(outcome?.kind === 'ranked')
  assert.deepEqual(outcome.winners, [1])
})

test('RT-ARK-11: alone, the second number of the challenge is what successes gave', () => {
  const alone = (...dice: number[]) => {
    const game = atTourEnd({
      seats: 1,
      options: inArkham({ challenge: { row: 0, column: 1 } }),
      chance: [],
      position: (each) => {
        each.drawn(0, 'h23', 'h33', 'h43').tourists(0, 'b34', [0, 0, 0, 40]).tourists(0, 'b44', [0, 0, 1, 0])
        each.tourists(0, 'b54', [0, 0, 60, 0]).tourists(0, 'b33', [50, 0, 0, 0])
      },
    })
    game.script(...dice)
    game.answer(0, [{ start: 'c23', segments: ['h23', 'h33', 'h43'] }])
    const outcome = route.outcome(game.state, game.content)
    assert.ok(outcome?.kind === 'solo')
    assert.equal(outcome.points?.[0]?.by.encounter, game.content.rules.second(game.state, game.content))
    return [outcome.points?.[0]?.by.encounter, outcome.won]
  }
  assert.deepEqual(alone(5, 2, 3), [12, true])
  assert.deepEqual(alone(4, 2, 3), [0, false])
})
