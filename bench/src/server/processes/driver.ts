/** Plays for scripted players on one server, as its parent process orders: `driver.ts CONTENDER ADDRESS MATCHES`. */

import { Load } from '../load.ts'
import type { Served } from '../stand.ts'
import type { Arrive } from '../table.ts'

export interface Order {
  readonly seconds: number
  /** One move a second at each table, instead of one after the other. */
  readonly isPaced: boolean
}

const ARRIVALS: Readonly<Record<Served, () => Promise<Arrive>>> = {
  curio: async () => (await import('../tables/curio.ts')).arriveAtCurio('synthetic'),
  route: async () => (await import('../tables/curio.ts')).arriveAtCurio('route'),
  trickerion: async () =>
    (await import('../tables/curio.ts')).arriveAtCurio('trickerion', { darkAlley: true }),
  peer: async () => (await import('../tables/peer.ts')).arriveAtPeer,
  echo: async () => (await import('../tables/echo.ts')).arriveAtEcho,
}

const [contender, address, matches] = process.argv.slice(2)
const load = await Load.arrive(await ARRIVALS[contender as Served](), address ?? '', Number(matches))

process.on('message', ({ seconds, isPaced }: Order) => {
  void load.drive(seconds, isPaced).then((drive) => process.send?.(drive))
})
process.on('disconnect', () => process.exit())
console.log('ready')
