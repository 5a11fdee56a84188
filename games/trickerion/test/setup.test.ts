import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup } from '@curio/kernel'
import { SCHOOLS, SPECIAL_LOCATIONS } from '../content/vocabulary.ts'
import { trickerion } from '../index.ts'
import { trickOf } from '../rules/content.ts'
import { freeMarkers, freeSymbols } from '../rules/tricks.ts'
import { FreshGame } from './support/fresh.ts'

const DARK = { darkAlley: true }
const FATES = { darkAlley: true, prophecies: true }
const QUICK = { quickGame: true }

const refusal = (seats: number, options = {}): string | null => {
  const setup = checkSetup(trickerion, seats, options, {})
  return setup.ok ? null : setup.message
}

test('TR-GEN-1, TR-BAD-1: two, three or four players', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((seats) => refusal(seats) === null),
    [false, true, true, true, false],
  )
})

test('TR-GEN-4, TR-GEN-5, TR-GEN-18, TR-BAD-2: prophecies only with the Dark Alley, which is off by default', () => {
  assert.match(refusal(2, { prophecies: true }) ?? '', /TR-GEN-4/)
  assert.equal(refusal(2, FATES), null)
  assert.equal(refusal(2, DARK), null)
  assert.deepEqual(new FreshGame().state.options, {
    darkAlley: false,
    prophecies: false,
    quickGame: false,
    firstGameKits: false,
  })
})

test('TR-BAD-95: options that nobody knows are refused', () => {
  assert.ok(refusal(2, { darkAlly: true }))
  assert.ok(refusal(2, { darkAlley: 'yes' }))
})

test('TR-BAD-95: a refusal names every option that is wrong, and the options as a whole for an unknown one', () => {
  assert.match(refusal(2, { darkAlly: true }) ?? '', /^options: no darkAlly; there is darkAlley, prophecies,/)
  assert.match(
    refusal(2, { darkAlley: 'yes', quickGame: 1 }) ?? '',
    /^darkAlley: .*boolean.*; quickGame: .*boolean/,
  )
})

test('TR-GEN-6, TR-GEN-19, TR-BAD-3, TR-BAD-97: the Priestess is out only where her prophecies are missing', () => {
  const offered = (options: object): boolean =>
    new FreshGame({ options: { ...options } }).options().includes('priestess')
  assert.deepEqual([{}, DARK, FATES].map(offered), [true, false, true])
})

test('TR-PSET-1, TR-PSET-2, TR-PSET-33: magicians are chosen clockwise from a random player', () => {
  const game = new FreshGame({ seats: 4, chance: [2] })
  const asked: number[] = []
  while (game.kind(game.asker()) === 'setup.magician') {
    asked.push(game.asker())
    game.first()
  }
  assert.deepEqual(asked, [2, 3, 0, 1])
  assert.deepEqual([game.asker(), game.kind(2)], [2, 'setup.components'])
})

test('TR-PSET-3, TR-PSET-4, TR-BAD-4: two magicians for each school, and each school only once', () => {
  const game = new FreshGame({ seats: 4 })
  assert.equal(game.options().length, 8)
  game.does('electra').refuses('electra', 'mechaniker')
  game.does('priestess', 'gentleman')
  assert.deepEqual(game.options(3), ['master-of-chains', 'red-lotus'])
})

test('TR-PSET-10, TR-PSET-11, TR-BAD-5, TR-BAD-98: starting components for exactly two coins, on the player board', () => {
  const game = new FreshGame().does('electra', 'priestess')
  assert.equal(game.options().length, 14)
  game.refuses('wood*1', 'wood*3', 'cog*1', 'wood*1+rope*1', 'wood*2@manager', 'none')
  game.does('wood*1+glass*1')
  assert.deepEqual(game.player().components, [
    { kind: 'wood', count: 1, on: 'board' },
    { kind: 'glass', count: 1, on: 'board' },
  ])
})

test('TR-PSET-12, TR-PSET-13, TR-BAD-6: a starting trick of level 1 of the magician’s school, with a symbol of one’s choice', () => {
  const game = new FreshGame().does('electra', 'priestess', 'wood*2')
  const tricks = ['linking-rings', 'living-piano', 'chinese-sticks', 'levitation']
  const symbols = ['spades', 'hearts', 'diamonds', 'clubs']
  assert.deepEqual(
    game.options(),
    tricks.flatMap((trick) => symbols.map((symbol) => `${trick}:${symbol}`)),
  )
  game.refuses('mind-reading:spades', 'bullet-catch:spades').does('levitation:diamonds')
  const { symbol, on, markers } = game.own('levitation')
  assert.deepEqual([symbol, on, markers], ['diamonds', 'board', 0])
  assert.equal(game.state.decks.mechanical.includes('levitation'), false)
})

/** Seat 0 has chosen everything up to the specialist, seat 1 comes after. */
const withSpecialist = (specialist: string, options = {}): FreshGame =>
  new FreshGame({ options }).does('electra', 'priestess', 'metal*2', 'linking-rings:spades', specialist)

test('TR-PSET-19, TR-PSET-20, TR-PSET-32, TR-BAD-7, TR-BAD-98: the Manager brings two coins’ worth, on the Manager board', () => {
  const game = withSpecialist('manager')
  assert.equal(game.kind(), 'setup.manager')
  game.refuses('metal*2@manager', 'metal*1@manager+wood*1@manager', 'wood*2', 'wood*3@manager', 'none')
  game.does('wood*1@manager+glass*1@manager')
  assert.deepEqual(game.player().components, [
    { kind: 'metal', count: 2, on: 'board' },
    { kind: 'wood', count: 1, on: 'manager' },
    { kind: 'glass', count: 1, on: 'manager' },
  ])
  assert.equal(game.character('manager').at, 'home')
})

test('TR-PSET-21, TR-PSET-22, TR-PSET-23, TR-PSET-31, TR-PSET-37: the Engineer’s trick comes after all starting tricks', () => {
  const game = withSpecialist('engineer')
  assert.deepEqual(game.asked(), ['1 setup.components'])
  game.does('glass*2', 'mind-reading:spades', 'assistant')
  assert.deepEqual(game.asked(), ['0 setup.engineer'])
  game.refuses('mind-reading:hearts', 'linking-rings:hearts', 'living-piano:spades', 'bullet-catch:hearts')
  assert.equal(new Set(game.options().map((text) => String(text).replace(/:.*/, ''))).size, 14)
  game.does('living-piano:clubs')
  const { symbol, on, markers } = game.own('living-piano')
  assert.deepEqual([symbol, on, markers], ['clubs', 'engineer', 0])
  assert.deepEqual(game.asked(), ['0 advertise'], 'nobody else gets one')
})

test('TR-PSET-31: the Engineer’s trick is not prepared, even with its components', () => {
  const game = new FreshGame().does('red-lotus', 'priestess', 'wood*2', 'stocks-escape:spades', 'engineer')
  game.does('glass*2', 'mind-reading:spades', 'assistant', 'barricaded-barrels:hearts')
  assert.equal(game.own('barricaded-barrels').markers, 0)
  assert.equal(game.own('stocks-escape').markers, 0)
})

test('TR-PSET-24, TR-BAD-8: Engineers choose in selection order, and a taken card is gone', () => {
  const game = withSpecialist('engineer').does('glass*2', 'mind-reading:spades', 'engineer')
  game.does('living-piano:hearts')
  assert.deepEqual(game.asked(), ['1 setup.engineer'])
  game.refuses('living-piano:hearts').does('levitation:hearts')
  assert.equal(game.own('levitation', 1).on, 'engineer')
})

test('TR-PSET-17, TR-PSET-18, TR-PSET-25: Magician and one Apprentice; the Assistant brings another one', () => {
  const game = withSpecialist('assistant')
  const atHome = (): string[] =>
    game
      .player()
      .characters.filter(({ at }) => at === 'home')
      .map(({ disc, home }) => `${disc} ${home}`)
  assert.deepEqual(atHome(), [
    'magician board',
    'assistant board',
    'apprentice1 board',
    'apprentice2 assistant',
  ])
  assert.equal(game.player().characters.length, 8)
  assert.ok(game.player().characters.every(({ at }) => at === 'home' || at === 'supply'))
})

test('TR-PSET-28, TR-PSET-29, TR-BAD-99: a covered starting trick is prepared without being asked', () => {
  const game = withSpecialist('assistant').does('glass*2', 'mind-reading:spades', 'assistant')
  assert.equal(game.own('linking-rings').markers, 2)
  assert.equal(game.own('mind-reading', 1).markers, 3)
  assert.deepEqual(game.asked(), ['0 advertise'])
})

test('TR-PSET-28: a starting trick that lacks components stays empty', () => {
  const game = new FreshGame().does('electra', 'priestess', 'wood*2', 'linking-rings:spades', 'assistant')
  game.does('glass*2', 'mind-reading:spades', 'assistant')
  assert.equal(game.own('linking-rings').markers, 0)
})

test('TR-PSET-28, TR-PSET-30: tokens of the Manager board count, with the one that is not there', () => {
  const game = new FreshGame().does(
    'electra',
    'priestess',
    'wood*1+glass*1',
    'linking-rings:spades',
    'manager',
  )
  game.does('metal*1@manager+fabric*1@manager', 'glass*2', 'mind-reading:spades', 'assistant')
  assert.equal(game.own('linking-rings').markers, 2)
})

test('TR-PSET-26, TR-PSET-27, TR-START-1, TR-START-2, TR-START-3, TR-START-4, TR-EX-START-1: coins by slot', () => {
  const game = new FreshGame({ seats: 4, chance: [0, 'R01', 'R02', 'R03', 2, 0, 3, 1] }).setUp()
  assert.deepEqual(game.state.order, [2, 0, 3, 1])
  assert.deepEqual(
    game.state.order.map((seat) => game.purse(seat)),
    [
      [5, 10, 1],
      [5, 12, 1],
      [5, 14, 1],
      [5, 16, 1],
    ],
  )
})

test('TR-PC-5, TR-PC-7, TR-PC-8, TR-EX-START-2: two players have slots 1 and 3, three have 1 to 3', () => {
  const coins = (seats: number): number[] =>
    new FreshGame({ seats }).setUp().state.players.map((player) => player.coins)
  assert.deepEqual(
    [coins(2), coins(3)],
    [
      [10, 14],
      [10, 12, 14],
    ],
  )
})

test('TR-PSET-14, TR-PSET-15, TR-PSET-16: permanent assignments in hand, with and without the Dark Alley', () => {
  const hand = (options = {}): object => new FreshGame({ options }).player().permanents
  assert.deepEqual(hand(), { downtown: 2, marketRow: 2, workshop: 2, theater: 3, darkAlley: 0 })
  assert.deepEqual(hand(DARK), { downtown: 1, marketRow: 1, workshop: 1, theater: 2, darkAlley: 1 })
})

test('TR-SETUP-2, TR-SETUP-4, TR-BAD-48: open decks by school, level 3 only with the Dark Alley', () => {
  const levels = (options = {}): number[] => {
    const { state, content } = new FreshGame({ options })
    const tricks = SCHOOLS.flatMap((school) => state.decks[school])
    return [1, 2, 3].map((level) => tricks.filter((id) => trickOf(content, id).entry.level === level).length)
  }
  assert.deepEqual(
    [levels(), levels(DARK)],
    [
      [16, 16, 0],
      [16, 16, 16],
    ],
  )
  const { decks } = new FreshGame().state
  assert.deepEqual(
    SCHOOLS.map((school) => decks[school].length),
    [8, 8, 8, 8],
  )
})

test('TR-SETUP-5, TR-SETUP-6, TR-SETUP-7: wood, metal, glass and fabric are on sale, nothing is ordered', () => {
  assert.deepEqual(new FreshGame().state.market, {
    stall: ['wood', 'metal', 'glass', 'fabric'],
    orders: [null, null, null, null],
    quickOrder: null,
    beside: [],
  })
})

test('TR-SETUP-8, TR-SETUP-9, TR-SETUP-10: two cards of each theater, Magnus Pantheon only with the Dark Alley', () => {
  const base = ['riverside', 'riverside', 'grandMagorian', 'grandMagorian']
  assert.deepEqual(new FreshGame().state.performanceDeck, base)
  assert.deepEqual(new FreshGame({ options: DARK }).state.performanceDeck, [
    ...base,
    'magnusPantheon',
    'magnusPantheon',
  ])
  assert.deepEqual(new FreshGame().state.performances.magnusPantheon.rest, [])
})

test('TR-SETUP-11, TR-SETUP-12, TR-SETUP-20, TR-EX-ROW-1: one Riverside card less than players, by chance, from the left', () => {
  const cards = (seats: number): (string | null)[] =>
    new FreshGame({ seats, chance: [0, 'R09', 'R04', 'R12'].slice(0, seats) }).state.row.map(
      (show) => show?.card ?? null,
    )
  assert.deepEqual(cards(2), ['R09', null, null])
  assert.deepEqual(cards(4), ['R09', 'R04', 'R12', null, null])
  const { performances, performanceDeck } = new FreshGame({ seats: 4 }).state
  assert.equal(performances.riverside.rest.length, 9)
  assert.equal(performanceDeck.length, 4)
})

test('TR-SETUP-1, TR-SETUP-14: special decks of ten with the Dark Alley, nothing of it without', () => {
  const sizes = (options = {}): number[] =>
    SPECIAL_LOCATIONS.map((deck) => new FreshGame({ options }).state.specialDecks[deck].rest.length)
  assert.deepEqual(sizes(DARK), [10, 10, 10, 10])
  assert.deepEqual(sizes(), [0, 0, 0, 0])
})

test('TR-SETUP-15: the round marker starts on 1', () => {
  assert.equal(new FreshGame().state.round, 1)
})

test('TR-SETUP-16, TR-SETUP-17, TR-SETUP-18, TR-SETUP-19: three pending prophecies, face up, after the player setup', () => {
  const game = new FreshGame({ options: FATES })
  assert.deepEqual(game.view(1).prophecies, {
    active: null,
    pending: [null, null, null],
    stack: 27,
    gone: [],
  })
  game.setUp()
  const { active, pending, stack } = game.view(1).prophecies
  assert.equal(active, null)
  assert.deepEqual(pending, game.state.prophecies.pending)
  assert.equal(pending.filter((each) => each !== null).length, 3)
  assert.equal(stack, 24)
})

test('TR-GEN-5: without prophecies no token is laid', () => {
  const game = new FreshGame({ options: DARK }).setUp()
  assert.deepEqual(game.state.prophecies.pending, [null, null, null])
  assert.equal(game.told('prophecies').length, 0)
})

const KITS = [
  ['gentleman', 'enchanted-butterflies', 2, 'fabric', 'manager'],
  ['electra', 'linking-rings', 2, 'metal', 'assistant'],
  ['red-lotus', 'barricaded-barrels', 2, 'wood', 'engineer'],
  ['yoruba', 'mind-reading', 3, 'glass', 'manager'],
] as const

test('TR-FIRST-1, TR-FIRST-2, TR-FIRST-3, TR-FIRST-4, TR-FIRST-7, TR-FIRST-8, TR-FIRST-9: a kit for each school', () => {
  const game = new FreshGame({ seats: 4, options: { firstGameKits: true } })
  game.does(...KITS.map(([magician]) => magician))
  assert.deepEqual(game.asked(), ['0 advertise'], 'everybody uses the kit')
  for (const [seat, [, trick, markers, kind, specialist]] of KITS.entries()) {
    assert.equal(game.own(trick, seat).markers, markers)
    assert.deepEqual(game.player(seat).components[0], { kind, count: 2, on: 'board' })
    assert.equal(game.character(specialist, seat).at, 'home')
  }
  assert.deepEqual(
    game.state.players.map(({ coins, shards, fame }) => [coins, shards, fame]),
    [
      [10, 1, 5],
      [12, 1, 5],
      [14, 1, 5],
      [16, 1, 5],
    ],
  )
})

test('TR-FIRST-1, TR-FIRST-2, TR-FIRST-4, TR-FIRST-5: what lies on the specialist’s board', () => {
  const game = new FreshGame({ seats: 4, options: { firstGameKits: true } })
  game.does(...KITS.map(([magician]) => magician))
  const onManager = (seat: number): object | undefined =>
    game.player(seat).components.find(({ on }) => on === 'manager')
  assert.deepEqual(onManager(0), { kind: 'animal', count: 1, on: 'manager' })
  assert.deepEqual(onManager(3), { kind: 'rope', count: 1, on: 'manager' })
  assert.deepEqual(
    [game.character('apprentice2', 1).at, game.character('apprentice2', 1).home],
    ['home', 'assistant'],
  )
})

test('TR-FIRST-3, TR-FIRST-6: the Escape kit has Stocks Escape on the Engineer board, without markers', () => {
  const game = new FreshGame({ options: { firstGameKits: true } }).does('red-lotus', 'electra')
  const { on, markers } = game.own('stocks-escape')
  assert.deepEqual([on, markers], ['engineer', 0])
})

const quickGame = (options = {}, specialist = 'assistant'): FreshGame =>
  new FreshGame({ options: { ...QUICK, ...options } }).does(
    'electra',
    'yoruba',
    'wood*1+metal*1',
    'linking-rings:spades',
    specialist,
    'glass*2',
    'mind-reading:spades',
    'engineer',
    'levitation:hearts',
  )

test('TR-QUICK-2, TR-QUICK-3, TR-EX-ROW-3: as many cards as players, the last one from the deck; round 2', () => {
  const game = new FreshGame({ seats: 3, options: QUICK, chance: [0, 'R05', 'R06', 'R07'] })
  assert.deepEqual(
    game.state.row.map((show) => show?.card ?? null),
    ['R05', 'R06', 'R07', null],
  )
  assert.deepEqual([game.state.round, game.state.performanceDeck.length], [2, 3])
  assert.equal(new FreshGame({ options: { ...QUICK, ...DARK } }).state.performanceDeck.length, 5)
})

test('TR-QUICK-8, TR-QUICK-13, TR-BAD-9: more components for up to three coins, where storage allows', () => {
  const game = quickGame()
  assert.equal(game.kind(), 'setup.extra')
  game.refuses('wood*1+padlock*1', 'wood*4', 'rope*2', 'rope*1@manager')
  const fine = ['none', 'wood*1', 'wood*2', 'rope*1', 'wood*2+glass*1', 'wood*1+rope*1', 'cog*1']
  assert.deepEqual(
    fine,
    fine.filter((answer) => game.options().includes(answer)),
  )
  game.refuses('wood*3')
  game.does('wood*2+glass*1')
  assert.deepEqual(game.player().components, [
    { kind: 'wood', count: 3, on: 'board' },
    { kind: 'metal', count: 1, on: 'board' },
    { kind: 'glass', count: 1, on: 'board' },
  ])
})

test('TR-QUICK-13: with a Manager they may lie there', () => {
  const game = new FreshGame({ options: QUICK }).does(
    'electra',
    'priestess',
    'wood*2',
    'linking-rings:spades',
  )
  game.does('manager', 'fabric*2@manager', 'glass*2', 'mind-reading:spades', 'assistant')
  assert.ok(game.options().includes('rope*1@manager'))
  game.refuses('fabric*1@manager').does('rope*1@manager')
  assert.deepEqual(game.player().components.at(-1), { kind: 'rope', count: 1, on: 'manager' })
})

test('TR-QUICK-9, TR-BAD-10: they do not help to prepare the starting trick', () => {
  const game = quickGame().does('metal*1', 'none')
  assert.equal(game.state.phase, 'advertise')
  assert.equal(game.player().components.find(({ kind }) => kind === 'metal')?.count, 2)
  assert.equal(game.own('linking-rings').markers, 0)
})

test('TR-QUICK-1, TR-QUICK-7, TR-QUICK-10, TR-QUICK-11, TR-QUICK-17, TR-EX-START-3: more Fame, shards, and coins with an Assistant', () => {
  const game = quickGame().does('none', 'none')
  assert.deepEqual(game.purse(0), [8, 12, 2], 'slot 1 and the Assistant')
  assert.deepEqual(game.purse(1), [8, 14, 2], 'slot 3 and an Engineer')
  const dark = quickGame(DARK).does('none', 'none')
  assert.deepEqual([dark.purse(0), dark.purse(1)], [game.purse(0), game.purse(1)])
  const four = new FreshGame({ seats: 4, options: { ...QUICK, firstGameKits: true } })
  four.does('gentleman', 'electra', 'red-lotus', 'yoruba').until(({ state }) => state.phase !== 'setup')
  assert.deepEqual(four.purse(1), [8, 14, 2], 'slot 2 and the Assistant')
})

test('TR-QUICK-15: quick game and kits go together', () => {
  const game = new FreshGame({ options: { ...QUICK, firstGameKits: true } }).does('electra', 'priestess')
  assert.deepEqual(game.asked(), ['0 setup.extra'])
  assert.equal(game.own('linking-rings').markers, 2)
})

test('TR-QUICK-5, TR-QUICK-6: a special assignment from a deck of choice, in reverse turn order', () => {
  const game = quickGame(DARK).does('none', 'none')
  assert.deepEqual(game.asked(), ['1 setup.special'])
  assert.deepEqual(game.options(1), ['downtown', 'marketRow', 'workshop', 'theater'])
  game.script('SA-TH-4').does('theater')
  assert.deepEqual(game.asked(), ['0 setup.special'])
  assert.deepEqual(game.player(1).specials, ['SA-TH-4'])
  assert.deepEqual(
    [game.view(1).players[1]?.specials, game.view(0).players[1]?.specials],
    [['SA-TH-4'], null],
  )
  assert.equal(game.view(0).players[1]?.specialsOwned.theater, 1)
  assert.deepEqual(quickGame().does('none', 'none').asked(), ['0 advertise'], 'none without the Dark Alley')
})

test('TR-QUICK-4: with prophecies one is active at once', () => {
  const game = new FreshGame({ options: { ...QUICK, ...FATES } }).setUp()
  const { active, pending, stack } = game.state.prophecies
  assert.ok(active)
  assert.equal(new Set([active, ...pending]).size, 4)
  assert.equal(stack.rest.length, 23)
})

test('TR-QUICK-12: the order of the setup holds in the first round that is played', () => {
  const game = quickGame().does('none', 'none')
  assert.deepEqual(game.state.order, [0, 1])
  assert.equal(
    game.told('phase').some(({ phase }) => phase === 'order'),
    false,
  )
})

test('TR-PSET-5, TR-PSET-6, TR-PSET-34, TR-PSET-35: every school has the same board, whatever the mode', () => {
  for (const options of [{}, DARK]) {
    const game = new FreshGame({ seats: 4, options }).setUp()
    const homes = game.state.players.map(({ characters, tricks }) => [characters.length, tricks.length > 0])
    assert.deepEqual(new Set(homes.map(String)).size, 1)
    assert.equal(new Set(game.state.players.map(({ magician }) => magician)).size, 4)
  }
})

test('TR-PSET-36: magicians, then each player, Engineers, quick-game components, order, special assignments', () => {
  const game = quickGame(DARK, 'engineer')
  const kinds = (): string[] => game.asked()
  assert.deepEqual(kinds(), ['1 setup.engineer'])
  game.does('living-piano:hearts')
  assert.equal(game.told('start.prepared').length, 1, 'prepared before the extras')
  assert.deepEqual([kinds(), game.state.order], [['0 setup.extra'], []])
  game.does('none', 'none')
  assert.deepEqual([kinds(), game.state.order], [['1 setup.special'], [0, 1]])
})

test('TR-PSET-8, TR-PSET-9: four symbols with four markers each, and every player has their own', () => {
  const game = new FreshGame().setUp().toPlan().noTricks(0).noTricks(1).row('R01', 'R02', 'R03')
  const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const
  const tricks = ['levitation', 'mind-reading', 'walled', 'paper-shred']
  game.character('engineer').at = 'home'
  for (const [index, trick] of tricks.entries()) game.trick(0, trick, { symbol: suits[index] ?? 'spades' })
  game.trick(1, 'linking-rings', { symbol: 'spades' })
  for (const card of ['R01', 'R02', 'R03']) game.marker(1, 'linking-rings', card, '00', 'down')
  assert.deepEqual(freeSymbols(game.player(0)), [])
  assert.deepEqual(
    tricks.map((trick) => freeMarkers(game.state, game.content, 0, game.own(trick))),
    [4, 4, 4, 4],
  )
  assert.equal(freeMarkers(game.state, game.content, 1, game.own('linking-rings', 1)), 1)
})
