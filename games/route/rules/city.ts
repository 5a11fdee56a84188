import { oncePer } from '@curio/kernel'
import type { CafeBonus } from '../content/booklet/terms.ts'
import {
  type AncientId,
  type Direction,
  type EffectSymbol,
  TOURIST_TYPES,
  type TouristType,
} from '../content/pack.ts'
import { joint, leadsTo } from './joints.ts'
import type { Played, PlayedType } from './played.ts'

/**
 * A pack made ready to play, in Arkham with one of its Ancients: the same facts, by small numbers instead of ids, with every
 * list of options that the rules offer worked out once. Numbers of blocks, vertices and segments are the same
 * for all Ancients of a pack; what does not exist with this Ancient is only left out of the lists.
 */
export interface City {
  readonly pack: Played
  /** Null in cities that have none. */
  readonly ancient: AncientId | null
  readonly blocks: readonly CityBlock[]
  /** The block at (x;y), at (y - 1) × 6 + x - 1. */
  readonly grid: readonly number[]
  readonly vertices: readonly CityVertex[]
  /** Roads first, then diagonals. */
  readonly segments: readonly Segment[]
  /** Roads and diagonals that exist with this Ancient. */
  readonly roads: readonly number[]
  readonly diagonals: readonly number[]
  readonly blockAt: ReadonlyMap<string, number>
  readonly vertexAt: ReadonlyMap<string, number>
  readonly segmentAt: ReadonlyMap<string, number>
  readonly gates: readonly number[]
  /** The printed star of each block, or 0. */
  readonly stars: readonly number[]
  /** RT-VEN-14: what purple tourists count for, by the number of canals in a route; empty in other cities. */
  readonly canalCoefficient: readonly { readonly from: number; readonly coefficient: number }[]
  readonly dice: readonly Die[]
  readonly cards: readonly CityCard[]
}

export interface CityBlock {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly type: PlayedType
  readonly star: number
  readonly university: boolean
  readonly riverside: boolean
  /** The iconic landmark in it, or null. */
  readonly iconic: string | null
  /** The landmark that it shares with other blocks (RT-BASE-42), or null. */
  readonly landmark: string | null
  /** Takes tourists to the coast (RT-DM-54). */
  readonly ferry: boolean
  /** Ferries land here. */
  readonly coastal: boolean
  /** The letter of a casino, or null. */
  readonly casino: string | null
}

export interface CityVertex {
  readonly id: string
  readonly i: number
  readonly j: number
  readonly gate: boolean
  readonly shop: boolean
  /** What a cafe here gives (RT-BASE-28), or null. */
  readonly cafe: CafeBonus | null
  readonly airport: boolean
  /** Stands for a green landmark far away (RT-DM-53). */
  readonly green: boolean
  /** A transport stop (RT-BASE-39). */
  readonly stop: boolean
  /** The iconic landmark on it (RT-BASE-43), or null. */
  readonly iconic: string | null
  /** The type of the tourists at the remote landmark that it leads to (RT-DM-55), or -1. */
  readonly pier: number
  readonly deadEnd: boolean
  /** Of Venice: it leads over the canals that meet here. */
  readonly bridge: boolean
  /** The vertex straight across the water, or -1. */
  readonly dagonOpposite: number
  /** With this Ancient (RT-DM-44). */
  readonly terrifying: boolean
  /** Segments that end here and exist with this Ancient. */
  readonly segments: readonly number[]
}

export interface Segment {
  readonly id: string
  readonly index: number
  readonly a: number
  readonly b: number
  /** The joint at each end: a section can go on from one segment to another if they share one (RT-P5-4). */
  readonly ja: number
  readonly jb: number
  /** The compass direction in which a road leaves each end; a diagonal has none. */
  readonly da: Direction | null
  readonly db: Direction | null
  readonly diagonal: boolean
  /** A canal (RT-DM-45); a diagonal is never one (RT-DM-26). */
  readonly canal: boolean
  /** A dead-end road (RT-DM-31). */
  readonly deadEnd: boolean
  /** A road inside a landmark that has to be entered (RT-SYD-23). */
  readonly garden: boolean
  /** Goes round the outside of the map. */
  readonly border: boolean
  /** Blocks along it (RT-DM-11, RT-DM-19). */
  readonly along: readonly number[]
  /** Its ends with a shop or cafe that it leads to. */
  readonly shops: readonly number[]
  readonly exists: boolean
}

interface Die {
  readonly id: string
  readonly effect: boolean
  /** By number minus one. */
  readonly faces: readonly Face[]
}

export interface Face {
  readonly number: number
  /** Indices into TOURIST_TYPES. */
  readonly tourists: readonly number[]
  readonly symbol: EffectSymbol | null
  readonly halfStars: number
}

/** A card of the city deck; one without tourists and symbol repeats those of the other card. */
export interface CityCard extends Face {
  readonly id: string
  /** The iconic landmarks that it names. */
  readonly landmarks: readonly string[]
}

const typeIndex = (type: TouristType): number => TOURIST_TYPES.indexOf(type)

/** The city of a checked pack with each of its Ancients, or without any; worked out once. */
export const citiesOf = oncePer((pack: Played): ReadonlyMap<AncientId | null, City> => {
  const ancients = pack.ancients.length > 0 ? pack.ancients.map(({ id }) => id) : [null]
  return new Map(ancients.map((ancient) => [ancient, buildCity(pack, ancient)]))
})

export function cityOf(pack: Played, ancient: AncientId | null): City {
  const city = citiesOf(pack).get(ancient)
  if (!city) throw new Error(`the city is not played with ${ancient ?? 'no Ancient'}`)
  return city
}

/** The Ancient of a city that has one. */
export function ancientOf({ ancient }: { readonly ancient: AncientId | null }): AncientId {
  if (ancient === null) throw new Error('no Ancient is met here')
  return ancient
}

function buildCity(pack: Played, ancient: AncientId | null): City {
  const { map } = pack
  const blockAt = indexById(map.blocks)
  const vertexAt = indexById(map.vertices)
  const riverside = new Set(map.riverside ?? [])
  const terrifying = new Set(pack.ancients.find((each) => each.id === ancient)?.terrifyingPlaces)
  const isOuter = (coordinate: number): boolean => coordinate === 0 || coordinate === 6
  const outer = new Set(map.vertices.filter(({ i, j }) => isOuter(i) || isOuter(j)).map(({ id }) => id))
  const segments = [...map.roads, ...map.diagonals].map((record, index): Segment => {
    const isRoad = 'along' in record
    const ends = [need(vertexAt, record.a), need(vertexAt, record.b)] as const
    return {
      id: record.id,
      index,
      a: ends[0],
      b: ends[1],
      ja: joint(map.vertices, ends[0], record),
      jb: joint(map.vertices, ends[1], record),
      da: isRoad ? record.da : null,
      db: isRoad ? record.db : null,
      diagonal: !isRoad,
      border: isRoad && outer.has(record.a) && outer.has(record.b),
      canal: isRoad && record.kind === 'canal',
      deadEnd: isRoad && (record.flags?.includes('deadEnd') ?? false),
      garden: isRoad && (record.flags?.includes('garden') ?? false),
      along: (isRoad ? record.along : [record.block]).map((id) => need(blockAt, id)),
      shops: ends.filter((end) => leadsTo(map.vertices[end], record)),
      exists: record.onlyWith === undefined || record.onlyWith === ancient,
    }
  })
  const existing = segments.filter((segment) => segment.exists)
  const vertices = map.vertices.map(
    (vertex, index): CityVertex => ({
      id: vertex.id,
      i: vertex.i,
      j: vertex.j,
      gate: vertex.symbol === 'gate',
      shop: vertex.symbol === 'shop',
      cafe: vertex.bonus ?? null,
      airport: vertex.symbol === 'airport',
      green: vertex.symbol === 'greenCrossing',
      stop: vertex.symbol === 'stop',
      iconic: vertex.iconic ?? null,
      pier: vertex.tourist === undefined ? -1 : typeIndex(vertex.tourist),
      deadEnd: vertex.deadEnd === true,
      bridge: vertex.bridge === true,
      dagonOpposite: vertex.dagonOpposite === undefined ? -1 : need(vertexAt, vertex.dagonOpposite),
      terrifying: terrifying.has(vertex.id),
      segments: existing.filter((each) => each.a === index || each.b === index).map((each) => each.index),
    }),
  )
  return {
    pack,
    ancient,
    blocks: map.blocks.map((block) => ({
      id: block.id,
      x: block.x,
      y: block.y,
      type: block.type,
      star: block.star ?? 0,
      university: block.university === true,
      riverside: riverside.has(block.id),
      iconic: block.iconic ?? null,
      landmark: block.landmark ?? null,
      ferry: block.type === 'ferry',
      coastal: block.coastal === true,
      casino: block.letter ?? null,
    })),
    grid: Array.from({ length: 36 }, (_, cell) =>
      map.blocks.findIndex((block) => (block.y - 1) * 6 + block.x - 1 === cell),
    ),
    vertices,
    segments,
    roads: existing.filter((each) => !each.diagonal).map((each) => each.index),
    diagonals: existing.filter((each) => each.diagonal).map((each) => each.index),
    blockAt,
    vertexAt,
    segmentAt: indexById(segments),
    canalCoefficient: pack.tour?.canalCoefficient ?? [],
    stars: map.blocks.map(({ star }) => star ?? 0),
    gates: vertices.flatMap((vertex, index) => (vertex.gate ? [index] : [])),
    dice: pack.dice.map((die) => ({
      id: die.id,
      effect: die.kind === 'effect',
      faces: die.faces
        .map(
          (face): Face => ({
            number: face.n,
            tourists: 'tourists' in face ? face.tourists.map(typeIndex) : [],
            symbol: 'symbol' in face ? face.symbol : null,
            halfStars: 'halfStars' in face ? (face.halfStars ?? 0) : 0,
          }),
        )
        .sort((one, other) => one.number - other.number),
    })),
    cards: (pack.cards ?? []).map((card) => ({
      id: card.id,
      number: card.coordinate,
      tourists: (card.tourists ?? []).map(typeIndex),
      symbol: card.symbol ?? null,
      halfStars: 0,
      landmarks: card.landmarks ?? [],
    })),
  }
}

function indexById(records: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(records.map((record, index) => [record.id, index]))
}

function need(at: ReadonlyMap<string, number>, id: string): number {
  const index = at.get(id)
  if (index === undefined) throw new Error(`the pack has no ${id}`)
  return index
}
