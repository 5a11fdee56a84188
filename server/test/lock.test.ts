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

/** Starts a server that cannot start; gives its exit code and what it says. */
async function startInVain(
  settings: Readonly<Record<string, string>>,
): Promise<[code: number, said: string]> {
  const env = { ...process.env, HOST: '127.0.0.1', ...settings }
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return [code, said]
}

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
  const ended = await startInVain({ PORT: '0', CURIO_DB: settings.database })
  assert.deepEqual(ended, [1, `Curio cannot start: ${IN_USE.message} (${settings.database})\n`])
  const dead = once(first, 'exit')
  first.kill('SIGKILL')
  await dead
  const next = await startServer(settings)
  t.after(() => next.close())
})

test('a wrong setting or a port that is in use is told in one line', async (t) => {
  const { address } = await serve(t)
  const { port } = new URL(address)
  const CURIO_DB = join(temporaryFolder(t), 'curio.db')
  const [code, said] = await startInVain({ PORT: 'web', CURIO_DB })
  assert.equal(code, 1)
  assert.match(said, /^Curio cannot start: PORT: .*\n$/)
  const next = Number(port) + 1
  assert.deepEqual(await startInVain({ PORT: port, CURIO_DB }), [
    1,
    `Curio cannot start: port ${port} is in use; PORT=${next} would take another one\n`,
  ])
})
