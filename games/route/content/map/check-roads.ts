import { type Report, reportCount, reportDifference } from '@curio/kernel'
import type { CityMap, MapRoad } from './city-map.ts'
import type { Place } from './lattice.ts'
import { direction } from './lattice.ts'
import type { Plan, PlannedRoad } from './plan.ts'

/** RT-DM-5 to RT-DM-12, RT-DM-28 to RT-DM-37, RT-DM-48: each place holds the roads that belong there. */
export function checkRoads(plan: Plan, report: Report): void {
  const { map, grid } = plan
  const taken = new Map<Place, MapRoad[]>()
  for (const [index, road] of map.roads.entries()) {
    const path = `map.roads[${index}]`
    const place = plan.placeOf(road)
    if (!place) {
      const allowed =
        'neighbouring crossings, both ends of a rounded corner, or a dead end and the crossing behind it'
      report(path, `${road.id} joins ${road.a} and ${road.b}; allowed: ${allowed}`)
      continue
    }
    const here = taken.get(place) ?? []
    const planned = plan.roadsAt(place)
    const own = planned.find((each) => each.kind === road.kind) ?? planned[0]
    const other = here.find((each) => each.kind === road.kind || planned.length === 1)
    if (!own) report(path, `${road.id} lies at ${place.name}, where no road can be; allowed: none`)
    else if (other) report(path, `${road.id} lies at ${place.name} like ${other.id}; allowed: one road`)
    taken.set(place, [...here, road])
    if (own) checkRoad(plan, report, path, road, place, own)
  }
  for (const place of grid.places) {
    if (plan.roadsAt(place).length > 0 && !taken.has(place))
      report('map.roads', `there is no road at ${place.name}; allowed: exactly one`)
  }
  checkRoadsOfBlocks(map, report)
  checkConnected(map, report)
}

function checkRoad(
  plan: Plan,
  report: Report,
  path: string,
  road: MapRoad,
  place: Place,
  planned: PlannedRoad,
): void {
  reportDifference(report, `${path}.along`, road.along, planned.along, planned.why)
  reportDifference(report, `${path}.flags`, road.flags ?? [], planned.flags, planned.why)
  if (road.onlyWith !== planned.onlyWith) {
    report(`${path}.onlyWith`, `wrong for ${road.id}; allowed: ${planned.onlyWith ?? 'no such member'}`)
  }
  const a = plan.vertex(road.a)
  const b = plan.vertex(road.b)
  if (!a || !b) return
  const da = direction(a, place.corner ?? b)
  const db = direction(b, place.corner ?? a)
  if (road.da !== da) report(`${path}.da`, `${road.id} leaves ${road.a} to ${road.da}; allowed: ${da}`)
  if (road.db !== db) report(`${path}.db`, `${road.id} leaves ${road.b} to ${road.db}; allowed: ${db}`)
}

function checkRoadsOfBlocks(map: CityMap, report: Report): void {
  for (const [index, block] of map.blocks.entries()) {
    if (block.type === 'ferry') continue
    const roads = map.roads.filter((road) => !road.onlyWith && road.along.includes(block.id)).length
    reportCount(report, `map.blocks[${index}]`, `roads along ${block.id}`, roads, [2, Infinity])
  }
}

/** 7.6: bridges included, without what only one Ancient brings. */
function checkConnected(map: CityMap, report: Report): void {
  const wanted = map.vertices.filter((vertex) => !vertex.onlyWith).map((vertex) => vertex.id)
  const roads = map.roads.filter((road) => !road.onlyWith)
  const lost = unreached(wanted, roads)
  if (lost.length > 0)
    report('map.roads', `no way by road from ${wanted[0]} to ${lost.join(', ')}; allowed: to all`)
}

/** What cannot be reached from the first of some places by ways between two of them. */
export function unreached(
  places: readonly string[],
  ways: readonly { readonly a: string; readonly b: string }[],
): readonly string[] {
  const reached = new Set(places.slice(0, 1))
  for (const place of reached) {
    for (const { a, b } of ways) {
      if (a === place) reached.add(b)
      if (b === place) reached.add(a)
    }
  }
  return places.filter((place) => !reached.has(place))
}
