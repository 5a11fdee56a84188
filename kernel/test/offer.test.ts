import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import {
  type Checkpoint,
  type Entry,
  type Flow,
  type Json,
  Match,
  parseLog,
  reasonOf,
  rerun,
  type Table,
  verify,
} from '@curio/kernel'
import { conformance } from '../src/conformance.ts'
import { type ForgeState, forge } from '../src/testing/forge.ts'
import { withoutCheckpoints } from '../src/testing/without-checkpoints.ts'
import { begin, codeOf, fingerprint, gameOf, give, questionOf, SEED } from './support.ts'

interface State {
  readonly lamps: (number | null)[]
  readonly spare: number[]
  over: boolean
}

const LAMPS: readonly string[] = ['near', 'far', 'high']
const TURNS = 3

/** In turn each seat puts out a lamp or waits; whoever has oil left may light a dark one at any moment. */
function* play(t: Table<State, null>): Flow {
  const { state } = t
  const dark = (): string[] => LAMPS.filter((_, index) => state.lamps[index] === null)
  t.offer<string>({
    kind: 'light',
    open: (seat, isAwaited) => !isAwaited && (state.spare[seat] ?? 0) > 0 && dark().length > 0,
    options: dark,
    act: (seat, lamp) => {
      state.lamps[LAMPS.indexOf(lamp)] = seat
      state.spare[seat] = (state.spare[seat] ?? 0) - 1
      t.note({ kind: 'lit', seat, lamp })
    },
  })
  for (let turn = 0; turn < TURNS; turn++) for (const seat of state.spare.keys()) yield* putOut(t, seat)
  state.over = true
}

function* putOut(t: Table<State, null>, seat: number): Flow {
  const { lamps } = t.state
  const lamp = yield* t.choose(seat, 'put out', () => [
    ...LAMPS.filter((_, index) => lamps[index] !== null),
    'wait',
  ])
  const index = LAMPS.indexOf(lamp)
  if (index >= 0) lamps[index] = null
}

const lamps = gameOf<State>(() => ({ lamps: [0, null, null], spare: [2, 2, 2], over: false }), play, {
  seats: { min: 3, max: 3 },
  outcome: ({ over }) => {
    const points = [0, 1, 2].map(() => ({ total: 0, by: {} }))
    return over ? { kind: 'ranked', winners: [], places: [1, 1, 1], points, ending: 'dawn' } : null
  },
})

const start = (): Match<State, null> => begin(lamps, { seats: 3 })

suite('an offer to seats that are asked nothing', () => {
  test('is open to every seat that the flow asks nothing, and nobody waits for it', () => {
    const match = start()
    assert.deepEqual(match.awaited(), [0])
    assert.deepEqual(match.offered(), [1, 2])
    assert.equal(questionOf(match, 0).kind, 'put out')
    assert.equal(questionOf(match, 1).kind, 'light')
  })

  test('does not move the flow, whose options are worked out again', () => {
    const match = start()
    const before = questionOf(match, 0)
    give(match, 2, 'far')
    const after = questionOf(match, 0)
    assert.equal(after.id, before.id)
    assert.deepEqual(after.form === 'choose' && after.options, ['near', 'far', 'wait'])
    assert.deepEqual(match.state.lamps, [0, 2, null])
  })

  test('is closed to a seat that the flow asks, and comes back under another name', () => {
    const match = start()
    const name = questionOf(match, 1).id
    give(match, 0, 'wait')
    assert.deepEqual([match.awaited(), match.offered()], [[1], [0, 2]])
    give(match, 1, 'wait')
    assert.notEqual(questionOf(match, 1).id, name)
    assert.equal(codeOf(match.answer({ seat: 1, question: name, value: 'far' })), 'stale')
  })

  test('is closed when it is not possible any more', () => {
    const match = start()
    give(match, 1, 'far')
    give(match, 1, 'high')
    assert.deepEqual(match.offered(), [], 'no lamp is dark')
    give(match, 0, 'near')
    assert.deepEqual(match.offered(), [0, 2], 'seat 1 has no oil')
  })

  test('takes only what it offers', () => {
    const match = start()
    const question = questionOf(match, 1).id
    for (const value of ['near', 'wait']) {
      assert.equal(codeOf(match.answer({ seat: 1, question, value })), 'not-an-option')
    }
  })

  test('can be taken back, and stands in the way of an undo of the others', () => {
    const match = start()
    give(match, 0, 'near')
    give(match, 2, 'far')
    assert.equal(match.undoRefusal(0)?.code, 'other-seat')
    assert.equal(match.undoRefusal(2), null)
    assert.ok(match.undo(2).ok)
    assert.deepEqual(match.state.lamps, [null, null, null])
    assert.equal(match.undoRefusal(0), null)
  })

  test('is in the log like any other answer', () => {
    const match = start()
    give(match, 2, 'far')
    give(match, 0, 'near')
    give(match, 2, 'near')
    const log = match.log()
    assert.ok(verify(lamps, log).ok)
    const loaded = Match.load(lamps, log, SEED)
    assert.ok(loaded.ok)
    assert.deepEqual(loaded.value.offered(), match.offered())
    const setup = { seats: 3, options: {}, packs: {} }
    assert.deepEqual(rerun(lamps, setup, 1, log.entries).state, match.state)
  })
})

for (const { law, check } of conformance(lamps, { optionSets: [{ seats: 3 }], games: 6 }))
  test(`lamps: ${law}`, check)

const prefers = (kind: string, answer: unknown): boolean => kind === 'put out' && answer === 'wait'

for (const { law, check } of conformance(lamps, { optionSets: [{ seats: 3, prefers }], games: 2 }))
  test(`lamps, seldom put out: ${law}`, check)

const atForge = (): Match<ForgeState, null> => begin(forge, { seats: 2 })

const kindsOf = (match: Match, seat: number): string[] => match.questions(seat).map(({ kind }) => kind)

suite('several open questions of one seat', () => {
  test('what the table waits for comes first, then the offers in the order they were made', () => {
    const match = atForge()
    assert.deepEqual([kindsOf(match, 0), kindsOf(match, 1)], [['strike', 'drink'], ['drink']])
    give(match, 0, 'light')
    assert.deepEqual(
      [kindsOf(match, 0), kindsOf(match, 1)],
      [
        ['drink', 'heat'],
        ['strike', 'drink'],
      ],
    )
    assert.deepEqual([match.awaited(), match.offered()], [[1], [0, 1]])
  })

  test('an offer may be taken while the seat is asked, and its question then has other options', () => {
    const match = atForge()
    const [strike] = match.questions(0)
    give(match, 0, 'gulp', 'drink')
    const [after] = match.questions(0)
    assert.equal(after?.id, strike?.id)
    assert.deepEqual(after?.form === 'choose' && after.options, ['light', 'heavy'])
    assert.deepEqual(match.awaited(), [0])
  })

  test('the flow of an offer asks its seat, the offer is closed meanwhile, and the table goes on', () => {
    const match = atForge()
    give(match, 0, 'light')
    give(match, 0, 'coal', 'heat')
    assert.deepEqual(kindsOf(match, 0), ['drink', 'heat.which'])
    assert.deepEqual(match.awaited(), [1])
    give(match, 1, 'light')
    assert.deepEqual(kindsOf(match, 0), ['strike', 'drink', 'heat.which'])
    give(match, 0, 0, 'heat.which')
    give(match, 0, 'quench', 'heat.keep')
    assert.deepEqual(kindsOf(match, 0), ['strike', 'drink', 'heat'])
  })

  test('every open question of a seat has a name of its own, and an old one is stale', () => {
    const match = atForge()
    give(match, 0, 'light')
    const heat = match.questions(0).find(({ kind }) => kind === 'heat')
    give(match, 0, 'coal', 'heat')
    give(match, 0, 0, 'heat.which')
    give(match, 0, 'keep', 'heat.keep')
    const ids = match.questions(0).map(({ id }) => id)
    assert.equal(new Set(ids).size, 2)
    assert.equal(codeOf(match.answer({ seat: 0, question: heat?.id, value: 'coal' })), 'stale')
  })

  test('the log says which question is answered unless it is the first, and is bound to it', () => {
    const match = atForge()
    give(match, 0, 'sip', 'drink')
    give(match, 0, 'light')
    give(match, 1, 'sip', 'drink')
    give(match, 0, 'coal', 'heat')
    const log = match.log()
    assert.deepEqual(
      log.entries.map((entry) => ('ask' in entry ? entry.ask : 'first')),
      ['first', 1, 'first', 1, 'first'],
    )
    assert.ok(verify(forge, log).ok)
    const read = parseLog(JSON.parse(JSON.stringify(log)))
    assert.ok(read.ok)
    const loaded = Match.load(forge, read.value, SEED)
    assert.ok(loaded.ok)
    assert.deepEqual([kindsOf(loaded.value, 0), loaded.value.log()], [kindsOf(match, 0), log])
    for (const ask of [0, 2, 'drink']) {
      const entries = log.entries.with(1, { ...log.entries[1], ask } as Entry)
      const parsed = parseLog({ ...log, entries })
      assert.ok(!parsed.ok || !verify(forge, parsed.value).ok, `ask ${ask}`)
    }
  })

  test('when the match is over, so are its offers and their flows', () => {
    const match = atForge()
    give(match, 0, 'light')
    give(match, 0, 'coal', 'heat')
    while (!match.over) give(match, match.awaited()[0] ?? -1, 'light')
    assert.deepEqual([kindsOf(match, 0), kindsOf(match, 1), match.offered()], [[], [], []])
  })

  test('the flow of an offer can ask nobody else', () => {
    const nosy = gameOf<object>(
      () => ({}),
      function* (t): Flow {
        t.offer<string>({
          kind: 'nose',
          open: () => true,
          options: () => ['poke'],
          act: (seat) =>
            (function* (): Flow {
              yield* t.choose(1 - seat, 'poked', ['ouch'])
            })(),
        })
        yield* t.choose(0, 'wait', ['wait'])
      },
    )
    const match = begin(nosy)
    const before = fingerprint(match)
    const nose = match.questions(1)[0]?.id
    const done = match.answer({ seat: 1, question: nose, value: 'poke' })
    assert.equal(codeOf(done), 'rules-failed')
    assert.match(reasonOf(!done.ok && 'cause' in done.refusal && done.refusal.cause), /asks only the seat/)
    assert.equal(fingerprint(match), before)
  })
})

/** Seat 0 heats a blade and is asked which one, or whether to keep it; seat 1 is about to strike, and strong enough. */
function heating(...answers: readonly (readonly [Json, string])[]): Match<ForgeState, null> {
  const match = atForge()
  give(match, 1, 'sip', 'drink')
  give(match, 0, 'light')
  give(match, 0, 'coal', 'heat')
  for (const [value, kind] of answers) give(match, 0, value, kind)
  return match
}

suite('a flow of an offer that the rules withdraw', () => {
  test('ends where it waits: its question is gone, and a late answer is refused as one to a question of yesterday', () => {
    for (const match of [heating(), heating([0, 'heat.which'])]) {
      const late = match.questions(0).find(({ kind }) => kind.startsWith('heat.'))
      const blades = match.state.smiths[0]?.blades.join()
      give(match, 1, 'heavy')
      assert.deepEqual(kindsOf(match, 0), ['strike', 'drink', 'heat'])
      assert.deepEqual([match.state.smiths[0]?.blades.join(), match.state.smiths[0]?.coals], [blades, 2])
      assert.deepEqual(
        match.notesFrom(match.length - 1).map(({ note }) => note),
        [{ kind: 'shaken', seat: 0 }],
      )
      const before = fingerprint(match)
      for (const value of [0, 'keep', 'coal'])
        assert.equal(codeOf(match.answer({ seat: 0, question: late?.id, value })), 'stale')
      assert.equal(fingerprint(match), before)
    }
  })

  test('can be begun again, from its beginning and under another name', () => {
    const match = heating([0, 'heat.which'])
    const names = match.questions(0).map(({ id }) => id)
    give(match, 1, 'heavy')
    give(match, 0, 'coal', 'heat')
    const which = match.questions(0).find(({ kind }) => kind === 'heat.which')
    assert.ok(which && !names.includes(which.id))
    give(match, 0, 0, 'heat.which')
    give(match, 0, 'quench', 'heat.keep')
    assert.equal(match.state.smiths[0]?.coals, 1)
  })

  test('of other seats only goes on where the rules name seats', () => {
    const match = begin(forge, { seats: 3 })
    give(match, 0, 'light')
    give(match, 1, 'light')
    for (const seat of [0, 1]) give(match, seat, 'coal', 'heat')
    give(match, 2, 'light')
    give(match, 0, 'gulp', 'drink')
    give(match, 0, 'heavy')
    assert.ok(kindsOf(match, 0).includes('heat.which'), 'the smith who strikes keeps its own fire')
    assert.deepEqual(kindsOf(match, 1), ['strike', 'drink', 'heat'])
  })

  test('is withdrawn again by the log, and no longer stands in the way of a checkpoint', () => {
    const match = heating()
    give(match, 1, 'heavy')
    assert.equal(lastCheckpoint(match)?.entry, 4)
    const log = match.log()
    assert.ok(verify(forge, log).ok)
    const loaded = Match.load(forge, log, SEED)
    assert.ok(loaded.ok)
    assert.equal(fingerprint(loaded.value), fingerprint(match))
  })

  test('is under way again when the answer that withdrew it is taken back', () => {
    const match = heating()
    const before = match.questions(0)
    give(match, 1, 'heavy')
    assert.equal(match.undoRefusal(0)?.code, 'other-seat')
    assert.ok(match.undo(1).ok)
    const kindsAndOptions = (each: typeof before): unknown => each.map(({ id: _, ...rest }) => rest)
    assert.deepEqual(kindsAndOptions(match.questions(0)), kindsAndOptions(before))
    give(match, 0, 0, 'heat.which')
    assert.deepEqual(kindsOf(match, 0), ['drink', 'heat.keep'])
    give(match, 1, 'heavy')
    assert.deepEqual(kindsOf(match, 0), ['strike', 'drink', 'heat'])
  })

  test('goes on itself where it is the one that withdraws, and only offers can be withdrawn', () => {
    const race = gameOf<{ told: Json[] }>(
      () => ({ told: [] }),
      function* (t): Flow {
        t.offer<string>({
          kind: 'grab',
          open: () => true,
          options: () => ['grab'],
          act: function* (seat): Flow {
            const first = yield* t.choose(seat, 'grab.how', ['left', 'right'])
            t.state.told.push([seat, first, [...t.withdraw('grab')]])
            t.state.told.push([seat, yield* t.choose(seat, 'grab.what', ['apple'])])
          },
        })
        if ((yield* t.choose(0, 'wait', ['wait', 'err'])) === 'err') t.withdraw('grub')
        yield* t.choose(0, 'wait', ['wait'])
      },
    )
    const match = begin(race, { seats: 3 })
    for (const seat of [0, 1, 2]) give(match, seat, 'grab', 'grab')
    give(match, 1, 'left', 'grab.how')
    give(match, 1, 'apple', 'grab.what')
    assert.deepEqual(match.state.told, [
      [1, 'left', [0, 2]],
      [1, 'apple'],
    ])
    assert.deepEqual(kindsOf(match, 2), ['grab'])
    const done = match.answer({ seat: 0, question: match.questionIds(0)[0], value: 'err' })
    assert.match(reasonOf(!done.ok && 'cause' in done.refusal && done.refusal.cause), /"grub"/)
  })
})

suite('taking back among several questions', () => {
  test('a seat takes back its last answer, be it to an offer or not', () => {
    const match = atForge()
    give(match, 0, 'gulp', 'drink')
    give(match, 0, 'heavy')
    assert.ok(match.undo(0).ok)
    assert.deepEqual([match.state.smiths[0]?.blades, kindsOf(match, 0)], [[], ['strike']])
    assert.ok(match.undo(0).ok)
    assert.deepEqual(kindsOf(match, 0), ['strike', 'drink'])
    assert.equal(match.state.smiths[0]?.strength, 1)
  })

  test('an offer that another seat took since is in the way, and so is chance in the flow of one', () => {
    const match = atForge()
    give(match, 0, 'light')
    give(match, 1, 'sip', 'drink')
    assert.equal(match.undoRefusal(0)?.code, 'other-seat')
    give(match, 0, 'coal', 'heat')
    assert.equal(match.undoRefusal(0), null)
    give(match, 0, 0, 'heat.which')
    assert.equal(match.undoRefusal(0)?.code, 'chance')
    assert.equal(match.undoRefusal(1)?.code, 'chance')
  })

  test('a question that goes with an undo does not come back under its old name', () => {
    const match = atForge()
    give(match, 0, 'light')
    const names = match.questions(0).map(({ id }) => id)
    const theirs = match.questions(1).map(({ id }) => id)
    assert.ok(match.undo(0).ok)
    give(match, 0, 'light')
    for (const { id } of match.questions(0)) assert.ok(!names.includes(id), id)
    const [strike, drink] = match.questions(1).map(({ id }) => id)
    assert.ok(strike !== theirs[0] && drink !== theirs[1], 'seat 1 was asked something that is gone')
  })
})

const SETUP = { seats: 2, options: {}, packs: {} }

/** The last checkpoint that the rules reach when they run over the log. */
function lastCheckpoint(match: Pick<Match, 'entries'>): Checkpoint | undefined {
  let last: Checkpoint | undefined
  rerun(forge, SETUP, 1, match.entries, undefined, {
    onCheckpoint: (_, take) => {
      last = take()
    },
  })
  return last
}

test('a checkpoint is not taken while the flow of an offer is under way', () => {
  const checkpointAfter = (answers: readonly (readonly [number, Json, string])[]): number | undefined => {
    const match = atForge()
    for (const [seat, value, kind] of answers) give(match, seat, value, kind)
    return lastCheckpoint(match)?.entry
  }
  const heating = [
    [0, 'light', 'strike'],
    [0, 'coal', 'heat'],
    [1, 'light', 'strike'],
  ] as const
  assert.equal(checkpointAfter(heating), 1)
  const done = [...heating, [0, 0, 'heat.which'], [0, 'keep', 'heat.keep'], [0, 'light', 'strike']] as const
  assert.equal(checkpointAfter(done), 6)
})

test('from a checkpoint on, open questions have the names they have from the start', () => {
  const match = atForge()
  give(match, 1, 'sip', 'drink')
  give(match, 0, 'light')
  const from = lastCheckpoint(match)
  assert.equal(from?.entry, 2)
  const run = rerun(forge, SETUP, 1, match.entries.slice(2), undefined, { from })
  for (const seat of [0, 1])
    assert.deepEqual(
      run.asksOf(seat).map(({ ordinal }) => `${ordinal}`),
      match.questions(seat).map(({ id }) => id),
    )
})

for (const game of [forge, withoutCheckpoints(forge)])
  for (const { law, check } of conformance(game, { optionSets: [{ seats: 2 }, { seats: 3 }], games: 4 }))
    test(`forge${game === forge ? '' : ' without checkpoints'}: ${law}`, check)
