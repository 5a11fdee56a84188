import type { IncomingHttpHeaders } from 'node:http'
import type { Cookies } from './cookies.ts'
import type { Player, Players } from './players.ts'
import type { Session, Sessions } from './sessions.ts'

export interface Identified {
  readonly player: Player
  /** The browser; null for a program with a token. */
  readonly session: Session | null
}

const TOKEN = 'Bearer '

/** Tells who sent a request: by a token, which only programs have, or by the cookie of a browser. */
export class Identity {
  readonly #players: Players
  readonly #cookies: Cookies
  readonly #sessions: Sessions

  constructor(players: Players, cookies: Cookies, sessions: Sessions) {
    this.#players = players
    this.#cookies = cookies
    this.#sessions = sessions
  }

  async identify({ authorization, cookie }: IncomingHttpHeaders): Promise<Identified | null> {
    // Other kinds of authorization are meant for a proxy before us.
    if (authorization?.startsWith(TOKEN)) {
      const player = await this.#players.withToken(authorization.slice(TOKEN.length))
      return player && { player, session: null }
    }
    const session = this.#cookies.readSession(cookie)
    if (session === null || !(await this.#sessions.isOpen(session))) return null
    const player = await this.#players.find(session.player)
    return player && { player, session }
  }
}
