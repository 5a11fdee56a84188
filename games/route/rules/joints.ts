import type { PlayedDiagonal, PlayedRoad, PlayedVertex } from './played.ts'

type Ending = PlayedRoad | PlayedDiagonal

/**
 * The joint of a segment's end, by a number that no other joint has. A crossing is one joint, unless canals part it:
 * then the canals are one, and each shore is one (RT-DM-50). A bridge has made one shore of all in the map already.
 */
export function joint(vertices: readonly PlayedVertex[], vertex: number, ending: Ending): number {
  return vertex + vertices.length * shoreOf(vertices[vertex], ending)
}

/** Shores are counted from 1; canals are on none of them, and where no canal parts the crossing there are none: 0. */
function shoreOf(vertex: PlayedVertex | undefined, ending: Ending): number {
  const isHere = (group: ShoreGroup): boolean =>
    // RT-VEN-17: a diagonal comes from inside its block.
    'block' in ending ? group.blocks.includes(ending.block) : group.roads.includes(ending.id)
  return 1 + (vertex?.shoreGroups ?? []).findIndex(isHere)
}

type ShoreGroup = NonNullable<PlayedVertex['shoreGroups']>[number]

const isCanal = (ending: Ending): boolean => 'kind' in ending && ending.kind === 'canal'

/** Whether there is a shop or cafe at an end, and the segment comes to its door: by water, or on its shore (RT-VEN-8). */
export function leadsTo(vertex: PlayedVertex | undefined, ending: Ending): boolean {
  if (!vertex || (vertex.symbol !== 'shop' && vertex.symbol !== 'cafe')) return false
  const { shoreRoads, shoreGroups = [] } = vertex
  if (!shoreRoads || isCanal(ending)) return true
  const door = shoreGroups.findIndex(({ roads }) => roads.some((road) => shoreRoads.includes(road)))
  return shoreOf(vertex, ending) === 1 + door
}
