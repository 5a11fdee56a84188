import { type Report, reportCount, reportDifference } from '@curio/kernel'
import type { Place } from './lattice.ts'
import { direction, PLACES, placeBetween, samePoint } from './lattice.ts'
import type { AncientId, RoadFlag } from './pack.ts'
import type { PackMap, Survey } from './survey.ts'

type Road = PackMap['roads'][number]

/** RT-DM-5 to RT-DM-12, RT-DM-28 to RT-DM-37: each place holds one road of the kind that belongs there. */
export function checkRoads(survey: Survey, report: Report): void {
  const { map } = survey
  const taken = new Map<Place, string>()
  for (const [index, road] of map.roads.entries()) {
    const path = `map.roads[${index}]`
    const place = placeOf(survey, road)
    if (!place) {
      const allowed =
        'neighbouring crossings, both ends of a rounded corner, or a dead end and the crossing behind it'
      report(path, `${road.id} joins ${road.a} and ${road.b}; allowed: ${allowed}`)
      continue
    }
    const other = taken.get(place)
    if (other !== undefined) report(path, `${road.id} lies at ${place.name} like ${other}; allowed: one road`)
    taken.set(place, road.id)
    checkRoad(survey, report, path, road, place)
  }
  for (const place of PLACES) {
    if (!taken.has(place)) report('map.roads', `there is no road at ${place.name}; allowed: exactly one`)
  }
  const bridges = map.roads.filter((road) => road.flags?.includes('bridge')).length
  reportCount(report, 'map.roads', 'bridges apart from those on the border', bridges, [3, 3])
  checkRoadsOfBlocks(map, report)
  checkConnected(map, report)
}

function placeOf({ vertex, deadEnds }: Survey, road: Road): Place | null {
  const a = vertex(road.a)
  const b = vertex(road.b)
  if (!a || !b) return null
  const deadEnd = deadEnds.find((each) => each.id === a.id || each.id === b.id)
  if (!deadEnd) return placeBetween(a, b)
  const other = deadEnd.id === a.id ? b : a
  return samePoint(other, deadEnd.land) ? deadEnd.place : null
}

function checkRoad(survey: Survey, report: Report, path: string, road: Road, place: Place): void {
  const expected = expectedRoad(survey, place)
  reportDifference(report, `${path}.along`, road.along, expected.along, expected.why)
  reportDifference(report, `${path}.flags`, road.flags ?? [], expected.flags, expected.why)
  if (road.onlyWith !== expected.onlyWith) {
    report(`${path}.onlyWith`, `wrong for ${road.id}; allowed: ${expected.onlyWith ?? 'no such member'}`)
  }
  const a = survey.vertex(road.a)
  const b = survey.vertex(road.b)
  if (!a || !b) return
  const da = direction(a, place.corner ?? b)
  const db = direction(b, place.corner ?? a)
  if (road.da !== da) report(`${path}.da`, `${road.id} leaves ${road.a} to ${road.da}; allowed: ${da}`)
  if (road.db !== db) report(`${path}.db`, `${road.id} leaves ${road.b} to ${road.db}; allowed: ${db}`)
}

interface ExpectedRoad {
  readonly along: readonly string[]
  readonly flags: readonly RoadFlag[]
  readonly onlyWith?: AncientId
  readonly why: string
}

function expectedRoad(survey: Survey, place: Place): ExpectedRoad {
  const { map, blocks, bankOf, inRiver, isRiverSide, vertex, deadEnds } = survey
  const along = blocks(place.cells)
  const onEmbankmentBank = along.filter((block) => bankOf(block) === map.river.embankment)
  if (isRiverSide(place)) {
    const why = 'an embankment road runs along its own bank only'
    return { along: onEmbankmentBank, flags: ['embankment'], why }
  }
  const rounded: RoadFlag[] = place.corner ? ['rounded'] : []
  if (onEmbankmentBank.length === 0 && place.ends.some(inRiver)) {
    const why = 'it comes to the river from the bank without embankment'
    if (along.length === 1) return { along, flags: [...rounded, 'borderBridge'], why }
    return { along, flags: [deadEnds.some((each) => each.place === place) ? 'deadEnd' : 'bridge'], why }
  }
  const centre = vertex(map.universityCentre)
  if (centre && place.ends.some((end) => samePoint(end, centre))) {
    return { along, flags: [], onlyWith: 'YOG_SOTHOTH', why: 'it is a road inside the university' }
  }
  return { along, flags: rounded, why: `it is the road at ${place.name}` }
}

function checkRoadsOfBlocks(map: PackMap, report: Report): void {
  for (const [index, block] of map.blocks.entries()) {
    const roads = map.roads.filter((road) => !road.onlyWith && road.along.includes(block.id)).length
    reportCount(report, `map.blocks[${index}]`, `roads along ${block.id}`, roads, [2, Infinity])
  }
}

/** 7.6: bridges included, without what only one Ancient brings. */
function checkConnected(map: PackMap, report: Report): void {
  const wanted = map.vertices.filter((vertex) => !vertex.onlyWith).map((vertex) => vertex.id)
  const roads = map.roads.filter((road) => !road.onlyWith)
  const reached = new Set(wanted.slice(0, 1))
  for (const vertex of reached) {
    for (const road of roads) {
      if (road.a === vertex) reached.add(road.b)
      if (road.b === vertex) reached.add(road.a)
    }
  }
  const lost = wanted.filter((vertex) => !reached.has(vertex))
  if (lost.length > 0)
    report('map.roads', `no way by road from ${wanted[0]} to ${lost.join(', ')}; allowed: to all`)
}
