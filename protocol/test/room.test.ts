import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, type Json, type Viewer, winnersOf } from '@curio/kernel'
import fc from 'fast-check'
import { DONE, questionOf, type Result, Room } from '../src/index.ts'
import { WORDS } from './support/sealed.ts'
import { SOURCE, TestTable } from './support/table.ts'

/** All seats have named their numbers, the last one last of all, and write their words. */
function sealing(seats = 2): TestTable {
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
  const table = new TestTable({ seats, viewers })
  for (let seat = 0; seat < seats; seat++) table.answer(seat, seat + 1)
  return table
}

const undoneOf = (table: TestTable, seat: number): number => table.mirrors.get(seat)?.document?.undone ?? 0

/** The seat takes back its last answer, and everybody is told. */
function takeBack(table: TestTable, seat: number): void {
  assert.deepEqual(table.room.undo(seat, undoneOf(table, seat)), { ok: true })
  table.publish()
}

test('each viewer has at every moment what the match would show it', () => {
  const table = sealing()
  const moves = [
    [0, 'ash'],
    [1, 'elm'],
    [1, 'ash'],
    [0, 'cedar'],
    [0, 3],
    [1, 3],
    [0, 'elm'],
    [1, 'elm'],
    [1, 'birch'],
    [0, 'ash'],
  ] as const
  for (const [seat, value] of moves) {
    table.answer(seat, value)
    for (const viewer of [0, 1, null] as Viewer[]) {
      const loaded = Room.load({ ...SOURCE, life: 'other' }, table.room.log())
      assert.ok(loaded.ok)
      const { document, notes } = loaded.value.open(viewer)
      assert.deepEqual(table.view(viewer), document.view)
      assert.deepEqual(table.mirrors.get(viewer)?.document?.awaited, document.awaited)
      assert.equal(table.mirrors.get(viewer)?.document?.undo, document.undo)
      assert.deepEqual(table.notes(viewer), notes.list)
      if (viewer !== null) assert.equal(table.mirrors.get(viewer)?.document?.question, document.question)
    }
  }
})

test('what a seat does in secret reaches nobody else, not even as a number', () => {
  const table = sealing()
  table.answer(1, 'ash')
  table.answer(0, 'ash')
  const before = [table.texts.get(0)?.length, table.texts.get(null)?.length]
  const secret = table.texts.get(1)?.length ?? 0
  table.room.undo(1, 0)
  table.publish()
  table.answer(1, 'elm')
  assert.deepEqual([table.texts.get(0)?.length, table.texts.get(null)?.length], before)
  assert.ok((table.texts.get(1)?.length ?? 0) > secret)
})

type Deed = (table: TestTable, seat: number) => Result

/** What a player at a table of three does, allowed or not; agreeing and refusing is up to the next who is asked to. */
const DEEDS: Readonly<Record<string, Deed>> = {
  write: (table, seat) => table.room.answer(seat, table.question(seat)?.id ?? '', 'cedar'),
  'take back': (table, seat) => table.room.undo(seat, undoneOf(table, seat)),
  ask: (table, seat) => table.room.askUndo(seat, undoneOf(table, seat), [0, 1, 2]),
  agree: (table) => decide(table, true),
  refuse: (table) => decide(table, false),
}

function decide(table: TestTable, yes: boolean): Result {
  const request = table.mirrors.get(null)?.document?.undoRequest
  return table.room.agreeUndo(request?.waiting[0] ?? 0, request?.seat ?? 0, yes)
}

/** The seat writes a word, or takes the one it has written back: it always has one to write, and is waited for. */
function actInSecret(table: TestTable, seat: number, word: string): void {
  if (table.question(seat)?.kind !== 'word') return
  const { own } = table.view(seat) as { own: string[] }
  if (own.length === 0) table.answer(seat, word)
  else takeBack(table, seat)
}

test('what others do in secret, or whether they do anything, changes no byte for a player and a spectator', () => {
  const seat = fc.constantFrom(0, 1, 2)
  const secrets = fc.array(fc.record({ seat, word: fc.constantFrom(...WORDS) }), { maxLength: 4 })
  const deed = fc.constantFrom(...Object.keys(DEEDS))
  const moments = fc.array(fc.record({ deed, secrets }), { minLength: 1, maxLength: 6 })
  const play = (
    player: number,
    asking: number | null,
    script: readonly (readonly [string, readonly { seat: number; word: string }[]])[],
  ): readonly unknown[] => {
    const table = sealing(3)
    const act = (name: string, by: number): Result => {
      const reply = DEEDS[name]?.(table, by) ?? DONE
      table.publish()
      return reply
    }
    if (asking !== null) act('ask', asking)
    const replies = script.map(([name, done]) => {
      for (const { seat: actor, word } of done) if (actor !== player) actInSecret(table, actor, word)
      return act(name, player)
    })
    return [replies, table.texts.get(player), table.texts.get(null)]
  }
  fc.assert(
    fc.property(seat, fc.option(seat), moments, (player, asking, script) => {
      const still = play(
        player,
        asking,
        script.map(({ deed }) => [deed, []]),
      )
      assert.deepEqual(
        play(
          player,
          asking,
          script.map(({ deed, secrets }) => [deed, secrets]),
        ),
        still,
      )
    }),
    { numRuns: 300 },
  )
})

test('an undo takes the notes back with it, and numbers of notes from before do not count any more', () => {
  const table = new TestTable()
  table.answer(0, 1)
  const known = table.mirrors.get(null)?.resume
  assert.deepEqual(table.notes(null), [{ kind: 'named', seat: 0, number: 1 }])
  assert.deepEqual(table.room.undo(0, 0), { ok: true })
  table.publish()
  assert.deepEqual(table.notes(null), [])
  table.answer(0, 3)
  assert.deepEqual(table.notes(null), [{ kind: 'named', seat: 0, number: 3 }])
  const { notes } = table.room.open(null, known)
  assert.equal(notes.from, 0)
})

test('an undo while a viewer is away makes its numbers of notes worthless, but only if it saw what is gone', () => {
  const table = sealing()
  table.answer(1, 'ash')
  const known = [0, 1].map((seat) => table.mirrors.get(seat)?.resume)
  for (const seat of [0, 1]) table.room.close(seat)
  assert.deepEqual(table.room.undo(1, 0), { ok: true })
  table.publish()
  assert.equal(table.room.open(0, known[0]).notes.from, 2)
  assert.equal(table.room.open(1, known[1]).notes.from, 0)
})

test('an undo is done once, however often it is asked for', () => {
  const table = sealing()
  table.answer(1, 'ash')
  assert.deepEqual(table.room.undo(1, 0), { ok: true })
  table.publish()
  assert.equal(refusal(table.room.undo(1, 0)), 'stale')
  assert.equal(table.mirrors.get(1)?.document?.undone, 1)
  assert.deepEqual(table.room.unsaved().undone, [0, 1])
})

test('who has acted since must agree to an undo', () => {
  const table = sealing()
  assert.equal(refusal(table.room.undo(0, 0)), 'other-seat')
  assert.deepEqual(table.room.askUndo(0, 0, [0, 1]), { ok: true })
  table.publish()
  assert.deepEqual(table.mirrors.get(null)?.document?.undoRequest, { seat: 0, waiting: [1] })
  assert.equal(refusal(table.room.agreeUndo(0, 0, true)), 'nothing')
  assert.deepEqual(table.room.agreeUndo(1, 0, true), { ok: true })
  const { from, entries, stored } = table.room.unsaved()
  assert.deepEqual([from, entries.length, stored], [1, 0, 3])
  table.publish()
  assert.deepEqual(table.view(1), { round: 1, named: [0, 0], own: [], shown: [], rolled: null })
  assert.deepEqual(table.notes(1), [])
  table.answer(0, 3)
  table.answer(1, 3)
  assert.deepEqual(table.mirrors.get(0)?.document?.undoRequest, null)
})

test('a refused or overtaken request to undo is gone', () => {
  const table = new TestTable({ seats: 3, viewers: [0, 1, 2] })
  const request = () => table.mirrors.get(0)?.document?.undoRequest
  const ask = () => {
    assert.deepEqual(table.room.askUndo(0, 0, [0, 1, 2]), { ok: true })
    table.publish()
    assert.deepEqual(request(), { seat: 0, waiting: [1, 2] })
  }
  table.answer(0, 1)
  table.answer(1, 2)
  ask()
  table.room.agreeUndo(1, 0, false)
  table.publish()
  assert.equal(request(), null)
  ask()
  assert.deepEqual(table.room.agreeUndo(0, 0, false), { ok: true }, 'who asks may think better of it')
  table.publish()
  assert.equal(request(), null)
  assert.equal(refusal(table.room.agreeUndo(0, 0, false)), 'nothing')
  ask()
  table.answer(2, 3)
  assert.equal(request(), null)
  ask()
  for (const seat of [1, 2]) table.room.excuse(seat)
  table.publish()
  const before = { round: 1, named: [0, 0, 0], own: [], shown: [], rolled: null }
  assert.deepEqual(table.view(0), before)
})

test('as soon as others write in secret they count as having acted, and an undo is refused in the same words', () => {
  const table = sealing()
  const tries = (): unknown => [table.mirrors.get(1)?.document?.undo, table.room.undo(1, 0)]
  const before = tries()
  assert.deepEqual(before, [
    'other-seat',
    { ok: false, code: 'other-seat', text: 'another seat has acted since, or may have acted in secret' },
  ])
  table.answer(0, 'ash')
  assert.deepEqual(tries(), before)
  takeBack(table, 0)
  assert.deepEqual(tries(), before)
  table.answer(1, 'elm')
  assert.equal(table.mirrors.get(1)?.document?.undo, null)
  takeBack(table, 1)
  assert.equal(table.mirrors.get(1)?.document?.undo, 'other-seat')
})

test('a request to undo outlasts what is done in secret, also by the one who asks, and is about the same answer', () => {
  const table = sealing()
  assert.deepEqual(table.room.askUndo(1, 0, [0, 1]), { ok: true })
  table.publish()
  table.answer(1, 'elm')
  table.answer(0, 'ash')
  takeBack(table, 0)
  table.answer(0, 'birch')
  const { undoRequest } = table.room
  assert.deepEqual(table.mirrors.get(null)?.document?.undoRequest, { seat: 1, waiting: [0] })
  const again = Room.load({ ...SOURCE, life: 'other' }, table.room.log(), undoRequest)
  assert.ok(again.ok)
  for (const room of [table.room, again.value]) {
    assert.deepEqual(room.agreeUndo(0, 1, true), { ok: true })
    assert.equal(room.undoRequest, null)
    assert.deepEqual([room.length, room.awaited], [2, [1]])
  }
  table.publish()
  for (const viewer of [0, 1])
    assert.deepEqual(table.view(viewer), { round: 1, named: [1, 0], own: [], shown: [], rolled: null })
  table.answer(1, 3)
  table.answer(0, 'cedar')
})

test('a request to undo ends when the words are revealed', () => {
  const table = sealing()
  table.room.askUndo(0, 0, [0, 1])
  for (const seat of [0, 1]) for (const word of ['ash', 'elm']) table.answer(seat, word)
  assert.equal(table.mirrors.get(1)?.document?.undoRequest, null)
  assert.equal(refusal(table.room.agreeUndo(1, 0, true)), 'nothing')
})

test('nobody can agree away what chance has decided', () => {
  const table = sealing()
  for (const seat of [0, 1]) for (const word of ['ash', 'elm']) table.answer(seat, word)
  assert.equal(refusal(table.room.askUndo(0, 0, [1])), 'chance')
  assert.equal(table.mirrors.get(0)?.document?.undo, 'chance')
})

test('a client that comes back gets the notes it lacks, and no others', () => {
  const table = new TestTable()
  table.answer(0, 1)
  const known = table.mirrors.get(1)?.resume
  table.room.close(1)
  table.answer(1, 2)
  assert.ok(known)
  const mirror = table.watch(1, known)
  assert.equal(table.room.open(1, known).notes.from, 1)
  assert.deepEqual(mirror.notes, [
    { kind: 'named', seat: 0, number: 1 },
    { kind: 'named', seat: 1, number: 2 },
  ])
})

test('a mirror notices that a message is missing', () => {
  const table = new TestTable()
  const mirror = table.mirrors.get(0)
  table.answer(0, 1)
  assert.equal(mirror?.receive({ t: 'update', c: 0, n: 7, d: [] }), false)
  assert.equal(mirror?.receive({ t: 'update', c: 0, n: 2, d: [99, { x: 1 }] }), false)
  assert.equal(mirror?.document?.view && 'round' in (mirror.document.view as object), true)
})

test('a moment is shown as its viewer saw it then', () => {
  const table = sealing()
  table.answer(0, 'ash')
  assert.deepEqual(table.room.moment(0, 0), {
    view: { round: 1, named: [1, 0], own: [], shown: [], rolled: null },
    awaited: [1],
    told: 1,
    over: false,
  })
  assert.deepEqual(table.room.moment(0, 2), {
    view: { round: 1, named: [1, 2], own: ['ash'], shown: [], rolled: null },
    awaited: [0, 1],
    told: 3,
    over: false,
  })
  assert.equal(table.room.moment(1, 2), undefined)
  assert.equal(table.room.moment(null, 2), undefined)
})

test('just before a moment the answer that led to it had not been given', () => {
  const table = sealing()
  table.answer(0, 'ash')
  assert.deepEqual(table.room.moment(0, 2, true), {
    view: { round: 1, named: [1, 2], own: [], shown: [], rolled: null },
    awaited: [0, 1],
    told: 2,
    over: false,
  })
  assert.equal(table.room.moment(0, 0, true)?.told, 0)
})

test('after an undo a moment is one of the match as it is now', () => {
  const table = sealing()
  table.answer(0, 'ash')
  assert.equal(table.room.moment(0, 2)?.told, 3)
  takeBack(table, 0)
  assert.equal(table.room.moment(0, 2), undefined)
})

test('after the end nothing is answered or taken back', () => {
  const table = sealing()
  for (const seat of [0, 1]) for (const word of ['ash', 'elm']) table.answer(seat, word)
  table.answer(0, 1)
  table.answer(1, 2)
  for (const seat of [0, 1]) for (const word of ['ash', 'elm']) table.answer(seat, word)
  assert.ok(table.room.over)
  const outcome = table.mirrors.get(null)?.document?.outcome
  assert.deepEqual(outcome && winnersOf(outcome, 2), [1])
  assert.equal(refusal(table.room.undo(0, 0)), 'over')
  assert.equal(refusal(table.room.askUndo(0, 0, [])), 'over')
  assert.equal(table.mirrors.get(0)?.document?.undo, 'over')
  assert.equal(refusal(table.room.answer(0, '9', 1)), 'over')
})

function refusal(result: { ok: true } | { ok: false; code: string }): string {
  return result.ok ? 'ok' : result.code
}

/** Seat 0 takes one of two stones; seat 1 may take one of them away meanwhile, out of turn. */
const stones: Game = {
  ...SOURCE.game,
  id: 'stones',
  setup: () => ({ left: ['black', 'white'], taken: null }),
  *play(t) {
    const state = t.state as { left: string[]; taken: string | null }
    t.offer<string>({
      kind: 'remove',
      open: (seat) => seat === 1 && state.left.length === 2,
      options: () => [...state.left],
      act: (_, stone) => {
        state.left = state.left.filter((each) => each !== stone)
      },
    })
    state.taken = yield* t.choose(0, 'take', () => [...state.left])
  },
  view: (state) => state as Json,
  outcome: () => null,
}

test('what is done out of turn gives whoever is asked other options, and what was decided before does not count', () => {
  const made = Room.create({ ...SOURCE, game: stones }, 2, {})
  assert.ok(made.ok)
  const room = made.value
  assert.deepEqual(room.awaited, [0])
  const asked = room.turnOf(0)
  const offered = room.open(1).document
  assert.deepEqual(questionOf(offered, 1)?.kind, 'remove')
  assert.deepEqual(room.answer(1, offered.question ?? '', 'black'), { ok: true })
  assert.deepEqual(room.awaited, [0])
  assert.notEqual(room.turnOf(0), asked)
  const question = questionOf(room.open(0).document, 0)
  assert.deepEqual(question?.form === 'choose' ? question.options : null, ['white'])
})

/** Seats 0 and 1 side by side; within the flow of seat 0 seats 0 and 2 choose side by side. */
const nested: Game = {
  ...stones,
  id: 'nested',
  setup: () => ({}),
  *play(t) {
    yield* t.together([0, 1], function* (seat) {
      if (seat === 0)
        yield* t.together([0, 2], function* (inner) {
          yield* t.choose(inner, 'inner', [1])
        })
      yield* t.choose(seat, 'last', [1])
    })
  },
}

test('a request to undo ends with the answer it is about', () => {
  const made = Room.create({ ...SOURCE, game: nested }, 3, {})
  assert.ok(made.ok)
  const room = made.value
  for (const seat of [0, 2]) assert.deepEqual(room.answerOpen(seat, 1), { ok: true })
  assert.deepEqual(room.askUndo(0, 0, [0, 1, 2]), { ok: true })
  assert.deepEqual(room.undo(2, 0), { ok: true })
  assert.deepEqual(room.undoRequest, { seat: 0, waiting: [1, 2], answer: 1 })
  assert.deepEqual(room.undo(0, room.open(0).document.undone), { ok: true })
  assert.equal(room.undoRequest, null)
})

test('a match is played with the pack it began with: as its host keeps it, or as its log carries it', () => {
  const today: Game = { ...SOURCE.game, packs: { wood: { trees: 4 } } }
  const later: Game = { ...today, packs: { wood: { trees: 5 } } }
  const begun = Room.create({ ...SOURCE, game: today }, 2, {})
  assert.ok(begun.ok)
  const log = begun.value.log()
  const source = { ...SOURCE, game: later }
  assert.match(JSON.stringify(Room.load(source, log)), /another pack/)
  for (const loaded of [
    Room.load({ ...source, packs: today.packs }, log),
    Room.load(source, { ...log, packs: today.packs }),
  ]) {
    assert.ok(loaded.ok)
    assert.ok(loaded.value.answerOpen(0, 1).ok)
    assert.ok(loaded.value.undo(0, 0).ok)
    assert.deepEqual(loaded.value.positionFor(0).packs, today.packs, 'bots get it too')
  }
})
