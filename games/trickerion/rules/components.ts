import type { Tokens } from '../content/pack.ts'
import type { Component } from '../content/vocabulary.ts'
import type { Load } from './acts.ts'
import type { TrickCard, TrickerionContent } from './content.ts'
import type { Reason } from './reasons.ts'
import type { Player, Stack } from './state.ts'
import { hasBoard } from './table.ts'

/** Section 4.21: components in the workshop. */

export type ComponentBoard = Stack['on']

/** Anybody whose components lie open. */
interface Owner {
  readonly components: readonly Readonly<Stack>[]
}

export function stackOf<T extends Readonly<Stack>>(
  { components }: { readonly components: readonly T[] },
  kind: Component,
): T | undefined {
  for (const stack of components) if (stack.kind === kind) return stack
  return undefined
}

/** TR-CMP-9 to TR-CMP-11: what the tokens of a kind count for. */
export function effectiveCount(player: Owner, { pack }: TrickerionContent, kind: Component): number {
  const stack = stackOf(player, kind)
  if (!stack) return 0
  const { most, manager } = pack.constants.stacks
  return stack.on === 'manager' ? Math.min(most, stack.count + manager) : stack.count
}

/** TR-CMP-5: component slots of a board that hold no stack. */
export function freeComponentSlots(player: Player, { pack }: TrickerionContent, on: ComponentBoard): number {
  const { components, managerComponents } = pack.constants.capacity
  let free = on === 'board' ? components : hasBoard(player, 'manager') ? managerComponents : 0
  for (const stack of player.components) if (stack.on === on) free -= 1
  return free
}

/** TR-CMP-4, TR-CMP-12: how many tokens a stack on this board may have after a purchase. */
export function mostTokens({ pack }: TrickerionContent, on: ComponentBoard): number {
  const { most, manager } = pack.constants.stacks
  return on === 'manager' ? most - manager : most
}

/** TR-CMP-2 to TR-CMP-8, TR-CMP-12, TR-CMP-14: why tokens cannot be stored like this. */
export function storingForbidden(
  player: Player,
  content: TrickerionContent,
  { kind, count, on }: Load,
): Reason | null {
  const stack = stackOf(player, kind)
  if (stack ? stack.on !== on : freeComponentSlots(player, content, on) <= 0) {
    return stack ? 'stackElsewhere' : 'noComponentSlot'
  }
  if (count + (stack?.count ?? 0) <= mostTokens(content, on)) return null
  return on === 'manager' ? 'managerStackFull' : 'stackFull'
}

/** The same for several kinds at once, which may need several new slots. */
export function storingAllForbidden(
  player: Player,
  content: TrickerionContent,
  loads: readonly Load[],
): Reason | null {
  for (const load of loads) {
    const forbidden = storingForbidden(player, content, load)
    if (forbidden !== null) return forbidden
  }
  if (loads.length === 1) return null
  const isCrowded = (['board', 'manager'] as const).some((on) => {
    const fresh = loads.filter((load) => load.on === on && !stackOf(player, load.kind))
    return fresh.length > Math.max(0, freeComponentSlots(player, content, on))
  })
  return isCrowded ? 'noComponentSlot' : null
}

/** TR-GEN-10: tokens come from a supply that never runs out. */
export function store(player: Player, loads: readonly Load[]): void {
  for (const { kind, count, on } of loads) {
    const stack = stackOf(player, kind)
    if (stack) stack.count += count
    else player.components.push({ kind, count, on })
  }
}

/** Takes tokens away; a stack without tokens is gone (TR-CMP-11). */
export function remove(player: Player, kind: Component, count: number): void {
  const index = player.components.findIndex((stack) => stack.kind === kind)
  const stack = player.components[index]
  if (!stack || stack.count < count) throw new Error(`there are not ${count} ${kind}`)
  stack.count -= count
  if (stack.count === 0) player.components.splice(index, 1)
}

/** TR-WS-PREP-2: how many kinds that a trick needs are short. */
export function kindsLacking(player: Player, content: TrickerionContent, { needs }: TrickCard): number {
  let lacking = 0
  for (const { kind, count } of needs) if (effectiveCount(player, content, kind) < count) lacking += 1
  return lacking
}

/** Tokens counted by kind, as loads for a board. */
export function loadsOf(tokens: Tokens, on: ComponentBoard): readonly Load[] {
  return Object.entries(tokens).map(([kind, count]) => ({ kind: kind as Component, count, on }))
}
