import type { Flow } from '@curio/kernel'
import type { Target } from '../content/vocabulary.ts'
import type { TermsOf } from '../effects/terms.ts'
import { known, type SpecialCard, type TrickerionContent } from './content.ts'
import type { AbilityPower, Done, TargetedAct } from './powers.ts'
import type { Reason } from './reasons.ts'
import type { TrickerionState } from './state.ts'
import { placementOf, playerOf, type TrickerionTable, tell } from './table.ts'

/** Sections 4.15 and 4.39: special assignments and abilities, as far as the other rules ask for them. */

const NO_ABILITY: AbilityPower = {}

/** TR-PSET-7: abilities work only with the Dark Alley. */
export function abilityOf(
  state: TrickerionState,
  { magicians }: TrickerionContent,
  seat: number,
): AbilityPower {
  const { magician } = playerOf(state, seat)
  if (!state.options.darkAlley || magician === null) return NO_ABILITY
  return known(magicians, magician).power
}

/** The special assignment of the placement that is under way. */
export function specialInForce(
  { placement }: TrickerionState,
  { specials }: TrickerionContent,
): SpecialCard | null {
  return placement?.special == null ? null : known(specials, placement.special)
}

/** TR-SPEC-4, TR-SPEC-5: why an action cannot be done with the effect; null if there is one that serves. */
export function effectForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  action: Target,
): Extract<Reason, 'notThisAction' | 'effectUsed'> | null {
  const card = specialInForce(state, content)
  if (card?.entry.action !== action) return 'notThisAction'
  const { use } = placementOf(state)
  return use === 'open' || (use === 'effect' && card.power.isRepeated) ? null : 'effectUsed'
}

/** The terms of an action that is done with the effect in force; null if none serves. */
export function effectTerms<A extends keyof TermsOf>(
  state: TrickerionState,
  content: TrickerionContent,
  action: A,
): TermsOf[A] | null {
  if (state.placement?.special == null || effectForbidden(state, content, action) !== null) return null
  return specialInForce(state, content)?.terms[action] ?? null
}

/** The terms of an act as it was announced. */
export function termsOf<A extends keyof TermsOf>(
  state: TrickerionState,
  content: TrickerionContent,
  action: A,
  { by }: Pick<TargetedAct, 'by'>,
): TermsOf[A] {
  return by === 'action' ? content.terms[action] : (specialInForce(state, content) ?? content).terms[action]
}

/** Why the effect itself does not allow an act that its terms allow. */
export function powerForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  act: TargetedAct,
): Reason | null {
  if (act.by === 'action') return null
  return specialInForce(state, content)?.power.forbids?.(state, content, seat, act) ?? null
}

/** Uses the effect, where the act is done with it; what follows from it comes after the action. */
export function claimEffect(t: TrickerionTable, seat: number, { by }: Pick<TargetedAct, 'by'>): void {
  if (by === 'action') return
  const placement = placementOf(t.state)
  placement.use = 'effect'
  tell(t, { kind: 'special', seat, special: placement.special ?? '' })
}

/** What follows from an action that was done with an effect. */
export function afterwards(
  t: TrickerionTable,
  seat: number,
  { by }: Pick<TargetedAct, 'by'>,
  done: Done,
): Flow | undefined {
  return by === 'action' ? undefined : specialInForce(t.state, t.content)?.power.after?.(t, seat, done)
}

/** Something that the effect in force still has to do in this round. */
export function commit({ state }: TrickerionTable, seat: number): void {
  const { special, disc } = placementOf(state)
  if (special !== null) state.commitments.push({ seat, special, disc })
}

/** The player's magician does what only this one can. */
export function tellAbility(t: TrickerionTable, seat: number): void {
  const { magician } = playerOf(t.state, seat)
  if (magician !== null) tell(t, { kind: 'ability', seat, magician })
}
