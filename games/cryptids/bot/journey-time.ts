import { READY, WEIGHTS } from './weights.ts'

/** What is done at a stop of a journey. */
export type Deed = 'collect' | 'track' | 'relocate'

/** How a stop was dealt with; names the act that begins a plan. */
export const HOW = { action: 0, skill: 1, later: 2 } as const

/** The time that a journey takes: rounds, and what is left of the current one. */
export class JourneyTime {
  round = 0
  /** Steps left of this round's movement. */
  steps = 0
  range = 2
  canSplit = false
  action = true
  fly = false
  collect = false
  track = false
  relocate = false
  /** Points lost to skills that are used up on the way. */
  cost = 0

  copy(other: JourneyTime): void {
    this.round = other.round
    this.steps = other.steps
    this.range = other.range
    this.canSplit = other.canSplit
    this.action = other.action
    this.fly = other.fly
    this.collect = other.collect
    this.track = other.track
    this.relocate = other.relocate
    this.cost = other.cost
  }

  #nextRound(): void {
    this.round += 1
    this.steps = this.range
    this.action = true
  }

  /** Travels a distance, by plane if this round's movement is too short. */
  travel(distance: number): void {
    if (distance <= 0) return
    // Any flight costs the same: else it would pay to fly now what can be flown later.
    if (distance > this.steps && this.fly) {
      this.fly = false
      this.cost += READY.planeTicket
      return
    }
    this.cost += WEIGHTS.step * distance
    if (distance <= this.steps) {
      this.steps = this.canSplit ? this.steps - distance : 0
      return
    }
    let left = distance - this.steps
    this.steps = 0
    while (left > 0) {
      if (this.action) {
        this.action = false
        left -= this.range
        continue
      }
      this.#nextRound()
      const walked = Math.min(left, this.steps)
      left -= walked
      this.steps = this.canSplit ? this.steps - walked : 0
    }
  }

  /** Does something on the spot, by a skill first if asked to and possible. */
  act(deed: Deed, skillFirst: boolean): number {
    if (skillFirst && this[deed]) return this.#spendSkill(deed)
    if (this.action) {
      this.action = false
      return HOW.action
    }
    if (this[deed]) return this.#spendSkill(deed)
    this.#nextRound()
    this.action = false
    return HOW.later
  }

  #spendSkill(deed: Deed): number {
    this[deed] = false
    this.cost += READY[`${deed}Skill`]
    return HOW.skill
  }
}
