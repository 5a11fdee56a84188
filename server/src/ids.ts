import { randomBytes, randomInt } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Random values that the server makes up; tests use their own. */
export interface Ids {
  /** Must be hard to guess: whoever knows the id of a private table may watch it. */
  id(): string
  seed(): Uint8Array
  /** Tells guests apart. */
  guestNumber(): number
}

const LENGTH = 14

export const randomIds: Ids = {
  id: () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  seed: () => new Uint8Array(randomBytes(32)),
  guestNumber: () => randomInt(1_000, 10_000),
}
