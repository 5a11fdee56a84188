import { oncePer, sameJson } from '@curio/kernel'
import { sectionText } from './acts.ts'
import type { City, Segment } from './city.ts'
import type { Played } from './played.ts'

/** Segments that one action draws. */
export interface Section {
  readonly act: 'section'
  /** The answer that chooses it. */
  readonly text: string
  readonly segments: readonly number[]
  readonly ids: readonly string[]
  /** The segments one by one, for the many checks of an offer: the first again where there are fewer. */
  readonly first: number
  readonly second: number
  readonly third: number
  /** Where it comes from: a way of phase 5, or a stored bonus. */
  readonly source: SectionSource
  readonly family: Family
  /** Drawing it uses the round's effect (RT-EFG-17). */
  readonly byEffect: boolean
  /** Vertices with a shop or cafe at its ends. */
  readonly shops: readonly number[]
}

/** Drawings of one shape that the same rule allows. */
export type Family = keyof Omit<Sections, 'all'>

export type SectionSource = 'a' | 'b' | 'segment' | 'diagonal'

/**
 * Every drawing the rules may offer in a city, worked out once; at the table they are only filtered by what is
 * still undrawn.
 */
export interface Sections {
  /** RT-P5-8: two joined roads, at least one along the block. By block. */
  readonly pairs: readonly (readonly Section[])[]
  /** RT-EFG-8: the same with exactly one diagonal. By block. */
  readonly alleyPairs: readonly (readonly Section[])[]
  /** RT-EFG-14, by block. */
  readonly tShapes: readonly (readonly Section[])[]
  /** RT-P5-5. */
  readonly singles: readonly Section[]
  readonly singleDiagonals: readonly Section[]
  /** RT-EFG-13. */
  readonly lShapes: readonly Section[]
  /** RT-BON-20, and the same as a diagonal by Secret Alley (RT-EFG-10). */
  readonly extraSegments: readonly Section[]
  readonly extraAlleys: readonly Section[]
  /** RT-BON-21. */
  readonly extraDiagonals: readonly Section[]
  /** Each of them once. */
  readonly all: readonly Section[]
}

export const sectionsOf = oncePer(build)

function build(city: City): Sections {
  const roads = city.roads.map((index) => segmentOf(city, index))
  const diagonals = city.diagonals.map((index) => segmentOf(city, index))
  const roadPairs = joinedPairs(roads, roads)
  const mixedPairs = joinedPairs(roads, diagonals)
  const tees = tShapes(city)
  const beside = (family: Family, sections: readonly Segment[][]): Section[][] =>
    city.blocks.map((_, block) =>
      sections
        .filter((each) => each.some((segment) => segment.along.includes(block)))
        .map((each) => section(city, family, 'a', each)),
    )
  const singly = (family: Family, source: SectionSource, segments: readonly Segment[]): Section[] =>
    segments.map((segment) => section(city, family, source, [segment]))
  const lists = {
    pairs: beside('pairs', roadPairs),
    alleyPairs: beside('alleyPairs', mixedPairs),
    tShapes: beside('tShapes', tees),
    singles: singly('singles', 'b', roads),
    singleDiagonals: singly('singleDiagonals', 'b', diagonals),
    lShapes: roadPairs
      .filter(([one, other]) => one && other && perpendicular(one, other))
      .map((each) => section(city, 'lShapes', 'b', each)),
    extraSegments: singly('extraSegments', 'segment', roads),
    extraAlleys: singly('extraAlleys', 'segment', diagonals),
    extraDiagonals: singly('extraDiagonals', 'diagonal', diagonals),
  }
  const byText = new Map(
    Object.values(lists)
      .flat(2)
      .map((each) => [each.text, each]),
  )
  return { ...lists, all: [...byText.values()] }
}

function section(city: City, family: Family, source: SectionSource, segments: readonly Segment[]): Section {
  const sorted = [...segments].sort((one, other) => one.index - other.index)
  const indices = sorted.map((each) => each.index)
  const ids = sorted.map((each) => each.id)
  const [first = -1, second = first, third = first] = indices
  const ends = new Set(sorted.flatMap((each) => [each.a, each.b]))
  const plainLength = source === 'a' ? 2 : 1
  const byAlley = source !== 'diagonal' && sorted.some((each) => each.diagonal)
  return shared(city, {
    act: 'section',
    text: sectionText(source, ids),
    segments: indices,
    ids,
    first,
    second,
    third,
    source,
    family,
    byEffect: byAlley || indices.length > plainLength,
    shops: [...ends].filter((vertex) => city.vertices[vertex]?.shop || city.vertices[vertex]?.cafe),
  })
}

const SHARED = oncePer((_: Played) => new Map<string, Section>())

/**
 * A section is the same with every Ancient that has it, so all cities of a pack share one object. Playouts gain by it:
 * what was just offered is still in the cache when the answer is read.
 */
function shared({ pack }: City, made: Section): Section {
  const known = SHARED(pack).get(made.text)
  if (known && sameJson(known.segments, made.segments) && sameJson(known.shops, made.shops)) return known
  SHARED(pack).set(made.text, made)
  return made
}

function joinedPairs(ones: readonly Segment[], others: readonly Segment[]): Segment[][] {
  const pairs: Segment[][] = []
  for (const one of ones) {
    for (const other of others) {
      if (one.index < other.index && (meets(one, other.a) || meets(one, other.b))) pairs.push([one, other])
    }
  }
  return pairs
}

const meets = (segment: Segment, vertex: number): boolean => segment.a === vertex || segment.b === vertex

/** RT-EFG-13, RT-EFG-15: some common crossing is left in perpendicular directions. */
function perpendicular(one: Segment, other: Segment): boolean {
  return [one.a, one.b].some((vertex) => {
    if (!meets(other, vertex)) return false
    const directions = [directionFrom(one, vertex), directionFrom(other, vertex)]
    const upright = directions.filter((each) => each === 'N' || each === 'S').length
    return upright === 1
  })
}

function tShapes(city: City): Segment[][] {
  const shapes: Segment[][] = []
  city.vertices.forEach((vertex) => {
    const roads = vertex.segments
      .map((index) => segmentOf(city, index))
      .filter((segment) => !segment.diagonal)
    for (let i = 0; i < roads.length; i++) {
      for (let j = i + 1; j < roads.length; j++) {
        for (let k = j + 1; k < roads.length; k++) {
          shapes.push([roads[i], roads[j], roads[k]].filter((segment) => segment !== undefined))
        }
      }
    }
  })
  return shapes
}

function directionFrom(segment: Segment, vertex: number): Segment['da'] {
  return segment.a === vertex ? segment.da : segment.db
}

function segmentOf(city: City, index: number): Segment {
  const segment = city.segments[index]
  if (!segment) throw new Error(`no segment ${index}`)
  return segment
}
