import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPurchases } from '../rules/buy.ts'
import { known, type TrickerionContent } from '../rules/content.ts'
import { addOrders, addQuickOrders } from '../rules/orders.ts'
import { TestGame } from './support/table.ts'

/** Seat 0 has a character on the +2 slot of Market Row with this card: 5 points for the Magician. */
function market(special: string): TestGame {
  return new TestGame().plans(0, { magician: special }).reveals().answer(0, 'place:magician:marketRow.0')
}

test('TR-SPEC-15: Component Sale takes up to 4 tokens of any kinds in one Buy, and bargaining goes with it', () => {
  const game = market('SA-MR-1')
  const bags = game.acts('buy').filter(({ by }) => by === 'special')
  assert.ok(bags.some(({ loads }) => loads.length === 4))
  assert.ok(bags.every(({ loads }) => loads.reduce((sum, { count }) => sum + count, 0) <= 4))
  game.answer(0, 'special.buy:wood*2+metal*1+glass*1:2')
  assert.deepEqual(game.purse(), [10, 8, 1])
  assert.deepEqual(game.tokens(), { wood: 2, metal: 1, glass: 1 })
  assert.equal(game.state.placement?.ap, 2)
  assert.deepEqual(game.offers('special.buy'), [])
})

test('TR-SPEC-15: Smuggled Goods cost Fame, the price minus 1, after bargaining', () => {
  const game = market('SA-MR-2').answer(0, 'special.buy:wood*3:1')
  assert.deepEqual(game.purse(), [9, 10, 1])
  assert.deepEqual(game.tokens(), { wood: 3 })
  const cheap = market('SA-MR-2').has(0, { coins: 0 }).answer(0, 'special.buy:wood*1:0')
  assert.deepEqual(cheap.purse(), [10, 0, 1])
  const poor = market('SA-MR-2').has(0, { fame: 1 })
  assert.deepEqual(poor.offers('special.buy:wood'), [
    'special.buy:wood*1:0',
    'special.buy:wood*2:0',
    'special.buy:wood*2:1',
    'special.buy:wood*3:1',
    'special.buy:wood*3:2',
  ])
})

test('TR-SPEC-15: Barter with Power takes tokens worth up to 4 coins for a shard, and no coins', () => {
  const game = market('SA-MR-3').has(0, { coins: 0 })
  game.state.market.stall = ['rope', 'padlock', 'wood', 'wood']
  const bags = game.offers('special.buy')
  assert.ok(bags.includes('special.buy:rope*2:0') && bags.includes('special.buy:wood*1+padlock*1:0'))
  assert.ok(!bags.includes('special.buy:rope*1+padlock*1:0') && !bags.includes('special.buy:rope*3:0'))
  assert.ok(!bags.some((each) => each.endsWith(':1')))
  game.answer(0, 'special.buy:wood*2+rope*1:0')
  assert.deepEqual(game.purse(), [10, 0, 0])
  assert.deepEqual(game.tokens(), { wood: 2, rope: 1 })
  assert.deepEqual(market('SA-MR-3').has(0, { shards: 0 }).offers('special.buy'), [])
})

test('TR-SPEC-15: Workshop Exhibition brings Fame, the coins paid minus 1', () => {
  const game = market('SA-MR-4')
  game.state.market.stall = ['cog', 'metal', 'glass', 'fabric']
  game.answer(0, 'special.buy:cog*2:1')
  assert.deepEqual(game.purse(), [10 + 4, 5, 1])
  const cheap = market('SA-MR-4').answer(0, 'special.buy:metal*1:0')
  assert.deepEqual(cheap.purse(), [10, 9, 1])
})

test('TR-SPEC-15: Shoplifting takes the token of the stall for nothing, and a basic component replaces it', () => {
  const game = market('SA-MR-5')
  game.state.market.stall = ['cog', 'metal', 'cog', 'fabric']
  game.state.market.quickOrder = 'rope'
  assert.deepEqual(game.offers('special.buy:rope'), [])
  game.answer(0, 'special.buy:cog*2:0')
  assert.deepEqual(game.purse(), [10, 7, 1])
  assert.deepEqual(game.tokens(), { cog: 2 })
  assert.deepEqual(game.options(), [
    '0:wood',
    '0:metal',
    '0:glass',
    '0:fabric',
    '2:wood',
    '2:metal',
    '2:glass',
    '2:fabric',
  ])
  game.answer(0, '2:glass')
  assert.deepEqual(game.state.market.stall, ['cog', 'metal', 'glass', 'fabric'])
})

test('TR-MKT-BARG-6: a token taken by Shoplifting alone costs nothing, and nothing is left to bargain for', () => {
  const game = market('SA-MR-5').has(0, { coins: 0 })
  assert.deepEqual(game.offers('special.buy:wood'), ['special.buy:wood*1:0'])
  game.answer(0, 'special.buy:wood*1:0', '0:wood')
  assert.deepEqual([game.purse(), game.tokens()], [[10, 0, 1], { wood: 1 }])
})

test('TR-SPEC-15: Logistics put the ordered kind on sale at once, without an Order slot, until the round ends', () => {
  const game = market('SA-MR-6')
  game.state.market.orders = ['saw', 'rope', 'cog', 'mirror']
  assert.deepEqual(game.offers('order'), [])
  assert.ok(game.offers('special.order').includes('special.order:padlock'))
  assert.ok(!game.offers('special.order').includes('special.order:saw'))
  game.answer(0, 'special.order:padlock', 'buy:padlock*1:0')
  assert.deepEqual([game.purse(), game.tokens()], [[10, 7, 1], { padlock: 1 }])
  assert.deepEqual(game.state.market.orders, ['saw', 'rope', 'cog', 'mirror'])
  game.answer(0, 'end').endsRound()
  assert.deepEqual(game.state.market.stall, ['saw', 'rope', 'cog', 'mirror'])
  assert.deepEqual(game.state.market.beside, [])
})

test('TR-SPEC-15: Traveling Merchants sell each ordered kind at once for 1 coin more, as often as it is ordered', () => {
  const game = market('SA-MR-7').answer(0, 'special.order:cog:0')
  assert.deepEqual(game.options(), ['cog*1', 'none'])
  game.answer(0, 'cog*1', 'special.order:rope:1', 'rope*1')
  assert.deepEqual([game.purse(), game.tokens()], [[10, 10 - 4 - 3, 1], { cog: 1, rope: 1 }])
  assert.deepEqual(game.state.market.orders, ['cog', 'rope', null, null])
  game.answer(0, 'special.order:saw:2', 'none')
  assert.deepEqual(game.tokens(), { cog: 1, rope: 1 })
  assert.deepEqual(game.offers('point'), [])
})

test('TR-SPEC-15: Traveling Merchants ask nobody who cannot pay or store', () => {
  const poor = market('SA-MR-7').has(0, { coins: 3 }).answer(0, 'special.order:cog:0')
  assert.equal(poor.kind(), 'act')
  const full = market('SA-MR-7').owns(0, { cog: 3 }).answer(0, 'special.order:cog:0')
  assert.equal(full.kind(), 'act')
})

test('TR-SPEC-15: Dubious Sources bring home whatever is in the Quick-order slot when the round ends', () => {
  const game = new TestGame()
    .plans(0, { magician: 'SA-MR-8' })
    .plans(1, { magician: 'marketRow' })
    .reveals()
    .answer(0, 'place:magician:marketRow.0', 'special.quick:mirror', 'end')
    .answer(1, 'place:magician:marketRow.3', 'quick:padlock', 'end')
    .endsRound()
  assert.deepEqual([game.tokens(0), game.tokens(1)], [{ padlock: 1 }, {}])
  assert.equal(game.state.market.quickOrder, null)
})

test('TR-SPEC-15: Dubious Sources leave a token that cannot be stored to the supply', () => {
  const game = market('SA-MR-8').owns(0, { mirror: 3 }).answer(0, 'special.quick:mirror', 'end').endsRound()
  assert.deepEqual(game.tokens(), { mirror: 3 })
})

test('TR-SPEC-6, TR-SPEC-15: Business Share collects what opponents pay at Market Row later in the round', () => {
  const game = new TestGame({ seats: 3 })
    .plans(0, { magician: 'SA-MR-9', apprentice1: 'marketRow' })
    .plans(1, { magician: 'marketRow', apprentice1: 'marketRow' })
    .reveals()
    .answer(0, 'place:magician:marketRow.1')
    .answer(0, 'effect', 'buy:wood*1:0', 'end')
    .answer(1, 'place:magician:marketRow.0', 'buy:metal*3:1', 'buy:glass*1:0', 'end')
  assert.deepEqual([game.purse(0)[1], game.purse(1)[1]], [10 - 1 + 3, 10 - 3])
})

test('TR-SPEC-15: Business Share collects what Traveling Merchants are paid as well', () => {
  const game = new TestGame()
    .plans(0, { magician: 'SA-MR-9' })
    .plans(1, { magician: 'SA-MR-7' })
    .reveals()
    .answer(0, 'place:magician:marketRow.0', 'effect', 'end')
    .answer(1, 'place:magician:marketRow.3', 'special.order:cog:0', 'cog*1')
  assert.deepEqual([game.purse(0)[1], game.purse(1)[1]], [10 + 4, 10 - 4])
})

test('TR-SPEC-15: coins are collected once: a copied Business Share takes what the first one does not', () => {
  const game = new TestGame({ seats: 4, magicians: ['great-optico', 'electra', 'yoruba', 'red-lotus'] })
    .plans(0, { magician: 'marketRow' })
    .plans(1, { magician: 'SA-MR-9' })
    .plans(2, { magician: 'marketRow' })
    .reveals()
    .answer(0, 'place:magician:marketRow.0', 'copy:SA-MR-9', 'effect', 'end')
    .answer(1, 'place:magician:marketRow.1', 'effect', 'buy:wood*2:0', 'end')
    .answer(2, 'place:magician:marketRow.2', 'buy:metal*3:0')
  assert.deepEqual(
    [0, 1, 2].map((seat) => game.purse(seat)[1]),
    [10 + 2 + 3, 10 - 2, 10 - 3],
  )
})

test('TR-SPEC-15: Workshop Delivery sells kinds that the player already has too, each for 1 coin less', () => {
  const game = market('SA-MR-10').owns(0, { cog: 1, wood: 1 })
  assert.deepEqual(game.offers('buy:cog'), [])
  assert.deepEqual(game.offers('special.buy:cog*2'), [
    'special.buy:cog*2:0',
    'special.buy:cog*2:1',
    'special.buy:cog*2:2',
    'special.buy:cog*2:3',
  ])
  assert.deepEqual(game.offers('special.buy:wood*2'), ['special.buy:wood*2:0'])
  game.answer(0, 'special.buy:wood*2:0')
  assert.deepEqual([game.purse(), game.tokens()], [[10, 10, 1], { cog: 1, wood: 3 }])
})

test('TR-CMP-8: a mixed purchase needs a free slot for every new kind in it', () => {
  const game = market('SA-MR-1').owns(0, { wood: 1, rope: 1, saw: 1, animal: 1, cog: 1 })
  const offers = game.offers('special.buy')
  assert.ok(offers.includes('special.buy:metal*1:0') && offers.includes('special.buy:wood*1+metal*1:0'))
  assert.ok(!offers.includes('special.buy:metal*1+glass*1:0'))
  game.team(0, 'manager')
  assert.ok(game.offers('special.buy').includes('special.buy:metal*1+glass*1@manager:0'))
  assert.ok(!game.offers('special.buy').includes('special.buy:metal*1+glass*1:0'))
})

test('TR-SPEC-15: Logistics cost the points of an Order and are told like one without a slot', () => {
  const game = market('SA-MR-6').answer(0, 'special.order:padlock')
  assert.equal(game.state.placement?.ap, 4)
  assert.deepEqual(game.told('ordered'), [{ kind: 'ordered', seat: 0, component: 'padlock', slot: null }])
})

test('TR-SPEC-15: Fame paid for Smuggled Goods or got for an Exhibition counts as that of special assignments', () => {
  const smuggled = market('SA-MR-2').answer(0, 'special.buy:wood*3:0')
  const shown = market('SA-MR-4').answer(0, 'special.buy:wood*3:0')
  assert.deepEqual([smuggled.player().fameBy.specials, shown.player().fameBy.specials], [-2, 2])
})

test('TR-SPEC-15: Shoplifting takes at least one token that lies in the Buy area', () => {
  const game = market('SA-MR-5')
  game.state.market.stall = ['wood', 'metal', 'glass', 'fabric']
  game.state.market.quickOrder = 'cog'
  assert.deepEqual(game.offers('special.buy:cog'), [])
  assert.ok(game.offers('special.buy:wood').length > 0)
})

test('TR-SPEC-5, TR-SPEC-9: Logistics serve one Order of the placement, and no action point is left to take instead', () => {
  const game = market('SA-MR-6').answer(0, 'special.order:padlock')
  assert.equal(game.state.placement?.use, 'effect')
  assert.deepEqual(game.told('special'), [{ kind: 'special', seat: 0, special: 'SA-MR-6' }])
  assert.deepEqual([game.offers('special.'), game.offers('point')], [[], []])
  game.refuses(0, 'special.order:cog', 'point').answer(0, 'order:cog:0')
  assert.deepEqual([game.state.market.beside, game.state.market.orders[0]], [['padlock'], 'cog'])
})

test('TR-SPEC-5: an effect on Buy or Quick order serves one of them, and the next one is plain', () => {
  const buying = market('SA-MR-4').answer(0, 'special.buy:wood*2:0')
  buying.refuses(0, 'special.buy:metal*2:0', 'point').answer(0, 'buy:metal*2:0')
  assert.deepEqual(buying.purse(), [10 + 1, 10 - 4, 1])
  const quick = market('SA-MR-8').answer(0, 'special.quick:mirror')
  quick.refuses(0, 'special.quick:cog', 'point').answer(0, 'quick:cog')
  assert.equal(quick.state.commitments.length, 1)
})

/** The cards of the game, but the effect of this one refuses everything with saws. */
function refusingSaws({ content }: TestGame, special: string): TrickerionContent {
  const card = known(content.specials, special)
  const forbids: typeof card.power.forbids = (_state, _content, _seat, act) =>
    JSON.stringify(act).includes('"saw"') ? 'notThisAction' : null
  const power = { ...card.power, forbids }
  return { ...content, specials: new Map(content.specials).set(special, { ...card, power }) }
}

test('TR-SPEC-4: an Order, Quick order or Buy that the effect itself refuses is offered as a plain one only', () => {
  const ordering = market('SA-MR-7')
  const quick = market('SA-MR-8')
  const buying = market('SA-MR-1')
  buying.state.market.stall = ['saw', 'wood', 'glass', 'fabric']
  const orders = (by: 'action' | 'special'): string[] => {
    const texts: string[] = []
    addOrders(ordering.state, refusingSaws(ordering, 'SA-MR-7'), 0, by, texts)
    addQuickOrders(quick.state, refusingSaws(quick, 'SA-MR-8'), 0, by, texts)
    const content = refusingSaws(buying, 'SA-MR-1')
    const { terms } = by === 'action' ? content : known(content.specials, 'SA-MR-1')
    addPurchases(buying.state, content, 0, by, terms.buy, texts)
    return texts
  }
  const saws = (by: 'action' | 'special'): string[] => orders(by).filter((text) => text.includes('saw'))
  assert.deepEqual(saws('special'), [])
  assert.equal(orders('special').filter((text) => text.startsWith('special.order')).length, 44)
  assert.equal(orders('special').filter((text) => text.startsWith('special.quick')).length, 11)
  assert.ok(orders('special').includes('special.buy:wood*1:0'))
  for (const plain of ['order:saw:0', 'quick:saw', 'buy:saw*1:0']) assert.ok(saws('action').includes(plain))
})
