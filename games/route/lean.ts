import type { Game, Json, Packs } from '@curio/kernel'
import { loadPacks, packsAsked } from './content/load.ts'
import { ARKHAM_GUIDE } from './content/named.ts'
import { routeWith } from './game.ts'

const made = new Map<string, Game>()

/** Route with the packs that a match with these options is played with, the same object for the same packs. */
export async function leanRoute(options: Json): Promise<Game> {
  const packs = { city: ARKHAM_GUIDE, ...(await loadPacks(options)) }
  const key = packsAsked(options).join(' ')
  const game = made.get(key) ?? (routeWith(packs as unknown as Packs) as Game)
  made.set(key, game)
  return game
}
