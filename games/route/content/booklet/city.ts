import { type Report, reportCount, reportDifference, reportRepeats } from '@curio/kernel'
import { z } from 'zod'
import { checkChallenge } from '../check-tables.ts'
import { references } from '../map/check-references.ts'
import { unreached } from '../map/check-roads.ts'
import type { CityMap, MapBlock, MapVertex } from '../map/city-map.ts'
import { pointName, ROUNDED_GRID, samePoint } from '../map/lattice.ts'
import { challenge, diagonal, id, origin, packId, road, touristType, whole, words } from '../pack.ts'
import { type City, GOAL_DECKS, ICONIC } from './terms.ts'

/** What every city of the booklet says besides its map. */
export const cityParts = {
  id: packId,
  game: z.literal('route'),
  edition: z.literal('booklet'),
  part: z.literal('city'),
  version: z.int().positive(),
  name: words,
  /** The goal decks that are laid out. */
  goals: z.array(z.enum(GOAL_DECKS)),
  challenge: challenge.extend({
    /** What the columns ask for besides points. */
    second: z.enum(['goals', 'encounterPoints']),
    /** What a column adds to the level instead of its own index. */
    columnIndex: z.array(whole).optional(),
  }),
  /** Where the red events can be marked, before anything else is drawn (RT-EV-9 to RT-EV-11, RT-EV-25). */
  eventPlaces: z.strictObject({
    reconstruction: z.array(id),
    crime: z.array(id),
    noPass: z.array(id),
    obstacle: z.array(id),
    origin,
  }),
}

/** Rating tracks that are climbed from value to value; the order is that of solo games (RT-SDI-10). */
export const rating = z.strictObject({
  values: z.array(z.int().positive()),
  /** The cell with the purple corner (RT-BASE-25). */
  advancedStart: z.int().positive(),
  order: z.array(id),
  origin,
  advancedStartOrigin: origin,
  orderOrigin: origin.optional(),
})

/** A lattice point; no crossing outside Arkham lies between two of them. */
export const crossing = {
  id,
  i: z.int().min(0).max(6),
  j: z.int().min(0).max(6),
  at: z.array(id),
  origin,
}
export const plainSymbol = { symbol: z.undefined().optional() }
export const landRoad = road.omit({ onlyWith: true })
export const landDiagonal = diagonal.omit({ onlyWith: true })

export const location = {
  id,
  x: z.int().min(1).max(6),
  y: z.int().min(1).max(6),
  origin,
}
export const namedLocation = { ...location, name: words, nameOrigin: origin.optional() }
export const whiteLocation = z.strictObject({ ...location, type: z.literal('white') })

/** A tourist card of one city: its landmarks gain in rating when it is played. */
export const cityCard = z.strictObject({
  id,
  coordinate: z.int().min(1).max(6),
  tourists: z.array(touristType).min(1).max(2),
  landmarks: z.array(id),
  origin,
})

/** Something on a map that may be more than a plain crossing or block. */
interface Sight {
  readonly iconic?: string | undefined
  readonly landmark?: string | undefined
  readonly university?: true | undefined
}

interface BookletMap extends CityMap {
  readonly vertices: readonly (MapVertex & Sight)[]
  readonly blocks: readonly (MapBlock & Sight)[]
}

interface CityPack {
  readonly map: BookletMap
  readonly goals: readonly string[]
  readonly challenge: z.infer<typeof cityParts.challenge>
  readonly eventPlaces: z.infer<typeof cityParts.eventPlaces>
}

/** The event places of a pack name blocks, roads and crossings of its map. */
export function checkEventReferences({ map, eventPlaces }: CityPack, report: Report): void {
  const blocks = references(report, 'block', map.blocks)
  blocks.list('eventPlaces.reconstruction', eventPlaces.reconstruction)
  blocks.list('eventPlaces.crime', eventPlaces.crime)
  references(report, 'road', map.roads).list('eventPlaces.noPass', eventPlaces.noPass)
  references(report, 'vertex', map.vertices).list('eventPlaces.obstacle', eventPlaces.obstacle)
}

/** What holds in all cities of the booklet. */
export function checkCity(city: City, pack: CityPack, report: Report): void {
  const { map, challenge, goals } = pack
  checkCommonCrossings(map, report)
  const found = [...map.vertices, ...map.blocks].flatMap((each) => each.iconic ?? [])
  for (const landmark of ICONIC[city]) {
    const count = found.filter((each) => each === landmark).length
    reportCount(report, 'map', `places of ${landmark}`, count, [1, 1])
  }
  // 7.8: as many columns as goals can be reached, none included; Arkham has encounter points instead.
  const columns = challenge.second === 'goals' ? goals.length + 1 : 4
  checkChallenge(challenge, report, columns)
  checkEventPlaces(city, pack, report)
}

/** The points where every map of the booklet has a crossing: not in Sydney's bay, nor in Arkham's university. */
export const COMMON_CROSSINGS = ROUNDED_GRID.crossings
  .filter(
    (point) =>
      ![
        { i: 3, j: 0 },
        { i: 4, j: 2 },
      ].some((each) => samePoint(each, point)),
  )
  .map((point) => ({ ...point, id: `c${point.i}${point.j}` }))

/** 7.1: one deck of tasks serves all cities, so its crossings have the same ids everywhere. */
function checkCommonCrossings(map: CityMap, report: Report): void {
  for (const { id: common, i, j } of COMMON_CROSSINGS) {
    const index = map.vertices.findIndex((vertex) => samePoint(vertex, { i, j }))
    const vertex = map.vertices[index]
    if (vertex && vertex.id !== common) {
      const why = `the crossing at ${pointName(vertex)} is ${vertex.id}; allowed: ${common}, as tasks call it`
      report(`map.vertices[${index}].id`, why)
    } else if (vertex?.onlyWith) {
      report(`map.vertices[${index}].onlyWith`, `tasks may name ${common}; allowed: no such member`)
    }
  }
}

/** RT-EV-9 to RT-EV-11, RT-EV-25, RT-EV-27: what stands in the way of a red event, or null. */
function checkEventPlaces(city: City, { map, eventPlaces }: CityPack, report: Report): void {
  const judge = (
    list: Exclude<keyof typeof eventPlaces, 'origin'>,
    allowed: string,
    isAllowed: (id: string) => boolean,
  ): void => {
    for (const [index, each] of eventPlaces[list].entries()) {
      if (!isAllowed(each))
        report(`eventPlaces.${list}[${index}]`, `${each} is wrong here; allowed: ${allowed}`)
    }
  }
  const block = (id: string) => map.blocks.find((each) => each.id === id)
  const oneBlock = 'a landmark that fills exactly one block, outside the university'
  judge('reconstruction', oneBlock, (each) => {
    const found = block(each)
    return (
      found !== undefined && !['white', 'ferry'].includes(found.type) && !found.landmark && !found.university
    )
  })
  judge('crime', 'a white block', (each) => block(each)?.type === 'white')
  if (city === 'venice') {
    judge('noPass', 'none in Venice', () => false)
    judge('obstacle', 'none in Venice', () => false)
    return
  }
  const isWhiteRoad = (each: string): boolean => {
    const found = map.roads.find(({ id }) => id === each)
    return found !== undefined && !found.onlyWith && (found.flags ?? []).length === 0
  }
  judge('noPass', 'a road without bridge, embankment, bend or garden', isWhiteRoad)
  const isWhiteCrossing = (each: string): boolean => {
    const found = map.vertices.find(({ id }) => id === each)
    return (
      found !== undefined && !found.symbol && !found.deadEnd && !found.onlyWith && !leadsToWater(map, found)
    )
  }
  judge('obstacle', 'a crossing without symbol that leads to no bridge, dead end or ferry', isWhiteCrossing)
  checkStillConnected(map, eventPlaces, report)
}

function leadsToWater(map: CityMap, vertex: MapVertex): boolean {
  const overWater = ['bridge', 'borderBridge', 'deadEnd']
  const roads = map.roads.filter(({ a, b }) => a === vertex.id || b === vertex.id)
  if (roads.some(({ flags }) => flags?.some((flag) => overWater.includes(flag)))) return true
  const meets = ({ x, y }: MapBlock): boolean =>
    (vertex.i === x || vertex.i === x - 1) && (vertex.j === y || vertex.j === y - 1)
  return map.blocks.some((block) => block.type === 'ferry' && meets(block))
}

/** No red event alone may cut the map in two. */
function checkStillConnected(map: CityMap, places: CityPack['eventPlaces'], report: Report): void {
  const vertices = map.vertices.filter((vertex) => !vertex.onlyWith).map(({ id }) => id)
  const roads = map.roads.filter((each) => !each.onlyWith)
  for (const [index, blocked] of places.noPass.entries()) {
    const lost = unreached(
      vertices,
      roads.filter((each) => each.id !== blocked),
    )
    if (lost.length > 0)
      report(
        `eventPlaces.noPass[${index}]`,
        `${blocked} cuts off ${lost.join(', ')}; allowed: a road with a way round`,
      )
  }
  for (const [index, blocked] of places.obstacle.entries()) {
    const lost = unreached(
      vertices.filter((each) => each !== blocked),
      roads.filter(({ a, b }) => a !== blocked && b !== blocked),
    )
    if (lost.length > 0)
      report(
        `eventPlaces.obstacle[${index}]`,
        `${blocked} cuts off ${lost.join(', ')}; allowed: a crossing with a way round`,
      )
  }
}

/** 7.5: values rise, the advanced game starts on one of them, and the order names each landmark once. */
export function checkRating(
  city: City,
  { values, advancedStart, order }: z.infer<typeof rating>,
  report: Report,
): void {
  for (const [index, value] of values.entries()) {
    const before = values[index - 1]
    if (before !== undefined && value <= before)
      report(`rating.values[${index}]`, `${value} follows ${before}; allowed: more than ${before}`)
  }
  if (!values.includes(advancedStart))
    report('rating.advancedStart', `${advancedStart} is not on the track; allowed: ${values.join(', ')}`)
  reportDifference(report, 'rating.order', order, ICONIC[city], 'each iconic landmark takes its turn')
  reportRepeats(
    report,
    order.map((landmark, index) => [`rating.order[${index}]`, landmark]),
  )
}
