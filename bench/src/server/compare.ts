import type { ServerEffort } from '../effort.ts'
import { syncTimes } from './disk.ts'
import { withFolder } from './folder.ts'
import { CONTENDERS, type Contender, type ServedDrive, Stand } from './stand.ts'

/** The share of the time for a warm-up, so that everything is compiled and matches have drifted apart. */
const WARM_UP = 0.3

type OfEach<T> = Readonly<Record<Contender, T>>

/** What was measured with one number of matches, slice by slice. */
export interface Comparison {
  readonly matches: number
  readonly rush: OfEach<readonly ServedDrive[]>
  /** Bytes. */
  readonly memory: OfEach<number>
  readonly paced: Paced | null
}

export interface Paced {
  readonly drives: OfEach<readonly ServedDrive[]>
  /** Milliseconds of each sync of the disk, slice by slice. */
  readonly syncs: readonly (readonly number[])[]
}

/** Drives all servers in turn with this many matches each, so that a slow moment of the machine affects them all. */
export function compareServers(matches: number, effort: ServerEffort): Promise<Comparison> {
  return withFolder(async (folder) => {
    const stands: Partial<Record<Contender, Stand>> = {}
    try {
      for (const contender of CONTENDERS) stands[contender] = await Stand.start(contender, matches, folder)
      return await compare(stands as OfEach<Stand>, matches, folder, effort)
    } finally {
      for (const stand of Object.values(stands)) await stand.stop()
    }
  })
}

async function compare(
  stands: OfEach<Stand>,
  matches: number,
  folder: string,
  { seconds, slices, paced }: ServerEffort,
): Promise<Comparison> {
  const slice = seconds / slices
  for (const contender of CONTENDERS)
    await stands[contender].drive({ seconds: seconds * WARM_UP, isPaced: false })
  const rush: Record<Contender, ServedDrive[]> = { curio: [], route: [], peer: [], echo: [] }
  for (let round = 0; round < slices; round++)
    for (const contender of CONTENDERS)
      rush[contender].push(await stands[contender].drive({ seconds: slice, isPaced: false }))
  const memory = { curio: 0, route: 0, peer: 0, echo: 0 }
  for (const contender of CONTENDERS) memory[contender] = (await stands[contender].usage()).memory
  const isPaced = matches === paced
  return { matches, rush, memory, paced: isPaced ? await pace(stands, matches, folder, slice, slices) : null }
}

/** One move a second at each table; between the servers, the disk alone, with as many syncs as there are moves. */
async function pace(
  stands: OfEach<Stand>,
  matches: number,
  folder: string,
  seconds: number,
  slices: number,
): Promise<Paced> {
  const drives: Record<Contender, ServedDrive[]> = { curio: [], route: [], peer: [], echo: [] }
  const syncs: number[][] = []
  for (let round = 0; round < slices; round++) {
    for (const contender of CONTENDERS)
      drives[contender].push(await stands[contender].drive({ seconds, isPaced: true }))
    syncs.push(await syncTimes(folder, seconds, matches))
  }
  return { drives, syncs }
}
