/** What a match tells whoever drives it. */
export interface Ear {
  /** The other player has been told of the move, so many milliseconds after it was sent. */
  seen(milliseconds: number): void
  /** The move has been made, and the next one can be. */
  done(): void
  /** So many bytes have come because of moves, to both players together. */
  received(bytes: number): void
}

/** A match of two scripted players, each with a connection of its own. At most one move is on its way. */
export interface DrivenTable {
  /** Sends a move as soon as a player is asked for one. When the match is over, the next one begins first. */
  move(): void
  close(): void
}

/** Comes in to a server and begins so many matches, each told to the ear that is made for it. */
export type Arrive = (
  address: string,
  matches: number,
  earOf: (match: number) => Ear,
) => Promise<DrivenTable[]>
