import { COMPONENTS } from '../content/vocabulary.ts'
import { addPurchases } from './buy.ts'
import type { TrickerionContent } from './content.ts'
import { type TextList, write } from './grammar.ts'
import { addOrders, addQuickOrders, kindOrderForbidden } from './orders.ts'
import { effectForbidden, effectTerms } from './special.ts'
import type { TrickerionState } from './state.ts'
import { placementOf } from './table.ts'

/** Everything that may be done at Market Row now. */
export function addMarketRow(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  to: TextList<'buy' | 'order' | 'orderBeside' | 'quickOrder'>,
): void {
  addPurchases(state, content, seat, 'action', content.terms.buy, to)
  addOrders(state, content, seat, 'action', to)
  addQuickOrders(state, content, seat, 'action', to)
  if (placementOf(state).special === null) return
  const buying = effectTerms(state, content, 'buy')
  if (buying) addPurchases(state, content, seat, 'special', buying, to)
  const ordering = effectTerms(state, content, 'order')
  if (ordering?.toStall) {
    for (const kind of COMPONENTS) {
      if (kindOrderForbidden(state, content, kind) === null) to.push(write.orderBeside({ kind }))
    }
  } else if (ordering) addOrders(state, content, seat, 'special', to)
  if (effectForbidden(state, content, 'quickOrder') === null)
    addQuickOrders(state, content, seat, 'special', to)
}
