import type { Shown } from '../rules/shown.ts'
import type { Words } from './words.ts'

/** Names of roads and crossings by the blocks around them, whose coordinates stand on the edges of the map. */
export interface Streets {
  /** «мост между (2;3) и (2;4)» */
  readonly road: (id: string) => string
  /** «перекрёсток на углу (1;1) и (2;2)» */
  readonly crossing: (id: string) => string
  /** «на углу (1;1) и (2;2)»; roads lie between blocks, crossings at corners and edges */
  readonly corner: (id: string) => string
}

export function streetsIn(words: Words, { map }: Shown, blockAt: (id: string) => string): Streets {
  const vertex = (id: string) => map.vertices.find((each) => each.id === id)
  const between = (blocks: readonly string[]): string =>
    words.streets.between(blockAt(blocks[0] ?? ''), blockAt(blocks.at(-1) ?? ''))
  const place = ({ along, flags, a, b }: Shown['map']['roads'][number]): string => {
    const [block = ''] = along
    if (along.length > 1) return between(along)
    if (flags?.includes('rounded')) return words.streets.at(blockAt(block))
    return words.streets.beside(sideOf(vertex(a), vertex(b), map, block), blockAt(block))
  }
  const corner = (id: string): string => {
    const found = vertex(id)
    if (!found) return id
    const one = blockAt(found.at[0] ?? '')
    const last = found.at.at(-1)
    const other = last === found.at[0] || last === undefined ? null : blockAt(last)
    if (found.deadEnd) return between(found.at)
    const side = edgeOf(found)
    return side === null ? words.streets.corner(one, other) : words.streets.edge(side, one, other)
  }
  return {
    road: (id) => {
      const road = map.roads.find((each) => each.id === id)
      if (road) {
        const canal = road.kind === 'canal' ? [words.streets.canal] : []
        const what = [...canal, ...(road.flags ?? []).map((flag) => words.roadFlags[flag])]
        return [...what, place(road)].join(' ')
      }
      const diagonal = map.diagonals.find((each) => each.id === id)
      if (!diagonal) return id
      return words.streets.diagonal(
        blockAt(diagonal.block),
        isFalling(vertex(diagonal.a), vertex(diagonal.b)),
      )
    },
    crossing: (id) => (vertex(id)?.deadEnd ? words.streets.deadEnd : words.streets.crossing)(corner(id)),
    corner,
  }
}

interface LatticePoint {
  readonly i: number
  readonly j: number
}

const LAST_LINE = 6

/** The edge of the map that a crossing lies on (RT-DM-8). */
function edgeOf({ i, j }: LatticePoint): 'N' | 'E' | 'S' | 'W' | null {
  if (j === 0) return 'N'
  if (j === LAST_LINE) return 'S'
  if (i === 0) return 'W'
  return i === LAST_LINE ? 'E' : null
}

/** On which side of its only block a road runs: at the border, or at the water. */
function sideOf(
  a: LatticePoint | undefined,
  b: LatticePoint | undefined,
  { blocks }: Shown['map'],
  id: string,
): 'N' | 'E' | 'S' | 'W' {
  const block = blocks.find((each) => each.id === id)
  if (!a || !b || !block) return 'N'
  if (a.j === b.j) return a.j < block.y ? 'N' : 'S'
  return a.i < block.x ? 'W' : 'E'
}

/** From the north-west to the south-east. */
function isFalling(a: LatticePoint | undefined, b: LatticePoint | undefined): boolean {
  return a !== undefined && b !== undefined && (b.i - a.i) * (b.j - a.j) > 0
}
