import type { Json } from '@curio/kernel'
import type { Face } from '../../content/vocabulary.ts'
import { isQuestionKind, readAct } from '../../rules/acts.ts'
import type { CryptidsView } from '../../view.ts'
import { needsOf } from './needs.ts'

/** A dossier that a token brings nearer, and what would be missing then. */
export interface Advance {
  readonly card: string
  readonly missing: number
}

/** The displayed cards that one more token of that face brings nearer; the seat's bids come first. */
export function advancedBy(view: CryptidsView, seat: number, face: Face): readonly Advance[] {
  const held = view.players[seat]?.evidence ?? []
  const missing = (evidence: Parameters<typeof needsOf>[0], faces: readonly Face[]): number =>
    needsOf(evidence, faces, evidence.length, () => 0).missing
  const isOwn = (bids: readonly number[]): number => Number(bids.includes(seat))
  return view.display
    .flatMap((slot) => (slot ? [slot] : []))
    .toSorted((one, other) => isOwn(other.bids) - isOwn(one.bids))
    .flatMap(({ card, evidence }) => {
      const after = missing(evidence, [...held, face])
      return after < missing(evidence, held) ? [{ card, missing: after }] : []
    })
}

/** The evidence that an answer brings for certain, if it brings any. */
export function faceGained(view: CryptidsView, kind: string, answer: Json): Face | null {
  const act = isQuestionKind(kind) ? readAct(kind, answer) : null
  switch (act?.type) {
    case 'collect':
    case 'collectAnywhere':
      return act.face
    case 'buy':
    case 'swap':
      return view.market[act.slot] ?? null
    default:
      return null
  }
}
