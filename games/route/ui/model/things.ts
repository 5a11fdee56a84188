import type { RoutePack } from '../../content/pack.ts'

/** What a thing of the board is, by its id. */
type ThingKind = 'block' | 'road' | 'diagonal' | 'crossing' | 'die' | 'other'

export function thingOf(pack: RoutePack, id: string): ThingKind {
  if (pack.map.blocks.some((each) => each.id === id)) return 'block'
  if (pack.map.roads.some((each) => each.id === id)) return 'road'
  if (pack.map.diagonals.some((each) => each.id === id)) return 'diagonal'
  if (pack.map.vertices.some((each) => each.id === id)) return 'crossing'
  return pack.dice.some((each) => each.id === id) ? 'die' : 'other'
}
