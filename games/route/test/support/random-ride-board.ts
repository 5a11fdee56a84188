import { TOURIST_TYPES } from '../../content/pack.ts'
import type { RouteBoard } from '../../rules/final-route.ts'
import type { Random } from './random-board.ts'
import { boardIn, type SmallBlock, type SmallSegment, type SmallVertex, smallCity } from './small-city.ts'

const BLOCKS = ['B0', 'B1', 'B2', 'B3', 'B4', 'B5']

/** What a crossing may be besides a plain one; the chances are equal. */
export type Crossings = readonly SmallVertex[]

/** One airport in four crossings, and two green ones (RT-VEG-8). */
export const AIRPORTS: Crossings = [{ airport: true }, { green: true }, { green: true }, {}]

/** Every other crossing has a stop (RT-BASE-39). */
export const STOPS: Crossings = [{ stop: true }, {}]

/** A board of at most ten segments on any multigraph, mostly in several components, in a city without an Ancient. */
export function randomRideBoard(random: Random, crossings: Crossings): RouteBoard {
  const names = [...'hbfdagcek'].slice(0, 4 + random(6))
  const any = (): string => names[random(names.length)] ?? 'h'
  const block = (): string => BLOCKS[random(BLOCKS.length)] ?? 'B0'
  const vertices = Object.fromEntries(names.map((name) => [name, crossings[random(crossings.length)] ?? {}]))
  const segments: Record<string, SmallSegment> = {}
  for (let left = 2 + random(random(3) === 0 ? 9 : 6); left > 0; left--) {
    const [from, to] = [any(), any()]
    const along = [...new Set(random(2) === 0 ? [block(), block()] : [block()])]
    if (from !== to) segments[`s${(Object.keys(segments).length * 7) % 13}`] = { from, to, along }
  }
  const city = smallCity({ ancient: null, vertices, segments, blocks: randomBlocks(random) })
  const passed = [...city.vertexAt.keys()]
  return boardIn(city, {
    tourists: Object.fromEntries(
      BLOCKS.map((id) => [id, TOURIST_TYPES.map(() => (random(3) === 0 ? random(4) : 0))]),
    ),
    task: [...new Set(Array.from({ length: random(5) }, () => passed[random(passed.length)] ?? 'h'))],
  })
}

function randomBlocks(random: Random): Record<string, SmallBlock> {
  return Object.fromEntries(
    BLOCKS.map((id) => [
      id,
      { type: TOURIST_TYPES[random(6)] ?? 'white', star: random(4) === 0 ? random(6) : 0 },
    ]),
  )
}
