import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Lock } from './accounts.ts'
import { SESSION_DAYS, type Session } from './sessions.ts'

const SESSION = { name: 'curio', path: '/' } as const
/** Only requests under this path need it. */
const DEVICE = { name: 'curio-device', path: '/api/me' } as const
const MOST_SECONDS = SESSION_DAYS * 24 * 3600

/** Signs and reads the cookies that identify a browser. */
export class Cookies {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** The value of a Set-Cookie header that signs the browser in as a player. */
  session({ player, session }: Session, isSecure: boolean): string {
    const signed = `${player}.${session}`
    return setCookie(SESSION, `${signed}.${this.#sign(signed)}`, isSecure)
  }

  /** Reads a Cookie header; whether the session is still open is checked elsewhere. */
  readSession(header: string | undefined): Session | null {
    const [player, session, signature] = cookieValue(header, SESSION.name).split('.')
    if (player === undefined || session === undefined || signature === undefined) return null
    return this.#isSigned(`${player}.${session}`, signature) ? { player, session } : null
  }

  /** The value of a Set-Cookie header that opens nothing, but shows that this browser has logged in to the account. */
  device(device: string, lock: Lock, isSecure: boolean): string {
    return setCookie(DEVICE, `${device}.${this.#sign(deviceText(device, lock))}`, isSecure)
  }

  /** Which device of the account sent a Cookie header; null when none did, or the password has changed since. */
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

/** It includes the password hash, so that it ends with the password. Texts of sessions have two parts, never four. */
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
