import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tileOf } from '../rules/content.ts'
import { hold, poacherActs } from './support/poacher.ts'
import type { TestGame } from './support/table.ts'

interface Scene {
  readonly card: string
  readonly held?: readonly string[]
  readonly market: readonly string[]
  readonly where: 'above' | 'below'
  readonly before?: (game: TestGame) => void
}

/** The Poacher’s helper turn with this card; the player has moved, or has yet to move. */
function helps({ card, held = [], market, where, before }: Scene): TestGame {
  const game = poacherActs({
    card,
    contracts: ['contract-02', 'contract-10'],
    map: ['N1:R', 'N2:R', 'E3:R', 'S1:R'],
  })
  // The Poacher acts after the player: only then his pawn is put where the test wants it.
  if (game.state.phase !== 'helpers') game.until('helper')
  game.player(0).row = 5
  game.poacher().row = 7
  game.answer(0, 'up')
  hold(game, ...held).market(...market)
  const { row } = game.player(0)
  game.poacher().row = where === 'above' ? row - 2 : row + 2
  before?.(game)
  game.answer(0, 'end')
  while (game.kind(0) === 'terrain' || game.kind(0) === 'terrain.take') game.pass()
  return game
}

const held = (game: TestGame): string[] => game.faces(game.poacher().evidence)
const actions = (game: TestGame): unknown[] =>
  game.notes('poacher.action').flatMap((note) => ('action' in note ? [[note.action, note.why]] : []))

test('CR-POH-1, CR-POH-4, CR-POH-10, CR-POH-11, CR-EX-26: on the market, then the pawn, then terrain', () => {
  const game = helps({ card: 'poacher-08', where: 'below', held: ['F', 'F'], market: ['B', 'R', 'V'] })
  assert.deepEqual(held(game), ['F', 'F', 'B'])
  assert.equal(game.poacher().row, game.player(0).row - 1)
  assert.equal(game.kind(0), 'poacher.tile')
  assert.ok(game.options(0).every((tile) => tileOf(game.content, String(tile)).type === 'forest'))
  game.answer(0, 'forest-09')
  game.answer(0, game.options(0)[0] ?? '')
  assert.equal(game.state.reserve.tiles.at(-1)?.tile, 'forest-09')
  const ended = game.notes('poacher.ended').map((note) => 'phase' in note && note.phase)
  assert.equal(ended[1], 'helpers', 'the pawn has moved to the left cell')
  assert.equal(game.state.round, 2)
})

test('CR-EX-26, CR-POH-9: with a full board the first action is impossible, and he removes a coin die', () => {
  const game = helps({
    card: 'poacher-08',
    where: 'below',
    held: ['F', 'F', 'V', 'V'],
    market: ['B', 'R', 'V'],
    before: (each) => {
      each.state.dice = [{ bonus: 'coin', n: 2, taken: false }]
    },
  })
  assert.deepEqual(actions(game).slice(-2), [
    ['con+mkt', 'no-free-slot'],
    ['coin', 'done'],
  ])
  assert.equal(game.state.dice[0]?.taken, true)
  assert.equal(held(game).length, 4)
})

test('CR-POA-18, CR-POA-28, CR-POH-9: without a free slot he takes nothing, and the next action is tried', () => {
  const game = helps({
    card: 'poacher-02',
    where: 'above',
    held: ['F', 'F', 'V', 'V'],
    market: ['B', 'R', 'V'],
    before: (each) => {
      each.state.dice = [{ bonus: 'exp', n: 1, taken: false }]
    },
  })
  assert.deepEqual(actions(game).slice(-2), [
    ['con', 'no-free-slot'],
    ['exp', 'done'],
  ])
  assert.equal(held(game).length, 4)
})

test('CR-POH-7, CR-EX-27: the dearest die of the sort, for nothing', () => {
  const game = helps({
    card: 'poacher-11',
    where: 'above',
    market: ['B', 'R', 'V'],
    before: (each) => {
      each.state.dice = [
        { bonus: 'coin', n: 2, taken: false },
        { bonus: 'coin', n: 3, taken: false },
        { bonus: 'exp', n: 1, taken: false },
      ]
    },
  })
  assert.deepEqual(
    game.state.dice.map(({ taken }) => taken),
    [false, true, false],
  )
  assert.deepEqual(held(game), [])
})

test('CR-POH-2, CR-POH-9: he takes from the market, which is refilled', () => {
  const game = helps({ card: 'poacher-02', where: 'above', market: ['V', 'B', 'R'] })
  assert.deepEqual(held(game), ['B'])
  assert.ok(!game.state.market.includes(null))
})

test('CR-POH-2, CR-BAD-56: among several sorts of evidence the human chooses', () => {
  const game = helps({
    card: 'poacher-07',
    where: 'below',
    market: ['W', 'B', 'R'],
    before: (each) => {
      each
        .show(0, 'selma')
        .show(1, 'skvader')
        .bids({ selma: [0], skvader: [0] })
    },
  })
  assert.equal(game.kind(0), 'poacher.take')
  assert.deepEqual(game.options(0), ['0', '1'])
  game.answer(0, '1')
  assert.deepEqual(held(game), ['B'])
})

test('CR-POH-3: the market is refreshed', () => {
  const game = helps({ card: 'poacher-15', where: 'above', market: ['B', 'R', 'V'] })
  assert.deepEqual(actions(game).at(-1), ['mkt', 'done'])
  assert.deepEqual(held(game), [])
  assert.deepEqual(game.faces(game.state.discard).slice(-3), ['B', 'R', 'V'])
})

test('CR-POH-5, CR-POH-6: where nothing was eligible he takes from the refreshed market', () => {
  const game = helps({
    card: 'poacher-08',
    where: 'below',
    market: ['V', 'F', 'V'],
    before: (each) => {
      each.draws('ev-B3', 'ev-V3', 'ev-W3')
    },
  })
  assert.deepEqual(held(game), ['B'])
  assert.ok(!game.state.market.includes(null))
})

test('CR-POH-7, CR-POH-8: a rumour die gives him a bonus rumour, if there is room and one left', () => {
  const scene = (before: (game: TestGame) => void, ...evidence: string[]): TestGame =>
    helps({
      card: 'poacher-03',
      where: 'above',
      held: evidence,
      market: ['B', 'R', 'V'],
      before: (each) => {
        each.state.dice = [{ bonus: 'rumour', n: 1, taken: false }]
        before(each)
      },
    })
  assert.deepEqual(held(scene(() => {})), ['r'])
  const full = scene(() => {}, 'F', 'F', 'V', 'V')
  assert.deepEqual([held(full).length, full.state.dice[0]?.taken], [4, true])
  const none = scene((each) => {
    each.state.bonusRumours = []
  })
  assert.deepEqual([held(none), none.state.dice[0]?.taken], [[], true])
})

test('CR-POH-10: his pawn stays where no such row is', () => {
  const game = helps({
    card: 'poacher-08',
    where: 'below',
    market: ['B', 'R', 'V'],
    before: (each) => {
      each.player(0).row = 1
      each.poacher().row = 6
    },
  })
  assert.equal(game.poacher().row, 6)
})

test('CR-POH-12, CR-TERR-14: without a fitting tile of the type any living type, and nothing once the reserve is finished', () => {
  const other = helps({
    card: 'poacher-08',
    where: 'below',
    market: ['B', 'R', 'V'],
    before: (each) => {
      each.state.reserve.stacks.forest = []
    },
  })
  assert.ok(other.options(0).every((tile) => tileOf(other.content, String(tile)).type !== 'forest'))
  const finished = helps({
    card: 'poacher-08',
    where: 'below',
    market: ['B', 'R', 'V'],
    before: (each) => {
      each.state.finalRound = each.state.round + 1
    },
  })
  assert.equal(finished.kind(0), 'turn')
})
