import { type Json, sameJson } from '@curio/kernel'
import { TOURIST_TYPES } from '../../content/pack.ts'
import type { Section } from '../../rules/sections.ts'
import type { Shown } from '../../rules/shown.ts'
import {
  DRAW_GROUPS,
  type DrawGroup,
  drawGroupOf,
  type PlayerView,
  readAct,
  vocabularyOf,
} from '../../text/index.ts'

/** An offered drawing, or an answer that draws nothing. */
export type DrawOption = Pick<Section, 'text' | 'ids'>

/** What is offered, by where it comes from. */
export type DrawOptions = Readonly<Record<DrawGroup, readonly DrawOption[]>>

export function groupDrawOptions(pack: Shown, options: readonly Json[]): DrawOptions {
  const groups: Record<DrawGroup, DrawOption[]> = {
    a: [],
    long: [],
    b: [],
    c: [],
    segment: [],
    diagonal: [],
    end: [],
  }
  for (const option of options) {
    const act = readAct(vocabularyOf(pack), 'draw', option)
    if (act === null) continue
    groups[drawGroupOf(act)].push(act.act === 'section' ? act : { text: `${option}`, ids: [] })
  }
  return groups
}

/** What a player most likely wants to do first; a bonus is never spent by mistake once the turn can end. */
export function firstGroup(options: DrawOptions): DrawGroup {
  if (options.end.length > 0) return 'end'
  return DRAW_GROUPS.find((group) => group !== 'c' && options[group].length > 0) ?? 'c'
}

/** What a tap on roads has come to: the roads so far, and the answer they make, if any. */
export interface Sketch {
  readonly segments: readonly string[]
  readonly answer: string | null
}

export const EMPTY_SKETCH: Sketch = { segments: [], answer: null }

function sketchOf(options: readonly DrawOption[], segments: readonly string[]): Sketch {
  const answer = options.find(
    ({ ids }) => ids.length === segments.length && ids.every((id) => segments.includes(id)),
  )
  return { segments, answer: answer?.text ?? null }
}

/** Roads that would bring the sketch nearer to something offered. */
export function nextSegments(options: readonly DrawOption[], sketch: Sketch): ReadonlySet<string> {
  const next = new Set<string>()
  for (const { ids } of options) {
    if (!sketch.segments.every((id) => ids.includes(id))) continue
    for (const id of ids) if (!sketch.segments.includes(id)) next.add(id)
  }
  return next
}

export function allSegments(options: readonly DrawOption[]): ReadonlySet<string> {
  return new Set(options.flatMap(({ ids }) => ids))
}

/**
 * A tap on a road: taken back if it is in the sketch, added if it leads on, otherwise the sketch begins anew
 * with it. Null where nothing offered has this road.
 */
export function tapSegment(options: readonly DrawOption[], sketch: Sketch, id: string): Sketch | null {
  if (sketch.segments.includes(id)) {
    return sketchOf(
      options,
      sketch.segments.filter((each) => each !== id),
    )
  }
  if (nextSegments(options, sketch).has(id)) return sketchOf(options, [...sketch.segments, id])
  return allSegments(options).has(id) ? sketchOf(options, [id]) : null
}

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
  // When enough are named already, the oldest makes room.
  return kept.length > needed ? kept.slice(kept.length - needed) : kept
}

/** RT-ANC-CTH-2: how many tourists of the player's Call stand in each block along the route. */
export function calledTourists(pack: Shown, player: PlayerView | undefined): ReadonlyMap<string, number> {
  const type = pack.calls.find((call) => call.id === player?.call)?.tourist
  const index = type === undefined ? -1 : TOURIST_TYPES.indexOf(type)
  const standing = Object.entries(player?.ending?.tourists ?? {}).map(
    ([block, counts]) => [block, counts[index] ?? 0] as const,
  )
  return new Map(standing.filter(([, count]) => count > 0))
}

/** A tap on one of several that may be picked: it goes in or out; the oldest makes room when there are too many. */
export function tapPicked(picked: readonly Json[], option: Json, max: number): readonly Json[] {
  if (picked.some((each) => sameJson(each, option))) return picked.filter((each) => !sameJson(each, option))
  return [...picked, option].slice(-max)
}
