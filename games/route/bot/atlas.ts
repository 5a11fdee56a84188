import { oncePer } from '@curio/kernel'
import { TOURIST_TYPES } from '../content/pack.ts'
import type { City } from '../rules/city.ts'
import { ridesOf } from '../rules/final-route.ts'
import { type Sites, sitesOf } from '../rules/sites.ts'

export const TYPES = TOURIST_TYPES.length
/** Stands for no block, no type, no vertex. */
export const NONE = -1

/** A city in flat lists, for judging very many boards. */
export interface Atlas {
  readonly city: City
  readonly vertices: number
  readonly blocks: number
  /** What a route can have along it: the blocks, then whatever else counts (`sitesOf`). */
  readonly sites: number
  /** The ends of segment s, at 2s and 2s + 1. */
  readonly ends: Int8Array
  /** The blocks along segment s, at 2s and 2s + 1; NONE where there is no second. */
  readonly along: Int8Array
  /** By vertex: the segments that end there. */
  readonly segmentsAt: readonly Uint8Array[]
  /** By segment: its sites that are no blocks. */
  readonly beyond: readonly Uint8Array[]
  /** By site: the type whose landmark stands there, or NONE. */
  readonly landmark: Int8Array
  /** By site: the type of the tourists who wait behind its pier, or NONE. */
  readonly pier: Int8Array
  readonly riverside: Uint8Array
  readonly riversideBlocks: readonly number[]
  readonly universityBlocks: readonly number[]
  /** By vertex: a bit of its own for each terrifying place, 0 elsewhere. */
  readonly scareBit: Int32Array
  /** Vertices where a line may be linked: gates, the crossings of Dagon, and where rides begin. */
  readonly breaks: Uint8Array
  /** Sites along a segment as bits: the first LOW_SITES of them, and the others. */
  readonly lowAlong: Int32Array
  readonly highAlong: Int32Array
  readonly gate: Uint8Array
  readonly gates: readonly number[]
  /** By segment: the vertices with a shop or cafe that it leads to. */
  readonly shopsBy: readonly Uint8Array[]
  readonly shops: readonly number[]
  /** By segment: 1 for a canal. */
  readonly canal: Uint8Array
  /** By vertex: where rides lead from it. */
  readonly rides: readonly (readonly RideFrom[])[]
  /** By vertex: where Dagon's followers cross the water, or NONE. */
  readonly across: Int8Array
  /** By vertex: the road that ends there in a dead end, or NONE. */
  readonly deadEndRoad: Int16Array
  /** How many landmarks of each type the city has, and how many types of tourists come to it. */
  readonly landmarks: Uint8Array
  readonly types: number
  /** Roads between two vertices, at one × vertices + other. */
  readonly steps: Uint8Array
  /** Roads to draw from a vertex until one lies along a site, at vertex × sites + site. */
  readonly reach: Uint8Array
}

/** A line takes one ride of each group at most; groups are bits. */
interface RideFrom {
  readonly to: number
  readonly group: number
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
  const sites = sitesOf(city)
  const landmark = Int8Array.from(sites.all, (site) => site.landmark)
  const rides = ridesFrom(city)
  return {
    city,
    vertices: vertices.length,
    blocks: blocks.length,
    sites: sites.all.length,
    ends: Int8Array.from(segments.flatMap(({ a, b }) => [a, b])),
    along: Int8Array.from(segments.flatMap(({ along }) => [along[0] ?? NONE, along[1] ?? NONE])),
    segmentsAt: vertices.map((vertex) => Uint8Array.from(vertex.segments)),
    beyond: sites.along.map((along) => Uint8Array.from(along.filter((site) => site >= blocks.length))),
    landmark,
    pier: Int8Array.from(sites.all, ({ pier }) => pier),
    riverside: flags(blocks, ({ riverside }) => riverside),
    riversideBlocks: blocks.flatMap(({ riverside }, block) => (riverside ? [block] : [])),
    universityBlocks: blocks.flatMap(({ university }, block) => (university ? [block] : [])),
    scareBit: Int32Array.from(vertices, ({ terrifying }, vertex) =>
      terrifying ? 1 << vertices.slice(0, vertex).filter((each) => each.terrifying).length : 0,
    ),
    breaks: Uint8Array.from(vertices, ({ gate }, vertex) =>
      gate || across[vertex] !== NONE || (rides[vertex] ?? []).length > 0 ? 1 : 0,
    ),
    lowAlong: Int32Array.from(sites.along, (along) => bits(along, 0, LOW_SITES)),
    highAlong: Int32Array.from(sites.along, (along) => bits(along, LOW_SITES, HIGH_SITES)),
    gate: flags(vertices, ({ gate }) => gate),
    gates: city.gates,
    shopsBy: segments.map(({ shops }) => Uint8Array.from(shops)),
    shops: vertices.flatMap(({ shop }, vertex) => (shop ? [vertex] : [])),
    canal: flags(segments, ({ canal }) => canal),
    rides,
    across,
    deadEndRoad: Int16Array.from(vertices, ({ deadEnd, segments: at }) =>
      deadEnd ? (at.find((index) => segments[index]?.deadEnd) ?? NONE) : NONE,
    ),
    landmarks: Uint8Array.from(TOURIST_TYPES, (_, type) => landmark.filter((each) => each === type).length),
    types: new Set(city.dice.flatMap(({ faces }) => faces.flatMap(({ tourists }) => tourists))).size,
    steps,
    reach: reaches(city, sites, steps),
  }
}

/** How many sites the first of the two bit fields holds, and how many the second can. */
export const LOW_SITES = 18
const HIGH_SITES = 30

function bits(sites: readonly number[], from: number, count: number): number {
  return sites.reduce((sum, site) => {
    const bit = site - from
    return bit >= 0 && bit < count ? sum | (1 << bit) : sum
  }, 0)
}

/** RT-VEG-8, RT-VEG-9, RT-BASE-39, RT-BASE-40. */
function ridesFrom(city: City): RideFrom[][] {
  const rides = ridesOf(city)
  const groups = [...new Set(rides.map(({ group }) => group))]
  const bit = (group: number): number => 1 << groups.indexOf(group)
  return city.vertices.map((_, vertex) =>
    rides.flatMap(({ a, b, group }) =>
      a === vertex ? [{ to: b, group: bit(group) }] : b === vertex ? [{ to: a, group: bit(group) }] : [],
    ),
  )
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

function reaches(city: City, { all, along }: Sites, steps: Uint8Array): Uint8Array {
  const vertices = city.vertices.length
  const reach = new Uint8Array(vertices * all.length).fill(FAR)
  for (let from = 0; from < vertices; from++) {
    for (const index of city.roads) {
      const road = city.segments[index]
      if (!road) continue
      const nearer = Math.min(
        steps[from * vertices + road.a] as number,
        steps[from * vertices + road.b] as number,
      )
      for (const site of along[index] ?? []) {
        const at = from * all.length + site
        reach[at] = Math.min(reach[at] as number, nearer + 1)
      }
    }
  }
  return reach
}
