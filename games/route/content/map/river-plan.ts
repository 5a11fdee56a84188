import type { Place } from './lattice.ts'
import { cellsAt, samePoint } from './lattice.ts'
import { openPlan, openRoad, type Plan, type PlannedRoad } from './plan.ts'
import type { RiverMap, Survey } from './river-survey.ts'

/** RT-DM-28 to RT-DM-37: a river between two banks, and a university without roads inside. */
export function riverPlan(survey: Survey): Plan<RiverMap> {
  const { map, blocks, bankOf, inRiver, vertex, crossing, deadEnds } = survey
  const open = openPlan(survey)
  return {
    ...open,
    placeOf: (road) => {
      const deadEnd = deadEnds.find((each) => each.id === road.a || each.id === road.b)
      if (!deadEnd) return open.placeOf(road)
      const other = vertex(deadEnd.id === road.a ? road.b : road.a)
      return other && samePoint(other, deadEnd.land) ? deadEnd.place : null
    },
    roadsAt: (place) => [roadAt(survey, place)],
    blocksAt: (point) => {
      if (!inRiver(point)) return open.blocksAt(point)
      const own = blocks(cellsAt(point)).filter((block) => bankOf(block) === map.river.embankment)
      return { blocks: own, why: 'blocks across the water are not at a crossing' }
    },
    verticesAt: (block, corner) => {
      if (!inRiver(corner) || bankOf(block.id) === map.river.embankment)
        return [crossing(corner)].flatMap((each) => each?.id ?? [])
      return deadEnds
        .filter((each) => samePoint(each.water, corner) && blocks(each.place.cells).includes(block.id))
        .map((each) => each.id)
    },
    onlyWith: (id) => (id === map.universityCentre ? 'YOG_SOTHOTH' : undefined),
  }
}

function roadAt(survey: Survey, place: Place): PlannedRoad {
  const { map, blocks, bankOf, inRiver, isRiverSide, vertex, deadEnds } = survey
  const along = blocks(place.cells)
  const onEmbankmentBank = along.filter((block) => bankOf(block) === map.river.embankment)
  if (isRiverSide(place)) {
    const why = 'an embankment road runs along its own bank only'
    return { kind: 'land', along: onEmbankmentBank, flags: ['embankment'], why }
  }
  const open = openRoad(place, along)
  if (onEmbankmentBank.length === 0 && place.ends.some(inRiver)) {
    const why = 'it comes to the river from the bank without embankment'
    if (along.length === 1) return { ...open, flags: [...open.flags, 'borderBridge'], why }
    const isDeadEnd = deadEnds.some((each) => each.place === place)
    return { ...open, flags: [isDeadEnd ? 'deadEnd' : 'bridge'], why }
  }
  const centre = vertex(map.universityCentre)
  if (centre && place.ends.some((end) => samePoint(end, centre))) {
    return { ...open, flags: [], onlyWith: 'YOG_SOTHOTH', why: 'it is a road inside the university' }
  }
  return open
}
