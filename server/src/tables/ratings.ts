import { type Outcome, type OutcomeKind, resultOf, type SeatResult } from '@curio/kernel'
import { ordinal, rate, rating } from 'openskill'
import type { Seat } from './seats.ts'

/** How a match ended, and who played together; a match that everybody left has no outcome. */
export interface Ended {
  readonly kind: OutcomeKind
  /** The seats of each side. */
  readonly sides: readonly (readonly number[])[]
  readonly outcome: Outcome | null
}

/** How a person did in a finished match. */
export interface Standing {
  readonly seat: number
  readonly player: string
  readonly result: SeatResult
  readonly quit: boolean
  /** The index of the person's side. */
  readonly side: number
  /** The order for ratings, the lowest first: the place of the side, or behind everybody for those who quit. */
  readonly order: number
}

/**
 * The standings of the people of a match. Those who quit stand behind all who did not, and an earlier quitter stands
 * behind a later one.
 */
export function standings(seats: readonly Seat[], ended: Ended): Standing[] {
  const { kind, outcome, sides } = ended
  const quits = seats.flatMap(({ quit }) => quit ?? []).sort((one, other) => other - one)
  const stayed = outcome === null ? 0 : seats.length - quits.length
  return seats.flatMap(({ person, quit }, seat) => {
    if (person === null) return []
    const side = sides.findIndex((members) => members.includes(seat))
    const last = kind === 'teams' ? sides.length : stayed + 1 + quits.indexOf(quit ?? 0)
    const place = quit === null ? placeOfSide(seats, ended, side) : last
    const result =
      quit === null && outcome !== null
        ? resultAt(place, outcome, seat)
        : gaveUp(kind, outcome, { place, of: sides.length })
    return [
      {
        seat,
        player: person.id,
        result,
        quit: quit !== null,
        side,
        order: quit === null ? place : sides.length + 1 + quits.indexOf(quit),
      },
    ]
  })
}

/** The place of a side, without counting sides whose members all quit. */
function placeOfSide(seats: readonly Seat[], { outcome, sides }: Ended, side: number): number {
  if (outcome?.kind !== 'ranked' && outcome?.kind !== 'teams') return 1
  const { places } = outcome
  const isInPlay = (members: readonly number[]): boolean => members.some((seat) => seats[seat]?.quit === null)
  const isAhead = (other: number): boolean => (places[other] ?? 1) < (places[side] ?? 1)
  return 1 + sides.filter((members, other) => isInPlay(members) && isAhead(other)).length
}

/** If the stand-in of somebody who quit came first, the best of the others wins. */
function resultAt(place: number, outcome: Outcome, seat: number): SeatResult {
  const result = resultOf(outcome, seat)
  if (result.kind !== 'ranked' && result.kind !== 'teams') return result
  const isWonBySomebody = 'winners' in outcome && outcome.winners.length > 0
  return { ...result, place, won: isWonBySomebody && place === 1 }
}

function gaveUp(
  kind: OutcomeKind,
  outcome: Outcome | null,
  standing: { readonly place: number; readonly of: number },
): SeatResult {
  switch (kind) {
    case 'ranked':
    case 'teams':
      return { kind, won: false, ...standing, points: null }
    case 'cooperative': {
      const progress = outcome?.kind === 'cooperative' ? outcome.progress : null
      return { kind, won: false, progress, points: null }
    }
    case 'solo':
      return { kind, won: null, rank: null, points: null }
  }
}

export interface Skill {
  readonly mu: number
  readonly sigma: number
}

export const NEW_SKILL: Skill = rating()

/**
 * Only a match of different people against each other says something about their strength. In a team, a bot would be
 * half of the result, so there every seat must have begun with a person.
 */
export function isRated({ kind }: Ended, standing: readonly Standing[], seats: number): boolean {
  const areDifferent = new Set(standing.map(({ player }) => player)).size === standing.length
  switch (kind) {
    case 'ranked':
      return standing.length > 1 && areDifferent
    case 'teams':
      return standing.length === seats && areDifferent
    case 'cooperative':
    case 'solo':
      return false
  }
}

/**
 * The skills after the match, in the order of the standings. A side is rated by its members who stayed; whoever quit is
 * rated as if the whole side had come in last.
 */
export function rated(standing: readonly Standing[], skills: readonly Skill[]): Skill[] {
  const sides = [...Map.groupBy(standing.keys(), (index) => standing[index]?.side).values()]
  const teams = sides.map((members) =>
    members.map((index) => {
      const { mu, sigma } = skills[index] ?? NEW_SKILL
      return rating({ mu, sigma })
    }),
  )
  const orderOf = (index: number): number => standing[index]?.order ?? 0
  const orders = sides.map((members) => Math.min(...members.map(orderOf)))
  const asPlayed = rate(teams, { rank: orders })
  const after = [...skills]
  for (const [side, members] of sides.entries()) {
    for (const [member, index] of members.entries()) {
      const isOfSide = orderOf(index) === orders[side]
      const ratedSides = isOfSide ? asPlayed : rate(teams, { rank: orders.with(side, orderOf(index)) })
      after[index] = ratedSides[side]?.[member] ?? NEW_SKILL
    }
  }
  return after
}

/** The number that people see: a cautious estimate, about 1500 for somebody new. */
export const shownRating = (skill: Skill): number => Math.round(1500 + 40 * ordinal(skill))
