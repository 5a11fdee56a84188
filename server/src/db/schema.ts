import type { OutcomeKind } from '@curio/kernel'
import type { Status, Visibility } from '@curio/protocol'

/** Times are milliseconds since 1970, booleans are 1 and 0, and data is JSON text: any database can store these. */
export interface Schema {
  readonly players: PlayerRow
  readonly sessions: SessionRow
  readonly tokens: TokenRow
  readonly matches: MatchRow
  readonly seats: SeatRow
  readonly entries: EntryRow
  readonly chat: ChatRow
  readonly results: ResultRow
  readonly game_results: GameResultRow
  readonly ratings: RatingRow
  readonly reports: ReportRow
  readonly facts: FactRow
  readonly packs: PackRow
  readonly marks: MarkRow
  readonly counted: CountedRow
  readonly ticks: TickRow
  readonly handed_logs: HandedLogRow
}

const PLAYER_KINDS = ['guest', 'account', 'program'] as const

export interface PlayerRow {
  id: string
  kind: (typeof PLAYER_KINDS)[number]
  name: string
  /** The name by which an account logs in; null for others. */
  name_key: string | null
  /** What the name looks like. It is unique among accounts and programs, and no guest keeps one of theirs. */
  look_key: string
  password: string | null
  /** Whose program it is. */
  owner: string | null
  created: number
}

/** A browser in which somebody is signed in; its cookie is valid as long as the row exists. */
interface SessionRow {
  player: string
  id: string
  created: number
}

interface TokenRow {
  /** SHA-256 of the token. */
  hash: string
  player: string
  created: number
}

export interface MatchRow {
  id: string
  /** Counts matches in the order of their creation; rows of the log refer to it. */
  number: number
  game: string
  status: Status
  visibility: Visibility
  options: string
  clock: string
  /** Where the clocks stand. */
  clock_state: string | null
  /** When the first clock runs out. */
  deadline: number | null
  creator: string
  /** The secret seed, hexadecimal; null until the match begins. */
  seed: string | null
  header: string | null
  undone: string | null
  created: number
  started: number | null
  finished: number | null
  outcome: string | null
  rematch: string | null
  /** Votes to replace somebody who is away. */
  votes: string | null
  /** Who asks to undo, and who has not agreed yet. */
  undo_request: string | null
  /** 1 while the match waits for a bot: after a restart the bot must be woken. */
  bot_turn: number
  /** The message ids that were remembered at the last undo. */
  receipts: string | null
  /** 1 if the match changes ratings. */
  rated: number
  /** The key under which the table was asked for, and the hash of what was asked. */
  request_key: string | null
  request_hash: string | null
  /** The hash of each pack by name; until the match begins, only of packs that a player brought. */
  packs: string | null
  /** How far a match of several games has come; null for any other. */
  stage: string | null
}

export interface SeatRow {
  match: string
  seat: number
  player: string | null
  bot: string | null
  /** When the person gave up, or ran out of time. */
  quit: number | null
  /** Why; null too if that was not recorded. */
  quit_reason: string | null
  /** How many games of a match were over then; null too if that was not recorded. */
  quit_after: number | null
  reserved: string | null
  /** Since when the person has been away; null while present, or if present when the server stopped. */
  away: number | null
  /** The person's rating before and after the match; null until it is over, and if it was not rated. */
  rating_before: number | null
  rating_after: number | null
}

export interface EntryRow {
  /** The number of the match instead of its id: the index of this table is most of what an answer writes to disk. */
  match: number
  index: number
  entry: string
  /** The id of the client's message that brought the answer. */
  message: string | null
}

export interface ChatRow {
  match: string
  player: string
  message: string
  at: number
  seat: number | null
  text: string
}

/** How a player did. */
export interface ResultColumns {
  kind: OutcomeKind
  /** Null for a solo game that can be neither won nor lost. */
  won: number | null
  /** The place of the player or the team, from 1; ties share a place. Null if the game has no places. */
  place: number | null
  /** The number of places: of players or teams. */
  places: number | null
  points: number | null
  /** The rank reached in a solo game: its number from 1, the number of ranks, and its name. */
  rank: number | null
  ranks: number | null
  rank_id: string | null
  /** How far a group got, and how far it had to get. */
  reached: number | null
  goal: number | null
}

export interface ResultRow extends ResultColumns {
  match: string
  seat: number
  player: string
  game: string
  /** What was played; null in games that have one map and one way to play. */
  subject: string | null
  players: number
  quit: number
  rated: number
  finished: number
}

/** A game of a match that is several games. */
export interface GameResultRow extends ResultColumns {
  match: string
  /** From 1. */
  number: number
  seat: number
  player: string
  game: string
  subject: string
}

interface RatingRow {
  player: string
  game: string
  mu: number
  sigma: number
  matches: number
}

export interface ReportRow {
  id: string
  match: string
  player: string
  at: number
  text: string
  log: string | null
  /** The report that already has this log. */
  log_in: string | null
}

/** A pack that some match is or was played with. */
export interface PackRow {
  /** The hash of the whole pack, words included: the same pack with other words is another pack. */
  hash: string
  game: string
  name: string
  pack: string
  bytes: number
  /** Who brought it first; null if it came with the game. */
  player: string | null
  created: number
}

/** What a finished match brought somebody towards an achievement. All rows can be counted again from the logs. */
export interface MarkRow {
  /** Of a match of this server its id, of a handed log its hash. */
  match: string
  seat: number
  player: string
  game: string
  achievement: string
  mark: string
  value: number
}

/** A match whose marks are there. */
interface CountedRow {
  match: string
}

/** What a player says to have done outside the program. */
interface TickRow {
  player: string
  game: string
  achievement: string
  at: number
}

/** The log of a match that somebody played in their own browser, and that brought them something. */
export interface HandedLogRow {
  hash: string
  player: string
  game: string
  seat: number
  log: string
  bytes: number
  at: number
}

/** What the server remembers about itself. */
interface FactRow {
  name: string
  value: string
}
