import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { type Game, type Json, type Log, Match } from '@curio/kernel'
import type { AchievementsOfGame, ApiError } from '@curio/protocol'
import { route } from '@curio/route'
import { recountAchievements } from '../src/achievements/recount.ts'
import { startServer } from '../src/server.ts'
import { Visitor } from './support/client.ts'
import { serve } from './support/stand.ts'

/** A solo game: an achievement by itself. */
const ALONE = { game: 'route', options: { edition: 'booklet', city: 'venice', tasks: false } }
const SOLO = 'M1'

async function reached(visitor: Visitor): Promise<number | undefined> {
  const { progress } = await visitor.get<AchievementsOfGame>('/api/me/achievements/route')
  return progress.find(({ id }) => id === SOLO)?.reached
}

async function playAlone(visitor: Visitor, packs: Record<string, Json> = {}): Promise<string> {
  const match = await visitor.createMatch({ ...ALONE, seats: ['me'], packs })
  const place = await visitor.sit(match, 0)
  await place.playOn()
  await place.until(() => place.table?.status === 'over')
  return match
}

test('RT-ACH-4: the log of a match of this server brings nothing to whoever hands it in', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const match = await playAlone(anna)
  const boris = await Visitor.come(address)
  const { packs: _, ...log } = await boris.get<Log>(`/api/matches/${match}/log`)
  const given = await boris.fetch('POST', '/api/me/achievements/route/logs', { seat: 0, log })
  assert.deepEqual([given.status, ((await given.json()) as ApiError).code], [400, 'wrong-log'])
  assert.deepEqual([await reached(anna), await reached(boris)], [1, 0])
})

/** The same answers to the same chances: zeros behind a seed do not change what follows from it. */
function underLongerSeed({ header, entries, seed = '' }: Log): Log {
  const begun = Match.create(route as Game, {
    seats: header.seats,
    options: header.options,
    seed: Uint8Array.from([...Buffer.from(seed, 'hex'), 0]),
  })
  assert.ok(begun.ok)
  for (const { seat, answer } of entries.slice(1)) {
    const [question = assert.fail()] = begun.value.questions(seat ?? 0)
    assert.ok(begun.value.answer({ seat, question: question.id, value: answer }).ok)
  }
  return { ...begun.value.log(), seed: `${seed}00` }
}

test('RT-ACH-4: nor does the log of the same match under a longer seed', async (t) => {
  const { address } = await serve(t)
  const match = await playAlone(await Visitor.come(address))
  const boris = await Visitor.come(address)
  const log = underLongerSeed(await boris.get<Log>(`/api/matches/${match}/log`))
  const given = await boris.fetch('POST', '/api/me/achievements/route/logs', { seat: 0, log })
  assert.deepEqual([given.status, ((await given.json()) as ApiError).code], [400, 'wrong-log'])
  assert.equal(await reached(boris), 0)
})

test('RT-ACH-18: a match with content of its players counts for nothing, but for other words', async (t) => {
  const { address } = await serve(t)
  const venice = (route as Game).packs.venice as { readonly version: number }
  const anna = await Visitor.come(address)
  await playAlone(anna, { venice: { ...venice, version: venice.version + 1 } })
  assert.equal(await reached(anna), 0)
  await playAlone(anna, { venice: { ...venice, name: { ru: 'Город на воде', en: 'A town on water' } } })
  assert.equal(await reached(anna), 1)
})

test('a match that cannot be played again counts for nothing, and all others count', async (t) => {
  const server = await serve(t)
  const anna = await Visitor.come(server.address)
  const damaged = await playAlone(anna)
  await playAlone(anna)
  const database = new DatabaseSync(server.settings.database)
  database
    .prepare(
      `UPDATE entries SET entry = '{"seat":0}' WHERE "index" = 5 AND match = (SELECT number FROM matches WHERE id = ?)`,
    )
    .run(damaged)
  database.close()
  assert.equal(await reached(anna), 1)
  await server.close()
  assert.deepEqual(await recountAchievements(server.settings), { counted: 1, failed: 1 })
  const again = await startServer(server.settings)
  t.after(() => again.close())
  assert.equal(await reached(anna.at(again.address)), 1)
})
