import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARKHAM_GUIDE } from '../content/index.ts'
import { route } from '../index.ts'
import { routeBoardOf } from '../rules/board.ts'
import { namedRoute } from '../rules/final-route.ts'
import { bestRoute } from '../solver/best-route.ts'
import { asRouteView, standingOf } from '../text/index.ts'
import { atEnd, ending, keepBest } from './support/ending.ts'
import { randomArkhamBoard, randomFrom } from './support/random-board.ts'
import { setupChance, type TestGame } from './support/table.ts'

const outcome = (game: TestGame) => {
  const found = route.outcome(game.state, game.run.content)
  assert.ok(found)
  return found
}

const ranking = (game: TestGame) => {
  const found = outcome(game)
  assert.ok(found.kind === 'ranked')
  return found
}

/** A line of three segments along two terrifying places of Dagon (c22, c02), with tourists at the river. */
function riverWalk(game: TestGame, seat: number): void {
  game
    .drawn(seat, 'h02', 'h12', 'h22')
    .tourists(seat, 'b12', [2, 0, 3, 0])
    .tourists(seat, 'b33', [4, 0, 0, 0])
}

test('RT-END-1: final route, then encounter, then points', () => {
  const game = atEnd({ seats: 1, position: (each) => riverWalk(each, 0) })
  assert.equal(game.kind(0), 'route')
  assert.equal(route.outcome(game.state, game.run.content), null)
  game.script(4, 5, 3)
  keepBest(game)
  assert.equal(game.state.phase, 'over')
  assert.equal(ending(game, 0).madness, 2)
  assert.deepEqual(ending(game, 0).dice, [4, 5, 3])
  assert.ok(outcome(game).points[0])
})

test('RT-END-2, RT-FR-9, RT-ERR-41: any legal route may be kept, an illegal one is refused with its rule', () => {
  const game = atEnd({ seats: 1, position: (each) => riverWalk(each, 0) })
  for (const [wrong, rule] of [
    [[{ start: 'c02', segments: ['h02', 'h02'] }], /RT-FR-2/],
    [[{ start: 'c02', segments: ['h12'] }], /RT-FR-6/],
    [[{ start: 'c02', segments: ['v01'] }], /RT-FR-1/],
    [
      [
        { start: 'c02', segments: ['h02'] },
        { start: 'c22', segments: ['h22'] },
      ],
      /RT-FR-7/,
    ],
    [[{ start: 'c02', segments: [] }], /RT-MAP-7/],
    [[], /RT-FR-6/],
    ['h02', /list of parts/],
    [[{ start: 'c99', segments: ['h02'] }], /list of parts/],
    [[{ start: 'c02', segments: ['h02'], more: 1 }], /list of parts/],
    [[{ start: 'c02', segments: 'h02' }], /list of parts/],
  ] as const) {
    const fault = game.run.questions[0]?.fault(wrong)
    assert.equal(fault?.code, 'refused')
    assert.match(fault?.message ?? '', rule)
  }
  game.answer(0, [{ start: 'c12', segments: ['h12', 'h22'] }])
  assert.deepEqual(ending(game, 0).route, [
    { start: game.city.vertexAt.get('c12'), segments: [game.segment('h12'), game.segment('h22')] },
  ])
})

test('RT-END-3: tourists off the route are gone', () => {
  const game = atEnd({
    seats: 1,
    position: (each) => {
      riverWalk(each, 0)
      each.tourists(0, 'b66', [5, 5, 5, 5])
    },
  })
  game.script(4, 4, 4)
  keepBest(game)
  const block = game.block('b66')
  assert.deepEqual(ending(game, 0).tourists.slice(block * 4, block * 4 + 4), [0, 0, 0, 0])
})

test('RT-END-5: the player with most madness meets the Ancient first', () => {
  const game = atEnd({
    seats: 3,
    position: (each) => {
      each.drawn(0, 'h10').drawn(1, 'h02', 'h12').drawn(2, 'h12')
    },
  })
  game.state.players.forEach((player) => {
    player.board.tomes.TOME_REROLL = 'held'
  })
  game.answer(0, [{ start: 'c10', segments: ['h10'] }])
  game.answer(1, [{ start: 'c02', segments: ['h02', 'h12'] }])
  game.answer(2, [{ start: 'c12', segments: ['h12'] }])
  assert.deepEqual(game.asked(), ['1 encounter.reroll'])
  game.answer(1, [])
  assert.deepEqual(game.asked(), ['2 encounter.reroll'])
  game.answer(2, [])
  assert.deepEqual(game.asked(), ['0 encounter.reroll'])
})

test('RT-END-6: equal madness goes clockwise from the last lead player', () => {
  const game = atEnd({ seats: 3, options: { first: 2 } })
  game.state.players.forEach((player) => {
    player.board.tomes.TOME_REROLL = 'held'
  })
  keepBest(game)
  const order: number[] = []
  while (game.run.questions[0]) {
    order.push(game.run.questions[0].seat)
    game.answer(order.at(-1) ?? -1, [])
  }
  assert.deepEqual(order, [1, 2, 0], 'seat 1 has led the tenth round')
})

test('RT-END-7, RT-ERR-43: three dice are rolled, and only their numbers count', () => {
  const game = atEnd({ seats: 1, position: (each) => riverWalk(each, 0) })
  game.player(0).board.tomes.TOME_REROLL = 'held'
  game.script(1, 6, 6)
  keepBest(game)
  assert.deepEqual(ending(game, 0).dice, [1, 6, 6])
  assert.deepEqual(game.refusal(0, [3]), 'not-an-option')
  assert.deepEqual(game.refusal(0, [0, 0]), 'wrong-count')
  assert.deepEqual(game.refusal(0, 0), 'wrong-shape')
})

test('RT-END-8, RT-BON-10, RT-BON-11, RT-BON-12: tomes are used once: reroll any dice, then add two to one', () => {
  const game = atEnd({ seats: 1, position: (each) => riverWalk(each, 0) })
  const { tomes } = game.player(0).board
  tomes.TOME_REROLL = 'held'
  tomes.TOME_UPGRADE = 'held'
  game.script(1, 2, 6)
  keepBest(game)
  game.script(3, 1)
  game.answer(0, [1, 0])
  assert.deepEqual(ending(game, 0).dice, [3, 1, 6])
  assert.equal(tomes.TOME_REROLL, 'used')
  assert.deepEqual(game.options(0), ['none', 0, 1, 2])
  game.answer(0, 0)
  assert.deepEqual(ending(game, 0).dice, [5, 1, 6])
  assert.equal(tomes.TOME_UPGRADE, 'used')
  assert.deepEqual([ending(game, 0).failures, ending(game, 0).successes], [1, 2])
})

test('RT-END-15, RT-ERR-43: the upgrade comes only after all rolling, the blessing last of all', () => {
  const game = atEnd({ seats: 1, position: (each) => riverWalk(each, 0) })
  const { tomes } = game.player(0).board
  tomes.TOME_REROLL = 'held'
  tomes.TOME_UPGRADE = 'held'
  tomes.TOME_BLESSING = 'held'
  game.script(2, 4, 1)
  keepBest(game)
  assert.equal(game.kind(0), 'encounter.reroll')
  game.answer(0, [])
  assert.equal(tomes.TOME_REROLL, 'held', 'not used')
  assert.equal(game.kind(0), 'encounter.upgrade')
  game.answer(0, 0)
  assert.equal(tomes.TOME_BLESSING, 'used')
  assert.deepEqual(
    [ending(game, 0).failures, ending(game, 0).successes],
    [1, 2],
    'the 2 became 4, and both 4 are blessed',
  )
})

test('RT-BON-13: without the blessing a 4 is neutral', () => {
  const game = atEnd({ seats: 1, position: (each) => riverWalk(each, 0) })
  game.script(4, 4, 1)
  keepBest(game)
  assert.deepEqual([ending(game, 0).failures, ending(game, 0).successes], [1, 0])
})

test('RT-BON-24: unused bonuses and tomes are worth nothing', () => {
  const game = atEnd({ seats: 1, position: (each) => riverWalk(each, 0) })
  game.player(0).board.stored = { BON_COORD: 5, BON_SEGMENT: 5, BON_DIAGONAL: 5 }
  game.player(0).board.tomes = { TOME_REROLL: 'held', TOME_UPGRADE: 'held', TOME_BLESSING: 'free' }
  game.player(0).task = null
  game.script(3, 3, 3)
  keepBest(game).answer(0, [], 'none')
  assert.deepEqual(game.player(0).board.tomes, {
    TOME_REROLL: 'held',
    TOME_UPGRADE: 'held',
    TOME_BLESSING: 'free',
  })
  // Six red tourists and three blue ones, along one red and one blue landmark.
  assert.deepEqual(outcome(game).points[0], {
    total: 9,
    by: { red: 6, green: 0, blue: 3, purple: 0, task: 0, yellow: 0, encounter: 0 },
  })
})

test('RT-END-17, RT-END-19: three failures take a player out; with everybody out nobody wins', () => {
  const game = atEnd({
    position: (each) => {
      riverWalk(each, 0)
      riverWalk(each, 1)
    },
  })
  game.script(1, 2, 1, 2, 2, 2)
  keepBest(game)
  assert.deepEqual(
    game.state.players.map((player) => player.ending?.eliminated),
    [true, true],
  )
  assert.deepEqual(outcome(game), {
    kind: 'ranked',
    winners: [],
    places: [1, 1],
    points: outcome(game).points,
    ending: 'nobody',
  })
  assert.deepEqual(
    outcome(game).points.map((points) => points.total),
    [0, 0],
  )
})

test('RT-END-17: who is out takes the last place, whatever the board', () => {
  const game = atEnd({
    position: (each) => {
      riverWalk(each, 0)
      each.tourists(0, 'b12', [9, 9, 9, 9])
      each.drawn(1, 'h10')
    },
  })
  game.script(1, 2, 1, 4, 4, 4)
  keepBest(game)
  assert.deepEqual(ranking(game).winners, [1])
  assert.deepEqual(ranking(game).places, [2, 1])
})

test('RT-END-18, RT-END-16, RT-EX-2: penalties first, then rewards, noted as encounter points', () => {
  const game = atEnd({
    seats: 1,
    position: (each) => {
      each.drawn(0, 'v22', 'v23', 'h24', 'h34', 'h44').drawn(0, 'v24', 'h25', 'v34')
      each.tourists(0, 'b33', [0, 0, 2, 0]).tourists(0, 'b34', [1, 0, 1, 0]).tourists(0, 'b44', [0, 2, 0, 0])
      each.tourists(0, 'b54', [0, 0, 0, 1]).tourists(0, 'b35', [1, 0, 1, 0])
    },
  })
  const { tomes } = game.player(0).board
  tomes.TOME_REROLL = 'held'
  tomes.TOME_BLESSING = 'held'
  game.script(1, 2, 6)
  game.answer(0, [{ start: 'c22', segments: ['v22', 'v23', 'h24', 'h34', 'h44'] }])
  assert.equal(ending(game, 0).madness, 3, 'c22, c24 and c44')
  game.script(2, 4)
  game.answer(0, [0, 1])
  assert.deepEqual([ending(game, 0).failures, ending(game, 0).successes], [1, 2])
  assert.equal(ending(game, 0).encounter, 2 * 3 * 3, 'b34, b44 and b54 still hold tourists on this route')
})

test('RT-ANC-CTH-1: a Call card is shown to all after the dice and tomes of its owner, before the penalty', () => {
  const game = atEnd({
    options: { ancient: 'CTHULHU' },
    chance: ['CALL_GREEN', 'CALL_RED', ...setupChance(2)],
    position: (each) => {
      each.drawn(0, 'h20', 'v30', 'h31').tourists(0, 'b31', [0, 4, 0, 0]).tourists(0, 'b41', [0, 2, 0, 0])
    },
  })
  game.state.players.forEach((player) => {
    player.board.tomes.TOME_REROLL = 'held'
    player.board.tomes.TOME_UPGRADE = 'held'
  })
  const shown = (viewer: number | null): (string | null)[] =>
    asRouteView(game.run.view(viewer)).players.map(({ call }) => call)
  const secret = (call: string): boolean =>
    !game.run.notes.some(({ to, note }) => to === undefined && note.call === call)
  game.answer(1, [])
  game.script(1, 6, 6)
  game.answer(0, [{ start: 'c20', segments: ['h20', 'v30', 'h31'] }])
  assert.equal(ending(game, 0).madness, 1)
  assert.deepEqual(game.asked(), ['0 encounter.reroll'])
  assert.deepEqual(
    [shown(null), shown(1)],
    [
      [null, null],
      [null, 'CALL_RED'],
    ],
  )
  game.answer(0, [])
  assert.deepEqual(game.asked(), ['0 encounter.upgrade'])
  assert.deepEqual([shown(1), secret('CALL_GREEN')], [[null, 'CALL_RED'], true])
  game.answer(0, 'none')
  assert.deepEqual(game.asked(), ['0 penalty.called'])
  assert.deepEqual([shown(null), secret('CALL_GREEN')], [['CALL_GREEN', null], false])
  assert.ok(secret('CALL_RED'), 'the other has not met Cthulhu yet')
})

test('RT-ANC-CTH-5, RT-EX-12: with one failure the player chooses from which blocks half of the type goes', () => {
  const game = atEnd({
    seats: 1,
    options: { ancient: 'CTHULHU' },
    chance: ['CALL_GREEN'],
    position: (each) => {
      each.drawn(0, 'h10', 'h20').tourists(0, 'b21', [0, 4, 0, 0]).tourists(0, 'b31', [0, 3, 0, 0])
      each.drawn(0, 'h02', 'v11', 'v10')
    },
  })
  game.script(1, 6, 6)
  game.answer(0, [{ start: 'c12', segments: ['v11', 'v10', 'h10', 'h20'] }])
  assert.equal(ending(game, 0).madness, 1)
  assert.equal(game.kind(0), 'penalty.called')
  const fault = (answer: string[]): string => game.run.questions[0]?.fault(answer)?.message ?? ''
  assert.match(fault(['b21', 'b21']), /RT-ANC-CTH-2/)
  assert.match(fault(['b31', 'b31', 'b31', 'b21']), /RT-ANC-CTH-2/)
  assert.match(fault(['b21', 'b31', 'b66']), /RT-ANC-CTH-5/)
  game.answer(0, ['b31', 'b21', 'b31'])
  assert.deepEqual(
    ['b21', 'b31'].map((id) => ending(game, 0).tourists[game.block(id) * 4 + 1]),
    [3, 1],
  )
  assert.equal(ending(game, 0).encounter, 12)
})

test('RT-ANC-CTH-2: two failures take the whole type without asking', () => {
  const game = atEnd({
    seats: 1,
    options: { ancient: 'CTHULHU' },
    chance: ['CALL_GREEN'],
    position: (each) => {
      each
        .drawn(0, 'v11', 'v10', 'h10', 'h20')
        .tourists(0, 'b21', [0, 4, 0, 0])
        .tourists(0, 'b31', [0, 3, 0, 0])
    },
  })
  game.script(1, 1, 6)
  game.answer(0, [{ start: 'c12', segments: ['v11', 'v10', 'h10', 'h20'] }])
  assert.equal(game.state.phase, 'over')
  assert.equal(ending(game, 0).encounter, 0)
  assert.ok(ending(game, 0).tourists.every((count) => count === 0))
})

test('RT-ANC-YOG-1, RT-DM-37: with Yog-Sothoth the roads between the university blocks are part of the map', () => {
  const game = atEnd({
    seats: 1,
    options: { ancient: 'YOG_SOTHOTH' },
    position: (each) => each.drawn(0, 'v41', 'v42'),
  })
  game.script(4, 4, 4)
  game.answer(0, [{ start: 'c41', segments: ['v41', 'v42'] }])
  assert.equal(ending(game, 0).blocks.length, 4)
})

test('RT-ANC-YOG-2, RT-EX-13, RT-END-20: the two fullest university blocks go; ties are the choice of the player', () => {
  const game = atEnd({
    seats: 1,
    options: { ancient: 'YOG_SOTHOTH' },
    position: (each) => {
      each.drawn(0, 'v31', 'h31', 'h41', 'v51', 'v52', 'h43', 'h33', 'v32')
      each.tourists(0, 'b42', [3, 0, 0, 0]).tourists(0, 'b52', [0, 2, 0, 0]).tourists(0, 'b43', [0, 0, 2, 0])
    },
  })
  game.script(2, 5, 6)
  game.answer(0, [{ start: 'c31', segments: ['h31', 'h41', 'v51', 'v52', 'h43', 'h33', 'v32', 'v31'] }])
  assert.equal(ending(game, 0).madness, 4)
  assert.equal(game.kind(0), 'penalty.university')
  assert.deepEqual([...game.options(0)].map(String).sort(), ['b42+b43', 'b42+b52'])
  assert.equal(game.refusal(0, 'b43+b53'), 'not-an-option')
  game.answer(0, 'b42+b52')
  assert.deepEqual(ending(game, 0).crossed, [game.block('b42'), game.block('b52')])
  assert.equal(ending(game, 0).encounter, 32)
  assert.equal(outcome(game).points[0]?.by.yellow, 0, 'the crossed university counts as white')
})

test('RT-ANC-DAG-6, RT-END-20: of tied types at the river the player chooses', () => {
  const game = atEnd({
    seats: 1,
    position: (each) => {
      each.drawn(0, 'h02', 'h12').tourists(0, 'b12', [2, 2, 0, 0]).tourists(0, 'b22', [0, 0, 1, 0])
    },
  })
  game.script(1, 5, 3)
  game.answer(0, [{ start: 'c02', segments: ['h02', 'h12'] }])
  assert.equal(game.kind(0), 'penalty.riverside')
  assert.deepEqual([...game.options(0)].map(String).sort(), ['green', 'red'])
  game.answer(0, 'red')
  assert.equal(ending(game, 0).encounter, 6, 'both blocks still hold somebody')
})

test('RT-ANC-DAG-5: a second failure counts anew what is left at the river', () => {
  const game = atEnd({
    seats: 1,
    position: (each) => {
      each.drawn(0, 'h02', 'h12').tourists(0, 'b12', [3, 2, 0, 0]).tourists(0, 'b22', [1, 0, 1, 0])
    },
  })
  game.script(1, 2, 5)
  game.answer(0, [{ start: 'c02', segments: ['h02', 'h12'] }])
  assert.deepEqual([ending(game, 0).failures, ending(game, 0).successes], [2, 1])
  const left = ['b12', 'b22'].map((id) =>
    ending(game, 0).tourists.slice(game.block(id) * 4, game.block(id) * 4 + 4),
  )
  assert.deepEqual(
    left,
    [
      [0, 0, 0, 0],
      [0, 0, 1, 0],
    ],
    'first the red ones go, then the green ones',
  )
  assert.equal(ending(game, 0).encounter, 3)
})

test('RT-ERR-45: a penalty with nothing to take goes by', () => {
  const game = atEnd({ seats: 1, position: (each) => each.drawn(0, 'h02', 'h12') })
  game.script(1, 1, 5)
  game.answer(0, [{ start: 'c02', segments: ['h02', 'h12'] }])
  assert.equal(game.state.phase, 'over')
  assert.equal(ending(game, 0).encounter, 0)
})

test('RT-ANC-SHU-2, RT-ANC-SHU-3, RT-EX-14: one tourist of the most numerous type for every gate link', () => {
  const game = atEnd({
    seats: 1,
    options: { ancient: 'SHUB_NIGGURATH' },
    position: (each) => {
      each.drawn(0, 'h20', 'v20', 'h40', 'v50', 'h53', 'v63', 'v03')
      each.tourists(0, 'b21', [5, 0, 0, 0]).tourists(0, 'b31', [1, 4, 1, 0])
    },
  })
  game.script(1, 4, 6)
  game.answer(0, [
    { start: 'c21', segments: ['v20'] },
    { start: 'c50', segments: ['v50'] },
  ])
  assert.deepEqual(
    [ending(game, 0).gateLinks, ending(game, 0).madness],
    [1, 2],
    'c21 and c51 terrify, the gates do not',
  )
  assert.deepEqual([ending(game, 0).failures, ending(game, 0).successes], [1, 1])
  assert.deepEqual(game.options(0), ['red:b21', 'red:b31'])
  game.answer(0, 'red:b31')
  assert.deepEqual(game.state.phase, 'over')
  assert.equal(ending(game, 0).tourists[game.block('b31') * 4], 0)
  assert.equal(ending(game, 0).encounter, 4)
})

test('RT-EX-14: three gate links take three tourists one by one; at four and four the player chooses the type', () => {
  const parts = [
    { start: 'c30', segments: ['h20'] },
    { start: 'c50', segments: ['rNE', 'v61', 'v62'] },
    { start: 'c04', segments: ['v04', 'rSW', 'h16', 'h26'] },
    { start: 'd34s', segments: ['v34'] },
  ]
  const game = atEnd({
    seats: 1,
    options: { ancient: 'SHUB_NIGGURATH' },
    position: (each) =>
      each.drawn(0, ...parts.flatMap((part) => part.segments)).tourists(0, 'b31', [6, 4, 1, 0]),
  })
  game.script(1, 4, 6)
  game.answer(0, parts)
  assert.deepEqual([ending(game, 0).gateLinks, ending(game, 0).madness], [3, 2])
  assert.deepEqual([...game.options(0)].map(String).sort(), ['green:b31', 'red:b31'], 'two reds are gone')
  game.answer(0, 'green:b31')
  const at = game.block('b31') * 4
  assert.deepEqual(ending(game, 0).tourists.slice(at, at + 4), [4, 3, 1, 0])
  assert.equal(ending(game, 0).encounter, 12)
  const told = game.run.notes.filter(({ note }) => note.kind === 'encounter.penalty')
  assert.deepEqual(
    told.map(({ note }) => [note.taken, note.left]),
    [[[{ block: 'b31', tourists: [2, 1, 0, 0] }], 8]],
    'all three in one note',
  )
})

test('RT-SCG-5: the highest total wins; a tie goes to more encounter points, then it is shared', () => {
  const equal = atEnd({ position: (each) => each.drawn(0, 'h10').drawn(1, 'h10') })
  equal.script(4, 4, 4, 4, 4, 4)
  keepBest(equal)
  assert.deepEqual([ranking(equal).winners, outcome(equal).ending], [[0, 1], 'shared'])

  const byEncounter = atEnd({
    position: (each) => {
      each.drawn(0, 'h55').tourists(0, 'b65', [1, 0, 0, 0])
      each.drawn(1, 'h10', 'h20').tourists(1, 'b31', [1, 0, 2, 0])
    },
  })
  byEncounter.script(5, 4, 4, 4, 4, 4)
  keepBest(byEncounter)
  const { points } = outcome(byEncounter)
  assert.deepEqual([points[0]?.total, points[1]?.total], [3, 3])
  assert.deepEqual([ranking(byEncounter).winners, outcome(byEncounter).ending], [[0], 'tie-break'])
})

test('RT-SCG-5, RT-END-17: a winner without points needs no tie-break against a player who is out', () => {
  const game = atEnd({ position: (each) => each.drawn(1, 'h02', 'h12') })
  game.script(1, 2, 1, 4, 4, 4)
  game.answer(0, []).answer(1, [{ start: 'c02', segments: ['h02', 'h12'] }])
  assert.deepEqual(ending(game, 1).eliminated, true)
  assert.deepEqual(
    [ranking(game).winners, ranking(game).places, outcome(game).ending],
    [[0], [1, 2], 'points'],
  )
})

test('RT-TASK-5: the same segments give the same for the task, however they were tapped', () => {
  const segments = ['v30', 'h20', 'v20', 'h21', 'h31', 'h41']
  const other = ['h21', 'v20', 'h20', 'v30', 'h31', 'h41']
  for (const tapped of [segments, other]) {
    const game = atEnd({
      seats: 1,
      position: (each) => {
        each.drawn(0, ...segments).player(0).task = 'TG5'
      },
    })
    game.script(4, 4, 4)
    game.answer(0, [{ start: 'c31', segments: tapped }])
    assert.equal(ending(game, 0).task, 5, 'from c30 round the block and on to c51')
    assert.deepEqual(namedRoute(game.city, ending(game, 0).route), [{ start: 'c31', segments }])
  }
})

test('RT-GEN-1: most points win', () => {
  const game = atEnd({
    position: (each) => each.drawn(0, 'h10').drawn(1, 'h10').tourists(1, 'b21', [3, 0, 0, 0]),
  })
  game.script(4, 4, 4, 4, 4, 4)
  keepBest(game)
  assert.deepEqual(
    [ranking(game).winners, ranking(game).places, outcome(game).ending],
    [[1], [2, 1], 'points'],
  )
})

test('RT-GEN-9: tasks stay secret through the encounters and are shown at the end', () => {
  const game = atEnd({})
  game.player(0).board.tomes.TOME_REROLL = 'held'
  game.player(1).board.tomes.TOME_REROLL = 'held'
  keepBest(game)
  const task = game.player(0).task ?? ''
  assert.ok(!JSON.stringify(game.run.view(1)).includes(task))
  for (let left = 2; left > 0; left--) game.answer(game.run.questions[0]?.seat ?? -1, [])
  assert.ok(JSON.stringify(game.run.view(1)).includes(task))
})

test('RT-ERR-42, RT-FR-8: a player without segments keeps the empty route', () => {
  const game = atEnd({ seats: 1 })
  assert.deepEqual(game.options(0), [[]])
  game.script(6, 6, 6)
  game.answer(0, [])
  assert.deepEqual([ending(game, 0).madness, outcome(game).points[0]?.total], [0, 0])
})

test('RT-OPT-9, RT-FR-9: where a proof takes long, a route is proposed that is found soon, and shown is the best', () => {
  const { city, drawn, tourists } = randomArkhamBoard(randomFrom(6), 22)
  const game = atEnd({
    seats: 1,
    options: { ancient: city.ancient },
    position: (each) => {
      each.drawn(0, ...drawn.map((index) => city.segments[index]?.id ?? ''))
      each.board(0).tourists = [...tourists]
    },
  })
  const board = routeBoardOf(game.player(0), game.city)
  const soon = bestRoute(board, { stepLimit: 20_000 })
  const best = bestRoute(board)
  assert.deepEqual([soon.proven, best.proven], [false, true])
  assert.deepEqual(game.options(0), [namedRoute(city, soon.route)])
  const shown = standingOf(ARKHAM_GUIDE, asRouteView(game.run.view(0)), 0)
  assert.deepEqual(shown?.route, namedRoute(city, best.route))
  assert.notDeepEqual(soon.route, best.route)
})
