import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Lock } from './accounts.ts'
import { SESSION_DAYS, type Session } from './sessions.ts'

const SESSION = { name: 'curio', path: '/' } as const
/** Only those requests need it. */
const DEVICE = { name: 'curio-device', path: '/api/me' } as const
const MOST_SECONDS = SESSION_DAYS * 24 * 3600

/** Signs and reads what a browser is known by. */
export class Cookies {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** The value of a Set-Cookie header: it makes the browser a player. */
  session({ player, session }: Session, isSecure: boolean): string {
    const signed = `${player}.${session}`
    return setCookie(SESSION, `${signed}.${this.#sign(signed)}`, isSecure)
  }

  /** From a Cookie header; whether the session still lasts is not known here. */
  readSession(header: string | undefined): Session | null {
    const [player, session, signature] = cookieValue(header, SESSION.name).split('.')
    if (player === undefined || session === undefined || signature === undefined) return null
    return this.#isSigned(`${player}.${session}`, signature) ? { player, session } : null
  }

  /** The value of a Set-Cookie header: it opens nothing, but says that this browser has been logged in to the account. */
  device(device: string, lock: Lock, isSecure: boolean): string {
    return setCookie(DEVICE, `${device}.${this.#sign(deviceText(device, lock))}`, isSecure)
  }

  /** Which device of the account a Cookie header is from; null when it is none, or the password was another then. */
  readDevice(header: string | undefined, lock: Lock): string | null {
    const [device, signature] = cookieValue(header, DEVICE.name).split('.')
    if (device === undefined || signature === undefined) return null
    return this.#isSigned(deviceText(device, lock), signature) ? device : null
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

/** The hash ends it with the password. No session is signed by such a text: it has two parts. */
const deviceText = (device: string, { id, password }: Lock): string => `device.${id}.${device}.${password}`

function setCookie({ name, path }: typeof SESSION | typeof DEVICE, value: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${MOST_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/** Empty when there is none. */
function cookieValue(header: string | undefined, name: string): string {
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? []
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
