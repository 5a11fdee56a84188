import type { RoutePack } from '../../content/pack.ts'

export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]

export const SIDE_OF_KEY: Readonly<Record<string, Side>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
}

const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
}

/** The block on one side of another; itself at the border of the map. */
export function neighbour({ map }: RoutePack, id: string, side: Side): string {
  const from = map.blocks.find((block) => block.id === id)
  if (!from) return id
  const [dx, dy] = STEPS[side]
  return map.blocks.find(({ x, y }) => x === from.x + dx && y === from.y + dy)?.id ?? id
}

/**
 * The road on a side of a block, by the lattice place in its id; a rounded road lies on both outer sides of its
 * corner, and a block across the river still has the embankment on that side.
 */
export function roadAt({ map }: RoutePack, id: string, side: Side): string | null {
  const block = map.blocks.find((each) => each.id === id)
  if (!block) return null
  const { x, y } = block
  const place = {
    N: `h${x - 1}${y - 1}`,
    S: `h${x - 1}${y}`,
    W: `v${x - 1}${y - 1}`,
    E: `v${x}${y - 1}`,
  }[side]
  if (map.roads.some((road) => road.id === place)) return place
  const rounded = map.roads.find((road) => road.flags?.includes('rounded') && road.along.includes(id))
  const outer =
    (side === 'N' && y === 1) ||
    (side === 'S' && y === 6) ||
    (side === 'W' && x === 1) ||
    (side === 'E' && x === 6)
  return outer ? (rounded?.id ?? null) : null
}

/** Diagonals through a block. */
export function diagonalsAt({ map }: RoutePack, id: string): readonly string[] {
  return map.diagonals.filter((diagonal) => diagonal.block === id).map((diagonal) => diagonal.id)
}
