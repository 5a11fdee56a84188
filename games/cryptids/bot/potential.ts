import type { CryptidsContent } from '../rules/content.ts'
import type { CryptidsState, Slot } from '../rules/state.ts'
import { type Hunt, hopeOf, huntFor, LEAST, Planner, type Start } from './planner.ts'
import { findingWorth } from './prospects.ts'
import type { Situation } from './situation.ts'

/** A card that no plan leads to may still become one to hunt. */
const SOME_DAY = 0.05

/** How promising single cards are to a seat, whether or not its bid token lies on them. */
export class Potential {
  readonly #state: CryptidsState
  readonly #seat: number
  readonly #content: CryptidsContent
  readonly #situation: Situation
  readonly #planner: Planner

  constructor(state: CryptidsState, seat: number, content: CryptidsContent, situation: Situation) {
    this.#state = state
    this.#seat = seat
    this.#content = content
    this.#situation = situation
    this.#planner = new Planner(situation)
  }

  ofCard(card: string, place = this.#situation.place): number {
    const slot = this.#state.display.find((each) => each?.card === card)
    return slot ? this.ofSlot(slot, place) : 0
  }

  ofSlot(slot: Slot, place = this.#situation.place): number {
    const worth = findingWorth(this.#state, this.#seat, slot, this.#content)
    if (slot.location === null || slot.evidence.includes('?') || place < 0) return SOME_DAY * worth
    const at = this.#situation.atlas.numberOf.get(slot.location) ?? 0
    return this.ofHunt(huntFor(at, slot.evidence, worth), this.#situation.hand, place)
  }

  ofHunt(hunt: Hunt, hand: Int8Array, place = this.#situation.place): number {
    const start: Start = { place, hand, clock: this.#situation.clock, paid: 0, gone: 0 }
    const plan = place < 0 ? null : this.#planner.plan(hunt, start)
    return hopeOf(plan?.score ?? LEAST) + SOME_DAY * hunt.worth
  }
}
