import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Answer, type Flow, type Json, Match, type Table } from '@curio/kernel'
import { begin, codeOf, fingerprint, gameOf, give, questionOf, SEED } from './support.ts'

interface State {
  heard: string[]
  sheets: Record<number, string[]>
}

type Play = (t: Table<State, null>) => Flow

const WORDS = ['plain', 'roll', 'reveal', 'commit']

/** Asks for a word and writes it on the seat's own sheet; some words have consequences. */
function* word(t: Table<State, null>, seat: number, kind = 'word'): Flow<string> {
  const said = yield* t.choose(seat, kind, WORDS)
  t.state.sheets[seat] = [...(t.state.sheets[seat] ?? []), said]
  if (said === 'roll') t.roll([1, 2, 3])
  if (said === 'reveal') t.reveal()
  if (said === 'commit') t.commit()
  t.note({ kind: 'said', seat, said })
  return said
}

const gameWith = (play: Play) => gameOf<State>(() => ({ heard: [], sheets: {} }), play)
const matchWith = (play: Play, seats = 3): Match<State, null> => begin(gameWith(play), { seats })

/** Seats in turn, for ever. */
const turns: Play = function* (t) {
  for (;;) for (let seat = 0; seat < t.seats; seat++) yield* word(t, seat)
}

/** All seats at once, three words each, for ever. */
const rounds: Play = function* (t) {
  const seats = Array.from({ length: t.seats }, (_, seat) => seat)
  for (;;)
    yield* t.together(seats, function* (seat) {
      for (let time = 0; time < 3; time++) yield* word(t, seat)
    })
}

function undo(match: Match, seat: number): string {
  const refusal = match.undoRefusal(seat)
  const before = fingerprint(match)
  const done = match.undo(seat)
  assert.equal(done.ok ? null : done.refusal.code, refusal?.code ?? null)
  if (!done.ok) assert.equal(fingerprint(match), before)
  return codeOf(done)
}

/** Everything but the names of the questions and how often they changed. */
function pictureOf(match: Match): Json {
  const seats = Array.from({ length: match.header.seats }, (_, seat) => seat)
  const questions = seats.map((seat) => match.questions(seat).map(({ id, ...rest }) => rest))
  return JSON.parse(JSON.stringify([match.state, match.entries, questions, match.notes]))
}

suite('undo in turns', () => {
  test('takes back the last answer, and the same answer again leads back', () => {
    const match = matchWith(turns)
    give(match, 0, 'plain')
    const before = pictureOf(match)
    const start = pictureOf(matchWith(turns))
    assert.equal(undo(match, 0), 'accepted')
    assert.deepEqual(pictureOf(match), start)
    give(match, 0, 'plain')
    assert.deepEqual(pictureOf(match), before)
  })

  test('is refused where there is nothing to take back', () => {
    const match = matchWith(turns)
    assert.equal(undo(match, 0), 'nothing')
    give(match, 0, 'plain')
    assert.equal(undo(match, 1), 'nothing')
    assert.equal(undo(match, 99), 'nothing')
    assert.equal(undo(match, 0), 'accepted')
    assert.equal(undo(match, 0), 'nothing')
  })

  test('is refused when chance was used since', () => {
    const match = matchWith(turns)
    give(match, 0, 'roll')
    assert.equal(undo(match, 0), 'chance')
  })

  test('is refused when something was revealed since', () => {
    const match = matchWith(turns)
    give(match, 0, 'reveal')
    assert.equal(undo(match, 0), 'reveal')
  })

  test('is refused when the answer was final', () => {
    const match = matchWith(turns)
    give(match, 0, 'commit')
    assert.equal(undo(match, 0), 'committed')
  })

  test('is refused when another seat acted since', () => {
    const match = matchWith(turns)
    give(match, 0, 'plain')
    give(match, 1, 'plain')
    assert.equal(undo(match, 0), 'other-seat')
    assert.equal(undo(match, 1), 'accepted')
    assert.equal(undo(match, 0), 'accepted')
  })

  test('goes back several answers of a seat, but not beyond a final one', () => {
    const alone = matchWith(turns, 1)
    for (const said of ['plain', 'commit', 'plain', 'plain']) give(alone, 0, said)
    assert.deepEqual([undo(alone, 0), undo(alone, 0), undo(alone, 0)], ['accepted', 'accepted', 'committed'])
    assert.deepEqual(alone.state.sheets, { 0: ['plain', 'commit'] })
  })

  test('works on a match that was loaded, and after the end', () => {
    const short = gameWith((t) => word(t, 0) as Flow<unknown> as Flow)
    const match = begin(short, { seats: 1 })
    give(match, 0, 'plain')
    assert.equal(match.over, true)
    const loaded = Match.load(short, match.log(), SEED)
    assert.ok(loaded.ok)
    for (const each of [match, loaded.value]) {
      assert.equal(undo(each, 0), 'accepted')
      assert.equal(each.over, false)
      give(each, 0, 'roll')
    }
    assert.deepEqual(loaded.value.log(), match.log())
  })

  test('RT-GEN-6: outcomes after an undo are those that would have come anyway', () => {
    const once = matchWith(turns, 1)
    for (const said of ['roll', 'plain', 'roll']) give(once, 0, said)
    const again = matchWith(turns, 1)
    for (const said of ['roll', 'plain', 'plain']) give(again, 0, said)
    undo(again, 0)
    give(again, 0, 'roll')
    assert.deepEqual(again.entries, once.entries)
  })
})

suite('undo side by side', () => {
  test('takes an answer out of the middle; later answers of other seats stay', () => {
    const match = matchWith(rounds)
    give(match, 0, 'plain')
    give(match, 1, 'plain')
    give(match, 0, 'commit')
    give(match, 2, 'plain')
    assert.equal(undo(match, 1), 'accepted')
    assert.deepEqual(match.state.sheets, { 0: ['plain', 'commit'], 2: ['plain'] })
    assert.deepEqual(
      match.entries.map(({ seat }) => seat),
      [null, 0, 0, 2],
    )
    const fresh = matchWith(rounds)
    for (const [seat, said] of [
      [0, 'plain'],
      [0, 'commit'],
      [2, 'plain'],
    ] as const)
      give(fresh, seat, said)
    assert.deepEqual(pictureOf(match), pictureOf(fresh))
    assert.ok(Match.load(gameWith(rounds), match.log(), SEED).ok)
  })

  test('an answer of another seat that is on its way stays valid, a repeated one of the same seat does not', () => {
    const match = matchWith(rounds)
    give(match, 0, 'plain')
    const other: Answer = { seat: 1, question: questionOf(match, 1).id, value: 'plain' }
    const own = { seat: 0, question: questionOf(match, 0).id, value: 'plain' }
    assert.equal(undo(match, 0), 'accepted')
    assert.equal(codeOf(match.answer(own)), 'stale')
    assert.equal(codeOf(match.answer({ ...own, question: '0' })), 'stale')
    assert.equal(codeOf(match.answer(other)), 'accepted')
    give(match, 0, 'plain')
  })

  test('a question that an undo took away does not come back under its old name', () => {
    const match = matchWith(turns)
    give(match, 0, 'plain')
    const onItsWay = { seat: 1, question: questionOf(match, 1).id, value: 'plain' }
    undo(match, 0)
    assert.equal(codeOf(match.answer(onItsWay)), 'no-question')
    give(match, 0, 'commit')
    assert.equal(codeOf(match.answer(onItsWay)), 'stale')
    give(match, 1, 'plain')
  })

  test('names survive being written and read', () => {
    const match = matchWith(rounds)
    give(match, 0, 'plain')
    undo(match, 0)
    const loaded = Match.load(gameWith(rounds), JSON.parse(JSON.stringify(match.log())), SEED)
    assert.ok(loaded.ok)
    assert.deepEqual(loaded.value.questions(0), match.questions(0))
    assert.equal(questionOf(match, 0).id, '0~1')
  })

  test('is refused when chance was used or something revealed since, by whomever', () => {
    for (const said of ['roll', 'reveal'] as const) {
      const match = matchWith(rounds)
      give(match, 0, 'plain')
      give(match, 1, said)
      assert.equal(undo(match, 0), said === 'roll' ? 'chance' : said)
    }
  })

  test('a final answer of one seat does not bind another', () => {
    const match = matchWith(rounds)
    give(match, 0, 'plain')
    give(match, 1, 'commit')
    assert.equal(undo(match, 1), 'committed')
    assert.equal(undo(match, 0), 'accepted')
  })

  test('is over when the last seat has answered, for all but that one', () => {
    const match = matchWith(rounds, 2)
    for (const seat of [0, 0, 0, 1, 1]) give(match, seat, 'plain')
    assert.equal(match.undoRefusal(0), null)
    give(match, 1, 'plain')
    assert.equal(undo(match, 0), 'other-seat')
    assert.equal(undo(match, 1), 'accepted')
    assert.equal(undo(match, 0), 'accepted')
  })

  test('holds within flows within flows', () => {
    const match = matchWith(function* (t) {
      yield* t.together([0, 1], function* (seat) {
        yield* word(t, seat, 'outer')
        if (seat === 0) yield* t.together([0, 2], (inner) => word(t, inner, 'inner'))
        yield* word(t, seat, 'last')
      })
    })
    give(match, 0, 'plain')
    give(match, 1, 'plain')
    assert.equal(match.undoRefusal(0), null)
    give(match, 2, 'plain')
    assert.equal(match.undoRefusal(0)?.code, 'other-seat', 'seat 2 answers within the flow of seat 0')
    assert.equal(match.undoRefusal(1), null, 'seat 2 answers beside the flow of seat 1')
    give(match, 0, 'plain')
    give(match, 1, 'plain')
    assert.equal(match.undoRefusal(2)?.code, 'other-seat', 'the inner flows are over')
    assert.equal(undo(match, 0), 'accepted', 'only seat 1 acted since, beside it')
    assert.deepEqual(match.state.sheets, { 0: ['plain'], 1: ['plain', 'plain'], 2: ['plain'] })
    assert.equal(match.undoRefusal(2), null, 'the inner flows are open again')
  })

  test('in one round does not reach into another', () => {
    const match = matchWith(rounds, 2)
    for (const seat of [0, 0, 0, 1, 1, 1, 1]) give(match, seat, 'plain')
    assert.equal(undo(match, 0), 'other-seat')
  })

  const BUILT: Readonly<Record<string, Play>> = {
    'whose answer would not be offered any more': function* (t) {
      const taken = (): boolean => t.state.heard.includes('taken')
      yield* t.together([0, 1], function* (seat) {
        const options = (): string[] => (taken() ? ['late', 'taken'] : ['taken'])
        t.state.heard.push(yield* t.choose(seat, 'take', options))
        yield* word(t, seat)
      })
    },
    'whose answer would use chance now': function* (t) {
      yield* t.together([0, 1], function* (seat) {
        const said = yield* t.choose(seat, 'take', ['taken', 'late'])
        if (said === 'late' && t.state.heard.length === 0) t.roll([1, 2])
        t.state.heard.push(said)
        yield* word(t, seat)
      })
    },
  }

  for (const [what, play] of Object.entries(BUILT)) {
    test(`is refused, and everything left as it was, when it is built on by a seat ${what}`, () => {
      const match = matchWith(play, 2)
      give(match, 0, 'taken')
      give(match, 1, 'late')
      const before = fingerprint(match)
      assert.equal(match.undoRefusal(0), null)
      const done = match.undo(0)
      assert.ok(!done.ok && done.refusal.code === 'other-seat')
      assert.match(done.refusal.message, /built on/)
      assert.equal(fingerprint(match), before)
      give(match, 1, 'plain')
    })
  }
})

suite('undo as far as a seat may know', () => {
  const SEATS = [0, 1, 2]

  /** One word each in the open, then two each side by side, then one of seat 0. */
  const openThenBeside: Play = function* (t) {
    for (const seat of SEATS) yield* word(t, seat)
    yield* t.together(SEATS, function* (seat) {
      for (let time = 0; time < 2; time++) yield* word(t, seat)
    })
    yield* word(t, 0)
  }

  function drawing(): Match<State, null> {
    const match = matchWith(openThenBeside)
    for (const seat of SEATS) give(match, seat, 'plain')
    return match
  }

  function toldTo(match: Match): (string | null)[] {
    return SEATS.map((seat) => match.toldUndoRefusal(seat)?.code ?? null)
  }

  const besideIn = (match: Match): boolean[] => SEATS.map((seat) => match.isBeside(seat))

  test('in turns it is the same', () => {
    const match = matchWith(turns)
    give(match, 0, 'plain')
    assert.equal(match.toldUndoRefusal(0), null)
    give(match, 1, 'plain')
    assert.deepEqual(toldTo(match), ['other-seat', null, 'nothing'])
    give(match, 2, 'roll')
    assert.deepEqual(toldTo(match), ['chance', 'chance', 'chance'])
  })

  test('whoever is asked side by side counts as having acted, in the same words', () => {
    const match = drawing()
    assert.equal(match.undoRefusal(2), null)
    const before = match.toldUndoRefusal(2)
    assert.equal(before?.code, 'other-seat')
    assert.deepEqual(match.toldUndoRefusal(0), before)
    give(match, 0, 'plain')
    assert.equal(match.undoRefusal(2)?.code, 'other-seat')
    assert.deepEqual(match.toldUndoRefusal(2), before)
    assert.equal(undo(match, 0), 'accepted')
    assert.deepEqual(match.toldUndoRefusal(2), before)
  })

  test('within its own flow a seat may take back as always', () => {
    const match = drawing()
    for (const seat of [2, 0, 2, 1]) give(match, seat, 'plain')
    assert.deepEqual(toldTo(match), [null, null, null])
    undo(match, 2)
    assert.deepEqual(toldTo(match), [null, null, null])
    undo(match, 2)
    assert.deepEqual(toldTo(match), [null, null, 'other-seat'])
  })

  test('whoever closes the flows side by side may take that back until somebody acts', () => {
    const match = drawing()
    for (const seat of [2, 0, 2, 0, 1, 1]) give(match, seat, 'plain')
    assert.deepEqual(toldTo(match), ['other-seat', null, 'other-seat'])
    give(match, 0, 'plain')
    assert.deepEqual(toldTo(match), [null, 'other-seat', 'other-seat'])
  })

  test('a seat alone side by side with nobody has nothing to hide', () => {
    const match = matchWith(function* (t) {
      yield* word(t, 0)
      yield* t.together([0], (seat) => word(t, seat))
    })
    give(match, 0, 'plain')
    assert.equal(match.toldUndoRefusal(0), null)
  })

  /** Within the flow of seat 0 seats 0 and 2 answer side by side, beside seat 1. */
  const nested: Play = function* (t) {
    yield* t.together([0, 1], function* (seat) {
      yield* word(t, seat, 'outer')
      if (seat === 0) yield* t.together([0, 2], (inner) => word(t, inner, 'inner'))
      yield* word(t, seat, 'last')
    })
  }

  test('holds within flows within flows', () => {
    const match = matchWith(nested)
    give(match, 0, 'plain')
    give(match, 1, 'plain')
    assert.deepEqual(
      toldTo(match),
      ['other-seat', null, 'nothing'],
      'seat 2 is asked within the flow of seat 0',
    )
    give(match, 2, 'plain')
    assert.deepEqual(toldTo(match), ['other-seat', null, null])
    give(match, 0, 'plain')
    assert.deepEqual(toldTo(match), [null, null, 'other-seat'], 'the inner flows are over')
  })

  test('an answer is beside others until all of them are over', () => {
    const match = drawing()
    assert.deepEqual(besideIn(match), [false, false, false])
    for (const seat of [2, 2, 0, 0, 1]) give(match, seat, 'plain')
    assert.deepEqual(besideIn(match), [true, true, true])
    give(match, 1, 'plain')
    assert.deepEqual(besideIn(match), [false, false, false])
    undo(match, 1)
    assert.deepEqual(besideIn(match), [true, true, true])
  })

  test('an answer that used chance or revealed something is beside nobody', () => {
    for (const said of ['roll', 'reveal']) {
      const match = drawing()
      give(match, 0, said)
      assert.deepEqual(besideIn(match), [false, false, false])
      give(match, 0, 'commit')
      assert.deepEqual(besideIn(match), [true, false, false])
    }
  })

  test('an answer within inner flows that are over is still beside the outer ones', () => {
    const match = matchWith(nested)
    for (const seat of [0, 2, 0]) give(match, seat, 'plain')
    assert.deepEqual(besideIn(match), [true, false, true])
    for (const seat of [1, 0, 1]) give(match, seat, 'plain')
    assert.deepEqual(besideIn(match), [false, false, false])
  })
})
