import type { Suit } from '../../content/vocabulary.ts'
import type { Spot } from '../../rules/acts.ts'
import { type TrickerionContent, trickOf } from '../../rules/content.ts'
import { lawOf } from '../../rules/gains.ts'
import { type LinkTerms, linkPay, type Preview, previewSetUp, showOf } from '../../rules/links.ts'
import { PRINTED_LINKS } from '../../rules/set-up.ts'
import { termsOf } from '../../rules/special.ts'
import type { Marker, Show, TrickerionState } from '../../rules/state.ts'
import type { TrickerionView } from '../../view.ts'
import type { Offer } from './offers.ts'

/** What a marker would do where it would lie, and what that would bring. */
export interface Laid extends Pick<Preview, 'links' | 'dead' | 'open'> {
  /** Fame, or as many coins. */
  readonly pays: number
  /** Fame by the prophecy in force. */
  readonly fame: number
  readonly shards: readonly { readonly seat: number; readonly shards: number }[]
}

/** What the marker of an offer would do where it would lie; null where no marker is laid. */
export function previewOf(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  { act }: Pick<Offer, 'act'>,
): Laid | null {
  if (act.type === 'setUp') {
    const show = showOf(state, act.spot.card)
    if (!show) return null
    const { school } = trickOf(content, act.trick).entry
    const paid = laid(content, show, { seat, ...act }, termsOf(state, content, 'setUp', act))
    return { ...paid, fame: lawOf(state, content).setUpFame[school] }
  }
  if (act.type !== 'reschedule') return null
  const from = showOf(state, act.card)
  const to = showOf(state, act.spot.card)
  const moved = from?.markers.find(({ place }) => place === act.place)
  if (!from || !to || !moved) return null
  const without = { ...to, markers: to.markers.filter((marker) => from !== to || marker !== moved) }
  // TR-TH-RES-3, TR-MAG-CHAIN-2: only a move without a character is paid for its links.
  const terms = state.placement === null ? PRINTED_LINKS : null
  return laid(content, without, { seat: moved.seat, trick: moved.trick, spot: act.spot }, terms)
}

/** Without terms nothing is paid. */
function laid(
  content: TrickerionContent,
  show: Show,
  { seat, trick, spot }: { readonly seat: number; readonly trick: string; readonly spot: Spot },
  terms: LinkTerms | null,
): Laid {
  const { links, dead, open } = previewSetUp(content, show, seat, trick, spot)
  if (terms === null) return { links, dead, open, pays: 0, fame: 0, shards: [] }
  const { times, each, shards } = linkPay(content, show, seat, trick, spot, terms)
  return { links, dead, open, pays: times * each, fame: 0, shards }
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

/** The marker that an offer would lay, and on which card; `prepared` is the trick whose marker goes on stage at once. */
export function ghostOf(
  { row }: Pick<TrickerionView, 'row'>,
  seat: number,
  { act }: Pick<Offer, 'act'>,
  prepared: string | null = null,
): { readonly card: string; readonly marker: Marker } | null {
  if (act.type === 'stage' && prepared !== null) {
    const { card, place, direction } = act.spot
    return { card, marker: { seat, trick: prepared, place, direction, size: 1 } }
  }
  if (act.type === 'setUp') {
    const { card, place, direction } = act.spot
    return { card, marker: { seat, trick: act.trick, place, direction, size: act.size } }
  }
  if (act.type !== 'reschedule') return null
  const moved = row.find((show) => show?.card === act.card)?.markers.find(({ place }) => place === act.place)
  const { card, place, direction } = act.spot
  return moved ? { card, marker: { ...moved, place, direction } } : null
}

/** A performance card as it would lie after an offer. */
export function showAfter(
  table: Pick<TrickerionView, 'row'>,
  show: Show,
  seat: number,
  offer: Pick<Offer, 'act'>,
  prepared: string | null = null,
): Show {
  const { act } = offer
  const leaves = act.type === 'reschedule' || act.type === 'takeOff' ? act : null
  const ghost = ghostOf(table, seat, offer, prepared)
  const stays = show.markers.filter(({ place }) => leaves?.card !== show.card || leaves.place !== place)
  return { card: show.card, markers: ghost?.card === show.card ? [...stays, ghost.marker] : stays }
}

/** The symbol of a marker; a trick that was returned since has lost its own, and its marker keeps a plain one. */
export const suitIn = ({ players }: TrickerionView, { seat, trick }: Marker): Suit =>
  players[seat]?.tricks.find((own) => own.trick === trick)?.symbol ?? 'spades'
