import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Terrain } from '../content/vocabulary.ts'
import { actOf } from '../rules/acts.ts'
import { cryptidSpots, layTile, tileSpots } from '../rules/reserve.ts'
import { atHelper, atTurn, type TestGame } from './support/table.ts'

/** Every cell that a tile may cover, with the spot. */
function spots(game: TestGame, tile: string): string[] {
  return tileSpots(game.state, game.content, tile)
}

function lay(game: TestGame, tile: string, spot: string): TestGame {
  layTile(game.state, game.content, tile, actOf('poacher.place', spot).spot)
  return game
}

/** The game waits for seat 0 to place one of these tiles. */
function placing(game: TestGame, ...tiles: (string | null)[]): TestGame {
  game.player(0).tiles = [...tiles]
  return game.answer(0, 'up', 'end')
}

test('CR-TERR-1, CR-TERR-2, CR-TERR-3, CR-TERR-16, CR-EX-18, CR-BAD-44: the first tile covers a start place, turned if one likes', () => {
  const game = atHelper()
  // Two cells over A = (2,4), B = (10,4) or C = (6,7) within the fences of two players.
  assert.deepEqual(spots(game, 'water-01').sort(), [
    '10,3,1',
    '10,4,1',
    '2,3,1',
    '2,4,0',
    '2,4,1',
    '5,7,0',
    '6,6,1',
    '6,7,0',
    '9,4,0',
  ])
  assert.ok(!spots(game, 'water-01').includes('3,4,0'))
})

test('CR-TERR-3, CR-TERR-4, CR-TERR-8, CR-EX-18: a start place belongs to the type that opened it', () => {
  const game = lay(atHelper(), 'forest-01', '2,4,0')
  assert.equal(game.state.reserve.starts.forest, 'A')
  assert.ok(spots(game, 'water-01').every((spot) => actOf('poacher.place', spot).spot.x !== 2))
  assert.ok(!spots(game, 'water-01').includes('3,4,0'), 'no start cell')
})

test('CR-TERR-5, CR-TERR-6, CR-BAD-43: later tiles share an edge with their type', () => {
  const game = lay(atHelper(), 'forest-01', '2,4,0')
  const later = spots(game, 'forest-02')
  assert.ok(later.includes('4,4,0'), 'side by side')
  assert.ok(!later.includes('4,5,0'), 'a corner is not enough')
  assert.ok(!later.includes('3,4,0'), 'no overlap')
  assert.ok(!later.includes('0,4,0') && !later.includes('1,4,0'), 'no fence')
})

test('CR-TERR-7, CR-TERR-8, CR-EX-18, CR-BAD-43: no tile covers a start place of another type, claimed or not', () => {
  const game = lay(atHelper(), 'forest-01', '2,4,0').ground('forest', '9,4', '6,6')
  assert.ok(
    !spots(game, 'forest-02').some((spot) => spot === '10,4,0' || spot === '10,3,1' || spot === '6,7,1'),
  )
  lay(game, 'water-01', '10,4,1')
  assert.ok(!spots(game, 'forest-02').includes('10,3,1'))
})

test('CR-TERR-8, CR-BAD-44: a first tile touches one start place only', () => {
  const game = atHelper({ seats: 4 })
  for (const spot of spots(game, 'water-11')) {
    const { x, y, turn } = actOf('poacher.place', spot).spot
    const cells = [0, 1, 2, 3].map((step) => (turn % 2 === 0 ? `${x + step},${y}` : `${x},${y + step}`))
    const places = [
      ['1,4', '2,4'],
      ['10,4', '11,4'],
      ['6,7', '6,8'],
    ]
    assert.equal(places.filter((place) => place.some((cell) => cells.includes(cell))).length, 1)
  }
})

test('CR-TERR-9: symbols give nothing when terrain is placed', () => {
  const game = placing(atHelper().rows(5, 8), 'water-02', null, null)
  const { coins } = game.player(0)
  game.pass()
  assert.equal(game.player(0).coins, coins)
})

test('CR-TERR-10, CR-ABIL-17: bare ground under a cryptid is not free, and start places are left to terrain', () => {
  const game = atHelper().found(0, 'trochus')
  assert.ok(
    !cryptidSpots(game.state, game.content, 'trochus').some((spot) =>
      ['2,4,0', '9,3,0', '5,6,0'].includes(spot),
    ),
  )
  game.state.reserve.covered[3] = 1 << 2
  assert.ok(!spots(game, 'water-01').includes('2,3,1'))
})

test('CR-ENDT-3, CR-BAD-43, CR-BAD-45: one of the player’s tiles, then any tile of the same stack', () => {
  const game = placing(atHelper().rows(5, 8), 'water-01', 'forest-01', 'mountain-01')
  game.refuses(0, 'water-05@2,4,0', 'water-01@0,0,0', 'water-01@2,4,7').answer(0, 'forest-01@2,4,0')
  assert.equal(game.kind(0), 'terrain.take')
  game.refuses(0, 'water-05').answer(0, 'forest-13')
  assert.deepEqual(game.player(0).tiles, ['water-01', 'forest-13', 'mountain-01'])
  assert.equal(game.state.reserve.tiles.at(-1)?.tile, 'forest-01')
})

test('CR-ENDT-4, CR-ENDT-7: with the stack empty a tile of another type, with none at all nothing', () => {
  const game = placing(atHelper().rows(5, 8), 'water-01', 'forest-01', 'mountain-01')
  game.state.reserve.stacks = { water: ['water-05'], forest: [], mountain: ['mountain-05'] }
  game.answer(0, 'forest-01@2,4,0')
  assert.deepEqual(game.options(0), ['water-05', 'mountain-05'])
  const empty = placing(atHelper().rows(5, 8), 'water-01', 'forest-01', 'mountain-01')
  empty.state.reserve.stacks = { water: [], forest: [], mountain: [] }
  empty.answer(0, 'forest-01@2,4,0')
  assert.deepEqual(empty.player(0).tiles, ['water-01', null, 'mountain-01'])
})

/** A reserve of two that is full but for some cells; only these types have tiles of two cells left. */
function nearlyFull(
  free: readonly string[],
  tiles: Partial<Record<Terrain, readonly string[]>>,
  game = atHelper().rows(5, 8),
): TestGame {
  const { reserve } = game.state
  reserve.starts = { water: 'A', forest: 'B', mountain: 'C' }
  game.ground('forest', '3,0').fill('water', ...free)
  reserve.stacks = { water: [], forest: [], mountain: [], ...structuredClone(tiles) } as Record<
    Terrain,
    string[]
  >
  return game
}

test('CR-TERR-11, CR-TERR-12, CR-TERR-13, CR-BAD-46: an exhausted type is discarded by all and never taken again', () => {
  const game = nearlyFull(['4,7', '5,7', '7,7', '8,7'], {
    water: ['water-02', 'water-03'],
    forest: ['forest-05'],
  })
  game.player(0).tiles = ['water-01', 'forest-01', null]
  game.player(1).tiles = ['forest-02', 'water-04', null]
  game.answer(0, 'up', 'end')
  game.answer(0, 'water-01@4,7,0')
  assert.deepEqual(game.state.reserve.living, ['water'])
  assert.deepEqual(
    game.notes('terrain.exhausted').map((note) => 'type' in note && note.type),
    ['forest', 'mountain'],
  )
  assert.deepEqual(game.asked(), ['0 terrain.take'], 'the active player first')
  assert.deepEqual(game.options(0), ['water-02', 'water-03'])
  game.refuses(0, 'forest-05').answer(0, 'water-03')
  assert.deepEqual(game.player(0).tiles, ['water-03', 'water-02', null])
  assert.deepEqual(game.player(1).tiles, [null, 'water-04', null], 'nothing was left for the other')
})

test('CR-TERR-14, CR-BAD-48: who cannot place exchanges for a tile that can be placed', () => {
  const game = nearlyFull(['4,7', '5,7'], { water: ['water-02', 'water-12'] })
  game.player(0).tiles = ['water-04', 'forest-04', null]
  game.player(1).tiles = [null, null, null]
  game.answer(0, 'up', 'end')
  assert.equal(game.kind(0), 'terrain.exchange')
  assert.deepEqual(game.options(0), ['water-04>water-02'])
  game.answer(0, 'water-04>water-02')
  assert.ok(game.state.reserve.stacks.water.includes('water-04'))
  assert.deepEqual(game.options(0), ['water-02@4,7,0', 'water-02@4,7,2'])
})

test('CR-TERR-14: without a tile of that type any own tile is exchanged', () => {
  const game = nearlyFull(['4,7', '5,7'], { water: ['water-02'] })
  game.player(0).tiles = ['forest-04', 'mountain-04', null]
  game.answer(0, 'up', 'end')
  assert.deepEqual(game.options(0), ['forest-04>water-02', 'mountain-04>water-02'])
})

test('CR-TERR-15, CR-BAD-48: where only tiles of others fit, the step is skipped', () => {
  const game = nearlyFull(['4,7', '5,7'], { water: ['water-04'] })
  game.player(0).tiles = ['water-05', null, null]
  game.player(1).tiles = ['water-01', null, null]
  game.answer(0, 'up', 'end')
  assert.equal(game.notes('terrain.skipped').length, 1)
  assert.deepEqual(game.asked(), ['1 helper'])
})

test('CR-END-1, CR-END-2, CR-END-3, CR-END-4, CR-BAD-47: the last possible tile triggers the end; one more round without terrain', () => {
  const game = nearlyFull(['4,7', '5,7'], { water: ['water-02'] })
  game.player(0).tiles = ['water-01', 'forest-01', null]
  game.answer(0, 'up', 'end', 'water-01@4,7,0')
  assert.equal(game.state.finalRound, 2)
  assert.deepEqual(game.asked(), ['1 helper'], 'nobody takes a tile any more')
  assert.deepEqual(game.player(0).tiles, [null, null, null])
  const terrain = game.notes('terrain').length
  while (!game.run.over) game.pass()
  assert.equal(game.state.round, 2)
  assert.equal(game.notes('terrain').length, terrain)
})

test('CR-END-2: also when no tile is left', () => {
  const game = nearlyFull(['4,7', '5,7', '3,7', '2,7'], {})
  game.player(0).tiles = ['water-01', null, null]
  game.player(1).tiles = [null, null, null]
  game.answer(0, 'up', 'end', 'water-01@4,7,0')
  assert.equal(game.state.finalRound, 2)
})

test('CR-END-5: a cryptid on bare ground may take the last room in the other phase', () => {
  const game = nearlyFull(['4,5', '5,5', '4,6', '5,6'], { water: ['water-01'] }, atTurn().map('N1:B'))
  for (const seat of [0, 1]) game.player(seat).tiles = [null, null, null]
  game.found(0, 'trochus').at(0, 'ROM').answer(0, 'relocate:trochus', '4,5,0')
  assert.deepEqual([game.state.phase, game.state.round, game.state.finalRound], ['cryptozoologists', 1, 2])
})
