import { oncePer } from '@curio/kernel'
import { TOURIST_TYPES } from '../content/pack.ts'
import type { City, Segment } from './city.ts'

const GREEN = TOURIST_TYPES.indexOf('green')

/** Something that a final route can have along it or pass, and what it brings. */
export interface Site {
  /** The type of its coloured landmark, or -1. */
  readonly landmark: number
  /** Its iconic landmark, or null. */
  readonly iconic: string | null
  /** The type of the tourists who wait at a remote landmark behind it (RT-SYD-17), or -1. */
  readonly pier: number
}

/**
 * All sites of a city. The blocks come first, under their own numbers; after them come landmarks that cover several
 * blocks (RT-BASE-42), and crossings that count for something (RT-BASE-41, RT-BASE-43).
 */
export interface Sites {
  readonly all: readonly Site[]
  /** By segment: the sites that a route with it has. */
  readonly along: readonly (readonly number[])[]
}

export const sitesOf = oncePer((city: City): Sites => {
  const large = [...new Set(city.blocks.flatMap(({ landmark }) => landmark ?? []))]
  const crossings = city.vertices.flatMap((_, vertex) => (isSight(city, vertex) ? [vertex] : []))
  const siteOfLandmark = new Map(large.map((id, place) => [id, city.blocks.length + place]))
  const siteOfVertex = new Map(
    crossings.map((vertex, place) => [vertex, city.blocks.length + large.length + place]),
  )
  return {
    all: [
      ...city.blocks.map((block) => ({ ...NOTHING, landmark: ownLandmark(block), iconic: block.iconic })),
      ...large.map((id) => ({ ...NOTHING, landmark: typeOfLandmark(city, id) })),
      ...crossings.map((vertex) => siteAt(city, vertex)),
    ],
    along: city.segments.map((segment) => [
      ...segment.along,
      ...large.flatMap((id) => (leadsTo(city, segment, id) ? (siteOfLandmark.get(id) ?? []) : [])),
      ...[segment.a, segment.b].flatMap((vertex) => siteOfVertex.get(vertex) ?? []),
    ]),
  }
})

/** What a set of segments has along it, ascending (RT-AL-1, RT-AL-4). */
export function sitesAlong(city: City, segments: readonly number[]): number[] {
  const { along } = sitesOf(city)
  const sites = new Set(segments.flatMap((index) => along[index] ?? []))
  return [...sites].sort((one, other) => one - other)
}

const NOTHING: Site = { landmark: -1, iconic: null, pier: -1 }

/** A part of a large landmark has none of its own. */
const ownLandmark = ({ type, landmark }: City['blocks'][number]): number =>
  landmark === null ? typeIndex(type) : -1

const typeIndex = (type: string): number => (TOURIST_TYPES as readonly string[]).indexOf(type)

const typeOfLandmark = (city: City, id: string): number =>
  typeIndex(city.blocks.find(({ landmark }) => landmark === id)?.type ?? '')

/** RT-SYD-22 to RT-SYD-27: a landmark with roads inside has to be entered, any other only to be passed. */
function leadsTo(city: City, segment: Segment, id: string): boolean {
  const isPart = (block: number): boolean => city.blocks[block]?.landmark === id
  const isEntered = city.segments.some((each) => each.garden && each.along.some(isPart))
  return segment.along.some(isPart) && (!isEntered || segment.garden || segment.diagonal)
}

function isSight(city: City, vertex: number): boolean {
  const { green = false, iconic = null, pier = -1 } = city.vertices[vertex] ?? {}
  return green || iconic !== null || pier >= 0
}

/** RT-VEG-7, RT-SYD-17, RT-SYD-21. */
function siteAt(city: City, vertex: number): Site {
  const { green = false, iconic = null, pier = -1 } = city.vertices[vertex] ?? {}
  return { landmark: green ? GREEN : -1, iconic, pier }
}
