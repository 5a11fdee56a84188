import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import {
  type Flow,
  type Json,
  Match,
  noteFor,
  type Pool,
  pool,
  Run,
  scriptedChance,
  shuffle,
  type Table,
} from '@curio/kernel'
import { begin, gameOf, give, SEED } from './support.ts'

interface State {
  deck: Pool<string>
  seen: unknown[]
}

type Play = (t: Table<State, null>) => Flow

const gameWith = (play: Play, rules = 1) =>
  gameOf<State>(() => ({ deck: pool(['a', 'b', 'c']), seen: [] }), play, { rules })

function seenBy(play: Play, script: readonly Json[] = [], rules = 1): readonly unknown[] {
  const run = new Run(gameWith(play), { seats: 2, options: {}, packs: {} }, rules, scriptedChance(script))
  return run.state.seen
}

suite('chance at the table', () => {
  test('RT-GEN-6: dice, draws and shuffles all come from the one source that the match was given', () => {
    const play: Play = function* (t) {
      t.state.seen.push(t.roll(['one', 'two', 'six']))
      t.state.seen.push(t.draw(t.state.deck), t.draw(t.state.deck))
      const cards = ['x', 'y']
      shuffle(cards, t.chance)
      t.state.seen.push(...cards)
      yield* []
    }
    assert.deepEqual(seenBy(play, ['six', 'b', 'a', 0]), ['six', 'b', 'a', 'y', 'x'])
    assert.deepEqual(seenBy(play, ['one', 'a', 'c', 1]), ['one', 'a', 'c', 'x', 'y'])
  })

  test('an empty pool gives nothing, a die without faces is an error', () => {
    const empty: Play = function* (t) {
      t.state.deck.rest.length = 0
      t.state.seen.push(t.draw(t.state.deck))
      yield* []
    }
    assert.deepEqual(seenBy(empty), [undefined])
    const faceless: Play = function* (t) {
      t.roll([])
      yield* []
    }
    assert.throws(() => seenBy(faceless), /cannot choose among 0 outcomes/)
  })
})

suite('notes', () => {
  const play: Play = function* (t) {
    t.note({ kind: 'begin' })
    const card = yield* t.choose(0, 'card', ['ace', 'king'])
    t.note({ kind: 'took', seat: 0, card }, [0], { kind: 'took', seat: 0 })
    t.note({ kind: 'secret', card }, [0, 1])
    const pile = ['ace']
    t.note({ kind: 'pile', pile })
    pile.push('king')
    yield* t.choose(1, 'card', ['ace'])
  }

  test('are for all, or for some with a poorer form or nothing for the others', () => {
    const match = begin(gameWith(play), { seats: 3 })
    give(match, 0, 'king')
    const read = (viewer: number | null) => match.notes.map((told) => noteFor(told, viewer))
    const begun = { kind: 'begin' }
    const piled = { kind: 'pile', pile: ['ace'] }
    const full = { kind: 'took', seat: 0, card: 'king' }
    const poor = { kind: 'took', seat: 0 }
    const secret = { kind: 'secret', card: 'king' }
    assert.deepEqual(read(0), [begun, full, secret, piled])
    assert.deepEqual(read(1), [begun, poor, secret, piled])
    assert.deepEqual(read(2), [begun, poor, null, piled])
    assert.deepEqual(read(null), [begun, poor, null, piled])
  })

  test('know the entry in which they were told', () => {
    const match = begin(gameWith(play))
    give(match, 0, 'ace')
    assert.deepEqual(
      match.notes.map(({ entry }) => entry),
      [0, 1, 1, 1],
    )
    assert.deepEqual(match.notesFrom(1), match.notes.slice(1))
  })

  test('of a long match are all there; only for old ones the rules are run again', () => {
    let plays = 0
    const long: Play = function* (t) {
      plays += 1
      for (let round = 0; round < 100; round++)
        t.note({ kind: 'said', round: yield* t.choose(0, 'round', [round]) })
    }
    const game = gameWith(long)
    const match = begin(game, { seats: 1 })
    for (let round = 0; round < 99; round++) {
      give(match, 0, round)
      for (let entry = Math.max(1, match.length - 16); entry <= match.length; entry++) {
        const expected = Array.from({ length: match.length - entry }, (_, step) => entry + step)
        assert.deepEqual(
          match.notesFrom(entry).map((told) => told.entry),
          expected,
        )
      }
      assert.equal(plays, 1)
    }
    assert.deepEqual(
      match.notes.map(({ note }) => note.round),
      Array.from({ length: 99 }, (_, round) => round),
    )
    assert.equal(plays, 2)
    const loaded = Match.load(game, match.log(), SEED)
    assert.ok(loaded.ok)
    assert.deepEqual(loaded.value.notesFrom(90), match.notesFrom(90))
    assert.equal(plays, 3)
    assert.deepEqual(loaded.value.notesFrom(10), match.notesFrom(10))
    assert.equal(plays, 5)
  })

  test('are not kept in a playout', () => {
    const run = new Run(gameWith(play), { seats: 2, options: {}, packs: {} }, 1, scriptedChance([]))
    assert.deepEqual([run.notes, run.marks.length, run.branches], [[], 0, null])
  })
})

suite('the version of the rules', () => {
  const play: Play = function* (t) {
    t.state.seen.push(t.since(1), t.since(2), t.since(3))
    yield* []
  }

  test('is the one with which the match began, not the newest', () => {
    assert.deepEqual(seenBy(play, [], 1), [true, false, false])
    assert.deepEqual(seenBy(play, [], 2), [true, true, false])
  })

  test('of a new match is the newest', () => {
    const match = begin(gameWith(play, 3))
    assert.equal(match.header.rules, 3)
    assert.deepEqual(match.state.seen, [true, true, true])
  })
})

test('a table with other content is the same table otherwise: state, chance, seats, rules and notes', () => {
  const play: Play = function* (t) {
    const part = t.with({ city: 'Venice' })
    part.state.seen.push(
      part.content.city,
      part.roll(['one', 'two']),
      part.seats,
      part.since(2),
      part.since(3),
    )
    part.state.seen.push(yield* part.choose(1, 'colour', ['red', 'blue']))
    part.note({ kind: 'told' })
  }
  const run = new Run(gameWith(play), { seats: 2, options: {}, packs: {} }, 2, scriptedChance(['two']))
  assert.deepEqual(run.state.seen, ['Venice', 'two', 2, true, false])
  assert.equal(run.askOf(1)?.kind, 'colour')
})

test('what is told at a part of the match bears its marks, whoever hears it', () => {
  const play: Play = function* (t) {
    const part = t.with({}, { city: 'Venice' })
    part.note({ kind: 'open' })
    part.note({ kind: 'secret', card: 1 }, [0], { kind: 'secret' })
    t.note({ kind: 'after' })
    yield* []
  }
  const run = new Run(gameWith(play), { seats: 2, options: {}, packs: {} }, 1, scriptedChance([]), {
    notes: true,
  })
  assert.deepEqual(
    run.notes.map((told) => [0, 1].map((seat) => noteFor(told, seat))),
    [
      [
        { kind: 'open', city: 'Venice' },
        { kind: 'open', city: 'Venice' },
      ],
      [
        { kind: 'secret', card: 1, city: 'Venice' },
        { kind: 'secret', city: 'Venice' },
      ],
      [{ kind: 'after' }, { kind: 'after' }],
    ],
  )
})
