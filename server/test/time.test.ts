import assert from 'node:assert/strict'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TableInfo } from '@curio/protocol'
import { Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { beginDraft, twoPeople } from './support/people.ts'
import { freePort, startProcess } from './support/process.ts'
import { temporaryFolder } from './support/stand.ts'
import { quickThinker } from './support/thinkers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const CLOCKS = [
  { kind: 'minutes', minutes: 30 },
  { kind: 'days', days: 1 },
] as const

for (const wanted of CLOCKS)
  test(`${wanted.kind}: a wall clock that jumps two days forth or back takes nobody's time and gives none`, async (t) => {
    const clock = new ManualClock()
    const people = await twoPeople(t, {}, { clock, thinker: quickThinker }, { clock: wanted })
    const { first, second } = people
    await beginDraft(people)
    const before = first.table?.deadlines
    assert.equal(typeof before?.[0], 'number')
    for (const jump of [48 * HOUR, -96 * HOUR, 48 * HOUR]) {
      clock.jump(jump)
      clock.advance(MINUTE)
      for (const { line } of [first, second]) await line.say({ t: 'ping' })
      const info = await people.anna.get<TableInfo>(`/api/matches/${people.match}`)
      assert.deepEqual([info.deadlines, info.seats.map(({ quit }) => quit)], [before, [null, null]])
    }
    // The time that really passes counts as ever.
    clock.advance(wanted.kind === 'days' ? 24 * HOUR : 30 * MINUTE)
    await second.until(() => second.table?.seats[0]?.quit === 'late')
  })

test('days: answers in secret do not move the deadline, a turn that all can see does', async (t) => {
  const clock = new ManualClock()
  const people = await twoPeople(t, {}, { clock }, { clock: { kind: 'days', days: 1 } })
  const { first, second } = people
  const begun = first.table?.deadlines[1] ?? 0
  assert.ok(begun > 0)
  await beginDraft(people)
  clock.advance(HOUR)
  while (first.question?.kind !== 'block' || second.question?.kind !== 'block') {
    await (first.question?.kind === 'block' || first.question === null ? second : first).answer()
    for (const { line } of [first, second]) await line.say({ t: 'ping' })
  }
  const deadlines = async (): Promise<readonly (number | null)[]> =>
    (await people.anna.get<TableInfo>(`/api/matches/${people.match}`)).deadlines
  const drawing = await deadlines()
  assert.ok((drawing[1] ?? 0) >= begun + HOUR, 'the draft was seen by everybody')
  clock.advance(HOUR)
  await second.answer()
  assert.deepEqual(await deadlines(), drawing)
})

test('a process that stands still takes nobody out of time', { timeout: 120_000 }, async (t) => {
  const folder = temporaryFolder(t)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let server = await startProcess(folder, port)
  t.after(() => server.kill('SIGKILL'))
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ seats: ['me', 'me'], clock: { kind: 'minutes', minutes: 1 } })
  const stopped = once(server, 'exit')
  server.kill('SIGTERM')
  await stopped
  // Twelve seconds are left.
  const database = new DatabaseSync(join(folder, 'curio.db'))
  const row = database.prepare('SELECT clock_state, deadline FROM matches').get()
  const state = JSON.parse(String(row?.clock_state)) as { since: number[] }
  database
    .prepare('UPDATE matches SET clock_state = ?, deadline = ?')
    .run(JSON.stringify({ ...state, left: [12_000, 12_000] }), (state.since[0] ?? 0) + 12_000)
  database.close()
  server = await startProcess(folder, port)
  server.kill('SIGSTOP')
  await sleep(14_000)
  server.kill('SIGCONT')
  const { seats } = await anna.get<TableInfo>(`/api/matches/${match}`)
  assert.deepEqual(
    seats.map(({ quit }) => quit),
    [null, null],
  )
})
