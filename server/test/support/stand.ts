import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { type RunningServer, type ServerOverrides, startServer } from '../../src/server.ts'
import { readSettings, type Settings } from '../../src/settings.ts'

/** A folder of its own that goes when the test is over. */
export function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'curio-server-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Settings of a test: a port of its own, a fresh database, and limits that do not get in the way. */
export function testSettings(folder: string, changes: Partial<Settings> = {}): Settings {
  return {
    ...readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      CURIO_DB: join(folder, 'curio.db'),
      CURIO_WEB: join(folder, 'web'),
      CURIO_LOG: 'silent',
    }),
    messagesPerSecond: 100_000,
    requestsPerSecond: 100_000,
    connectionsPerAddress: 10_000,
    socketsPerAddress: 20_000,
    sockets: 20_000,
    absentSeconds: 0,
    ...changes,
  }
}

export interface TestServer extends RunningServer {
  readonly settings: Settings
}

/** A real server on a real socket; it stops when the test is over. */
export async function serve(
  t: TestContext,
  changes: Partial<Settings> = {},
  overrides: ServerOverrides = {},
): Promise<TestServer> {
  const settings = testSettings(temporaryFolder(t), changes)
  const server = await startServer(settings, overrides)
  t.after(() => server.close())
  return { ...server, settings }
}
