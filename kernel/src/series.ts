import type { Json } from './json.ts'
import type { SeatResult } from './outcome.ts'

/** How far a match of several games has come. Everybody may know it. */
export interface Stage {
  /** The game that is being played, from 1; between two of them the one that comes next. */
  readonly number: number
  readonly of: number
  /** What is played in it (`Game.subject`); null while that is not decided. */
  readonly subject: string | null
}

/** A game of a match that is over. Everybody may know it. */
export interface GameOver {
  readonly subject: string
  /** Seat by seat. */
  readonly results: readonly SeatResult[]
}

/** What a game tells of matches that are several games, one after the other. */
export interface Series<S = unknown, C = unknown> {
  /** Null for a match that is one game. */
  stage(state: S, content: C): Stage | null
  /** The games that are over, in order; none for a match that is one game. */
  gamesOver(state: S, content: C): readonly GameOver[]
  /** Whether a game has just ended when the rules set a checkpoint for this step; the match goes on. */
  ends(step: Json): boolean
}
