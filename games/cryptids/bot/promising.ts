import type { CryptidsState } from '../rules/state.ts'
import type { Potential } from './potential.ts'

interface Promising {
  readonly card: string
  readonly worth: number
}

/** The two displayed cards that promise most to somebody who starts from a place. */
export function mostPromising(
  state: CryptidsState,
  potential: Potential,
  place: number,
): readonly Promising[] {
  return state.display
    .flatMap((slot) => (slot ? [{ card: slot.card, worth: potential.ofSlot(slot, place) }] : []))
    .sort((less, more) => more.worth - less.worth)
    .slice(0, 2)
}
