import type { Json } from './json.ts'

/** More are not worth looking at one by one. */
const MOST_SUBSETS = 256

/**
 * The subsets of `items` within the limits, each in the order of the items. If there are too many, some of them, spread
 * evenly so that every item has its share.
 */
export function subsets(items: readonly Json[], min: number, max: number): readonly (readonly Json[])[] {
  const sizes: number[] = []
  for (let size = min; size <= Math.min(max, items.length); size++) sizes.push(size)
  const counts = sizes.map((size) => combinations(items.length, size))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const wanted = Math.min(total, MOST_SUBSETS)
  return Array.from({ length: wanted }, (_, index) => {
    let rank = Math.floor((index * total) / wanted)
    let which = 0
    while (which < sizes.length - 1 && rank >= (counts[which] as number)) {
      rank -= counts[which] as number
      which += 1
    }
    return subsetAt(items, sizes[which] as number, rank)
  })
}

/** The subset of this size at this place in lexicographic order. */
function subsetAt(items: readonly Json[], size: number, rank: number): readonly Json[] {
  const chosen: Json[] = []
  let left = rank
  for (let index = 0; chosen.length < size; index++) {
    const needed = size - chosen.length
    const after = items.length - index - 1
    const withThis = combinations(after, needed - 1)
    // Counts beyond 2^53 are rounded; the last items are then taken because nothing else is left.
    if (left < withThis || after < needed) chosen.push(items[index] as Json)
    else left -= withThis
  }
  return chosen
}

function combinations(from: number, size: number): number {
  let count = 1
  for (let step = 1; step <= size; step++) count = (count * (from - size + step)) / step
  return count
}
