import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gainNow } from '../ui/model/gain.ts'
import { TestGame } from './support/table.ts'

const RINGS = 'linking-rings'
const TANK = 'water-tank-escape'
const HORNET = 'mechanical-hornet'

/** What the face of a card says that it would bring, as it is counted in a purse. */
function said(game: TestGame, special: string): readonly number[] | null {
  const gain = gainNow(game.state, game.content, 0, special)
  return gain && [gain.fame, gain.coins, gain.shards]
}

/** What an answer of the first seat really brings. */
function brought(game: TestGame, ...answers: readonly string[]): readonly number[] {
  const before = game.purse()
  for (const answer of answers) game.answer(0, answer)
  return game.purse().map((count, index) => count - (before[index] ?? 0))
}

const planning = (special: string): TestGame => new TestGame().plans(0, { magician: special })

test('TR-SPEC-15: a card for the Bank says the Fame of the highest die', () => {
  const game = planning('SA-DT-8').dice('x', 'x', 'x', 'x', 3, 5).reveals()
  assert.deepEqual(said(game, 'SA-DT-8'), [4, 0, 0])
  const [fame] = brought(game, 'place:magician:downtown.0', 'special.coins:5')
  assert.equal(fame, 4)
})

test('TR-SPEC-15: a card for preparing says what it brings with the best trick whose components are there', () => {
  const run = planning('SA-WS-2').knows(0, RINGS).knows(0, TANK).owns(0, { metal: 2 }).reveals()
  const rings = said(run, 'SA-WS-2')
  run.owns(0, { glass: 2, rope: 1 })
  const tank = said(run, 'SA-WS-2')
  assert.notDeepEqual(rings, tank)
  assert.deepEqual(brought(run, 'place:magician:workshop.0', `special.prepare:${TANK}`), tank)

  const invention = planning('SA-WS-4').knows(0, RINGS).knows(0, HORNET).owns(0, { metal: 3 }).reveals()
  assert.deepEqual(said(invention, 'SA-WS-4'), [0, 0, 0])
  invention.owns(0, { petroleum: 1, cog: 1 })
  assert.deepEqual(said(invention, 'SA-WS-4'), [2, 0, 0])
  assert.deepEqual(brought(invention, 'place:magician:workshop.0', `special.prepare:${HORNET}`), [2, 0, 0])
})

test('TR-SPEC-16: a card for the performance counts the markers of its owner on one card', () => {
  const game = planning('SA-TH-7').knows(0, RINGS).knows(0, TANK).knows(1, 'levitation').row('R03', 'R02')
  game
    .lays('R03', [0, RINGS, '00', 'down'], [0, TANK, '01', 'down'])
    .lays('R02', [1, 'levitation', '00', 'up'])
  assert.deepEqual(said(game, 'SA-TH-7'), [2, 0, 0])
})

test('TR-SPEC-15: of a card whose gain depends on what comes later nothing is said', () => {
  assert.equal(said(planning('SA-MR-9'), 'SA-MR-9'), null)
})
