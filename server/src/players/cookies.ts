import { createHmac, timingSafeEqual } from 'node:crypto'
import { SESSION_DAYS, type Session } from './sessions.ts'

const COOKIE = 'curio'
const MOST_SECONDS = SESSION_DAYS * 24 * 3600

/** Signs and reads the cookie that makes a browser a player; whether the session still lasts it does not know. */
export class Cookies {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** The value of a Set-Cookie header. */
  header({ player, session }: Session, isSecure: boolean): string {
    const signed = `${player}.${session}`
    const secure = isSecure ? '; Secure' : ''
    return `${COOKIE}=${signed}.${this.#sign(signed)}; Path=/; Max-Age=${MOST_SECONDS}; HttpOnly; SameSite=Lax${secure}`
  }

  /** From a Cookie header. */
  read(header: string | undefined): Session | null {
    const pairs = header?.split(';').map((pair) => pair.trim()) ?? []
    const value = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
    const [player, session, signature] = value?.split('.') ?? []
    if (player === undefined || session === undefined || signature === undefined) return null
    return this.#isSigned(`${player}.${session}`, signature) ? { player, session } : null
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url')
  }

  #isSigned(text: string, signature: string): boolean {
    const expected = Buffer.from(this.#sign(text))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
}
