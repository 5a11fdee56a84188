import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, type Json } from '@curio/kernel'
import { conformance, type LawName } from '@curio/kernel/conformance'
import { edited } from '@curio/kernel/testing'
import { checkPack, MAGORIA } from '../content/index.ts'
import { trickerion } from '../index.ts'
import { isEager as prefers } from './support/acts.ts'
import { TestGame } from './support/table.ts'

/** All that it takes to be played to its end and written down. */
const LAWS: readonly LawName[] = [
  'a game is over within its bound',
  'every question can be answered',
  'there is an outcome at the end and not before',
  'a match that is written, read and continued ends the same',
]

function changed(edits: Readonly<Record<string, unknown>>): Json {
  return edited(MAGORIA, { id: 'changed', ...edits }) as Json
}

const names = { ru: 'Новая карта', en: 'A new card', origin: 'authored' }

/** A trick that pays more and needs less. */
const TRICK = changed({
  'tricks<wolf-cage>': {
    id: 'bear-cage',
    school: 'escape',
    level: 2,
    needs: { metal: 1, animal: 1 },
    ap: 1,
    markers: 3,
    yields: { fame: 2, coins: 2, shards: 1 },
    ...names,
  },
})

/** A card of the theater by the river with four slots around three circles. */
const PERFORMANCE = changed({
  'performances<R06>': {
    id: 'R13',
    theater: 'riverside',
    slots: ['00', '10', '01', '11'],
    circles: [
      { between: ['00', '10'], shard: false },
      { between: ['10', '11'], shard: true },
      { between: ['01', '11'], shard: false },
    ],
    bonus: { fame: 1, coins: 1, shards: 0 },
    origin: 'authored',
  },
})

/** Cards made of the vocabulary with other numbers, for other actions, and of effects that other cards have. */
const SPECIALS = changed({
  'specials<SA-MR-6>': {
    id: 'bulk-order',
    location: 'marketRow',
    action: 'buy',
    power: { effect: 'mixedBuy', tokens: 6 },
    ...names,
  },
  'specials<SA-TH-2>': {
    id: 'triple-bill',
    location: 'theater',
    action: 'setUp',
    power: { effect: 'linkTimes', times: 3 },
    ...names,
  },
  'specials<SA-DT-9>': {
    id: 'old-friends',
    location: 'downtown',
    action: 'hire',
    power: { effect: 'anyDie', apLess: 3 },
    ...names,
  },
  'prophecies<PR-24>.power': { effect: 'slotPrice', modifier: 1, coins: 1 },
})

const packs: Readonly<Record<string, Json>> = {
  'a changed trick': TRICK,
  'a new performance card': PERFORMANCE,
  'new special assignments and a new prophecy': SPECIALS,
}

for (const [what, magoria] of Object.entries(packs)) {
  test(`a pack with ${what} is sound`, () => assert.deepEqual(checkPack(magoria), []))

  const optionSets = [2, 3, 4].map((seats) => ({
    seats,
    options: { darkAlley: true, prophecies: true },
    packs: { magoria },
    prefers,
  }))
  const laws = conformance(trickerion, { optionSets, games: 1, samples: 1 })
  for (const { law, check } of laws) if (LAWS.includes(law)) test(`played with ${what}: ${law}`, check)
}

test('a changed trick is prepared and performed by its new figures', () => {
  const game = new TestGame({ packs: { magoria: TRICK } })
    .plans(0, { magician: 'theater', apprentice1: 'workshop' })
    .knows(0, 'bear-cage')
    .owns(0, { metal: 1, animal: 1 })
    .row('R03')
    .reveals()
    .answer(0, 'place:apprentice1:workshop.0', 'prepare:bear-cage')
  assert.equal(game.trick(0, 'bear-cage').markers, 3)
  game.lays('R03', [0, 'bear-cage', '00', 'down'])
  game.answer(0, 'place:magician:friday.stage').until('perform').answer(0, 'R03')
  assert.deepEqual(
    game.told('performed')[0]?.paid.map(({ fame, coins, shards }) => [fame, coins, shards]),
    [[2, 2, 1]],
  )
})

test('links of a new performance card go by its circles', () => {
  const game = new TestGame({ packs: { magoria: PERFORMANCE } })
    .plans(0, { magician: 'theater' })
    .knows(0, 'linking-rings', 2)
    .row('R13')
    .lays('R13', [1, 'levitation', '11', 'up'])
    .reveals()
    .answer(0, 'place:magician:friday.0')
  assert.deepEqual(game.offers('setup:linking-rings:R13:01'), ['setup:linking-rings:R13:01:right'])
  game.answer(0, 'setup:linking-rings:R13:10:down', '1:0')
  assert.deepEqual(
    [game.purse(0), game.purse(1)],
    [
      [11, 10, 2],
      [10, 10, 2],
    ],
  )
})

test('new special assignments and prophecies of the vocabulary do what their numbers say', () => {
  const table = (): TestGame => new TestGame({ packs: { magoria: SPECIALS }, options: { prophecies: true } })
  const bulk = table().plans(0, { magician: 'bulk-order' }).reveals().answer(0, 'place:magician:marketRow.0')
  bulk.answer(0, 'special.buy:wood*3+metal*3:0')
  assert.deepEqual([bulk.tokens(), bulk.purse()[1]], [{ wood: 3, metal: 3 }, 4])
  const bill = table().plans(0, { magician: 'triple-bill' }).knows(0, 'linking-rings', 1).row('R01')
  bill.lays('R01', [1, 'levitation', '01', 'up']).reveals().answer(0, 'place:magician:friday.0')
  bill.answer(0, 'special.setup:linking-rings:R01:00:down', '3:0')
  assert.deepEqual(bill.purse(), [13, 10, 4])
  const friends = table().plans(0, { magician: 'old-friends' }).dice('x', 'x', 'x', 'apprentice', 'x', 'x')
  friends.reveals().answer(0, 'place:magician:downtown.3', 'special.hire:3:engineer')
  assert.equal(friends.state.placement?.ap, 3)
  const toll = new TestGame({ seats: 4, packs: { magoria: SPECIALS }, options: { prophecies: true } })
  toll.prophecy('PR-24').plans(0, { magician: 'downtown' }).reveals().answer(0, 'place:magician:downtown.1')
  assert.equal(toll.purse()[1], 9)
})

test('TR-WS-PREP-7: a learned trick comes with no more markers than a symbol has', () => {
  const magoria = changed({ 'specials<SA-DT-6>.power.n': 6 })
  const game = new TestGame({ packs: { magoria } }).plans(0, { magician: 'SA-DT-6' }).reveals()
  game.dice('any', 'x', 'x', 'x', 'x', 'x').answer(0, 'place:magician:downtown.0')
  game.answer(0, 'special.learn:0:levitation:spades:board')
  assert.equal(game.trick(0, 'levitation').markers, 4)
})

test('TR-PERF-REW-11: a yield of four digits is chosen like any other', () => {
  const yields = { fame: 99, coins: 0, shards: 0 }
  const magoria = changed({ 'tricks<wolf-cage>.yields': yields, 'specials<SA-TH-8>.power.times': 20 })
  const game = new TestGame({ packs: { magoria } })
    .plans(0, { magician: 'SA-TH-8' })
    .knows(0, 'wolf-cage')
    .row('R03')
    .lays('R03', [0, 'wolf-cage', '00', 'down'])
  game.trick(0, 'wolf-cage').extra = { fame: 1, coins: 1 }
  game.reveals().answer(0, 'place:magician:thursday.stage').until('perform')
  game.answer(0, 'R03', 'wolf-cage:fame')
  assert.deepEqual(game.options().toSorted(), ['1980:1:0', '1999:0:0'])
  game.answer(0, '1999:0:0')
  assert.equal(game.told('performed')[0]?.paid[0]?.fame, 1999)
})

test('a match with a broken pack does not begin', () => {
  const magoria = changed({ 'specials<SA-TH-1>.action': 'perform' })
  const index = MAGORIA.specials.findIndex(({ id }) => id === 'SA-TH-1')
  assert.deepEqual(checkSetup(trickerion, 2, {}, { magoria }), {
    ok: false,
    message: `pack "magoria": specials[${index}].power.effect: setUpBeside does nothing for perform; allowed: cards that name setUp`,
  })
})
