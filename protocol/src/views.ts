import { isList, type Json } from '@curio/kernel'
import { type FirstStep, firstStep } from './diff.ts'
import { isTree } from './tree.ts'

/**
 * How views change at one publication. Viewers who had the same view and see the same now, as all do in a game without
 * secrets, share one step.
 */
export class Views {
  readonly #steps: { readonly seen: Json; readonly step: FirstStep }[] = []

  step(before: Json, seen: Json): FirstStep {
    for (const known of this.#steps)
      if (known.step.before === before && isAlike(known.seen, seen)) return known.step
    const step = firstStep('view', before, seen)
    this.#steps.push({ seen, step })
    return step
  }
}

/** Whether two values have the same text. The order of members counts, because it may depend on secrets. */
function isAlike(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (!isTree(one) || !isTree(other)) return false
  if (isList(one)) return isList(other) && areAlike(one, other)
  if (isList(other)) return false
  const keys = Object.keys(one)
  const otherKeys = Object.keys(other)
  if (keys.length !== otherKeys.length) return false
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string
    if (key !== otherKeys[index] || !isAlike(one[key], other[key])) return false
  }
  return true
}

function areAlike(one: readonly Json[], other: readonly Json[]): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (!isAlike(one[index], other[index])) return false
  return true
}
