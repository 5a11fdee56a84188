import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import { edited } from '@curio/kernel/testing'
import { MAGORIA } from '../content/index.ts'
import { type Laid, TestGame, type TestOptions } from './support/table.ts'

const RINGS = 'linking-rings'
const PIANO = 'living-piano'

/** A game in which a prophecy is active, or none. */
function under(prophecy: string | null, options: TestOptions = {}): TestGame {
  return new TestGame({ ...options, options: { prophecies: true } }).prophecy(prophecy)
}

/** Seat 0 has its Magician on a slot. */
function placed(
  prophecy: string | null,
  slot: string,
  set: (game: TestGame) => TestGame = (game) => game,
): TestGame {
  const [place = ''] = slot.split('.')
  const card = ['thursday', 'friday', 'saturday', 'sunday'].includes(place) ? 'theater' : place
  return set(under(prophecy)).plans(0, { magician: card }).reveals().answer(0, `place:magician:${slot}`)
}

/** Seat 0 performs R03 on a day: what each marker paid, and the bonuses. */
function performed(prophecy: string | null, day: string, ...markers: readonly Laid[]) {
  const game = under(prophecy)
    .plans(0, { magician: 'theater' })
    .row('R03')
    .lays('R03', ...markers)
  for (const [seat, trick] of markers) game.knows(seat, trick)
  game.reveals().answer(0, `place:magician:${day}.stage`).until('perform').answer(0, 'R03')
  const [told] = game.told('performed')
  assert.ok(told)
  return { game, paid: told.paid.map(({ fame, coins, shards }) => [fame, coins, shards]), bonus: told.bonus }
}

test('TR-PRO-1, TR-PRO-2: an active prophecy changes the rules for everyone, a pending one nothing', () => {
  const pending = under(null).plans(0, { magician: 'downtown' })
  pending.state.prophecies.pending = ['PR-1', 'PR-8', 'PR-18']
  pending.reveals().answer(0, 'place:magician:downtown.0:shard')
  assert.deepEqual([pending.state.placement?.ap, pending.purse()[1]], [3 + 2 + 1, 10])
  const active = under('PR-1').plans(0, { magician: 'downtown' }).plans(1, { magician: 'downtown' }).reveals()
  active.answer(0, 'place:magician:downtown.3')
  assert.equal(active.state.placement?.ap, 1)
  active.answer(0, 'end').answer(1, 'place:magician:downtown.0')
  assert.equal(active.state.placement?.ap, 3)
})

test('TR-PRO-3: pending prophecies become active in order of nearness', () => {
  const game = under('PR-12').prophecy('PR-12', 'PR-4', 'PR-6', 'PR-24')
  const seen = [1, 2, 3].map(() => game.endsRound().until('plan').state.prophecies.active)
  assert.deepEqual(seen, ['PR-4', 'PR-6', 'PR-24'])
})

test('TR-PRO-4: a prophecy works from the roll of the dice to the end of its round', () => {
  const game = under('PR-12').prophecy('PR-12', 'PR-18', 'PR-6', 'PR-24').plans(0, { magician: 'downtown' })
  game.reveals().answer(0, 'place:magician:downtown.0')
  assert.equal(game.purse()[1], 10)
  game.answer(0, 'end').until('plan').plans(0, { magician: 'downtown' }).reveals()
  game.answer(0, 'place:magician:downtown.0')
  assert.equal(game.purse()[1], 7)
})

test('TR-PRO-5: Fatigue gives every character 1 base point', () => {
  assert.equal(placed('PR-1', 'workshop.0').state.placement?.ap, 1)
  assert.equal(placed(null, 'workshop.0').state.placement?.ap, 3)
})

test("TR-PRO-5: The Stone's Bounty adds a shard and its Radiance 2 Fame, once for each payment", () => {
  const link = (prophecy: string | null): TestGame =>
    placed(prophecy, 'friday.0', (game) =>
      game.knows(0, RINGS, 1).row('R01').lays('R01', [1, 'levitation', '01', 'up']),
    ).answer(0, `setup:${RINGS}:R01:00:down`, '1:0')
  assert.deepEqual(
    [link(null).purse(0), link(null).purse(1)],
    [
      [11, 10, 2],
      [10, 10, 2],
    ],
  )
  assert.deepEqual(
    [link('PR-2').purse(0), link('PR-2').purse(1)],
    [
      [11, 10, 3],
      [10, 10, 3],
    ],
  )
  assert.deepEqual(
    [link('PR-3').purse(0), link('PR-3').purse(1)],
    [
      [13, 10, 2],
      [12, 10, 2],
    ],
  )
  const two = performed('PR-2', 'friday', [0, 'mind-reading', '00', 'down'], [0, 'stocks-escape', '12', 'up'])
  assert.equal(two.game.purse()[2], 1 + 2 + 2)
})

test('TR-PRO-5: Open Warehouses sell ordered kinds at once, at the normal price', () => {
  const open = placed('PR-4', 'marketRow.0').answer(0, 'order:cog:0')
  assert.deepEqual(open.offers('buy:cog*1'), ['buy:cog*1:0', 'buy:cog*1:1', 'buy:cog*1:2'])
  assert.equal(open.answer(0, 'buy:cog*1:0').purse()[1], 7)
  assert.deepEqual(placed(null, 'marketRow.0').answer(0, 'order:cog:0').offers('buy:cog'), [])
})

test('TR-PRO-5: Secret Connections make a further draw cost 1 point', () => {
  const game = placed('PR-5', 'darkAlley.3').answer(0, 'draw:theater')
  game
    .answer(0, game.options()[0] ?? null)
    .answer(0, 'draw:theater')
    .answer(0, game.options()[0] ?? null)
  assert.equal(game.state.placement?.ap, 1)
  assert.ok(placed('PR-5', 'darkAlley.3').offers('draw').includes('draw:theater+theater+workshop') === false)
  assert.ok(placed('PR-5', 'darkAlley.3').offers('draw').includes('draw:workshop+theater+theater'))
  assert.ok(!placed(null, 'darkAlley.3').offers('draw').includes('draw:workshop+theater+theater'))
})

test('TR-PRO-5: Finest Hour doubles links, specialists and the bonus of the card', () => {
  const game = under('PR-6').team(0, 'assistant').plans(0, { magician: 'theater' }).row('R03')
  game.knows(0, RINGS).knows(1, 'levitation')
  game.lays('R03', [0, RINGS, '00', 'down'], [1, 'levitation', '01', 'up']).stands(0, 'assistant', 'friday.0')
  game.reveals().answer(0, 'place:magician:friday.stage').until('perform').answer(0, 'R03')
  const [told] = game.told('performed')
  const [specialist] = told?.bonus.forSpecialists ?? []
  assert.deepEqual([told?.bonus.forLinks.fame, specialist?.amount.fame, told?.bonus.forCard.fame], [2, 4, 2])
  assert.deepEqual(
    told?.paid.map(({ fame, coins }) => [fame, coins]),
    [
      [0, 2],
      [2, 3],
    ],
  )
})

test('TR-PRO-5: Gold Rush doubles the number on the Bank die, Generous Banker makes it cost 1 point', () => {
  const coins = (prophecy: string | null): TestGame =>
    placed(prophecy, 'downtown.0', (game) => game.dice('x', 'x', 'x', 'x', 5, 'x')).answer(0, 'coins:4')
  assert.deepEqual([coins(null).purse()[1], coins(null).state.placement?.ap], [15, 2])
  assert.deepEqual([coins('PR-7').purse()[1], coins('PR-7').state.placement?.ap], [20, 2])
  assert.deepEqual([coins('PR-24').purse()[1], coins('PR-24').state.placement?.ap], [15, 4])
})

test('TR-PRO-5: Power of the Shards makes Enhance worth 2 points, for 1 shard', () => {
  const game = under('PR-8').has(0, { shards: 3 }).plans(0, { magician: 'workshop' }).reveals()
  game.answer(0, 'place:magician:workshop.0:shard')
  assert.deepEqual([game.state.placement?.ap, game.purse()[2]], [5, 2])
})

test('TR-PRO-5: Haste lets a player place two characters in a turn, the second if wanted', () => {
  const plan = { magician: 'workshop', apprentice1: 'workshop' } as const
  const game = under('PR-9').plans(0, plan).plans(1, plan).reveals()
  game.answer(0, 'place:magician:workshop.0', 'end')
  assert.deepEqual(game.asked(), ['0 turn'])
  assert.ok(game.options().includes('end'))
  game.answer(0, 'place:apprentice1:workshop.1', 'end')
  assert.deepEqual(game.asked(), ['1 turn'])
  game.answer(1, 'place:magician:workshop.0', 'end', 'end')
  assert.deepEqual(game.asked(), ['1 turn'])
  const idle = under('PR-9').plans(0, plan).plans(1, plan).reveals().answer(0, 'idle:magician')
  assert.deepEqual(idle.asked(), ['1 turn'])
})

test('TR-PRO-5: four prophecies bring 2 Fame for setting up a trick of their school', () => {
  const schools = { 'PR-10': 'walled', 'PR-13': RINGS, 'PR-17': 'paper-shred', 'PR-23': 'mind-reading' }
  for (const prophecy of Object.keys(schools)) {
    for (const [own, trick] of Object.entries(schools)) {
      const game = placed(prophecy, 'friday.0', (each) => each.knows(0, trick, 2).row('R01'))
      game.answer(0, `setup:${trick}:R01:00:down`)
      assert.equal(game.purse()[0], own === prophecy ? 12 : 10, `${prophecy} ${trick}`)
      game.answer(0, 'move:R01:00:R01:02:up')
      assert.equal(game.purse()[0], own === prophecy ? 12 : 10, `${prophecy} ${trick} moved`)
    }
  }
})

test('TR-PRO-5: that Fame comes once for a pile, and not for On-stage Preparation', () => {
  const pile = under('PR-13', { magicians: ['electra'] })
    .plans(0, { magician: 'theater' })
    .knows(0, RINGS, 2)
  pile.row('R01').reveals().answer(0, 'place:magician:friday.0', `pile2:${RINGS}:R01:00:down`)
  assert.equal(pile.purse()[0], 12)
  const staged = under('PR-13')
    .plans(0, { magician: 'SA-WS-8' })
    .knows(0, RINGS)
    .owns(0, { metal: 2 })
    .row('R01')
  staged.reveals().answer(0, 'place:magician:workshop.0', `special.prepare:${RINGS}`, 'R01:00:down')
  assert.equal(staged.purse()[0], 10)
})

test('TR-PRO-5: Black Friday, Even Crowd and Festive Saturday change the modifiers of days', () => {
  const paid = (prophecy: string | null, day: string) =>
    performed(prophecy, day, [0, PIANO, '00', 'down']).paid[0]
  assert.deepEqual(paid(null, 'friday'), [1, 1, 0])
  assert.deepEqual(paid('PR-11', 'friday'), [0, 0, 0])
  assert.deepEqual(paid('PR-22', 'saturday'), [2, 2, 0])
  assert.deepEqual(paid('PR-16', 'thursday'), [1, 1, 0])
  assert.deepEqual(paid('PR-16', 'sunday'), [1, 1, 0])
  assert.deepEqual(paid('PR-22', 'sunday'), [2, 2, 0])
  assert.equal(placed('PR-16', 'thursday.0').state.placement?.ap, 4)
})

test('TR-PRO-5, TR-PRO-7: Insight and Easy Hiring set prices, and special cards reduce what is set, not below 0', () => {
  const dice = (game: TestGame): TestGame => game.dice('escape', 'x', 'manager', 'x', 'x', 'x')
  const learnt = placed('PR-12', 'downtown.3', dice).answer(0, 'learn:0:burning-mummy:spades:board')
  assert.equal(learnt.state.placement?.ap, 2)
  assert.equal(placed('PR-25', 'downtown.3', dice).answer(0, 'hire:2:manager').state.placement?.ap, 2)
  const free = dice(under('PR-12')).plans(0, { magician: 'SA-DT-5' }).reveals()
  free.answer(0, 'place:magician:downtown.3', 'special.learn:0:burning-mummy:spades:board')
  assert.equal(free.state.placement?.ap, 3)
  // With the printed cards a price ends at 0; a card that takes off more gives no points.
  const magoria = edited(MAGORIA, { id: 'generous', 'specials<SA-DT-5>.power.apLess': 3 }) as Json
  const cheaper = dice(under('PR-12', { packs: { magoria } }))
    .plans(0, { magician: 'SA-DT-5' })
    .reveals()
  cheaper.answer(0, 'place:magician:downtown.3', 'special.learn:0:burning-mummy:spades:board')
  assert.equal(cheaper.state.placement?.ap, 3)
})

test('TR-PRO-5: Fame over Fortune pays coins of performed tricks as Fame, and bonuses as they are', () => {
  const { paid, game } = performed('PR-14', 'sunday', [0, RINGS, '00', 'down'])
  assert.deepEqual(paid, [[0 + 1 + 2 + 1, 0, 0]])
  assert.equal(game.purse()[0], 10 + 4 + 1)
  const street = under('PR-14').plans(0, { magician: 'SA-TH-9' }).knows(0, RINGS).row('R01')
  street.lays('R01', [0, RINGS, '00', 'down']).reveals()
  street.answer(0, 'place:magician:friday.0', 'special.off:R01:00')
  assert.deepEqual(street.purse(), [10, 12, 1])
  const tested = under('PR-14')
    .plans(0, { magician: 'SA-WS-2' })
    .knows(0, RINGS)
    .owns(0, { metal: 2 })
    .reveals()
  tested.answer(0, 'place:magician:workshop.0', `special.prepare:${RINGS}`)
  assert.deepEqual(tested.purse(), [10, 12, 1])
})

test('TR-PRO-5: Enthusiasm gives Apprentices of players with a poster 1 point more', () => {
  const ap = (hasPoster: boolean, disc: 'apprentice1' | 'magician'): number | undefined => {
    const game = under('PR-15').plans(0, { [disc]: 'workshop' })
    game.player().hasPoster = hasPoster
    return game.reveals().answer(0, `place:${disc}:workshop.0`).state.placement?.ap
  }
  assert.deepEqual([ap(true, 'apprentice1'), ap(false, 'apprentice1'), ap(true, 'magician')], [2, 1, 3])
})

test('TR-PRO-5: Bribes make a +2 slot cost 3 coins, and it is not offered without them', () => {
  const game = under('PR-18').plans(0, { magician: 'marketRow' }).reveals()
  game.answer(0, 'place:magician:marketRow.0')
  assert.equal(game.purse()[1], 7)
  const amount = { fame: 0, coins: 3, shards: 0 }
  assert.deepEqual(game.told('paid'), [{ kind: 'paid', seat: 0, amount, why: 'slot', source: null }])
  assert.deepEqual(placed(null, 'marketRow.0').told('paid'), [])
  const poor = under('PR-18').has(0, { coins: 2 }).plans(0, { magician: 'marketRow' }).reveals()
  assert.deepEqual(new Set(poor.acts('place').map(({ slot }) => slot)), new Set(['marketRow.3']))
})

test("TR-PRO-5: in a Shared Hall the performer's day counts for all owners on the card", () => {
  const guest = (prophecy: string | null) => {
    const game = under(prophecy)
      .plans(0, { magician: 'theater' })
      .team(1, 'apprentice1')
      .knows(0, RINGS)
      .knows(1, PIANO)
    game.stands(1, 'apprentice1', 'thursday.0').row('R03')
    game.lays('R03', [0, RINGS, '00', 'down'], [1, PIANO, '12', 'up'])
    game.reveals().answer(0, 'place:magician:sunday.stage').until('perform').answer(0, 'R03')
    return game.told('performed')[0]?.paid.map(({ fame }) => fame)
  }
  assert.deepEqual(
    [guest(null), guest('PR-19')],
    [
      [1, 0],
      [1, 2],
    ],
  )
})

test('TR-PRO-5: under a Veil of Secrecy each card is turned up just before its character is placed', () => {
  const game = under('PR-20', { magicians: ['great-optico'] })
    .plans(0, { magician: 'downtown' })
    .plans(1, { magician: 'SA-DT-8', apprentice1: 'workshop' })
    .reveals()
  assert.deepEqual(
    [0, 1].map((seat) => game.character(seat, 'magician').isUp),
    [false, false],
  )
  game.answer(0, 'place:magician:downtown.3')
  assert.ok(game.character(0, 'magician').isUp)
  assert.deepEqual(game.offers('copy'), [])
  game.answer(0, 'end').answer(1, 'idle:apprentice1')
  assert.deepEqual(game.told('idle'), [{ kind: 'idle', seat: 1, disc: 'apprentice1' }])
  assert.equal(game.character(1, 'apprentice1').isSeen, false)
})

test('TR-PRO-6, TR-PRO-8: when another prophecy ends the Veil, cards are turned up, but not of idle characters', () => {
  const game = under('PR-20', { magicians: ['priestess'] })
    .prophecy('PR-20', 'PR-1', 'PR-6', 'PR-24')
    .plans(0, { magician: 'darkAlley', apprentice1: 'downtown' })
    .plans(1, { magician: 'workshop', apprentice1: 'theater' })
    .reveals()
    .answer(0, 'idle:apprentice1')
    .answer(1, 'place:magician:workshop.0', 'end')
    .answer(0, 'place:magician:darkAlley.0', 'weave:0')
  assert.deepEqual(
    [game.character(1, 'apprentice1').isUp, game.character(0, 'apprentice1').isUp],
    [true, false],
  )
  // What is done stays done: the Magician keeps the points of the old law, the next placement goes by the new one.
  assert.equal(game.state.placement?.ap, 4)
  game.answer(0, 'end').answer(1, 'place:apprentice1:sunday.0')
  assert.equal(game.told('placed').at(-1)?.ap, 0)
})

test('TR-PRO-6: a prophecy that is made active works at once', () => {
  const game = under('PR-12', { magicians: ['priestess'] }).prophecy('PR-12', 'PR-1', 'PR-6', 'PR-24')
  game.plans(0, { magician: 'darkAlley' }).plans(1, { magician: 'workshop' }).reveals()
  game.answer(0, 'place:magician:darkAlley.0', 'weave:0', 'end').answer(1, 'place:magician:workshop.0')
  assert.equal(game.state.placement?.ap, 1)
})

test('TR-PRO-5: One Price makes every component cost 2 coins, a quick order still 1 more', () => {
  const game = placed('PR-21', 'marketRow.0')
  game.state.market.stall = ['wood', 'cog', 'glass', 'fabric']
  game.answer(0, 'quick:mirror', 'buy:wood*1:0')
  assert.equal(game.purse()[1], 8)
  assert.equal(game.answer(0, 'buy:cog*1:0').purse()[1], 6)
  assert.equal(game.answer(0, 'buy:mirror*1:0').purse()[1], 3)
})

test('TR-PRO-5: Shards Backstage allow Enhance in the Theater, but not on stage', () => {
  const enhanced = (prophecy: string | null): string[] => {
    const game = under(prophecy).plans(0, { magician: 'theater' }).reveals()
    return game.acts('place').flatMap(({ slot, extras }) => (extras.shard ? [slot] : []))
  }
  assert.deepEqual(enhanced(null), [])
  assert.deepEqual(enhanced('PR-26').length, 8)
  assert.ok(!enhanced('PR-26').some((slot) => slot.endsWith('stage')))
})

test('TR-PRO-5: Humility leaves only the free slot with the lowest modifier, except in the Theater', () => {
  const slots = (card: string): Set<string> =>
    new Set(
      under('PR-27')
        .plans(0, { magician: card })
        .reveals()
        .acts('place')
        .map(({ slot }) => slot),
    )
  assert.deepEqual(slots('downtown'), new Set(['downtown.3']))
  assert.equal(slots('theater').size, 12)
  const next = under('PR-27').stands(1, 'magician', 'downtown.3').plans(0, { magician: 'downtown' }).reveals()
  assert.deepEqual(new Set(next.acts('place').map(({ slot }) => slot)), new Set(['downtown.0']))
})
