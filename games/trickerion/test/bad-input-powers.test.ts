import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestGame } from './support/table.ts'

const RINGS = 'linking-rings'
const MUMMY = 'burning-mummy'

/** Seat 0 has its Magician on a slot, with 3 points or more. */
function placed(card: string, slot: string, set: (game: TestGame) => TestGame = (game) => game): TestGame {
  return set(new TestGame()).plans(0, { magician: card }).reveals().answer(0, `place:magician:${slot}`)
}

test('TR-BAD-37: the effect of a special card on another action than the printed one is refused', () => {
  const game = placed('SA-WS-1', 'workshop.0', (each) => each.team(0, 'engineer').knows(0, RINGS))
  game.refuses(0, `special.trick:${RINGS}`, 'special.coins:4').answer(0, `trick:${RINGS}`)
})

test('TR-BAD-38: an effect twice in a placement is refused, unless the card permits it', () => {
  const set = (game: TestGame): TestGame =>
    game.knows(0, RINGS).knows(0, MUMMY).owns(0, { metal: 2, fabric: 3, petroleum: 1 })
  placed('SA-WS-4', 'workshop.0', set)
    .answer(0, `special.prepare:${RINGS}`)
    .refuses(0, `special.prepare:${MUMMY}`)
  placed('SA-MR-7', 'marketRow.0').answer(0, 'special.order:cog:0', 'none', 'special.order:rope:1')
})

test('TR-BAD-39: effect and action point from the same card are refused', () => {
  const dice = (game: TestGame): TestGame => game.dice('x', 'x', 'x', 'x', 5, 4)
  placed('SA-DT-8', 'downtown.0', dice).answer(0, 'special.coins:4').refuses(0, 'point')
  placed('SA-DT-8', 'downtown.0', dice).answer(0, 'point').refuses(0, 'special.coins:4', 'point')
  const copying = new TestGame({ magicians: ['great-optico'] })
  copying.plans(0, { magician: 'downtown' }).plans(1, { magician: 'SA-DT-8' }).dice('x', 'x', 'x', 'x', 5, 4)
  copying
    .reveals()
    .answer(0, 'place:magician:downtown.0', 'copy:SA-DT-8', 'special.coins:4')
    .refuses(0, 'point')
})

test('TR-BAD-86: a draw from an empty special deck is not offered', () => {
  const game = placed('darkAlley', 'darkAlley.0')
  game.state.specialDecks.theater.rest.splice(0)
  game.refuses(0, 'draw:theater', 'draw:workshop+theater')
})

test('TR-BAD-87: a second draw for 1 point is refused, its price is 2', () => {
  const game = new TestGame().plans(0, { manager: 'darkAlley' }).reveals()
  game.answer(0, 'place:manager:darkAlley.3', 'draw:theater').answer(0, game.options()[0] ?? null)
  assert.equal(game.state.placement?.ap, 1)
  game.refuses(0, 'draw:theater', 'draw:workshop')
})

test('TR-BAD-88: keeping both drawn cards is refused', () => {
  const game = placed('darkAlley', 'darkAlley.0').script('SA-TH-1', 'SA-TH-2').answer(0, 'draw:theater')
  game.refuses(0, ['SA-TH-1', 'SA-TH-2'], [], ['SA-TH-3'])
})

test('TR-BAD-89: fortune telling without prophecies is not offered', () => {
  placed('darkAlley', 'darkAlley.0').refuses(0, 'fortune')
})

test('TR-BAD-90: fate weaving in round 1 is not offered, because no prophecy is active', () => {
  const game = new TestGame({ magicians: ['priestess'], options: { prophecies: true } })
  game.plans(0, { magician: 'darkAlley' }).reveals().answer(0, 'place:magician:darkAlley.0')
  assert.equal(game.state.prophecies.active, null)
  game.refuses(0, 'weave:0', 'weave:1', 'weave:2')
})

test('TR-BAD-91: an ability twice in a round is refused where it is once per round', () => {
  const mechaniker = new TestGame({ magicians: ['mechaniker'] })
    .plans(0, { apprentice1: 'workshop', apprentice2: 'workshop' })
    .reveals()
    .answer(0, 'place:apprentice1:workshop.0:boost', 'end')
  mechaniker.refuses(0, 'place:apprentice2:workshop.1:boost')
  const optico = new TestGame({ magicians: ['great-optico'] })
    .plans(0, { apprentice1: 'downtown', apprentice2: 'downtown' })
    .plans(1, { magician: 'SA-DT-8', manager: 'SA-DT-9' })
    .reveals()
    .answer(0, 'place:apprentice1:downtown.0', 'copy:SA-DT-8', 'end')
    .answer(1, 'idle:magician')
    .answer(0, 'place:apprentice2:downtown.3:shard')
  optico.refuses(0, 'copy:SA-DT-9')
})

test("TR-BAD-92: Yoruba cannot pick a card without the opponent's marker, nor anything without a shard", () => {
  const set = (game: TestGame): TestGame =>
    game
      .plans(1, { magician: 'theater' })
      .knows(0, RINGS)
      .knows(1, MUMMY)
      .row('R01', 'R02')
      .lays('R01', [1, MUMMY, '00', 'down'])
      .lays('R02', [0, RINGS, '00', 'down'])
      .reveals()
      .answer(1, 'place:magician:friday.stage')
  set(new TestGame({ magicians: ['yoruba'] }))
    .refuses(0, 'R02', 'R03')
    .answer(0, 'R01')
  const poor = set(new TestGame({ magicians: ['yoruba'] }).has(0, { shards: 0 }))
  assert.deepEqual(poor.asked(), ['1 perform'])
})

test('TR-BAD-93: Electra cannot stack two markers with only one on the trick card', () => {
  const game = new TestGame({ magicians: ['electra'] })
    .plans(0, { magician: 'theater' })
    .knows(0, RINGS, 1)
    .row('R01')
  game.reveals().answer(0, 'place:magician:friday.0').refuses(0, `pile2:${RINGS}:R01:00:down`)
  game.answer(0, `setup:${RINGS}:R01:00:down`)
})

test('TR-BAD-100: neither Enhance nor the boost comes after the first action of a placement', () => {
  const game = new TestGame({ magicians: ['mechaniker'] }).plans(0, { apprentice1: 'marketRow' }).reveals()
  game.answer(0, 'place:apprentice1:marketRow.0', 'order:cog:0')
  game.refuses(
    0,
    'shard',
    'boost',
    'place:apprentice1:marketRow.0:shard',
    'place:apprentice1:marketRow.0:boost',
  )
})

test('TR-BAD-105: Electra cannot set up a marker of a trick whose pile lies on that card', () => {
  const game = new TestGame({ magicians: ['electra'] })
    .plans(0, { magician: 'theater' })
    .knows(0, RINGS, 2)
    .row('R01', 'R02')
    .lays('R01', [0, RINGS, '00', 'down', 2])
    .reveals()
    .answer(0, 'place:magician:friday.0')
  game
    .refuses(0, `setup:${RINGS}:R01:01:up`, `pile2:${RINGS}:R01:01:up`)
    .answer(0, `pile2:${RINGS}:R02:00:down`)
})

test('TR-BAD-106: a trick cannot be returned in a follow-up question of a card', () => {
  const game = placed('SA-WS-8', 'workshop.0', (each) =>
    each.knows(0, RINGS).owns(0, { metal: 2 }).row('R01'),
  )
  game.answer(0, `special.prepare:${RINGS}`).refuses(0, 'return', `trick:${RINGS}`)
})
