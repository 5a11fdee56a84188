import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { Visitor } from './support/client.ts'
import { freePort, startProcess } from './support/process.ts'
import { Siege } from './support/siege.ts'
import { temporaryFolder } from './support/stand.ts'

const KILLS = 3

test('kill -9 under load loses nothing that was acknowledged, and nothing is there twice', async (t) => {
  const siege = new Siege(temporaryFolder(t), 6)
  t.after(() => siege.kill())
  for (let kill = 0; kill < KILLS; kill++) {
    await siege.round(20 + Math.random() * 100)
    siege.check()
  }
  assert.ok(siege.acknowledged.size >= 20 * KILLS)
})

test('a server that is told to stop says goodbye, also while bots think, and leaves with nothing amiss', async (t) => {
  const port = await freePort()
  const server = await startProcess(temporaryFolder(t), port)
  t.after(() => server.kill('SIGKILL'))
  const anna = await Visitor.come(`http://127.0.0.1:${port}`)
  const clock = { kind: 'days', days: 1 } as const
  const match = await anna.createMatch({ seats: ['hard', 'me', 'hard'], clock })
  const { line } = await anna.sit(match, 1)
  const [closed, exited] = [once(line.socket, 'close'), once(server, 'exit')]
  server.kill('SIGTERM')
  assert.equal((await closed)[0], 1001)
  assert.deepEqual(await exited, [0, null])
})

test('who tells the server twice to stop does not wait', async (t) => {
  const port = await freePort()
  const server = await startProcess(temporaryFolder(t), port)
  t.after(() => server.kill('SIGKILL'))
  // Somebody who says nothing is waited for a little.
  const silent = connect(port, '127.0.0.1').on('error', () => {})
  t.after(() => silent.destroy())
  await once(silent, 'connect')
  const anna = await Visitor.come(`http://127.0.0.1:${port}`)
  const line = await anna.connect()
  const [closed, exited] = [once(line.socket, 'close'), once(server, 'exit')]
  server.kill('SIGTERM')
  await closed
  server.kill('SIGTERM')
  assert.deepEqual(await exited, [1, null])
})
