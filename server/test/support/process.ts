import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'

const MAIN = new URL('../../src/main.ts', import.meta.url).pathname

/**
 * A server in a process of its own, as it is started by `npm start`; resolves when it can be reached. With a number, no
 * file of it may grow beyond a number of kilobytes.
 */
export async function startProcess(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
  largestFile?: number,
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    CURIO_DB: join(folder, 'curio.db'),
    CURIO_LOG: 'error',
    CURIO_MESSAGES_PER_SECOND: '100000',
    CURIO_REQUESTS_PER_SECOND: '100000',
    ...settings,
  }
  const limited = ['-c', `trap '' XFSZ; ulimit -S -f ${largestFile}; exec "$0" "$1"`]
  const [command, before] =
    largestFile === undefined ? [process.execPath, []] : ['bash', [...limited, process.execPath]]
  const server = spawn(command, [...before, MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => assert.fail('the server did not start')),
  ])
  return server
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
