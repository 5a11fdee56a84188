import type { Game, Setup } from './game.ts'

export interface Points {
  readonly total: number
  /** By source; sums to the total. */
  readonly by: Readonly<Record<string, number>>
}

/** How far a group came on its way to winning. */
interface Progress {
  readonly reached: number
  readonly of: number
}

/** A line of the game's own table of ranks. */
export interface Rank {
  readonly id: string
  /** From 1, the lowest. */
  readonly index: number
  /** How many the table has. */
  readonly of: number
}

interface Ended {
  /** A word of the game's own for how it ended. */
  readonly ending: string
  /** Seat by seat; empty where the game, or this way to end it, has no points for seats. */
  readonly points: readonly Points[]
}

/** Everybody for themselves. */
export interface RankedOutcome extends Ended {
  readonly kind: 'ranked'
  /** Seats; empty when nobody won. */
  readonly winners: readonly number[]
  /** For each seat its place, from 1; equal places are shared. */
  readonly places: readonly number[]
}

/** Team against team. */
export interface TeamsOutcome extends Ended {
  readonly kind: 'teams'
  /** The seats of each team. */
  readonly teams: readonly (readonly number[])[]
  /** Numbers of teams; empty when nobody won. */
  readonly winners: readonly number[]
  /** For each team its place, from 1; equal places are shared. */
  readonly places: readonly number[]
  /** For each team; empty where teams have no points. */
  readonly teamPoints: readonly Points[]
}

/** All against the game. */
export interface CooperativeOutcome extends Ended {
  readonly kind: 'cooperative'
  readonly won: boolean
  readonly progress: Progress
}

/** One player, measured by the game's own table. */
export interface SoloOutcome extends Ended {
  readonly kind: 'solo'
  /** Null where the game cannot be won or lost alone. */
  readonly won: boolean | null
  /** Null where none was reached. */
  readonly rank: Rank | null
}

export type Outcome = RankedOutcome | TeamsOutcome | CooperativeOutcome | SoloOutcome
export type OutcomeKind = Outcome['kind']

/** Who wins and loses with whom: nobody, everybody, or the seats of each team. */
export type Sides = 'alone' | 'together' | readonly (readonly number[])[]

/** The seats of each side. */
export function sidesOf(game: Game, setup: Setup): readonly (readonly number[])[] {
  const sides = game.sides?.(setup) ?? 'alone'
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat)
  switch (sides) {
    case 'alone':
      return seats.map((seat) => [seat])
    case 'together':
      return [seats]
    default:
      return sides
  }
}

/** How matches of this setup end, even if one is never played to its end. */
export function outcomeKind(game: Game, setup: Setup): OutcomeKind {
  const sides = game.sides?.(setup) ?? 'alone'
  switch (sides) {
    case 'alone':
      return setup.seats === 1 ? 'solo' : 'ranked'
    case 'together':
      return 'cooperative'
    default:
      return 'teams'
  }
}

/** Also false for a solo game that is neither won nor lost. */
export function hasWon(outcome: Outcome, seat: number): boolean {
  switch (outcome.kind) {
    case 'ranked':
      return outcome.winners.includes(seat)
    case 'teams':
      return outcome.winners.includes(teamOf(outcome, seat))
    case 'cooperative':
      return outcome.won
    case 'solo':
      return outcome.won === true
  }
}

export const winnersOf = (outcome: Outcome, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => hasWon(outcome, seat))

const teamOf = ({ teams }: TeamsOutcome, seat: number): number =>
  teams.findIndex((team) => team.includes(seat))

/** A number for each side: seats with the same number share the result. */
export function sideOf(outcome: Outcome, seat: number): number {
  switch (outcome.kind) {
    case 'ranked':
      return seat
    case 'teams':
      return teamOf(outcome, seat)
    case 'cooperative':
    case 'solo':
      return 0
  }
}

/** The place of a seat, or of its team; null where there are no places. */
export function placeOf(outcome: Outcome, seat: number): number | null {
  switch (outcome.kind) {
    case 'ranked':
      return outcome.places[seat] ?? null
    case 'teams':
      return outcome.places[teamOf(outcome, seat)] ?? null
    case 'cooperative':
    case 'solo':
      return null
  }
}

/** The points that count for a seat: those of its team where teams have points, otherwise its own, if any. */
export function pointsOf(outcome: Outcome, seat: number): Points | null {
  const ofTeam = outcome.kind === 'teams' ? outcome.teamPoints[teamOf(outcome, seat)] : undefined
  return ofTeam ?? outcome.points[seat] ?? null
}

/**
 * A seat's share of one win. Winners of a ranking divide it; partners all have the whole of it, and so has everybody in a
 * cooperative game.
 */
export function winShare(outcome: Outcome, seat: number): number {
  if (!hasWon(outcome, seat)) return 0
  switch (outcome.kind) {
    case 'ranked':
    case 'teams':
      return 1 / outcome.winners.length
    case 'cooperative':
    case 'solo':
      return 1
  }
}

/** How one seat did, in the terms of the outcome. */
export type SeatResult =
  | {
      readonly kind: 'ranked' | 'teams'
      readonly won: boolean
      readonly place: number
      /** How many seats, or teams, there were. */
      readonly of: number
      readonly points: number | null
    }
  | {
      readonly kind: 'cooperative'
      readonly won: boolean
      /** Null when all gave up. */
      readonly progress: Progress | null
      readonly points: number | null
    }
  | {
      readonly kind: 'solo'
      readonly won: boolean | null
      readonly rank: Rank | null
      readonly points: number | null
    }

export function resultOf(outcome: Outcome, seat: number): SeatResult {
  const points = pointsOf(outcome, seat)?.total ?? null
  switch (outcome.kind) {
    case 'ranked':
    case 'teams': {
      const { kind, places } = outcome
      const place = placeOf(outcome, seat) ?? places.length
      return { kind, won: hasWon(outcome, seat), place, of: places.length, points }
    }
    case 'cooperative':
      return { kind: 'cooperative', won: outcome.won, progress: outcome.progress, points }
    case 'solo':
      return { kind: 'solo', won: outcome.won, rank: outcome.rank, points }
  }
}

/** A ranking by points alone: equal points share a place, and the first place wins. */
export function rankedByPoints(points: readonly Points[], ending: string): RankedOutcome {
  const places = points.map(({ total }) => 1 + points.filter((other) => other.total > total).length)
  return { kind: 'ranked', winners: firsts(places), places, points, ending }
}

/** Who has the first place. */
export const firsts = (places: readonly number[]): number[] =>
  places.flatMap((place, index) => (place === 1 ? [index] : []))
