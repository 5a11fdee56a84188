import { oncePer } from '@curio/kernel'
import { TOURIST_TYPES } from '../content/pack.ts'
import type { City } from '../rules/city.ts'

export const TYPES = TOURIST_TYPES.length
/** Stands for no block, no type, no vertex. */
export const NONE = -1

/** A city in flat lists, for judging very many boards. */
export interface Atlas {
  readonly city: City
  readonly vertices: number
  readonly blocks: number
  /** The ends of segment s, at 2s and 2s + 1. */
  readonly ends: Int8Array
  /** The blocks along segment s, at 2s and 2s + 1; NONE where there is no second. */
  readonly along: Int8Array
  /** By vertex: the segments that end there. */
  readonly segmentsAt: readonly Uint8Array[]
  /** By block: the type whose landmark stands there, or NONE. */
  readonly landmark: Int8Array
  readonly star: Uint8Array
  readonly riverside: Uint8Array
  readonly riversideBlocks: readonly number[]
  readonly universityBlocks: readonly number[]
  /** By vertex: a bit of its own for each terrifying place, 0 elsewhere. */
  readonly scareBit: Int32Array
  /** Vertices where a line may be linked: gates, and the crossings of Dagon. */
  readonly breaks: Uint8Array
  /** Blocks along a segment as bits: the first LOW_BLOCKS of them, and the others. */
  readonly lowAlong: Int32Array
  readonly highAlong: Int32Array
  readonly gate: Uint8Array
  readonly gates: readonly number[]
  readonly shops: readonly number[]
  /** By vertex: where Dagon's followers cross the water, or NONE. */
  readonly across: Int8Array
  /** By vertex: the road that ends there in a dead end, or NONE. */
  readonly deadEndRoad: Int16Array
  /** How many landmarks of each type the city has. */
  readonly landmarks: Uint8Array
  /** Roads between two vertices, at one × vertices + other. */
  readonly steps: Uint8Array
  /** Roads to draw from a vertex until one lies along a block, at vertex × blocks + block. */
  readonly reach: Uint8Array
}

export const atlasOf = oncePer(survey)

function survey(city: City): Atlas {
  const { blocks, segments, vertices } = city
  const flags = <T>(list: readonly T[], holds: (each: T) => boolean): Uint8Array =>
    Uint8Array.from(list, (each) => (holds(each) ? 1 : 0))
  const across = new Int8Array(vertices.length).fill(NONE)
  if (city.ancient === 'DAGON') {
    vertices.forEach(({ dagonOpposite }, vertex) => {
      if (dagonOpposite === NONE) return
      across[vertex] = dagonOpposite
      across[dagonOpposite] = vertex
    })
  }
  const steps = distances(city)
  const landmark = Int8Array.from(blocks, ({ type }) => (TOURIST_TYPES as readonly string[]).indexOf(type))
  return {
    city,
    vertices: vertices.length,
    blocks: blocks.length,
    ends: Int8Array.from(segments.flatMap(({ a, b }) => [a, b])),
    along: Int8Array.from(segments.flatMap(({ along }) => [along[0] ?? NONE, along[1] ?? NONE])),
    segmentsAt: vertices.map((vertex) => Uint8Array.from(vertex.segments)),
    landmark,
    star: Uint8Array.from(blocks, ({ star }) => star),
    riverside: flags(blocks, ({ riverside }) => riverside),
    riversideBlocks: blocks.flatMap(({ riverside }, block) => (riverside ? [block] : [])),
    universityBlocks: blocks.flatMap(({ university }, block) => (university ? [block] : [])),
    scareBit: Int32Array.from(vertices, ({ terrifying }, vertex) =>
      terrifying ? 1 << vertices.slice(0, vertex).filter((each) => each.terrifying).length : 0,
    ),
    breaks: Uint8Array.from(vertices, ({ gate }, vertex) => (gate || across[vertex] !== NONE ? 1 : 0)),
    lowAlong: Int32Array.from(segments, ({ along }) => bits(along, 0)),
    highAlong: Int32Array.from(segments, ({ along }) => bits(along, LOW_BLOCKS)),
    gate: flags(vertices, ({ gate }) => gate),
    gates: city.gates,
    shops: vertices.flatMap(({ shop }, vertex) => (shop ? [vertex] : [])),
    across,
    deadEndRoad: Int16Array.from(vertices, ({ deadEnd, segments: at }) =>
      deadEnd ? (at.find((index) => segments[index]?.deadEnd) ?? NONE) : NONE,
    ),
    landmarks: Uint8Array.from(TOURIST_TYPES, (_, type) => landmark.filter((each) => each === type).length),
    steps,
    reach: reaches(city, steps),
  }
}

/** How many blocks the first of the two bit fields holds. */
export const LOW_BLOCKS = 18

function bits(blocks: readonly number[], from: number): number {
  return blocks.reduce((sum, block) => {
    const bit = block - from
    return bit >= 0 && bit < LOW_BLOCKS ? sum | (1 << bit) : sum
  }, 0)
}

const FAR = 99

function distances(city: City): Uint8Array {
  const count = city.vertices.length
  const steps = new Uint8Array(count * count).fill(FAR)
  for (let from = 0; from < count; from++) {
    steps[from * count + from] = 0
    const queue = [from]
    for (const at of queue) {
      const next = (steps[from * count + at] as number) + 1
      for (const index of city.vertices[at]?.segments ?? []) {
        const segment = city.segments[index]
        if (!segment || segment.diagonal) continue
        const to = segment.a === at ? segment.b : segment.a
        if ((steps[from * count + to] as number) <= next) continue
        steps[from * count + to] = next
        queue.push(to)
      }
    }
  }
  return steps
}

function reaches(city: City, steps: Uint8Array): Uint8Array {
  const vertices = city.vertices.length
  const blocks = city.blocks.length
  const reach = new Uint8Array(vertices * blocks).fill(FAR)
  for (let from = 0; from < vertices; from++) {
    for (const index of city.roads) {
      const road = city.segments[index]
      if (!road) continue
      const nearer = Math.min(
        steps[from * vertices + road.a] as number,
        steps[from * vertices + road.b] as number,
      )
      for (const block of road.along) {
        const at = from * blocks + block
        reach[at] = Math.min(reach[at] as number, nearer + 1)
      }
    }
  }
  return reach
}
