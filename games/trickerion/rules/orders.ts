import { type Flow, oncePer } from '@curio/kernel'
import { COMPONENTS, type Component } from '../content/vocabulary.ts'
import { recordOf } from '../effects/law.ts'
import type { ActNamed, By } from './acts.ts'
import type { TrickerionContent } from './content.ts'
import { lawOf } from './gains.ts'
import { type TextList, write } from './grammar.ts'
import { pointsForbidden, spendPoints } from './points.ts'
import type { Reason } from './reasons.ts'
import { afterwards, claimEffect, powerForbidden } from './special.ts'
import type { TrickerionState } from './state.ts'
import { type TrickerionTable, tell } from './table.ts'

/** Sections 4.24 and 4.25. */

/** TR-MKT-ORD-1, TR-MKT-ORD-2, TR-MKT-ORD-8: why a kind cannot be ordered on a slot. */
export function orderForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  kind: Component,
  slot: number,
): Reason | null {
  const { orders } = state.market
  if (orders[slot] !== null) return 'orderSlotTaken'
  return kindOrderForbidden(state, content, kind)
}

export function kindOrderForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  kind: Component,
): Reason | null {
  if (state.market.orders.includes(kind)) return 'ordered'
  return pointsForbidden(state, lawOf(state, content).actionAp.order)
}

/** The texts of plain orders, made once: there are many of them whenever somebody is at Market Row. */
const orderTexts = oncePer((_content: TrickerionContent) =>
  recordOf(COMPONENTS, (): ReturnType<typeof write.order>[] => []),
)

function orderText(
  content: TrickerionContent,
  kind: Component,
  slot: number,
): ReturnType<typeof write.order> {
  const texts = orderTexts(content)[kind]
  const text = texts[slot] ?? write.order({ by: 'action', kind, slot })
  texts[slot] = text
  return text
}

export function addOrders(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  by: By,
  to: TextList<'order'>,
): void {
  const { orders } = state.market
  for (let slot = 0; slot < orders.length; slot++) {
    for (const kind of COMPONENTS) {
      if (orderForbidden(state, content, kind, slot) !== null) continue
      if (by === 'action') to.push(orderText(content, kind, slot))
      else {
        const act = { type: 'order', by, kind, slot } as const
        if (powerForbidden(state, content, seat, act) === null) to.push(write.order(act))
      }
    }
  }
}

export function order(t: TrickerionTable, seat: number, act: ActNamed<'order'>): Flow | undefined {
  const { state, content } = t
  const { kind, slot } = act
  spendPoints(state, lawOf(state, content).actionAp.order)
  claimEffect(t, seat, act)
  state.market.orders[slot] = kind
  tell(t, { kind: 'ordered', seat, component: kind, slot })
  return afterwards(t, seat, act, { action: 'order', kind })
}

/** An order that a special assignment puts beside the Buy area: it needs no slot and is on sale at once. */
export function orderBeside(t: TrickerionTable, seat: number, kind: Component): Flow | undefined {
  const { state, content } = t
  spendPoints(state, lawOf(state, content).actionAp.order)
  claimEffect(t, seat, { by: 'special' })
  state.market.beside.push(kind)
  tell(t, { kind: 'ordered', seat, component: kind, slot: null })
  return afterwards(t, seat, { by: 'special' }, { action: 'order', kind })
}

/** TR-MKT-QUICK-1, TR-MKT-QUICK-5, TR-MKT-QUICK-6. */
export function quickOrderForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  kind: Component,
): Reason | null {
  if (state.market.quickOrder === kind) return 'quickOrderThere'
  return pointsForbidden(state, lawOf(state, content).actionAp.quickOrder)
}

export function addQuickOrders(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  by: By,
  to: TextList<'quickOrder'>,
): void {
  for (const kind of COMPONENTS) {
    if (quickOrderForbidden(state, content, kind) !== null) continue
    const act = { type: 'quickOrder', by, kind } as const
    if (powerForbidden(state, content, seat, act) === null) to.push(write.quickOrder(act))
  }
}

/** TR-MKT-QUICK-2, TR-MKT-QUICK-3. */
export function quickOrder(t: TrickerionTable, seat: number, act: ActNamed<'quickOrder'>): Flow | undefined {
  const { state, content } = t
  spendPoints(state, lawOf(state, content).actionAp.quickOrder)
  claimEffect(t, seat, act)
  const removed = state.market.quickOrder
  state.market.quickOrder = act.kind
  tell(t, { kind: 'quickOrdered', seat, component: act.kind, removed })
  return afterwards(t, seat, act, { action: 'quickOrder', kind: act.kind })
}
