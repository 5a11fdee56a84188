import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import { ARKHAM_GUIDE } from '../content/index.ts'
import type { DrawGroup } from '../rules/acts.ts'
import { cityOf } from '../rules/city.ts'
import { type FinalRoute, type RouteBoard, validateRoute } from '../rules/final-route.ts'
import type { Forbidden } from '../rules/reasons.ts'
import { refusalOf } from '../rules/refusals.ts'
import { cutRoute, extendRoute, extensions, turnRoute } from '../rules/route-draft.ts'
import { seatStateOf } from '../seat-state.ts'
import { asRouteView, pencilSegments } from '../text/index.ts'
import { failingRange, rerollOdds } from '../ui/model/encounter-odds.ts'
import { changedView, requestKey } from '../ui/model/standing-request.ts'
import {
  calledTourists,
  countedBlocks,
  type DrawOptions,
  EMPTY_SKETCH,
  firstGroup,
  groupDrawOptions,
  nextSegments,
  tapCalled,
  tapPicked,
  tapSegment,
} from '../ui/model/taps.ts'
import { comingTourists, ownDice, thingsNamed, thingsTold } from '../ui/model/things.ts'
import { sectionIn, sectionsFrom } from './support/acts.ts'
import { TestGame } from './support/table.ts'

const PAIRS = ['a:h10+h20', 'a:h10+v10', 'a:h20+v20'].map(sectionIn)

test('RT-P5-4: after the first road only those are open that make a pair with it', () => {
  const first = tapSegment(PAIRS, EMPTY_SKETCH, 'h10')
  assert.ok(first)
  assert.equal(first.answer, null)
  assert.deepEqual([...nextSegments(PAIRS, first)].sort(), ['h20', 'v10'])
  const both = tapSegment(PAIRS, first, 'h20')
  assert.deepEqual(both, { segments: ['h10', 'h20'], answer: 'a:h10+h20' })
})

test('RT-P5-8: the order of the taps does not matter', () => {
  const first = tapSegment(PAIRS, EMPTY_SKETCH, 'h20')
  assert.equal(first && tapSegment(PAIRS, first, 'h10')?.answer, 'a:h10+h20')
})

test('a tap on a road of the sketch takes it back, one on another road begins anew', () => {
  const sketch = { segments: ['h10', 'h20'], answer: 'a:h10+h20' }
  assert.deepEqual(tapSegment(PAIRS, sketch, 'h10'), { segments: ['h20'], answer: null })
  assert.deepEqual(tapSegment(PAIRS, sketch, 'v20'), { segments: ['v20'], answer: null })
  assert.equal(tapSegment(PAIRS, sketch, 'v66'), null)
})

test('RT-EFG-13, RT-EFG-14: an answer may still grow where a larger shape is offered', () => {
  const options = ['b:h10', 'b:h10+v10', 'b:v10'].map(sectionIn)
  const one = tapSegment(options, EMPTY_SKETCH, 'h10')
  assert.equal(one?.answer, 'b:h10')
  assert.ok(one && nextSegments(options, one).has('v10'))
  assert.equal(one && tapSegment(options, one, 'v10')?.answer, 'b:h10+v10')
})

test('RT-P5-2, RT-P5-12: options are grouped by way and bonus, and the first of them is proposed', () => {
  const grouped = (...options: string[]): DrawOptions => groupDrawOptions(ARKHAM_GUIDE, options)
  const groups = grouped('a:h10+h20', 'b:h10', 'c', 'segment:h10', 'diagonal:n21')
  assert.deepEqual(groups.a, [sectionIn('a:h10+h20')])
  assert.deepEqual(groups.segment, [sectionIn('segment:h10')])
  assert.deepEqual(groups.c, [{ text: 'c', ids: [] }])
  assert.equal(firstGroup(groups), 'a')
  assert.equal(firstGroup(grouped('b:h10', 'c')), 'b')
  assert.equal(firstGroup(grouped('end', 'segment:h10')), 'end')
})

const city = cityOf(ARKHAM_GUIDE, 'CTHULHU')
const segment = (id: string): number => city.segmentAt.get(id) ?? -1
const vertex = (id: string): number => city.vertexAt.get(id) ?? -1

function boardWith(...ids: string[]): RouteBoard {
  return {
    city,
    drawn: ids.map(segment).sort((one, other) => one - other),
    tourists: new Array(36 * 4).fill(0),
    stars: city.stars,
    task: [],
    call: -1,
    tomes: { reroll: false, upgrade: false, blessing: false },
  }
}

function tapped(...ids: string[]): FinalRoute | null {
  let route: FinalRoute | null = []
  for (const id of ids) route = route && extendRoute(city, route, segment(id))
  return route
}

test('RT-FR-6: a route grows by taps at either end and is legal at every step', () => {
  const ids = ['h21', 'h11', 'v31', 'h01', 'v32']
  const board = boardWith(...ids)
  for (let count = 1; count <= ids.length; count++) {
    const route = tapped(...ids.slice(0, count))
    assert.ok(route, ids.slice(0, count).join(' '))
    assert.equal(validateRoute(board, route), null)
    assert.equal(route.flatMap((part) => part.segments).length, count)
  }
})

test('RT-FR-2, RT-FR-6: a segment in use or away from both ends does not extend the route', () => {
  const route = tapped('h21', 'h11')
  assert.ok(route)
  assert.equal(extendRoute(city, route, segment('h21')), null)
  assert.equal(extendRoute(city, route, segment('h55')), null)
  const drawn = ['h21', 'h11', 'h01', 'h55'].map(segment)
  assert.deepEqual(extensions(city, drawn, route), [segment('h01')])
})

test('RT-FR-7, RT-MAP-3: from a gate the route goes on at another gate', () => {
  const route = tapped('v20', 'v35')
  assert.ok(route)
  assert.equal(route.length, 2)
  assert.equal(validateRoute(boardWith('v20', 'v35'), route), null)
})

test('RT-ANC-DAG-1: with Dagon a dead end goes on across the river, with others it does not', () => {
  const dagon = cityOf(ARKHAM_GUIDE, 'DAGON')
  const start: FinalRoute = [{ start: dagon.vertexAt.get('c14') ?? -1, segments: [segment('h14')] }]
  assert.equal(extendRoute(dagon, start, segment('h24'))?.length, 2)
  assert.equal(extendRoute(city, start, segment('h24')), null)
})

test('RT-FR-4: a cut leaves the longer piece, and it is one line', () => {
  const ids = ['h01', 'h11', 'h21', 'h31']
  const route = tapped(...ids)
  assert.ok(route)
  const left = cutRoute(city, route, segment('h11'))
  assert.deepEqual(left.flatMap((part) => part.segments).sort(), [segment('h21'), segment('h31')].sort())
  assert.equal(validateRoute(boardWith(...ids), left), null)
  assert.equal(cutRoute(city, route, segment('h55')), route)
})

test('a route walked the other way is the same line', () => {
  const route = tapped('v20', 'v35')
  assert.ok(route)
  const turned = turnRoute(city, route)
  assert.equal(route[0]?.start, vertex('c35'))
  assert.equal(turned[0]?.start, vertex('c21'))
  assert.deepEqual(turnRoute(city, turned), route)
})

const PLAIN = { failing: 2, upgrade: false, blessing: false }

test('RT-END-9, RT-END-10: without a reroll the odds are what lies there', () => {
  assert.deepEqual(rerollOdds([1, 2, 6], [], PLAIN), { lost: 0, successes: 1, failures: 2 })
  assert.equal(rerollOdds([1, 2, 2], [], PLAIN).lost, 1)
})

test('RT-BON-10: one die rolled again succeeds and fails with two numbers of six', () => {
  const odds = rerollOdds([1, 2, 6], [0], PLAIN)
  assert.ok(Math.abs(odds.successes - 4 / 3) < 1e-9)
  assert.ok(Math.abs(odds.failures - 4 / 3) < 1e-9)
  assert.equal(odds.lost, 0)
})

test('RT-END-17: three failures are lost, whichever dice bring them', () => {
  assert.ok(Math.abs(rerollOdds([1, 1, 6], [2], PLAIN).lost - 1 / 3) < 1e-9)
  assert.ok(Math.abs(rerollOdds([6, 6, 6], [0, 1, 2], PLAIN).lost - 1 / 27) < 1e-9)
})

test('RT-BON-12, RT-BON-13: an upgrade and a blessing are counted in', () => {
  assert.equal(rerollOdds([1, 1, 1], [], { ...PLAIN, upgrade: true }).lost, 0)
  assert.equal(rerollOdds([4, 3, 3], [], { ...PLAIN, blessing: true }).successes, 1)
  assert.equal(rerollOdds([2, 3, 3], [], { ...PLAIN, upgrade: true, blessing: true }).successes, 1)
})

test('RT-END-10: failing numbers are named as a range', () => {
  assert.deepEqual([0, 1, 4].map(failingRange), [null, '1', '1–4'])
})

test('RT-ANC-CTH-5: taps name tourists until there are enough, and a block gives no more than it has', () => {
  let named: string[] = []
  for (const block of ['b11', 'b11', 'b22']) named = tapCalled(named, block, 2, 3)
  assert.deepEqual(
    [...countedBlocks(named)],
    [
      ['b11', 2],
      ['b22', 1],
    ],
  )
  assert.deepEqual(tapCalled(named, 'b33', 1, 3), ['b11', 'b22', 'b33'])
  assert.deepEqual(tapCalled(['b11', 'b11'], 'b11', 2, 3), [])
})

test('RT-P2-6: a third die takes the place of the first', () => {
  assert.deepEqual(tapPicked(['red', 'blue'], 'green', 2), ['blue', 'green'])
  assert.deepEqual(tapPicked(['red', 'blue'], 'red', 2), ['blue'])
  assert.deepEqual(tapPicked([0, 2], 2, 3), [0])
})

test('a note lights up everything on the board that it names', () => {
  const note = {
    kind: 'turn',
    seat: 0,
    acts: [
      { act: 'block', block: 'b35', fallback: false },
      { act: 'draw', section: 'a:h24+v33' },
      { act: 'shop', at: 'c32', card: 'S1', tome: null },
    ],
  }
  assert.deepEqual(thingsTold(ARKHAM_GUIDE, note), ['b35', 'h24', 'v33', 'c32'])
  assert.deepEqual(thingsTold(ARKHAM_GUIDE, { kind: 'draft.take', die: 'red' }), ['red'])
})

test('an answer lights up what it names, and a colour is a die only where dice are asked for', () => {
  const named = (kind: string, value: Json): readonly string[] =>
    thingsNamed(ARKHAM_GUIDE, { id: '0', seat: 0, kind, form: 'choose', options: [] }, value)
  assert.deepEqual(named('draw', 'a:h24+v33'), ['h24', 'v33'])
  assert.deepEqual(named('draft.take', 'red'), ['red'])
  assert.deepEqual(named('tourist.any', 'red'), [])
  assert.deepEqual(named('penalty.numerous', 'red:b21'), ['b21'])
  assert.deepEqual(named('task.keep', 'TG1:open'), ['c23', 'c40', 'c54', 'c62'])
  assert.deepEqual(named('draw', 'nothing'), [])
})

/** A game of two at the first question to draw, and what the first player sees. */
function atDrawing(): { readonly game: TestGame; readonly view: ReturnType<typeof asRouteView> } {
  const game = new TestGame()
  while (game.kind(0) !== 'draw') {
    const seat = game.run.questions[0]?.seat ?? 0
    game.answer(seat, game.options(seat)[0] ?? null)
  }
  return { game, view: asRouteView(game.run.view(0)) }
}

test('RT-GEN-8: what is drawn in a turn stays in pencil until the turn is over', () => {
  const { game, view } = atDrawing()
  assert.equal(pencilSegments(ARKHAM_GUIDE, view.players[0]).size, 0)
  const [section] = sectionsFrom('a', game.options(0))
  assert.ok(section)
  game.answer(0, section.text)
  const after = asRouteView(game.run.view(0))
  assert.deepEqual([...pencilSegments(ARKHAM_GUIDE, after.players[0])], section.ids)
  assert.equal(pencilSegments(ARKHAM_GUIDE, after.players[1]).size, 0)
})

test('RT-P2-7, RT-P4-1: the two round dice and the tourists they bring', () => {
  const { view } = atDrawing()
  const { ids, numbers } = ownDice(ARKHAM_GUIDE, view, 0)
  assert.deepEqual(ids, view.roundDice)
  assert.equal(numbers.length, 2)
  const shown = ids.flatMap((id) => {
    const number = view.dice.find((die) => die.id === id)?.number
    const face = ARKHAM_GUIDE.dice.find((die) => die.id === id)?.faces.find((each) => each.n === number)
    return face && 'tourists' in face ? face.tourists : []
  })
  const coming = comingTourists(ARKHAM_GUIDE, view, 0)
  assert.equal(
    coming.reduce((sum, count) => sum + count, 0),
    shown.length,
  )
})

test('RT-ERR-10, RT-ERR-11, RT-ERR-17, RT-ERR-18, RT-ERR-21: a refused tap has its reason', () => {
  const { game, view } = atDrawing()
  const state = seatStateOf(ARKHAM_GUIDE, view, 0)
  assert.ok(state?.turn)
  const [drawn] = game.city.roads.map((index) => game.city.segments[index]?.id ?? '')
  assert.ok(drawn)
  state.board.drawn[game.segment(drawn)] = 1
  const drawing = (id: string, group: DrawGroup = 'a', ids: readonly string[] = []): Forbidden | null =>
    refusalOf(state, { kind: 'draw', sketch: { group, ids } }, id)
  const block = view.players[0]?.turn?.block ?? ''
  assert.deepEqual(drawing('h32'), { why: 'noRoad', rule: 'RT-DM-36' })
  assert.deepEqual(drawing('n46'), { why: 'noDiagonal', rule: 'RT-EFG-7' })
  assert.deepEqual(drawing('h55'), { why: 'notAlong', rule: 'RT-P5-3' })
  assert.deepEqual(drawing(drawn), { why: 'alreadyDrawn', rule: 'RT-DM-13' })
  assert.deepEqual(drawing('h55', 'a', [state.city.segments[0]?.id ?? '']), {
    why: 'noPair',
    rule: 'RT-P5-4',
  })
  assert.deepEqual(drawing('h55', 'diagonal'), { why: 'diagonalOnly', rule: 'RT-BON-21' })
  assert.deepEqual(drawing('h55', 'c'), { why: 'drawsNothing', rule: 'RT-P5-6' })
  assert.deepEqual(drawing(block), { why: 'blocksLate', rule: 'RT-P3-1' })
  assert.equal(drawing('h55', 'b'), null)
  const choosing = (id: string): Forbidden | null => refusalOf(state, { kind: 'block' }, id)
  assert.deepEqual(choosing(block), { why: 'occupied', rule: 'RT-DM-15' })
  const [x = 0, y = 0] = state.turn.numbers
  const empty = ARKHAM_GUIDE.map.blocks.find((each) => each.x !== x && each.x !== y)?.id ?? ''
  assert.deepEqual(choosing(empty), { why: 'otherCoordinates', rule: 'RT-P3-3' })
  assert.deepEqual(choosing('h55'), { why: 'roadsEarly', rule: 'RT-P5-2' })
})

test('a position is measured anew only when something changes that its worth depends on', () => {
  const { view } = atDrawing()
  const request = { pack: ARKHAM_GUIDE, view, seat: 0, add: [], remove: [] }
  assert.equal(requestKey(request), requestKey({ ...request, view: { ...view, round: 9 } }))
  assert.notEqual(requestKey(request), requestKey({ ...request, add: ['h10'] }))
  assert.notEqual(requestKey(request), requestKey({ ...request, pack: { ...ARKHAM_GUIDE } }))
  assert.deepEqual(changedView({ ...request, add: ['h10'] }).players[0]?.board.segments, ['h10'])
  assert.deepEqual(changedView({ ...request, add: ['h10'], remove: ['h10'] }).players[0]?.board.segments, [])
  assert.deepEqual(view.players[0]?.board.segments, [])
})

test('RT-ANC-CTH-2: only tourists of the player’s Call can be called, and only along the route', () => {
  const { view } = atDrawing()
  const [player] = view.players
  assert.ok(player)
  const ending = {
    route: [],
    madness: 0,
    gateLinks: 0,
    riverLinks: 0,
    task: null,
    dice: [],
    failures: 1,
    successes: 0,
    eliminated: false,
    crossed: [],
    tourists: { b11: [2, 0, 1, 0], b22: [0, 3, 0, 0] },
    encounter: 0,
  }
  const called = calledTourists(ARKHAM_GUIDE, { ...player, call: 'CALL_RED', ending })
  assert.deepEqual([...called], [['b11', 2]])
  assert.equal(calledTourists(ARKHAM_GUIDE, { ...player, call: null, ending }).size, 0)
})
