import { randomBytes, randomInt } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** What the server makes up; tests make up their own. */
export interface Ids {
  /** Not to be guessed: whoever knows the id of a private table may watch it. */
  id(): string
  seed(): Uint8Array
  /** By which guests are told apart. */
  guestNumber(): number
}

const LENGTH = 14

export const randomIds: Ids = {
  id: () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  seed: () => new Uint8Array(randomBytes(32)),
  guestNumber: () => randomInt(1_000, 10_000),
}
