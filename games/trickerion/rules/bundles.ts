import type { Component } from '../content/vocabulary.ts'
import type { Load } from './acts.ts'
import { type ComponentBoard, stackOf, storingAllForbidden } from './components.ts'
import type { TrickerionContent } from './content.ts'
import type { Player } from './state.ts'
import { hasBoard } from './table.ts'

/** Components of free choice up to a price: at setup, and wherever a power gives some. */

/** Every set of tokens that costs from `least` to `most` coins. */
export function bundlesWorth(
  prices: Readonly<Record<Component, number>>,
  kinds: readonly Component[],
  least: number,
  most: number,
): readonly (readonly Omit<Load, 'on'>[])[] {
  const bundles: (readonly Omit<Load, 'on'>[])[] = []
  const extend = (from: number, bundle: readonly Omit<Load, 'on'>[], worth: number): void => {
    if (bundle.length > 0 && worth >= least) bundles.push(bundle)
    for (let index = from; index < kinds.length; index++) {
      const kind = kinds[index] as Component
      for (let count = 1; worth + count * prices[kind] <= most; count++) {
        extend(index + 1, [...bundle, { kind, count }], worth + count * prices[kind])
      }
    }
  }
  extend(0, [], 0)
  return bundles
}

/** The same bundle in every way in which it can be stored (TR-CMP-14). */
export function storedLoads(
  player: Player,
  content: TrickerionContent,
  bundle: readonly Omit<Load, 'on'>[],
): readonly (readonly Load[])[] {
  const boards: readonly ComponentBoard[] = hasBoard(player, 'manager') ? ['board', 'manager'] : ['board']
  let ways: readonly (readonly Load[])[] = [[]]
  for (const { kind, count } of bundle) {
    const stack = stackOf(player, kind)
    const targets = stack ? [stack.on] : boards
    ways = ways.flatMap((way) => targets.map((on) => [...way, { kind, count, on }]))
  }
  return ways.filter((loads) => storingAllForbidden(player, content, loads) === null)
}
