/** What a match tells its driver. */
export interface Ear {
  /** The other player has been told of the move, this many milliseconds after it was sent. */
  seen(milliseconds: number): void
  /** The move has been made, and the next one can be sent. */
  done(): void
  /** Moves have brought this many bytes to both players together. */
  received(bytes: number): void
}

/** A match of two scripted players, each with a connection of its own. At most one move is on its way. */
export interface DrivenTable {
  /** Sends a move as soon as a player is asked for one. When the match is over, the next one begins first. */
  move(): void
  close(): void
}

/** Connects to a server and begins `matches` matches, each of which reports to an ear of its own. */
export type Arrive = (
  address: string,
  matches: number,
  earOf: (match: number) => Ear,
) => Promise<DrivenTable[]>
