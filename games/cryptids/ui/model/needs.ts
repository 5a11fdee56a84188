import type { Json } from '@curio/kernel'
import type { Evidence, Face } from '../../content/vocabulary.ts'
import { type Cover, DIE, isQuestionKind, readAct } from '../../rules/acts.ts'
import { coversOf } from '../../rules/cover.ts'
import type { CryptidsView } from '../../view.ts'

/** One required evidence, and whether it is held, can be stood for by two rumours, or is missing. */
export interface Need {
  readonly entry: Evidence | '?'
  readonly how: 'held' | 'joker' | 'missing'
}

/** What one has of the required evidence, and how sure a Track would be. */
export interface Needs {
  readonly entries: readonly Need[]
  /** How many would be left to dice. */
  readonly missing: number
  /** Null where it cannot be tracked at all: nothing can be covered, or a mark is not filled. */
  readonly odds: number | null
}

/** CR-TRACK-3, CR-TRY-2, CR-COLL-7: with everything that lies on the board. */
export function needsOf(
  evidence: readonly (Evidence | '?')[],
  held: readonly Face[],
  mostDice: number,
  chanceOf: (dice: number) => number,
): Needs {
  const known = evidence.filter((entry) => entry !== '?')
  const ways = known.length === evidence.length ? coversOf(known, held, mostDice) : []
  const diceIn = (way: readonly Cover[]): number => way.filter((code) => code === DIE).length
  const jokersIn = (way: readonly Cover[]): number => way.filter((code) => code.length > 1).length
  const [best] = ways.toSorted((one, other) => diceIn(one) - diceIn(other) || jokersIn(one) - jokersIn(other))
  if (best === undefined) {
    const entries = evidence.map((entry): Need => ({ entry, how: 'missing' }))
    return { entries, missing: evidence.length, odds: null }
  }
  const entries = evidence.map((entry, index): Need => {
    const code = best[index] ?? DIE
    return { entry, how: code === DIE ? 'missing' : code.length > 1 ? 'joker' : 'held' }
  })
  return { entries, missing: diceIn(best), odds: chanceOf(diceIn(best)) }
}

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
