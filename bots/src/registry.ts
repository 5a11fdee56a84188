import { cryptids } from '@curio/cryptids'
import type { Game } from '@curio/kernel'
import { route } from '@curio/route'
import { trickerion } from '@curio/trickerion'

/** All games there are; a new game is one more line. */
export const GAMES: readonly Game[] = [route as Game, cryptids as Game, trickerion as Game]

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id)
}
