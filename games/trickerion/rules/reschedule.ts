import type { Flow } from '@curio/kernel'
import type { RescheduleTerms } from '../effects/terms.ts'
import type { ActNamed, By, Spot } from './acts.ts'
import type { TrickerionContent } from './content.ts'
import { lawOf } from './gains.ts'
import { type TextList, write } from './grammar.ts'
import { previewSetUp, showInRow } from './links.ts'
import { pointsForbidden, spendPoints } from './points.ts'
import type { Reason } from './reasons.ts'
import { afterwards, claimEffect, powerForbidden } from './special.ts'
import { eachSpot, putMarker, spotForbidden, takeMarker } from './spots.ts'
import type { Marker, TrickerionState } from './state.ts'
import { type TrickerionTable, tell } from './table.ts'

/** Section 4.31. */

const STAYS_ON_SLOTS = { isBeside: false, isSecondCopy: false } as const

/** TR-TH-RES-1: why a marker is not one that the player may move. */
function ownerForbidden(
  seat: number,
  marker: Marker,
  { isForeign }: Pick<RescheduleTerms, 'isForeign'>,
): 'notYourMarker' | null {
  return (marker.seat === seat) === isForeign ? 'notYourMarker' : null
}

/** TR-TH-RES-1, TR-TH-RES-2, TR-TH-RES-6, TR-TH-RES-7: why a marker cannot move there; its price is not looked at. */
export function moveForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  marker: Marker,
  spot: Spot,
  terms: Pick<RescheduleTerms, 'isForeign'>,
): Reason | null {
  const piece = { seat: marker.seat, trick: marker.trick, moved: marker }
  return ownerForbidden(seat, marker, terms) ?? spotForbidden(state, content, piece, spot)
}

/** Every move of a marker that is not forbidden, whatever it costs. */
export function eachMove(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  terms: Pick<RescheduleTerms, 'isForeign'>,
  visit: (from: { readonly card: string; readonly place: string }, spot: Spot) => void,
): void {
  for (const show of state.row) {
    for (const marker of show?.markers ?? []) {
      if (!show || ownerForbidden(seat, marker, terms) !== null) continue
      const from = { card: show.card, place: marker.place }
      const piece = { seat: marker.seat, trick: marker.trick, moved: marker }
      eachSpot(state, content, piece, STAYS_ON_SLOTS, (spot) => visit(from, spot))
    }
  }
}

export const rescheduleAp = (state: TrickerionState, content: TrickerionContent): number =>
  lawOf(state, content).actionAp.reschedule

export function addReschedules(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  by: By,
  terms: RescheduleTerms,
  to: TextList<'reschedule'>,
): void {
  if (pointsForbidden(state, rescheduleAp(state, content)) !== null) return
  eachMove(state, content, seat, terms, (from, spot) => {
    const act = { type: 'reschedule', by, ...from, spot } as const
    if (powerForbidden(state, content, seat, act) === null) to.push(write.reschedule(act))
  })
}

/** TR-TH-RES-3 to TR-TH-RES-5: no bonus for links. */
export function reschedule(t: TrickerionTable, seat: number, act: ActNamed<'reschedule'>): Flow | undefined {
  const { state, content } = t
  spendPoints(state, rescheduleAp(state, content))
  claimEffect(t, seat, act)
  const { trick } = moveMarker(t, seat, act)
  return afterwards(t, seat, act, { action: 'reschedule', trick, spot: act.spot })
}

/** Moves a marker or a pile, and tells it (TR-MAG-ELEC-5). */
export function moveMarker(
  t: TrickerionTable,
  seat: number,
  { card, place, spot }: Pick<ActNamed<'reschedule'>, 'card' | 'place' | 'spot'>,
): Marker {
  const { state, content } = t
  const marker = takeMarker(state, card, place)
  const { trick } = marker
  const { links } = previewSetUp(content, showInRow(state, spot.card), marker.seat, trick, spot)
  putMarker(state, spot, marker)
  tell(t, {
    kind: 'rescheduled',
    seat,
    owner: marker.seat,
    trick,
    from: { card, place },
    spot,
    links: links.length,
  })
  return marker
}
