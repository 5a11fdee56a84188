import type { Flow } from '@curio/kernel'
import type { Day } from '../content/vocabulary.ts'
import type { ActNamed } from './acts.ts'
import { known, trickOf } from './content.ts'
import { amountOf, lawOf, receive } from './gains.ts'
import { actOf, type TextOf, write } from './grammar.ts'
import { showInRow } from './links.ts'
import type { Amount, Paid, PerformerBonus } from './notes.ts'
import { spendPoints } from './points.ts'
import type { Payout } from './powers.ts'
import type { Reason } from './reasons.ts'
import { addGivingBack, giveBack } from './returns.ts'
import { clearShow } from './row.ts'
import { abilityOf, claimEffect } from './special.ts'
import { takeMarker } from './spots.ts'
import type { Show, TrickerionState } from './state.ts'
import { choose, playerOf, type TrickerionTable, tell } from './table.ts'
import { changesOf, paidFor, payoutsOf, performerBonus, performerOn, resultsOf } from './yields.ts'

/** Section 4.32: the Performance phase. */

/** TR-MAG-CHAIN-3: what abilities do between the last placement and Thursday. */
export function* beforePerformances(t: TrickerionTable): Flow {
  for (const seat of [...t.state.order]) {
    const ability = abilityOf(t.state, t.content, seat)
    if (ability.beforePerformances) yield* ability.beforePerformances(t, seat)
  }
}

/** TR-PERF-2, TR-PERF-6: why the player cannot perform a card. */
export const performForbidden = (seat: number, { markers }: Show): Extract<Reason, 'noOwnMarker'> | null =>
  markers.some((marker) => marker.seat === seat) ? null : 'noOwnMarker'

/** Cards that the player could perform. */
export function cardsToPerform({ row }: TrickerionState, seat: number): readonly string[] {
  return row.flatMap((show) => (show && performForbidden(seat, show) === null ? [show.card] : []))
}

/** TR-PERF-1, TR-PERF-12: the day of one Magician, if one stands on its stage. */
export function* playDay(t: TrickerionTable, day: Day): Flow {
  const { state } = t
  const seat = performerOn(state, day)
  tell(t, { kind: 'day', day, seat })
  if (seat === null) return
  const card = (yield* choiceOfOthers(t, seat)) ?? (yield* choiceOfCard(t, seat))
  if (card === null) tell(t, { kind: 'notPerformed', seat, day })
  else yield* perform(t, seat, day, showInRow(state, card))
}

/** TR-MAG-YOR: somebody else may choose the card, before the performer does. */
function* choiceOfOthers(t: TrickerionTable, performer: number): Flow<string | null> {
  for (const seat of [...t.state.order]) {
    const { choosesFor } = abilityOf(t.state, t.content, seat)
    if (!choosesFor || seat === performer) continue
    const card = yield* choosesFor(t, seat, performer)
    if (card !== null) return card
  }
  return null
}

/** TR-PERF-2, TR-PERF-5. */
function* choiceOfCard(t: TrickerionTable, seat: number): Flow<string | null> {
  const { state } = t
  while (cardsToPerform(state, seat).length > 0) {
    const act = actOf('perform', yield* choose(t, seat, 'perform', () => performOptions(state, seat)))
    if (act.type === 'perform') return act.card
    if (act.type === 'decline') return null
    yield* giveBack(t, seat)
  }
  return null
}

function performOptions(state: TrickerionState, seat: number): readonly TextOf<'perform'>[] {
  const options: TextOf<'perform'>[] = cardsToPerform(state, seat).map((card) => write.perform({ card }))
  options.push(write.decline())
  addGivingBack(state, seat, options)
  return options
}

/** The rules since which the state names the card that is being performed. */
const CARD_IS_NAMED = 2

/** TR-PERF-3, TR-PERF-12. */
function* perform(t: TrickerionTable, seat: number, day: Day, show: Show): Flow {
  const { state, content } = t
  if (t.since(CARD_IS_NAMED)) state.performing = show.card
  const payouts = payoutsOf(state, content, show, seat)
  yield* changePayouts(t, seat, show, payouts)
  const paid: Paid[] = []
  const { coinsAsFame } = lawOf(state, content)
  for (const payout of payouts) {
    paid.push(paidFor(payout, yield* settle(t, payout.marker.seat, payout, coinsAsFame)))
  }
  // TR-PERF-BON-8: links are counted before the markers leave.
  const bonus = performerBonus(state, content, seat, show)
  tell(t, { kind: 'performed', seat, day, card: show.card, paid, bonus })
  for (const { seat: owner, ...amount } of paid) receive(t, owner, amount, 'tricks')
  payPerformer(t, seat, bonus)
  state.performers.push(seat)
  sendMarkersHome(t, show)
  if (t.since(CARD_IS_NAMED)) state.performing = null
}

function* changePayouts(t: TrickerionTable, seat: number, show: Show, payouts: readonly Payout[]): Flow {
  const { state, content } = t
  const ability = abilityOf(state, content, seat)
  if (ability.payouts) yield* ability.payouts(t, seat, show, payouts)
  for (const commitment of [...state.commitments]) {
    if (commitment.seat !== seat) continue
    const { power } = known(content.specials, commitment.special)
    if (power.payouts) yield* power.payouts(t, seat, show, payouts)
  }
}

/** TR-PERF-REW-11: asks the owner only where the order of changes leaves a real choice. */
function* settle(
  t: TrickerionTable,
  owner: number,
  payout: Pick<Payout, 'printed' | 'changes'>,
  coinsAsFame: boolean,
): Flow<Amount> {
  const results = resultsOf(payout, coinsAsFame)
  const [first = amountOf({})] = results
  if (results.length === 1) return first
  const answer = yield* choose(t, owner, 'yield', () => results.map((result) => write.takeYield(result)))
  const { fame, coins, shards } = actOf('yield', answer)
  return { fame, coins, shards }
}

/** Section 4.34; each part is a payment of its own. */
function payPerformer(
  t: TrickerionTable,
  seat: number,
  { forLinks, forSpecialists, forCard }: PerformerBonus,
): void {
  receive(t, seat, forLinks, 'performer')
  for (const { amount } of forSpecialists) receive(t, seat, amount, 'performer')
  receive(t, seat, forCard, 'performer')
}

/** TR-PERF-7, TR-PERF-8. */
function sendMarkersHome(t: TrickerionTable, show: Show): void {
  for (const { seat, trick } of show.markers) {
    const { performed, performedNow } = playerOf(t.state, seat)
    performedNow.push(trick)
    if (!performed.includes(trick)) performed.push(trick)
  }
  clearShow(t, show, 'performed')
}

/** What special assignments do when the last day is over. */
export function* endPerformances(t: TrickerionTable): Flow {
  const { state, content } = t
  for (const commitment of [...state.commitments]) {
    const { power } = known(content.specials, commitment.special)
    if (power.performancesEnd) yield* power.performancesEnd(t, commitment)
  }
  state.day = null
}

/** A marker leaves its card for its trick's yield, with the modifier of the day but no performance. */
export function* takeOff(t: TrickerionTable, seat: number, { card, place }: ActNamed<'takeOff'>): Flow {
  const { state, content } = t
  spendPoints(state, lawOf(state, content).actionAp.reschedule)
  claimEffect(t, seat, { by: 'special' })
  const marker = takeMarker(state, card, place)
  const { trick } = marker
  const printed = trickOf(content, trick).entry.yields
  const payout = { printed, changes: changesOf(state, content, marker, seat) }
  const amount = yield* settle(t, seat, payout, false)
  tell(t, { kind: 'takenOff', seat, trick, card, place, amount })
  receive(t, seat, amount, 'specials')
}
