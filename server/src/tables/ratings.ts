import type { Outcome } from '@curio/kernel'
import { ordinal, rate, rating } from 'openskill'
import type { Seat } from './seats.ts'

/** How a person did in a match that is over. */
export interface Standing {
  readonly seat: number
  readonly player: string
  readonly place: number
  readonly won: boolean
  readonly points: number | null
  readonly quit: boolean
}

/**
 * The standings of the people of a match. Who quit stands behind all who did not, and who quit earlier behind who
 * quit later; a match that everybody left has no outcome.
 */
export function standings(seats: readonly Seat[], outcome: Outcome | null): Standing[] {
  const quits = seats.flatMap(({ quit }) => quit ?? []).sort((one, other) => other - one)
  const behind = outcome === null ? 0 : seats.length - quits.length
  return seats.flatMap(({ person, quit }, seat) => {
    if (person === null) return []
    const place = quit === null ? placeAmong(seats, outcome, seat) : behind + quits.indexOf(quit) + 1
    // Where a stand-in of somebody who quit won, the best of the others did.
    const won = quit === null && outcome !== null && outcome.winners.length > 0 && place === 1
    const points = outcome?.points[seat]?.total ?? null
    return [
      { seat, player: person.id, place, won, points: quit === null ? points : null, quit: quit !== null },
    ]
  })
}

/** Its place when those who quit are left out. */
function placeAmong(seats: readonly Seat[], outcome: Outcome | null, seat: number): number {
  const place = outcome?.places[seat] ?? 1
  const ahead = seats.filter(({ quit }, other) => quit === null && (outcome?.places[other] ?? 1) < place)
  return ahead.length + 1
}

export interface Skill {
  readonly mu: number
  readonly sigma: number
}

export const NEW_SKILL: Skill = rating()

/** Only a match between different people says something about their strength. */
export function isRated(standing: readonly Standing[]): boolean {
  return standing.length > 1 && new Set(standing.map(({ player }) => player)).size === standing.length
}

/** The skills after the match, in the order of the standings. */
export function rated(standing: readonly Standing[], skills: readonly Skill[]): Skill[] {
  const teams = skills.map(({ mu, sigma }) => [rating({ mu, sigma })])
  return rate(teams, { rank: standing.map(({ place }) => place) }).map(([skill]) => skill ?? NEW_SKILL)
}

/** One number to show: what can be said with confidence, about 1500 for somebody new. */
export const shownRating = (skill: Skill): number => Math.round(1500 + 40 * ordinal(skill))
