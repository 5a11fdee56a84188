import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')

/** Builds the site as it is now into a folder of its own. */
export async function buildSite(folder: string): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: join(ROOT, 'web') },
  )
}

export interface Site {
  readonly address: string
  close(): Promise<void>
}

/** A server of its own, on any free port, with a database that goes with it. */
export async function openSite(web: string, database: string): Promise<Site> {
  const server = spawn(process.execPath, [join(ROOT, 'server/src/main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      CURIO_DB: database,
      CURIO_WEB: web,
      CURIO_LOG: 'silent',
      // One machine asks for everything here.
      CURIO_REQUESTS_PER_SECOND: '1000',
      CURIO_CONNECTIONS_PER_ADDRESS: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { address: await addressOf(server), close: () => stop(server) }
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error('the server says nothing')
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /https?:\/\/\S+/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('the server ended before it was open')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
