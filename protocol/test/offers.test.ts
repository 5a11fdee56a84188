import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Flow, fastChance, type Game, type Json, Match, type Table } from '@curio/kernel'
import { anyAnswer } from '@curio/kernel/testing'
import { SOURCE, TestTable } from './support/table.ts'

interface Basket {
  readonly fruits: string[]
  readonly eaten: string[][]
  readonly spoons: number[]
  turn: number
}

const TURNS = 12

/** Enough for words that are no longer used to be forgotten. */
const fruitsOf = (turn: number): string[] =>
  Array.from({ length: 40 }, (_, index) => `fruit-${turn}-${index}`)

/** In turn, seats take exactly one fruit. At any moment a seat may shake the basket, or spoon out up to two. */
function* play(t: Table<Basket, null>): Flow {
  const { state } = t
  t.offer<string>({
    kind: 'shake',
    open: () => state.turn % 3 !== 2,
    options: (seat) => [`gently ${seat}`, 'hard'],
    act: () => {
      state.fruits.reverse()
    },
  })
  t.offer<string>({
    kind: 'spoon',
    open: (seat) => (state.spoons[seat] ?? 0) > 0,
    options: () => ['wood', 'silver'],
    act: (seat) => spoon(t, seat),
  })
  for (; state.turn < TURNS; state.turn++) {
    state.fruits.splice(0, state.fruits.length, ...fruitsOf(state.turn))
    yield* take(t, state.turn % t.seats, 1, 1)
  }
}

function* spoon(t: Table<Basket, null>, seat: number): Flow {
  t.state.spoons[seat] = (t.state.spoons[seat] ?? 0) - 1
  yield* take(t, seat, 0, 2)
}

function* take(t: Table<Basket, null>, seat: number, min: number, max: number): Flow {
  const { fruits, eaten } = t.state
  for (const fruit of yield* t.pick(seat, 'take', () => [...fruits], { min, max })) {
    fruits.splice(fruits.indexOf(fruit), 1)
    eaten[seat]?.push(fruit)
  }
}

const basket: Game<Basket, null> = {
  ...(SOURCE.game as Game<Basket, null>),
  id: 'basket',
  content: () => null,
  setup: ({ seats }) => ({
    fruits: [],
    eaten: Array.from({ length: seats }, () => []),
    spoons: new Array(seats).fill(3),
    turn: 0,
  }),
  play,
  view: (state) => state as unknown as Json,
  outcome: () => null,
}

const atBasket = (): TestTable => new TestTable({ game: basket as unknown as Game })

/** What the rules ask a seat, worked out from the log alone. */
function askedIn({ room }: TestTable, seat: number): unknown {
  const loaded = Match.load(basket, room.log(), SOURCE.seed)
  assert.ok(loaded.ok)
  return JSON.parse(JSON.stringify(loaded.value.questions(seat)))
}

test('a document has all open questions of its seat, also two of one kind with different limits', () => {
  const table = atBasket()
  assert.deepEqual(
    table.questions(0).map(({ kind }) => kind),
    ['take', 'shake', 'spoon'],
  )
  const spoons = table.questions(0)[2]
  assert.deepEqual(table.room.answer(0, spoons?.id ?? '', 'wood'), { ok: true })
  table.publish()
  const [first, , third] = table.questions(0)
  assert.deepEqual(
    [first, third].map((each) => each?.form === 'pick' && [each.kind, each.min, each.max]),
    [
      ['take', 1, 1],
      ['take', 0, 2],
    ],
  )
  assert.deepEqual(table.room.awaited, [0])
})

test('at every moment clients have the questions that the rules ask, whatever is answered or taken back', () => {
  const chance = fastChance(5)
  for (let game = 0; game < 6; game++) {
    const table = atBasket()
    for (let step = 0; step < 40 && !table.room.over; step++) {
      const seat = chance.below(2)
      const open = table.questions(seat)
      const question = open[chance.below(Math.max(1, open.length))]
      const undone = table.mirrors.get(seat)?.document
      if (undone?.undo === null && chance.below(4) === 0) table.room.undo(seat, undone.undone)
      else if (question)
        assert.deepEqual(table.room.answer(seat, question.id, anyAnswer(question, chance)), { ok: true })
      table.publish()
      for (const each of [0, 1]) assert.deepEqual(table.questions(each), askedIn(table, each))
    }
  }
})

test('a spectator is asked nothing, and learns nothing of what others may do', () => {
  const table = atBasket()
  const document = table.mirrors.get(null)?.document
  assert.deepEqual([document?.question, document?.more, document?.kinds], [null, [], {}])
})

test('whoever takes an offer in its own turn is still asked, and what was decided before does not count', () => {
  const table = atBasket()
  const [take, shake] = table.questions(0)
  const before = [0, 1].map((seat) => table.room.turnOf(seat))
  assert.deepEqual(table.room.answer(0, shake?.id ?? '', 'hard'), { ok: true })
  table.publish()
  assert.equal(table.question(0)?.id, take?.id)
  assert.notEqual(table.room.turnOf(0), before[0])
  assert.equal(table.room.turnOf(1), before[1])
})

test('a bot is asked about its offers once for every change, and only where the game wants it', () => {
  const { room } = atBasket()
  assert.equal(room.hasOffersFor(0), false, 'the game does not want it')
  const advice = { ...basket.advice, offers: true } as const
  const eager = new TestTable({ game: { ...basket, advice } as unknown as Game }).room
  assert.deepEqual([eager.hasOffersFor(0), eager.hasOffersFor(1)], [true, true])
  eager.declineOffers(1)
  assert.deepEqual([eager.hasOffersFor(0), eager.hasOffersFor(1)], [true, false])
  const { changes } = eager
  assert.deepEqual(eager.answerOpen(0, ['fruit-0-3']), { ok: true })
  assert.notEqual(eager.changes, changes)
  assert.equal(eager.hasOffersFor(1), true, 'something has changed')
})

test('a seat that was given the position answers the question it means', () => {
  const table = atBasket()
  assert.deepEqual(table.room.answerOpen(0, 'hard', 1), { ok: true })
  assert.deepEqual(table.room.answerOpen(0, ['fruit-0-3']), { ok: true })
  const none = table.room.answerOpen(0, 'hard', 7)
  assert.equal(!none.ok && none.code, 'no-question')
})
