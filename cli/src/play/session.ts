import { type Game, type Match, type Packs, withPacks } from '@curio/kernel'
import { HUMAN, writeSavedGame } from '../files/saved-game.ts'
import type { CommandWords } from '../words/index.ts'

/** A match that is played here: who sits where, and the file it is kept in. */
export interface Session {
  readonly game: Game
  readonly match: Match
  readonly seed: Uint8Array
  /** Packs that are not built in. */
  readonly packs: Packs
  /** For each seat `human` or the level of a bot. */
  readonly players: readonly string[]
  readonly file: string
}

/** With its packs, so that the match can go on after the built-in ones have changed. */
export function saveSession({ game, match, seed, packs, players, file }: Session): void {
  const log = withPacks(game, match.log(), packs)
  if (!log.ok) throw new Error(log.message)
  writeSavedGame(file, { players, seed, log: log.value })
}

export function isHuman({ players }: Session, seat: number): boolean {
  return players[seat] === HUMAN
}

export function humansOf(session: Session): number[] {
  return session.players.flatMap((_, seat) => (isHuman(session, seat) ? [seat] : []))
}

/** Bots are named by the command, people by the game. */
export function namesOf(
  players: readonly string[],
  words: CommandWords,
  human: (n: number) => string,
): string[] {
  return players.map((player, seat) => (player === HUMAN ? human(seat + 1) : words.bot(seat + 1)))
}
