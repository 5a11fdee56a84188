import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Moment } from '@curio/kernel'
import type { StateMessage } from '@curio/protocol'
import { Place, Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { beginDraft, twoPeople } from './support/people.ts'
import { serve } from './support/stand.ts'

const lastState = (place: Place): StateMessage | undefined =>
  place.line.received.filter((message) => message.t === 'state').at(-1)

test('two windows of one seat show the same, and either may answer', async (t) => {
  const people = await twoPeople(t)
  const { anna, match, first } = people
  const again = await anna.sit(match, 0)
  assert.deepEqual(again.mirror.document?.view, first.mirror.document?.view)
  await again.answer()
  await first.until(() => first.question === null)
  await people.second.answer()
  await first.answer()
  await again.until(() => again.mirror.document?.question === first.mirror.document?.question)
  assert.deepEqual(again.mirror.document, first.mirror.document)
  assert.deepEqual(again.mirror.notes, first.mirror.notes)
})

test('both windows answer the same question: one is carried out, the other is stale', async (t) => {
  const people = await twoPeople(t)
  const again = await people.anna.sit(people.match, 0)
  const { question } = people.first
  assert.ok(question?.form === 'choose')
  const message = { t: 'answer', c: 0, q: question.id, v: question.options[0] ?? null } as const
  const replies = await Promise.all([people.first.line.say(message), again.line.say(message)])
  assert.deepEqual(replies.map(({ t: type }) => type).sort(), ['no', 'ok'])
})

test('who comes back gets only the notes it lacks, and the whole position', async (t) => {
  const people = await twoPeople(t)
  const { anna, match, first, second } = people
  await beginDraft(people)
  const { resume } = first.mirror
  const seen = first.mirror.notes
  await first.line.close()
  await second.until(() => second.table?.seats[0]?.connected === false)
  const back = new Place(await anna.connect(), match, 0)
  await back.watch()
  await back.answer()
  await back.watch(resume)
  const state = lastState(back)
  assert.equal(state?.notes.from, seen.length)
  assert.ok((state?.notes.list.length ?? 0) > 0)
  assert.deepEqual(
    back.mirror.notes.map(({ kind }) => kind),
    second.mirror.notes.map(({ kind }) => kind),
  )
  await back.watch({ epoch: 'of another life', notes: 2 })
  assert.equal(lastState(back)?.notes.from, 0)
})

test('a table that was dropped from memory is run from its log when somebody comes', async (t) => {
  const clock = new ManualClock()
  const server = await serve(t, { liveMatches: 1 }, { clock })
  const anna = await Visitor.come(server.address)
  const match = await anna.createMatch({ seats: ['me', 'me'], options: { first: 0 } })
  const place = await anna.sit(match, 0)
  await place.answer()
  const { document, notes } = place.mirror
  await place.line.close()
  for (let other = 0; other < 3; other++) {
    clock.advance(5_000)
    await anna.createMatch({ seats: ['me', 'me'] })
  }
  const metrics = await (await anna.fetch('GET', '/metrics')).text()
  assert.match(metrics, /curio_evictions_total [1-9]/)
  const reruns = Number(/curio_reruns_total (\d+)/.exec(metrics)?.[1])
  const back = await anna.sit(match, 0)
  assert.deepEqual(back.mirror.document?.view, document?.view)
  assert.deepEqual(back.mirror.notes, notes)
  const after = await (await anna.fetch('GET', '/metrics')).text()
  assert.equal(Number(/curio_reruns_total (\d+)/.exec(after)?.[1]), reruns + 1)
})

test('a spectator sees what is public, and cannot act', async (t) => {
  const people = await twoPeople(t)
  const clara = await Visitor.come(people.server.address)
  const place = await clara.sit(people.match, null)
  await beginDraft(people)
  await place.until(() => place.mirror.notes.length >= 4)
  assert.equal(place.mirror.document?.question, null)
  const view = place.mirror.document?.view as { players: { dealt: unknown; task: unknown }[] } | undefined
  assert.deepEqual([view?.players[0]?.dealt, view?.players[0]?.task], [null, null])
  assert.doesNotMatch(place.line.texts.join(), /"TG\d"/, 'the name of a task reached a spectator')
  const question = people.first.question?.id ?? ''
  assert.equal(await place.line.refused({ t: 'answer', c: 0, q: question, v: 'red' }), 'not-yours')
  assert.equal(await place.line.refused({ t: 'undo', c: 0, count: 0 }), 'not-yours')
  assert.equal(await place.line.refused({ t: 'resign', c: 0 }), 'not-yours')
  assert.equal(await place.line.refused({ t: 'chat', c: 0, text: 'hello' }), 'not-yours')
  assert.equal(await place.line.refused({ t: 'watch', c: 1, match: people.match, seat: 0 }), 'not-yours')
  assert.equal(people.first.table?.spectators, 1)
})

test('several tables on one connection keep to their channels', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const matches = [
    await anna.createMatch({ seats: ['me', 'me'] }),
    await anna.createMatch({ seats: ['me', 'me'] }),
  ]
  const line = await anna.connect()
  const places = matches.map((match, index) => new Place(line, match, 0, index + 3))
  for (const place of places) await place.watch()
  await places[1]?.answer()
  assert.ok(places[0]?.question)
  assert.equal(places[1]?.question, null)
  await line.do({ t: 'unwatch', c: 4 })
  assert.equal(await line.refused({ t: 'undo', c: 4, count: 0 }), 'no-channel')
  assert.equal(await line.refused({ t: 'watch', c: 4, match: 'doesNotExist1', seat: null }), 'no-match')
})

test('a past moment is shown as the seat saw it', async (t) => {
  const people = await twoPeople(t)
  const before = people.first.mirror.document?.view
  await beginDraft(people)
  const index = people.first.mirror.notes.findIndex(({ kind }) => kind === 'task.kept')
  const moment = (await people.first.line.do({ t: 'moment', c: 0, note: index })) as unknown as Moment
  assert.equal((moment.view as { round: number }).round, (before as { round: number }).round)
  assert.deepEqual(moment.awaited, [1], 'the first has kept a task, the second has not')
  assert.equal(await people.first.line.refused({ t: 'moment', c: 0, note: 9_999 }), 'nothing')
})
