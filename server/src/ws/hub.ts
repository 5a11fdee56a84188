import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { LIMITS, type Person } from '@curio/protocol'
import { WebSocketServer } from 'ws'
import type { Context } from '../context.ts'
import type { Tables } from '../tables/tables.ts'
import { CLOSE, Connection } from './connection.ts'
import { Costs } from './costs.ts'
import { isAllowedOrigin } from './origin.ts'
import { Replies } from './replies.ts'

const PATH = '/ws'
const GOING_AWAY = 1001
/** Milliseconds. */
const PATIENCE = 1_000

/** Says who a request comes from; by a token it may come from anywhere, by a cookie only from our own pages. */
export interface Caller {
  readonly person: Person
  readonly by: 'cookie' | 'token'
}

export type Identify = (headers: IncomingMessage['headers']) => Promise<Caller | null>

/** All connections. */
export class Hub {
  readonly #context: Context
  readonly #tables: Tables
  readonly #identify: Identify
  readonly #replies = new Replies()
  readonly #costs: Costs
  readonly #connections = new Map<Connection, string>()
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    clientTracking: false,
  })
  #isClosing = false
  #heart: NodeJS.Timeout | undefined

  constructor(context: Context, tables: Tables, identify: Identify) {
    this.#context = context
    this.#tables = tables
    this.#identify = identify
    this.#costs = new Costs(context.clock)
    context.metrics.connections.from(() => this.#connections.size)
  }

  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head))
    this.#heart = setInterval(() => this.#beat(), this.#context.settings.heartbeatSeconds * 1000)
  }

  /** Whoever has these connections is not the same any more. */
  disconnect(player: string): void {
    for (const connection of this.#connections.keys())
      if (connection.player === player) connection.close(CLOSE.session)
  }

  /** Says goodbye; who does not answer it soon is cut off. */
  async close(): Promise<void> {
    clearInterval(this.#heart)
    this.#isClosing = true
    for (const connection of this.#connections.keys()) connection.close(GOING_AWAY)
    const patience = setTimeout(() => {
      for (const connection of this.#connections.keys()) connection.terminate()
    }, PATIENCE)
    while (this.#connections.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    clearTimeout(patience)
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    const caller = await this.#admit(request)
    if (typeof caller === 'string') {
      socket.end(`HTTP/1.1 ${caller}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const { person } = caller
      const parts = {
        context: this.#context,
        tables: this.#tables,
        replies: this.#replies,
        costs: this.#costs,
      }
      const connection = new Connection({ ...parts, socket: webSocket, stream: socket, person })
      this.#connections.set(connection, this.#addressOf(request))
      webSocket.on('close', () => this.#connections.delete(connection))
    })
  }

  /** Who comes in, or the status with which it does not. */
  async #admit(request: IncomingMessage): Promise<Caller | string> {
    const { settings } = this.#context
    if (request.url?.split('?')[0] !== PATH) return '404 Not Found'
    if (this.#isClosing) return '503 Service Unavailable'
    if (this.#countFrom(this.#addressOf(request)) >= settings.connectionsPerAddress)
      return '429 Too Many Requests'
    const caller = await this.#identify(request.headers).catch(() => null)
    if (caller === null) return '401 Unauthorized'
    const { origin, host } = request.headers
    const isOwnPage = isAllowedOrigin(origin, host, settings.origins)
    return caller.by === 'token' || isOwnPage ? caller : '403 Forbidden'
  }

  /** Who does not answer a ping before the next one is gone. */
  #beat(): void {
    for (const connection of this.#connections.keys()) {
      if (connection.isAlive) connection.ping()
      else connection.terminate()
    }
  }

  #addressOf(request: IncomingMessage): string {
    const forwarded = request.headers['x-forwarded-for']
    const last = String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim()
    return (this.#context.settings.trustProxy && last) || (request.socket.remoteAddress ?? '')
  }

  #countFrom(address: string): number {
    let count = 0
    for (const other of this.#connections.values()) if (other === address) count += 1
    return count
  }
}
