import { type ParsedPack, parseInStages, type Report, reportCount, reportDifference } from '@curio/kernel'
import { z } from 'zod'
import { checkPlan } from '../map/check-plan.ts'
import { checkMapReferences, references, reportRepeatedIds } from '../map/check-references.ts'
import { reportTypes } from '../map/check-types.ts'
import { type Ground, surveyGround } from '../map/ground.ts'
import { cellName, cellsAt, distance, isBorder, roundedGrid } from '../map/lattice.ts'
import { openPlan, openRoad, type Plan } from '../map/plan.ts'
import { origin, whole, words } from '../pack.ts'
import { checkCafes } from './cafes.ts'
import { checkCity } from './check-city.ts'
import {
  allGoals,
  challengeFor,
  cityCard,
  cityParts,
  crossing,
  eventPlaces,
  landDiagonal,
  landRoad,
  namedLocation,
  plainSymbol,
  whiteLocation,
} from './city.ts'
import { checkCityCards } from './city-cards.ts'
import { checkEventReferences } from './event-places.ts'
import { ICONIC, LARGE_LANDMARKS } from './terms.ts'

/** RT-DM-57: there are no purple tourists in Sydney. */
const TYPES = ['red', 'green', 'blue'] as const
const LANDMARKS_OF_CARD = 2

const vertex = z.discriminatedUnion('symbol', [
  z.strictObject({ ...crossing, ...plainSymbol }),
  z.strictObject({ ...crossing, symbol: z.literal('cafe'), bonus: z.enum(['BON_COORD', 'BON_SEGMENT']) }),
  /** RT-DM-55: the way to a remote landmark for one type of tourist. */
  z.strictObject({
    ...crossing,
    symbol: z.literal('pier'),
    tourist: z.enum(TYPES),
    name: words,
    nameOrigin: origin,
  }),
  z.strictObject({
    ...crossing,
    symbol: z.literal('iconic'),
    iconic: z.literal('SYD_BRIDGE'),
    name: words,
    nameOrigin: origin,
  }),
])

const coastal = { coastal: z.literal(true).optional() }

const block = z.discriminatedUnion('type', [
  whiteLocation.extend(coastal),
  z.strictObject({ ...namedLocation, ...coastal, type: z.enum(['red', 'blue']) }),
  z.strictObject({
    ...namedLocation,
    ...coastal,
    type: z.literal('green'),
    /** Blocks with the same landmark are one sight. */
    landmark: z.enum(LARGE_LANDMARKS).optional(),
  }),
  z.strictObject({
    ...namedLocation,
    ...coastal,
    type: z.literal('grey'),
    iconic: z.enum(ICONIC.sydney).exclude(['SYD_BRIDGE']),
  }),
  z.strictObject({ ...namedLocation, type: z.literal('ferry') }),
])

const sydneySchema = z.strictObject({
  ...cityParts,
  city: z.literal('sydney'),
  goals: allGoals,
  challenge: challengeFor('goals'),
  eventPlaces,
  /** RT-SYD-4, RT-SYD-5: the points of a landmark, and what each cell adds once a die has marked it. */
  rating: z.strictObject({
    base: whole,
    cells: z.array(z.strictObject({ numbers: z.array(z.int().min(1).max(6)), add: z.int().positive() })),
    origin,
  }),
  cards: z.array(cityCard.extend({ tourists: z.array(z.enum(TYPES)).min(1).max(2) })),
  map: z.strictObject({
    vertices: z.array(vertex),
    roads: z.array(landRoad.extend({ flags: z.array(z.enum(['rounded', 'garden'])).optional() })),
    diagonals: z.array(landDiagonal),
    blocks: z.array(block).length(36),
  }),
})

export type SydneyPack = z.infer<typeof sydneySchema>
type SydneyMap = SydneyPack['map']

export function parseSydney(data: unknown): ParsedPack<SydneyPack> {
  return parseInStages(sydneySchema.safeParse(data), checkReferences, (pack, report) => {
    const { map } = pack
    const ferries = new Set(
      map.blocks.flatMap(({ type, x, y }) => (type === 'ferry' ? [cellName(x, y)] : [])),
    )
    const grid = roundedGrid((point) => cellsAt(point).every((cell) => ferries.has(cell)))
    const ground = surveyGround(map, grid, report)
    if (ground) {
      checkPlan(bayPlan(ground), report)
      checkLargeLandmarks(map, report)
    }
    checkSights(map, report)
    checkCityCards('sydney', pack.cards, LANDMARKS_OF_CARD, report)
    checkRatingCells(pack, report)
    checkCity('sydney', pack, report)
  })
}

function checkReferences(pack: SydneyPack, report: Report): void {
  checkMapReferences(pack.map, report)
  checkEventReferences(pack, report)
  reportRepeatedIds(report, [['cards', pack.cards]])
  const landmarks = references(
    report,
    'landmark',
    ICONIC.sydney.map((id) => ({ id })),
  )
  for (const [index, card] of pack.cards.entries())
    landmarks.list(`cards[${index}].landmarks`, card.landmarks)
}

/** RT-DM-27, RT-DM-54, RT-DM-56: no roads in the bay and in Hyde Park, and those in the garden are marked. */
function bayPlan(ground: Ground<SydneyMap>): Plan {
  const open = openPlan<SydneyMap>(ground)
  const byId = new Map(ground.map.blocks.map((each) => [each.id, each]))
  const onLand = (blocks: readonly string[]): string[] =>
    blocks.filter((each) => byId.get(each)?.type !== 'ferry')
  const landmarkOf = (each: string): string | null => {
    const found = byId.get(each)
    return found?.type === 'green' ? (found.landmark ?? null) : null
  }
  return {
    ...open,
    roadsAt: (place) => {
      const along = onLand(ground.blocks(place.cells))
      const [one, other] = along.map(landmarkOf)
      const inside = one === other ? one : null
      if (along.length === 0 || inside === 'SYD_HYDE_PARK') return []
      const road = openRoad(place, along)
      return inside === 'SYD_GARDEN'
        ? [{ ...road, flags: ['garden'], why: 'it is a road in the garden' }]
        : [road]
    },
    blocksAt: (point) => ({
      blocks: onLand(ground.blocks(cellsAt(point))),
      why: 'these blocks on land meet there',
    }),
    verticesAt: (each, corner) => (each.type === 'ferry' ? [] : open.verticesAt(each, corner)),
  }
}

/** RT-DM-54 to RT-DM-57 and 7.6. */
function checkSights(map: SydneyMap, report: Report): void {
  reportTypes(map, { grey: [3, 3], ferry: [2, 2] }, report)
  checkCafes(map.vertices, {}, report)
  const bridges = map.vertices.filter(({ symbol }) => symbol === 'iconic').length
  reportCount(report, 'map.vertices', 'crossings with the Harbour Bridge', bridges, [1, 1])
  const coastalBlocks = map.blocks.filter((each) => 'coastal' in each)
  reportCount(report, 'map.blocks', 'coastal blocks', coastalBlocks.length, [8, Infinity])
  for (const type of TYPES) {
    const piers = map.vertices.filter((each) => each.symbol === 'pier' && each.tourist === type).length
    reportCount(report, 'map.vertices', `piers for ${type} tourists`, piers, [1, 1])
  }
  const coast = new Set(coastalBlocks.map((each) => each.id))
  for (const [index, each] of map.vertices.entries()) {
    if (each.symbol === 'pier' && !each.at.some((at) => coast.has(at)))
      report(
        `map.vertices[${index}].symbol`,
        `the pier ${each.id} is inland; allowed: beside a coastal block`,
      )
  }
  checkFerries(map, report)
}

function checkFerries(map: SydneyMap, report: Report): void {
  const ferries = map.blocks.filter(({ type }) => type === 'ferry').map(({ x, y }) => ({ i: x, j: y }))
  const [one, other] = ferries
  if (!one || !other) return
  if (distance(one, other) !== 1) report('map.blocks', 'the ferries lie apart; allowed: a common side')
  const atEdge = ferries.filter(({ i, j }) => isBorder({ i: i - 1, j: j - 1 }) || isBorder({ i, j })).length
  reportCount(report, 'map.blocks', 'ferries at the edge of the map', atEdge, [2, 2])
}

/** RT-DM-56: the garden is a square of four blocks, Hyde Park two blocks side by side. */
function checkLargeLandmarks(map: SydneyMap, report: Report): void {
  for (const [landmark, size] of [
    ['SYD_GARDEN', 4],
    ['SYD_HYDE_PARK', 2],
  ] as const) {
    const parts = map.blocks.filter((each) => each.type === 'green' && each.landmark === landmark)
    reportCount(report, 'map.blocks', `blocks of ${landmark}`, parts.length, [size, size])
    const [columns, rows] = [new Set(parts.map(({ x }) => x)), new Set(parts.map(({ y }) => y))]
    const isRectangle = columns.size * rows.size === parts.length
    const isClose = spread(columns) < 2 && spread(rows) < 2
    if (!isRectangle || !isClose)
      report(
        'map.blocks',
        `the blocks of ${landmark} do not hang together; allowed: 2 by ${size / 2} of them`,
      )
  }
}

const spread = (numbers: ReadonlySet<number>): number => Math.max(...numbers) - Math.min(...numbers)

/** RT-SYD-5: each number of a die marks exactly one cell. */
function checkRatingCells({ rating: { cells } }: SydneyPack, report: Report): void {
  const numbers = cells.flatMap((cell) => cell.numbers.map(String))
  const why = 'each number marks a cell'
  reportDifference(report, 'rating.cells', numbers, ['1', '2', '3', '4', '5', '6'], why)
  reportCount(report, 'rating.cells', 'numbers of a die', numbers.length, [6, 6])
}
