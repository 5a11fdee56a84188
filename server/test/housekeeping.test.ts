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

test('visitors who left nothing behind are forgotten after two months, and nobody else is', async (t) => {
  const clock = new ManualClock()
  const { address, settings } = await serve(t, {}, { clock })
  const come = () => Visitor.come(address)
  const [passer, maker, guest, invited, regular, account] = [
    await come(),
    await come(),
    await come(),
    await come(),
    await come(),
    await come(),
  ]
  const match = await maker.createMatch({ seats: ['open', 'open'] })
  await guest.post<TableInfo>(`/api/matches/${match}/seats/1`)
  const reserving = await account.createMatch({ seats: ['me', 'open'] })
  await invited.post(`/api/matches/${reserving}/seats/1`)
  await account.post('/api/me/register', { name: 'Anna', password: 'a long password' })
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
  const kept = [maker, guest, invited, regular, account, newcomer].map(({ player }) => player.id)
  assert.deepEqual(playersIn(settings.database), new Set(kept))
  const before = passer.player.id
  await passer.meet()
  assert.notEqual(passer.player.id, before, 'who comes back is welcome as somebody new')
  await passer.createMatch({ seats: ['me', 'open'] })
})
