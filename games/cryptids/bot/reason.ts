import { type Json, leadOf, sameJson } from '@curio/kernel'
import { EVIDENCE, type Evidence } from '../content/vocabulary.ts'
import { DIE, isQuestionKind, readAct } from '../rules/acts.ts'
import { type CryptidsContent, cardOf } from '../rules/content.ts'
import type { CryptidsState, Slot } from '../rules/state.ts'
import { typeNumber } from './atlas.ts'
import { RELOCATE, TRACK } from './planner.ts'
import { Potential } from './potential.ts'
import { priorsOf } from './priors.ts'
import { mostPromising } from './promising.ts'
import { situationOf } from './situation.ts'
import { aimOf } from './turn.ts'
import { WEIGHTS } from './weights.ts'

/** Why an act is a good one. */
export type CryptidsReason =
  /** It brings evidence for a card; `missing`: how much the card lacks even then. */
  | { readonly why: 'evidence'; readonly card: string; readonly missing: number }
  /** What waits where a journey leads, or where it leads nearer to. */
  | { readonly why: 'toCollect'; readonly at: string; readonly evidence: Evidence; readonly isThere: boolean }
  | { readonly why: 'toTrack'; readonly at: string; readonly card: string; readonly isThere: boolean }
  | { readonly why: 'toRelocate'; readonly at: string; readonly isThere: boolean }
  /** The card is found for certain, or with some dice. */
  | { readonly why: 'found'; readonly card: string; readonly dice: number }
  | { readonly why: 'relocated'; readonly points: number }
  /** These cards are within good reach from there. */
  | { readonly why: 'near'; readonly cards: readonly string[] }
  /** Worth this many points more than the next best. */
  | { readonly why: 'ahead'; readonly points: number }

/** Why a seat should answer a question like that, or null where there is little to say. */
export function reasonFor(
  state: CryptidsState,
  seat: number,
  kind: string,
  answer: Json,
  options: readonly Json[],
  content: CryptidsContent,
): CryptidsReason | null {
  return ofAct(state, seat, kind, answer, content) ?? ahead(state, seat, kind, answer, options, content)
}

function ofAct(
  state: CryptidsState,
  seat: number,
  kind: string,
  answer: Json,
  content: CryptidsContent,
): CryptidsReason | null {
  const act = isQuestionKind(kind) ? readAct(kind, answer) : null
  switch (act?.type) {
    case 'start':
      return forStart(state, seat, act.place, content)
    case 'collect':
    case 'collectAnywhere':
      return forEvidence(state, seat, typeNumber(act.face), content)
    case 'buy':
    case 'swap': {
      const token = state.market[act.slot]
      const type = token ? content.tokens.get(token)?.type : undefined
      return type === undefined ? null : forEvidence(state, seat, typeNumber(type), content)
    }
    case 'move':
    case 'actionMove':
    case 'fly':
    case 'travel':
      return forJourney(state, seat, act.to, content)
    case 'track':
      return { why: 'found', card: act.card, dice: act.cover.filter((each) => each === DIE).length }
    case 'relocate':
      return { why: 'relocated', points: cardOf(content, act.card).entry.relocated }
    case 'request':
      return { why: 'relocated', points: content.requests.get(act.request)?.points ?? 0 }
    default:
      return null
  }
}

function forStart(
  state: CryptidsState,
  seat: number,
  place: string,
  content: CryptidsContent,
): CryptidsReason | null {
  const situation = situationOf(state, seat, content)
  const potential = new Potential(state, seat, content, situation)
  const promising = mostPromising(state, potential, situation.atlas.numberOf.get(place) ?? 0)
  const cards = promising.flatMap(({ card, worth }) => (worth > 0 ? [card] : []))
  return cards.length === 0 ? null : { why: 'near', cards }
}

/** The card that lacks the least when it has one more of a type. */
function forEvidence(
  state: CryptidsState,
  seat: number,
  type: number,
  content: CryptidsContent,
): CryptidsReason | null {
  const { hand } = situationOf(state, seat, content)
  let best: { readonly card: string; readonly missing: number } | null = null
  for (const slot of state.display) {
    if (!slot || !mayTrack(state, seat, slot)) continue
    const missing = missingFor(slot, hand)
    if (!missing.includes(type)) continue
    if (best === null || missing.length - 1 < best.missing)
      best = { card: slot.card, missing: missing.length - 1 }
  }
  return best && { why: 'evidence', ...best }
}

const mayTrack = ({ options }: CryptidsState, seat: number, { location, evidence, bids }: Slot): boolean =>
  location !== null && !evidence.includes('?') && (options.noBids || bids.includes(seat))

/** The types of evidence that a card requires and the hand has not. */
function missingFor({ evidence }: Slot, hand: Int8Array): number[] {
  const left = hand.slice()
  return evidence.map(typeNumber).filter((type) => {
    left[type] = (left[type] as number) - 1
    return (left[type] as number) < 0
  })
}

function forJourney(
  state: CryptidsState,
  seat: number,
  to: string,
  content: CryptidsContent,
): CryptidsReason | null {
  const aim = aimOf(state, seat, content, to)
  const at = [...content.places.keys()][aim?.place ?? -1]
  if (!aim || at === undefined) return null
  const { what, isThere } = aim
  if (what === RELOCATE) return { why: 'toRelocate', at, isThere }
  if (what === TRACK) {
    const slot = state.display.find((each) => each?.location === at && mayTrack(state, seat, each))
    return slot ? { why: 'toTrack', at, card: slot.card, isThere } : null
  }
  const evidence = EVIDENCE[what]
  return evidence === undefined ? null : { why: 'toCollect', at, evidence, isThere }
}

/** Smaller leads are not worth telling. */
const LEAST_LEAD = 1

function ahead(
  state: CryptidsState,
  seat: number,
  kind: string,
  answer: Json,
  options: readonly Json[],
  content: CryptidsContent,
): CryptidsReason | null {
  const weights = priorsOf(state, seat, kind, options, content)
  const index = options.findIndex((option) => sameJson(option, answer))
  const points = Math.round((weights && leadOf(weights, index, WEIGHTS.clearly)) ?? 0)
  return points >= LEAST_LEAD ? { why: 'ahead', points } : null
}
