import type { Flow } from '@curio/kernel'
import type { PrepareTerms } from '../effects/terms.ts'
import type { ActNamed, By } from './acts.ts'
import { kindsLacking } from './components.ts'
import { type TrickerionContent, trickOf } from './content.ts'
import { pay, priceForbidden } from './gains.ts'
import { type TextList, write } from './grammar.ts'
import { pointsForbidden, spendPoints } from './points.ts'
import type { Reason } from './reasons.ts'
import { afterwards, claimEffect, powerForbidden, termsOf } from './special.ts'
import type { OwnTrick, TrickerionState } from './state.ts'
import { playerOf, type TrickerionTable, tell } from './table.ts'
import { freeMarkers, trickInWorkshop } from './tricks.ts'

/** Section 4.26. */

/** TR-WS-PREP-4, TR-WS-PREP-6: markers that are due, if as many are free. */
export function markersDue(content: TrickerionContent, { trick, on }: OwnTrick): number {
  const { markers } = trickOf(content, trick).entry
  return on === 'engineer' ? markers + content.pack.constants.markers.engineer : markers
}

/** Why a trick of the workshop cannot be prepared, however many action points there are. */
function unready(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  own: OwnTrick,
  terms: PrepareTerms,
): Reason | null {
  if (own.markers > 0) return 'hasMarkers'
  const player = playerOf(state, seat)
  const card = trickOf(content, own.trick)
  if (kindsLacking(player, content, card) > terms.lacking) return 'lacksComponents'
  if (freeMarkers(state, content, seat, own) <= 0) return 'noFreeMarkers'
  return priceForbidden(player, terms.payment)
}

/** TR-WS-PREP-1 to TR-WS-PREP-8: why a trick of the workshop cannot be prepared. */
export function prepareForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  own: OwnTrick,
  terms: PrepareTerms,
): Reason | null {
  const reason = unready(state, content, seat, own, terms)
  return reason ?? pointsForbidden(state, trickOf(content, own.trick).entry.ap)
}

/** The tricks that a player could prepare with action points alone. */
export const preparable = (
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
): readonly OwnTrick[] =>
  playerOf(state, seat).tricks.filter(
    (own) => unready(state, content, seat, own, content.terms.prepare) === null,
  )

export function addPreparations(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  by: By,
  terms: PrepareTerms,
  to: TextList<'prepare'>,
): void {
  for (const own of playerOf(state, seat).tricks) {
    if (prepareForbidden(state, content, seat, own, terms) !== null) continue
    const act = { type: 'prepare', by, trick: own.trick } as const
    if (powerForbidden(state, content, seat, act) === null) to.push(write.prepare(act))
  }
}

/** TR-CMP-15: components are only looked at. */
export function prepare(t: TrickerionTable, seat: number, act: ActNamed<'prepare'>): Flow | undefined {
  const { state, content } = t
  const { trick } = act
  const terms = termsOf(state, content, 'prepare', act)
  const player = playerOf(state, seat)
  spendPoints(state, trickOf(content, trick).entry.ap)
  claimEffect(t, seat, act)
  pay(t, seat, terms.payment, 'special', 'specials')
  const own = trickInWorkshop(player, trick)
  const wanted = terms.markers(markersDue(content, own), freeMarkers(state, content, seat, own))
  const markers = putMarkers(state, content, seat, own, wanted)
  tell(t, { kind: 'prepared', seat, trick, markers })
  return afterwards(t, seat, act, { action: 'prepare', trick, markers })
}

/** TR-WS-PREP-7, TR-WS-PREP-8: puts markers on a trick card, as many as are free; returns their number. */
export function putMarkers(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  own: OwnTrick,
  wanted: number,
): number {
  const markers = Math.max(0, Math.min(wanted, freeMarkers(state, content, seat, own)))
  own.markers += markers
  return markers
}
