/** The server with the small games of the kernel's tests; every match of it is dealt alike. */
import type { Game } from '@curio/kernel'
import { caravan, climb, rally, sails, tug } from '@curio/kernel/test-games'
import { forge } from '@curio/kernel/testing'
import { randomIds, readSettings, startServer } from '@curio/server'

const SEED = new Uint8Array(32).fill(2)

const server = await startServer(readSettings(process.env), {
  games: [sails, tug, climb, caravan, rally, forge] as readonly Game[],
  ids: { ...randomIds, seed: () => SEED },
})
console.log(`Curio is open at ${server.address}`)
