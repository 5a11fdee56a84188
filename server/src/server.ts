import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GAMES } from '@curio/bots'
import type { Game } from '@curio/kernel'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { AchievementBook } from './achievements/book.ts'
import { LOCKED, type Locked } from './achievements/locked.ts'
import { pooledThinker, type Thinker } from './bots/thinker.ts'
import { Thinking } from './bots/thinking.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Context } from './context.ts'
import { openDatabase } from './db/open.ts'
import { Writer } from './db/writer.ts'
import { achievementRoutes } from './http/achievement-routes.ts'
import { answerErrors, unreadableOptions } from './http/errors.ts'
import { LargeBodies, USUAL_BODY } from './http/large-bodies.ts'
import { Limits } from './http/limits.ts'
import { matchRoutes } from './http/match-routes.ts'
import { operationRoutes } from './http/operation-routes.ts'
import type { Parts } from './http/parts.ts'
import { playerRoutes } from './http/player-routes.ts'
import { profileRoutes } from './http/profile-routes.ts'
import { addHeaders, checkSenders, isOfApi } from './http/security.ts'
import { tokenRoutes } from './http/token-routes.ts'
import { serveWeb } from './http/web.ts'
import { type Ids, randomIds } from './ids.ts'
import { Metrics } from './metrics.ts'
import { Accounts } from './players/accounts.ts'
import { Cookies } from './players/cookies.ts'
import { Housekeeping } from './players/housekeeping.ts'
import { Identity } from './players/identity.ts'
import { Players } from './players/players.ts'
import { Programs } from './players/programs.ts'
import { Sessions } from './players/sessions.ts'
import { loadSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { Sockets } from './sockets.ts'
import { PackStore } from './tables/packs.ts'
import { Records } from './tables/records.ts'
import { Results } from './tables/results.ts'
import { ServiceTime } from './tables/service-time.ts'
import { Tables } from './tables/tables.ts'
import { Hub } from './ws/hub.ts'

/** What a test or a benchmark may use instead of the real thing. */
export interface ServerOverrides {
  readonly clock?: Clock
  readonly ids?: Ids
  readonly thinker?: Thinker
  readonly games?: readonly Game[]
  readonly locked?: Locked
  /** Where the lines of the log go. */
  readonly output?: { write(line: string): void }
}

export interface RunningServer {
  /** Where it listens, as an address for a browser. */
  readonly address: string
  readonly app: FastifyInstance
  /** Stops taking requests, finishes running work, and closes the database. */
  close(): Promise<void>
}

/** When the server stops, it waits this many milliseconds for clients to finish their requests. */
const PATIENCE = 1_000
/** Milliseconds that a client may take to send a request: a slow sender must not hold a place for long. */
const REQUEST_TIMEOUT = 30_000
const HEADERS_TIMEOUT = 20_000

export async function startServer(
  settings: Settings,
  overrides: ServerOverrides = {},
): Promise<RunningServer> {
  const limits = new Limits(settings, overrides.clock ?? systemClock)
  const app = fastify({
    logger: { level: settings.logLevel, ...(overrides.output ? { stream: overrides.output } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    // Only the proxy right before us is trusted.
    trustProxy: settings.trustProxy ? (_, hop) => hop === 0 : false,
    bodyLimit: USUAL_BODY,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, shouldUpgradeCallback: isWebSocket, requireHostHeader: false },
    ...unreadableOptions(limits, settings),
  })
  const context = await createContext(app, settings, overrides)
  const parts = createParts(context, limits)
  assemble(app, parts)
  await serveWeb(app, settings)
  const housekeeping = new Housekeeping(context, parts.sessions)
  await housekeeping.start()
  parts.sockets.guard(app.server)
  await app.listen({ port: settings.port, host: settings.host })
  parts.hub.listen(app.server)
  await parts.tables.wind()
  parts.tables.wakeBots()
  let closing: Promise<void> | null = null
  const close = (): Promise<void> => {
    housekeeping.stop()
    closing ??= stop(app, parts)
    return closing
  }
  return { address: addressOf(app), app, close }
}

async function stop(app: FastifyInstance, { context, tables, hub, sockets }: Parts): Promise<void> {
  tables.stop()
  context.thinking.stop()
  await hub.close()
  const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
  await app.close()
  clearTimeout(patience)
  sockets.stop()
  await context.writer.drain()
  await context.thinker.close()
  await tables.rest()
  await context.time.stop()
  await context.database.close()
}

async function createContext(
  app: FastifyInstance,
  settings: Settings,
  overrides: ServerOverrides,
): Promise<Context> {
  const { clock = systemClock, ids = randomIds, games = GAMES, locked = LOCKED } = overrides
  const database = await openDatabase(settings.database)
  const metrics = new Metrics()
  const players = new Players(database, clock, ids)
  const writer = new Writer(database, metrics)
  const time = await ServiceTime.start({ database, writer, clock })
  const thinker = overrides.thinker ?? pooledThinker(settings.botWorkers, settings.botSeconds)
  return {
    settings,
    database,
    metrics,
    players,
    clock,
    ids,
    games,
    locked,
    log: app.log,
    writer,
    time,
    records: new Records(database, players),
    results: await Results.open(database, games),
    packs: await PackStore.open({ database, clock, settings, games }),
    thinker,
    thinking: new Thinking({ thinker, clock, metrics, settings }),
    started: time.now(),
  }
}

function createParts(context: Context, limits: Limits): Parts {
  const { database, players, settings, clock, ids } = context
  const cookies = new Cookies(loadSecrets(settings.database).cookies)
  const sessions = new Sessions(database, clock, ids)
  const identity = new Identity(players, cookies, sessions)
  const tables = new Tables(context)
  const hub = new Hub(context, tables, { identity, limits })
  const accounts = new Accounts(database, players, sessions)
  const programs = new Programs(database, players, clock, ids)
  const sockets = new Sockets(context)
  const book = new AchievementBook(context)
  return { context, tables, hub, accounts, programs, cookies, sessions, identity, limits, sockets, book }
}

function assemble(app: FastifyInstance, parts: Parts): void {
  const { context, limits, sockets } = parts
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!sockets.answersOne(raw.socket, reply.raw)) reply.hijack()
  })
  answerErrors(app)
  addHeaders(app, context.settings)
  app.addHook('onRequest', async (request) =>
    isOfApi(request) ? limits.request(request.ip) : limits.file(request.ip),
  )
  checkSenders(app, context.settings)
  const largeBodies = new LargeBodies()
  app.addHook('onRequest', async (request, { raw }) => largeBodies.admit(request, raw))
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    context.metrics.httpRequests.add(`${statusCode}`)
    // The route's pattern instead of the address, because the id of a private table is its key.
    context.log.info(
      { method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) },
      'request',
    )
  })
  playerRoutes(app, parts)
  matchRoutes(app, parts)
  tokenRoutes(app, parts)
  profileRoutes(app, parts)
  achievementRoutes(app, parts)
  operationRoutes(app, parts)
}

/** Requests to upgrade to anything but a WebSocket are answered as plain HTTP. */
const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket'

function addressOf(app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo
  const host = address === '0.0.0.0' || address === '::' ? 'localhost' : address
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
