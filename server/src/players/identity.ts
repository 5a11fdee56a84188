import type { IncomingHttpHeaders } from 'node:http'
import type { Cookies } from './cookies.ts'
import { type Player, type Players, personOf } from './players.ts'

export interface Identified {
  readonly player: Player
  readonly by: 'cookie' | 'token'
}

/** Says who a request comes from: by a token, which only programs have, or by the cookie of a browser. */
export class Identity {
  readonly #players: Players
  readonly #cookies: Cookies

  constructor(players: Players, cookies: Cookies) {
    this.#players = players
    this.#cookies = cookies
  }

  async identify({ authorization, cookie }: IncomingHttpHeaders): Promise<Identified | null> {
    if (authorization !== undefined) {
      const player = await this.#players.withToken(authorization.replace(/^Bearer /, ''))
      return player && { player, by: 'token' }
    }
    const session = this.#cookies.read(cookie)
    const player = session && (await this.#players.find(session.player))
    return player && player.session === session?.session ? { player, by: 'cookie' } : null
  }

  async caller(
    headers: IncomingHttpHeaders,
  ): Promise<{ person: ReturnType<typeof personOf>; by: Identified['by'] } | null> {
    const found = await this.identify(headers)
    return found && { person: personOf(found.player), by: found.by }
  }
}
