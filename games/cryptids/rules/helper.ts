import type { Flow } from '@curio/kernel'
import { type ActOf, actOf, type TextOf, write } from './acts.ts'
import { addBid, canPlaceBid, cardsToBidOn, removeBid } from './bids.ts'
import type { CryptidsContent } from './content.ts'
import { replaceCards } from './display.ts'
import { gainCoins, gainExperience, gainRumours, refillMarket, replaceMarket } from './evidence.ts'
import { DIRECTIONS, moveHelper, stepFrom } from './initiative.ts'
import { addSwaps, addTrades, type PriceForbidden, trade } from './market.ts'
import { isUnsettled, settle } from './refresh.ts'
import { learn, learnable, RESTORE_PRICE, restore, restoreFree, usedSkills } from './skills.ts'
import type { CryptidsState, Direction, HelperDie, Slot, Turn } from './state.ts'
import { type CryptidsTable, choose, playerOf, tell, turnOf } from './table.ts'
import { placeTerrain } from './terrain.ts'
import { addCommonActs, beginTurn, performCommon } from './turn.ts'

const TOP = 1
/** CR-PAID-1, CR-PAID-3. */
export const STEP_PRICE = 1
export const MARKET_PRICE = 1

/** CR-PAID-4, CR-SOLO-9: what a paid refresh of cards costs, and how many it replaces. */
export function cardRefresh(state: { readonly poacher: unknown }): {
  readonly price: number
  readonly cards: number
} {
  return state.poacher ? { price: 3, cards: 1 } : { price: 1, cards: 2 }
}

/** CR-HELP-1 to CR-HELP-6, then the four steps of CR-ENDT-1. */
export function* helperTurn(t: CryptidsTable, seat: number, beforeAct: () => void): Flow {
  const { state, content } = t
  if (state.turn === null) beginTurn(t, seat)
  for (;;) {
    beforeAct()
    if (isUnsettled(state)) yield* settle(t, seat)
    const answer = yield* choose(t, seat, 'helper', () => helperOptions(state, content, seat))
    const act = actOf('helper', answer)
    if (act.type === 'end') break
    const rest = perform(t, seat, act)
    if (rest) yield* rest
  }
  refillMarket(t, 'refilled')
  yield* placeTerrain(t, seat)
  const player = playerOf(state, seat)
  // CR-ENDT-5.
  player.movement = 'ready'
  player.action = 'ready'
  player.side = 'left'
  state.turn = null
  tell(t, { kind: 'turn.ended', seat, phase: state.phase, row: player.row })
}

/** CR-HELP-5: whether the turn can still be ended from such a position. */
function canGoOn(turn: Turn, row: number, coins: number, hasMoved: boolean): boolean {
  return !(turn.startedOnTop && row === TOP && hasMoved && coins === 0)
}

/** CR-HELP-5: why a price may not be paid in a helper turn. */
export function helperPriceForbidden(state: CryptidsState, seat: number): PriceForbidden {
  const { coins, row } = playerOf(state, seat)
  const turn = turnOf(state)
  return (price) => {
    if (price > coins) return 'tooDear'
    return canGoOn(turn, row, coins - price, turn.moved !== null) ? null : 'lastCoin'
  }
}

function helperOptions(state: CryptidsState, content: CryptidsContent, seat: number): TextOf<'helper'>[] {
  const options: TextOf<'helper'>[] = []
  const forbidPrice = helperPriceForbidden(state, seat)
  addMandatoryMove(state, content, seat, options)
  if (learningForbidden(state) === null) addSkills(state, content, seat, forbidPrice, options)
  addPaidSteps(state, content, seat, options)
  if (forbidPrice(MARKET_PRICE) === null) options.push(write.payMarket())
  if (forbidPrice(cardRefresh(state).price) === null) addCardRefreshes(state, options)
  addTrades(state, content, seat, forbidPrice, options)
  addSwaps(state, content, seat, forbidPrice, options)
  addBidChanges(state, seat, options)
  addCommonActs(state, content, seat, options)
  if (endForbidden(state, content, seat) === null) options.push(write.end())
  return options
}

/** CR-HELP-1, CR-INIT-4, CR-HELP-5: why the mandatory step cannot go that way. */
export function stepForbidden(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  direction: Direction,
): 'stepDone' | 'noRow' | 'lastCoin' | null {
  const turn = turnOf(state)
  if (turn.moved !== null) return 'stepDone'
  const { row, coins } = playerOf(state, seat)
  const next = stepFrom(state, content, row, direction)
  if (next === null) return 'noRow'
  return canGoOn(turn, next, coins, true) ? null : 'lastCoin'
}

/** CR-PAID-1, CR-INIT-4, CR-HELP-5: why a step that way cannot be paid for. */
export function paidStepForbidden(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  direction: Direction,
): 'stepCosts' | 'noRow' | 'lastCoin' | null {
  const { row, coins } = playerOf(state, seat)
  const next = stepFrom(state, content, row, direction)
  if (next === null) return 'noRow'
  if (coins < STEP_PRICE) return 'stepCosts'
  const turn = turnOf(state)
  return canGoOn(turn, next, coins - STEP_PRICE, turn.moved !== null) ? null : 'lastCoin'
}

/** CR-DIE-1: why a die cannot be taken. */
export const dieForbidden = ({ dice }: CryptidsState, die: number): 'dieTaken' | null =>
  dice[die]?.taken === false ? null : 'dieTaken'

/** CR-LEARN-1: why nothing can be learned or restored. */
export const learningForbidden = (state: CryptidsState): 'learnAfterUp' | null =>
  turnOf(state).moved === 'up' ? null : 'learnAfterUp'

/** CR-HELP-2, CR-DIE-1, CR-DIE-5. */
function addMandatoryMove(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: TextOf<'helper'>[],
): void {
  if (turnOf(state).moved !== null) return
  if (stepForbidden(state, content, seat, 'up') === null) to.push(write.up())
  if (stepForbidden(state, content, seat, 'down') !== null) return
  let dice = 0
  for (let die = 0; die < state.dice.length; die++) {
    if (dieForbidden(state, die) !== null) continue
    to.push(write.down({ die }))
    dice += 1
  }
  if (dice === 0) to.push(write.downWithoutDie())
}

/** CR-LEARN-1, CR-LEARN-4, CR-LEARN-5. */
function addSkills(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  forbidPrice: PriceForbidden,
  to: TextOf<'helper'>[],
): void {
  for (const skill of learnable(state, content, seat)) to.push(write.learn({ skill }))
  if (forbidPrice(RESTORE_PRICE) !== null) return
  for (const skill of usedSkills(state, seat)) to.push(write.restore({ skill }))
}

/** CR-PAID-1, CR-PAID-2: step by step. */
function addPaidSteps(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: TextOf<'helper'>[],
): void {
  for (const direction of DIRECTIONS) {
    if (paidStepForbidden(state, content, seat, direction) === null) to.push(write.payStep({ direction }))
  }
}

function addCardRefreshes({ display, options }: CryptidsState, to: TextOf<'helper'>[]): void {
  for (const slot of display) {
    if (slot && replacingForbidden(options, slot) === null) to.push(write.payCard({ card: slot.card }))
  }
}

/** CR-PAID-4, CR-NOBID-2: why coins do not replace a card. */
export function replacingForbidden(
  { noBids }: CryptidsState['options'],
  { bids }: Slot,
): 'noReplacing' | 'anyBid' | null {
  if (noBids) return 'noReplacing'
  return bids.length === 0 ? null : 'anyBid'
}

function cardsWithoutBids({ display, options }: CryptidsState): string[] {
  return display.flatMap((slot) => (slot && replacingForbidden(options, slot) === null ? [slot.card] : []))
}

/** CR-CHBID-1 to CR-CHBID-3: why the token of a seat cannot leave a card. */
export function moveBidForbidden(
  state: CryptidsState,
  seat: number,
  { bids, card }: Slot,
): 'noBid' | 'bidJustPlaced' | 'bidChanged' | null {
  const { changedBid, placedBids } = turnOf(state)
  if (!bids.includes(seat)) return 'noBid'
  if (placedBids.includes(card)) return 'bidJustPlaced'
  return changedBid ? 'bidChanged' : null
}

function addBidChanges(state: CryptidsState, seat: number, to: TextOf<'helper'>[]): void {
  if (state.options.noBids || turnOf(state).changedBid) return
  const targets = cardsToBidOn(state, seat)
  for (const slot of state.display) {
    if (!slot || moveBidForbidden(state, seat, slot) !== null) continue
    for (const target of targets) to.push(write.rebid({ from: slot.card, to: target }))
  }
}

/** CR-ENDT-6, CR-HELP-3, CR-HELP-4, CR-BID-4, CR-BID-6: why a helper turn cannot end. */
export function endForbidden(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
): 'endAfterStep' | 'endOffTop' | 'endWithBid' | null {
  const { moved, startedOnTop } = turnOf(state)
  const { row } = playerOf(state, seat)
  const canStep = (way: Direction): boolean => stepFrom(state, content, row, way) !== null
  if (moved === null && DIRECTIONS.some(canStep)) return 'endAfterStep'
  if (startedOnTop && row === TOP) return 'endOffTop'
  return mustBid(state, seat) ? 'endWithBid' : null
}

/** CR-BID-4, CR-BID-6: whether a free token must be placed before the turn ends. */
export const mustBid = (state: CryptidsState, seat: number): boolean =>
  state.round !== state.finalRound && canPlaceBid(state, seat)

/** Performs an act; returns a flow if there is more to ask. */
function perform(
  t: CryptidsTable,
  seat: number,
  act: Exclude<ActOf<'helper'>, { type: 'end' }>,
): Flow | undefined {
  switch (act.type) {
    case 'up':
      moveMandatory(t, seat, 'up')
      return
    case 'down':
      moveMandatory(t, seat, 'down')
      return takeDie(t, seat, act.die)
    case 'downWithoutDie':
      moveMandatory(t, seat, 'down')
      return
    case 'learn':
      learn(t, seat, act.skill)
      return
    case 'restore':
      restore(t, seat, [act.skill], RESTORE_PRICE)
      return
    case 'payStep':
      playerOf(t.state, seat).coins -= STEP_PRICE
      moveHelper(t, seat, act.direction, 1, 'paid')
      return
    case 'payMarket':
      playerOf(t.state, seat).coins -= MARKET_PRICE
      tell(t, { kind: 'market.paid', seat })
      replaceMarket(t)
      return
    case 'payCard':
      return payForCards(t, seat, act.card)
    case 'buy':
    case 'sell':
    case 'sellInto':
    case 'swap':
      trade(t, seat, act)
      return
    case 'rebid':
      changeBid(t, seat, act.from, act.to)
      return
    case 'cash':
    case 'bid':
      performCommon(t, seat, act)
      return
  }
}

function moveMandatory(t: CryptidsTable, seat: number, direction: Direction): void {
  moveHelper(t, seat, direction, 1, 'mandatory')
  turnOf(t.state).moved = direction
}

/** CR-DIE-1 to CR-DIE-4. */
function* takeDie(t: CryptidsTable, seat: number, index: number): Flow {
  const die = dieAt(t.state, index)
  die.taken = true
  const { bonus, n } = die
  tell(t, { kind: 'die', seat, die: index, bonus, n })
  if (bonus === 'coin') gainCoins(t, seat, n, 'die')
  else if (bonus === 'exp') gainExperience(t, seat, n, 'die')
  else if (bonus === 'rumour') gainRumours(t, seat, n, 'die')
  else yield* restoreFree(t, seat, n)
}

function dieAt({ dice }: CryptidsState, index: number): HelperDie {
  const die = dice[index]
  if (!die) throw new Error(`no die ${index}`)
  return die
}

/** CR-PAID-4, CR-PAID-6: the second card is chosen after the first new one is seen. */
function* payForCards(t: CryptidsTable, seat: number, first: string): Flow {
  const { state } = t
  const { price, cards } = cardRefresh(state)
  playerOf(state, seat).coins -= price
  yield* replaceCards(t, seat, [first], price)
  for (let left = cards - 1; left > 0; left--) {
    if (cardsWithoutBids(state).length === 0) return
    const answer = yield* choose(t, seat, 'helper.card', () => [
      ...cardsWithoutBids(state).map((card) => write.replaceToo({ card })),
      write.decline(),
    ])
    const act = actOf('helper.card', answer)
    if (act.type === 'decline') return
    yield* replaceCards(t, seat, [act.card], 0)
  }
}

function changeBid(t: CryptidsTable, seat: number, from: string, to: string): void {
  removeBid(t.state, seat, from)
  addBid(t.state, seat, to)
  turnOf(t.state).changedBid = true
  tell(t, { kind: 'bid', seat, card: to, from })
}
