import { type Json, sameJson } from '@curio/kernel'
import { type RoutePack, TOURIST_TYPES } from '../../content/pack.ts'
import type { PlayerView } from '../../text/index.ts'

/** RT-ANC-CTH-5: how many tourists are named in each block so far. */
export function countedBlocks(blocks: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const block of blocks) counts.set(block, (counts.get(block) ?? 0) + 1)
  return counts
}

/** One more tourist of a block; when the block has no more to give, none of it. */
export function tapCalled(
  blocks: readonly string[],
  block: string,
  standing: number,
  needed: number,
): string[] {
  const named = blocks.filter((each) => each === block).length
  const others = blocks.filter((each) => each !== block)
  if (named >= standing) return others
  const kept = [...blocks, block]
  // Where enough are named already, the first one makes room.
  return kept.length > needed ? kept.slice(kept.length - needed) : kept
}

/** RT-ANC-CTH-2: how many tourists of the player's Call stand in each block along the route. */
export function calledTourists(pack: RoutePack, player: PlayerView | undefined): ReadonlyMap<string, number> {
  const type = pack.calls.find((call) => call.id === player?.call)?.tourist
  const index = type === undefined ? -1 : TOURIST_TYPES.indexOf(type)
  const standing = Object.entries(player?.ending?.tourists ?? {}).map(
    ([block, counts]) => [block, counts[index] ?? 0] as const,
  )
  return new Map(standing.filter(([, count]) => count > 0))
}

/** A tap on one of several that may be picked: out if it is in; the oldest makes room when there are too many. */
export function tapPicked(picked: readonly Json[], option: Json, max: number): readonly Json[] {
  if (picked.some((each) => sameJson(each, option))) return picked.filter((each) => !sameJson(each, option))
  return [...picked, option].slice(-max)
}
