import { type Report, reportDifference } from '@curio/kernel'
import { checkDiagonals } from './check-diagonals.ts'
import { checkRoads } from './check-roads.ts'
import type { Plan } from './plan.ts'

/** The lists of a map say what its plan says. */
export function checkPlan(plan: Plan, report: Report): void {
  checkCrossings(plan, report)
  checkRoads(plan, report)
  checkDiagonals(plan, report)
}

function checkCrossings(plan: Plan, report: Report): void {
  for (const [index, vertex] of plan.map.vertices.entries()) {
    if (plan.crossing(vertex) !== vertex) continue
    const path = `map.vertices[${index}]`
    if (vertex.deadEnd) report(`${path}.deadEnd`, `${vertex.id} is a crossing; allowed: no such member`)
    if (vertex.dagonOpposite !== undefined) {
      report(
        `${path}.dagonOpposite`,
        `only a dead end has one, ${vertex.id} is a crossing; allowed: no such member`,
      )
    }
    const { blocks, why } = plan.blocksAt(vertex)
    reportDifference(report, `${path}.at`, vertex.at, blocks, why)
    const onlyWith = plan.onlyWith(vertex.id)
    if (vertex.onlyWith !== onlyWith) {
      report(`${path}.onlyWith`, `wrong for ${vertex.id}; allowed: ${onlyWith ?? 'no such member'}`)
    }
  }
}
