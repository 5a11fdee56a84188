import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SPECIAL_LOCATIONS } from '../content/vocabulary.ts'
import { changeFame } from '../rules/gains.ts'
import { FAME_SOURCES } from '../rules/state.ts'
import { acting, atPlan, FreshGame } from './support/fresh.ts'

const DARK = { darkAlley: true }
const FATES = { darkAlley: true, prophecies: true }

/** The card on each place of the row. */
const row = ({ state }: FreshGame): (string | null)[] => state.row.map((show) => show?.card ?? null)

const cards = (game: FreshGame): number => row(game).filter((card) => card !== null).length

test('TR-WAGE-1, TR-WAGE-2, TR-WAGE-4, TR-WAGE-5: an Apprentice one coin, a specialist two, the Magician nothing', () => {
  const game = atPlan().team(0, 'magician', 'manager', 'apprentice1', 'apprentice2').rich(0, 5, 9, 0)
  game.plans({ magician: 'downtown', manager: 'downtown', apprentice1: 'workshop' })
  game.does(
    'place:magician:downtown.0',
    'end',
    'place:manager:downtown.3',
    'end',
    'place:apprentice1:workshop.0',
    'end',
  )
  assert.deepEqual([game.state.round, game.purse()], [2, [5, 6, 0]])
})

/** Manager, Engineer, two Apprentices, one of them of the Assistant board, and the Magician are placed. */
function everybodyWorks(fame: number, coins: number): FreshGame {
  const game = atPlan().team(0, 'magician', 'manager', 'engineer', 'assistant', 'apprentice1', 'apprentice2')
  game.character('apprentice2').home = 'assistant'
  game.plans({
    magician: 'downtown',
    manager: 'downtown',
    engineer: 'marketRow',
    apprentice1: 'marketRow',
    apprentice2: 'workshop',
  })
  const slots = [
    'magician:downtown.0',
    'manager:downtown.3',
    'engineer:marketRow.0',
    'apprentice1:marketRow.3',
  ]
  for (const slot of slots) game.does(`place:${slot}`, 'end')
  return game.does('place:apprentice2:workshop.0').rich(0, fame, coins, 0).does('end')
}

test('TR-WAGE-3, TR-WAGE-6, TR-WAGE-7, TR-WAGE-8, TR-WAGE-9, TR-GEN-8, TR-EX-WAGE-1, TR-BAD-82, TR-BAD-83: as far as coins reach, then two Fame for a coin', () => {
  const game = everybodyWorks(4, 3)
  assert.deepEqual(game.purse(), [0, 0, 0])
  assert.deepEqual(game.told('wages').at(-1), { kind: 'wages', seat: 0, due: 5, paid: 3, fame: 4 })
  assert.deepEqual(everybodyWorks(1, 3).purse(), [0, 0, 0])
  assert.deepEqual(everybodyWorks(9, 0).purse(), [0, 0, 0])
  assert.deepEqual(everybodyWorks(9, 4).purse(), [7, 0, 0])
  assert.deepEqual(everybodyWorks(9, 8).purse(), [9, 3, 0])
})

test('TR-GEN-8: whatever takes Fame away, nobody has less than none', () => {
  for (const source of FAME_SOURCES) {
    const game = atPlan().rich(0, 3, 0, 0)
    assert.equal(changeFame(game.player(), -9, source), -3, source)
    assert.equal(game.player().fame, 0)
  }
})

test('TR-GEN-9: Fame has no ceiling', () => {
  const game = atPlan().rich(0, 998, 9, 0)
  game.player().fame = 998
  game.endRound().does('none', 'advertise')
  assert.equal(Math.max(...game.state.players.map(({ fame }) => fame)), 1000)
})

test('TR-END-1: wages, return, orders, cards, posters, marker, prophecies, special assignments', () => {
  const game = atPlan({ options: FATES })
  game.player().specials.push('SA-DT-8')
  game.character('manager').at = 'home'
  game.plans({ manager: 'SA-DT-8' }).does('place:manager:downtown.0')
  const before = game.run.notes.length
  game.does('point', 'end')
  const told = game.run.notes.slice(before).map(({ note }) => note.kind as string)
  const steps = told.filter((kind) =>
    ['wages', 'market', 'row', 'prophecy', 'discardedSpecials'].includes(kind),
  )
  assert.deepEqual(steps, ['wages', 'market', 'row', 'prophecy', 'discardedSpecials'])
})

test('TR-END-2, TR-ACT-5, TR-WS-MOVE-14: everybody returns to the home they left', () => {
  const game = atPlan().team(0, 'magician', 'assistant', 'apprentice1', 'apprentice2')
  game.character('apprentice2').home = 'assistant'
  game.plans({ apprentice2: 'workshop' }).does('place:apprentice2:workshop.0', 'end')
  assert.deepEqual(
    [game.state.round, game.character('apprentice2').at, game.character('apprentice2').home],
    [2, 'home', 'assistant'],
  )
})

test('TR-END-3, TR-END-4, TR-END-5: orders replace what lies opposite, the rest stays, the quick order goes', () => {
  const game = acting('marketRow').does('order:rope:1', 'quick:saw', 'end')
  assert.deepEqual(game.state.market, {
    stall: ['wood', 'rope', 'glass', 'fabric'],
    orders: [null, null, null, null],
    quickOrder: null,
    beside: [],
  })
})

test('TR-END-6, TR-END-10, TR-END-23: all cards move to the right, a new one comes on the left', () => {
  const game = new FreshGame({ seats: 3 }).setUp().toPlan()
  assert.deepEqual(row(game), ['R01', 'R02', null, null])
  game.plan(0, {}).plan(1, {}).script('R07').plan(2, {})
  assert.deepEqual(row(game), ['R07', 'R01', 'R02', null])
})

test('TR-END-7, TR-END-9, TR-EX-ROW-1, TR-EX-ROW-2: from the end of round 3 on the last card goes', () => {
  for (const seats of [2, 3, 4]) {
    const game = new FreshGame({ seats }).setUp()
    const counts: number[][] = []
    for (let round = 1; round <= 5; round++) {
      counts.push([cards(game), game.state.performanceDeck.length])
      game.endRound()
    }
    assert.deepEqual(counts, [
      [seats - 1, 4],
      [seats, 3],
      [seats + 1, 2],
      [seats + 1, 1],
      [seats + 1, 0],
    ])
    assert.equal(game.told('row').filter(({ discarded }) => discarded !== null).length, 3)
  }
})

test('TR-EX-ROW-2: with the Dark Alley the deck has six cards, for six changes of round', () => {
  const game = new FreshGame({ options: DARK }).setUp()
  const decks: number[] = []
  while (!game.run.over) {
    decks.push(game.state.performanceDeck.length)
    game.endRound()
  }
  assert.deepEqual(decks, [6, 5, 4, 3, 2, 1, 0])
})

test('TR-QUICK-2, TR-QUICK-16, TR-EX-ROW-3: a quick game discards by the round marker', () => {
  const game = new FreshGame({ seats: 3, options: { quickGame: true } }).setUp()
  const counts: number[] = []
  while (!game.run.over) {
    counts.push(cards(game))
    game.endRound()
  }
  assert.deepEqual(counts, [3, 4, 4, 4])
  assert.deepEqual(
    game.told('row').map(({ discarded }) => discarded !== null),
    [false, true, true, true],
  )
})

test('TR-END-8, TR-BAD-84: markers of a discarded card go to their owners, not to the tricks', () => {
  const game = atPlan().row('R05', 'R06', 'R07').noTricks(0).trick(0, 'levitation')
  game.marker(0, 'levitation', 'R07', '00', 'right')
  game.state.round = 3
  const purse = game.purse()
  game.endRound()
  assert.deepEqual(
    [row(game).slice(1), game.purse(), game.own('levitation').markers],
    [['R05', 'R06'], purse, 0],
  )
  assert.deepEqual(game.told('markersHome').at(-1)?.why, 'discarded')
})

test('TR-END-11: markers move with their card', () => {
  const game = atPlan()
    .row('R05')
    .noTricks(0)
    .trick(0, 'levitation')
    .marker(0, 'levitation', 'R05', '11', 'up')
  game.endRound()
  assert.deepEqual([row(game)[1], game.on('R05')], ['R05', ['0 levitation 11']])
})

test('TR-END-12, TR-BAD-85: after the last round there is no card left to lay', () => {
  const game = new FreshGame().setUp().until(({ run }) => run.over)
  assert.deepEqual([game.state.performanceDeck, row(game)[0]], [[], null])
  assert.equal(game.told('row').at(-1)?.laid, null)
})

test('TR-END-13, TR-ADV-5: posters come down', () => {
  const game = new FreshGame().setUp().does('advertise').endRound()
  assert.equal(game.player(0).hasPoster, false)
})

test('TR-END-14, TR-END-24: the marker moves on, but not after the last round', () => {
  const game = new FreshGame({ options: FATES }).setUp()
  game.endRound()
  assert.equal(game.state.round, 2)
  game.until(({ state }) => state.round === 7).toPlan()
  const fates = structuredClone(game.state.prophecies)
  game.until(({ run }) => run.over)
  assert.deepEqual([game.state.round, game.state.prophecies], [7, fates])
})

/** A game with prophecies: x is active, and a, b, c are pending from near to far. */
function fates(): FreshGame {
  const game = atPlan({ options: FATES })
  const { prophecies } = game.state
  prophecies.stack.rest.push(...prophecies.pending.flatMap((each) => each ?? []))
  const named = ['PR-14', 'PR-5', 'PR-12', 'PR-24']
  prophecies.stack.rest.splice(
    0,
    prophecies.stack.rest.length,
    ...prophecies.stack.rest.filter((each) => !named.includes(each)),
  )
  const [active = null, ...pending] = named
  prophecies.active = active
  prophecies.pending = pending
  return game
}

test('TR-END-15, TR-PRO-3, TR-EX-PRO-1: the near prophecy becomes active, a new one comes on the far place', () => {
  const game = fates().plan(0, {}).script('R09', 'PR-25').plan(1, {})
  const { active, pending, gone } = game.state.prophecies
  assert.deepEqual([active, pending, gone], ['PR-5', ['PR-12', 'PR-24', 'PR-25'], ['PR-14']])
})

test('TR-END-16: at the end of round 1 nothing is active that could leave', () => {
  const game = atPlan({ options: FATES })
  const [near] = game.state.prophecies.pending
  game.endRound()
  assert.deepEqual([game.state.prophecies.active, game.state.prophecies.gone], [near, []])
})

test('TR-END-17: those set aside come back only when the stack is empty', () => {
  const game = fates()
  game.state.prophecies.stack.rest.splice(0)
  game.endRound()
  assert.deepEqual(game.state.prophecies.pending, ['PR-12', 'PR-24', 'PR-14'])
  assert.deepEqual(game.state.prophecies.gone, [])
})

test('TR-SPEC-3, TR-END-18, TR-END-21: used cards go under their decks, by turn order and order of placement', () => {
  const game = atPlan({ seats: 3, options: DARK })
  for (const card of ['SA-DT-7', 'SA-DT-8']) game.player(0).specials.push(card)
  game.player(1).specials.push('SA-DT-9')
  for (const card of ['SA-DT-7', 'SA-DT-8', 'SA-DT-9']) {
    const { rest } = game.state.specialDecks.downtown
    rest.splice(rest.indexOf(card), 1)
  }
  game.plans({ magician: 'SA-DT-8', apprentice1: 'SA-DT-7' }, { magician: 'SA-DT-9' })
  game.does('place:apprentice1:downtown.1', 'end', 'place:magician:downtown.3', 'end')
  game.does('place:magician:downtown.0', 'end')
  const used = ['SA-DT-7', 'SA-DT-8', 'SA-DT-9']
  assert.deepEqual([game.state.round, game.state.specialDecks.downtown.bottom], [2, used])
  assert.deepEqual([game.player(0).specials, game.player(0).shown], [[], []])
  assert.deepEqual(game.view(2).specialBottoms.downtown, used, 'everybody has seen them')
})

test('TR-SPEC-12: a card under a placed character is used up, whatever was made of it', () => {
  const game = atPlan({ options: DARK })
  game.player().specials.push('SA-DT-7')
  game.plans({ magician: 'SA-DT-7' }).does('place:magician:downtown.0', 'end')
  assert.deepEqual([game.state.round, game.player().specials], [2, []])
})

test('TR-END-20: permanent assignments come back every round', () => {
  const game = atPlan()
  const before = { ...game.player().permanents }
  game.plans({ magician: 'theater', apprentice1: 'downtown' })
  game.does('place:magician:friday.stage', 'idle:apprentice1')
  assert.deepEqual([game.state.round, game.player().permanents], [2, before])
  assert.ok(
    game.player().characters.every(({ card, isUp, isSeen, isIdle }) => !(card ?? (isUp || isSeen || isIdle))),
  )
})

test('TR-END-22, TR-RND-4: wages and orders come in the last round, too', () => {
  const game = atPlan().team(0, 'magician', 'manager')
  game.state.round = 5
  game
    .plans({ manager: 'marketRow' })
    .does('place:manager:marketRow.0', 'order:cog:0')
    .rich(0, 5, 5, 0)
    .does('end')
  assert.ok(game.run.over)
  assert.deepEqual([game.told('wages').at(-1)?.due, game.state.market.stall[0]], [2, 'cog'])
})

test('TR-END-25: where new Apprentices live is asked in turn order', () => {
  const game = atPlan()
  for (const seat of [0, 1]) {
    game.team(seat, 'magician', 'assistant')
    game.character('apprentice3', seat).at = 'inn'
  }
  game.plan(0, {}).plan(1, {})
  assert.deepEqual(game.asked(), ['0 home'])
  game.does('assistant')
  assert.deepEqual(game.asked(), ['1 home'])
})

test('TR-SETUP-13: cards that were discarded never come back', () => {
  const game = new FreshGame({ seats: 4 }).setUp()
  const seen: string[] = []
  while (!game.run.over) {
    seen.push(...row(game).flatMap((card) => card ?? []))
    game.endRound()
  }
  const laid = game.told('row').flatMap(({ laid: card }) => card ?? [])
  assert.equal(new Set([...laid, 'R01', 'R02', 'R03']).size, laid.length + 3)
})

test('TR-SETUP-14: decks of special assignments are never short of a card', () => {
  const game = new FreshGame({ options: DARK }).setUp()
  for (const deck of SPECIAL_LOCATIONS) assert.equal(new Set(game.state.specialDecks[deck].rest).size, 10)
})

test('TR-DT-HIRE-11, TR-END-25: each new Apprentice is asked for while both boards have a home, in turn', () => {
  const game = atPlan().team(0, 'magician', 'assistant', 'apprentice1').plans({ magician: 'workshop' })
  for (const disc of ['apprentice2', 'apprentice3', 'manager'] as const) game.character(disc).at = 'inn'
  game.until(({ run }) => run.questions[0]?.kind === 'home')
  assert.equal(game.character('manager').at, 'home', 'a specialist needs no question')
  game.does('board')
  assert.equal(game.kind(), 'home')
  game.does('assistant')
  const homes = game.player().characters.map(({ disc, home }) => `${disc} ${home}`)
  assert.deepEqual(homes.slice(4, 7), ['apprentice1 board', 'apprentice2 board', 'apprentice3 assistant'])
  assert.equal(game.character('manager').home, 'board')
})

test('TR-DT-HIRE-6, TR-DT-HIRE-10: the board of an Assistant who joins takes the Apprentice who joins too', () => {
  const game = atPlan().team(0, 'magician', 'apprentice1', 'apprentice2', 'apprentice3')
  for (const disc of ['assistant', 'apprentice4'] as const) game.character(disc).at = 'inn'
  game.endRound()
  assert.deepEqual(
    [game.character('apprentice4').home, game.character('assistant').at],
    ['assistant', 'home'],
  )
})
