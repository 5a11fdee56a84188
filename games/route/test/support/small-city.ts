import { ARKHAM_GUIDE } from '../../content/index.ts'
import type { AncientId, BlockType } from '../../content/pack.ts'
import type { City, CityBlock, CityVertex, Segment } from '../../rules/city.ts'
import type { RouteBoard, Tomes } from '../../rules/final-route.ts'

export interface SmallVertex {
  readonly gate?: boolean
  readonly terrifying?: boolean
  readonly airport?: boolean
  readonly green?: boolean
  readonly stop?: boolean
  /** A dead end, with the vertex across the water. */
  readonly opposite?: string
}

export interface SmallBlock {
  readonly type?: BlockType
  readonly star?: number
  readonly university?: boolean
  readonly riverside?: boolean
}

/** One segment: its ends and the blocks along it, all by id. A segment at a dead end is its dead-end road. */
export interface SmallSegment {
  readonly from: string
  readonly to: string
  readonly along?: readonly string[]
  /** At a dead end: runs through a block, so it is not the dead-end road. */
  readonly diagonal?: boolean
}

export interface SmallMap {
  readonly ancient?: AncientId | null
  /** Vertices without an entry are plain crossings. */
  readonly vertices?: Readonly<Record<string, SmallVertex>>
  readonly blocks?: Readonly<Record<string, SmallBlock>>
  readonly segments: Readonly<Record<string, SmallSegment>>
}

/** Any multigraph as a city; its dice, cards and failure table are those of Arkham. */
export function smallCity({ ancient = 'CTHULHU', vertices = {}, blocks = {}, segments }: SmallMap): City {
  const vertexIds = [
    ...new Set([...Object.keys(vertices), ...Object.values(segments).flatMap(({ from, to }) => [from, to])]),
  ]
  const blockIds = [
    ...new Set([...Object.keys(blocks), ...Object.values(segments).flatMap(({ along = [] }) => along)]),
  ]
  const vertexAt = indexOf(vertexIds)
  const blockAt = indexOf(blockIds)
  const isDeadEnd = (id: string): boolean => vertices[id]?.opposite !== undefined
  const built = Object.entries(segments).map(
    ([id, { from, to, along = [], diagonal = false }], index): Segment => {
      return {
        id,
        index,
        a: vertexAt.get(from) ?? -1,
        b: vertexAt.get(to) ?? -1,
        ja: vertexAt.get(from) ?? -1,
        jb: vertexAt.get(to) ?? -1,
        da: null,
        db: null,
        diagonal,
        border: false,
        canal: false,
        garden: false,
        deadEnd: !diagonal && (isDeadEnd(from) || isDeadEnd(to)),
        along: along.map((block) => blockAt.get(block) ?? -1),
        shops: [],
        exists: true,
      }
    },
  )
  return {
    pack: ARKHAM_GUIDE,
    ancient,
    blocks: blockIds.map((id, place): CityBlock => {
      const { type = 'white', star = 0, university = false, riverside = false } = blocks[id] ?? {}
      return {
        id,
        x: 1 + (place % 3),
        y: 1 + (place % 2),
        type,
        star,
        university,
        riverside,
        iconic: null,
        landmark: null,
        ferry: false,
        coastal: false,
        casino: null,
      }
    }),
    grid: [],
    canalCoefficient: [],
    vertices: vertexIds.map((id, index): CityVertex => {
      const { gate = false, terrifying = false, opposite } = vertices[id] ?? {}
      const { airport = false, green = false, stop = false } = vertices[id] ?? {}
      return {
        id,
        i: index,
        j: 0,
        gate,
        shop: false,
        cafe: null,
        airport,
        green,
        stop,
        iconic: null,
        pier: -1,
        deadEnd: opposite !== undefined,
        bridge: false,
        dagonOpposite: opposite === undefined ? -1 : (vertexAt.get(opposite) ?? -1),
        terrifying,
        segments: built.filter(({ a, b }) => a === index || b === index).map((segment) => segment.index),
      }
    }),
    segments: built,
    roads: built.filter((segment) => !segment.diagonal).map((segment) => segment.index),
    diagonals: built.filter((segment) => segment.diagonal).map((segment) => segment.index),
    blockAt,
    vertexAt,
    segmentAt: indexOf(Object.keys(segments)),
    stars: blockIds.map((id) => blocks[id]?.star ?? 0),
    gates: vertexIds.flatMap((id, index) => (vertices[id]?.gate ? [index] : [])),
    dice: [],
    cards: [],
  }
}

export interface SmallPlayer {
  /** Ids; all segments when left out. */
  readonly drawn?: readonly string[]
  /** By block: how many red, green, blue and purple. */
  readonly tourists?: Readonly<Record<string, readonly number[]>>
  readonly task?: readonly string[]
  readonly call?: number
  readonly tomes?: Partial<Tomes>
}

export function boardIn(city: City, player: SmallPlayer = {}): RouteBoard {
  const { drawn = [...city.segmentAt.keys()], tourists = {}, task = [], call = -1, tomes = {} } = player
  return {
    city,
    drawn: drawn.map((id) => numberOf(city.segmentAt, id)).sort((one, other) => one - other),
    tourists: city.blocks.flatMap(({ id }) => [0, 1, 2, 3].map((type) => tourists[id]?.[type] ?? 0)),
    stars: city.stars,
    task: task.map((id) => numberOf(city.vertexAt, id)),
    call,
    tomes: { reroll: false, upgrade: false, blessing: false, ...tomes },
  }
}

export function numberOf(index: ReadonlyMap<string, number>, id: string): number {
  const number = index.get(id)
  if (number === undefined) throw new Error(`there is no ${id}`)
  return number
}

const indexOf = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id, index) => [id, index]))
