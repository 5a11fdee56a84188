import { type Json, sameJson } from '@curio/kernel'

/** An item of the old list that is also an item of the new one, by its indexes in both. */
type Kept = readonly [old: number, fresh: number]

/** The splices that turn one list into another, flat: at, removed, items. Indexes are those of the old list. */
export function splicesBetween(before: readonly Json[], after: readonly Json[]): Json[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && same(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end]))
    end += 1
  const splices: Json[] = []
  let old = start
  let fresh = start
  const upTo = (oldNext: number, freshNext: number): void => {
    if (oldNext > old || freshNext > fresh) splices.push(old, oldNext - old, after.slice(fresh, freshNext))
    old = oldNext + 1
    fresh = freshNext + 1
  }
  const oldEnd = before.length - end
  const freshEnd = after.length - end
  if (oldEnd > start && freshEnd > start && !isShort(after, start, freshEnd))
    for (const [oldNext, freshNext] of longestRising(pairs(before, after, start, end)))
      upTo(oldNext, freshNext)
  upTo(oldEnd, freshEnd)
  return splices
}

/** This many numbers are no longer than the text of one more splice, so keeping one of them does not pay. */
const FEW = 4

function isShort(list: readonly Json[], from: number, to: number): boolean {
  if (to - from > FEW) return false
  for (let index = from; index < to; index++) if (typeof list[index] !== 'number') return false
  return true
}

/** Pairs of equal items of the middles, first with first and so on, in the order of the new list. */
function pairs(before: readonly Json[], after: readonly Json[], start: number, end: number): Kept[] {
  const places = new Map<Json, number[]>()
  for (let index = before.length - end - 1; index >= start; index--) {
    const key = keyOf(before[index] as Json)
    const known = places.get(key)
    if (known) known.push(index)
    else places.set(key, [index])
  }
  const found: Kept[] = []
  for (let index = start; index < after.length - end; index++) {
    const item = after[index] as Json
    const place = places.get(keyOf(item))?.pop()
    if (place !== undefined && same(before[place], item)) found.push([place, index])
  }
  return found
}

const keyOf = (item: Json): Json => (typeof item === 'object' && item !== null ? JSON.stringify(item) : item)

const same = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || sameJson(one as Json, other as Json)

/** The longest selection of pairs whose old indexes rise too (patience sorting). */
function longestRising(found: readonly Kept[]): Kept[] {
  const tails: number[] = []
  const previous: number[] = []
  found.forEach(([old], index) => {
    const length = firstNotBelow(tails, (tail) => (found[tail] as Kept)[0] < old)
    previous[index] = length === 0 ? -1 : (tails[length - 1] as number)
    tails[length] = index
  })
  const kept: Kept[] = []
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] as number)
    kept.push(found[index] as Kept)
  return kept.reverse()
}

function firstNotBelow(items: readonly number[], isBelow: (item: number) => boolean): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBelow(items[middle] as number)) low = middle + 1
    else high = middle
  }
  return low
}
