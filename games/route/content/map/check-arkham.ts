import { type Report, reportCount } from '@curio/kernel'
import { reportTypes } from './check-types.ts'
import { isBorder } from './lattice.ts'
import type { RiverMap } from './river-survey.ts'

/** 7.6: how many blocks of each type Arkham has in both editions. */
const BLOCKS_OF_TYPE = {
  red: [5, 7],
  green: [5, 7],
  blue: [5, 7],
  purple: [4, 6],
  white: [8, Infinity],
} as const
const GATES = [6, 8] as const
const SHOPS = [8, 10] as const

/** RT-DM-38 to RT-DM-43 and 7.6; `special` is the type of the landmarks without a colour (RT-DM-40). */
export function checkArkhamSights(map: RiverMap, special: 'yellow' | 'grey', report: Report): void {
  reportTypes(map, BLOCKS_OF_TYPE, report)
  checkUniversityTypes(map, special, report)
  checkSymbols(map, report)
}

/** RT-DM-38, RT-DM-39, RT-DM-40: one special landmark and three of different colours. */
function checkUniversityTypes(map: RiverMap, special: string, report: Report): void {
  reportCount(report, 'map.universityBlocks', 'university blocks', map.universityBlocks.length, [4, 4])
  const types = map.blocks
    .filter((block) => map.universityBlocks.includes(block.id))
    .map((block) => block.type)
  const different = new Set(types).size === types.length
  if (different && types.includes(special) && !types.includes('white')) return
  const allowed = `allowed: ${special} and three different colours`
  report('map.universityBlocks', `the university has the types ${types.join(', ')}; ${allowed}`)
}

function checkSymbols(map: RiverMap, report: Report): void {
  const gates = map.vertices.filter((vertex) => vertex.symbol === 'gate').length
  const shops = map.vertices.filter((vertex) => vertex.symbol === 'shop').length
  reportCount(report, 'map.vertices', 'gates', gates, GATES)
  reportCount(report, 'map.vertices', 'shops', shops, SHOPS)
  for (const [index, vertex] of map.vertices.entries()) {
    const path = `map.vertices[${index}].symbol`
    if (vertex.symbol === 'gate' && !vertex.deadEnd && !isBorder(vertex)) {
      report(path, `the gate ${vertex.id} is inside the map; allowed: a border crossing or a dead end`)
    }
    if (vertex.symbol !== undefined && vertex.onlyWith) {
      report(path, `${vertex.id} exists with ${vertex.onlyWith} only; allowed: no gate or shop there`)
    }
  }
}
