import assert from 'node:assert/strict'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { plainAnswer } from '@curio/kernel'
import type { TableLine } from '@curio/protocol'
import { startServer } from '../src/server.ts'
import type { Settings } from '../src/settings.ts'
import type { Visitor } from './support/client.ts'
import { beginDraft, type TwoPeople, twoPeople } from './support/people.ts'
import { quickThinker } from './support/thinkers.ts'

/** What somebody with a hand in the file, or a bad disk, may do to the row of a match. */
const DAMAGES: Readonly<Record<string, string>> = {
  'rules of a later version': `UPDATE matches SET header = replace(header, '"rules":', '"rules":99') WHERE id = ?`,
  'a header that is no data': `UPDATE matches SET header = '{"game' WHERE id = ?`,
  'no header': 'UPDATE matches SET header = NULL WHERE id = ?',
  'another seed': `UPDATE matches SET seed = '${'00'.repeat(32)}' WHERE id = ?`,
  'a game that is not here': `UPDATE matches SET game = 'chess' WHERE id = ?`,
  'a clock that is no data': `UPDATE matches SET clock = 'broken' WHERE id = ?`,
  'votes that are no data': `UPDATE matches SET votes = '[' WHERE id = ?`,
  'an entry that is no data': `UPDATE entries SET entry = '{"seat":0,"ans' WHERE "index" = 2 AND match = (SELECT number FROM matches WHERE id = ?)`,
  'an entry that is another': `UPDATE entries SET entry = replace(entry, '"answer":"TG', '"answer":"TX') WHERE match = (SELECT number FROM matches WHERE id = ?)`,
  'a hole in the log':
    'DELETE FROM entries WHERE "index" = 1 AND match = (SELECT number FROM matches WHERE id = ?)',
  'no entries': 'DELETE FROM entries WHERE match = (SELECT number FROM matches WHERE id = ?)',
  'a seat that is gone': 'DELETE FROM seats WHERE seat = 1 AND match = ?',
}

function change({ database: file }: Settings, sql: string, match: string): void {
  const database = new DatabaseSync(file)
  database.prepare(sql).run(match)
  database.close()
}

interface Damaged extends TwoPeople {
  /** Another match of Anna's, which is as it should be. */
  readonly other: string
  /** The server that finds the match damaged. */
  readonly address: string
}

async function damaged(t: TestContext, sql: string): Promise<Damaged> {
  const people = await twoPeople(t)
  await beginDraft(people)
  const other = await people.anna.createMatch({ seats: ['me', 'me'] })
  await people.server.close()
  change(people.server.settings, sql, people.match)
  const server = await startServer(people.server.settings, { thinker: quickThinker })
  t.after(() => server.close())
  return { ...people, other, address: server.address }
}

async function refusal(response: Response): Promise<[number, string]> {
  const { code, text } = (await response.json()) as { code: string; text: string }
  assert.doesNotMatch(text, /\bTG\d|entry|JSON|seed/)
  return [response.status, code]
}

/** The other table is played, and lists are given. */
async function isAlive(anna: Visitor, other: string): Promise<void> {
  const own = await anna.get<TableLine[]>('/api/me/matches')
  assert.equal(own.find(({ match }) => match === other)?.yourTurn, true)
  const place = await anna.sit(other, 0)
  await place.answer()
  await place.line.close()
  assert.equal((await anna.fetch('GET', '/health')).status, 200)
}

for (const [what, sql] of Object.entries(DAMAGES))
  test(`${what}: the table says that it cannot be loaded, is reported with its log, and others live on`, async (t) => {
    const { anna, match, other, address, server } = await damaged(t, sql)
    const visitor = anna.at(address)
    assert.deepEqual(await refusal(await visitor.fetch('GET', `/api/matches/${match}`)), [500, 'unloadable'])
    const line = await visitor.connect()
    assert.equal(await line.refused({ t: 'watch', c: 0, match, seat: 0 }), 'unloadable')
    assert.equal(await line.refused({ t: 'chat', c: 0, text: 'hello?' }), 'no-channel')
    const { report } = await visitor.post<{ report: string }>(`/api/matches/${match}/report`, {
      text: 'help',
    })
    const database = new DatabaseSync(server.settings.database)
    const row = database.prepare('SELECT text, log FROM reports WHERE id = ?').get(report)
    database.close()
    assert.equal(row?.text, 'help')
    assert.ok(Array.isArray(JSON.parse(String(row?.log)).entries))
    await isAlive(visitor, other)
    assert.match(
      await (await fetch(`${address}/metrics`)).text(),
      /curio_unloadable_total [1-9]/,
      'nobody who watches the metrics is told',
    )
  })

test('a table that is lost while it is played closes its own connections with 1011 and no others', async (t) => {
  const { server, anna, boris, match, second: place } = await twoPeople(t)
  const bystander = await anna.connect()
  // Another program writes to the log: the next answer fails there, and what is on disk cannot be run.
  change(
    server.settings,
    `INSERT INTO entries SELECT number, (SELECT count(*) FROM entries WHERE match = number), 'x', NULL
       FROM matches WHERE id = ?`,
    match,
  )
  const { question } = place
  assert.ok(question)
  const closed = once(place.line.socket, 'close')
  const refused = place.line.refused({ t: 'answer', c: 0, q: question.id, v: plainAnswer(question) })
  assert.equal((await closed)[0], 1011)
  assert.equal(await refused.catch(() => 'failed'), 'failed')
  assert.equal((await bystander.say({ t: 'ping' })).t, 'pong')
  const line = await boris.connect()
  assert.equal(await line.refused({ t: 'watch', c: 0, match, seat: 1 }), 'unloadable')
})

test('a clock that runs out at a damaged table, and a bot that should move there, disturb nobody', async (t) => {
  const { anna, other, address } = await damaged(
    t,
    `UPDATE matches SET header = 'x', bot_turn = 1, deadline = 1 WHERE id = ?`,
  )
  await isAlive(anna.at(address), other)
})

test('the log of a match that is over is given out though the match cannot be run any more', async (t) => {
  const people = await twoPeople(t)
  await Promise.all([people.first.playOn(), people.second.playOn()])
  await people.first.until(() => people.first.table?.status === 'over')
  const log = await people.anna.get(`/api/matches/${people.match}/log`)
  await people.server.close()
  change(people.server.settings, `UPDATE matches SET game = 'chess' WHERE id = ?`, people.match)
  const again = await startServer(people.server.settings)
  t.after(() => again.close())
  assert.deepEqual(await people.anna.at(again.address).get(`/api/matches/${people.match}/log`), log)
})
