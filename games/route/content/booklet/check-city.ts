import { type Report, reportCount, reportDifference, reportRepeats } from '@curio/kernel'
import type { z } from 'zod'
import { checkChallenge } from '../check-tables.ts'
import type { CityMap } from '../map/city-map.ts'
import { pointName, ROUNDED_GRID, samePoint } from '../map/lattice.ts'
import type { CityPack, rating } from './city.ts'
import { checkEventPlaces } from './event-places.ts'
import { type City, ICONIC } from './terms.ts'

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
  checkEventPlaces(pack, report)
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
