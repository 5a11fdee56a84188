import { type Report, reportCount } from '@curio/kernel'
import { isBorder } from './lattice.ts'
import type { BlockType } from './pack.ts'
import { BLOCK_TYPES } from './pack.ts'
import type { PackMap } from './survey.ts'

/** 7.6: how many blocks of each type a map has. */
const BLOCKS_OF_TYPE: Record<BlockType, readonly [number, number]> = {
  red: [5, 7],
  green: [5, 7],
  blue: [5, 7],
  purple: [4, 6],
  yellow: [4, 6],
  white: [8, Infinity],
}
const STARS = [4, 8] as const
const GATES = [6, 8] as const
const SHOPS = [8, 10] as const

/** RT-DM-38 to RT-DM-43 and 7.6: landmarks in the blocks, gates and shops at the vertices. */
export function checkSights(map: PackMap, report: Report): void {
  for (const type of BLOCK_TYPES) {
    const count = map.blocks.filter((block) => block.type === type).length
    reportCount(report, 'map.blocks', `${type} blocks`, count, BLOCKS_OF_TYPE[type])
  }
  for (const [index, block] of map.blocks.entries()) checkLandmark(block, `map.blocks[${index}]`, report)
  checkUniversityTypes(map, report)
  checkSymbols(map, report)
}

function checkLandmark(block: PackMap['blocks'][number], path: string, report: Report): void {
  if (block.type === 'white' && block.name)
    report(`${path}.name`, `a white block has no landmark; allowed: no name`)
  if (block.type !== 'white' && !block.name)
    report(path, `the ${block.type} landmark of ${block.id} has no name; allowed: one in ru and en`)
  if (block.type !== 'yellow') {
    if (block.star !== undefined) {
      report(
        `${path}.star`,
        `only a yellow landmark has a star, ${block.id} is ${block.type}; allowed: no star`,
      )
    }
    return
  }
  const [least, most] = STARS
  if (block.star === undefined)
    report(path, `the yellow landmark ${block.id} has no star; allowed: ${least} to ${most}`)
  else if (block.star < least || block.star > most) {
    report(`${path}.star`, `the star of ${block.id} is ${block.star}; allowed: ${least} to ${most}`)
  }
}

/** RT-DM-38, RT-DM-39, RT-DM-40: a yellow landmark and three others of different colours. */
function checkUniversityTypes(map: PackMap, report: Report): void {
  reportCount(report, 'map.universityBlocks', 'university blocks', map.universityBlocks.length, [4, 4])
  const types = map.blocks
    .filter((block) => map.universityBlocks.includes(block.id))
    .map((block) => block.type)
  const different = new Set(types).size === types.length
  if (different && types.includes('yellow') && !types.includes('white')) return
  const allowed = 'allowed: yellow and three different colours'
  report('map.universityBlocks', `the university has the types ${types.join(', ')}; ${allowed}`)
}

function checkSymbols(map: PackMap, report: Report): void {
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
