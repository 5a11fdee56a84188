/** Our server as it is, with the synthetic game added. */
import { GAMES } from '@curio/bots'
import type { Game } from '@curio/kernel'
import { readSettings, startServer } from '@curio/server'
import { MOVES } from '../../synthetic/board.ts'
import { syntheticGame } from '../../synthetic/ours.ts'
import { serveUsage } from './usage.ts'

const PLAYERS = 2

const games = [...GAMES, syntheticGame(MOVES, PLAYERS) as Game]
const { address } = await startServer(readSettings(process.env), { games })
console.log(`open at ${address}`)
serveUsage()
