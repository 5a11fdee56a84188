import type { Suit } from '../../content/vocabulary.ts'
import type { TrickerionContent } from '../../rules/content.ts'
import { type Preview, previewSetUp, showOf } from '../../rules/links.ts'
import type { Marker, TrickerionState } from '../../rules/state.ts'
import type { TrickerionView } from '../../view.ts'
import type { Offer } from './offers.ts'

/** What the marker of an offer would do where it would lie; null where no marker is laid. */
export function previewOf(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  { act }: Pick<Offer, 'act'>,
): Preview | null {
  if (act.type === 'setUp') {
    const show = showOf(state, act.spot.card)
    return show ? previewSetUp(content, show, seat, act.trick, act.spot) : null
  }
  if (act.type !== 'reschedule') return null
  const from = showOf(state, act.card)
  const to = showOf(state, act.spot.card)
  const moved = from?.markers.find(({ place }) => place === act.place)
  if (!from || !to || !moved) return null
  const without = { ...to, markers: to.markers.filter((marker) => from !== to || marker !== moved) }
  return previewSetUp(content, without, seat, moved.trick, act.spot)
}

/** Of offers that differ in minor parts the plainest that makes most links. */
export function bestLinks(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  offers: readonly Offer[],
): Offer | undefined {
  let best: Offer | undefined
  let most = -1
  for (const offer of offers) {
    const preview = previewOf(state, content, seat, offer)
    const worth = preview === null ? 0 : preview.links.length * 10 - preview.dead.length
    if (best === undefined || worth > most) [best, most] = [offer, worth]
  }
  return best
}

/** The marker that an offer would lay, and on which card. */
export function ghostOf(
  { row }: TrickerionView,
  seat: number,
  { act }: Pick<Offer, 'act'>,
): { readonly card: string; readonly marker: Marker } | null {
  if (act.type === 'setUp') {
    const { card, place, direction } = act.spot
    return { card, marker: { seat, trick: act.trick, place, direction, size: act.size } }
  }
  if (act.type !== 'reschedule') return null
  const moved = row.find((show) => show?.card === act.card)?.markers.find(({ place }) => place === act.place)
  const { card, place, direction } = act.spot
  return moved ? { card, marker: { ...moved, place, direction } } : null
}

/** The symbol of a marker; a trick that was returned since has lost its own, and its marker keeps a plain one. */
export const suitIn = ({ players }: TrickerionView, { seat, trick }: Marker): Suit =>
  players[seat]?.tricks.find((own) => own.trick === trick)?.symbol ?? 'spades'
