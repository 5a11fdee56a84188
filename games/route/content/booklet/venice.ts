import { type ParsedPack, parseInStages, type Report, reportCount } from '@curio/kernel'
import { z } from 'zod'
import { checkPlan } from '../map/check-plan.ts'
import { checkMapReferences, references, reportRepeatedIds } from '../map/check-references.ts'
import { reportTypes } from '../map/check-types.ts'
import { surveyGround } from '../map/ground.ts'
import { SQUARE_GRID } from '../map/lattice.ts'
import { id, origin, road, whole } from '../pack.ts'
import { checkCafes } from './cafes.ts'
import { type CanalMap, canalPlan, checkShores } from './canals.ts'
import { checkCity, checkRating } from './check-city.ts'
import {
  challengeFor,
  cityCard,
  cityParts,
  crossing,
  eventPlaces,
  landDiagonal,
  namedLocation,
  plainSymbol,
  rating,
  whiteLocation,
} from './city.ts'
import { checkCityCards } from './city-cards.ts'
import { checkEventReferences } from './event-places.ts'
import { CAFE_BONUSES, ICONIC } from './terms.ts'

const LANDMARKS_OF_CARD = 1
const CANAL_EDGES = [30, 45] as const

const shores = {
  bridge: z.literal(true).optional(),
  shoreGroups: z.array(z.strictObject({ roads: z.array(id), blocks: z.array(id) })).optional(),
}

const vertex = z.discriminatedUnion('symbol', [
  z.strictObject({ ...crossing, ...shores, ...plainSymbol }),
  z.strictObject({
    ...crossing,
    ...shores,
    symbol: z.literal('cafe'),
    bonus: z.enum(CAFE_BONUSES).exclude(['BON_DIAGONAL']),
    /** The land roads of the cafe's shore, at a crossing with canals (RT-VEN-8). */
    shoreRoads: z.array(id).optional(),
  }),
])

const block = z.discriminatedUnion('type', [
  whiteLocation,
  z.strictObject({ ...namedLocation, type: z.enum(['red', 'green', 'blue']) }),
  z.strictObject({ ...namedLocation, type: z.literal('grey'), iconic: z.enum(ICONIC.venice) }),
])

/** RT-EV-27. */
const unusedInVenice = z.array(id).max(0, 'must be empty: the event is not used in Venice')

const veniceSchema = z.strictObject({
  ...cityParts,
  city: z.literal('venice'),
  goals: z.tuple([z.literal('A')]),
  challenge: challengeFor('goals'),
  eventPlaces: eventPlaces.extend({ noPass: unusedInVenice, obstacle: unusedInVenice }),
  rating,
  /** RT-VEN-14: what purple tourists count for, by the number of canal segments: the last row that is reached. */
  canalCoefficient: z.strictObject({
    rows: z.array(z.strictObject({ from: whole, coefficient: whole })),
    origin,
  }),
  cards: z.array(cityCard),
  map: z.strictObject({
    vertices: z.array(vertex),
    roads: z.array(road.omit({ onlyWith: true, flags: true }).extend({ kind: z.enum(['land', 'canal']) })),
    diagonals: z.array(landDiagonal),
    blocks: z.array(block).length(36),
  }),
})

export type VenicePack = z.infer<typeof veniceSchema>

export function parseVenice(data: unknown): ParsedPack<VenicePack> {
  return parseInStages(veniceSchema.safeParse(data), checkReferences, (pack, report) => {
    const ground = surveyGround<CanalMap>(pack.map, SQUARE_GRID, report)
    if (ground) {
      const plan = canalPlan(ground)
      checkPlan(plan, report)
      checkShores(plan, report)
    }
    checkSights(pack.map, report)
    checkCoefficient(pack, report)
    checkCityCards('venice', pack.cards, LANDMARKS_OF_CARD, report)
    checkRating('venice', pack.rating, report)
    checkCity('venice', pack, report)
  })
}

function checkReferences(pack: VenicePack, report: Report): void {
  const { map, cards } = pack
  checkMapReferences(map, report)
  checkEventReferences(pack, report)
  reportRepeatedIds(report, [['cards', cards]])
  const landmarks = references(
    report,
    'landmark',
    ICONIC.venice.map((landmark) => ({ id: landmark })),
  )
  for (const [index, card] of cards.entries()) landmarks.list(`cards[${index}].landmarks`, card.landmarks)
  const roads = references(report, 'road', map.roads)
  const blocks = references(report, 'block', map.blocks)
  for (const [index, each] of map.vertices.entries()) {
    for (const [at, group] of (each.shoreGroups ?? []).entries()) {
      roads.list(`map.vertices[${index}].shoreGroups[${at}].roads`, group.roads)
      blocks.list(`map.vertices[${index}].shoreGroups[${at}].blocks`, group.blocks)
    }
    if (each.symbol === 'cafe') roads.list(`map.vertices[${index}].shoreRoads`, each.shoreRoads ?? [])
  }
}

/** 7.6. */
function checkSights(map: VenicePack['map'], report: Report): void {
  reportTypes(map, { grey: [4, 4] }, report)
  checkCafes(map.vertices, { BON_SEGMENT: 1, BON_TRANSFER: 1 }, report)
  const bridges = map.vertices.filter(({ bridge }) => bridge).length
  reportCount(report, 'map.vertices', 'bridges', bridges, [8, Infinity])
  const canals = map.roads.filter(({ kind }) => kind === 'canal').length
  reportCount(report, 'map.roads', 'canals', canals, CANAL_EDGES)
  const cafes = map.vertices.flatMap((each, index) => (each.symbol === 'cafe' ? [{ ...each, index }] : []))
  const atCanals = cafes.filter(({ shoreGroups }) => shoreGroups)
  reportCount(report, 'map.vertices', 'cafes at canals', atCanals.length, [2, Infinity])
  for (const { index, id: cafe, shoreGroups, shoreRoads } of cafes) {
    const path = `map.vertices[${index}].shoreRoads`
    if (!shoreGroups) {
      if (shoreRoads) report(path, `no canal comes to ${cafe}; allowed: no such member`)
      continue
    }
    const own = [...(shoreRoads ?? [])].sort().join(' ')
    const shoresHere = shoreGroups.map(({ roads }) => [...roads].sort().join(' '))
    if (own === '' || !shoresHere.includes(own))
      report(
        path,
        `the cafe ${cafe} is on the shore of ${own || 'no road'}; allowed: ${shoresHere.filter(Boolean).join(' | ')}`,
      )
  }
}

function checkCoefficient({ canalCoefficient: { rows } }: VenicePack, report: Report): void {
  if (rows[0]?.from !== 0)
    report('canalCoefficient.rows', 'the first row does not begin at 0; allowed: from 0')
  for (const member of ['from', 'coefficient'] as const) {
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1]
      if (before && row[member] <= before[member]) {
        const path = `canalCoefficient.rows[${index}].${member}`
        report(path, `${row[member]} follows ${before[member]}; allowed: more than ${before[member]}`)
      }
    }
  }
}
