import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { LIMITS } from '@curio/protocol'
import { WebSocketServer } from 'ws'
import type { Context } from '../context.ts'
import { failureOf } from '../failure.ts'
import type { Limits } from '../http/limits.ts'
import { bareResponse, isAllowedOrigin } from '../http/security.ts'
import { addressOf, networkOf } from '../network.ts'
import type { Identified, Identity } from '../players/identity.ts'
import { personOf } from '../players/players.ts'
import type { Tables } from '../tables/tables.ts'
import { Tally } from '../tally.ts'
import { CLOSE, Connection } from './connection.ts'
import { Costs } from './limits.ts'
import { Outbox } from './outbox.ts'
import { Replies } from './replies.ts'

const PATH = '/ws'
const GOING_AWAY = 1001
/** The most fragments of one message. */
const MOST_FRAGMENTS = 64
/** Milliseconds. */
const PATIENCE = 1_000

/** Who decides which connections come in. */
interface Doorkeepers {
  readonly identity: Identity
  readonly limits: Limits
}

/** All connections. */
export class Hub {
  readonly #context: Context
  readonly #tables: Tables
  readonly #door: Doorkeepers
  readonly #replies = new Replies()
  readonly #costs: Costs
  readonly #outbox = new Outbox()
  readonly #connections = new Set<Connection>()
  /** By network, how many connections it has or is about to have. */
  readonly #counts = new Tally()
  /** By network, how many tables are followed from it. */
  readonly #watched = new Tally()
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    clientTracking: false,
    // Connections answer pings themselves and count them.
    autoPong: false,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_FRAGMENTS,
  })
  #isClosing = false
  #heart: NodeJS.Timeout | undefined

  constructor(context: Context, tables: Tables, door: Doorkeepers) {
    this.#context = context
    this.#tables = tables
    this.#door = door
    this.#costs = new Costs(context.settings, context.clock)
    context.metrics.connections.from(() => this.#connections.size)
    // Responses with which ws itself refuses need our headers too.
    this.#sockets.on('wsClientError', (_, socket) => refuse(socket, '400 Bad Request'))
  }

  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head))
    this.#heart = setInterval(() => this.#beat(), this.#context.settings.heartbeatSeconds * 1000)
  }

  /** Closes the connections of a player, or of one browser, because the session has ended. */
  disconnect(player: string, session?: string): void {
    for (const connection of this.#connections)
      if (connection.player === player && (session === undefined || connection.session === session))
        connection.close(CLOSE.session)
  }

  /** Closes all connections; whoever does not answer soon is cut off. */
  async close(): Promise<void> {
    clearInterval(this.#heart)
    this.#isClosing = true
    for (const connection of this.#connections) connection.close(GOING_AWAY)
    const patience = setTimeout(() => {
      for (const connection of this.#connections) connection.terminate()
    }, PATIENCE)
    while (this.#connections.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    clearTimeout(patience)
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    const network = networkOf(addressOf(request, this.#context.settings.trustProxy))
    // Counted before any waiting, so that many requests at once do not all pass as the first.
    this.#counts.add(network, 1)
    socket.once('close', () => this.#counts.add(network, -1))
    try {
      const caller = await this.#admit(request, network)
      if (typeof caller === 'string') refuse(socket, caller)
      else this.#welcome(request, socket, head, caller, network)
    } catch (cause) {
      this.#context.log.error(failureOf(cause), 'a connection failed')
      socket.destroy()
    }
  }

  #welcome(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    { player, session }: Identified,
    network: string,
  ): void {
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection({
        context: this.#context,
        tables: this.#tables,
        replies: this.#replies,
        costs: this.#costs,
        outbox: this.#outbox,
        watched: this.#watched,
        socket: webSocket,
        stream: socket,
        person: personOf(player),
        network,
        session: session?.session ?? null,
      })
      this.#connections.add(connection)
      webSocket.on('close', () => this.#connections.delete(connection))
      void this.#checkAgain(request, connection)
    })
  }

  /** The session may have ended after the request, while there was no connection to close yet. */
  async #checkAgain({ headers }: IncomingMessage, connection: Connection): Promise<void> {
    const caller = await this.#door.identity.identify(headers).catch(() => null)
    if (caller === null) connection.close(CLOSE.session)
  }

  /** Who may come in, or the status of the refusal. With a token, one may come from anywhere. */
  async #admit(request: IncomingMessage, network: string): Promise<Identified | string> {
    const { settings } = this.#context
    if (request.url?.split('?')[0] !== PATH) return '404 Not Found'
    if (this.#isClosing) return '503 Service Unavailable'
    const isCrowded = this.#counts.of(network) > settings.connectionsPerAddress
    if (isCrowded || !this.#door.limits.allowsRequest(network)) return '429 Too Many Requests'
    const caller = await this.#door.identity.identify(request.headers)
    if (caller === null) return '401 Unauthorized'
    const { origin, host } = request.headers
    const isOwnPage = isAllowedOrigin(origin, host, settings.origins)
    return caller.session === null || isOwnPage ? caller : '403 Forbidden'
  }

  #beat(): void {
    for (const connection of this.#connections) connection.beat()
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(bareResponse(status), () => socket.destroy())
}
