import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TableLine } from '@curio/protocol'
import { startServer } from '../src/server.ts'
import { Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { serve } from './support/stand.ts'

const WANTED = { game: 'route', seats: ['me', 'open'], options: {} }

/** Asks for a table under a key; gives its id, or the status and the code of the refusal. */
async function ask(
  address: string,
  { cookie }: Visitor,
  key: string,
  wanted: object = WANTED,
): Promise<string> {
  const response = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(wanted),
  })
  const answer = (await response.json()) as { match?: string; code?: string }
  return answer.match ?? `${response.status} ${answer.code}`
}

const tablesOf = async (visitor: Visitor): Promise<number> =>
  (await visitor.get<TableLine[]>('/api/me/matches')).length

test('a request repeated under its key makes one table, at the same time, later, and after a restart', async (t) => {
  const server = await serve(t)
  const { address } = server
  const anna = await Visitor.come(address)
  const both = await Promise.all([ask(address, anna, 'key'), ask(address, anna, 'key')])
  assert.equal(both[0], both[1])
  assert.equal(await ask(address, anna, 'key'), both[0])
  assert.equal(await tablesOf(anna), 1)
  await server.close()
  const again = await startServer(server.settings)
  t.after(() => again.close())
  const returned = anna.at(again.address)
  assert.equal(await ask(again.address, returned, 'key'), both[0])
  assert.notEqual(await ask(again.address, returned, 'another'), both[0])
  assert.equal(await tablesOf(returned), 2)
})

test('the same key of two players means two tables', async (t) => {
  const { address } = await serve(t)
  const [anna, boris] = [await Visitor.come(address), await Visitor.come(address)]
  assert.notEqual(await ask(address, anna, 'key'), await ask(address, boris, 'key'))
})

test('a key that was used for another table is refused, and so is one that is no key', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  await ask(address, anna, 'key')
  assert.equal(await ask(address, anna, 'key', { ...WANTED, rated: true }), '409 key-used')
  assert.equal(await ask(address, anna, 'k'.repeat(65)), '400 malformed')
  assert.equal(await ask(address, anna, 'two words'), '400 malformed')
  assert.equal(await tablesOf(anna), 1)
})

test('a repeated request is answered even when no further table is allowed', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const wanted = { ...WANTED, visibility: 'public' }
  const made = await ask(address, anna, 'key', wanted)
  for (let count = 1; count < 5; count++) await ask(address, anna, `key-${count}`, wanted)
  assert.equal(await ask(address, anna, 'one-too-many', wanted), '409 too-many')
  assert.equal(await ask(address, anna, 'key', wanted), made)
})

test('a key is forgotten after a day', async (t) => {
  const clock = new ManualClock()
  const { address } = await serve(t, {}, { clock })
  const anna = await Visitor.come(address)
  const made = await ask(address, anna, 'key')
  clock.advance(23 * 3_600_000)
  assert.equal(await ask(address, anna, 'key'), made)
  clock.advance(2 * 3_600_000)
  assert.notEqual(await ask(address, anna, 'key'), made)
})
