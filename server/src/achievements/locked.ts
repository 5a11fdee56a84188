import type { Game, Json, Packs } from '@curio/kernel'
import { unlockedCards } from '@curio/route/secret-box'

/**
 * By game, the packs with what goes by these names and with nothing else. Browsers load the rules of all games, so what
 * they must not show before it is unlocked is only here.
 */
export type Locked = Readonly<Record<string, (names: readonly string[]) => Packs>>

export const LOCKED: Locked = {
  route: (names) => ({ 'secret-box': unlockedCards(names.map(Number)) as unknown as Json }),
}

/** The packs of everything locked that a match with these options is played with, whoever has unlocked it. */
export function lockedPacks(locked: Locked, game: Game, options: Json): Packs {
  const names = game.achievements?.asks?.(options) ?? []
  return names.length > 0 ? (locked[game.id]?.(names) ?? {}) : {}
}
