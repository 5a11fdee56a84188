import { createHmac, timingSafeEqual } from 'node:crypto'

const COOKIE = 'curio'
const YEAR_SECONDS = 365 * 24 * 3600

/** Who a cookie says its bearer is, once the signature is checked. */
export interface Session {
  readonly player: string
  /** Has to be the player's current session number. */
  readonly session: number
}

/** Signs and reads the cookie that makes a browser a player. */
export class Cookies {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** The value of a Set-Cookie header. */
  header({ player, session }: Session, isSecure: boolean): string {
    const signed = `${player}.${session}`
    const secure = isSecure ? '; Secure' : ''
    return `${COOKIE}=${signed}.${this.#sign(signed)}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`
  }

  /** From a Cookie header. */
  read(header: string | undefined): Session | null {
    const pairs = header?.split(';').map((pair) => pair.trim()) ?? []
    const value = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
    const [player, session, signature] = value?.split('.') ?? []
    if (player === undefined || session === undefined || signature === undefined) return null
    return this.#isSigned(`${player}.${session}`, signature) ? { player, session: Number(session) } : null
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
