import { type Flow, oncePer } from '@curio/kernel'
import { COMPONENTS, type Component } from '../content/vocabulary.ts'
import { recordOf } from '../effects/law.ts'
import type { BuyTerms, Sum } from '../effects/terms.ts'
import type { ActNamed, By, Load } from './acts.ts'
import {
  type ComponentBoard,
  freeComponentSlots,
  mostTokens,
  stackOf,
  store,
  storingAllForbidden,
} from './components.ts'
import { known, type TrickerionContent } from './content.ts'
import { amountOf, gain, lawOf, priceForbidden, spend } from './gains.ts'
import { type TextList, write } from './grammar.ts'
import { pointsForbidden, spendPoints } from './points.ts'
import type { Reason } from './reasons.ts'
import { afterwards, claimEffect, powerForbidden, termsOf } from './special.ts'
import type { Player, TrickerionState } from './state.ts'
import { playerOf, type TrickerionTable, tell } from './table.ts'

/** Sections 4.22 and 4.23: buying and bargaining. */

/** TR-MKT-BUY-2 to TR-MKT-BUY-6: what a token of the kind costs; null if it is not on sale. */
function tokenPrice(
  state: TrickerionState,
  content: TrickerionContent,
  player: Pick<Player, 'components'>,
  kind: Component,
  { ownKindsLess }: Pick<BuyTerms, 'ownKindsLess'>,
): number | null {
  const { stall, orders, quickOrder, beside } = state.market
  const { prices, ordersOnSale } = lawOf(state, content)
  const price = prices[kind]
  if (ownKindsLess !== null && stackOf(player, kind)) return Math.max(0, price - ownKindsLess)
  if (stall.includes(kind) || beside.includes(kind)) return price
  if (ordersOnSale && orders.includes(kind)) return price
  return quickOrder === kind ? price + content.pack.constants.market.quickOrder : null
}

/** Whether anybody can buy the kind now (TR-MKT-BUY-3). */
export const isOnSale = (state: TrickerionState, content: TrickerionContent, kind: Component): boolean =>
  tokenPrice(state, content, { components: [] }, kind, { ownKindsLess: null }) !== null

/** What tokens cost together before bargaining; null if one of them is not on sale. */
export function goodsPrice(
  state: TrickerionState,
  content: TrickerionContent,
  player: Player,
  loads: readonly Load[],
  terms: BuyTerms,
): number | null {
  let total = 0
  let dearest = 0
  for (const { kind, count } of loads) {
    const price = tokenPrice(state, content, player, kind, terms)
    if (price === null) return null
    total += price * count
    if (state.market.stall.includes(kind)) dearest = Math.max(dearest, price)
  }
  return terms.fromStall ? total - dearest : total
}

/** TR-MKT-BUY-1: why these tokens are not a single purchase. */
function sizeForbidden(loads: readonly Load[], terms: BuyTerms): Reason | null {
  if (loads.length > 1 && !terms.isMixed) return 'oneKind'
  return loads.reduce((sum, { count }) => sum + count, 0) > terms.tokens ? 'tooManyTokens' : null
}

/** Sections 4.22 and 4.23: why a purchase is not possible. */
export function buyForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  loads: readonly Load[],
  bargain: number,
  terms: BuyTerms,
): Reason | null {
  const player = playerOf(state, seat)
  const price = goodsPrice(state, content, player, loads, terms)
  if (price === null) return 'notOnSale'
  if (terms.fromStall && !loads.some(({ kind }) => state.market.stall.includes(kind))) return 'notOnSale'
  const forbidden =
    sizeForbidden(loads, terms) ??
    storingAllForbidden(player, content, loads) ??
    pointsForbidden(state, buyAp(state, content, bargain)) ??
    bargainForbidden(content, price, bargain, terms)
  if (forbidden !== null) return forbidden
  const payment = terms.payment(price - bargain)
  return payment === null ? 'tooDear' : priceForbidden(player, payment)
}

/** TR-MKT-BARG-3 to TR-MKT-BARG-6. */
function bargainForbidden(
  { pack }: TrickerionContent,
  price: number,
  bargain: number,
  { canBargain }: BuyTerms,
): 'bargainedOut' | null {
  if (bargain === 0) return null
  return canBargain && price - bargain >= pack.constants.market.bargained ? null : 'bargainedOut'
}

function buyAp(state: TrickerionState, content: TrickerionContent, bargain: number): number {
  const { actionAp } = lawOf(state, content)
  return actionAp.buy + bargain * actionAp.bargain
}

/** TR-CMP-14: where bought tokens of a kind may lie. */
function boardsFor(player: Player, content: TrickerionContent, kind: Component): readonly ComponentBoard[] {
  const stack = stackOf(player, kind)
  if (stack) return ON[stack.on]
  const onBoard = freeComponentSlots(player, content, 'board') > 0
  if (freeComponentSlots(player, content, 'manager') <= 0) return onBoard ? ON.board : ON.neither
  return onBoard ? ON.either : ON.manager
}

const ON = {
  neither: [],
  board: ['board'],
  manager: ['manager'],
  either: ['board', 'manager'],
} as const satisfies Record<string, readonly ComponentBoard[]>

/** How many more tokens of the kind a board takes. */
function roomFor(player: Player, content: TrickerionContent, kind: Component, on: ComponentBoard): number {
  return mostTokens(content, on) - (stackOf(player, kind)?.count ?? 0)
}

/** Every purchase that could be stored, of one kind or mixed, by its price without bargaining. */
export function eachGoods(
  state: TrickerionState,
  content: TrickerionContent,
  player: Player,
  terms: BuyTerms,
  visit: (loads: readonly Load[]) => void,
): void {
  const extend = (from: number, loads: readonly Load[], left: number): void => {
    for (let index = from; index < COMPONENTS.length; index++) {
      const kind = COMPONENTS[index] as Component
      if (tokenPrice(state, content, player, kind, terms) === null) continue
      for (const on of boardsFor(player, content, kind)) {
        const most = Math.min(left, roomFor(player, content, kind, on))
        for (let count = 1; count <= most; count++) {
          const more = loads.length === 0 ? single(content, kind, count, on) : [...loads, { kind, count, on }]
          visit(more)
          if (terms.isMixed && count < left) extend(index + 1, more, left - count)
        }
      }
    }
  }
  extend(0, [], terms.tokens)
}

/** Loads of one kind and the texts that buy them are shared, so that listing purchases makes no new ones. */
const singles = oncePer((_content: TrickerionContent) =>
  recordOf(COMPONENTS, (): Record<ComponentBoard, (readonly Load[])[]> => ({ board: [], manager: [] })),
)
const BUYS = new WeakMap<readonly Load[], ReturnType<typeof write.buy>[]>()

function single(
  content: TrickerionContent,
  kind: Component,
  count: number,
  on: ComponentBoard,
): readonly Load[] {
  const made = singles(content)[kind][on]
  const loads = made[count] ?? [{ kind, count, on }]
  made[count] = loads
  return loads
}

function buyText(by: By, loads: readonly Load[], bargain: number): ReturnType<typeof write.buy> {
  if (by === 'special') return write.buy({ by, loads, bargain })
  const texts = BUYS.get(loads) ?? []
  BUYS.set(loads, texts)
  const text = texts[bargain] ?? write.buy({ by, loads, bargain })
  texts[bargain] = text
  return text
}

export function addPurchases(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  by: By,
  terms: BuyTerms,
  to: TextList<'buy'>,
): void {
  if (pointsForbidden(state, buyAp(state, content, 0)) !== null) return
  eachGoods(state, content, playerOf(state, seat), terms, (loads) => {
    for (let bargain = 0; pointsForbidden(state, buyAp(state, content, bargain)) === null; bargain++) {
      const forbidden = buyForbidden(state, content, seat, loads, bargain, terms)
      if (forbidden === 'bargainedOut') break
      const act = { type: 'buy', by, loads, bargain } as const
      if (forbidden === null && powerForbidden(state, content, seat, act) === null) {
        to.push(buyText(by, loads, bargain))
      }
    }
  })
}

/** Sections 4.22 and 4.23. */
export function buy(t: TrickerionTable, seat: number, act: ActNamed<'buy'>): Flow | undefined {
  const { state, content } = t
  const { loads, bargain } = act
  const terms = termsOf(state, content, 'buy', act)
  const player = playerOf(state, seat)
  const price = goodsPrice(state, content, player, loads, terms) ?? 0
  const payment = terms.payment(price - bargain) ?? {}
  spendPoints(state, buyAp(state, content, bargain))
  claimEffect(t, seat, act)
  tell(t, { kind: 'bought', seat, loads, paid: amountOf(payment), bargain })
  payAtMarket(t, seat, payment)
  store(player, loads)
  gain(t, seat, terms.bonus(payment.coins ?? 0), 'special', 'specials')
  return afterwards(t, seat, act, { action: 'buy', loads, paid: payment })
}

/** Pays in an action of Market Row, where special assignments of others may collect the coins. */
export function payAtMarket(t: TrickerionTable, seat: number, payment: Sum): void {
  spend(playerOf(t.state, seat), payment, 'specials')
  const { coins = 0 } = payment
  if (coins === 0) return
  for (const commitment of t.state.commitments) {
    const { coinsSpent } = known(t.content.specials, commitment.special).power
    if (coinsSpent?.(t, commitment, seat, coins)) return
  }
}
