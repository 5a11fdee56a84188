import type { Match } from '@curio/kernel'
import { HUMAN, writeSavedGame } from '../files/saved-game.ts'
import type { CommandWords } from '../words/index.ts'

/** A match somebody plays here: who sits where, and the file it is kept in. */
export interface Session {
  readonly match: Match
  readonly seed: Uint8Array
  /** For each seat `human` or the level of a bot. */
  readonly players: readonly string[]
  readonly file: string
}

export function saveSession({ match, seed, players, file }: Session): void {
  writeSavedGame(file, { players, seed, log: match.log() })
}

export function isHuman({ players }: Session, seat: number): boolean {
  return players[seat] === HUMAN
}

export function humansOf(session: Session): number[] {
  return session.players.flatMap((_, seat) => (isHuman(session, seat) ? [seat] : []))
}

/** Bots have names; people are called by the game. */
export function namesOf(
  players: readonly string[],
  words: CommandWords,
  human: (n: number) => string,
): string[] {
  return players.map((player, seat) => (player === HUMAN ? human(seat + 1) : words.bot(seat + 1)))
}
