import type { Game } from '@curio/kernel'
import { caravan, climb, rally, sails, tug } from '@curio/kernel/test-games'
import { forge } from '@curio/kernel/testing'

const GAMES = [sails, tug, climb, caravan, rally, forge] as readonly Game[]

/** Replaces the function of the same name in `src/local/games.ts`. */
export async function loadGame(id: string): Promise<Game> {
  const game = GAMES.find((each) => each.id === id)
  if (!game) throw new Error(`there is no game "${id}" here`)
  return game
}
