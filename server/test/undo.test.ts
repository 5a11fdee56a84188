import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../src/server.ts'
import { Visitor } from './support/client.ts'
import { beginDraft, type TwoPeople, twoPeople } from './support/people.ts'
import { serve } from './support/stand.ts'
import { quickThinker } from './support/thinkers.ts'

/** Anna has taken a die, and Boris has removed one since. */
async function actedSince(people: TwoPeople): Promise<void> {
  await beginDraft(people)
  await people.first.answer()
  await people.second.answer()
}

test('an answer is taken back, on disk too', async (t) => {
  const people = await twoPeople(t)
  const { first, second, server, anna, match } = people
  await beginDraft(people)
  const before = first.mirror.document?.view
  await first.answer()
  assert.equal(first.mirror.document?.undo, null)
  await first.line.do({ t: 'undo', c: 0, count: 0 })
  await second.until(() => second.mirror.notes.at(-1)?.kind !== 'draft.take')
  assert.deepEqual(first.mirror.document?.view, before)
  assert.equal(first.mirror.document?.undone, 1)
  await server.close()
  const again = await startServer(server.settings)
  t.after(() => again.close())
  const back = await anna.at(again.address).sit(match, 0)
  assert.deepEqual(back.mirror.document?.view, before)
  assert.equal(back.mirror.document?.undone, 1)
  assert.notEqual(back.question?.id, '1', 'the question has its old name')
  await back.answer((options) => options[1] ?? null)
})

test('the same undo is done once, and one that is not allowed says why', async (t) => {
  const people = await twoPeople(t)
  await beginDraft(people)
  assert.equal(await people.first.line.refused({ t: 'undo', c: 0, count: 0 }), 'chance')
  assert.equal(people.first.mirror.document?.undo, 'chance')
  await people.first.answer()
  await people.first.line.do({ t: 'undo', c: 0, count: 0 }, 'once')
  await people.first.line.do({ t: 'undo', c: 0, count: 0 }, 'once')
  assert.equal(await people.first.line.refused({ t: 'undo', c: 0, count: 0 }), 'stale')
  assert.equal(people.first.mirror.document?.undone, 1)
})

test('who has acted since is asked, and may agree', async (t) => {
  const people = await twoPeople(t)
  await actedSince(people)
  const { first, second } = people
  assert.equal(await first.line.refused({ t: 'undo', c: 0, count: 0 }), 'other-seat')
  await first.line.do({ t: 'ask-undo', c: 0, count: 0 })
  await second.until(() => second.mirror.document?.undoRequest !== null)
  assert.deepEqual(second.mirror.document?.undoRequest, { seat: 0, waiting: [1] })
  assert.equal(await first.line.refused({ t: 'agree-undo', c: 0, seat: 0, yes: true }), 'nothing')
  await second.line.do({ t: 'agree-undo', c: 0, seat: 0, yes: true })
  await first.until(() => first.question?.kind === 'draft.take')
  assert.equal(second.question, null)
  await first.answer()
  await second.answer()
})

test('who has acted since may refuse', async (t) => {
  const people = await twoPeople(t)
  await actedSince(people)
  const { first, second } = people
  await first.line.do({ t: 'ask-undo', c: 0, count: 0 })
  await second.line.do({ t: 'agree-undo', c: 0, seat: 0, yes: false })
  await first.until(() => first.mirror.document?.undoRequest === null)
  assert.equal(first.question, null)
})

test('a bot that has acted since agrees at once', async (t) => {
  const { address } = await serve(t, {}, { thinker: quickThinker })
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ seats: ['me', 'easy'], options: { first: 0 } })
  const place = await anna.sit(match, 0)
  await place.answer()
  await place.until(() => place.question?.kind === 'draft.take')
  await place.answer()
  // The bot removes two dice, and it is Anna's turn again.
  await place.until(() => place.question?.kind === 'draft.take')
  assert.equal(place.mirror.document?.undo, 'other-seat')
  await place.line.do({ t: 'ask-undo', c: 0, count: 0 })
  const question = place.question
  assert.ok(question?.form === 'choose' && question.options.length === 5)
})
