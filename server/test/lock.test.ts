import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { openDatabase } from '../src/db/open.ts'
import { startServer } from '../src/server.ts'
import { freePort, startProcess } from './support/process.ts'
import { serve, temporaryFolder, testSettings } from './support/stand.ts'

const IN_USE = { name: 'DatabaseInUse', message: 'another server uses this database' }
const MAIN = new URL('../src/main.ts', import.meta.url).pathname

test('a second server on the same database does not start, also by a link; when the first is closed it does', async (t) => {
  const server = await serve(t)
  const { database } = server.settings
  await assert.rejects(startServer(server.settings), IN_USE)
  const link = join(temporaryFolder(t), 'link.db')
  symlinkSync(database, link)
  await assert.rejects(openDatabase(link), IN_USE)
  assert.equal((await fetch(`${server.address}/health`)).status, 200)
  await server.close()
  const next = await startServer(server.settings)
  t.after(() => next.close())
})

test('a start that fails does not hold the database', async (t) => {
  const file = join(temporaryFolder(t), 'curio.db')
  const { db, close } = await openDatabase(file)
  await db.schema.alterTable('kysely_migration').renameTo('hidden').execute()
  await close()
  await assert.rejects(openDatabase(file), /already exists/)
  await assert.rejects(openDatabase(file), /already exists/)
})

test('a server in another process is noticed and named in one line; killed, it leaves no lock', async (t) => {
  const folder = temporaryFolder(t)
  const first = await startProcess(folder, await freePort())
  t.after(() => first.kill('SIGKILL'))
  const settings = testSettings(folder)
  await assert.rejects(startServer(settings), IN_USE)
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', CURIO_DB: settings.database }
  const second = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')])
  assert.deepEqual([code, said], [1, `Curio cannot start: ${IN_USE.message} (${settings.database})\n`])
  const dead = once(first, 'exit')
  first.kill('SIGKILL')
  await dead
  const next = await startServer(settings)
  t.after(() => next.close())
})
