import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestGame } from './support/table.ts'

const RINGS = 'linking-rings'
const PIANO = 'living-piano'
const HOUND = 'hellhound'

/** Seat 0 has its Magician backstage on Friday with this card: 3 points. */
function backstage(special: string): TestGame {
  return new TestGame().plans(0, { magician: special }).reveals().answer(0, 'place:magician:friday.0')
}

/** Seat 0 puts its Magician on the stage of a day with this card, and is asked what to perform. */
function onStage(game: TestGame, special: string, day = 'friday'): TestGame {
  return game
    .plans(0, { magician: special })
    .reveals()
    .answer(0, `place:magician:${day}.stage`)
    .until('perform')
}

test('TR-SPEC-15: a Guest Performer lies beside the slots of a card, even of a full one', () => {
  const game = backstage('SA-TH-1')
    .row('R01')
    .knows(0, RINGS, 1)
    .knows(0, PIANO, 1)
    .lays('R01', [1, 'levitation', '00', 'down'], [1, 'walled', '01', 'up'], [1, 'seance', '02', 'up'])
  assert.deepEqual(game.offers('setup'), [])
  assert.deepEqual(game.offers('special.'), [
    `special.setup:${RINGS}:R01:beside0`,
    `special.setup:${PIANO}:R01:beside0`,
  ])
  game.answer(0, `special.setup:${RINGS}:R01:beside0`)
  assert.equal(game.kind(), 'act')
  assert.deepEqual(game.on('R01').at(-1), `0 ${RINGS} beside0`)
  assert.deepEqual(game.purse(), [10, 10, 1])
})

test('TR-SPEC-15: a Guest Performer has no links, is paid with the card, and TR-TH-SET-4 holds for it', () => {
  const game = new TestGame().knows(0, RINGS, 1).row('R03').lays('R03', [0, RINGS, '00', 'down'])
  game.state.row[0]?.markers.push({ seat: 0, trick: RINGS, place: 'beside0', direction: null, size: 1 })
  onStage(game, 'theater').answer(0, 'R03')
  const [performed] = game.told('performed')
  assert.deepEqual([performed?.paid.length, performed?.bonus.links], [2, 0])
  const barred = backstage('SA-TH-1').knows(0, RINGS, 1).row('R01').lays('R01', [0, RINGS, '00', 'down'])
  assert.deepEqual(barred.offers('special.'), [])
})

test('TR-SPEC-15: an Orchestral Interlude pays the level bonus for joined markers without a link, but no shard', () => {
  const game = backstage('SA-TH-2')
    .row('R02')
    .knows(0, 'walled', 1)
    .lays('R02', [1, 'levitation', '00', 'down'], [1, 'seance', '11', 'down'])
    .answer(0, 'special.setup:walled:R02:01:up')
  assert.deepEqual(game.options(), ['2:0', '1:1', '0:2'])
  game.answer(0, '1:1')
  assert.deepEqual(
    [game.purse(0), game.purse(1)],
    [
      [12, 12, 1],
      [10, 10, 1],
    ],
  )
  const plain = backstage('SA-TH-2').row('R02').knows(0, 'walled', 1)
  plain.lays('R02', [1, 'levitation', '00', 'down'], [1, 'seance', '11', 'down'])
  assert.equal(plain.answer(0, 'setup:walled:R02:01:up').kind(), 'act')
})

test('TR-SPEC-15: a Headliner Trick is paid twice for its links, shards included, and only to its player', () => {
  const game = backstage('SA-TH-3')
    .row('R01')
    .knows(0, RINGS, 1)
    .lays('R01', [1, 'levitation', '01', 'up'])
    .answer(0, `special.setup:${RINGS}:R01:00:down`)
  assert.deepEqual(game.options(), ['2:0', '1:1', '0:2'])
  game.answer(0, '2:0')
  assert.deepEqual(
    [game.purse(0), game.purse(1)],
    [
      [12, 10, 3],
      [10, 10, 2],
    ],
  )
})

test('TR-SPEC-15: a New Twist joins a marker with the same colour and symbol, for that set-up only', () => {
  const game = backstage('SA-TH-4').row('R01', 'R02').knows(0, RINGS, 3).lays('R01', [0, RINGS, '00', 'down'])
  assert.ok(
    game
      .acts('setUp')
      .filter(({ by }) => by === 'action')
      .every(({ spot }) => spot.card === 'R02'),
  )
  assert.ok(
    game
      .acts('setUp')
      .filter(({ by }) => by === 'special')
      .every(({ spot }) => spot.card === 'R01'),
  )
  game.answer(0, `special.setup:${RINGS}:R01:02:up`)
  assert.deepEqual(game.on('R01'), [`0 ${RINGS} 00`, `0 ${RINGS} 02`])
  assert.deepEqual(game.offers(`setup:${RINGS}:R01`), [])
  assert.deepEqual(game.offers('special.'), [])
})

test('TR-SPEC-15: Buying Time exchanges two performance cards with their markers, for 3 coins', () => {
  const game = backstage('SA-TH-5')
    .row('R01', 'R02')
    .knows(0, RINGS, 2)
    .lays('R02', [1, 'walled', '00', 'down'])
  game.answer(0, `special.setup:${RINGS}:R01:00:down`)
  assert.deepEqual(game.options(), ['R01:R02', 'none'])
  game.answer(0, 'R01:R02')
  assert.deepEqual(
    game.state.row.map((show) => show?.card),
    ['R02', 'R01', undefined],
  )
  assert.deepEqual([game.on('R01'), game.on('R02')], [[`0 ${RINGS} 00`], ['1 walled 00']])
  assert.equal(game.purse()[1], 13)
})

test('TR-SPEC-15: Buying Time pays nothing without the exchange', () => {
  const game = backstage('SA-TH-5').row('R01', 'R02').knows(0, RINGS, 2)
  game.answer(0, `special.setup:${RINGS}:R01:00:down`, 'none')
  assert.deepEqual([game.purse()[1], game.state.row[0]?.card], [10, 'R01'])
  const single = backstage('SA-TH-5').row('R01').knows(0, RINGS, 2)
  assert.equal(single.answer(0, `special.setup:${RINGS}:R01:00:down`).kind(), 'act')
})

test('TR-SPEC-15, TR-SPEC-16: Durable Components return a performed marker when the phase ends', () => {
  const game = new TestGame().knows(0, RINGS).knows(0, PIANO).row('R01', 'R03')
  game.lays('R01', [0, RINGS, '00', 'down'], [0, PIANO, '01', 'down'])
  onStage(game, 'SA-TH-6').answer(0, 'R01').until('special.keep')
  assert.deepEqual(game.options(), [RINGS, PIANO, 'none'])
  game.answer(0, PIANO).until('plan')
  assert.deepEqual([game.trick(0, RINGS).markers, game.trick(0, PIANO).markers], [0, 1])
})

test('TR-SPEC-16: Durable Components do nothing for a Magician who has not performed', () => {
  const game = new TestGame().knows(0, RINGS).row('R01').lays('R01', [0, RINGS, '00', 'down'])
  onStage(game, 'SA-TH-6').answer(0, 'none').until('plan')
  assert.equal(game.trick(0, RINGS).markers, 0)
  assert.deepEqual(game.state.specialDecks.theater.bottom, ['SA-TH-6'])
  const guest = new TestGame().knows(0, RINGS).knows(1, PIANO).row('R01').plans(1, { magician: 'theater' })
  guest.lays('R01', [0, RINGS, '00', 'down'], [1, PIANO, '01', 'down']).plans(0, { magician: 'SA-TH-6' })
  guest.reveals().answer(0, 'place:magician:sunday.stage').answer(1, 'place:magician:friday.stage')
  guest.answer(1, 'R01').until('plan')
  assert.equal(guest.trick(0, RINGS).markers, 0)
})

test('TR-SPEC-15: Durable Components return no marker of a trick that went back to its deck', () => {
  const game = new TestGame({ magicians: ['yoruba', 'gentleman'] })
    .knows(0, RINGS)
    .knows(0, PIANO)
    .knows(1, 'levitation')
    .row('R01', 'R02')
    .lays('R01', [0, RINGS, '00', 'down'], [0, PIANO, '01', 'down'])
    .lays('R02', [1, 'levitation', '00', 'down'])
    .plans(0, { magician: 'SA-TH-6' })
    .plans(1, { magician: 'theater' })
    .reveals()
    .answer(0, 'place:magician:friday.stage')
    .answer(1, 'place:magician:sunday.stage')
    .answer(0, 'R01')
  // Yoruba is asked before Sunday, and so may still return a trick that was performed on Friday.
  game.answer(0, 'return', `trick:${RINGS}`, 'none').answer(1, 'none')
  assert.deepEqual([game.kind(), game.options()], ['special.keep', [PIANO, 'none']])
})

test('TR-SPEC-15: an Arranged Fiasco brings the performer Fame for each own marker and costs the others theirs', () => {
  const game = new TestGame().knows(0, RINGS).knows(1, PIANO).knows(1, 'stocks-escape').row('R03')
  game.lays('R03', [0, RINGS, '00', 'down'], [1, PIANO, '01', 'up'], [1, 'stocks-escape', '12', 'up'])
  onStage(game, 'SA-TH-7').answer(0, 'R03')
  assert.deepEqual(game.options(), ['effect', 'none'])
  game.answer(0, 'effect')
  const [performed] = game.told('performed')
  assert.deepEqual(
    performed?.paid.map(({ trick, fame, coins }) => [trick, fame, coins]),
    [
      [RINGS, 1, 2],
      [PIANO, 0, 1],
      ['stocks-escape', 0, 1],
    ],
  )
})

test('TR-SPEC-16: the owner of a Perform card may waive it in the performance', () => {
  const game = new TestGame().knows(0, RINGS).row('R03').lays('R03', [0, RINGS, '00', 'down'])
  onStage(game, 'SA-TH-7').answer(0, 'R03', 'none')
  assert.deepEqual(game.told('performed')[0]?.paid[0]?.fame, 0)
})

test('TR-SPEC-15: a Grand Premiere doubles Fame, coins or shards of a trick that was never performed', () => {
  const game = new TestGame().knows(0, HOUND).knows(0, RINGS).row('R03')
  game.lays('R03', [0, HOUND, '00', 'down'], [0, RINGS, '01', 'down'])
  game.player().performed.push(RINGS)
  onStage(game, 'SA-TH-8').answer(0, 'R03')
  assert.deepEqual(game.options(), [`${HOUND}:fame`, `${HOUND}:coins`, `${HOUND}:shards`, 'none'])
  game.answer(0, `${HOUND}:fame`)
  assert.deepEqual(game.purse(), [10 + 12 + 1, 10 + 5 + 2, 1 + 1])
  assert.deepEqual(game.player().performed, [RINGS, HOUND])
})

test('TR-SPEC-15: of two markers of one trick a premiere takes either, and asks only where they pay differently', () => {
  const alike = new TestGame().knows(0, RINGS).row('R03')
  alike.lays('R03', [0, RINGS, '00', 'down'], [0, RINGS, '12', 'up'])
  onStage(alike, 'SA-TH-8').answer(0, 'R03')
  assert.deepEqual(alike.options(), [`${RINGS}:coins`, 'none'])

  const game = new TestGame({ magicians: ['electra'] }).knows(0, RINGS).row('R03')
  game.lays('R03', [0, RINGS, '00', 'down'], [0, RINGS, '12', 'up', 2])
  onStage(game, 'SA-TH-8').answer(0, 'R03')
  const pile = [`${RINGS}:fame:12`, `${RINGS}:coins:12`]
  assert.deepEqual(game.options(), [`${RINGS}:coins`, ...pile, 'none'])
  game.answer(0, `${RINGS}:coins:12`)
  assert.deepEqual(
    game.told('performed')[0]?.paid.map(({ coins }) => coins),
    [2, 6],
  )
})

test('TR-PERF-REW-11, TR-SPEC-15: with a premiere on Sunday the modifier comes first by itself, because that is best', () => {
  const game = new TestGame().knows(0, RINGS).row('R03').lays('R03', [0, RINGS, '00', 'down'])
  onStage(game, 'SA-TH-8', 'sunday').answer(0, 'R03')
  assert.deepEqual(game.options(), [`${RINGS}:fame`, `${RINGS}:coins`, 'none'])
  game.answer(0, `${RINGS}:coins`)
  assert.deepEqual(game.told('performed')[0]?.paid[0]?.coins, 6)
})

test('TR-EX-MOD-2: on Thursday with Arranged Fiasco a trick of 0 Fame and 2 coins pays 1 and 1, without a question', () => {
  const game = new TestGame().knows(0, RINGS).row('R03').lays('R03', [0, RINGS, '00', 'down'])
  onStage(game, 'SA-TH-7', 'thursday').answer(0, 'R03', 'effect')
  const [paid] = game.told('performed')[0]?.paid ?? []
  assert.deepEqual([paid?.fame, paid?.coins], [1, 1])
})

test('TR-SPEC-15: Street Performance takes a marker off for its yield, with the day and without a pile bonus', () => {
  const game = new TestGame({ magicians: ['electra'] })
    .plans(0, { magician: 'SA-TH-9' })
    .knows(0, RINGS)
    .knows(1, PIANO)
    .row('R01')
    .lays('R01', [0, RINGS, '00', 'down', 2], [1, PIANO, '01', 'down'])
    .reveals()
    .answer(0, 'place:magician:thursday.0')
  assert.deepEqual(game.offers('special.'), ['special.off:R01:00'])
  game.answer(0, 'special.off:R01:00')
  assert.deepEqual([game.purse(), game.on('R01')], [[10, 11, 1], [`1 ${PIANO} 01`]])
  assert.deepEqual([game.player().performed, game.trick(0, RINGS).markers], [[], 0])
  assert.equal(game.state.placement?.ap, 3)
})

test("TR-SPEC-15: Director's Favor moves an opponent's marker, for nobody's bonus", () => {
  const game = backstage('SA-TH-10').knows(0, RINGS).knows(1, PIANO).row('R01', 'R02')
  game.lays('R01', [0, RINGS, '00', 'down'], [1, PIANO, '02', 'up']).lays('R02', [1, PIANO, '11', 'left'])
  const moves = game.acts('reschedule').filter(({ by }) => by === 'special')
  assert.ok(moves.length > 0 && moves.every(({ card, place }) => `${card}${place}` !== 'R0100'))
  // TR-TH-SET-4 holds for the owner: the other marker of the trick lies on R01.
  assert.ok(moves.filter(({ card }) => card === 'R02').every(({ spot }) => spot.card === 'R02'))
  game.answer(0, 'special.move:R01:02:R01:01:up')
  assert.equal(game.kind(), 'act')
  assert.deepEqual(
    [game.purse(0), game.purse(1)],
    [
      [10, 10, 1],
      [10, 10, 1],
    ],
  )
  assert.deepEqual(game.on('R01'), [`0 ${RINGS} 00`, `1 ${PIANO} 01`])
})

const BUTTERFLIES = 'enchanted-butterflies'

/** Seat 0 performs an enhanced trick of 2 Fame and no coins on Thursday as a premiere, for twice its Fame. */
function enhancedPremiere(): TestGame {
  const game = new TestGame().knows(0, BUTTERFLIES).row('R03').lays('R03', [0, BUTTERFLIES, '00', 'down'])
  game.trick(0, BUTTERFLIES).extra = { fame: 1, coins: 1 }
  return onStage(game, 'SA-TH-8', 'thursday').answer(0, 'R03', `${BUTTERFLIES}:fame`)
}

test('TR-PERF-REW-10, TR-PERF-REW-11: where no order of modifiers is best in everything, the owner is asked', () => {
  const game = enhancedPremiere()
  assert.deepEqual([game.kind(), game.options()], ['yield', ['5:0:0', '4:1:0']])
  game.refuses(0, '5:1:0', 'return').answer(0, '4:1:0')
  const [paid] = game.told('performed')[0]?.paid ?? []
  assert.deepEqual([paid?.fame, paid?.coins, paid?.shards, paid?.day], [4, 1, 0, 'thursday'])
  assert.deepEqual(game.purse(), [10 + 4 + 1, 10 + 1, 1])
  assert.deepEqual(enhancedPremiere().answer(0, '5:0:0').purse(), [10 + 5 + 1, 10, 1])
})

test('TR-SPEC-15: a Grand Premiere for shards doubles the shards and nothing else', () => {
  const game = new TestGame().knows(0, HOUND).row('R03').lays('R03', [0, HOUND, '00', 'down'])
  onStage(game, 'SA-TH-8').answer(0, 'R03', `${HOUND}:shards`)
  assert.deepEqual(game.purse(), [10 + 6 + 1, 10 + 5, 1 + 2])
})

test("TR-SPEC-16: a Perform card works in its owner's performance, not in that of another player", () => {
  const game = new TestGame({ magicians: ['mechaniker', 'gentleman'] })
  game.plans(1, { magician: 'SA-TH-7' }).knows(0, RINGS).knows(1, PIANO).row('R03', 'R02')
  game.lays('R03', [0, RINGS, '00', 'down']).lays('R02', [1, PIANO, '00', 'down'])
  game.plans(0, { magician: 'theater' }).reveals()
  game.answer(0, 'place:magician:friday.stage').answer(1, 'place:magician:saturday.stage').answer(0, 'R03')
  assert.deepEqual(game.asked(), ['1 perform'])
  game.answer(1, 'R02')
  assert.deepEqual(game.asked(), ['1 special.perform'])
})

test('TR-SPEC-15: Fame of a Street Performance is Fame by a special assignment', () => {
  const game = backstage('SA-TH-9').knows(0, HOUND).row('R03').lays('R03', [0, HOUND, '00', 'down'])
  game.answer(0, 'special.off:R03:00')
  assert.deepEqual([game.purse(), game.player().fameBy.specials], [[16, 15, 2], 6])
  const amount = { fame: 6, coins: 5, shards: 1 }
  assert.deepEqual(game.told('takenOff'), [
    { kind: 'takenOff', seat: 0, trick: HOUND, card: 'R03', place: '00', amount },
  ])
  assert.deepEqual(game.offers('point'), [], 'the effect is used')
})

test('TR-SPEC-15: several Guest Performers lie beside one card, each on a place of its own', () => {
  const game = backstage('SA-TH-1').row('R01').knows(0, RINGS, 1).knows(1, PIANO)
  game.state.row[0]?.markers.push({ seat: 1, trick: PIANO, place: 'beside0', direction: null, size: 1 })
  assert.deepEqual(game.offers('special.setup'), [`special.setup:${RINGS}:R01:beside1`])
  game.answer(0, `special.setup:${RINGS}:R01:beside1`)
  assert.deepEqual(game.on('R01'), [`1 ${PIANO} beside0`, `0 ${RINGS} beside1`])
})
