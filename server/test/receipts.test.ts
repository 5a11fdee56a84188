import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Json, plainAnswer } from '@curio/kernel'
import { startServer } from '../src/server.ts'
import { newReceipts, rememberedReceipts } from '../src/tables/live-table-state.ts'
import { Place, Visitor } from './support/client.ts'
import { twoPeople } from './support/people.ts'
import { serve } from './support/stand.ts'
import { quickThinker } from './support/thinkers.ts'
import { occupy, Threads } from './support/threads.ts'

interface Answer {
  readonly t: 'answer'
  readonly c: number
  readonly q: string
  readonly v: Json
}

/** What the place answers next. */
function answerOf({ question, channel }: Place): Answer {
  assert.ok(question)
  const v = plainAnswer(question, (options) => options.find((option) => option !== 'end') ?? null)
  return { t: 'answer', c: channel, q: question.id, v }
}

/** Until all draw side by side. */
async function playToDrawing(places: readonly Place[]): Promise<void> {
  const settle = async (): Promise<void> => {
    for (const { line } of places) await line.say({ t: 'ping' })
  }
  await settle()
  while (!places.every(({ question }) => question?.kind === 'block')) {
    await places.find(({ question }) => question !== null)?.answer()
    await settle()
  }
}

/** What a seat sees, and what it is asked. */
const seen = ({ mirror: { document } }: Place): unknown => [
  document?.view,
  document?.question,
  document?.undone,
]

test('what others said before an undo is carried out once, after a restart too', async (t) => {
  const { server, anna, boris, match, first, second } = await twoPeople(t)
  await playToDrawing([first, second])
  const [hers, his] = [answerOf(first), answerOf(second)]
  await first.line.do(hers, 'hers')
  await second.line.do(his, 'his')
  await first.line.do({ t: 'undo', c: 0, count: 0 })
  const later = answerOf(second)
  await second.line.do(later, 'later')
  const before = [first, second].map(seen)
  await server.close()
  const again = await startServer(server.settings)
  t.after(() => again.close())
  const places = [await anna.at(again.address).sit(match, 0), await boris.at(again.address).sit(match, 1)]
  assert.deepEqual(places.map(seen), before)
  await places[1]?.line.do(his, 'his')
  await places[1]?.line.do(later, 'later')
  await places[0]?.line.do(hers, 'hers')
  assert.equal(await places[1]?.line.refused(his, 'another'), 'stale')
  // A message is known with its seat: Anna may use the name that Boris used.
  const [place] = places
  assert.ok(place)
  await place.line.do(answerOf(place), 'his')
  assert.deepEqual(places.slice(1).map(seen), before.slice(1))
  assert.notDeepEqual(places.slice(0, 1).map(seen), before.slice(0, 1))
})

/** One person at three seats, on one connection. */
async function threeSeats(visitor: Visitor, match: string): Promise<Place[]> {
  const line = await visitor.connect()
  const places = [0, 1, 2].map((seat) => new Place(line, match, seat, seat))
  for (const place of places) await place.watch()
  return places
}

test('an answer that is taken back before it is stored: the others keep their messages, and the undo counts', async (t) => {
  const threads = new Threads(t)
  const server = await serve(t, {}, { thinker: quickThinker })
  const visitor = await Visitor.come(server.address)
  const match = await visitor.createMatch({ seats: ['me', 'me', 'me'] })
  const places = await threeSeats(visitor, match)
  await playToDrawing(places)
  const [anna, boris, clara] = places.map(answerOf)
  assert.ok(anna && boris && clara)
  const line = places[0]?.line ?? assert.fail()
  const { asked } = threads
  const leave = occupy(server.settings.database)
  const said = [line.do(clara, 'clara')]
  await threads.whenAsked(asked + 1)
  // The disk is busy: these are one transaction.
  said.push(line.do(anna, 'anna'), line.do(boris, 'boris'), line.do({ t: 'undo', c: 0, count: 0 }))
  await line.say({ t: 'ping' })
  leave()
  await Promise.all(said)
  const before = places.map(seen)
  await server.close()
  const again = await startServer(server.settings)
  t.after(() => again.close())
  const back = await threeSeats(visitor.at(again.address), match)
  assert.deepEqual(back.map(seen), before)
  const other = back[0]?.line ?? assert.fail()
  await other.do(clara, 'clara')
  await other.do(boris, 'boris')
  await other.do(anna, 'anna')
  assert.equal(await other.refused({ t: 'undo', c: 0, count: 0 }), 'stale')
  assert.deepEqual(back.map(seen), before)
})

test('a long match forgets no message that memory remembers', () => {
  const rows = Array.from({ length: 300 }, (_, index) => ({ seat: 0, message: `old ${index}` }))
  const memory = newReceipts()
  for (const { message } of rows) memory.keep(`0 ${message}`, { ok: true })
  memory.keep('1 taken back', { ok: true })
  const stored = { length: rows.length, messages: memory.ids() }
  memory.keep('1 new', { ok: true })
  const loaded = rememberedReceipts(stored, [...rows, { seat: 1, message: 'new' }])
  assert.deepEqual(loaded.ids(), memory.ids())
  assert.ok(loaded.get('1 taken back')?.ok)
})
