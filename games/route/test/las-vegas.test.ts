import assert from 'node:assert/strict'
import { test } from 'node:test'
import { route } from '../index.ts'
import { writeAct } from '../rules/acts.ts'
import { casinosOf, refuseBet, settleBets } from '../rules/bets.ts'
import { validateRoute } from '../rules/final-route.ts'
import { goalPoints, goalResult } from '../rules/goals.ts'
import { measureRoute } from '../rules/measure.ts'
import { tourOf } from '../rules/played.ts'
import { surveyOf } from '../rules/tour-scoring.ts'
import { atTourEnd, atTourTurns, type TourGame, type TourRound } from './support/tour.ts'

/** Round dice green 3 and red 2: blocks (3;2) and (2;3). */
const PLAIN: TourRound = { numbers: [2, 3, 4, 5, 6], dice: ['green', 'red'] }

const withBonus = (bonus: 'BON_COORD' | 'BON_DIAGONAL') => (game: TourGame) => {
  game.board(0).stored[bonus] = 1
}

const bets = (game: TourGame, seat = 0) => casinosOf(game.board(seat)).bets
const typesOffered = (game: TourGame): string[] => [
  ...new Set(game.options(0).map((option) => String(option).split(':')[1] ?? '')),
]
const cafesOf = (game: TourGame, seat = 0): string[] =>
  game.board(seat).circledShops.map((vertex) => game.city.vertices[vertex]?.id ?? '')

test('RT-VEG-2: as many half-stars are marked as the two round dice show', () => {
  assert.equal(
    atTourTurns({ ...PLAIN, numbers: [1, 2, 4, 5, 6], ratings: ['VEG_SIGN+'] }).roundBoard.halfStars,
    2,
  )
  assert.equal(
    atTourTurns({ ...PLAIN, numbers: [1, 3, 3, 5, 6], ratings: ['VEG_SIGN+'] }).roundBoard.halfStars,
    1,
  )
  assert.equal(atTourTurns(PLAIN).roundBoard.halfStars, 0)
})

test('RT-VEG-3, RT-VEG-5: a round whose numbers add up to seven is circled, whatever players make of them', () => {
  const seven = atTourTurns({
    ...PLAIN,
    numbers: [4, 3, 2, 5, 6],
    before: withBonus('BON_COORD'),
  })
  seven.answer(0, 'coord:0+')
  assert.deepEqual(seven.roundBoard.sevens, [1])
  const six = atTourTurns({
    ...PLAIN,
    numbers: [3, 3, 2, 5, 6],
    before: withBonus('BON_COORD'),
  })
  six.answer(0, 'coord:0+')
  assert.deepEqual(six.roundBoard.sevens, [])
  assert.deepEqual(
    atTourTurns({ ...PLAIN, numbers: [4, 5, 2, 5, 6], dice: ['green', 'red'] }).roundBoard.sevens,
    [],
  )
})

test('RT-BASE-28, RT-BASE-29, RT-BASE-30, RT-BASE-31: every cafe that new segments touch gives its bonus, once', () => {
  const game = atTourTurns(PLAIN)
  game.answer(0, 'b32', 'a:h31+v31')
  assert.deepEqual(cafesOf(game), ['c41', 'c32'], 'both at once')
  assert.deepEqual(game.board(0).stored, { BON_COORD: 0, BON_SEGMENT: 1, BON_DIAGONAL: 1 })
  game.answer(0, 'segment:v41')
  assert.deepEqual(game.board(0).stored, { BON_COORD: 0, BON_SEGMENT: 0, BON_DIAGONAL: 1 })
  assert.deepEqual(cafesOf(game), ['c41', 'c32'], 'c41 gives nothing again')
})

test('RT-VEG-6: the diagonal of a cafe may be drawn anywhere in an own turn', () => {
  const game = atTourTurns(PLAIN).answer(0, 'b32', 'a:h31+v31')
  assert.ok(game.options(0).includes('diagonal:n66') || game.options(0).includes('diagonal:e66'))
})

test('RT-VEG-BET-1, RT-VEG-BET-3: the first segment next to a casino brings a bet in it, and it stays secret', () => {
  const game = atTourTurns(PLAIN)
  game.answer(0, 'b32', 'a:h21+v21')
  assert.equal(game.kind(0), 'bet')
  game.answer(0, 'b22:BET_RED:7')
  assert.deepEqual(bets(game), [{ casino: game.block('b22'), bet: 'BET_RED', number: 7, round: 1 }])
  game.answer(0, 'end').finishRound()
  assert.ok(!JSON.stringify(route.view(game.state, 1, game.content)).includes('BET_RED'))
  assert.ok(JSON.stringify(route.view(game.state, 0, game.content)).includes('BET_RED'))
  assert.ok(
    !game.run.notes.some(({ to, note }) => to === undefined && JSON.stringify(note).includes('BET_RED')),
  )
})

test('RT-VEG-BET-1, RT-VEG-BET-16: a later segment next to the same casino brings none', () => {
  const game = atTourTurns({
    ...PLAIN,
    before: (each) => {
      casinosOf(each.player(0).board).visited.push(each.block('b22'))
    },
  })
  game.answer(0, 'b32', 'a:h21+v21')
  assert.equal(game.kind(0), 'draw')
})

test('RT-VEG-BET-2: a diagonal through a casino counts as next to it', () => {
  const game = atTourTurns({ ...PLAIN, before: withBonus('BON_DIAGONAL') })
  game.answer(0, 'b32', 'diagonal:n43')
  assert.equal(game.kind(0), 'bet')
  assert.ok(game.options(0).every((option) => String(option).startsWith('b43:')))
})

test('RT-VEG-BET-4, RT-VEG-BET-8: bets are of different types, and numbers go from 0 to 99', () => {
  const game = atTourTurns({
    ...PLAIN,
    options: { tasks: false },
    before: (each) => {
      casinosOf(each.player(0).board).bets.push({
        casino: each.block('b43'),
        bet: 'BET_RED',
        number: 1,
        round: 1,
      })
    },
  })
  game.answer(0, 'b32', 'a:h21+v21')
  assert.equal(game.refusal(0, 'b22:BET_RED:7'), 'not-an-option')
  assert.equal(game.refusal(0, 'b22:BET_GREEN:100'), 'not-an-option')
  game.answer(0, 'b22:BET_GREEN:99')
  assert.deepEqual(
    bets(game).map(({ bet }) => bet),
    ['BET_RED', 'BET_GREEN'],
  )
})

test('RT-VEG-BET-12: without personal tasks nobody bets on them', () => {
  const game = atTourTurns(PLAIN).answer(0, 'b32', 'a:h21+v21')
  assert.ok(!typesOffered(game).includes('BET_TASK'))
  assert.ok(typesOffered(game).includes('BET_SEVENS'))
})

test('RT-VEG-BET-5, RT-VEG-BET-6: from round 6 on only goals, from round 9 on nothing', () => {
  const inRound = (round: number): TourGame => {
    const game = atTourTurns(PLAIN)
    game.state.round = round
    return game.answer(0, 'b32', 'a:h21+v21')
  }
  assert.equal(typesOffered(inRound(5)).length, 9)
  assert.deepEqual(typesOffered(inRound(6)), ['BET_GOAL_A', 'BET_GOAL_B', 'BET_GOAL_C'])
  assert.deepEqual(typesOffered(inRound(8)), ['BET_GOAL_A', 'BET_GOAL_B', 'BET_GOAL_C'])
  const late = inRound(9)
  assert.equal(late.kind(0), 'draw')
  assert.deepEqual([casinosOf(late.board(0)).visited, bets(late)], [[late.block('b22')], []])
})

test('RT-VEG-BET-7: casinos reached at once get a bet each, in the order of the player', () => {
  const game = atTourTurns({ ...PLAIN, numbers: [3, 3, 4, 5, 6], dice: ['green', 'red'] })
  game.answer(0, 'a:h23+v32')
  assert.equal(game.kind(0), 'bet')
  game.answer(0, 'b34:BET_GOAL_B')
  assert.ok(game.options(0).every((option) => String(option).startsWith('b43:')))
  game.answer(0, 'b43:BET_RED:3')
  assert.deepEqual(
    bets(game).map(({ casino }) => casino),
    [game.block('b34'), game.block('b43')],
  )
  assert.equal(game.kind(0), 'draw')
})

const betPoints = (...bets: Parameters<typeof settleBets>): number =>
  settleBets(...bets).reduce((sum, { points }) => sum + points, 0)

test('RT-VEG-BET-9, RT-VEG-BET-10, RT-VEG-BET-11, RT-VEG-BET-12, RT-VEG-BET-14, RT-EX-10: bets pay by how near they are', () => {
  const tour = tourOf(atTourTurns(PLAIN).content.pack)
  const made = (bet: string, number: number | null, casino: number) => ({ bet, number, casino, round: 1 })
  const all = [
    made('BET_RED', 6, 1),
    made('BET_SEVENS', 2, 2),
    made('BET_TASK', 9, 3),
    made('BET_HALF_STARS', 8, 4),
  ]
  const counted = { red: 7, sevens: 2, task: 9, halfStars: 10 }
  const paid = (bet: (typeof all)[number], along = [1, 2, 3, 4]): number =>
    betPoints(tour, [bet], along, { counted, won: {} })
  assert.deepEqual(
    all.map((bet) => paid(bet)),
    [10, 18, 9, 0],
  )
  assert.deepEqual(
    all.map((bet) => paid(bet, [1, 3, 4])),
    [10, 0, 9, 0],
  )
  assert.equal(
    betPoints(tour, [made('BET_RED', 7, 1), made('BET_SEVENS', 1, 2), made('BET_TASK', 8, 3)], [1, 2, 3], {
      counted,
      won: {},
    }),
    15 + 6 + 5,
  )
})

test('RT-VEG-BET-13: a bet on a goal pays only for winning it', () => {
  const tour = tourOf(atTourTurns(PLAIN).content.pack)
  const bet = { bet: 'BET_GOAL_B', number: null, casino: 1, round: 7 }
  assert.equal(betPoints(tour, [bet], [1], { counted: {}, won: { goalB: 15 } }), 15)
  assert.equal(betPoints(tour, [bet], [1], { counted: {}, won: { goalB: 0 } }), 0)
})

test('RT-VEG-BET-13: whoever wins a goal gets its points again by a bet on it, whoever only meets it gets nothing', () => {
  const paid = (bet: string): number[] => {
    const game = atTourEnd({
      chance: ['A3', 'B1', 'C1'],
      position: (each) => {
        each.drawn(0, 'h11', 'v10', 'h10', 'h20', 'h30', 'h40').drawn(1, 'h11', 'v10', 'h10', 'h20', 'h30')
        for (const seat of [0, 1])
          bets(each, seat).push({ casino: each.city.blockAt.get('b22') ?? -1, bet, number: null, round: 7 })
      },
    })
    const short = ['h11', 'v10', 'h10', 'h20', 'h30']
    game
      .answer(0, [{ start: 'c21', segments: [...short, 'h40'] }])
      .answer(1, [{ start: 'c21', segments: short }])
    const { points } = route.outcome(game.state, game.content) ?? assert.fail()
    assert.deepEqual(
      points.map(({ by }) => by.goals),
      [15, 8],
    )
    return points.map(({ by }) => by.bets ?? -1)
  }
  assert.deepEqual(paid('BET_GOAL_A'), [15, 0])
  assert.deepEqual(paid('BET_GOAL_B'), [0, 0], 'of another deck')
})

const walk = (game: TourGame, start: string, ...segments: string[]) => ({
  start: game.city.vertexAt.get(start) ?? -1,
  segments: segments.map((id) => game.segment(id)),
})

/** A board of the city with these segments. */
function boardOf(game: TourGame, ...ids: string[]) {
  return {
    city: game.city,
    drawn: ids.map((id) => game.segment(id)).sort((one, other) => one - other),
    tourists: new Array(36 * 4).fill(0),
    stars: new Array(36).fill(0),
    task: [],
    call: -1,
    tomes: { reroll: false, upgrade: false, blessing: false },
  }
}

test('RT-VEG-8, RT-VEG-9, RT-VEG-11, RT-FR-7, RT-ERR-41: the airport is linked to each green crossing once, either way', () => {
  const game = atTourTurns(PLAIN)
  const board = boardOf(game, 'v44', 'h20', 'h30', 'h45', 'v02', 'v03')
  const out = walk(game, 'c44', 'v44')
  const far = walk(game, 'c30', 'h20')
  const other = walk(game, 'c03', 'v02')
  assert.equal(validateRoute(board, [out, far]), null)
  assert.equal(validateRoute(board, [walk(game, 'c20', 'h20'), walk(game, 'c45', 'v44')]), null, 'back')
  assert.equal(validateRoute(board, [walk(game, 'c20', 'h20'), walk(game, 'c45', 'h45')]), null)
  assert.deepEqual(validateRoute(board, [walk(game, 'c20', 'h20'), other]), {
    fault: 'no-link',
    part: 1,
    segment: 0,
  })
  const twice = [walk(game, 'c20', 'h20'), walk(game, 'c45', 'v44'), walk(game, 'c44')]
  assert.equal(validateRoute(board, twice)?.fault, 'empty-part')
  const loop = boardOf(game, 'h20', 'v44', 'h44', 'v54', 'h45', 'h30', 'v02')
  const there = [walk(game, 'c20', 'h20'), walk(game, 'c45', 'v44', 'h44', 'v54', 'h45')]
  assert.deepEqual(validateRoute(loop, [...there, walk(game, 'c30', 'h30')]), {
    fault: 'flown-twice',
    part: 2,
    segment: 0,
  })
  assert.equal(validateRoute(loop, [...there, walk(game, 'c03', 'v02')]), null, 'on to another one')
  assert.equal(measureRoute(board, [out, far]).madness, 0)
})

test('RT-VEG-7, RT-BASE-41: a green crossing on the route counts as a green landmark', () => {
  const game = atTourTurns(PLAIN)
  const board = boardOf(game, 'h20', 'h30')
  assert.deepEqual(measureRoute(board, [walk(game, 'c20', 'h20')]).landmarks, [1, 1, 0, 0])
  assert.deepEqual(
    measureRoute(board, [walk(game, 'c20', 'h20', 'h30')]).landmarks,
    [1, 1, 1, 0],
    'passed, once',
  )
})

/** Both walk round (2;2), a casino, and seat 0 goes on along the arena. */
function ended(change: (game: TourGame) => void = () => {}): TourGame {
  return atTourEnd({
    position: (game) => {
      game.drawn(0, 'h11', 'v11', 'h12', 'v21', 'v12', 'v13').drawn(1, 'h11')
      game.tourists(0, 'b22', [0, 0, 0, 4]).tourists(0, 'b14', [1, 0, 0, 0]).tourists(1, 'b22', [0, 0, 0, 1])
      change(game)
    },
  })
}

const LONG = [{ start: 'c12', segments: ['v11', 'h11', 'v21', 'h12', 'v12', 'v13'] }]
const SHORT = [{ start: 'c11', segments: ['h11'] }]

test('RT-VEG-10, RT-BASE-27, RT-BASE-32, RT-BASE-33, RT-BASE-52: casinos, ratings and unused cafes give points', () => {
  const game = ended((each) => {
    each.roundBoard.ratings = [4, 0, 0]
    each.board(0).stored = { BON_COORD: 1, BON_SEGMENT: 1, BON_DIAGONAL: 0 }
    each.tourists(0, 'b66', [2, 0, 0, 2])
  })
  game.answer(0, LONG).answer(1, SHORT)
  const left = game.player(0).ending?.tourists ?? []
  assert.deepEqual(
    left.slice(game.block('b66') * 4).slice(0, 4),
    [0, 0, 0, 0],
    'they are not along the route',
  )
  const outcome = route.outcome(game.state, game.content)
  assert.ok(outcome?.kind === 'ranked')
  const by = outcome.points[0]?.by
  assert.deepEqual([by?.purple, by?.rating, by?.cafes], [4, 11, 2])
  assert.deepEqual([outcome.winners, outcome.ending], [[0], 'points'])
})

test('RT-VEG-10: purple tourists count once for each casino along the route', () => {
  const [points] = pointsPast()
  assert.equal(points?.by.purple, 4 * 2)
})

test('RT-VEG-BET-9, RT-VEG-BET-10, RT-VEG-BET-11: at the end bets are compared with the route and the round board', () => {
  const paid = (bet: string, number: number): number | undefined => pointsPast({ bet, number }).at(0)?.by.bets
  assert.deepEqual([paid('BET_RED', 1), paid('BET_RED', 2), paid('BET_RED', 3)], [15, 10, 0])
  assert.deepEqual([paid('BET_GREEN', 2), paid('BET_BLUE', 3), paid('BET_PURPLE', 4)], [15, 15, 15])
  assert.deepEqual(
    [paid('BET_HALF_STARS', 6), paid('BET_HALF_STARS', 7), paid('BET_HALF_STARS', 8)],
    [15, 10, 0],
  )
  assert.deepEqual([paid('BET_SEVENS', 2), paid('BET_SEVENS', 1), paid('BET_SEVENS', 0)], [18, 6, 0])
})

/** Seat 0 walks past two casinos, with 1 red, 2 green, 3 blue and 4 purple tourists; 6 half-stars, 2 sevens. */
function pointsPast(made?: { readonly bet: string; readonly number: number }) {
  const segments = ['h12', 'v22', 'h23']
  const game = atTourEnd({
    position: (each) => {
      each
        .drawn(0, ...segments)
        .tourists(0, 'b23', [1, 2, 3, 3])
        .tourists(0, 'b33', [0, 0, 0, 1])
      Object.assign(each.roundBoard, { halfStars: 6, sevens: [3, 5] })
      if (made) bets(each).push({ ...made, casino: each.block('b34'), round: 1 })
    },
  })
  game.answer(0, [{ start: 'c12', segments }]).answer(1, [])
  return route.outcome(game.state, game.content)?.points ?? assert.fail('it is not over')
}

test('RT-BASE-53: equal totals go to more tourists along the route, then to more segments', () => {
  const tied = (tourists: readonly number[], ...segments: string[]) => {
    const game = atTourEnd({
      position: (each) => each.drawn(0, 'h40').drawn(1, 'h40', 'v50').tourists(0, 'b51', tourists),
    })
    game.answer(0, [{ start: 'c40', segments: ['h40'] }]).answer(1, [{ start: 'c40', segments }])
    const outcome = route.outcome(game.state, game.content)
    assert.ok(outcome?.kind === 'ranked')
    assert.deepEqual([outcome.points[0]?.total, outcome.points[1]?.total], [0, 0])
    return [outcome.winners, outcome.ending]
  }
  assert.deepEqual(tied([0, 0, 0, 2], 'h40', 'v50'), [[0], 'tie-break'])
  assert.deepEqual(tied([0, 0, 0, 0], 'h40', 'v50'), [[1], 'tie-break'])
  assert.deepEqual(tied([0, 0, 0, 0], 'h40'), [[0, 1], 'shared'])
})

test('RT-BASE-34, RT-BASE-35, RT-BASE-36: the best of those who meet a goal win it, others who meet it get less', () => {
  const tour = tourOf(atTourTurns(PLAIN).content.pack)
  const [goal] = tour.goals
  assert.ok(goal)
  assert.deepEqual(goalPoints(goal, [20, 18, 17]), [15, 8, 0])
  assert.deepEqual(goalPoints(goal, [20, 20, 5]), [15, 15, 0])
  assert.deepEqual(goalPoints(goal, [17, 3]), [0, 0], 'nobody meets it')
})

test('RT-BASE-34, RT-ACH-11: every goal counts what its card says', () => {
  const game = ended((each) => {
    each.board(0).circledShops = [each.city.vertexAt.get('c11') ?? -1, each.city.vertexAt.get('c65') ?? -1]
  })
  game.answer(0, LONG).answer(1, SHORT)
  const { facts } = surveyOf(game.state, 0, game.content)
  const results = tourOf(game.content.pack).goals.map((goal) => [goal.measure, goalResult(goal, facts)])
  assert.deepEqual(Object.fromEntries(results), {
    segments: 6,
    turns: 4,
    borderSegments: 0,
    threeSides: 1,
    tourists: 5,
    borderTourists: 1,
    rowsPlusColumns: 4,
    maxColour: 4,
    minLandmarks: 0,
    cafes: 1,
    greyLandmarks: 1,
    whiteLocations: 3,
  })
})

test('RT-BASE-37, RT-BASE-51: alone, goals count but give no points', () => {
  const game = atTourEnd({
    seats: 1,
    options: { challenge: { row: 0, column: 1 } },
    chance: ['A3', 'B1', 'C1'],
    position: (each) => each.drawn(0, 'h20', 'h30', 'h40'),
  })
  game.answer(0, [{ start: 'c20', segments: ['h20', 'h30', 'h40'] }])
  const outcome = route.outcome(game.state, game.content)
  assert.ok(outcome?.kind === 'solo')
  assert.deepEqual([outcome.points[0]?.by.goals, outcome.won], [0, false])
  assert.equal(game.content.rules.second(game.state, game.content), 1, 'three border segments')
})

test('RT-VEG-1: every player can bet from the start', () => {
  const game = atTourTurns(PLAIN)
  for (const seat of [0, 1]) assert.deepEqual(casinosOf(game.player(seat).board), { visited: [], bets: [] })
})

test('RT-ERR-33, RT-ERR-34: a due bet comes before everything else, and only a real one is taken', () => {
  const game = atTourTurns(PLAIN).answer(0, 'b32', 'a:h21+v21')
  for (const wrong of [
    'end',
    'b22:BET_RED',
    'b22:BET_RED:-1',
    'b22:BET_RED:1.5',
    'b43:BET_RED:1',
    'b22:BET_TASK:3',
  ])
    assert.equal(game.refusal(0, wrong), 'not-an-option', wrong)
  assert.equal(game.kind(0), 'bet')
})

test('RT-ERR-33: a bet too late, of a used type, on a goal alone or on a task without tasks is refused', () => {
  const game = atTourEnd()
  const terms = { tour: tourOf(game.content.pack), round: 5, seats: 2, tasks: true }
  const board = game.board(0)
  casinosOf(board).visited.push(game.block('b22'))
  bets(game).push({ casino: game.block('b34'), bet: 'BET_BLUE', number: 4, round: 1 })
  const why = (bet: string, change: Partial<typeof terms> = {}): string | undefined =>
    refuseBet({ ...terms, ...change }, game.city, board, { casino: 'b22', bet, number: 1 })?.why
  assert.deepEqual([why('BET_RED'), why('BET_RED', { round: 6 })], [undefined, 'betLate'])
  assert.deepEqual([why('BET_GOAL_A', { round: 8 }), why('BET_GOAL_A', { round: 9 })], [undefined, 'betLate'])
  assert.equal(why('BET_BLUE'), 'betMade')
  assert.equal(why('BET_GOAL_A', { seats: 1 }), 'betOff')
  assert.deepEqual([why('BET_TASK'), why('BET_TASK', { tasks: false })], [undefined, 'betOff'])
})

test('RT-VEG-BET-15: alone, nobody bets on goals', () => {
  const game = atTourEnd({ seats: 1 })
  const { bets: types } = tourOf(game.content.pack)
  const terms = { tour: tourOf(game.content.pack), round: 1, seats: 1, tasks: true }
  casinosOf(game.board(0)).visited.push(game.block('b22'))
  const refused = types.filter(({ id, on }) => {
    const number = on.startsWith('goal') ? null : 1
    return refuseBet(terms, game.city, game.board(0), { casino: 'b22', bet: id, number }) !== null
  })
  assert.deepEqual(
    refused.map(({ on }) => on),
    ['goalA', 'goalB', 'goalC'],
  )
})

test('every bet and rating is read back from its text', () => {
  const { vocabulary } = atTourTurns(PLAIN).content
  assert.equal(vocabulary.bet.size, 4 * (7 * 100 + 3))
  for (const [text, act] of vocabulary.bet) assert.equal(writeAct('bet', act), text)
  assert.equal(vocabulary.rating.size, 6)
  for (const [text, act] of vocabulary.rating) assert.equal(writeAct('rating', act), text)
})

test('RT-VEG-BET-16: a correction that reaches a casino brings its bet before the tourists, and erasing takes no bet away', () => {
  const game = atTourTurns({
    numbers: [2, 1, 4, 3, 1],
    dice: ['red', 'effect'],
    options: { effects: { dark: 'FX_CORRECTION', light: 'FX_REPEAT' } },
    before: (each) => each.drawn(0, 'h13', 'v22'),
  })
  game.answer(0, 'b21', 'h13', 'v23')
  assert.deepEqual([game.kind(0), game.touristsIn(0, 'b21')], ['bet', [0, 0, 0, 0]])
  game.answer(0, 'b34:BET_BLUE:4')
  assert.deepEqual(game.touristsIn(0, 'b21'), [3, 0, 0, 0])
  game.board(0).drawn[game.segment('v23')] = 0
  game.answer(0, 'b:v23')
  assert.deepEqual([game.kind(0), bets(game).length], ['draw', 1], 'no second first visit')
})
