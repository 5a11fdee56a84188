import type { Report } from '@curio/kernel'
import { checkArkhamSights } from './map/check-arkham.ts'
import { reportTypes } from './map/check-types.ts'
import type { RoutePack } from './pack.ts'

type PackMap = RoutePack['map']

const STARS = [4, 8] as const

/** RT-DM-38 to RT-DM-43 and 7.6: landmarks in the blocks, gates and shops at the vertices. */
export function checkSights(map: PackMap, report: Report): void {
  checkArkhamSights(map, 'yellow', report)
  reportTypes(map, { yellow: [4, 6] }, report)
  for (const [index, block] of map.blocks.entries()) checkLandmark(block, `map.blocks[${index}]`, report)
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
