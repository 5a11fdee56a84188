import type { Report } from '@curio/kernel'
import type { Point } from './lattice.ts'
import { isLostCorner, oppositeCorners, samePoint } from './lattice.ts'
import type { PackMap, Survey } from './survey.ts'

type Block = PackMap['blocks'][number]

/** RT-DM-18 to RT-DM-26: the map lists exactly the diagonals that can exist. */
export function checkDiagonals(survey: Survey, report: Report): void {
  const { map } = survey
  const allowed = new Map(map.blocks.map((block) => [block.id, diagonalsOf(survey, block)]))
  const drawn = new Map<string, string>()
  for (const [index, diagonal] of map.diagonals.entries()) {
    const path = `map.diagonals[${index}]`
    const ends = endsName(diagonal.a, diagonal.b)
    const inBlock = allowed.get(diagonal.block) ?? []
    if (!inBlock.includes(ends)) {
      const choice = inBlock.length === 0 ? 'none in this block' : inBlock.join(' or ')
      report(path, `${diagonal.id} joins ${ends} through ${diagonal.block}; allowed: ${choice}`)
    }
    const other = drawn.get(ends)
    if (other !== undefined) report(path, `${diagonal.id} is the same diagonal as ${other}; allowed: once`)
    drawn.set(ends, diagonal.id)
    const touchesCentre = diagonal.a === map.universityCentre || diagonal.b === map.universityCentre
    const onlyWith = touchesCentre ? 'YOG_SOTHOTH' : undefined
    if (diagonal.onlyWith !== onlyWith) {
      report(`${path}.onlyWith`, `wrong for ${diagonal.id}; allowed: ${onlyWith ?? 'no such member'}`)
    }
  }
  for (const [block, inBlock] of allowed) {
    for (const ends of inBlock) {
      if (!drawn.has(ends))
        report('map.diagonals', `the diagonal ${ends} through ${block} is missing; allowed: listed once`)
    }
  }
}

const endsName = (a: string, b: string): string => [a, b].sort().join('-')

function diagonalsOf(survey: Survey, block: Block): readonly string[] {
  return oppositeCorners(block.x, block.y).flatMap(([one, other]) =>
    verticesAt(survey, block, one).flatMap((a) =>
      verticesAt(survey, block, other).map((b) => endsName(a, b)),
    ),
  )
}

/** RT-DM-23, RT-DM-24: the vertices at a corner of a block, on the block's own side of the water. */
function verticesAt(survey: Survey, block: Block, corner: Point): readonly string[] {
  const { map, bankOf, inRiver, crossing, deadEnds, blocks } = survey
  if (isLostCorner(corner)) return []
  if (!inRiver(corner) || bankOf(block.id) === map.river.embankment) {
    return [crossing(corner)].flatMap((vertex) => vertex?.id ?? [])
  }
  return deadEnds
    .filter((each) => samePoint(each.water, corner) && blocks(each.place.cells).includes(block.id))
    .map((each) => each.id)
}
