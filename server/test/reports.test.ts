import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import type { Settings } from '../src/settings.ts'
import { Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { beginDraft, twoPeople } from './support/people.ts'
import { serve } from './support/stand.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function change(settings: Settings, sql: string): void {
  const database = new DatabaseSync(settings.database)
  database.exec(sql)
  database.close()
}

interface StoredReport {
  readonly id: string
  readonly log: string | null
  readonly log_in: string | null
}

function stored({ database: file }: Settings): StoredReport[] {
  const database = new DatabaseSync(file)
  const rows = database.prepare('SELECT id, log, log_in FROM reports ORDER BY at, rowid').all()
  database.close()
  return rows as unknown as StoredReport[]
}

/** A new guest of that network reports a problem; gives the status and the code. */
async function complain(address: string, match: string, network: string): Promise<string> {
  const visitor = await Visitor.come(address)
  const response = await fetch(`${address}/api/matches/${match}/report`, {
    method: 'POST',
    headers: { cookie: visitor.cookie, 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ text: 'the map is odd' }),
  })
  const { code = 'ok' } = (await response.json()) as { code?: string }
  return `${response.status} ${code}`
}

const TOO_FAST = '429 too-fast'

test('reports are limited by network, whoever the guest is, and in all', async (t) => {
  const clock = new ManualClock()
  const { address } = await serve(t, { trustProxy: true }, { clock })
  const match = await (await Visitor.come(address)).createMatch({ seats: ['me', 'open'] })
  const told: string[] = []
  for (let guest = 0; guest < 21; guest++) told.push(await complain(address, match, `2001:db8:0:7::${guest}`))
  assert.deepEqual(told, [...new Array(20).fill('200 ok'), TOO_FAST])
  assert.equal(await complain(address, match, '203.0.113.7'), '200 ok')
  const all: string[] = []
  for (let network = 0; network < 80; network++)
    all.push(await complain(address, match, `198.51.100.${network}`))
  assert.deepEqual([all.indexOf(TOO_FAST), new Set(all).size], [79, 2])
  clock.advance(MINUTE)
  assert.equal(await complain(address, match, '203.0.113.8'), '200 ok')
})

test('the same log is stored once for a player and an hour; a later report says where it is', async (t) => {
  const clock = new ManualClock()
  const people = await twoPeople(t, {}, { clock })
  const { server, anna, boris, match, first } = people
  await beginDraft(people)
  const report = (who: Visitor): Promise<{ report: string }> =>
    who.post(`/api/matches/${match}/report`, { text: 'the map is odd' })
  const { report: original } = await report(anna)
  await report(anna)
  await report(boris)
  await first.answer()
  clock.advance(MINUTE)
  await report(anna)
  clock.advance(HOUR)
  await report(anna)
  const rows = stored(server.settings)
  assert.deepEqual(
    rows.map(({ log, log_in }) => [log !== null, log_in]),
    [
      [true, null],
      [false, original],
      [true, null],
      [true, null],
      [true, null],
    ],
  )
  assert.equal(rows[0]?.log, rows[2]?.log)
  assert.notEqual(rows[0]?.log, rows[3]?.log)
  assert.equal(rows[3]?.log, rows[4]?.log)
})

/** Reports that fill what may be stored, by their number or by their size. */
const FULL: readonly (readonly [string, string])[] = [
  [
    'a thousand',
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
       INSERT INTO reports (id, match, player, at, text) SELECT 'old' || i, 'm', 'p', 0, 'x' FROM n`,
  ],
  [
    '64 megabytes',
    // Two bytes each: what counts is what they take on disk.
    `INSERT INTO reports (id, match, player, at, text, log)
       VALUES ('old1', 'm', 'p', 0, 'x', replace(hex(zeroblob(16777216)), '0', 'ж'))`,
  ],
]

for (const [what, fill] of FULL)
  test(`when ${what} are stored a report is refused, the operator is told once, and deleting helps`, async (t) => {
    const lines: string[] = []
    const output = { write: (line: string) => void lines.push(line) }
    const server = await serve(t, { logLevel: 'warn' }, { output })
    const anna = await Visitor.come(server.address)
    const match = await anna.createMatch({ seats: ['me', 'open'] })
    change(server.settings, fill)
    const before = stored(server.settings).length
    const report = (): Promise<Response> =>
      anna.fetch('POST', `/api/matches/${match}/report`, { text: 'odd' })
    for (let time = 0; time < 3; time++) {
      const response = await report()
      const { code } = (await response.json()) as { code: string }
      assert.deepEqual([response.status, code], [409, 'reports-full'])
    }
    assert.equal(stored(server.settings).length, before)
    assert.equal(lines.filter((line) => line.includes('players can report no more')).length, 1)
    change(server.settings, `DELETE FROM reports WHERE id = 'old1'`)
    assert.equal((await report()).status, 200)
  })
