import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import type { TableInfo } from '@curio/protocol'
import { Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { serve } from './support/stand.ts'

const DAY = 24 * 3_600_000

function playersIn(file: string): Set<string> {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT id FROM players').all() as { id: string }[]
  database.close()
  return new Set(rows.map(({ id }) => id))
}

/** Whatever of a guest may be left though it sits nowhere and has made nothing. */
const TRACES = [
  'UPDATE seats SET reserved = :id WHERE match = :match AND seat = 0',
  `INSERT INTO chat (match, player, message, at, seat, text) VALUES (:match, :id, 'm1', 0, NULL, 'hello')`,
  `INSERT INTO reports (id, match, player, at, text, log) VALUES ('report', :match, :id, 0, 'it broke', NULL)`,
  `INSERT INTO results (match, seat, player, game, kind, players, won, place, places, points, quit, rated, finished)
    VALUES (:match, 0, :id, 'route', 'ranked', 2, 1, 1, 2, 10, 0, 0, 0)`,
]

function leave(file: string, trace: string, values: Readonly<Record<'match' | 'id', string>>): void {
  const database = new DatabaseSync(file, { timeout: 5_000 })
  database.prepare(trace).run(values)
  database.close()
}

test('visitors who left nothing behind are forgotten after two months, and nobody else is', async (t) => {
  const clock = new ManualClock()
  const { address, settings } = await serve(t, {}, { clock })
  const come = () => Visitor.come(address)
  const passer = await come()
  const maker = await come()
  const guest = await come()
  const regular = await come()
  const account = await come()
  const match = await maker.createMatch({ seats: ['open', 'open'] })
  await guest.post<TableInfo>(`/api/matches/${match}/seats/1`)
  await account.post('/api/me/register', { name: 'Anna', password: 'a long password' })
  const traces: string[] = []
  for (const trace of TRACES) {
    const { id } = (await come()).player
    leave(settings.database, trace, { match, id })
    traces.push(id)
  }
  for (let day = 20; day <= 80; day += 20) {
    clock.advance(20 * DAY)
    await regular.meet()
  }
  const newcomer = await come()
  // It is done once a day, beside everything else: sooner or later after that day.
  while (playersIn(settings.database).has(passer.player.id)) {
    clock.advance(DAY)
    await regular.meet()
  }
  const kept = [maker, guest, regular, account, newcomer].map(({ player }) => player.id)
  assert.deepEqual(playersIn(settings.database), new Set([...kept, ...traces]))
  const before = passer.player.id
  await passer.meet()
  assert.notEqual(passer.player.id, before, 'who comes back is welcome as somebody new')
  await passer.createMatch({ seats: ['me', 'open'] })
})
