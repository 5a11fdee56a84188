import { oncePer, sameJson } from '@curio/kernel'
import { sectionText } from './acts.ts'
import { SUPPORTED_FAMILIES, type SupportedFamily, supportedLines } from './campaign/lines.ts'
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
  /** An L- or T-shape, which the round's effect allows (RT-EFG-17). */
  readonly byEffect: boolean
  /** How many of its segments are diagonals in place of roads (RT-EFG-7). */
  readonly alleys: number
  /** One of its segments is a canal and the other is not, which takes a transfer (RT-VEN-6). */
  readonly transfer: boolean
  /** Vertices with a shop or cafe that it leads to. */
  readonly shops: readonly number[]
}

/** Drawings of one shape that the same rule allows. */
export type Family = keyof Omit<Sections, 'all' | 'ways'>

/** A long way is way (a) with the support bonus of that name (RT-CAMP-14). */
export type SectionSource = 'a' | 'long' | 'b' | 'segment' | 'diagonal'

/**
 * Every drawing the rules may offer in a city, worked out once; at the table they are only filtered by what is
 * still undrawn.
 */
export interface Sections extends Readonly<Record<SupportedFamily, readonly (readonly Section[])[]>> {
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
  /** RT-VEN-6, RT-VEN-7, RT-VEN-11, RT-VEN-16: the same by land and by water, from whatever shore. */
  readonly transferPairs: readonly (readonly Section[])[]
  readonly transferAlleys: readonly (readonly Section[])[]
  readonly transferLShapes: readonly Section[]
  /** Each of them once. */
  readonly all: readonly Section[]
  /** The families of the three ways of phase 5 that the city has drawings of. */
  readonly ways: readonly Family[]
}

export const sectionsOf = oncePer(build)

function build(city: City): Sections {
  const roads = city.roads.map((index) => segmentOf(city, index))
  const diagonals = city.diagonals.map((index) => segmentOf(city, index))
  const roadPairs = pairsThrough(joints, roads, roads)
  const mixedPairs = pairsThrough(joints, roads, diagonals)
  const transfers = pairsThrough(crossings, roads, roads).filter(isTransfer)
  const transferAlleys = pairsThrough(crossings, roads, diagonals).filter(isTransfer)
  const tees = tShapes(city)
  const beside = (
    family: Family,
    drawings: readonly (readonly Segment[])[],
    source: SectionSource = 'a',
  ): Section[][] => {
    const made = drawings.map((each) => section(city, family, source, each))
    return city.blocks.map((_, block) => made.filter((_, index) => runsAlong(drawings[index] ?? [], block)))
  }
  const singly = (family: Family, source: SectionSource, segments: readonly Segment[]): Section[] =>
    segments.map((segment) => section(city, family, source, [segment]))
  const lines = supportedLines(city)
  const supported = (family: SupportedFamily): Section[][] =>
    beside(family, lines[family], family === 'twoAlleys' ? 'a' : 'long')
  const lists = {
    pairs: beside('pairs', roadPairs),
    alleyPairs: beside('alleyPairs', mixedPairs),
    tShapes: beside('tShapes', tees),
    singles: singly('singles', 'b', roads),
    singleDiagonals: singly('singleDiagonals', 'b', diagonals),
    lShapes: roadPairs
      .filter((each) => isPerpendicular(joints, each))
      .map((each) => section(city, 'lShapes', 'b', each)),
    extraSegments: singly('extraSegments', 'segment', roads),
    extraAlleys: singly('extraAlleys', 'segment', diagonals),
    extraDiagonals: singly('extraDiagonals', 'diagonal', diagonals),
    transferPairs: beside('transferPairs', transfers),
    transferAlleys: beside('transferAlleys', transferAlleys),
    transferLShapes: transfers
      .filter((each) => isPerpendicular(crossings, each))
      .map((each) => section(city, 'transferLShapes', 'b', each)),
    twoAlleys: supported('twoAlleys'),
    longWays: supported('longWays'),
    longAlleys: supported('longAlleys'),
    longTwoAlleys: supported('longTwoAlleys'),
    transferLongWays: supported('transferLongWays'),
    transferLongAlleys: supported('transferLongAlleys'),
    transferLongTwoAlleys: supported('transferLongTwoAlleys'),
  }
  const byText = new Map(
    Object.values(lists)
      .flat(2)
      .map((each) => [each.text, each]),
  )
  const ways = WAY_FAMILIES.filter((family) => lists[family].flat().length > 0)
  return { ...lists, all: [...byText.values()], ways }
}

const WAY_FAMILIES = [
  'pairs',
  'alleyPairs',
  'transferPairs',
  'transferAlleys',
  'tShapes',
  ...SUPPORTED_FAMILIES,
  'singles',
  'singleDiagonals',
  'lShapes',
  'transferLShapes',
] as const

const runsAlong = (drawing: readonly Segment[], block: number): boolean =>
  drawing.some((segment) => segment.along.includes(block))

/** How many segments a drawing has without an effect. */
const PLAIN_LENGTH: Readonly<Record<SectionSource, number>> = { a: 2, long: 3, b: 1, segment: 1, diagonal: 1 }

function section(city: City, family: Family, source: SectionSource, segments: readonly Segment[]): Section {
  const sorted = [...segments].sort((one, other) => one.index - other.index)
  const indices = sorted.map((each) => each.index)
  const ids = sorted.map((each) => each.id)
  const [first = -1, second = first, third = first] = indices
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
    byEffect: indices.length > PLAIN_LENGTH[source],
    alleys: source === 'diagonal' ? 0 : sorted.filter((each) => each.diagonal).length,
    transfer: isTransfer(sorted),
    shops: [...new Set(sorted.flatMap((each) => each.shops))],
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

/** The two places at which a segment may meet another. */
type Ends = (segment: Segment) => readonly [number, number]

/** Where a section goes on in one turn. */
const joints: Ends = ({ ja, jb }) => [ja, jb]
const crossings: Ends = ({ a, b }) => [a, b]

const isTransfer = (segments: readonly Segment[]): boolean =>
  segments.some(({ canal }) => canal) && !segments.every(({ canal }) => canal)

function pairsThrough(ends: Ends, ones: readonly Segment[], others: readonly Segment[]): Pair[] {
  const pairs: Pair[] = []
  for (const one of ones) {
    const [a, b] = ends(one)
    for (const other of others) {
      const met = ends(other)
      if (one.index < other.index && (met.includes(a) || met.includes(b))) pairs.push([one, other])
    }
  }
  return pairs
}

type Pair = readonly [Segment, Segment]

/** RT-EFG-13, RT-EFG-15: some common end is left in perpendicular directions. */
function isPerpendicular(ends: Ends, [one, other]: Pair): boolean {
  return ends(one).some((end, side) => {
    const otherSide = ends(other).indexOf(end)
    if (otherSide < 0) return false
    const directions = [directionAt(one, side), directionAt(other, otherSide)]
    return directions.filter((each) => each === 'N' || each === 'S').length === 1
  })
}

function tShapes(city: City): Segment[][] {
  const shapes: Segment[][] = []
  city.vertices.forEach((vertex, index) => {
    const roads = vertex.segments.map((each) => segmentOf(city, each)).filter((segment) => !segment.diagonal)
    const jointOf = ({ a, ja, jb }: Segment): number => (a === index ? ja : jb)
    for (const [i, one] of roads.entries()) {
      for (const [j, other] of roads.entries()) {
        for (const third of roads.slice(j + 1)) {
          if (i < j && jointOf(one) === jointOf(other) && jointOf(one) === jointOf(third))
            shapes.push([one, other, third])
        }
      }
    }
  })
  return shapes
}

/** The direction in which a road leaves its first end (0) or its second. */
const directionAt = ({ da, db }: Segment, side: number): Segment['da'] => (side === 0 ? da : db)

function segmentOf(city: City, index: number): Segment {
  const segment = city.segments[index]
  if (!segment) throw new Error(`no segment ${index}`)
  return segment
}
