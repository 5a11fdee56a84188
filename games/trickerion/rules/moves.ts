import type { Component } from '../content/vocabulary.ts'
import { freeComponentSlots, stackOf } from './components.ts'
import type { TrickerionContent } from './content.ts'
import { lawOf } from './gains.ts'
import { type TextList, write } from './grammar.ts'
import { pointsForbidden, spendPoints } from './points.ts'
import type { Reason } from './reasons.ts'
import { type Disc, HOME, type Player, type TrickerionState } from './state.ts'
import { characterOf, hasBoard, kindOf, playerOf, type TrickerionTable, tell } from './table.ts'
import { freeTrickSlots, ownTrick, trickInWorkshop } from './tricks.ts'

/** Section 4.27: moves to the boards of the specialists. */

/** TR-WS-MOVE-1 to TR-WS-MOVE-4, TR-WS-MOVE-12: why a trick cannot move to the Engineer board, or change places. */
export function moveTrickForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  trick: string,
  swapped: string | null,
): Reason | null {
  const player = playerOf(state, seat)
  if (!hasBoard(player, 'engineer')) return 'needsSpecialist'
  if (ownTrick(player, trick)?.on !== 'board') return 'offSpecialistBoard'
  if (
    swapped === null
      ? freeTrickSlots(player, content, 'engineer') <= 0
      : ownTrick(player, swapped)?.on !== 'engineer'
  ) {
    return 'noSpecialistSlot'
  }
  return pointsForbidden(state, lawOf(state, content).actionAp.moveTrick)
}

/** TR-WS-MOVE-3. */
export function moveTrick(t: TrickerionTable, seat: number, trick: string, swapped: string | null): void {
  const { state, content } = t
  const player = playerOf(state, seat)
  spendPoints(state, lawOf(state, content).actionAp.moveTrick)
  trickInWorkshop(player, trick).on = 'engineer'
  if (swapped !== null) trickInWorkshop(player, swapped).on = 'board'
  tell(t, { kind: 'movedTrick', seat, trick, swapped })
}

/** TR-WS-MOVE-5, TR-WS-MOVE-6, TR-WS-MOVE-12, TR-WS-MOVE-13. */
export function moveComponentsForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  kind: Component,
  swapped: Component | null,
): Reason | null {
  const player = playerOf(state, seat)
  if (!hasBoard(player, 'manager')) return 'needsSpecialist'
  if (stackOf(player, kind)?.on !== 'board') return 'offSpecialistBoard'
  if (
    swapped === null
      ? freeComponentSlots(player, content, 'manager') <= 0
      : stackOf(player, swapped)?.on !== 'manager'
  ) {
    return 'noSpecialistSlot'
  }
  return pointsForbidden(state, lawOf(state, content).actionAp.moveComponents)
}

export function moveComponents(
  t: TrickerionTable,
  seat: number,
  kind: Component,
  swapped: Component | null,
): void {
  const { state, content } = t
  const player = playerOf(state, seat)
  spendPoints(state, lawOf(state, content).actionAp.moveComponents)
  const [moved, back] = [stackOf(player, kind), swapped && stackOf(player, swapped)]
  if (moved) moved.on = 'manager'
  if (back) back.on = 'board'
  tell(t, { kind: 'movedComponents', seat, component: kind, swapped })
}

/** TR-WS-MOVE-14: a home stays taken while its Apprentice stands in a location. */
export function assistantHomes(player: Player, { pack }: TrickerionContent): number {
  let free = hasBoard(player, 'assistant') ? pack.constants.capacity.assistantApprentices : 0
  for (const { disc, home, at } of player.characters) {
    if (kindOf(disc) === 'apprentice' && home === 'assistant' && at !== 'supply' && at !== 'inn') free -= 1
  }
  return free
}

/** TR-WS-MOVE-7 to TR-WS-MOVE-9, TR-WS-MOVE-14. */
export function moveApprenticeForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  disc: Disc,
): Reason | null {
  const player = playerOf(state, seat)
  if (!hasBoard(player, 'assistant')) return 'needsSpecialist'
  if (assistantHomes(player, content) <= 0) return 'assistantSlotTaken'
  const { at } = characterOf(player, disc)
  if (kindOf(disc) !== 'apprentice' || at !== HOME) return 'apprenticeAway'
  return pointsForbidden(state, lawOf(state, content).actionAp.moveApprentice)
}

/** TR-WS-MOVE-7, TR-WS-MOVE-10: its card comes along. */
export function moveApprentice(t: TrickerionTable, seat: number, disc: Disc): void {
  const { state, content } = t
  spendPoints(state, lawOf(state, content).actionAp.moveApprentice)
  characterOf(playerOf(state, seat), disc).home = 'assistant'
  tell(t, { kind: 'movedApprentice', seat, disc })
}

export function addMoves(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  to: TextList<'moveTrick' | 'moveComponents' | 'moveApprentice'>,
): void {
  const { tricks, components, characters } = playerOf(state, seat)
  for (const { trick } of tricks) {
    for (const swapped of [null, ...tricks.map((own) => own.trick)]) {
      if (moveTrickForbidden(state, content, seat, trick, swapped) === null) {
        to.push(write.moveTrick({ trick, swapped }))
      }
    }
  }
  for (const { kind } of components) {
    for (const swapped of [null, ...components.map((stack) => stack.kind)]) {
      if (moveComponentsForbidden(state, content, seat, kind, swapped) === null) {
        to.push(write.moveComponents({ kind, swapped }))
      }
    }
  }
  for (const { disc } of characters) {
    if (moveApprenticeForbidden(state, content, seat, disc) === null) to.push(write.moveApprentice({ disc }))
  }
}
