/** boardgame.io's server with its in-memory store, for the synthetic game. */
import { createRequire } from 'node:module'
import type { AddressInfo, Server as HttpServer } from 'node:net'
import type { Game } from 'boardgame.io'
import { MOVES } from '../../synthetic/board.ts'
import { peerGame } from '../../synthetic/peer.ts'
import { serveUsage } from './usage.ts'

interface Servers {
  Server(options: { games: readonly Game[]; origins: readonly string[] }): {
    run(options: { port: number; lobbyConfig: { apiPort: number } }): Promise<{ appServer: HttpServer }>
  }
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Servers
// Players do not see the deck, as in a game with secrets; this is the fastest way to hide it.
const game: Game = { ...(peerGame(MOVES) as Game), playerView: ({ G }) => ({ ...G, deck: null }) }
const server = Server({ games: [game], origins: [] })
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } })
console.log(`open at http://127.0.0.1:${(appServer.address() as AddressInfo).port}`)
serveUsage()
