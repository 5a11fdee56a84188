import type { Flow } from '@curio/kernel'
import { type ActOf, actOf, type TextOf, write } from './acts.ts'
import { addBid, canPlaceBid, cardsToBidOn, removeBid } from './bids.ts'
import type { CryptidsContent } from './content.ts'
import { replaceCards } from './display.ts'
import { gainCoins, gainExperience, gainRumours, refillMarket, replaceMarket } from './evidence.ts'
import { DIRECTIONS, moveHelper, stepFrom } from './initiative.ts'
import { addSwaps, addTrades, trade } from './market.ts'
import { isUnsettled, settle } from './refresh.ts'
import { learn, learnable, RESTORE_PRICE, restore, restoreFree, usedSkills } from './skills.ts'
import type { CryptidsState, Direction, HelperDie, Turn } from './state.ts'
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
export function* helperTurn(t: CryptidsTable, seat: number): Flow {
  const { state, content } = t
  beginTurn(t, seat)
  for (;;) {
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

/** CR-HELP-5: whether a turn could be ended after a command that leads to such a position. */
function canGoOn(turn: Turn, row: number, coins: number, hasMoved: boolean): boolean {
  return !(turn.startedOnTop && row === TOP && hasMoved && coins === 0)
}

function helperOptions(state: CryptidsState, content: CryptidsContent, seat: number): TextOf<'helper'>[] {
  const options: TextOf<'helper'>[] = []
  const { coins, row } = playerOf(state, seat)
  const turn = turnOf(state)
  const isAffordable = (price: number): boolean =>
    price <= coins && canGoOn(turn, row, coins - price, turn.moved !== null)
  addMandatoryMove(state, content, seat, options)
  if (turn.moved === 'up') addSkills(state, content, seat, isAffordable, options)
  addPaidSteps(state, content, seat, options)
  if (isAffordable(MARKET_PRICE)) options.push(write.payMarket())
  if (isAffordable(cardRefresh(state).price)) addCardRefreshes(state, options)
  addTrades(state, content, seat, isAffordable, options)
  addSwaps(state, content, seat, isAffordable, options)
  addBidChanges(state, seat, options)
  addCommonActs(state, content, seat, options)
  if (canEnd(state, content, seat)) options.push(write.end())
  return options
}

/** CR-HELP-2, CR-DIE-1, CR-DIE-5. */
function addMandatoryMove(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: TextOf<'helper'>[],
): void {
  if (turnOf(state).moved !== null) return
  const { row, coins } = playerOf(state, seat)
  const above = stepFrom(state, content, row, 'up')
  if (above !== null && canGoOn(turnOf(state), above, coins, true)) to.push(write.up())
  if (stepFrom(state, content, row, 'down') === null) return
  let dice = 0
  for (let die = 0; die < state.dice.length; die++) {
    if (state.dice[die]?.taken !== false) continue
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
  isAffordable: (price: number) => boolean,
  to: TextOf<'helper'>[],
): void {
  for (const skill of learnable(state, content, seat)) to.push(write.learn({ skill }))
  if (!isAffordable(RESTORE_PRICE)) return
  for (const skill of usedSkills(state, seat)) to.push(write.restore({ skill }))
}

/** CR-PAID-1, CR-PAID-2: step by step. */
function addPaidSteps(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: TextOf<'helper'>[],
): void {
  const { row, coins } = playerOf(state, seat)
  if (coins < STEP_PRICE) return
  const turn = turnOf(state)
  for (const direction of DIRECTIONS) {
    const next = stepFrom(state, content, row, direction)
    if (next !== null && canGoOn(turn, next, coins - STEP_PRICE, turn.moved !== null))
      to.push(write.payStep({ direction }))
  }
}

function addCardRefreshes({ display, options }: CryptidsState, to: TextOf<'helper'>[]): void {
  if (options.noBids) return
  for (const slot of display) if (slot?.bids.length === 0) to.push(write.payCard({ card: slot.card }))
}

/** CR-PAID-4, CR-NOBID-2. */
function cardsWithoutBids({ display, options }: CryptidsState): string[] {
  if (options.noBids) return []
  return display.flatMap((slot) => (slot?.bids.length === 0 ? [slot.card] : []))
}

/** CR-CHBID-1 to CR-CHBID-3. */
function addBidChanges(state: CryptidsState, seat: number, to: TextOf<'helper'>[]): void {
  const { changedBid, placedBids } = turnOf(state)
  if (changedBid || state.options.noBids) return
  const targets = cardsToBidOn(state, seat)
  for (const slot of state.display) {
    if (!slot?.bids.includes(seat) || placedBids.includes(slot.card)) continue
    for (const target of targets) to.push(write.rebid({ from: slot.card, to: target }))
  }
}

/** CR-ENDT-6, CR-HELP-3, CR-HELP-4, CR-BID-4, CR-BID-6. */
function canEnd(state: CryptidsState, content: CryptidsContent, seat: number): boolean {
  const { moved, startedOnTop } = turnOf(state)
  const { row } = playerOf(state, seat)
  if (startedOnTop && row === TOP) return false
  if (moved === null && DIRECTIONS.some((way) => stepFrom(state, content, row, way) !== null)) return false
  return state.round === state.finalRound || !canPlaceBid(state, seat)
}

/** Does what is done at once; gives the rest, where more is to be asked. */
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
