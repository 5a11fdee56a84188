import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Json } from '@curio/kernel'
import type { Line } from './support/client.ts'
import { Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { beginDraft, twoPeople } from './support/people.ts'
import { repeatable } from './support/repeatable.ts'

type Choose = (options: readonly Json[]) => Json

/** What Boris does in secret: which task he keeps, where he draws, and how often he changes his mind. */
interface Secret {
  readonly task: Choose
  readonly block: Choose
  readonly draw: Choose
  readonly changes: number
}

const first: Choose = (options) => options[0] ?? null
const last: Choose = (options) => options.at(-1) ?? null
const middle: Choose = (options) => options[options.length >> 1] ?? null

/** Everything that reaches Anna and a spectator until Boris' drawing is revealed. */
async function playWith(t: TestContext, secret: Secret): Promise<{ anna: string[]; spectator: string[] }> {
  const people = await twoPeople(t, {}, { clock: new ManualClock(), inventor: repeatable() })
  const clara = await Visitor.come(people.server.address)
  const spectator = await clara.sit(people.match, null)
  await people.first.until(() => people.first.table?.spectators === 1)
  await people.second.answer(secret.task)
  await beginDraftAfterTask(people)
  const { first: anna, second: boris } = people
  while (boris.mirror.document?.awaited.length === 1) await (anna.question ? anna.answer() : boris.answer())
  await anna.until(() => anna.question !== null)
  const draws: Choose = (options) => secret.draw(options.filter((option) => option !== 'end'))
  // Both draw side by side; what Boris has drawn shows when both are done.
  for (let step = 0; boris.question && step < 2; step++) {
    const choose = boris.question.kind === 'block' ? secret.block : draws
    await boris.answer(choose)
    for (let change = 0; change < secret.changes; change++) {
      await boris.line.do({ t: 'undo', c: 0, count: boris.mirror.document?.undone ?? 0 })
      await boris.answer(choose)
    }
  }
  await anna.answer()
  // Round trips, so that whatever is on its way has come.
  for (const line of [anna.line, spectator.line]) await line.say({ t: 'ping' }, 'the last')
  return { anna: told(anna.line), spectator: told(spectator.line) }
}

async function beginDraftAfterTask(people: Parameters<typeof beginDraft>[0]): Promise<void> {
  await people.first.answer()
  await people.first.until(() => people.first.question?.kind === 'draft.take')
}

/** Everything, replies too; only their ids, which the tests count through, are made the same. */
const told = (line: Line): string[] => line.texts.map((text) => text.replace(/"id":"m\d+"/, '"id":"m"'))

test('matches that differ only in what is hidden send a player and a spectator the same bytes', async (t) => {
  const one = await playWith(t, { task: first, block: first, draw: first, changes: 0 })
  assert.ok(one.anna.length > 8 && one.spectator.length > 6)
  const others: Secret[] = [
    { task: (options) => options[2] ?? null, block: last, draw: last, changes: 2 },
    { task: (options) => options[2] ?? null, block: first, draw: middle, changes: 1 },
  ]
  for (const secret of others) assert.deepEqual(await playWith(t, secret), one)
})

test('no message names a card that its reader may not see', async (t) => {
  const people = await twoPeople(t, {}, { inventor: repeatable() })
  await beginDraft(people)
  const own = JSON.stringify(people.second.mirror.document?.view).match(/TG\d+/g) ?? []
  assert.ok(own.length >= 2)
  const reached = people.first.line.texts.join()
  for (const card of own) assert.ok(!reached.includes(`"${card}"`), `${card} reached the other player`)
})

test('a log is given out when the match is over, and not before', async (t) => {
  const people = await twoPeople(t)
  const response = await people.anna.fetch('GET', `/api/matches/${people.match}/log`)
  assert.equal(response.status, 409)
  assert.deepEqual(Object.keys((await response.json()) as object), ['code', 'text'])
  await Promise.all([people.first.playOn(), people.second.playOn()])
  const log = await people.anna.get<{ seed?: string }>(`/api/matches/${people.match}/log`)
  assert.match(log.seed ?? '', /^[0-9a-f]{64}$/)
})

test('a report keeps the log here, and tells the reporter only its number', async (t) => {
  const people = await twoPeople(t)
  const report = await people.anna.post<object>(`/api/matches/${people.match}/report`, {
    text: 'the map is odd',
  })
  assert.deepEqual(Object.keys(report), ['report'])
})
