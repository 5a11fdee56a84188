import type { Flow, Points } from '@curio/kernel'
import type { SettledBet } from './bets.ts'
import type { RouteContent } from './content.ts'
import type { RouteBoard } from './final-route.ts'
import type { RouteState, Turn } from './state.ts'
import type { RouteTable } from './table.ts'
import type { RouteTerms } from './terms.ts'

/**
 * What a city does, at the places where the shared flow asks it. The flow goes through them in the order of the rulebook
 * and knows no city by name.
 */
export interface CityRules {
  /** Everything before the first round. */
  readonly setUp: (t: RouteTable) => Flow
  /** What a round opens before its coordinates are chosen. */
  readonly openRound: (t: RouteTable) => void
  readonly source: CoordinateSource
  /** What a round with common coordinates marks once they are known. */
  readonly afterSelection: (t: RouteTable) => void
  /** What new segments lead to; null where they lead to nothing. */
  readonly reach: (t: RouteTable, seat: number, turn: Turn, reached: Reached) => Flow | null
  /** RT-EV-23: regular customers are shops here, which `reach` visits; elsewhere they are cafes. */
  readonly regularsAreShops?: true
  readonly closeRound: (t: RouteTable) => void
  /** What comes between the final routes and the points. */
  readonly afterRoutes: (t: RouteTable) => void
  /** What the landmark of each site is worth by itself: its star, or its rating. */
  readonly stars: (state: RouteState, content: RouteContent) => readonly number[]
  /** What else a route is worth there; nothing where it is left out. */
  readonly terms?: (board: RouteBoard, state: RouteState, seat: number, content: RouteContent) => RouteTerms
  /** By seat, at the end, what became of bets; where there are any. */
  readonly settledBets?: (state: RouteState, content: RouteContent) => readonly (readonly SettledBet[])[]
  readonly points: (state: RouteState, content: RouteContent) => readonly Points[]
  /** What decides between equal totals, in order. */
  readonly tieBreakers: (state: RouteState, seat: number, content: RouteContent) => readonly number[]
  /** What a challenge asks for besides points. */
  readonly second: (state: RouteState, content: RouteContent) => number
}

/** New segments, and the vertices with a shop or cafe at their ends. */
export interface Reached {
  readonly segments: readonly number[]
  readonly shops: readonly number[]
}

/** Where the two numbers and the tourists of a round come from. */
export interface CoordinateSource {
  /** What lies ready before the first round. */
  readonly prepare: (t: RouteTable) => void
  /** A round with a lead player. */
  readonly led: (t: RouteTable) => Flow
  /** A round of somebody who plays alone. */
  readonly alone: (t: RouteTable) => Flow
  /** The first of the initial rounds (RT-INIT-2); null where nobody is asked. */
  readonly initial: (t: RouteTable) => Flow | null
  /** A player's own pair in an initial round. */
  readonly ownPair: (t: RouteTable, seat: number) => Flow<[number, number]>
  /** After every round, before the lead passes on. */
  readonly refresh: (t: RouteTable) => void
}
