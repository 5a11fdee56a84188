import { type Report, reportCount, reportDifference } from '@curio/kernel'
import { checkPlan } from './check-plan.ts'
import { cellsAt, isBorder, pointName } from './lattice.ts'
import { riverPlan } from './river-plan.ts'
import { type RiverMap, type Survey, surveyRiver } from './river-survey.ts'

/** Sections 3.1 to 3.5 and 7.6 of the rules: the ground of Arkham, in either edition. */
export function checkRiverMap(map: RiverMap, report: Report): void {
  const survey = surveyRiver(map, report)
  if (!survey) return
  checkRiver(survey, report)
  checkUniversity(survey, report)
  checkDeadEnds(survey, report)
  checkPlan(riverPlan(survey), report)
}

function checkRiver({ map, bankOf, riverside }: Survey, report: Report): void {
  const all = map.blocks.map((block) => block.id)
  for (const bank of ['north', 'south'] as const) {
    const expected = all.filter((block) => bankOf(block) === bank)
    reportDifference(report, `map.${bank}Bank`, map[`${bank}Bank`], expected, `the river parts the banks`)
    const atRiver = riverside.filter((block) => bankOf(block) === bank).length
    reportCount(report, 'map.river.line', `riverside blocks on the ${bank} bank`, atRiver, [3, Infinity])
  }
  reportDifference(
    report,
    'map.riverside',
    map.riverside,
    riverside,
    'riverside is what has a side at the river',
  )
  reportCount(report, 'map.river.line', 'riverside blocks', riverside.length, [8, Infinity])
  const bridges = map.roads.filter((road) => road.flags?.includes('bridge')).length
  reportCount(report, 'map.roads', 'bridges apart from those on the border', bridges, [3, 3])
}

/** RT-DM-35 to RT-DM-40, 7.6. */
function checkUniversity({ map, vertex, blocks, inRiver }: Survey, report: Report): void {
  const centre = vertex(map.universityCentre)
  if (!centre) return
  const { i, j } = centre
  const corners = [i - 1, i, i + 1].flatMap((x) => [j - 1, j, j + 1].map((y) => ({ i: x, j: y })))
  if (centre.deadEnd || corners.some(isBorder) || isBorder(centre)) {
    const allowed = 'allowed: a crossing at least two lattice steps from the border'
    report('map.universityCentre', `the university around ${centre.id} reaches the border; ${allowed}`)
  }
  if (corners.some(inRiver)) {
    report(
      'map.universityCentre',
      `the university around ${centre.id} touches the river; allowed: away from it`,
    )
  }
  const expected = blocks(cellsAt(centre))
  reportDifference(
    report,
    'map.universityBlocks',
    map.universityBlocks,
    expected,
    `these meet at ${centre.id}`,
  )
  for (const [index, block] of map.blocks.entries()) {
    if ((block.university ?? false) === expected.includes(block.id)) continue
    const allowed = expected.includes(block.id) ? 'true' : 'no such member'
    report(`map.blocks[${index}].university`, `wrong for ${block.id}; allowed: ${allowed}`)
  }
}

/** RT-DM-31 to RT-DM-34, and 7.6: one dead end with a gate, one with a shop. */
function checkDeadEnds({ map, blocks, bankOf, crossing, deadEnds }: Survey, report: Report): void {
  for (const [index, vertex] of map.vertices.entries()) {
    if (crossing(vertex) === vertex) continue
    const path = `map.vertices[${index}]`
    const deadEnd = deadEnds.find((each) => each.id === vertex.id)
    const along = deadEnd ? blocks(deadEnd.place.cells) : []
    if (!deadEnd || along.length !== 2 || along.some((block) => bankOf(block) === map.river.embankment)) {
      const allowed = 'on an inner road place that comes to the river from the bank without embankment'
      report(path, `the dead end ${vertex.id} lies at ${pointName(vertex)}; allowed: ${allowed}`)
      continue
    }
    reportDifference(report, `${path}.at`, vertex.at, along, 'its road runs between these blocks')
    const opposite = crossing(deadEnd.water)?.id
    if (vertex.dagonOpposite !== opposite) {
      report(
        `${path}.dagonOpposite`,
        `wrong for ${vertex.id}; allowed: ${opposite}, straight across the water`,
      )
    }
    if (vertex.onlyWith) report(`${path}.onlyWith`, `wrong for ${vertex.id}; allowed: no such member`)
    const degree = map.roads.filter((road) => road.a === vertex.id || road.b === vertex.id).length
    if (degree !== 1) report(path, `${degree} roads end in the dead end ${vertex.id}; allowed: exactly 1`)
  }
  for (const symbol of ['gate', 'shop'] as const) {
    const count = map.vertices.filter((vertex) => vertex.deadEnd && vertex.symbol === symbol).length
    reportCount(report, 'map.vertices', `dead ends with a ${symbol}`, count, [1, Infinity])
  }
}
