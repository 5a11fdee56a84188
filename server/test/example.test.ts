import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import type { Me } from '@curio/protocol'
import { Visitor } from './support/client.ts'
import { serve } from './support/stand.ts'

const EXAMPLE = new URL('../../docs/examples/random-player.mjs', import.meta.url).pathname

test('the example of a program of somebody else plays a whole match with a token', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  await anna.post('/api/me/register', { name: 'Anna', password: 'a long password' })
  const { token, player } = await anna.post<Me & { token: string }>('/api/tokens', { name: 'Robot' })
  const match = await anna.createMatch({ seats: ['me', 'open'] })
  const env = { ...process.env, CURIO_URL: address, CURIO_TOKEN: token }
  const program = spawn(process.execPath, [EXAMPLE, match, '1'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  t.after(() => program.kill())
  let said = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = once(program, 'exit').then(([code]) => assert.equal(code, 0, said))
  const place = await anna.sit(match, 0)
  await Promise.race([place.playOn(), ended])
  await ended
  assert.match(said, /^the match is over; winners: [\d, ]+\n$/)
  assert.equal(place.table?.seats[1]?.person?.id, player.id)
})
