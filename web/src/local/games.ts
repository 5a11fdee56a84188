import type { Game, Json } from '@curio/kernel'

/** The rules of a game: with all its content, or with what a match with these options needs. */
type Load = (options?: Json) => Promise<Game>

const LOADERS: Readonly<Record<string, Load>> = {
  route: async (options) =>
    options === undefined
      ? ((await import('@curio/route')).route as Game)
      : (await import('@curio/route/lean')).leanRoute(options),
  cryptids: async () => (await import('@curio/cryptids')).cryptids as Game,
  trickerion: async () => (await import('@curio/trickerion')).trickerion as Game,
}

/** The rules of a game, for workers. A page needs them only to check packs and options. */
export async function loadGame(id: string, options?: Json): Promise<Game> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined
  if (!load) throw new Error(`there is no game "${id}" here`)
  return load(options)
}
