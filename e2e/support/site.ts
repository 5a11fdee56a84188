import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { builtSite, builtSmallSite } from './build.ts'
import { PROJECT } from './files.ts'

const OPEN = /^Curio is open at (\S+)$/m

/** The program that serves, and what builds the site that it serves. */
interface SiteKind {
  readonly program: string
  /** Gives the folder of the built site; a site that nobody else serves goes into the one that is given. */
  readonly build: (folder: string) => string
}

const REAL: SiteKind = { program: 'server/src/main.ts', build: builtSite }

/** The site with the small games of the kernel's tests. */
export const SMALL: SiteKind = { program: 'e2e/support/small-server.ts', build: builtSmallSite }

/** The built site behind a server process of its own, with a database of its own. */
export class Site {
  readonly #folder = mkdtempSync(join(tmpdir(), 'curio-e2e-'))
  readonly #program: string
  readonly #build: SiteKind['build']
  #web: string | null
  #server: ChildProcess | null = null
  #address = ''

  /** `web` is a folder with a built site; without it the project's own is served. */
  constructor(web: string | null = null, { program, build }: SiteKind = REAL) {
    this.#web = web && resolve(web)
    this.#program = program
    this.#build = build
  }

  /** Where it is; the same after a restart. */
  get address(): string {
    return this.#address
  }

  /** Starts the server unless it runs. */
  async start(): Promise<void> {
    if (this.#server !== null) return
    this.#web ??= this.#build(join(this.#folder, 'web'))
    const server = spawn(process.execPath, [this.#program], {
      cwd: PROJECT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: this.#address === '' ? '0' : new URL(this.#address).port,
        CURIO_DB: join(this.#folder, 'curio.db'),
        CURIO_WEB: this.#web,
        CURIO_LOG: 'error',
        // All visitors come from one address.
        CURIO_REQUESTS_PER_SECOND: '1000',
        CURIO_CONNECTIONS_PER_ADDRESS: '1000',
      },
    })
    this.#server = server
    server.once('exit', () => {
      if (this.#server === server) this.#server = null
    })
    process.once('exit', () => server.kill('SIGKILL'))
    this.#address = await openedAt(server)
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    const server = this.#server
    if (server === null) return
    const gone = once(server, 'exit')
    server.kill('SIGKILL')
    await gone
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function openedAt(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = OPEN.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
}
