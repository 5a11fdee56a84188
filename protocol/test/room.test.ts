import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game, Json, Viewer } from '@curio/kernel'
import fc from 'fast-check'
import { questionOf, Room } from '../src/index.ts'
import { WORDS } from './support/sealed.ts'
import { SOURCE, TestTable } from './support/table.ts'

/** Both seats have named their numbers, and write their words. */
function sealing(): TestTable {
  const table = new TestTable()
  table.answer(0, 1)
  table.answer(1, 2)
  return table
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

test('two tables that differ only in what is hidden send a player and a spectator the same bytes', () => {
  const word = fc.constantFrom(...WORDS)
  const sealings = fc.array(fc.record({ word, takesBack: fc.boolean() }), { minLength: 1, maxLength: 8 })
  const play = (secrets: readonly { word: string; takesBack: boolean }[]): TestTable => {
    const table = sealing()
    table.answer(0, 'ash')
    for (const secret of secrets) {
      table.answer(1, secret.word)
      if (!secret.takesBack) break
      const count = table.mirrors.get(1)?.document?.undone ?? 0
      assert.deepEqual(table.room.undo(1, count), { ok: true })
      table.publish()
    }
    table.answer(0, 'cedar')
    return table
  }
  fc.assert(
    fc.property(sealings, sealings, (some, others) => {
      const [one, other] = [play(some), play(others)]
      for (const viewer of [0, null] as Viewer[])
        assert.deepEqual(one.texts.get(viewer), other.texts.get(viewer))
    }),
    { numRuns: 200 },
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
  const table = sealing()
  table.room.askUndo(0, 0, [0, 1])
  table.room.agreeUndo(1, 0, false)
  table.publish()
  assert.equal(table.mirrors.get(0)?.document?.undoRequest, null)
  table.room.askUndo(0, 0, [0, 1])
  table.answer(1, 'elm')
  assert.equal(table.mirrors.get(0)?.document?.undoRequest, null)
  table.room.askUndo(0, 0, [0, 1])
  table.room.excuse(1)
  table.publish()
  assert.deepEqual(table.mirrors.get(0)?.document?.view, {
    round: 1,
    named: [0, 0],
    own: [],
    shown: [],
    rolled: null,
  })
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
  assert.deepEqual(table.room.moment(0, 0), { round: 1, named: [1, 0], own: [], shown: [], rolled: null })
  assert.deepEqual(table.room.moment(0, 2), {
    round: 1,
    named: [1, 2],
    own: ['ash'],
    shown: [],
    rolled: null,
  })
  assert.equal(table.room.moment(1, 2), undefined)
  assert.equal(table.room.moment(null, 2), undefined)
})

test('after the end nothing is answered or taken back', () => {
  const table = sealing()
  for (const seat of [0, 1]) for (const word of ['ash', 'elm']) table.answer(seat, word)
  table.answer(0, 1)
  table.answer(1, 2)
  for (const seat of [0, 1]) for (const word of ['ash', 'elm']) table.answer(seat, word)
  assert.ok(table.room.over)
  assert.deepEqual(table.mirrors.get(null)?.document?.outcome?.winners, [1])
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
    t.aside<string>({
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
  const aside = room.open(1).document
  assert.deepEqual(questionOf(aside, 1)?.kind, 'remove')
  assert.deepEqual(room.answer(1, aside.question ?? '', 'black'), { ok: true })
  assert.deepEqual(room.awaited, [0])
  assert.notEqual(room.turnOf(0), asked)
  const question = questionOf(room.open(0).document, 0)
  assert.deepEqual(question?.form === 'choose' ? question.options : null, ['white'])
})
