import type { ServerEffort } from '../effort.ts'
import { withFolder } from './folder.ts'
import { type Served, Stand } from './stand.ts'

/** Few are enough: what a move brings does not depend on how many others are made. */
const MATCHES = 8
const PLAYERS = 2

/** Bytes that a move brings each of its players, slice by slice. */
export function bytesPerMove(game: Served, { seconds, slices }: ServerEffort): Promise<number[]> {
  return withFolder(async (folder) => {
    const stand = await Stand.start(game, MATCHES, folder)
    try {
      const samples: number[] = []
      for (let slice = 0; slice < slices; slice++) {
        const { bytes, moves } = await stand.drive({ seconds: seconds / slices, isPaced: false })
        samples.push(bytes / moves / PLAYERS)
      }
      return samples
    } finally {
      await stand.stop()
    }
  })
}
