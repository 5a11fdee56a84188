import { join } from 'node:path'
import { Child } from './child.ts'
import type { Drive } from './load.ts'
import type { Order } from './processes/driver.ts'
import type { Usage } from './processes/usage.ts'

/**
 * What is measured side by side: our server and boardgame.io's with the same game, our server with Route, and an echo,
 * which does the least that any server has to do.
 */
export const CONTENDERS = ['curio', 'route', 'peer', 'echo'] as const
export type Contender = (typeof CONTENDERS)[number]

/** Everything that can be served and driven; Trickerion is measured alone. */
export type Served = Contender | 'trickerion'

const OURS = new URL('./processes/curio-server.ts', import.meta.url)
const SERVERS: Readonly<Record<Served, URL>> = {
  curio: OURS,
  route: OURS,
  trickerion: OURS,
  peer: new URL('./processes/peer-server.ts', import.meta.url),
  echo: new URL('./processes/echo-server.ts', import.meta.url),
}
const DRIVER = new URL('./processes/driver.ts', import.meta.url)

/** All players come from one address here, so its limits are lifted; see docs/operations.md. */
const LIFTED = {
  CURIO_MESSAGES_PER_SECOND: '1000000',
  CURIO_REQUESTS_PER_SECOND: '1000000',
  CURIO_CONNECTIONS_PER_ADDRESS: '1000000',
  CURIO_SOCKETS_PER_ADDRESS: '1000000',
  CURIO_UNREAD_MB_PER_ADDRESS: '1000000',
}

/** A drive, and the seconds of processor time that the server used meanwhile. */
export type ServedDrive = Drive & Pick<Usage, 'processor'>

/** A server in a process of its own, and its scripted players in another. */
export class Stand {
  readonly #server: Child
  readonly #driver: Child

  private constructor(server: Child, driver: Child) {
    this.#server = server
    this.#driver = driver
  }

  /** The server stores its data in the folder. */
  static async start(contender: Served, matches: number, folder: string): Promise<Stand> {
    const environment = {
      ...LIFTED,
      PORT: '0',
      HOST: '127.0.0.1',
      CURIO_DB: join(folder, `${contender}.db`),
      CURIO_WEB: join(folder, 'web'),
      CURIO_LOG: 'error',
    }
    const server = await Child.start(SERVERS[contender], [], environment, /open at (\S+)/)
    const address = server.line
    try {
      const driver = await Child.start(DRIVER, [contender, address, `${matches}`], {}, /^ready$/)
      return new Stand(server.child, driver.child)
    } catch (cause) {
      await server.child.stop()
      throw cause
    }
  }

  async drive(order: Order): Promise<ServedDrive> {
    const before = await this.usage()
    const drive = await this.#driver.ask<Drive>(order)
    const after = await this.usage()
    return { ...drive, processor: after.processor - before.processor }
  }

  usage(): Promise<Usage> {
    return this.#server.ask({})
  }

  async stop(): Promise<void> {
    await this.#driver.stop()
    await this.#server.stop()
  }
}
