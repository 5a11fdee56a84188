import type { Report } from '@curio/kernel'
import type { MapBlock } from './city-map.ts'
import { oppositeCorners } from './lattice.ts'
import type { Plan } from './plan.ts'

/** RT-DM-18 to RT-DM-26: the map lists exactly the diagonals that can exist. */
export function checkDiagonals(plan: Plan, report: Report): void {
  const { map } = plan
  const allowed = new Map(map.blocks.map((block) => [block.id, diagonalsOf(plan, block)]))
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
    const onlyWith = plan.onlyWith(diagonal.a) ?? plan.onlyWith(diagonal.b)
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

function diagonalsOf(plan: Plan, block: MapBlock): readonly string[] {
  return oppositeCorners(block.x, block.y).flatMap(([one, other]) =>
    plan.verticesAt(block, one).flatMap((a) => plan.verticesAt(block, other).map((b) => endsName(a, b))),
  )
}
