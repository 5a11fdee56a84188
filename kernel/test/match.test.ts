import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import {
  checkSetup,
  type Flow,
  type Game,
  type Json,
  Match,
  pool,
  reasonOf,
  stateDigest,
  type Table,
} from '@curio/kernel'
import fc from 'fast-check'
import { commitmentTo } from '../src/log.ts'
import { beacons } from './games/beacons/game.ts'
import { OIL } from './games/beacons/pack.ts'
import type { Content, State } from './games/beacons/rules.ts'
import { begin, codeOf, fingerprint, gameOf, give, questionOf, SEED } from './support.ts'

type Beacons = ReturnType<typeof begin<State, Content>>

/** Beacons with three keepers, in the middle of the sealing: seats 1 and 2 are still asked. */
function sealing(): Beacons {
  const match = begin(beacons, { seats: 3 })
  for (const seat of [0, 1, 2]) give(match, seat, [])
  const { options } = questionOf(match, 0) as { options: readonly Json[] }
  give(match, 0, options[0] ?? null)
  return match
}

suite('a new match', () => {
  test('is refused with a reason when it is not agreed properly', () => {
    const reason = (seats: number, options: Json = {}, packs = {}): string => {
      const made = Match.create(beacons, { seats, options, packs, seed: SEED })
      return made.ok ? 'made' : made.message
    }
    assert.equal(reason(2), 'made')
    assert.equal(reason(4), 'made')
    assert.equal(reason(1), 'beacons is for 2 to 4 players, not 1')
    assert.equal(reason(5), 'beacons is for 2 to 4 players, not 5')
    assert.equal(reason(2.5), 'beacons is for 2 to 4 players, not 2.5')
    assert.equal(reason(2, { nights: 4 }), 'nights must be 1 to 3')
    assert.equal(reason(2, { days: 1 }), 'there is no option "days"')
    assert.equal(reason(2, {}, { gold: {} }), 'beacons has no pack "gold"')
    assert.equal(
      reason(2, {}, { oil: { ...OIL, storm: [] } }),
      'pack "oil": storm: must list the faces of a die',
    )
  })

  test('commits itself to its seed, its options and the content it is played with', () => {
    const { header } = begin(beacons, { options: { nights: 1 } })
    assert.deepEqual(header, {
      game: 'beacons',
      rules: 2,
      seats: 2,
      options: { nights: 1 },
      packs: { oil: header.packs.oil ?? '' },
      commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    })
    assert.equal(header.commitment, commitmentTo(SEED))
    const brighter = { ...OIL, jars: OIL.jars.map((jar) => ({ ...jar, brightness: jar.brightness + 1 })) }
    const other = Match.create(beacons, { seats: 2, packs: { oil: brighter }, seed: SEED })
    assert.ok(other.ok)
    assert.match(other.value.header.packs.oil ?? '', /^[0-9a-f]{64}$/)
    assert.notEqual(other.value.header.packs.oil, header.packs.oil)
  })

  test('plays with its own pack instead of the built-in one', () => {
    const jars = Array.from({ length: 12 }, (_, index) => ({ id: `jar-${index}`, brightness: 1 }))
    const made = Match.create(beacons, { seats: 2, packs: { oil: { jars, storm: [0] } }, seed: SEED })
    assert.ok(made.ok)
    const question = questionOf(made.value, 0)
    assert.ok(question.form === 'pick' && question.options.every((jar) => /^jar-\d+$/.test(String(jar))))
  })

  test('RT-GEN-6: with the same seed has the same outcomes, with another seed others', () => {
    assert.equal(stateDigest(begin(beacons).state), stateDigest(begin(beacons).state))
    assert.notEqual(
      stateDigest(begin(beacons).state),
      stateDigest(begin(beacons, { seed: SEED.with(0, 9) }).state),
    )
  })
})

suite('what a match shows', () => {
  test('each seat its own question, everybody who is awaited', () => {
    const match = sealing()
    assert.deepEqual(match.awaited(), [1, 2])
    assert.deepEqual(match.questions(0), [])
    for (const seat of [1, 2]) {
      assert.deepEqual(
        match.questions(seat).map((question) => question.seat),
        [seat],
      )
    }
    for (const seat of [0, 1, 2]) {
      assert.deepEqual(match.asked(seat), match.questions(seat))
      assert.deepEqual(
        match.questionIds(seat),
        match.questions(seat).map(({ id }) => id),
      )
    }
  })

  test('a refusal names the awaited in their order, which does not tell who has answered in secret', () => {
    const game = gameOf(
      () => null,
      function* (t) {
        yield* t.together([0, 1, 2], function* (seat) {
          yield* t.choose(seat, 'once', [1])
          if (seat > 0) yield* t.choose(seat, 'again', [1])
        })
      },
    )
    const match = begin(game, { seats: 3 })
    give(match, 0, 1)
    const refusal = () => match.answer({ seat: 0, question: '0', value: 1 })
    const before = refusal()
    give(match, 1, 1)
    assert.deepEqual(refusal(), before)
    give(match, 2, 1)
    assert.deepEqual(refusal(), before)
    assert.match(before.ok ? '' : before.refusal.message, /awaited: 1, 2$/)
  })

  test('does not change when the match goes on', () => {
    const match = sealing()
    const view = match.view(1)
    const question = questionOf(match, 1)
    const before = JSON.stringify([view, question])
    give(match, 1, question.form === 'choose' ? (question.options[0] ?? null) : null)
    assert.equal(JSON.stringify([view, question]), before)
    assert.notDeepEqual(match.view(1), view)
  })

  test('an outcome when the match is over', () => {
    const match = sealing()
    assert.equal(match.outcome(), null)
    const over = finished()
    assert.deepEqual(over.outcome(), beacons.outcome(over.state, over.content))
    assert.equal(over.outcome()?.ending, 'dawn')
  })

  test('the seed only when the match is over', () => {
    const game = gameOf(
      () => ({ sum: 0 }),
      function* (t) {
        yield* t.choose(0, 'end', [true])
      },
    )
    const match = begin(game, { seats: 1 })
    assert.equal('seed' in match.log(), false)
    give(match, 0, true)
    assert.equal(match.log().seed, '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')
  })

  test('new entries to a storage that has the earlier ones', () => {
    const match = sealing()
    assert.equal(match.length, 5)
    assert.deepEqual(match.entriesFrom(3), match.entries.slice(3))
    assert.deepEqual(match.entriesFrom(5), [])
  })
})

suite('RT-GEN-7: a command is checked completely before anything changes', () => {
  const BAD: readonly [
    what: string,
    change: (good: Record<string, unknown>) => unknown,
    code: string,
    message: RegExp,
  ][] = [
    [
      'a seat that is not asked',
      (good) => ({ ...good, seat: 0 }),
      'no-question',
      /seat 0 is not asked anything now; awaited: 1, 2/,
    ],
    [
      'a seat that does not exist',
      (good) => ({ ...good, seat: 3 }),
      'wrong-seat',
      /no seat 3; seats are 0 to 2/,
    ],
    [
      'the question of another seat',
      (good) => ({ ...good, seat: 2 }),
      'not-an-option',
      /is not offered; possible: /,
    ],
    [
      'a question already answered',
      (good) => ({ ...good, question: '0' }),
      'stale',
      /question "0" is not open; open for seat 1: 1/,
    ],
    [
      'a very long id',
      (good) => ({ ...good, question: 'x'.repeat(500) }),
      'stale',
      /question "x{40}" is not open/,
    ],
    ['a very long member', (good) => ({ ...good, ['x'.repeat(500)]: 1 }), 'malformed', /no member "x{40}"/],
    ['a question not yet asked', (good) => ({ ...good, question: '2' }), 'stale', /question "2" is not open/],
    [
      'an option that is not offered',
      (good) => ({ ...good, value: 'gold-1' }),
      'not-an-option',
      /"gold-1" is not offered/,
    ],
    [
      'a list instead of an option',
      (good) => ({ ...good, value: [good.value] }),
      'not-an-option',
      /is not offered/,
    ],
    ['an extra member', (good) => ({ ...good, time: 5 }), 'malformed', /no member "time"/],
    ['no value', ({ value, ...rest }) => rest, 'malformed', /value is missing/],
    ['no question', ({ question, ...rest }) => rest, 'malformed', /question must be the id/],
    ['no seat', ({ seat, ...rest }) => rest, 'malformed', /seat must be a whole number/],
    ['a seat in words', (good) => ({ ...good, seat: '1' }), 'malformed', /seat must be a whole number/],
    ['half a seat', (good) => ({ ...good, seat: 0.5 }), 'malformed', /seat must be a whole number/],
    ['a negative seat', (good) => ({ ...good, seat: -1 }), 'malformed', /seat must be a whole number/],
    ['a question by number', (good) => ({ ...good, question: 1 }), 'malformed', /question must be the id/],
    ['a long text', (good) => ({ ...good, value: 'x'.repeat(9000) }), 'too-large', /at most 8192/],
    ['a long list', (good) => ({ ...good, value: new Array(9000).fill(0) }), 'too-large', /at most 8192/],
    ['a deep list', (good) => ({ ...good, value: [[[[[[[[[[]]]]]]]]]] }), 'too-large', /at most 8192/],
    ['a list', (good) => [good], 'malformed', /an answer is an object/],
    ['a text', (good) => JSON.stringify(good), 'malformed', /an answer is an object/],
    ['nothing', () => null, 'malformed', /an answer is an object/],
    ['less than nothing', () => undefined, 'malformed', /an answer is an object/],
    [
      'something that is not data',
      (good) => ({ ...good, value: () => 1 }),
      'malformed',
      /an answer is an object/,
    ],
  ]

  for (const [what, change, code, message] of BAD) {
    test(`RT-GEN-7: ${what} is refused as "${code}"`, () => {
      const match = sealing()
      const question = questionOf(match, 1)
      assert.ok(question.form === 'choose')
      const good = { seat: 1, question: question.id, value: question.options[0] ?? null }
      const before = fingerprint(match)
      const done = match.answer(change(good))
      assert.equal(codeOf(done), code)
      assert.match(done.ok ? '' : done.refusal.message, message)
      assert.equal(fingerprint(match), before)
      assert.equal(codeOf(match.answer(good)), 'accepted')
    })
  }

  test('RT-GEN-7: an answer after the end is refused', () => {
    const match = finished()
    const before = fingerprint(match)
    assert.equal(codeOf(match.answer({ seat: 0, question: '0', value: [] })), 'over')
    assert.equal(fingerprint(match), before)
  })

  test('RT-GEN-7: the words of a form come back to the player', () => {
    const match = lighting()
    const seat = match.awaited()[0] ?? 0
    const before = fingerprint(match)
    const done = match.answer({ seat, question: questionOf(match, seat).id, value: [99, 0, 0] })
    assert.ok(!done.ok && done.refusal.code === 'refused')
    assert.match(done.refusal.message, /^spread exactly \d sparks over 3 beacons$/)
    assert.equal(fingerprint(match), before)
  })

  test('RT-GEN-7: nothing at all from outside throws or changes anything', () => {
    const match = sealing()
    const before = fingerprint(match)
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }), (input) => {
        assert.ok(!match.answer(input).ok)
        assert.equal(fingerprint(match), before)
      }),
      { numRuns: 300 },
    )
  })

  test('RT-GEN-7: almost right is not right', () => {
    const match = sealing()
    const question = questionOf(match, 1)
    assert.ok(question.form === 'choose')
    const good = { seat: 1, question: question.id, value: question.options[0] ?? null }
    const value = fc.jsonValue().filter((each) => !question.options.some((option) => option === each))
    const nearMiss = fc.oneof(
      value.map((each) => ({ ...good, value: each })),
      value.map((each) => ({ ...good, question: each })),
      fc.oneof(fc.integer(), fc.double(), fc.jsonValue()).map((seat) => ({ ...good, seat })),
      fc.tuple(fc.string(), value).map(([key, each]) => ({ ...good, [key]: each })),
      fc.constantFrom('seat', 'question', 'value').map((key) => ({ ...good, [key]: undefined })),
    )
    const before = fingerprint(match)
    fc.assert(
      fc.property(
        nearMiss.filter((each) => JSON.stringify(each) !== JSON.stringify(good)),
        (input) => {
          assert.ok(!match.answer(input).ok)
          assert.equal(fingerprint(match), before)
        },
      ),
      { numRuns: 500 },
    )
  })
})

/** Plays one plain answer. */
function playOne(match: Match): void {
  const seat = match.awaited()[0] ?? 0
  const question = questionOf(match, seat)
  if (question.form === 'choose') give(match, seat, question.options.at(-1) ?? null)
  else give(match, seat, question.form === 'pick' ? [] : (question.examples[0] ?? null))
}

/** Plays on until a form is asked, or to the end. */
function playUntil(match: Beacons, form: string): Beacons {
  while (!match.over && match.questions(match.awaited()[0] ?? 0)[0]?.form !== form) playOne(match)
  return match
}

const lighting = (): Beacons => playUntil(begin(beacons), 'compose')
const finished = (): Beacons => playUntil(begin(beacons), 'none')

suite('a throw inside the rules', () => {
  interface Steps {
    steps: string[]
    big?: unknown
  }

  const words = ['go', 'fail', 'stay']

  /** Changes state, uses chance, tells something, and only then fails. */
  function* step(t: Table<Steps, null>, seat: number): Flow {
    const said = yield* t.choose(seat, 'say', words)
    t.state.steps.push(`${seat}:${said}`)
    t.roll([1, 2, 3, 4, 5, 6])
    t.note({ kind: 'said', seat, said })
    if (said === 'fail') throw new Error(`seat ${seat} fails`)
  }

  const PLAYS: Readonly<Record<string, (t: Table<Steps, null>) => Flow>> = {
    'in the first flow': function* (t) {
      for (;;) for (const seat of [0, 1]) yield* step(t, seat)
    },
    'in flows side by side': function* (t) {
      for (;;) yield* t.together([1, 0], (seat) => step(t, seat))
    },
    'within flows within flows': function* (t) {
      for (;;)
        yield* t.together([0, 1], function* (seat) {
          yield* t.together([seat], (inner) => step(t, inner))
          yield* step(t, seat)
        })
    },
    'after flows side by side': function* (t) {
      for (;;) {
        yield* t.together([0, 1], function* (seat) {
          t.state.steps.push(yield* t.choose(seat, 'say', words))
        })
        if (t.state.steps.includes('fail')) throw new Error('seat 0 fails')
      }
    },
  }

  for (const [where, play] of Object.entries(PLAYS)) {
    test(`${where} leaves the match as it was, playable and loadable`, () => {
      const game = gameOf<Steps>(() => ({ steps: [] }), play)
      const match = begin(game)
      give(match, match.awaited()[0] ?? 0, 'go')
      if (where.startsWith('after')) give(match, 1, 'stay')
      if (where.startsWith('after')) give(match, 1, 'go')
      const before = fingerprint(match)
      const seat = match.awaited()[0] ?? 0
      const done = match.answer({ seat, question: questionOf(match, seat).id, value: 'fail' })
      assert.ok(!done.ok && done.refusal.code === 'rules-failed')
      assert.match(
        done.refusal.message,
        new RegExp(
          `^the rules failed at question "say" of seat ${seat}, after entry ${match.length - 1}; nothing was recorded$`,
        ),
      )
      assert.match(String(done.refusal.cause), /seat \d fails/)
      assert.equal(fingerprint(match), before)
      const loaded = Match.load(game, match.log(), SEED)
      assert.ok(loaded.ok)
      assert.equal(fingerprint(loaded.value), before)
      for (const each of [match, loaded.value]) give(each, seat, 'go')
      assert.equal(fingerprint(loaded.value), fingerprint(match))
    })
  }

  test('where options are worked out or an answer is judged is a refusal as well', () => {
    const game = gameOf(
      () => ({ looks: 0 }),
      function* (t) {
        yield* t.compose(0, 'free', {
          refuse: (answer) => {
            t.state.looks += 1
            return (answer as { word: string }).word.length > 0 ? null : 'say something'
          },
          examples: () => [{ word: 'yes' }],
        })
      },
    )
    const match = begin(game, { seats: 1 })
    const before = fingerprint(match)
    const done = match.answer({ seat: 0, question: '0', value: null })
    assert.equal(codeOf(done), 'rules-failed')
    assert.equal(fingerprint(match), before)
    give(match, 0, { word: 'no' })
    assert.equal(match.over, true)
  })

  test('or a state that is no data leaves the match as it was', () => {
    const game = gameOf<Steps>(
      () => ({ steps: [] }),
      function* (t) {
        for (;;) t.state.big = (yield* t.choose(0, 'size', ['small', 'big'])) === 'big' ? 1n : 1
      },
    )
    const match = begin(game, { seats: 1 })
    give(match, 0, 'small')
    const before = fingerprint(match)
    assert.equal(codeOf(match.answer({ seat: 0, question: '1', value: 'big' })), 'rules-failed')
    assert.equal(fingerprint(match), before)
    give(match, 0, 'small')
  })
})

suite('answers', () => {
  test('belong to the log: rules cannot change them, nor can whoever sent them', () => {
    const game = gameOf(
      () => ({ route: [] as Json }),
      function* (t) {
        t.state.route = yield* t.compose<Json>(0, 'route', { refuse: () => null, examples: () => [[1]] })
        const grown = yield* t.choose<{ cells: number[] }>(0, 'grow', [{ cells: [1] }])
        grown.cells.push(2)
      },
    )
    const match = begin(game, { seats: 1 })
    const sent = [1, 2]
    give(match, 0, sent)
    sent.push(3)
    assert.deepEqual(
      [match.entries[1]?.answer, match.state.route],
      [
        [1, 2],
        [1, 2],
      ],
    )
    assert.equal(codeOf(match.answer({ seat: 0, question: '1', value: { cells: [1] } })), 'rules-failed')
  })
})

suite('what a match is made of', () => {
  test('is completed and checked before there is a match', () => {
    const setup = checkSetup(beacons, 2, {}, {})
    assert.deepEqual(setup, { ok: true, value: { seats: 2, options: { nights: 3 }, packs: { oil: OIL } } })
  })

  test('is refused where options and packs do not fit together', () => {
    const picky: Game = {
      ...beacons,
      refuseSetup: ({ packs }) => (packs.oil === OIL ? 'too much oil' : null),
    }
    assert.deepEqual(checkSetup(picky, 2, {}, {}), { ok: false, message: 'too much oil' })
    assert.equal(checkSetup(picky, 2, {}, { oil: { ...OIL } }).ok, true)
  })

  test('a lazy store holds no order to be leaked', () => {
    const match = begin(beacons)
    const { store } = match.state
    assert.deepEqual(store, pool(OIL.jars.map(({ id }) => id).filter((id) => store.rest.includes(id))))
  })
})

suite('several matches', () => {
  test('have nothing in common: played in turns they are what each is alone', () => {
    const alone = [1, 2, 3].map((seed) => playUntil(begin(beacons, { seed: SEED.with(0, seed) }), 'none'))
    const together = [1, 2, 3].map((seed) => begin(beacons, { seed: SEED.with(0, seed) }))
    while (together.some((match) => !match.over))
      for (const match of together) if (!match.over) playOne(match)
    assert.deepEqual(
      together.map((match) => match.log()),
      alone.map((match) => match.log()),
    )
  })
})

test('the reason of a failure is its message, or what was thrown', () => {
  assert.equal(reasonOf(new Error('no oil')), 'no oil')
  assert.equal(reasonOf('no oil'), 'no oil')
  assert.equal(reasonOf(undefined), 'undefined')
})
