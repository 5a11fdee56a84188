import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INN } from '../rules/state.ts'
import { acting, type FreshGame } from './support/fresh.ts'

/** Seat 0 is in the Workshop with 3 points and nothing there yet. */
const workshop = (options = {}): FreshGame =>
  acting('workshop', { options }).noTricks(0).noTricks(1).stacks(0, {}).team(0, 'magician', 'apprentice1')

const waterTank = (): FreshGame =>
  workshop().trick(0, 'water-tank-escape', { symbol: 'spades' }).stacks(0, { glass: 2, metal: 2, rope: 1 })

test('TR-WS-PREP-1, TR-WS-PREP-4, TR-WS-PREP-5, TR-CMP-15, TR-EX-PREP-1: a point, two markers, and all components stay', () => {
  const game = waterTank().does('prepare:water-tank-escape')
  assert.deepEqual([game.ap(), game.own('water-tank-escape').markers], [2, 2])
  assert.equal(game.own('water-tank-escape').symbol, 'spades')
  assert.deepEqual(
    game.player().components.map(({ kind, count }) => `${count} ${kind}`),
    ['2 glass', '2 metal', '1 rope'],
  )
})

test('TR-WS-PREP-1: the price is printed on the trick', () => {
  const game = workshop({ darkAlley: true })
    .trick(0, 'metamorphosis')
    .stacks(0, { glass: 3, fabric: 3, rope: 3, disguise: 3 })
  game.withAp(2)
  assert.deepEqual(game.offers('prepare'), [])
  game.withAp(4).does('prepare:metamorphosis')
  assert.equal(game.ap(), 1)
})

test('TR-WS-PREP-6, TR-EX-PREP-2: a marker more on the Engineer board', () => {
  const game = waterTank().team(0, 'magician', 'engineer')
  game.own('water-tank-escape').on = 'engineer'
  assert.equal(game.does('prepare:water-tank-escape').own('water-tank-escape').markers, 3)
})

test('TR-WS-PREP-7, TR-WS-PREP-8, TR-EX-PREP-3, TR-BAD-63: only the markers of the symbol that are free', () => {
  const game = waterTank().row('R01', 'R02', 'R03')
  for (const card of ['R01', 'R02', 'R03']) game.marker(0, 'water-tank-escape', card, '00', 'down')
  assert.equal(game.does('prepare:water-tank-escape').own('water-tank-escape').markers, 1)
  const none = waterTank().row('R01', 'R02', 'R03')
  for (const card of ['R01', 'R02', 'R03']) none.marker(0, 'water-tank-escape', card, '00', 'down')
  none.marker(0, 'water-tank-escape', 'R01', '02', 'up')
  assert.deepEqual(none.offers('prepare'), [])
})

test('TR-WS-PREP-2, TR-BAD-61: nothing may be missing', () => {
  for (const kind of ['glass', 'metal', 'rope'] as const) {
    const game = waterTank()
    const stack = game.player().components.find((each) => each.kind === kind)
    game.stack(0, kind, (stack?.count ?? 1) - 1)
    assert.deepEqual(game.offers('prepare'), [], kind)
  }
})

test('TR-WS-PREP-2, TR-CMP-9: the Manager’s extra token counts', () => {
  const game = waterTank().team(0, 'magician', 'manager').stack(0, 'metal', 1, 'manager')
  assert.deepEqual(game.offers('prepare'), ['prepare:water-tank-escape'])
})

test('TR-WS-PREP-3, TR-BAD-62: not while a marker lies on the card; those in the theater do not matter', () => {
  const game = waterTank().row('R01').marker(0, 'water-tank-escape', 'R01', '00', 'down')
  assert.deepEqual(game.offers('prepare'), ['prepare:water-tank-escape'])
  game.own('water-tank-escape').markers = 1
  assert.deepEqual(game.offers('prepare'), [])
})

test('TR-WS-PREP-9, TR-WS-PREP-10, TR-BAD-67: several tricks in one placement, and one trick again when it is empty', () => {
  const game = waterTank().trick(0, 'linking-rings')
  game.does('prepare:water-tank-escape', 'prepare:linking-rings')
  assert.deepEqual([game.ap(), game.own('linking-rings').markers], [1, 2])
  game.own('water-tank-escape').markers = 0
  assert.deepEqual(game.offers('prepare'), ['prepare:water-tank-escape'])
})

test('TR-WS-MOVE-1, TR-WS-MOVE-11, TR-BAD-64: each move needs its specialist in the team, not in the Inn', () => {
  const game = workshop().trick(0, 'linking-rings').stacks(0, { wood: 1 })
  const moves = (): string[] => game.offers(['moveTrick', 'moveComponents', 'moveApprentice'])
  assert.deepEqual(moves(), [])
  for (const disc of ['engineer', 'manager', 'assistant'] as const) game.character(disc).at = INN
  assert.deepEqual(moves(), [])
  for (const disc of ['engineer', 'manager', 'assistant'] as const) game.character(disc).at = 'home'
  assert.deepEqual(moves(), ['trick:linking-rings', 'stack:wood', 'rehome:apprentice1'])
})

test('TR-WS-MOVE-2, TR-WS-MOVE-3: a trick goes to the Engineer board with its markers, for a point', () => {
  const game = workshop().team(0, 'magician', 'engineer').trick(0, 'linking-rings', { markers: 2 })
  game.does('trick:linking-rings')
  const { on, markers } = game.own('linking-rings')
  assert.deepEqual([game.ap(), on, markers], [2, 'engineer', 2])
})

test('TR-WS-MOVE-2, TR-WS-MOVE-4, TR-WS-MOVE-12, TR-BAD-65, TR-BAD-102: or changes places with the one there; not back by itself', () => {
  const game = workshop().team(0, 'magician', 'engineer')
  game.trick(0, 'linking-rings', { on: 'engineer', markers: 3 }).trick(0, 'levitation').trick(0, 'walled')
  assert.deepEqual(game.offers('moveTrick'), ['trick:levitation:linking-rings', 'trick:walled:linking-rings'])
  game.refuses('trick:levitation', 'trick:linking-rings', 'trick:linking-rings:levitation')
  game.does('trick:walled:linking-rings')
  assert.deepEqual([game.own('walled').on, game.own('linking-rings').on], ['engineer', 'board'])
  assert.equal(game.own('linking-rings').markers, 3)
})

test('TR-WS-MOVE-5, TR-WS-MOVE-6, TR-WS-MOVE-12, TR-BAD-65, TR-BAD-102: the same for stacks and the Manager board', () => {
  const game = workshop().team(0, 'magician', 'manager').stacks(0, { wood: 2, metal: 1 })
  assert.deepEqual(game.offers('moveComponents'), ['stack:wood', 'stack:metal'])
  game.stack(0, 'rope', 1, 'manager').stack(0, 'saw', 2, 'manager')
  assert.deepEqual(game.offers('moveComponents'), [
    'stack:wood:rope',
    'stack:wood:saw',
    'stack:metal:rope',
    'stack:metal:saw',
  ])
  game.refuses('stack:rope', 'stack:wood', 'stack:rope:wood').does('stack:wood:saw')
  assert.deepEqual(
    game.player().components.map(({ kind, count, on }) => `${count} ${kind} ${on}`),
    ['2 wood manager', '1 metal board', '1 rope manager', '2 saw board'],
  )
})

const withAssistant = (): FreshGame =>
  workshop().team(0, 'magician', 'assistant', 'apprentice1', 'apprentice2')

test('TR-WS-MOVE-7, TR-WS-MOVE-9: an Apprentice at home moves for good, with its card, idle or without one', () => {
  const game = withAssistant()
  game.character('apprentice1').card = 'theater'
  assert.deepEqual(game.offers('moveApprentice'), ['rehome:apprentice1', 'rehome:apprentice2'])
  game.character('apprentice1').isIdle = true
  assert.deepEqual(game.offers('moveApprentice'), ['rehome:apprentice1', 'rehome:apprentice2'])
  game.does('rehome:apprentice1')
  const { home, card } = game.character('apprentice1')
  assert.deepEqual([game.ap(), home, card], [2, 'assistant', 'theater'])
})

test('TR-WS-MOVE-8, TR-BAD-66: not where another one lives', () => {
  const game = withAssistant()
  game.character('apprentice2').home = 'assistant'
  assert.deepEqual(game.offers('moveApprentice'), [])
})

test('TR-WS-MOVE-9, TR-BAD-101: not one that stands in a location', () => {
  const game = withAssistant()
  game.character('apprentice1').at = 'downtown.0'
  assert.deepEqual(game.offers('moveApprentice'), ['rehome:apprentice2'])
})

test('TR-WS-MOVE-14, TR-BAD-108: the home of one that stands in a location stays taken', () => {
  const game = withAssistant()
  game.character('apprentice2').home = 'assistant'
  game.character('apprentice2').at = 'downtown.0'
  assert.deepEqual(game.offers('moveApprentice'), [])
})

test('TR-WS-MOVE-10, TR-WAGE-3: from that round on it earns no wage', () => {
  const wages = (move: boolean): number => {
    const game = withAssistant().rich(0, 5, 9, 0)
    game.character('apprentice1').card = 'downtown'
    game.character('apprentice1').isUp = true
    if (move) game.does('rehome:apprentice1')
    game.does('end', 'place:apprentice1:downtown.3', 'end').endRound()
    return 9 - game.player().coins
  }
  assert.deepEqual([wages(false), wages(true)], [1, 0])
})

test('TR-WS-PREP-7: markers of other tricks and of other players do not count', () => {
  const game = acting('workshop')
    .noTricks(0)
    .noTricks(1)
    .stacks(0, { metal: 2 })
    .team(0, 'magician')
    .row('R01')
  game.trick(0, 'linking-rings').trick(0, 'levitation').trick(1, 'walled')
  game.marker(0, 'levitation', 'R01', '00', 'down').marker(1, 'walled', 'R01', '01', 'up')
  for (const { markers } of game.state.row.flatMap((show) => show ?? []))
    for (const each of markers) each.size = 3
  game.does('prepare:linking-rings')
  assert.equal(game.own('linking-rings').markers, 2)
})

test('TR-WS-MOVE-2, TR-WS-MOVE-5, TR-WS-MOVE-7: every move costs a point and is told', () => {
  const game = acting('workshop').noTricks(0).stacks(0, { metal: 2, wood: 1 }).withAp(3)
  game.team(0, 'magician', 'engineer', 'manager', 'assistant', 'apprentice1').trick(0, 'linking-rings')
  game.does('trick:linking-rings').withAp(2).does('stack:metal')
  assert.deepEqual([game.ap(), game.player().components.map(({ on }) => on)], [1, ['manager', 'board']])
  game.does('rehome:apprentice1')
  assert.equal(game.character('apprentice1').home, 'assistant')
  assert.deepEqual(
    [game.told('movedTrick'), game.told('movedComponents'), game.told('movedApprentice')],
    [
      [{ kind: 'movedTrick', seat: 0, trick: 'linking-rings', swapped: null }],
      [{ kind: 'movedComponents', seat: 0, component: 'metal', swapped: null }],
      [{ kind: 'movedApprentice', seat: 0, disc: 'apprentice1' }],
    ],
  )
})
