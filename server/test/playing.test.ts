import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGame } from '@curio/bots'
import { fastChance, type Json, parseLog, plainAnswer, verify } from '@curio/kernel'
import { startServer } from '../src/server.ts'
import { Visitor } from './support/client.ts'
import { beginDraft, type TwoPeople, twoPeople } from './support/people.ts'
import { repeatable } from './support/repeatable.ts'
import { serve } from './support/stand.ts'
import { quickThinker } from './support/thinkers.ts'

test('two people play a whole match, and its log can be verified by anybody', async (t) => {
  const { address } = await serve(t)
  const [anna, boris] = await Promise.all([Visitor.come(address), Visitor.come(address)])
  const match = await anna.createMatch({ seats: ['me', 'open'] })
  await boris.takeSeat(match, 1)
  const places = await Promise.all([anna.sit(match, 0), boris.sit(match, 1)])
  await Promise.all(places.map((place) => place.playOn()))
  const [first, second] = places.map((place) => place.mirror)
  assert.ok(first?.document?.outcome)
  assert.deepEqual(first.document.outcome, second?.document?.outcome)
  await places[0]?.until(() => places[0]?.table?.status === 'over')
  const log = parseLog(await anna.get(`/api/matches/${match}/log`))
  const game = findGame('route')
  assert.ok(log.ok && game)
  assert.equal(log.value.header.commitment, places[0]?.table?.commitment)
  const verdict = verify(game, log.value)
  assert.ok(verdict.ok && verdict.seedChecked && verdict.over)
})

/** What the design allows for one move and one client, replies included. */
const MOST_BYTES = 300

test('a move of Route takes few bytes for each client', async (t) => {
  const { first, second } = await twoPeople(t, {}, { ids: repeatable() })
  const chance = fastChance(7)
  const anyOf = (options: readonly Json[]): Json => options[chance.below(options.length)] ?? null
  await Promise.all([first.playOn(anyOf), second.playOn(anyOf)])
  const texts = [...first.line.texts, ...second.line.texts].filter((text) =>
    /^\{"t":"(ok|update)"/.test(text),
  )
  const moves = texts.filter((text) => text.startsWith('{"t":"ok"')).length
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  assert.ok(moves > 80)
  assert.ok(bytes / moves / 2 < MOST_BYTES, `${bytes / moves / 2} bytes`)
})

test('a message that is repeated is carried out once, also on another connection and after a restart', async (t) => {
  const people = await twoPeople(t)
  const { anna, match, server, first } = people
  await beginDraft(people)
  const { question } = first
  assert.ok(question)
  const message = { t: 'answer', c: 0, q: question.id, v: plainAnswer(question) } as const
  first.line.socket.send(JSON.stringify({ ...message, id: 'same' }))
  await first.line.do(message, 'same')
  await first.line.do(message, 'same')
  const other = await anna.sit(match, 0)
  await other.line.do(message, 'same')
  assert.equal(other.mirror.notes.filter(({ kind }) => kind === 'draft.take').length, 1)
  await server.close()
  const again = await startServer(server.settings)
  t.after(() => again.close())
  const back = await anna.at(again.address).sit(match, 0)
  await back.line.do(message, 'same')
  assert.equal(await back.line.refused(message, 'another'), 'no-question')
  assert.deepEqual(back.mirror.notes, other.mirror.notes)
})

test('answers in the wrong order, to old questions, or of the other player are refused and change nothing', async (t) => {
  const people = await twoPeople(t)
  const { first, second } = people
  const old = first.question?.id ?? ''
  await beginDraft(people)
  const before = [first.mirror.document, second.mirror.document]
  const say = (q: string, v: string) => ({ t: 'answer', c: 0, q, v }) as const
  assert.equal(await first.line.refused(say(old, 'TG1')), 'stale')
  assert.equal(await first.line.refused(say('2', 'red')), 'stale')
  assert.equal(await first.line.refused(say('1', 'white')), 'not-an-option')
  assert.equal(await second.line.refused(say('1', 'red')), 'no-question')
  assert.deepEqual([first.mirror.document, second.mirror.document], before)
})

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
