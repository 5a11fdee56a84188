import type { Game } from '@curio/kernel'

const LOADERS: Readonly<Record<string, () => Promise<Game>>> = {
  route: async () => (await import('@curio/route')).route as Game,
  cryptids: async () => (await import('@curio/cryptids')).cryptids as Game,
}

/** The rules of a game, for workers. A page needs them only to check packs. */
export async function loadGame(id: string): Promise<Game> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined
  if (!load) throw new Error(`there is no game "${id}" here`)
  return load()
}
