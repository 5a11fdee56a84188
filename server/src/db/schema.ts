import type { OutcomeKind } from '@curio/kernel'
import type { Status, Visibility } from '@curio/protocol'

/** Times are milliseconds since 1970, yes and no are 1 and 0, and data is JSON text: any database has these. */
export interface Schema {
  readonly players: PlayerRow
  readonly sessions: SessionRow
  readonly tokens: TokenRow
  readonly matches: MatchRow
  readonly seats: SeatRow
  readonly entries: EntryRow
  readonly chat: ChatRow
  readonly results: ResultRow
  readonly ratings: RatingRow
  readonly reports: ReportRow
  readonly facts: FactRow
  readonly packs: PackRow
}

const PLAYER_KINDS = ['guest', 'account', 'program'] as const

export interface PlayerRow {
  id: string
  kind: (typeof PLAYER_KINDS)[number]
  name: string
  /** What an account logs in by; null for others. */
  name_key: string | null
  /** What the name looks like: no two accounts or programs get the same, and no guest keeps one of theirs. */
  look_key: string
  password: string | null
  /** Whose program it is. */
  owner: string | null
  created: number
}

/** A browser in which somebody is signed in; its cookie counts as long as the row is there. */
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
  /** In the order in which they were made; what the rows of its log are known by. */
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
  /** The secret seed, hexadecimal; from the start of the match. */
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
  /** Who asks to take something back, and who has not agreed yet. */
  undo_request: string | null
  /** 1 while the match waits for a bot: after a restart it has to be woken. */
  bot_turn: number
  /** Ids of the messages that were remembered when something was last taken back. */
  receipts: string | null
  /** By name, the hash of each pack; until the match begins, of those that were brought. */
  packs: string | null
}

export interface SeatRow {
  match: string
  seat: number
  player: string | null
  bot: string | null
  /** When the person gave up, or ran out of time. */
  quit: number | null
  reserved: string | null
  /** Since when the person has been away; null while it is there, or was when the server stopped. */
  away: number | null
}

export interface EntryRow {
  /** The number of the match, and not its id: the index of this table is most of what an answer writes to disk. */
  match: number
  index: number
  entry: string
  /** The id of the client's message that it answers. */
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

export interface ResultRow {
  match: string
  seat: number
  player: string
  game: string
  kind: OutcomeKind
  players: number
  /** Null where a game alone is neither won nor lost. */
  won: number | null
  /** From 1, of the player or the team; equal places are shared. Null where there are none. */
  place: number | null
  /** How many places there are: players or teams. */
  places: number | null
  points: number | null
  /** The number of the rank that was reached in a game alone, from 1, of how many, and its name. */
  rank: number | null
  ranks: number | null
  rank_id: string | null
  /** How far a group came, and how far it had to. */
  reached: number | null
  goal: number | null
  quit: number
  rated: number
  finished: number
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
  /** The report that has this log already. */
  log_in: string | null
}

/** A pack that matches are played with, or were. */
export interface PackRow {
  /** Of all of it, words included: whoever brings the same pack with other words brings another. */
  hash: string
  game: string
  name: string
  pack: string
  bytes: number
  /** Who brought it first; null: it came with the game. */
  player: string | null
  created: number
}

/** What the server remembers about itself. */
interface FactRow {
  name: string
  value: string
}
