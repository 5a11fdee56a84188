import { DRAW_GROUPS, type DrawGroup, drawGroupOf } from '../../text/index.ts'

/** Offered sections by where they come from. */
export type DrawOptions = Readonly<Record<DrawGroup, readonly string[]>>

export function groupDrawOptions(options: readonly unknown[]): DrawOptions {
  const groups: Record<DrawGroup, string[]> = { a: [], b: [], c: [], segment: [], diagonal: [], end: [] }
  for (const option of options) if (typeof option === 'string') groups[drawGroupOf(option)].push(option)
  return groups
}

/** What a player most likely wants to do first; a bonus is never spent by mistake once the turn can end. */
export function firstGroup(options: DrawOptions): DrawGroup {
  if (options.end.length > 0) return 'end'
  return DRAW_GROUPS.find((group) => group !== 'c' && options[group].length > 0) ?? 'c'
}

export function segmentsOf(option: string): readonly string[] {
  const colon = option.indexOf(':')
  return colon < 0 ? [] : option.slice(colon + 1).split('+')
}

/** What a tap on roads has come to: the roads so far, and the answer they make, if any. */
export interface Sketch {
  readonly segments: readonly string[]
  readonly answer: string | null
}

export const EMPTY_SKETCH: Sketch = { segments: [], answer: null }

function sketchOf(options: readonly string[], segments: readonly string[]): Sketch {
  const answer = options.find((option) => {
    const needed = segmentsOf(option)
    return needed.length === segments.length && needed.every((id) => segments.includes(id))
  })
  return { segments, answer: answer ?? null }
}

/** Roads that would bring the sketch nearer to something offered. */
export function nextSegments(options: readonly string[], sketch: Sketch): ReadonlySet<string> {
  const next = new Set<string>()
  for (const option of options) {
    const needed = segmentsOf(option)
    if (!sketch.segments.every((id) => needed.includes(id))) continue
    for (const id of needed) if (!sketch.segments.includes(id)) next.add(id)
  }
  return next
}

export function allSegments(options: readonly string[]): ReadonlySet<string> {
  return new Set(options.flatMap(segmentsOf))
}

/**
 * A tap on a road: taken back if it is in the sketch, added if it leads on, otherwise the sketch begins anew
 * with it. Null where nothing offered has this road.
 */
export function tapSegment(options: readonly string[], sketch: Sketch, id: string): Sketch | null {
  if (sketch.segments.includes(id)) {
    return sketchOf(
      options,
      sketch.segments.filter((each) => each !== id),
    )
  }
  if (nextSegments(options, sketch).has(id)) return sketchOf(options, [...sketch.segments, id])
  return allSegments(options).has(id) ? sketchOf(options, [id]) : null
}
